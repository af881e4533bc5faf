import { expect, test } from 'vitest';
import { QUERY_WORDS } from '../languages/all-languages.ts';
import { readIndex } from './index/read.ts';
import { lexiconOf } from './rank/make-lexicon.ts';
import { readQuery } from './rank/query.ts';
import { rankRecords } from './rank/rank.ts';
import { INDEX } from './rank/testing/test-index.ts';
import { withDecidingRule } from './written-answer.ts';

const FILE = {
  ...INDEX.en,
  editions: ['5.0'],
  titles: [],
  rules: [
    [
      [[0, '7.3.31.a']],
      '',
      'The top card of the Deck goes to Reserve.',
      [],
      0,
      [],
      [],
      [['No. It goes to Reserve, not to hand.', ['resupply', 'draw'], 1]],
    ],
    [[[0, '7.3.9.a']], '', 'The player draws the top card.', [], 0, []],
    [
      [[0, '4.2.3.e']],
      '',
      'The turn is over.',
      ['does the turn end once a card is played'],
      0,
      [],
      [],
      [
        ['One card a turn.', [], 0],
        ['A player who has passed takes no more turns.', ['pass'], 0],
      ],
    ],
  ],
  terms: [
    [
      'resupply',
      'To resupply.',
      [],
      ['7.3.31'],
      [
        [[], []],
        [['Resupply'], []],
        [[], []],
      ],
    ],
    [
      'draw',
      'To draw.',
      [],
      ['7.3.9'],
      [
        [[], []],
        [['draw', 'drawing'], []],
        [[], []],
      ],
    ],
    [
      'pass',
      'To stop.',
      [],
      [],
      [
        [[], []],
        [['pass', 'passed'], []],
        [[], []],
      ],
    ],
    [
      'token',
      'A token.',
      [],
      [],
      [
        [[], []],
        [['token'], []],
        [[], []],
      ],
    ],
  ],
  articles: [],
  rulings: [],
  cards: [],
  examples: [],
  pages: [],
  unanswered: [],
} as const;
const lexicon = lexiconOf(readIndex(FILE as never, 'en'));
const decide = (text: string) => {
  const query = readQuery(text, lexicon, true);
  return withDecidingRule(text, rankRecords(query, lexicon), query, lexicon);
};

test('whether one thing counts as another is decided first, with the rule', () => {
  const { hits, decides } = decide('does resupply count as draw');
  expect(decides).toMatch(/^No\. .*Reserve.*hand\.$/);
  expect(hits[0]!.record.title).toBe('7.3.31.a');
  expect(decide('is drawing considered resupply').decides).toBe(decides);
});

test.each(['resupply draw', 'do i draw when i resupply', 'does resupply count as drawing a token'])(
  'another question on the two stays as it is: %s',
  (text) => {
    expect(decide(text)).toEqual({ hits: expect.anything(), decides: null });
  },
);

test('the first rule is summed up for the term that is asked about', () => {
  expect(decide('is the turn over if I passed').decides).toMatch(/has passed takes no more turns/);
  expect(decide('does the turn end if a card is played').decides).toMatch(/^One card a turn\./);
});

test('a question may have one word besides stop words, and need not be like one that is known', () => {
  expect(decide('how does the turn go').decides).toBe('One card a turn.');
});

test('a rule is not summed up for one word alone, or where no rule answers', () => {
  expect(decide('turn').decides).toBeNull();
  const text = 'is the turn over if I passed';
  const query = readQuery(text, lexicon, true);
  const hits = rankRecords(query, lexicon);
  expect(withDecidingRule(text, hits, query, lexicon, true).decides).toBeNull();
});

test.each([
  ['en', 'does resupply count as draw', 'how do i draw'],
  ['fr', 'est-ce que ravitailler compte comme piocher', 'comment piocher'],
  ['it', 'rifornire conta come pescare', 'come si pesca'],
] as const)('knows the question in each language: %s', (language, asks, other) => {
  const { asksWhetherSame } = QUERY_WORDS[language];
  expect([asks, other].map((text) => asksWhetherSame.test(text))).toEqual([true, false]);
});
