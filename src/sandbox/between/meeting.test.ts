import { join } from 'node:path';
import { expect, test } from 'vitest';
import { advance } from '../../engine/advance.ts';
import { createPosition } from '../../engine/setup/placing.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import { readCards } from '../../library/examples/folder.ts';
import { finishSteps } from '../model/slices.ts';
import { THIRD_CARDS } from './asked.ts';
import { findMeetings, type Meeting, MOST_MEETINGS, MOST_POSITIONS } from './meeting.ts';
import { obstaclesOf, reasonsForNone } from './obstacle.ts';
import { SEED } from './play-scene.ts';
import { COMPANY, MOST_SCENES, type Pair, scenesOf } from './scene.ts';

const cards = readCards(join(import.meta.dirname, '../../../data'));
const rules = { cards, edition: '5.0' } as const;
const cardOf = (id: string) => cards.find((card) => card.id === id)!;
const pairOf = (a: string, b: string): Pair => ({ a: cardOf(a), b: cardOf(b) });
const findNew = (a: string, b: string) => finishSteps(findMeetings(pairOf(a, b), rules)).meetings;
const found = new Map<string, readonly Meeting[]>();
/** The meetings of a pair, searched for once for all tests. */
function meetingsOf(a: string, b: string): readonly Meeting[] {
  const meetings = found.get(`${a} ${b}`) ?? findNew(a, b);
  found.set(`${a} ${b}`, meetings);
  return meetings;
}

/** Plays the answers of a meeting from its position again, as a board does. */
function replayMeeting({ played }: Meeting): readonly TraceEntry[] {
  const { game } = createPosition(played.position, { ...rules, seed: SEED });
  let now = advance(game);
  const entries = [...now.trace];
  for (const options of played.answers) {
    now = advance(now.game, { options });
    entries.push(...now.trace);
  }
  return entries;
}

test('what one card forbids the other is told with its rule (7.3.1.e)', () => {
  const [first] = meetingsOf('the-council', 'ganesha-shifted');
  expect(first!.scene).toMatchObject({ actor: 'b', spot: 'facing' });
  expect(first!.told[0]!.entry).toMatchObject({ kind: 'why-not', why: 'cannot-activate' });
  expect(first!.cites[0]).toBe('7.3.1.e');
});

test('a Reaction to what the other card does is told', () => {
  const found = meetingsOf('harvest-rare', 'quetzalcoatl');
  const facing = found.find(({ scene }) => scene.spot === 'facing')!;
  expect(facing.told[0]!.entry).toMatchObject({
    kind: 'activation',
    reaction: { card: 'quetzalcoatl' },
  });
});

test('a card that is paid for as a target of the other is told apart from one that is not', () => {
  const spots = meetingsOf('banishing-gate', 'achilles').map(({ scene }) => scene.spot);
  expect(spots).toContain('facing');
});

test('what a status of its own does to a card stands behind what the other card does', () => {
  const [first, ...others] = meetingsOf('fire-rabbit', 'arcolano-milk');
  expect(first!.told.map(({ entry }) => entry.kind)).toContain('why-not');
  const last = others.at(-1)!;
  expect(last.told[0]!.entry).toMatchObject({ kind: 'modifier', how: 'rule' });
});

test('a card that reacts to what is done to a third is told first', () => {
  const [first] = meetingsOf('the-nilam-withered-tree', 'tik-tok');
  expect(first!.told[0]!.entry).toMatchObject({
    kind: 'activation',
    reaction: { card: 'the-nilam-withered-tree' },
  });
});

test('what one of the cards does to any card is told from what the two do to each other', () => {
  const generalIn = (a: string, b: string) =>
    meetingsOf(a, b).map(({ isGeneral, cites }) => [cites[0], isGeneral]);
  expect(generalIn('the-council', 'ganesha-shifted')).toEqual([['7.3.1.e', false]]);
  // Any card can be sent to Reserve; only one with Tough asks for a payment (7.4.7.c).
  expect(generalIn('banishing-gate', 'achilles')).toEqual([
    ['7.4.7.c', false],
    ['7.3.7.a', true],
  ]);
});

test('a Terrain Marker that comes before a passive ability is told with its rule (3.2.1.e)', () => {
  const [first] = meetingsOf('persephone', 'nadir-bubbles');
  expect(first!.told[0]!.entry).toMatchObject({ kind: 'passives', markers: [{ region: 1 }] });
  expect(first!.cites[0]).toBe('3.2.1.e');
});

/** Pairs of cards of the book's examples, by the rule that the example explains. */
test.each([
  ['1.4.5.a', 'kitsune', 'anubis'],
  ['5.2.d', 'bravos-tracer', 'lady-of-the-lake-shifted'],
  ['5.1.2.k', 'mana-flare', 'wanax-reka-hexarch'],
  ['7.3.1.d', 'dr-frankenstein', 'brassbug-hub'],
  ['7.3.1.e', 'hua-mulan', 'the-council'],
  ['7.3.29.b', 'woolly-woolly-field', 'turuun-benih'],
])('the example of %s, %s and %s, comes first between its two cards', (rule, a, b) => {
  expect(meetingsOf(a, b)[0]!.cites).toContain(rule);
});

test.each([
  ['robin-hood', 'coppelia', { why: 'free', speaker: 'a', rules: ['7.3.26.a', '5.1.2.f'] }],
  ['robin-hood', 'coppelia', { why: 'unspoken', speaker: 'b', changed: ['free', 'statuses'] }],
  ['will-o-the-wisp', 'mountain-nymph', { why: 'unspoken', speaker: 'b', changed: ['tokens'] }],
  ['will-o-the-wisp', 'mountain-nymph', { why: 'unspoken', changed: ['moving', 'costs'] }],
])('%s and %s have no influence on each other, and it is said why', (a, b, reason) => {
  expect(meetingsOf(a, b)).toEqual([]);
  expect(reasonsForNone(pairOf(a, b))).toContainEqual(expect.objectContaining(reason));
});

test('a third card is played after a card whose effect waits for one', () => {
  const [council] = meetingsOf('the-foundry-axiom-bastion', 'the-council');
  expect(council!.scene).toMatchObject({ actor: 'a', spot: 'facing', follows: 'third' });
  expect(council!.told[0]!.entry).toMatchObject({ kind: 'why-not', why: 'cannot-activate' });
  expect(council!.cites).toContain('7.3.1.e');
  const spell = meetingsOf('the-kadigir-yzmir-bastion', 'achilles').find(
    ({ scene }) => scene.follows === 'third',
  );
  expect(spell!.facts.map(({ entry }) => entry)).toContainEqual(
    expect.objectContaining({ kind: 'answer', chosen: [expect.objectContaining({ pays: 1 })] }),
  );
});

test('what lasts for the Day is played on to Dusk, where an Expedition would move', () => {
  const [first] = meetingsOf('celebration-day', 'the-magic-sleigh');
  expect(first!.scene).toMatchObject({ actor: 'a', follows: 'dusk' });
  expect(first!.told.map(({ entry }) => entry)).toContainEqual(
    expect.objectContaining({ kind: 'why-not', why: 'cannot-move' }),
  );
});

test('hand and Reserve are empty where a text asks for it', () => {
  const bare = meetingsOf('the-little-match-girl-rare', 'quetzalcoatl').find(
    ({ scene }) => scene.bare && scene.act.do === 'play' && scene.act.from === 'reserve',
  );
  const activations = bare!.told.filter(({ entry }) => entry.kind === 'activation');
  expect(activations).toHaveLength(2);
});

test('an exhausted card in Reserve is played where a text lets it', () => {
  const played = meetingsOf('vaike-energy-pioneer', 'kelonic-heater').find(
    ({ scene }) => scene.act.do === 'play' && scene.act.exhausted,
  );
  expect(played!.scene).toMatchObject({ actor: 'a', spot: 'beside' });
  expect(played!.told[0]!.entry).toMatchObject({ kind: 'declaration' });
});

test('few Mana Orbs and a boosted token are there where a text asks for them', () => {
  const [first] = meetingsOf('atlas-shifted', 'gulrang-tocsin');
  expect(first!.told.map(({ entry }) => entry)).toContainEqual(
    expect.objectContaining({ kind: 'why-not', why: 'cannot-move' }),
  );
  expect(first!.cites).toContain('7.4.2.b');
});

test('two cards without abilities change nothing about each other', () => {
  expect(meetingsOf('shenlong', 'kappa')).toEqual([]);
});

const PAIRS = [
  ['maw', 'the-kraken'],
  ['amarok', 'atlas'],
  ['fire-rabbit', 'arcolano-milk'],
  ['ada-lovelace', 'ada-lovelace'],
] as const;

test.each(PAIRS)('each situation of %s and %s plays the same again', (a, b) => {
  for (const meeting of meetingsOf(a, b)) {
    const again = replayMeeting(meeting);
    expect(again.slice(0, meeting.played.entries.length)).toEqual(meeting.played.entries);
  }
});

test.each(PAIRS)('%s and %s bring the same situations each time', (a, b) => {
  expect(findNew(a, b)).toEqual(meetingsOf(a, b));
});

test('any two cards are played within bounds, and what is told names one of them', () => {
  const some = cards.filter(({ type }, place) => type !== 'mana' && place % 211 === 0);
  for (const [place, a] of some.entries()) {
    const b = some[(place * 7 + 3) % some.length]!;
    const { meetings: found, positions } = finishSteps(findMeetings({ a, b }, rules));
    expect(scenesOf({ a, b }).length).toBeLessThanOrEqual(MOST_SCENES);
    expect(positions).toBeLessThanOrEqual(MOST_POSITIONS);
    expect(found.length).toBeLessThanOrEqual(MOST_MEETINGS);
    for (const { told, cites, played } of found) {
      expect(told.length).toBeGreaterThan(0);
      expect(cites.length).toBeGreaterThan(0);
      expect(played.answers.length).toBeLessThanOrEqual(40);
    }
  }
});

test('the search pauses after each position, and ends where it is told to', () => {
  const steps = findMeetings(pairOf('maw', 'the-kraken'), rules);
  expect(steps.next(false)).toMatchObject({ done: false });
  expect(steps.next(true)).toMatchObject({ done: true });
});

test('those who stand around have no abilities and are loaded with one part of the collection', () => {
  const company = COMPANY.map(cardOf);
  expect(company.flatMap(({ abilities }) => abilities)).toEqual([]);
  const loaded = [...company, ...Object.values(THIRD_CARDS).map(cardOf)];
  const parts = new Set(loaded.map(({ faction, rarity }) => `${faction} ${rarity}`));
  expect([...parts].filter((part) => !part.startsWith('undefined'))).toEqual(['lyra common']);
});

test('what a text does not speak of is said, with the rule', () => {
  expect(obstaclesOf(pairOf('banishing-gate', 'kelonic-generator'))).toContainEqual({
    why: 'place',
    card: 'a',
    is: 'spell',
    rules: ['2.2.1.h', '5.1.2.j'],
  });
  const types = obstaclesOf(pairOf('helping-hand', 'kelonic-generator'));
  expect(types).toContainEqual(
    expect.objectContaining({ why: 'type', speaker: 'a', is: 'landmark-permanent' }),
  );
});

test('a passive ability that applies to its own card, and a card that only stands around, tell nothing', () => {
  const told = [
    ...meetingsOf('amarok', 'atlas'),
    ...meetingsOf('kelonic-heater', 'frozen-delivery'),
  ];
  const own = told.flatMap(({ told }) => told).filter(({ applies }) => applies?.by === applies?.to);
  expect(own.filter(({ applies }) => applies)).toEqual([]);
  const around: readonly string[] = COMPANY;
  const moved = told
    .flatMap(({ told }) => told)
    .flatMap(({ entry }) => ('object' in entry ? (entry.object?.card ?? []) : []));
  expect(moved.filter((card) => around.includes(card))).toEqual([]);
});

test.each(['banishing-gate', 'lyra-cloth-dancer'])(
  'what Tough makes a player of %s pay is told before what happens to the target',
  (card) => {
    const [facing] = meetingsOf(card, 'achilles').filter(({ scene }) => scene.spot === 'facing');
    const [paid, happens] = facing!.told.map(({ entry }) => entry);
    expect(paid).toMatchObject({ kind: 'answer', chosen: [{ pays: 1 }] });
    expect(happens).toMatchObject({ kind: 'action', object: { card: 'achilles' } });
  },
);

test('a gained status comes before the reason why it is not gained twice', () => {
  const [first] = meetingsOf('tied-to-the-mast', 'patroclus');
  expect(first!.told.map(({ entry }) => entry.kind)).toContain('action');
});

test('two cards that never meet have a reason, also where both are about the same', () => {
  expect(reasonsForNone(pairOf('kedarm', 'the-foundry-axiom-bastion'))).toEqual([
    { why: 'third', speaker: 'a', shared: ['activations'], rules: ['7.3.1.a'] },
  ]);
  expect(reasonsForNone(pairOf('lindiwe-maw', 'maw'))).toEqual([
    { why: 'creates', speaker: 'a', rules: ['7.3.5.a', '2.2.1.d'] },
  ]);
  const spoken = reasonsForNone(pairOf('the-little-match-girl-rare', 'quetzalcoatl'));
  expect(spoken).not.toContainEqual(expect.objectContaining({ why: 'unspoken', speaker: 'a' }));
});

test('hands are large enough for effects that discard down to a number of cards', () => {
  const facing = meetingsOf('double-cross', 'grumpy-imp').find(
    ({ scene }) => scene.spot === 'facing',
  );
  expect(facing!.told[0]!.entry).toMatchObject({
    kind: 'activation',
    reaction: { card: 'grumpy-imp' },
  });
});
