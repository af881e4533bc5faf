/** The files of `data/lessons`, which the ingest checks and editors complete. */

import { z } from 'zod';
import { SIDES } from '../engine/cards/vocabulary.ts';
import { inEveryLanguage } from '../rulebook/by-language.ts';
import { markedText, schemaPath, slug } from '../rulebook/checked-text.ts';
import type { Expectation } from './examples/example.ts';
import { citedRule, expectation } from './examples/schema.ts';

const words = inEveryLanguage(markedText);
const seat = z.int().min(0).max(1);

/** The subject of a choice: something on the board that the reader can press. */
const choice = z.strictObject({
  expedition: z.strictObject({ player: seat, side: z.enum(SIDES) }).optional(),
  card: slug.optional(),
  /** A player who wins; null is nobody. */
  winner: seat.nullable().optional(),
  /** Holds at the end of the play if the choice is right. */
  if: expectation as z.ZodType<Expectation>,
});

/** A file of `data/lessons`. */
export const lessonSchema = z.strictObject({
  $schema: schemaPath.optional(),
  /** The worked example whose position it is; its expectations are what the reader must reach. */
  example: slug,
  text: words,
  task: words,
  /** The rules behind it, by the numbers that the engine cites. */
  rules: z.array(citedRule).min(1),
  /** How many answers of the example's script are given before the reader is asked. */
  given: z.int().min(1).max(100).optional(),
  /** The choices of a prediction question, where the lesson asks for no move. */
  question: z.array(choice).min(2).optional(),
});

export type LessonFile = z.output<typeof lessonSchema>;
export type LessonChoice = z.output<typeof choice>;

/** The name of a lesson by that of its file, `06-dusk.json`; null for a file that is not named so. */
export function nameOfLesson(file: string): string | null {
  return /(?:^|[/\\])\d\d-([a-z]+(?:-[a-z]+)*)\.json$/.exec(file)?.[1] ?? null;
}
