import { describe, expect, test } from 'vitest';
import type { Decision, DecisionKind, OptionWhat } from '../../engine/state/decision.ts';
import type { ScriptChoice } from './example.ts';
import { decliningAnswer, describeDecision, forcedAnswer, matchAnswer } from './matcher.ts';
import type { PlacedObject, Table } from './table.ts';

const placed = (more: Partial<PlacedObject>): PlacedObject => ({
  card: 'ordis-recruit',
  label: null,
  zone: 'expedition',
  player: 0,
  side: 'hero',
  statuses: [],
  counters: {},
  ...more,
});

const OBJECTS: Readonly<Record<number, PlacedObject>> = {
  1: placed({}),
  2: placed({}),
  3: placed({ side: 'companion' }),
  4: placed({ player: 1 }),
  5: placed({ card: 'kelon-burst', zone: 'reserve', player: 1, side: null, label: 'burst' }),
  6: placed({ card: 'kelon-burst', zone: 'hand', side: null }),
};
const NAMES: Readonly<Record<string, string>> = {
  'ordis-recruit': 'Ordis Recruit',
  'kelon-burst': 'Kelon Burst',
};
const PLAYERS = ['Alma', 'Bo'];

const table: Table = {
  object: (id) => OBJECTS[id] ?? null,
  unknown: () => null,
  isCalled: (id, name) => {
    const { card, label } = OBJECTS[id]!;
    return [card, label, NAMES[card!]].includes(name);
  },
  callName: (id) => OBJECTS[id]!.label ?? NAMES[OBJECTS[id]!.card!]!,
  seat: (who) => (typeof who === 'number' ? who : PLAYERS.indexOf(who)),
  name: (seat) => PLAYERS[seat]!,
};

function decision(whats: OptionWhat[], more: Partial<Decision> = {}): Decision {
  return {
    id: 'd1',
    player: 0,
    kind: 'choose',
    cites: [],
    source: null,
    options: whats.map((what, i) => ({ id: `o${i}`, what })),
    min: 1,
    max: 1,
    ...more,
  };
}

const object = (id: number): OptionWhat => ({ is: 'object', object: id, card: OBJECTS[id]!.card! });
const chosen = (choose: ScriptChoice | ScriptChoice[], asked: Decision) => {
  const match = matchAnswer({ choose }, asked, table);
  return 'answer' in match ? match.answer.options : match.fault;
};

describe('one option', () => {
  const objects = decision([object(1), object(3), object(4), object(5), { is: 'none' }]);

  test('by name, id or label', () => {
    expect(chosen('Kelon Burst', objects)).toEqual(['o3']);
    expect(chosen('kelon-burst', objects)).toEqual(['o3']);
    expect(chosen('burst', objects)).toEqual(['o3']);
    expect(chosen('none', objects)).toEqual(['o4']);
  });

  test('by place and owner', () => {
    expect(chosen('Ordis Recruit', objects)).toBe('several-options');
    expect(chosen({ card: 'Ordis Recruit', of: 'Bo' }, objects)).toEqual(['o2']);
    expect(chosen({ in: 'companion' }, objects)).toEqual(['o1']);
    expect(chosen({ zone: 'reserve' }, objects)).toEqual(['o3']);
    expect(chosen('Kappa', objects)).toBe('no-such-option');
  });

  test('like cards in like places are as good as one another', () => {
    expect(chosen('Ordis Recruit', decision([object(1), object(2)]))).toEqual(['o0']);
  });

  test('of other kinds', () => {
    const mixed = decision([
      { is: 'expedition', expedition: { player: 0, side: 'hero' } },
      { is: 'expedition', expedition: { player: 1, side: 'hero' } },
      { is: 'player', player: 1 },
      { is: 'status', status: 'asleep' },
      { is: 'number', number: 3 },
      { is: 'mode', mode: 1 },
      { is: 'region', region: 4 },
      { is: 'marker', marker: 1, terrain: 'water' },
    ]);
    expect(chosen('hero', mixed)).toEqual(['o0']);
    expect(chosen({ expedition: 'hero', of: 'Bo' }, mixed)).toEqual(['o1']);
    expect(chosen('Bo', mixed)).toEqual(['o2']);
    expect(chosen('asleep', mixed)).toEqual(['o3']);
    expect(chosen(3, mixed)).toEqual(['o4']);
    expect(chosen({ mode: 1 }, mixed)).toEqual(['o5']);
    expect(chosen({ region: 4 }, mixed)).toEqual(['o6']);
    expect(chosen('water', mixed)).toEqual(['o7']);
  });
});

describe('a turn', () => {
  const play = (into: 'hero' | 'companion', scout = false): OptionWhat => ({
    is: 'play',
    object: 6,
    card: 'kelon-burst',
    from: 'hand',
    into: { player: 0, side: into },
    cost: 3,
    scout,
  });
  const action: OptionWhat = {
    is: 'quick-action',
    object: 6,
    card: 'kelon-burst',
    ability: '1',
    cost: 0,
  };
  const turn = decision([play('hero'), play('companion'), play('hero', true), action], {
    kind: 'turn',
  });

  test('says into which Expedition, and by Scout only when it is said', () => {
    expect(chosen('Kelon Burst', turn)).toBe('several-options');
    expect(chosen({ card: 'Kelon Burst', into: 'companion' }, turn)).toEqual(['o1']);
    expect(chosen({ card: 'Kelon Burst', into: 'hero' }, turn)).toEqual(['o0']);
    expect(chosen({ into: 'hero', scout: true }, turn)).toEqual(['o2']);
    expect(chosen({ card: 'Kelon Burst', ability: 1 }, turn)).toEqual(['o3']);
  });

  test('every option is described by a choice that means it alone', () => {
    const asked = describeDecision(turn, table);
    for (const { option, choice } of asked.options)
      expect(chosen(choice, turn)).toEqual([option.id]);
  });
});

describe('waiting Reactions of one ability', () => {
  const reaction = (id: number, more: object): OptionWhat => ({
    is: 'ability',
    object: id,
    card: 'ordis-recruit',
    ability: '0',
    bearer: 3,
    ...more,
  });
  const about = (id: number) => ({ about: [{ object: id, card: OBJECTS[id]!.card! }] });
  const waiting = decision(
    [
      reaction(1, about(5)),
      reaction(2, about(6)),
      reaction(1, { expeditions: [{ player: 0, side: 'hero' }] }),
      reaction(2, { expeditions: [{ player: 0, side: 'companion' }] }),
    ],
    { kind: 'reaction' },
  );

  test('are told apart by what they are about', () => {
    expect(chosen({ about: 'burst' }, waiting)).toEqual(['o0']);
    expect(chosen({ about: 'hero' }, waiting)).toEqual(['o2']);
    expect(chosen({ about: 'companion' }, waiting)).toEqual(['o3']);
    expect(chosen({ about: 'Ordis Recruit' }, waiting)).toBe('no-such-option');
  });

  test('are played as they came where a choice does not say it', () => {
    expect(chosen('Ordis Recruit', waiting)).toEqual(['o0']);
  });

  test('are described with the word that their buttons have', () => {
    const { options } = describeDecision(waiting, table);
    expect(options.map(({ choice }) => (choice as { about?: string }).about)).toEqual([
      'burst',
      'Kelon Burst',
      'hero',
      'companion',
    ]);
  });
});

describe('several options', () => {
  const two = decision([object(1), object(2), object(3)], { min: 0, max: 2 });

  test('each is chosen once', () => {
    expect(chosen(['Ordis Recruit', { in: 'companion' }], two)).toBe('several-options');
    expect(chosen([{ in: 'hero' }, { in: 'hero' }], two)).toEqual(['o0', 'o1']);
    expect(chosen([{ in: 'hero' }, { in: 'hero' }, { in: 'companion' }], two)).toBe('count');
  });

  test('nothing, where nothing may be chosen', () => {
    expect(chosen('none', two)).toEqual([]);
    expect(chosen([], two)).toEqual([]);
    expect(chosen([], decision([object(1)]))).toBe('count');
  });
});

test('what is asked, and who', () => {
  const asked = decision([object(1)], { kind: 'target', player: 1 });
  const fault = (more: { ask?: DecisionKind; player?: number | string }) => {
    const match = matchAnswer({ choose: 'ordis-recruit', ...more }, asked, table);
    return 'fault' in match ? match.fault : null;
  };
  expect(fault({ ask: 'target', player: 'Bo' })).toBeNull();
  expect(fault({ ask: 'may' })).toBe('other-kind');
  expect(fault({ player: 'Alma' })).toBe('other-player');
});

test('forced and declining answers', () => {
  expect(forcedAnswer(decision([object(1)]))?.options).toEqual(['o0']);
  expect(forcedAnswer(decision([object(1), object(2)]))).toBeNull();
  expect(forcedAnswer(decision([object(1)], { min: 0 }))).toBeNull();
  expect(decliningAnswer(decision([object(1), { is: 'pass' }]))?.options).toEqual(['o1']);
  expect(decliningAnswer(decision([object(1)], { min: 0 }))?.options).toEqual([]);
  expect(decliningAnswer(decision([object(1), object(2)]))).toBeNull();
});
