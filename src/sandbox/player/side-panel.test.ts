import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { words } from '../../languages/en/texts/sandbox.ts';
import type { Said, ShownDecision } from '../board-view/show.ts';
import type { Told } from '../board-view/told.ts';
import type { Choosing } from '../decision/use-choice.ts';
import { NOTHING_CHOSEN } from '../model/choice.ts';
import { standAt } from '../model/walk.ts';
import { Desk } from './side-panel.tsx';

const choosing = { choice: NOTHING_CHOSEN } as Choosing;
const step: Told = {
  kind: 'step',
  said: [{ spans: [{ text: 'A Mana Orb is exhausted.' }], times: 2, isReason: false }],
  more: 0,
  cites: [],
  lit: false,
};
const asked: ShownDecision = {
  player: 0,
  said: [{ text: 'Alma chooses a target.' }],
  cites: [],
  options: [{ id: 'a', places: [], said: [{ text: 'Harvest' }] }],
  min: 1,
  max: 1,
  given: null,
  refusals: [],
};

function desk(current: Told | null, decision: ShownDecision | null = null): string {
  const props = {
    current,
    decision,
    choosing,
    words,
    notice: null,
    offScript: false,
    loading: null,
    seats: [],
    ruleStops: [],
    isLit: ({ cites }: Said) => cites.includes('6.1.e'),
    controlled: true,
    live: true,
  };
  const never = { desk: null, rules: () => null, act: () => undefined };
  return renderToString(h(Desk, { ...props, ...never, walk: standAt(4) }));
}

describe('within reach of the board', () => {
  test('stands what happened, or the position before anything has', () => {
    expect(desk(step)).toContain('2 × A Mana Orb is exhausted.');
    expect(desk(null)).toContain(words.timeline.position);
  });

  test('a step says how many actions it has', () => {
    expect(desk({ ...step, together: 4 })).toContain(words.timeline.actions(4));
    expect(desk(step)).not.toContain('class="tag"');
  });

  test('what is not told is counted', () => {
    expect(desk({ ...step, more: 2 })).toContain(words.timeline.more(2));
  });

  test('the rule of the page is marked where it is at work, before a question too', () => {
    const lit = { ...step, lit: true };
    expect(desk(step)).not.toContain('rule-here');
    expect(desk(lit)).toMatch(/A Mana Orb is exhausted\.[\s\S]*rule-here/);
    expect(desk(lit, asked)).toMatch(/A Mana Orb is exhausted\.[\s\S]*rule-here[\s\S]*Harvest/);
    expect(desk(null, { ...asked, cites: ['6.1.e'] })).toContain('rule-here');
  });

  test('a question takes the place of what happened, after the controls', () => {
    const markup = desk(step, asked);
    expect(markup).not.toContain('2 × A Mana Orb is exhausted.');
    expect(markup.indexOf('Harvest')).toBeGreaterThan(markup.indexOf('role="toolbar"'));
  });
});
