/** The file `data/grid.json`, which the ingest checks and editors complete. */

import { z } from 'zod';
import { line, playName, schemaPath, slug, translated } from '../../rulebook/checked-text.ts';
import { GRID_TERMS, OUTCOMES } from '../../rulebook/grid.ts';
import type { EntryPattern } from '../examples/example.ts';
import { citedRule } from '../examples/schema.ts';

const term = z.enum(GRID_TERMS);
const pair = z.tuple([term, term]);
const rules = z.array(citedRule);
const pattern = z.looseObject({
  kind: line.optional(),
  card: line.optional(),
  cites: z.array(citedRule).optional(),
}) as z.ZodType<EntryPattern>;

const row = z.strictObject({
  term,
  /** The rules of its effect, by the numbers that the engine cites. */
  rules: rules.min(1),
  /** Its effect, as the end of a sentence that begins with its name. Zones have none. */
  does: translated.optional(),
});

const playedCell = z.strictObject({
  pair,
  outcome: z.enum(OUTCOMES),
  /** How the two interact, in a sentence or two. */
  says: translated,
  /** `EXAMPLE` or `EXAMPLE/VARIANT`, in which the two meet. */
  play: playName,
  /** The first entry of its trace that matches this pattern decides how they interact. */
  event: pattern,
  /** The rules that this entry cites, or a step or effect that it is part of. */
  rules: rules.min(1),
  /** Rules that would have decided if their condition were met, which no entry cites. */
  unmet: rules.min(1).optional(),
  /** The play was written to show these two: its story tells how they interact. */
  story: z.literal(true).optional(),
});

const emptyCell = z.strictObject({
  pair,
  /** The id of the reason why the two do not meet. */
  never: slug,
});

const reason = z.strictObject({ rules, text: translated });

/** The schema of `data/grid.json`: how each two terms of the grid interact. */
export const gridSchema = z.strictObject({
  $schema: schemaPath.optional(),
  rows: z.array(row),
  /** The reasons why two terms do not meet, by id. */
  reasons: z.record(slug, reason),
  cells: z.array(z.union([playedCell, emptyCell])),
});

export type Grid = z.output<typeof gridSchema>;
export type GridRow = z.output<typeof row>;
export type PlayedCell = z.output<typeof playedCell>;
export type EmptyCell = z.output<typeof emptyCell>;
export type GridCell = PlayedCell | EmptyCell;
