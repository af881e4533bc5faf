import * as z from 'zod';
import { SIDES } from '../engine/cards/ability.ts';
import { byLanguage } from '../rulebook/by-language.ts';
import { collection } from './collection.ts';
import { endingOf } from './examples/ending.ts';
import type { Expectation } from './examples/example.ts';
import { check } from './examples/expectation.ts';
import { runPlay } from './examples/run.ts';
import { playNamed } from './plays.ts';

const words = z.strictObject(byLanguage(z.string().min(1)));
const seat = z.int().min(0).max(1);

/** What a choice is about, each with a place on the board where it can be pressed. */
const choice = z.strictObject({
  expedition: z.strictObject({ player: seat, side: z.enum(SIDES) }).optional(),
  card: z.string().optional(),
  /** A player who wins; null is nobody. */
  winner: seat.nullable().optional(),
  /** Holds at the end of the play if the choice is right. */
  if: z.custom<Expectation>((expectation) => typeof expectation === 'object'),
});

const lessonSchema = z.strictObject({
  $schema: z.string().optional(),
  /** The worked example whose position it is; its expectations are what the reader must reach. */
  example: z.string(),
  text: words,
  task: words,
  /** The rules behind it, by the numbers that the engine cites. */
  rules: z.array(z.string()).min(1),
  /** How many answers of the example's script are given before the reader is asked. */
  given: z.int().min(1).optional(),
  /** What the reader is asked to foretell, where the lesson asks for no move. */
  question: z.array(choice).min(2).optional(),
});

export type LessonChoice = z.output<typeof choice>;

/** A lesson: a position with one thing to do or to foretell. */
export interface Lesson extends Omit<z.output<typeof lessonSchema>, '$schema'> {
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
    const name = /\/\d+-([a-z-]+)\.json$/.exec(file)?.[1];
    if (name === undefined) throw new Error(`${file}: a lesson's file is NUMBER-NAME.json`);
    return { ...read.data, id: `${index + 1}-${name}`, number: index + 1 };
  });

/** The places of the choices of a lesson that are right, by what the engine makes of its play. */
export function rightChoices({ example, question = [] }: Lesson, edition: string): number[] {
  const { game, table, trace, ok } = runPlay(playNamed(example, edition), [...collection.values()]);
  if (!ok || !game || !table) throw new Error(`The example "${example}" does not come out.`);
  const ending = endingOf(game, table, trace);
  return question.flatMap((one, place) => (check(one.if, ending) === null ? [place] : []));
}
