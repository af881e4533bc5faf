/** Which rules an example misses when they are switched off in the engine, as the site shows it. */

import { z } from 'zod';
import type { EditionId } from '../../engine/rules/edition.ts';
import { chapterOf } from '../../rulebook/number.ts';
import type { EditionCoverage } from './coverage.ts';
import { citedRule } from './schema.ts';

/** The results of switching rules off, by edition and number. */
export interface Switched {
  /** The day of the run. */
  readonly date: string;
  /** A hash of the switches that were tried. */
  readonly switches: string;
  /** The plays that noticed a switch, `EDITION PLAY`, with a hash of what happens in each. */
  readonly plays: Readonly<Record<string, string>>;
  readonly citations: TriedCitations;
  readonly editions: Readonly<Record<EditionId, SwitchedEdition>>;
}

/** The rules of an edition that can be switched off. */
export interface SwitchedEdition {
  /** At least one of their examples fails. */
  readonly caught: readonly string[];
  /** All their examples still pass. */
  readonly missed: readonly string[];
}

/** How many citations of rules in the plays of the newest edition are of rules at work there. */
export interface TriedCitations {
  /** Rules that examples cite, one for each example and rule. */
  readonly all: number;
  /** Those where the play goes differently without the rule, by the plays that were tried. */
  readonly atWork: number;
  /** The rules without which no play that was tried goes differently, or that no switch covers. */
  readonly idle: readonly string[];
}

const numbers = z.array(citedRule);
const edition = z.strictObject({ caught: numbers, missed: numbers });

const hash = z.string().regex(/^[\da-f]+$/, 'a hash has the digits 0 to 9 and a to f');
const playInEdition = z
  .string()
  .regex(/^[\w.-]+ [\w-]+(?:\/[\w-]+)?$/, 'a play is named with its edition: 5.0 spy-craft');

/** The schema of `data/generated/switched-off.json`. */
export const switchedSchema = z.strictObject({
  date: z.iso.date(),
  switches: hash,
  plays: z.record(playInEdition, hash),
  citations: z.strictObject({ all: z.int(), atWork: z.int(), idle: numbers }),
  editions: z.strictObject({
    '2024-09': edition,
    '4.0': edition,
    '5.0': edition,
  } satisfies Record<EditionId, z.ZodType>),
});

/** Counts of a chapter's rules: those that the engine carries out, can be switched off, are caught. */
export interface SwitchedChapter {
  readonly chapter: string;
  readonly carriedOut: number;
  readonly switchable: number;
  readonly caught: number;
}

/** The switched rules of an edition by chapter; counts only rules of the kind `executable`. */
export function switchedChapters(
  { edition, rules }: Pick<EditionCoverage, 'edition' | 'rules'>,
  { editions }: Pick<Switched, 'editions'>,
): readonly SwitchedChapter[] {
  const caught = new Set(editions[edition].caught);
  const missed = new Set(editions[edition].missed);
  const carriedOut = rules.filter(({ kind }) => kind === 'executable' || kind === null);
  return [...Map.groupBy(carriedOut, ({ number }) => chapterOf(number))].map(([chapter, own]) => {
    const found = own.filter(({ number }) => caught.has(number)).length;
    const lost = own.filter(({ number }) => missed.has(number)).length;
    return { chapter, carriedOut: own.length, switchable: found + lost, caught: found };
  });
}
