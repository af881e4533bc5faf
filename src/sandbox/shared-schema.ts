/** What a shared link may hold. Loaded only when such a link is opened. */

import { z } from 'zod';
import { EDITIONS } from '../engine/edition.ts';
import { MODES } from '../engine/mode.ts';
import { tableSchema } from '../examples/position-schema.ts';
import type { Shared } from './link.ts';

const answer = z.array(z.string().max(200)).max(100);

const schema = z.strictObject({
  example: z
    .string()
    .max(80)
    .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/)
    .nullable(),
  edition: z.enum(EDITIONS),
  seed: z.int().min(0).max(0xffffffff),
  position: tableSchema.extend({ mode: z.enum(MODES).optional() }).nullable(),
  answers: z.array(answer).max(2000).nullable(),
  stop: z.int().min(0).max(100_000),
});

/** The content of a link if it has the right form, null otherwise. */
export function readShared(content: unknown): Shared | null {
  const read = schema.safeParse(content);
  if (!read.success) return null;
  const { example, position } = read.data;
  return example === null && position === null ? null : read.data;
}
