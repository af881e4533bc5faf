import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { words } from '../../languages/en/texts/sandbox.ts';
import type { EventLine } from '../board-view/show.ts';
import { type BoardTable, TableContext } from '../elements/table-context.ts';
import type { Branch } from '../model/session.ts';
import type { Forks } from './forks.tsx';
import { Timeline } from './timeline-list.tsx';

function makeLine(id: number, stop: number, more: Partial<EventLine> = {}): EventLine {
  return { id, kind: 'step', said: [{ text: `line ${id}` }], cites: [], stop, ...more };
}
const unforked = { forks: new Map(), go: () => undefined, follow: () => undefined };
const lines = [
  makeLine(1, 1, { cites: ['6.1.e'], lines: [makeLine(2, 1, { kind: 'action', times: 5 })] }),
  makeLine(3, 2, { together: 4 }),
  makeLine(4, 3, { kind: 'decision' }),
];

function drawTimeline(
  at: number,
  current: number | null,
  live = true,
  forks: Forks = new Map(),
): string {
  const isLit = ({ cites }: EventLine) => cites.includes('6.1.e');
  const rules = () => null;
  const props = {
    lines,
    at,
    current,
    live,
    words,
    isLit,
    differing: null,
    rules,
    ...unforked,
    forks,
  };
  return renderToString(h(Timeline, props));
}

describe('a timeline', () => {
  test('is plain text before it is live, and buttons then', () => {
    expect(drawTimeline(0, null, false)).not.toContain('<button');
    expect(drawTimeline(0, null).match(/<button/g)).toHaveLength(4);
  });

  test('leads from the name of a card to its page, beside the button of the line', () => {
    const named = makeLine(1, 1, {
      said: [{ text: 'Alma plays ' }, { text: 'Kappa', card: 'kappa' }],
    });
    const printed = {
      name: 'Kappa',
      type: 'character',
      line: '',
      text: [],
      page: '/en/cards/kappa/',
    };
    const table = { library: { kappa: printed } } as unknown as BoardTable;
    const drawn = (live: boolean) => {
      const props = { lines: [named], at: 0, current: null, live, words, isLit: () => false };
      const more = { differing: null, rules: () => null, ...unforked };
      const node = h(Timeline, { ...props, ...more });
      return renderToString(h(TableContext.Provider, { value: table }, node));
    };
    const link = '<a class="card-link" href="/en/cards/kappa/">Kappa</a>';
    expect(drawn(false)).toContain(link);
    expect(drawn(true)).toContain(link);
    expect(drawn(true)).toContain(`aria-label="${words.timeline.goTo(1)}"></button>Alma plays `);
  });

  test('tells what is to come from what has been', () => {
    expect(drawTimeline(1, 1).match(/to-come/g)).toHaveLength(2);
    expect(drawTimeline(0, null).match(/to-come/g)).toHaveLength(4);
    expect(drawTimeline(3, 4)).not.toContain('to-come');
  });

  test('marks the line of the moment, also one inside another', () => {
    expect(drawTimeline(1, 2).match(/aria-current="step"/g)).toHaveLength(1);
    expect(drawTimeline(1, 2)).toMatch(/aria-current="step"><button[^>]*>5 × line 2/);
  });

  test('marks where the rule read is at work, and what happens at once', () => {
    expect(drawTimeline(0, null)).toContain(`aria-label="${words.timeline.lit}"`);
    expect(drawTimeline(0, null)).toContain(words.timeline.actions(4));
  });
});

describe('a decision in a timeline', () => {
  const branch = { piece: 0, answer: { options: ['a'] }, isFirst: true } as unknown as Branch;
  const chosen = [[{ text: 'play Kappa' }]];
  const forks: Forks = new Map([[3, { options: 3, branches: [{ branch, chosen }] }]]);

  test('says how many options there are, and leads to the line that was left', () => {
    const drawn = drawTimeline(0, null, true, forks);
    expect(drawn).toContain(words.decision.options(3));
    expect(drawn).toContain(`${words.timeline.mainLine}:</b> play Kappa`);
  });

  test('is a plain line before the timeline is live', () => {
    expect(drawTimeline(0, null, false, forks)).not.toContain(words.decision.options(3));
  });
});

describe('of thousands of lines', () => {
  const many = Array.from({ length: 1000 }, (_, i) =>
    makeLine(2 * i + 1, i, { lines: [makeLine(2 * i + 2, i)] }),
  );
  const drawnOf = (live: boolean) => {
    const props = { lines: many, at: 0, current: null, live, words, isLit: () => false };
    const node = h(Timeline, { ...props, differing: null, rules: () => null, ...unforked });
    return renderToString(node).match(/class="line/g)?.length;
  };

  test('few are drawn at once on a page that is live, so that it answers meanwhile', () => {
    expect(drawnOf(true)).toBe(300);
  });

  test('all are written on a page that is not', () => {
    expect(drawnOf(false)).toBe(2000);
  });
});
