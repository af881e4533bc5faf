import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { words } from '../../languages/en/texts/sandbox.ts';
import type { Said, ShownDecision } from '../board-view/show.ts';
import { NOTHING_CHOSEN } from '../model/choice.ts';
import { DecisionPanel, Refusals } from './decision-panel.tsx';
import type { Choosing } from './use-choice.ts';

const none: ReadonlySet<string> = new Set();
const choosing: Choosing = {
  choice: NOTHING_CHOSEN,
  options: none,
  chosen: none,
  press: () => false,
  choose: () => undefined,
  chooseNth: () => undefined,
  none: () => undefined,
  confirm: () => undefined,
  widen: () => false,
  optionsAt: () => [],
};
const decision: ShownDecision = {
  player: 0,
  said: [{ text: 'Alma chooses a target.' }],
  cites: [],
  options: [
    { id: 'a', places: ['object:1'], said: [{ text: 'Harvest' }] },
    { id: 'b', places: ['object:2'], said: [{ text: 'Kelon Burst' }] },
  ],
  min: 1,
  max: 1,
  given: null,
  refusals: [],
};

/** The reader comes from 2.4.6.c. */
const isLit = ({ cites }: Said) => cites.includes('2.4.6.c');

function panel(fields: Partial<ShownDecision>, live = true, choice = NOTHING_CHOSEN): string {
  const asked = {
    seats: ['Alma', 'Bo'],
    lookAs: () => undefined,
    before: null,
    isUpper: true,
    isLit,
  };
  const props = { ...asked, words, live, rules: () => null, choosing: { ...choosing, choice } };
  return renderToString(h(DecisionPanel, { ...props, decision: { ...decision, ...fields } }));
}
const buttons = (markup: string) => markup.match(/<button[^>]*class="option-name/g)?.length ?? 0;

describe('a decision', () => {
  test('has a button for each option, which is the whole answer', () => {
    expect(buttons(panel({}))).toBe(2);
  });

  test('has nothing to press before it is live', () => {
    expect(buttons(panel({}, false))).toBe(0);
    expect(panel({}, false)).toContain('Kelon Burst');
  });

  test('can be answered with nothing where at most one is chosen', () => {
    expect(panel({ min: 0 })).toContain('None');
    expect(panel({ min: 0, given: [] })).toMatch(/aria-pressed="true"[\s\S]*None/);
  });

  test('of another player says only who is asked, and leads to that view', () => {
    const markup = panel({ options: [], min: 0, max: 0, secret: true });
    expect(markup).toContain('See the table as Alma');
    expect(buttons(markup)).toBe(1);
    expect(markup).not.toContain('None');
  });

  test('of several options waits until enough are chosen', () => {
    const open = panel({ min: 2, max: 2 });
    expect(open).toContain('aria-disabled="true"');
    expect(open).toContain('Confirm (0/2)');
    const enough = panel({ min: 2, max: 2 }, true, { chosen: ['a', 'b'], narrowed: [] });
    expect(enough).toContain('aria-disabled="false"');
    expect(enough).toContain('Confirm (2)');
  });

  test('unfolds and marks what the rule of the page forbids', () => {
    const refusal = { said: [{ text: 'Kappa is exhausted' }], cites: ['2.4.6.c'], places: [] };
    expect(panel({ refusals: [refusal] })).toMatch(
      /<details[^>]* open[\s\S]*Kappa is exhausted[\s\S]*rule-here/,
    );
    const markup = panel({ refusals: [{ ...refusal, cites: ['1.1.1.a'] }] });
    expect(markup).not.toMatch(/<details[^>]* open|rule-here/);
  });

  test('that was answered says that one may choose otherwise', () => {
    expect(panel({ given: ['a'] })).toContain(words.decision.otherwise);
  });
});

test('what is not possible unfolds, each with its rule', () => {
  const refusals = [{ said: [{ text: 'Too expensive.' }], cites: ['1.2.5.c'], places: [] }];
  const rules = (cites: readonly string[]) => cites.join();
  const markup = renderToString(h(Refusals, { refusals, words, rules }));
  expect(markup).toContain('Too expensive.');
  expect(markup).toContain('1.2.5.c');
  expect(markup).not.toContain('open');
  expect(renderToString(h(Refusals, { refusals: [], words, rules }))).toBe('');
});
