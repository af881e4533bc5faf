import { describe, expect, it } from 'vitest';
import type { Effect } from '../cards/ability.ts';
import { REAL_CARDS } from '../testing/real-cards.ts';
import { makeCard, makeReaction, makeSpell, scenario } from '../testing/scenario.ts';

const real = (...ids: string[]) => REAL_CARDS.filter(({ id }) => ids.includes(id));
const bear = makeCard('bear', 'character');
const tough = makeCard('tough', 'character', {
  abilities: [{ kind: 'keyword', keyword: 'tough', amount: 1 }],
});
const doom = makeSpell('doom', [{ do: 'discard', of: { target: { type: 'character' } } }]);
const free = (effect: Effect) =>
  makeCard('free', 'spell', { handCost: 0, abilities: [{ kind: 'effect', effect }] });

describe('targets (6.5.b)', () => {
  it('are chosen just before the step, each once in a step, again in a later one', () => {
    const twice = makeSpell('twice', [
      {
        do: 'gain-counters',
        of: { target: { type: 'character' }, count: 2, upTo: true },
        counter: 'boost',
        count: 1,
      },
      { do: 'gain', of: { target: { type: 'character' } }, statuses: ['asleep'] },
    ]);
    const start = scenario({
      cards: [bear, twice],
      players: [
        {
          hand: ['twice'],
          mana: { ready: 1 },
          expeditions: {
            hero: [
              { card: 'bear', as: 'a' },
              { card: 'bear', as: 'b' },
            ],
          },
        },
        {},
      ],
    }).choose('twice');
    expect(start.now.decision).toMatchObject({ kind: 'target', min: 0, max: 2 });
    const done = start.choose('a', 'b').choose('a');
    expect(done.object('a')).toMatchObject({ counters: { boost: 1 }, statuses: ['asleep'] });
  });

  it('may be what already has what it would gain (6.1.g, remark)', () => {
    const sleep = makeSpell('sleep', [
      { do: 'gain', of: { target: { type: 'character' } }, statuses: ['asleep'] },
    ]);
    const done = scenario({
      cards: [bear, sleep],
      players: [
        {
          hand: ['sleep'],
          mana: { ready: 1 },
          expeditions: { hero: [{ card: 'bear', as: 'a', statuses: ['asleep'] }] },
        },
        {},
      ],
    }).choose('sleep');
    expect(done.object('a').statuses).toEqual(['asleep']);
    expect(done.entries('why-not').map(({ why }) => why)).toContain('already-has');
  });

  it('do nothing when there is none, and the rest goes on (6.5.h)', () => {
    const both = makeSpell('both', [
      { do: 'discard', of: { target: { type: 'character' } } },
      { do: 'draw' },
    ]);
    const done = scenario({
      cards: [bear, both],
      players: [{ hand: ['both'], deck: ['bear'], mana: { ready: 1 } }, {}],
    }).choose('both');
    expect(done.query.zone('hand', 0)).toHaveLength(1);
  });

  it('can be limited by a sum, one after the other', () => {
    const wrath = real('krakens-wrath');
    const start = scenario({
      cards: [
        makeCard('two', 'character', { handCost: 2 }),
        makeCard('three', 'character', { handCost: 3 }),
        ...wrath,
      ],
      players: [
        { hand: ['krakens-wrath'], mana: { ready: 5 } },
        { deck: ['two'], expeditions: { hero: ['two', 'three', 'three'] } },
      ],
    }).choose('krakens-wrath');
    const after = start.choose('three');
    expect(after.options()).toEqual(['two']);
    const done = after.choose('two');
    expect(done.query.zone('reserve', 1)).toHaveLength(2);
  });
});

describe('targets in edition 2024-09', () => {
  it('are not declared for the abilities that an effect gives (2024-09:5.2.3.b)', () => {
    const discard: Effect = [{ do: 'discard', of: { target: { type: 'character' } } }];
    const trigger = { on: 'leaves', what: 'me', where: 'expedition' } as const;
    const given = makeSpell('given', [
      {
        do: 'ongoing',
        duration: 'this-turn',
        passive: {
          rule: 'gain-ability',
          of: { type: 'character' },
          ability: makeReaction(trigger, discard),
        },
      },
      { do: 'discard', of: { target: { type: 'character' } } },
    ]);
    const asked = scenario({
      cards: [bear, given],
      edition: '2024-09',
      players: [
        {
          hand: ['given'],
          mana: { ready: 1 },
          expeditions: {
            hero: ['a', 'b', 'c'].map((as) => ({ card: 'bear', as })),
          },
        },
        {},
      ],
    }).choose('given');
    const played = asked.choose('a');
    expect(played.zone('a')).toBe('discard');
    expect(played.options()).toEqual(['b', 'c']);
    expect(played.now.decision?.kind).toBe('target');
  });
});

describe('Tough (7.4.7)', () => {
  const start = (mana: number, mine: readonly string[], spellCard = doom) =>
    scenario({
      cards: [bear, tough, spellCard],
      players: [
        { hand: [spellCard.id], mana: { ready: mana }, expeditions: { hero: mine } },
        { expeditions: { hero: [{ card: 'tough', as: 't' }] } },
      ],
    });

  it('must be paid to choose it, when it is chosen (7.4.7.c, e)', () => {
    const asked = start(2, ['bear']).choose('doom');
    const option = asked.now.decision!.options.find(({ pays }) => pays === 1);
    expect(option).toBeDefined();
    const done = asked.choose('tough');
    expect(done.zone('t')).toBe('discard');
    const orbs = done.query.zone('mana', 0).map((id) => done.game.objects[id]!.statuses);
    expect(orbs).toEqual([['exhausted'], ['exhausted']]);
    expect(done.cites()).toContain('7.4.7.e');
  });

  it('is not offered when it cannot be paid, and is never forced (7.4.7.d)', () => {
    expect(start(1, ['bear']).choose('doom').zone('t')).toBe('expedition');
    const asked = start(2, []).choose('doom');
    expect(asked.now.decision).toMatchObject({ kind: 'target', min: 0 });
    expect(asked.choose().zone('t')).toBe('expedition');
  });

  it('is paid even for a Spell played for free, but not by its own controller', () => {
    const done = start(
      0,
      [],
      free([{ do: 'discard', of: { target: { type: 'character' } } }]),
    ).choose('free');
    expect(done.zone('t')).toBe('expedition');
    const own = scenario({
      cards: [tough, doom],
      players: [
        {
          hand: ['doom'],
          mana: { ready: 1 },
          expeditions: { hero: [{ card: 'tough', as: 't' }] },
        },
        {},
      ],
    }).choose('doom');
    expect(own.zone('t')).toBe('discard');
  });

  it('is paid once per effect, however often it is chosen (7.4.7.f)', () => {
    const twice = makeSpell('twice', [
      { do: 'gain-counters', of: { target: { type: 'character' } }, counter: 'boost', count: 1 },
      { do: 'gain-counters', of: { target: { type: 'character' } }, counter: 'boost', count: 1 },
    ]);
    const done = start(2, [], twice).choose('twice').choose('t');
    expect(done.object('t').counters).toEqual({ boost: 2 });
  });

  it('protects neither in Reserve nor from what does not target', () => {
    const all = makeSpell('all', [{ do: 'discard', of: { all: { type: 'character' } } }]);
    expect(start(1, [], all).choose('all').zone('t')).toBe('discard');
    const sabotaged = scenario({
      cards: [tough, makeSpell('spy', [{ do: 'sabotage' }])],
      players: [{ hand: ['spy'], mana: { ready: 1 } }, { reserve: [{ card: 'tough', as: 't' }] }],
    }).choose('spy');
    expect(sabotaged.now.decision?.cites).toEqual(expect.arrayContaining(['7.4.7.c', '2.2.12.g']));
    expect(sabotaged.choose('t').zone('t')).toBe('discard');
  });
});

describe('Tough in edition 2024-09', () => {
  it('raises the cost at the declaration, and so is nothing for what is free', () => {
    const asked = (mana: number) =>
      scenario({
        edition: '2024-09',
        cards: [bear, tough, doom],
        players: [
          { hand: ['doom'], mana: { ready: mana }, expeditions: { hero: ['bear', 'bear'] } },
          { expeditions: { hero: [{ card: 'tough', as: 't' }] } },
        ],
      }).choose('doom');
    expect(asked(1).now.decision?.options).toHaveLength(2);
    expect(asked(2).now.decision?.options).toHaveLength(3);
    const kadigir = real('the-kadigir-yzmir-bastion');
    const cast = scenario({
      edition: '2024-09',
      cards: [tough, doom, ...kadigir],
      players: [
        { hand: ['doom'], landmarks: ['the-kadigir-yzmir-bastion'] },
        { expeditions: { hero: [{ card: 'tough', as: 't' }] } },
      ],
    })
      .choose('the-kadigir-yzmir-bastion')
      .choose('doom');
    expect(cast.zone('t')).toBe('discard');
  });
});
