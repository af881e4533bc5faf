/** The parts that all tools share: their common arguments, and the form of their answers. */

import { z } from 'zod';
import { EDITIONS as EDITION_IDS } from '../../engine/index.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { type Book, EDITIONS, openBook } from '../rules/index.ts';
import { shortenAnswer } from './shorten-answer.ts';

/** A tool refuses a longer text without reading it. */
export const MOST_LETTERS = 200;

export const name = z.string().trim().min(1).max(MOST_LETTERS);

export const language = z
  .enum(LANGUAGES)
  .default('en')
  .describe(`The language of the answer: ${LANGUAGES.join(', ')}.`);

const [current = '', ...older] = EDITIONS;

export const edition = z
  .enum([current, ...older])
  .default(current)
  .describe(`The edition of the rules; ${current} is the current one.`);

/** The editions that can be played, the current one unless another is named. */
export const playedEdition = z
  .enum(EDITION_IDS)
  .default(EDITION_IDS.find((one) => one === current) ?? EDITION_IDS.at(-1)!)
  .describe('The edition of the rules that is played.');

/**
 * Returns a schema that converts to JSON Schema: a schema's own method does not know the schemas of
 * positions, which use zod's small form (`zod/mini`) that phones load.
 */
export function withShape<Schema extends z.ZodType>(schema: Schema) {
  const standard = schema['~standard'];
  const shape = (io: 'input' | 'output') => () => z.toJSONSchema(schema, { io }) as Shape;
  const jsonSchema = { input: shape('input'), output: shape('output') };
  return { '~standard': { ...standard, jsonSchema } };
}

type Shape = Record<string, unknown>;

/** Thrown where a question cannot be answered; its message helps to ask again. */
export class Unanswerable extends Error {}

/** The book of an edition in a language. */
export async function bookOf(asked: {
  readonly language: Language;
  readonly edition: string;
}): Promise<Book> {
  try {
    return await openBook(asked.language, asked.edition);
  } catch (error) {
    throw error instanceof RangeError ? new Unanswerable(error.message) : error;
  }
}

/** An answer as the protocol sends it. */
export async function answerWith(making: () => Promise<string> | string) {
  try {
    return { content: [{ type: 'text' as const, text: shortenAnswer(await making()) }] };
  } catch (error) {
    if (!(error instanceof Unanswerable)) throw error;
    return { content: [{ type: 'text' as const, text: error.message }], isError: true };
  }
}
