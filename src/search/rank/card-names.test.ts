import { expect, test } from 'vitest';
import { readIndex } from '../index/read.ts';
import { lexiconOf } from './lexicon.ts';
import { readQuery } from './query.ts';
import { rank } from './rank.ts';
import { INDEX } from './test-index.ts';

const lexicon = lexiconOf(
  readIndex(
    {
      ...INDEX.en,
      cards: [
        ['Ordis', ['Ouvrez les Portes', 'Open the Gates', 'Aprire'], ['2.1.e']],
        ['Axiom', ['Méduse', 'Medusa', ''], []],
        ['Axiom', ['Méduse Lunaire', 'Moonlight Jellyfish', 'Medusa Lunare'], []],
        ['Axiom', ['Faites que ça marche', 'Make It Work', 'Facciamolo funzionare'], []],
      ],
      rulings: [
        ['gates-and-hands', 'Is a hand hidden?', 'Yes.', [], 0, ['Open the Gates']],
        ['other', 'Is a hand hidden by night?', 'Yes.', [], 0, ['Medusa']],
      ],
    },
    'en',
  ),
);
const cardsIn = (text: string) =>
  readQuery(text, lexicon, true).groups.flatMap(({ cards }) => cards);
const found = (text: string) =>
  rank(readQuery(text, lexicon, true), lexicon).map(({ record: { key } }) => key);

test.each([
  ['do I open the gates with my hand', ['open-the-gates']],
  ['ouvrez les portes et la main', ['open-the-gates']],
  ['jellyfish in hand', ['moonlight-jellyfish']],
  ['medusa in hand', ['medusa']],
  ['how does a hand work', []],
  ['token in hand', []],
])('"%s" names the cards %j', (text, cards) => expect(cardsIn(text)).toEqual(cards));

test('rulings about a card that is named come before others', () => {
  const keys = found('open the gates hand');
  expect(keys.indexOf('ruling:gates-and-hands')).toBeLessThan(
    keys.includes('ruling:other') ? keys.indexOf('ruling:other') : keys.length,
  );
});

test('a rule whose notes speak of the card is found by its name', () => {
  expect(found('open the gates')).toContain('rule:4.0/2.1.e');
});

test('the page of a card stands among the first three', () => {
  expect(found('hand of the open gates, open the gates').slice(0, 3)).toContain(
    'card:open-the-gates',
  );
});
