import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../engine/rules/edition.ts';
import type { Answer } from '../../engine/state/decision.ts';
import { lessons } from '../../library/lessons.ts';
import { loadPlayWords } from '../../sandbox/board-view/play-words.ts';
import { lessonData } from './lesson-data.ts';
import { judgeSession, openLesson } from './lesson-session.ts';

const EDITION = EDITIONS.at(-1)!;

test('there are 12 to 15 lessons, and no position is used twice', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(12);
  expect(lessons.length).toBeLessThanOrEqual(15);
  expect(new Set(lessons.map(({ example }) => example)).size).toBe(lessons.length);
});

test.each(lessons)('$id names rules of the edition', async (lesson) => {
  const { rules } = await lessonData(lesson, EDITION, 'en');
  expect(rules).toHaveLength(lesson.rules.length);
});

const questions = lessons.filter(({ question }) => question);
const tasks = lessons.filter(({ question }) => !question);

describe('a lesson', () => {
  test.each(questions)(
    '$id has a right choice and a wrong one, each with its own name',
    async (lesson) => {
      const { goal } = await lessonData(lesson, EDITION, 'fr');
      if (goal.is !== 'foretell') throw new Error('The lesson asks nothing.');
      expect(goal.right.length).toBeGreaterThan(0);
      expect(goal.right.length).toBeLessThan(goal.options.length);
      const names = goal.options.map(({ said }) => JSON.stringify(said));
      expect(new Set(names).size).toBe(names.length);
    },
  );

  test.each(tasks)('$id asks the reader, and is done by what its example does', async (lesson) => {
    const { whole, begun, goal } = await lessonData(lesson, EDITION, 'it');
    if (goal.is !== 'reach') throw new Error('The lesson asks for nothing to do.');
    expect(begun.show.stops.at(-1)?.decision?.player).toBe(0);
    const opened = openLesson(begun, await loadPlayWords('it'));
    expect(judgeSession(opened.session, goal.expect)).toBe('open');
    const outcomes: string[] = [];
    let { session } = opened;
    for (const options of whole.answers.slice(begun.answers.length)) {
      const answer: Answer = { options };
      session = opened.reduce(
        { ...session, at: session.stops.length - 1 },
        { do: 'answer', answer },
      );
      outcomes.push(judgeSession(session, goal.expect));
    }
    expect(outcomes.slice(0, -1).every((outcome) => outcome === 'open')).toBe(true);
    expect(outcomes.at(-1)).toBe('done');
  });
});

test('another move is missed once somebody else is asked', async () => {
  const lesson = lessons.find(({ id }) => id === '2-from-hand')!;
  const { begun, goal } = await lessonData(lesson, EDITION, 'en');
  const opened = openLesson(begun, await loadPlayWords('en'));
  const session = opened.reduce(
    { ...opened.session, at: opened.session.stops.length - 1 },
    { do: 'answer', answer: { options: ['pass'] } },
  );
  expect(goal.is === 'reach' && judgeSession(session, goal.expect)).toBe('missed');
});
