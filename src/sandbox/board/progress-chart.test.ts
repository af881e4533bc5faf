import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { words } from '../../languages/en/texts/sandbox.ts';
import type { Compared } from '../board-view/show.ts';
import { ProgressChart } from './progress-chart.tsx';

const compared: Compared = {
  expedition: { player: 0, side: 'hero' },
  facing: { player: 1, side: 'hero' },
  comparisons: [
    { terrain: 'forest', mine: 4, theirs: 1, counts: true, wins: true },
    { terrain: 'mountain', mine: 0, theirs: 2, counts: false, wins: false },
  ],
  moves: true,
};
const chart = (progress: readonly Compared[]) =>
  renderToString(h(ProgressChart, { progress, seats: ['Alma', 'Bo'], words }));

test('bars are drawn to one scale, and numbers say the same', () => {
  const markup = chart([compared]);
  expect(markup).toContain('width:100%');
  expect(markup).toContain('width:25%');
  expect(markup).toContain('4–1');
});

test('who is greater, what does not count and what moves is said without colour', () => {
  const markup = chart([compared]);
  expect(markup).toContain(`aria-label="${words.board.more}"`);
  expect(markup).toContain('class="idle"');
  expect(markup).toContain(`aria-label="${words.board.moves}"`);
  expect(chart([{ ...compared, moves: false }])).toContain(words.board.stays);
});
