/**
 * The page between two cards: for how many pairs of the rulings it finds the situation of the ruling,
 * how long it takes, and the longest time without a pause.
 *
 * A situation is that of a ruling if the event of the ruling is among those that happen only with both
 * cards, and the play cites a rule that decides it; `bench/between/pairs.tsv` has both.
 */
import { join } from 'node:path';
import { noteFigure } from '../scripts/bench/figures.ts';
import { root } from '../scripts/dependencies.mjs';
import { readCards } from '../src/library/examples/folder.ts';
import { findMeetings, type Meeting } from '../src/sandbox/between/meeting.ts';
import { citesDeciding, hasEvent, readPairs } from './between/pairs.ts';

const cards = readCards(join(root, 'data'));
const cardOf = (id: string) => {
  const found = cards.find((card) => card.id === id);
  if (!found) throw new Error(`pairs.tsv: there is no card ${id}`);
  return found;
};

const outcomes = readPairs().map((pair) => {
  const begun = performance.now();
  let first: number | null = null;
  let longest = 0;
  const steps = findMeetings(
    { a: cardOf(pair.a), b: cardOf(pair.b) },
    { cards, edition: '5.0' },
    () => {
      first ??= performance.now() - begun;
    },
  );
  let meetings: readonly Meeting[] | null = null;
  while (!meetings) {
    const from = performance.now();
    const { done, value } = steps.next(false);
    longest = Math.max(longest, performance.now() - from);
    if (done) ({ meetings } = value);
  }
  const whole = performance.now() - begun;
  const place = meetings.findIndex(
    (one) => hasEvent(one, pair.event) && citesDeciding(one, pair.rules),
  );
  const mark = place < 0 ? 'MISSED' : `${place + 1} of ${meetings.length}`;
  const times = `${Math.round(first ?? 0)} / ${Math.round(whole)} ms`;
  console.log(`${mark.padEnd(10)}${pair.a} + ${pair.b}`.padEnd(70), times.padEnd(18), pair.ruling);
  return { pair, place, first: first ?? whole, whole, longest };
});

const brought = outcomes.filter(({ place }) => place >= 0);
const rulings = new Set(outcomes.map(({ pair }) => pair.ruling));
const covered = new Set(brought.map(({ pair }) => pair.ruling));
const slowestOf = (figure: 'first' | 'whole' | 'longest') =>
  Math.round(Math.max(...outcomes.map((one) => one[figure])));
console.log(
  `\n${brought.length} of ${outcomes.length} pairs bring the situation of their ruling; ${covered.size} of ${rulings.size} rulings.`,
);
console.log(
  `Slowest: first situation after ${slowestOf('first')} ms, all after ${slowestOf('whole')} ms, ${slowestOf('longest')} ms without a pause.`,
);
noteFigure(
  'between: pairs that bring the situation of their ruling',
  'share',
  brought.length / outcomes.length,
);
