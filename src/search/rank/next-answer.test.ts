import { describe, expect, test } from 'vitest';
import { readIndex } from '../index/read.ts';
import type { ResultKind } from '../index/record.ts';
import { RANKING } from './constants.ts';
import type { Hit } from './hit.ts';
import { lexiconOf } from './make-lexicon.ts';
import { withComparedTerms, withNextAnswer } from './next-answer.ts';
import { readQuery } from './query.ts';
import { INDEX } from './testing/test-index.ts';

const forms = [['reserve'], []] as const;
const lexicon = lexiconOf(
  readIndex(
    {
      ...INDEX.en,
      cards: [['Muna', ['Ganesh', 'Ganesha', 'Ganesha'], []]],
      terms: [...INDEX.en.terms, ['reserve', 'A zone.', [], [], [forms, forms, forms]]],
    },
    'en',
  ),
);
const readGroups = (text: string) => readQuery(text, lexicon, false).groups;
const rule = lexicon.content.records.find((one) => one.kind === 'rule')!;
const hitOf = (kind: ResultKind, score: number, cards: string[] = []): Hit => {
  return {
    record: { ...rule, kind, cards },
    score,
    share: 1,
    question: null,
  };
};
const shownWith = (hits: Hit[], text = 'token reserve hand') =>
  (withNextAnswer(hits, readGroups(text))[0]!.fitting ?? []).map(({ kind }) => kind);

describe('the first result shows the next answer', () => {
  const near = 10 * RANKING.near;

  test('if that fits about as well', () => {
    expect(shownWith([hitOf('rule', 10), hitOf('term', near)])).toEqual(['term']);
    expect(shownWith([hitOf('rule', 10), hitOf('term', near - 0.1)])).toEqual([]);
  });
  test('which is a rule, a ruling or a term', () => {
    expect(shownWith([hitOf('rule', 10), hitOf('section', 10), hitOf('term', 9.9)])).toEqual([
      'term',
    ]);
  });
  test('not for one word', () => {
    expect(shownWith([hitOf('rule', 10), hitOf('term', 10)], 'reserve')).toEqual([]);
  });
  test('sooner behind a ruling on a card that is named', () => {
    const on = (cards: string[]) => [hitOf('ruling', 10, cards), hitOf('rule', near - 1)];
    expect(shownWith(on(['ganesha']), 'ganesha in reserve')).toEqual(['rule']);
    expect(shownWith(on(['other']), 'ganesha in reserve')).toEqual([]);
  });
  test('behind the one that the page of a card shows', () => {
    const [card, rule, term] = [hitOf('card', 0.5), hitOf('rule', 10), hitOf('term', near)];
    const hits = [{ ...card, fitting: [rule.record] }, rule, term];
    expect(shownWith(hits, 'ganesha in reserve')).toEqual(['rule', 'term']);
  });
});

describe('terms of which a query asks the difference', () => {
  const compare = (text: string) => {
    const read = readQuery(text, lexicon, false);
    // Each term may be too little of the query to be found.
    const hits = [
      hitOf('rule', 10),
      { ...hitOf('term', 1), record: lexicon.recordOf('term:token')! },
    ];
    const [first, ...others] = withComparedTerms(hits, read, lexicon);
    expect(first!.score).toBe(10);
    return [first!.record, ...(first!.fitting ?? []), others[0]!.record].map(({ key }) => key);
  };
  const both = ['term:token', 'term:reserve', 'term:reserve'];

  test('come first, as one result', () => {
    expect(compare('what is the difference between a token and the reserve')).toEqual(both);
    expect(compare('token or reserve, difference')).toEqual(both);
  });
  test('do not where it asks for more, or for something else', () => {
    for (const text of [
      'difference between a token and the reserve at noon',
      'is a token in reserve',
      'difference between tokens',
    ]) {
      expect(compare(text)[0], text).toMatch(/^rule:/);
    }
  });
});
