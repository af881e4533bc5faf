import { collection } from './collection.ts';
import { endingOf } from './examples/ending.ts';
import { checkExpectation } from './examples/expectation.ts';
import { runPlay } from './examples/run.ts';
import { type LessonFile, lessonSchema, nameOfLesson } from './lesson-file.ts';
import { playNamed } from './plays.ts';

/** A lesson: a position with one thing to do or to foretell. */
export interface Lesson extends Omit<LessonFile, '$schema'> {
  /** Its part of the address: its place and its name, such as `2-from-hand`. */
  readonly id: string;
  readonly number: number;
}

const files = import.meta.glob<unknown>('../../data/lessons/*.json', {
  eager: true,
  import: 'default',
});

/** All lessons in their order, which is that of their file names. */
export const lessons: readonly Lesson[] = Object.keys(files)
  .sort()
  .map((file, index) => {
    const read = lessonSchema.safeParse(files[file]);
    if (!read.success) throw new Error(`${file}: ${read.error.message}`);
    const name = nameOfLesson(file);
    if (name === null) throw new Error(`${file}: a lesson's file is NUMBER-NAME.json`);
    return { ...read.data, id: `${index + 1}-${name}`, number: index + 1 };
  });

/** The places of the choices of a lesson that are right, by what the engine makes of its play. */
export function rightChoices({ example, question = [] }: Lesson, edition: string): number[] {
  const { game, table, trace, ok } = runPlay(playNamed(example, edition), [...collection.values()]);
  if (!ok || !game || !table) throw new Error(`The example "${example}" does not come out.`);
  const ending = endingOf(game, table, trace);
  return question.flatMap((one, place) =>
    checkExpectation(one.if, ending) === null ? [place] : [],
  );
}
