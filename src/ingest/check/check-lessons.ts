import { basename } from 'node:path';
import { CANONICAL } from '../../engine/rules/edition.ts';
import { nameOfLesson } from '../../library/lesson-file.ts';
import { answersSubject, questionId } from '../../library/practice/question.ts';
import { nearestIds } from '../../rulebook/nearest.ts';
import type { Problems } from '../problem.ts';
import type { Collection } from '../read/collection.ts';
import { checkExample } from './check-rulings.ts';
import type { KnownRules } from './known-rules.ts';

/** Checks the order of the lessons, and that the examples, rules and cards that they name exist. */
export function checkLessons(
  { lessons, cards }: Collection,
  plays: ReadonlySet<string>,
  rules: KnownRules,
  problems: Problems,
): void {
  const ids = new Set(cards.map(({ value }) => value.id));
  const examples = lessons.map(({ value }) => value.example);
  for (const [at, { value, json, file }] of lessons.entries()) {
    checkPlace(file, at, problems);
    if (examples.indexOf(value.example) < at) {
      problems.error(
        'duplicate',
        json.place(['example']),
        `the example ${JSON.stringify(value.example)} is that of an earlier lesson`,
        'Give each lesson its own example, or take one of the two out.',
      );
    }
    checkExample(value.example, plays, json.place(['example']), problems);
    for (const [i, rule] of value.rules.entries()) {
      rules.check(rule, CANONICAL, json.place(['rules', i]), 'the lesson', problems);
    }
    for (const [i, { card }] of (value.question ?? []).entries()) {
      if (card === undefined || ids.has(card)) continue;
      const near = nearestIds(card, [...ids]);
      problems.error(
        'unknown-card',
        json.place(['question', i, 'card']),
        `there is no card ${JSON.stringify(card)}`,
        near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'Correct its id.',
      );
    }
  }
}

/** Checks that a file's name begins with the lesson's place, without gaps, as in its address. */
function checkPlace(file: string, at: number, problems: Problems): void {
  const number = Number.parseInt(basename(file), 10);
  if (nameOfLesson(file) !== null && number === at + 1) return;
  problems.error(
    'schema',
    { file },
    `lesson ${at + 1} stands in ${basename(file)}`,
    'Name the files of lessons in their order: 01-opening.json, 02-from-hand.json, …',
  );
}

/** Checks that the plays and rules of practice questions exist. */
export function checkPractice(
  { practice }: Collection,
  current: string | null,
  plays: ReadonlySet<string>,
  rules: KnownRules,
  problems: Problems,
): void {
  if (!practice) return;
  const { value, json } = practice;
  const refuse = (path: (string | number)[], message: string) =>
    problems.error('schema', json.place(path), message, 'Run npm run practice.');
  if (current !== null && value.edition !== current) {
    refuse(['edition'], `the questions are of ${value.edition}; the current edition is ${current}`);
  }
  const seen = new Set<string>();
  for (const [i, question] of value.questions.entries()) {
    const { play, right, wrong } = question;
    const id = questionId(question);
    if (seen.has(id)) refuse(['questions', i], `the question ${id} stands twice`);
    seen.add(id);
    const answers = [right, ...wrong.map(({ state }) => state)].map((state) =>
      JSON.stringify(state),
    );
    if (new Set(answers).size < answers.length) {
      refuse(['questions', i], `two answers to ${id} are the same`);
    }
    if (!answersSubject(question)) {
      refuse(['questions', i, 'about'], `an answer to ${id} says nothing about its subject`);
    }
    checkExample(play, plays, json.place(['questions', i, 'play']), problems);
    for (const [j, mistake] of wrong.entries()) {
      for (const [k, rule] of mistake.rules.entries()) {
        const place = json.place(['questions', i, 'wrong', j, 'rules', k]);
        rules.check(rule, CANONICAL, place, 'a question', problems);
      }
    }
  }
}
