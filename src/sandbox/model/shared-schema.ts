/** The schema of the data in a shared link. Loaded only when such a link is opened. */

import * as z from 'zod/mini';
import { EDITIONS } from '../../engine/rules/edition.ts';
import { MODES } from '../../engine/state/mode.ts';
import { tableSchema } from '../../library/examples/position-schema.ts';
import type { Shared } from './link.ts';

const answer = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100));

const schema = z.strictObject({
  example: z.nullable(z.string().check(z.maxLength(80), z.regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/))),
  edition: z.enum(EDITIONS),
  seed: z.int().check(z.gte(0), z.lte(0xffffffff)),
  position: z.nullable(z.extend(tableSchema, { mode: z.optional(z.enum(MODES)) })),
  answers: z.nullable(z.array(answer).check(z.maxLength(2000))),
  stop: z.int().check(z.gte(0), z.lte(100_000)),
  fingerprint: z.optional(z.string().check(z.regex(/^[\w-]{1,16}$/))),
  outcomes: z.optional(z.string().check(z.maxLength(6100), z.regex(/^[a-z\d]+$/))),
  cards: z.optional(z.array(z.string().check(z.maxLength(3000))).check(z.maxLength(20))),
});

/** The content of a link if it has the right form, null otherwise. */
export function readShared(content: unknown): Shared | null {
  const read = schema.safeParse(content);
  if (!read.success) return null;
  const { cards, fingerprint, outcomes, ...shared } = read.data;
  if (shared.example === null && shared.position === null) return null;
  return {
    ...shared,
    ...(cards ? { cards } : {}),
    ...(fingerprint ? { fingerprint } : {}),
    ...(outcomes ? { outcomes } : {}),
  };
}
