import { describe, expect, test } from 'vitest';
import { asksMoment, stepFragment, stepIn, triedIn } from './fragment.ts';

describe('a step in an address', () => {
  test.each([
    [{ step: 4, edition: null, variant: null, outcomes: null }, 'step=4'],
    [{ step: 12, edition: '5.0', variant: null, outcomes: null }, 'step=12&edition=5.0'],
    [
      { step: 0, edition: '2024-09', variant: 'b', outcomes: 'x0z' },
      'step=0&edition=2024-09&variant=b&outcomes=x0z',
    ],
  ] as const)('is read as it was written', (asked, fragment) => {
    expect(stepFragment(asked)).toBe(fragment);
    expect(stepIn(`#${fragment}`)).toEqual(asked);
    expect(asksMoment(`#${fragment}`)).toBe(true);
  });

  test.each(['', '#played', '#step=', '#step=-1', '#step=x', '#step=99999', '#6.1.e'])(
    'is none in %j',
    (fragment) => {
      expect(stepIn(fragment)).toBeNull();
      expect(asksMoment(fragment)).toBe(false);
    },
  );

  test('is none in the link of a whole session, which asks for a moment too', () => {
    expect(stepIn('#play=1abc')).toBeNull();
    expect(asksMoment('#play=1abc')).toBe(true);
  });
});

test('a card to try out is asked for by its id', () => {
  expect(triedIn('#card=open-the-gates-rare')).toBe('open-the-gates-rare');
  expect(triedIn('#play=1abc')).toBeNull();
  expect(triedIn('')).toBeNull();
});
