import { describe, expect, test } from 'vitest';
import { releaseHeld } from './held.ts';
import { holdIconWords, holdReactionDash } from './icon-word.ts';

describe('icon words', () => {
  test.each([
    ['fr', 'Il devient Épuisé exhaust.', 'Il devient Épuisé {exhaust}.'],
    ['fr', 'Muna mouna, Ordis ordis', 'Muna {muna}, Ordis {ordis}'],
    ['fr', 'Yzmir 1yzmir', 'Yzmir {yzmir}'],
    ['fr', 'Rare rare, Unique unique', 'Rare {rare}, Unique {unique}'],
    ['fr', 'une carte rare, un soutien unique', 'une carte rare, un soutien unique'],
    ['fr', 'payer 2 et piocher', 'payer {mana:2} et piocher'],
    ['fr', 'payer 2 Orbes', 'payer 2 Orbes'],
    ['en', 'mountainwater or forest', '{mountain}{water} or {forest}'],
    ['en', 'costs 3yzmir', 'costs {mana:3}{yzmir}'],
    ['en', 'reserve I draw a card.', '{reserve} I draw a card.'],
    ['en', 'He says: "exhaust: Draw." Then', 'He says: "{exhaust}: Draw." Then'],
    ['en', 'hand means one thing', '{hand} means one thing'],
    ['en', 'etb, hand, reserve triggers', '{join}, {hand}, {reserve} triggers'],
    ['en', 'cards in hand, in reserve, in support', 'cards in hand, in reserve, in support'],
    ['en', 'exhaust an object to support me', 'exhaust an object to support me'],
    ['en', 'The Trainee (rare) is rare', 'The Trainee ({rare}) is rare'],
    ['en', '$etb and $es', '{join} and $es'],
    ['it', 'paga X per pescare: exhaust', 'paga {mana:X} per pescare: {exhaust}'],
  ] as const)('%s: %j', (language, line, expected) => {
    expect(releaseHeld(holdIconWords(line, language).text)).toBe(expected);
  });

  test('unknown tokens are named', () => {
    expect(holdIconWords('$es and $etb', 'en').unknown).toEqual(['$es']);
  });
});

test.each([
  ['"Triggerl Effect"', '"Trigger {reaction} Effect"'],
  ['from Handl"', 'from Hand {reaction}"'],
  ['anywhere l"', 'anywhere {reaction}"'],
  ['a Character l I gain', 'a Character {reaction} I gain'],
  ['À Midi | Piochez', 'À Midi {reaction} Piochez'],
  ["l'objet, all, l'autre", "l'objet, all, l'autre"],
  ['Handled Mainline', 'Handled Mainline'],
])('the dash of a reaction in %j', (line, expected) => {
  expect(releaseHeld(holdReactionDash(line))).toBe(expected);
});
