import { describe, expect, it } from 'vitest';
import type { Effect, Instruction, ObjectReference } from '../cards/ability.ts';
import type { EditionId } from '../rules/edition.ts';
import type { PlayerPosition } from '../setup/position.ts';
import { makeCard, makeSpell, scenario } from '../testing/scenario.ts';

const bear = makeCard('bear', 'character');
const statue = makeCard('statue', 'landmark-permanent');

function cast(effect: Effect, mine: PlayerPosition = {}, edition: EditionId = '5.0') {
  const { hand = [], ...others } = mine;
  return scenario({
    cards: [makeSpell('plan', effect), bear, statue],
    edition,
    players: [
      { ...others, hand: ['plan', ...hand], deck: ['bear', 'bear'], mana: { ready: 1 } },
      {},
    ],
  }).choose('plan');
}

const DRAW: Effect = [{ do: 'draw' }];
const OTHERWISE_DRAW = { ifNot: DRAW };
const target = { target: { type: 'character' } } as const;
const put = (of: ObjectReference): Instruction => ({
  do: 'put',
  of,
  to: 'hand',
});
const fromReserve = put({ choose: { in: 'reserve', of: 'you' } });

function isAsked(effect: Effect, mine: PlayerPosition = {}, edition: EditionId = '5.0'): boolean {
  return cast(effect, mine, edition).now.decision?.kind === 'may';
}

describe('an optional step without anything to choose is not asked about (6.5.c, 6.5.h)', () => {
  it('goes on as if the player had declined, and the trace says why', () => {
    for (const edition of ['2024-09', '4.0', '5.0'] as const) {
      const played = cast([{ do: 'may', steps: [fromReserve], ...OTHERWISE_DRAW }], {}, edition);
      expect(played.now.decision).toMatchObject({ kind: 'turn' });
      expect(played.query.zone('hand', 0)).toHaveLength(1);
      expect(played.entries('why-not')).toMatchObject([
        { why: 'nothing-there', what: { is: 'yes' } },
      ]);
      if (edition === '5.0') expect(played.cites()).toContain('6.5.h');
    }
    expect(isAsked([{ do: 'may', steps: [fromReserve] }], { reserve: ['bear'] })).toBe(true);
  });

  it('is so whatever the verb', () => {
    const verbs: readonly Instruction[] = [
      { do: 'discard', of: target },
      { do: 'sacrifice', of: { choose: { type: 'character' } } },
      { do: 'exhaust', of: target },
      { do: 'ready', of: target },
      { do: 'gain', of: target, statuses: ['asleep'] },
      { do: 'lose', of: target, statuses: ['asleep'] },
      { do: 'gain-counters', of: target, counter: 'boost', count: 1 },
      { do: 'lose-counters', of: target, counter: 'boost', count: 1 },
      { do: 'double', of: target, counter: 'boost' },
      { do: 'augment', of: target },
      { do: 'distribute-counters', among: target, counter: 'boost', count: 2 },
      { do: 'switch', of: target },
      { do: 'defect', of: target },
      { do: 'activate', abilities: 'join', of: target },
      { do: 'take-control', of: { target: { type: 'permanent' } } },
      { do: 'exchange', of: target, with: 'me' },
      { do: 'sabotage' },
      { do: 'play', what: { choose: { in: 'reserve', of: 'you' } } },
      { do: 'rush' },
    ];
    for (const verb of verbs) expect(isAsked([{ do: 'may', steps: [verb] }]), verb.do).toBe(false);
  });

  it('is so where a part of it is about what there was to choose', () => {
    const boost: Instruction = { do: 'gain-counters', of: 'it', counter: 'boost', count: 1 };
    const steps: Effect = [{ do: 'target', of: target }, boost];
    expect(isAsked([{ do: 'may', steps }])).toBe(false);
    expect(isAsked([{ do: 'may', steps: [...steps, { do: 'may', steps: [boost] }] }])).toBe(false);
    expect(isAsked([{ do: 'may', steps }], { expeditions: { hero: ['bear'] } })).toBe(true);
  });
});

describe('an optional step is asked about while the answer can make a difference', () => {
  it('as where another part of it does something', () => {
    const steps: Effect = [{ do: 'discard', of: target }, ...DRAW];
    expect(isAsked([{ do: 'may', steps }])).toBe(true);
  });

  it('as where it only has no consequence (6.1.g, remark)', () => {
    const asleep = { hero: [{ card: 'bear', statuses: ['asleep'] }] } as const;
    const gain: Instruction = { do: 'gain', of: target, statuses: ['asleep'] };
    expect(isAsked([{ do: 'may', steps: [gain] }], { expeditions: asleep })).toBe(true);
  });

  it('as where a card of the Hand would be chosen, since declining does not tell what is there', () => {
    const spells = put({ choose: { in: 'hand', of: 'you', type: 'spell' } });
    expect(isAsked([{ do: 'may', steps: [spells] }], { hand: ['bear'] })).toBe(true);
    expect(isAsked([{ do: 'may', steps: [spells] }])).toBe(false);
  });

  it('as where what follows speaks of what was chosen', () => {
    const chosen: Effect = [{ do: 'target', of: { target: { type: 'permanent' } } }];
    const exhaust: Effect = [{ do: 'exhaust', of: 'it' }];
    const mine: PlayerPosition = { landmarks: ['statue', 'statue'] };
    const played = cast([...chosen, { do: 'may', steps: [fromReserve] }, ...exhaust], mine);
    expect(played.now.decision).toMatchObject({ kind: 'target' });
    expect(played.choose(played.options()[0]!).now.decision).toMatchObject({ kind: 'may' });
    const counted: Effect = [
      { do: 'may', steps: [fromReserve] },
      { do: 'draw', count: { affected: 'count' } },
    ];
    expect(isAsked([...DRAW, ...counted])).toBe(true);
  });

  it('as where several players may, with something that follows if one of them did', () => {
    const steps: Effect = [
      { do: 'put', who: 'they', of: { choose: { in: 'reserve', of: 'they' } }, to: 'hand' },
    ];
    const may = { do: 'may', who: 'each-player', steps } as const;
    expect(isAsked([may])).toBe(false);
    expect(isAsked([may], { reserve: ['bear'] })).toBe(true);
    expect(isAsked([{ ...may, ifDone: DRAW }])).toBe(true);
  });
});
