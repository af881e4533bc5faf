import { describe, expect, test } from 'vitest';
import { type CardCases, NO_CASES, withCardCase } from './card-cases.ts';
import { readIndex } from './index/read.ts';
import { lexiconOf } from './rank/make-lexicon.ts';
import { readQuery } from './rank/query.ts';
import { rankRecords } from './rank/rank.ts';
import { INDEX } from './rank/testing/test-index.ts';

const FILE = {
  ...INDEX.en,
  editions: ['5.0'],
  titles: [],
  rules: [
    [
      [[0, '7.1.1.c']],
      '',
      'When I am played from Reserve, not from hand: a resupply or a discount.',
      [],
      0,
      [],
    ],
    [[[0, '5.2.a']], '', 'A card is played from hand or Reserve.', [], 0, []],
    [[[0, '4.2.5.c']], '', 'Excess cards are discarded at Clean-up.', [], 0, []],
  ],
  articles: [],
  rulings: [
    ['merchant', 'Does Muna Merchant resupply twice?', 'No, once a Day.', [], 0, ['Muna Merchant']],
  ],
  cards: [
    ['Muna', [null, 'Muna Merchant', null, null, null], []],
    ['Axiom', [null, 'Tech Lab Unit', null, null, null], []],
    ['Yzmir', [null, 'Malerosa, Reka Hexarch', null, null, null], []],
  ],
  examples: [],
  pages: [],
  unanswered: [],
} as const;
const lexicon = lexiconOf(readIndex(FILE as never, 'en'));

const FROM_HAND = 'No. It does not happen when it is played from hand.';
const CASES: CardCases = {
  cards: { 'muna-merchant': 'r', 'tech-lab-unit': 'l', 'malerosa-reka-hexarch': 'r' },
  situations: { 'from-hand': 'from (my )?hand', night: 'at night', gone: 'blown' },
  cases: [
    ['r', '', 'h', ['from-hand'], ['night'], '7.1.1.c', FROM_HAND],
    ['l', '', '', ['gone'], [], '4.2.5.c', 'No, not now.'],
  ],
};

const decide = (text: string, cases = CASES) => {
  const query = readQuery(text, lexicon, true);
  return withCardCase(rankRecords(query, lexicon), query, lexicon, cases);
};

describe('a question about a card of a kind', () => {
  test('is decided by the rule for such cards, beside the card', () => {
    const found = decide('does Muna Merchant resupply played from my hand');
    expect(found?.decides).toBe(FROM_HAND);
    const [first] = found!.hits;
    expect(first!.record.key).toBe('card:muna-merchant');
    expect(first!.fitting!.map(({ title }) => title)).toEqual(['7.1.1.c']);
  });

  test('may tell of the situation by words that the book does not know', () => {
    expect(decide('Tech Lab Unit got blown up, discard the third now')?.decides).toMatch(/not now/);
  });

  test('may be about a card that has one of several kinds', () => {
    const [first, ...others] = CASES.cases;
    const withAny = (any: string) => [['r', any, ...first!.slice(2)], ...others] as never;
    const about = (any: string) =>
      decide('Muna Merchant discount from my hand', { ...CASES, cases: withAny(any) });
    expect(about('xr')?.decides).toBe(FROM_HAND);
    expect(about('xy')).toBeNull();
  });

  test('may name the card by the first word of its name', () => {
    expect(decide('Malerosa discount from my hand')?.decides).toBe(FROM_HAND);
  });

  test('keeps a ruling on the card that has all of it', () => {
    const twice = { ...CASES, situations: { ...CASES.situations, 'from-hand': 'twice' } };
    expect(decide('does Muna Merchant resupply twice', twice)).toBeNull();
  });

  test.each([
    ['another situation makes it another question', 'Muna Merchant from hand at night', CASES],
    ['the card is of another kind', 'Tech Lab Unit from hand', CASES],
    [
      'the card has what the case excludes',
      'Muna Merchant from hand',
      { ...CASES, cards: { 'muna-merchant': 'rh' } },
    ],
    [
      'another rule has far more of the query',
      'Muna Merchant from hand, excess cards discarded at Clean-up',
      CASES,
    ],
    ['no card is named', 'played from hand', CASES],
    ['no cases are there', 'Muna Merchant from hand', NO_CASES],
  ])('is left as it is where %s', (_, text, cases) => {
    expect(decide(text, cases)).toBeNull();
  });
});
