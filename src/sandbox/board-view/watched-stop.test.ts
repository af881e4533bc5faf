import { expect, it } from 'vitest';
import { type EventLine, watchedStop } from './show.ts';

function makeLine(
  stop: number,
  cites: readonly string[],
  lines: readonly EventLine[] = [],
): EventLine {
  return { id: stop, kind: 'step', said: [], cites, stop, lines };
}

it('is the first stop at which a rule is at work', () => {
  const played = [
    makeLine(1, ['5.1.1.a']),
    makeLine(2, [], [makeLine(3, ['6.1.e'])]),
    makeLine(4, ['6.1.e']),
  ];
  expect(watchedStop(played, ['6.1.e'])).toBe(3);
});

it('is the one at which most of several rules are', () => {
  const played = [makeLine(1, ['6.1.e']), makeLine(2, ['6.1.e', '6.3.g']), makeLine(3, ['6.3.g'])];
  expect(watchedStop(played, ['6.1.e', '6.3.g'])).toBe(2);
});

it('is the beginning where none is', () => {
  expect(watchedStop([makeLine(1, ['6.1.e'])], ['1.1.a'])).toBe(0);
});
