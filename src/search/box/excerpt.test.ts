import { describe, expect, it } from 'vitest';
import { type TextPiece, WordMarker } from './excerpt.ts';

const markerOf = (stem: string) => {
  const group = {
    alternatives: [{ stem, weight: 1 }],
    parts: [],
    typed: [stem],
    weight: 1,
    meaning: null,
    term: null,
    cards: [],
    isCertain: false,
    isKnown: true,
    isCorrected: false,
  };
  return new WordMarker([group], [], 'en');
};
const textOf = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join('');

const LIST =
  'In the Morning: 1. Succeed: the first player changes. 2. Prepare: each player readies their Mana. 3. Draw: each player draws two cards.';

describe('the first answer', () => {
  it('is shown whole, with the beginning of its list', () => {
    expect(textOf(markerOf('mana').answer(LIST))).toBe(LIST);
  });

  it('begins and ends with a sentence where the text is long', () => {
    const filler = 'Nothing else happens in this step at all. '.repeat(20);
    const text = `${filler}Readied Mana pays: • a card; • an action. ${filler}`;
    const shown = textOf(markerOf('mana').answer(text));
    expect(shown).toMatch(/^… Readied Mana pays: • a card; • an action\. .*\. …$/);
  });

  it('tells an item from its beginning', () => {
    const filler = 'Nothing else happens in this step at all. '.repeat(10);
    const text = `Two things happen: • cards are drawn. • Orbs stand up. Mana is ready then. ${filler}${filler}`;
    expect(textOf(markerOf('ready').answer(text))).toMatch(/^(?:Two things|… .*Orbs stand)/);
  });

  it('keeps a single long sentence whole', () => {
    const text = `It begins. Mana ${'and more '.repeat(90)}ends.`;
    expect(textOf(markerOf('mana').answer(text))).toMatch(/ends\.$/);
  });
});

it('other results begin with the part that was looked for', () => {
  expect(textOf(markerOf('mana').excerpt(LIST))).toMatch(/^… each player readies/);
  expect(textOf(markerOf('mana').excerpt(`${LIST} ${LIST}`)).length).toBeLessThan(360);
});

describe('a mark', () => {
  const markedIn = (text: string, ...stems: string[]) => {
    const groups = stems.map((one) => ({
      alternatives: [
        { stem: one, weight: 1 },
        { stem: 'even', weight: 0.6 },
      ],
      parts: [],
      typed: [one],
      weight: 1,
      meaning: null,
      term: null,
      cards: [],
      isCertain: false,
      isKnown: true,
      isCorrected: false,
    }));
    const pieces = new WordMarker(groups, [], 'en').mark(text);
    return pieces.filter(({ found }) => found).map((piece) => piece.text);
  };

  it('stands on words that were typed, not on synonyms', () => {
    expect(markedIn('Its abilities work at Night, even asleep.', 'night')).toEqual(['Night']);
  });

  it('stands on no part of the number of a rule', () => {
    expect(markedIn('Pay 2 more (5.1.2.g, 2.4.a): that is 2.', '2', 'a')).toEqual(['2', '2']);
  });
});
