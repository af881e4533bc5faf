import { collected, collection } from './collection.ts';
import { endingOf } from './examples/ending.ts';
import { checkExpectation } from './examples/expectation.ts';
import { runPlay } from './examples/run.ts';
import type { LessonFile } from './lesson-file.ts';
import { playNamed } from './plays.ts';

/** A lesson: a position with one thing to do or to foretell. */
export interface Lesson extends Omit<LessonFile, '$schema'> {
  /** Its part of the address: its place and its name, such as `2-from-hand`. */
  readonly id: string;
  readonly number: number;
}

/** All lessons in their order, which is that of their file names. */
export const lessons: readonly Lesson[] = collected.lessons.map(({ name, lesson }, index) => ({
  ...lesson,
  id: `${index + 1}-${name}`,
  number: index + 1,
}));

/** The places of the choices of a lesson that are right, by what the engine makes of its play. */
export function rightChoices({ example, question = [] }: Lesson, edition: string): number[] {
  const { game, table, trace, ok } = runPlay(playNamed(example, edition), [...collection.values()]);
  if (!ok || !game || !table) throw new Error(`The example "${example}" does not come out.`);
  const ending = endingOf(game, table, trace);
  return question.flatMap((one, place) =>
    checkExpectation(one.if, ending) === null ? [place] : [],
  );
}
