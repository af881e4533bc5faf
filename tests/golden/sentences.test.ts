import { describe, expect, test } from 'vitest';
import type { DecisionKind } from '../../src/engine/state/decision.ts';
import type { MoveReason } from '../../src/engine/state/trace.ts';
import type { UnofferedReason } from '../../src/engine/unoffered.ts';
import type { PlaceObstacle } from '../../src/engine/unoffered-places.ts';
import { PLAY_WORDS } from '../../src/languages/all-languages.ts';
import { VERBS } from '../../src/languages/en/say/step-verb.ts';
import { createTeller } from '../../src/languages/say/teller.ts';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { GOLDEN_EVENTS, type GoldenEvent, sentenceOf } from './golden-sentences.ts';

/**
 * After a change of words: `npx vitest run tests/golden -u` writes the sentences; read those that differ
 * in each language before they are committed.
 */
test('every sentence is as it was read', async () => {
  const told = GOLDEN_EVENTS.map((event) =>
    [
      titleOf(event),
      ...LANGUAGES.map(
        (language) => `${language} ${sentenceOf(event, PLAY_WORDS[language], createTeller)}`,
      ),
    ].join('\n  '),
  );
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('sentences.txt');
});

/** Returns a line that says what an event is and whom it is told to. */
function titleOf({ say, value, viewer }: GoldenEvent): string {
  return `${say} ${kindsOf(value).join(' ')}, to ${viewer === null ? 'a spectator' : `seat ${viewer}`}`;
}

/** Returns the words of the engine by which an event is told. */
function kindsOf(value: GoldenEvent['value']): string[] {
  const parts: Readonly<Record<string, unknown>> = {
    ...value,
    ...('what' in value && typeof value.what === 'object' ? value.what : {}),
    ...('obstacle' in value ? value.obstacle : {}),
  };
  return ['kind', 'action', 'is', 'why', 'verb', 'ask', 'daily', 'phase'].flatMap((key) => {
    const part = parts[key];
    return typeof part === 'string' ? part : [];
  });
}

/** Lists the members of a union; one that is left out does not compile. */
const everyOne = <Member extends string>(members: Readonly<Record<Member, true>>) =>
  Object.keys(members) as Member[];

const DECISIONS = everyOne<DecisionKind>({
  turn: true,
  'starting-mana': true,
  expand: true,
  target: true,
  choose: true,
  may: true,
  modes: true,
  expedition: true,
  region: true,
  player: true,
  status: true,
  number: true,
  counter: true,
  payment: true,
  play: true,
  reaction: true,
  ability: true,
  'clean-up': true,
  modifier: true,
  'optional-modifier': true,
  die: true,
  'swap-orbs': true,
  'shuffle-back': true,
  timestamps: true,
});
const OBSTACLES = everyOne<UnofferedReason['why']>({
  place: true,
  type: true,
  status: true,
  without: true,
  cost: true,
  controller: true,
  itself: true,
  token: true,
  other: true,
  'not-played-from-there': true,
  'no-quick-action': true,
  'not-your-turn': true,
});
const PLACE_OBSTACLES = everyOne<PlaceObstacle>({
  'not-yours': true,
  'nothing-to-play': true,
  'no-object': true,
  other: true,
});
const MOVES = everyOne<MoveReason>({
  'clean-up': true,
  create: true,
  declare: true,
  discard: true,
  draw: true,
  exchange: true,
  expand: true,
  play: true,
  put: true,
  reshuffle: true,
  resolved: true,
  rest: true,
  resupply: true,
  return: true,
  sacrifice: true,
  send: true,
  'starting-mana': true,
  'take-control': true,
});

describe('there is a sentence about every', () => {
  const { entries, actions, whyNot, options } = PLAY_WORDS.en;
  const whatIs = ({ what }: Readonly<Record<string, unknown>>) =>
    (what as { is?: string } | undefined)?.is;
  const why = ({ obstacle }: Readonly<Record<string, unknown>>) =>
    (obstacle as { why?: string } | undefined)?.why;
  test.each([
    ['kind of entry', [...Object.keys(entries), 'action'], saidBy('entry').map(({ kind }) => kind)],
    ['action', Object.keys(actions), valuesOf('action').map(({ action }) => action)],
    ['reason why not', Object.keys(whyNot), valuesOf('why-not').map((value) => value.why)],
    ['reason of a move', MOVES, valuesOf('action').map((value) => value.why)],
    ['step', Object.keys(VERBS), valuesOf('step').map(({ verb }) => verb)],
    ['decision', DECISIONS, saidBy('decision').map(({ kind }) => kind)],
    ['option', Object.keys(options), saidBy('option').map(whatIs)],
    ['card that is not offered', OBSTACLES, saidBy('unoffered').map(why)],
    [
      'place that is not offered',
      PLACE_OBSTACLES,
      saidBy('unofferedPlace').map((value) => value.why),
    ],
  ])('%s', (_, kinds, told) => {
    expect(kinds.filter((kind) => !told.includes(kind))).toEqual([]);
  });
});

function saidBy(say: GoldenEvent['say']): Readonly<Record<string, unknown>>[] {
  return GOLDEN_EVENTS.filter((event) => event.say === say).map(({ value }) => ({ ...value }));
}

function valuesOf(kind: string): Readonly<Record<string, unknown>>[] {
  return saidBy('entry').filter((value) => value.kind === kind);
}
