import { describe, expect, it } from 'vitest';
import type { Effect, ExpeditionReference, Instruction, PassiveRule } from '../cards/ability.ts';
import type { EditionId } from '../rules/edition.ts';
import type { PlayerPosition } from '../setup/position.ts';
import { makeCard, makeSpell, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const passive = (id: string, rule: PassiveRule) =>
  makeCard(id, 'landmark-permanent', { abilities: [{ kind: 'passive', rule }] });
const brambles = passive('brambles', {
  rule: 'cannot-move-forward',
  expedition: { side: 'hero' },
});
const famine = passive('famine', { rule: 'cannot-gain-counters', of: { type: 'character' } });

function cast(effect: Effect, mine: PlayerPosition = {}, edition: EditionId = '5.0') {
  return scenario({
    cards: [makeSpell('plan', effect), bear, brambles, famine],
    edition,
    players: [{ ...mine, hand: ['plan'], deck: ['bear', 'bear'], mana: { ready: 1 } }, {}],
  }).choose('plan');
}

const forward = (expedition: ExpeditionReference): Instruction => ({
  do: 'move-forward',
  expedition,
  regions: 1,
});
const BLOCKED: PlayerPosition = { landmarks: ['brambles'] };

describe('an option that is impossible cannot be chosen (6.1.g)', () => {
  it('is an Expedition that an ability keeps from moving', () => {
    const asked = cast([forward({ target: { of: 'you' } })], {
      ...BLOCKED,
      expeditions: { companion: { distance: 1 } },
    });
    expect(
      asked
        .entries('decision')
        .at(-2)
        ?.options.map(({ id }) => id),
    ).toEqual(['expedition:0:companion']);
    expect(asked.game.expeditions.map(({ distance }) => distance)).toEqual([0, 2, 0, 0]);
    expect(asked.entries('why-not')).toMatchObject([
      {
        why: 'cannot-move',
        what: { is: 'expedition', expedition: { player: 0, side: 'hero' } },
        by: { card: 'brambles' },
        cites: expect.arrayContaining(['6.1.g', '1.4.1.a']),
      },
    ]);
    expect(cast([forward({ choose: {} })], BLOCKED).options()).toEqual([
      '0:companion',
      '1:hero',
      '1:companion',
    ]);
  });

  it('is left out until none is left, and then nothing happens', () => {
    const asked = cast([forward({ target: { of: 'you', side: 'hero' } }), { do: 'draw' }], BLOCKED);
    expect(asked.game.expeditions[0]!.distance).toBe(0);
    expect(asked.query.zone('hand', 0)).toHaveLength(1);
  });

  it('stays one that would only have no consequence: at the end of its way (7.3.25.c)', () => {
    const asked = cast([forward({ target: {} })], { expeditions: { hero: { distance: 6 } } });
    expect(asked.options()).toContain('0:hero');
  });

  it('is every Expedition in the Arena, where none can move (4.3.d)', () => {
    const push = (effect: Effect) =>
      scenario({
        cards: [makeSpell('plan', effect)],
        players: [{ hand: ['plan'], mana: { ready: 1 } }, {}],
        adventure: { arena: true },
      }).choose('plan');
    const asked = push([forward({ target: {} }), { do: 'draw' }]);
    expect(asked.now.decision).toMatchObject({ kind: 'turn' });
    expect(asked.entries('why-not')[0]).toMatchObject({
      why: 'arena',
      cites: expect.arrayContaining(['6.1.g', '7.3.25.e', '4.3.d']),
    });
    const back = { do: 'move-backward', expedition: { choose: {} }, regions: 1 } as const;
    expect(push([back]).now.decision).toMatchObject({ kind: 'turn' });
    const optional = push([{ do: 'may', steps: [forward({ target: {} })], ifNot: [] }]);
    expect(optional.now.decision).toMatchObject({ kind: 'turn' });
  });

  it('was chosen at the declaration in edition 2024-09, whatever came of it', () => {
    expect(cast([forward({ target: {} })], BLOCKED, '2024-09').options()).toContain('0:hero');
  });

  it('is a status that is there already, where one of several is chosen (7.3.16.b)', () => {
    const gain = (one: true | undefined): Instruction => ({
      do: 'gain',
      of: { target: { type: 'character' } },
      statuses: ['anchored', 'asleep'],
      ...(one ? { one } : {}),
    });
    const asleep = (statuses: readonly ('asleep' | 'anchored')[]) => ({
      expeditions: { hero: [{ card: 'bear', as: 'b', statuses }] },
    });
    const chosen = cast([gain(true)], asleep(['asleep']));
    expect(chosen.object('b').statuses).toEqual(['asleep', 'anchored']);
    expect(chosen.entries('why-not')).toMatchObject([
      {
        why: 'already-has',
        what: { is: 'status', status: 'asleep' },
        word: 'asleep',
        cites: expect.arrayContaining(['6.1.g', '2.4.1.f', '7.3.16.b']),
      },
    ]);
    expect(cast([gain(true)], asleep([])).options()).toEqual(['anchored', 'asleep']);
    expect(cast([gain(true)], asleep(['anchored', 'asleep'])).object('b').statuses).toHaveLength(2);
  });

  it('is no Character that has the status already: the choice has no consequence (6.1.g)', () => {
    const asked = cast(
      [{ do: 'gain', of: { target: { type: 'character' } }, statuses: ['asleep'] }],
      { expeditions: { hero: [{ card: 'bear', as: 'b', statuses: ['asleep'] }, 'bear'] } },
    );
    expect(asked.now.decision).toMatchObject({ kind: 'target' });
    expect(asked.options()).toContain('b');
  });

  it('is a Character that an ability keeps from gaining counters', () => {
    const boost: Effect = [
      { do: 'gain-counters', of: { target: { type: 'character' } }, counter: 'boost', count: 1 },
    ];
    const blocked = cast(boost, { landmarks: ['famine'], expeditions: { hero: ['bear', 'bear'] } });
    expect(blocked.now.decision).toMatchObject({ kind: 'turn' });
    expect(blocked.entries('why-not').map(({ why }) => why)).toEqual([
      'cannot-gain-counters',
      'cannot-gain-counters',
    ]);
  });

  it('is no Character that gains something else in the same step (6.1.c, 6.5.h)', () => {
    const asked = cast(
      [
        {
          do: 'together',
          steps: [
            {
              do: 'gain-counters',
              of: { target: { type: 'character' } },
              counter: 'boost',
              count: 1,
            },
            { do: 'gain', of: 'it', statuses: ['asleep'] },
          ],
        },
      ],
      { landmarks: ['famine'], expeditions: { hero: [{ card: 'bear', as: 'b' }] } },
    );
    expect(asked.object('b')).toMatchObject({ statuses: ['asleep'], counters: {} });
  });
});

describe('a mode that is impossible cannot be chosen (6.1.g, 6.5.g)', () => {
  const either = (first: Effect): Effect => [
    { do: 'choose', count: 1, modes: [{ steps: first }, { steps: [{ do: 'draw' }] }] },
  ];

  it('is one whose Expedition cannot move', () => {
    const taken = cast(either([forward({ side: 'hero' })]), BLOCKED);
    expect(taken.query.zone('hand', 0)).toHaveLength(1);
    expect(taken.entries('why-not')).toMatchObject([
      { why: 'cannot-move', what: { is: 'mode', mode: 0 }, by: { card: 'brambles' } },
    ]);
    const none = cast(either([forward({ target: { side: 'hero', of: 'you' } })]), BLOCKED);
    expect(none.query.zone('hand', 0)).toHaveLength(1);
  });

  it('is none that can do a part of what it says, or that only has no consequence', () => {
    const part = cast(either([forward({ side: 'hero' }), { do: 'resupply' }]), BLOCKED);
    expect(part.options()).toEqual(['mode 0', 'mode 1']);
    const idle = cast(either([{ do: 'move-backward', expedition: { side: 'hero' }, regions: 1 }]));
    expect(idle.options()).toEqual(['mode 0', 'mode 1']);
  });
});

describe('a step that is optional and impossible is not done (6.1.g, 6.5.c)', () => {
  const may = (...steps: Effect): Effect => [{ do: 'may', steps, ifNot: [{ do: 'draw' }] }];

  it('cannot be agreed to where a rule or an ability says that it cannot be', () => {
    const blocked = cast(may(forward({ side: 'hero' })), BLOCKED);
    expect(blocked.now.decision).toMatchObject({ kind: 'turn' });
    expect(blocked.query.zone('hand', 0)).toHaveLength(1);
    expect(blocked.entries('why-not')).toMatchObject([
      { why: 'cannot-move', what: { is: 'yes' }, cites: expect.arrayContaining(['6.1.g']) },
    ]);
    const asleep = cast(
      [
        { do: 'target', of: { target: { type: 'character' } } },
        ...may({ do: 'gain', of: 'it', statuses: ['asleep'] }),
      ],
      { expeditions: { hero: [{ card: 'bear', statuses: ['asleep'] }] } },
    );
    expect(asleep.entries('why-not')).toMatchObject([{ why: 'already-has' }]);
    const nothing = cast(
      [
        { do: 'target', of: { target: { type: 'character' } } },
        ...may({ do: 'double', counter: 'boost', of: 'it' }),
      ],
      { expeditions: { hero: ['bear'] } },
    );
    expect(nothing.entries('why-not')[0]?.cites).toEqual(
      expect.arrayContaining(['6.1.g', '7.3.8.b']),
    );
  });

  it('cannot be agreed to where the object that it is about was never chosen (6.5.h)', () => {
    const upToOne: Effect = [
      {
        do: 'gain',
        of: { target: { type: 'character' }, count: 1, upTo: true },
        statuses: ['asleep'],
      },
      ...may({ do: 'gain-counters', of: 'it', counter: 'boost', count: 2 }),
    ];
    const none = cast(upToOne, { expeditions: { hero: ['bear'] } }).choose();
    expect(none.now.decision).toMatchObject({ kind: 'turn' });
    expect(none.entries('why-not')).toMatchObject([
      { why: 'nothing-there', what: { is: 'yes' }, cites: expect.arrayContaining(['6.5.h']) },
    ]);
    expect(none.query.zone('hand', 0)).toHaveLength(1);
  });

  it('can be agreed to where it only has no consequence', () => {
    const idle = { do: 'move-backward', expedition: { side: 'hero' }, regions: 1 } as const;
    expect(cast(may(idle)).options()).toEqual(['yes', 'no']);
  });
});
