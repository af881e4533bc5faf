import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collection } from '../collection.ts';
import { runPlay } from '../examples/run.ts';
import { playNamed } from '../plays.ts';
import { chooseQuestions, keepWorthAsking } from './choose-questions.ts';
import { factsOf } from './facts.ts';
import { type Fact, type PracticeQuestion, practiceSchema, questionId } from './question.ts';

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
    const facts = start && game ? factsOf(start, game) : new Map<string, Fact>();
    return own.filter(({ about, right, wrong }) => {
      const found = JSON.stringify(facts.get(about));
      const isWrong = wrong.some(({ fact }) => JSON.stringify(fact) === found);
      return found !== JSON.stringify(right) || isWrong;
    });
  });
  // `npm run practice` makes the questions anew where the engine or an example has changed.
  expect(stale.map(questionId)).toEqual([]);
});

describe('choosing questions', () => {
  const two: Fact = { is: 'count', count: 2 };
  const none: Fact = { is: 'count', count: 0 };
  const ends = new Map([['a-play', new Map([['hand:0', two] as const])]]);
  const mistake = (rules: string[], fact: Fact) => ({
    play: 'a-play',
    rules,
    off: 'something',
    facts: [['hand:0', fact] as const],
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

  test('a status that nobody sees in a discard pile is no wrong answer', () => {
    const right: Fact = { is: 'card', zone: 'discard', player: 0 };
    const fact: Fact = { ...right, statuses: ['fleeting'] };
    const question: PracticeQuestion = {
      play: 'a-play',
      about: 'card:1',
      right,
      wrong: [{ fact, rules: ['2.4.1.d'], off: 'something' }],
    };
    expect(keepWorthAsking([question])).toEqual([]);
  });
});
