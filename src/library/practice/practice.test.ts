import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { collection } from '../collection.ts';
import { runPlay } from '../examples/run.ts';
import { playNamed } from '../plays.ts';
import { chooseQuestions, keepWorthAsking } from './choose-questions.ts';
import { endOf } from './facts.ts';
import { isPlausible } from './judged-mistakes.ts';
import mistakes from './mistake-sentences.json' with { type: 'json' };
import {
  type EndFact,
  type FactKey,
  type PracticeQuestion,
  practiceSchema,
  questionId,
  stateOf,
} from './question.ts';
import { rightEnd } from './right-end.ts';

const { edition, questions } = practiceSchema.parse(
  JSON.parse(readFileSync('data/generated/practice.json', 'utf8')),
);

test('there are at least 300 questions, each once', () => {
  expect(questions.length).toBeGreaterThanOrEqual(300);
  expect(new Set(questions.map(questionId)).size).toBe(questions.length);
});

test('the right answer is what the engine does, and no wrong one is', () => {
  const cards = [...collection.values()];
  const stale = [...Map.groupBy(questions, ({ play }) => play)].flatMap(([id, own]) => {
    const { start, game } = runPlay(playNamed(id, edition), cards);
    const facts = start && game ? endOf(start, game).facts : new Map<FactKey, EndFact>();
    return own.filter(({ about, right, wrong }) => {
      const found = JSON.stringify(stateOf(about, facts));
      const isWrong = wrong.some(({ state }) => JSON.stringify(state) === found);
      return found !== JSON.stringify(right) || isWrong;
    });
  });
  // `npm run practice` makes the questions anew where the engine or an example has changed.
  expect(stale.map(questionId)).toEqual([]);
});

/** A share of wrong answers; a new switch may come before its sentence. */
const LEAST_EXPLAINED = 0.9;

test('a wrong answer has the sentence of its mistake, in a language all of them or none', () => {
  const offs = questions.flatMap(({ wrong }) => wrong.map(({ off }) => off));
  const asked = offs.filter((off) => isPlausible(off, [{ is: 'gone' }]));
  const explained = asked.filter((off) => off in mistakes);
  expect(explained.length / asked.length).toBeGreaterThan(LEAST_EXPLAINED);
  const sentences: readonly (readonly [string, Readonly<Partial<Record<Language, string>>>])[] =
    Object.entries(mistakes);
  const written = LANGUAGES.filter((lang) => sentences.some(([, said]) => said[lang]));
  const lacking = sentences.filter(
    ([, said]) => !written.every((lang) => said[lang]?.endsWith('.')),
  );
  expect(lacking).toEqual([]);
});

test('a verb that does nothing makes no wrong answer', () => {
  expect(isPlausible('“sacrifice” does nothing', [{ is: 'gone' }])).toBe(false);
  expect(isPlausible('a tie is enough to move forward', [{ is: 'gone' }])).toBe(true);
});

describe('how a play ends', () => {
  const cards = [...collection.values()];
  const factOf = (id: string, about: FactKey) =>
    rightEnd(playNamed(id, edition), cards)?.facts.get(about);

  test('a token that was sent away in the Afternoon is gone', () => {
    expect(factOf('ruling-token-sent-away', 'card:3')).toEqual({ is: 'gone' });
  });

  test('nothing is asked that hangs on chance', () => {
    // A card of Bo's three is discarded at random: one is, but not always the same.
    expect(factOf('a-card-at-random', 'card:9')).toBeUndefined();
    expect(factOf('a-card-at-random', 'hand:1')).toEqual({ is: 'count', count: 2 });
  });

  test('nothing is asked about a play that stops where a player has to choose', () => {
    expect(rightEnd(playNamed('ruling-kuwat-sacrifices', edition), cards)).toBeNull();
  });
});

describe('choosing questions', () => {
  const two: EndFact = { is: 'count', count: 2 };
  const none: EndFact = { is: 'count', count: 0 };
  const moment = '1 afternoon turn';
  const ends = new Map([
    ['a-play', { moment, facts: new Map([['hand:0', two] as const]), shows: ['4.2.1.c'] }],
  ]);
  const mistake = (rules: string[], fact: EndFact, said = {}) => ({
    play: 'a-play',
    rules,
    off: 'something',
    moment,
    facts: [['hand:0', fact] as const],
    ...said,
  });

  test('what a mistake leaves as it is asks nothing', () => {
    expect(chooseQuestions(ends, [mistake(['4.2.1.d'], two)])).toEqual([]);
  });

  test('of two mistakes with one outcome, that with fewer rules explains it', () => {
    const found = chooseQuestions(ends, [
      mistake(['6.1.e', '6.1.f'], none),
      mistake(['4.2.1.d'], none),
    ]);
    expect(found.map(({ wrong }) => wrong.map(({ rules }) => rules))).toEqual([[['4.2.1.d']]]);
  });

  test('a mistake about a rule that the play shows comes before one with fewer rules', () => {
    const found = chooseQuestions(ends, [
      mistake(['4.2.1.d'], none),
      mistake(['4.2.1.c', '6.1.f'], none),
    ]);
    expect(found.map(({ wrong }) => wrong.map(({ rules }) => rules[0]))).toEqual([['4.2.1.c']]);
  });

  test('two subjects with one wrong answer each are asked about together', () => {
    const facts = new Map([['hand:0', two] as const, ['hand:1', two] as const]);
    const both = new Map([['a-play', { moment, facts, shows: [] }]]);
    const found = chooseQuestions(both, [
      { ...mistake(['4.2.1.d'], none), facts: [...facts, ['hand:0', none] as const] },
      { ...mistake(['4.2.1.e'], none), facts: [...facts, ['hand:1', none] as const] },
    ]);
    expect(found.map(({ about }) => about)).toEqual(['hand:0+hand:1']);
    expect(found[0]!.wrong.map(({ state }) => state)).toEqual([
      [none, two],
      [two, none],
    ]);
  });

  test('a question with two answers is left out where the play has a better one', () => {
    const facts = new Map([['hand:0', two] as const, ['hand:1', two] as const]);
    const both = new Map([['a-play', { moment, facts, shows: [] }]]);
    const one: EndFact = { is: 'count', count: 1 };
    const alone = { ...mistake(['4.2.1.e'], none), facts: [['hand:1', none] as const] };
    const found = chooseQuestions(both, [
      mistake(['4.2.1.d'], none),
      mistake(['4.2.1.d'], one),
      alone,
    ]);
    expect(found.map(({ about }) => about)).toEqual(['hand:0']);
    expect(chooseQuestions(both, [alone]).map(({ about }) => about)).toEqual(['hand:1']);
  });

  test('a mistake that ends the play at another moment answers another question', () => {
    const later = { moment: '2 morning expand' };
    expect(chooseQuestions(ends, [mistake(['4.2.1.d'], none, later)])).toEqual([]);
  });

  test('a mistake that nobody makes is no wrong answer', () => {
    const absurd = { off: 'a card costs nothing' };
    expect(chooseQuestions(ends, [mistake(['5.1.2.d'], none, absurd)])).toEqual([]);
  });

  test('a status that nobody sees in a discard pile is no wrong answer', () => {
    const right: EndFact = { is: 'card', zone: 'discard', player: 0 };
    const fact: EndFact = { ...right, statuses: ['fleeting'] };
    const question: PracticeQuestion = {
      play: 'a-play',
      about: 'card:1',
      right: [right],
      wrong: [{ state: [fact], rules: ['2.4.1.d'], off: 'something' }],
    };
    expect(keepWorthAsking([question])).toEqual([]);
  });
});
