import { z } from 'zod';
import { SIDES, STATUSES, ZONES } from '../../engine/cards/ability.ts';
import { EDITIONS } from '../../engine/rules/edition.ts';

/** The subject of a question: a card (by slot), a player's hand or Mana, an Expedition, the winners. */
export type FactKey =
  | `card:${number}`
  | `hand:${number}`
  | `mana:${number}`
  | `expedition:${number}:${'hero' | 'companion'}`
  | 'winners';

const factKey = z.custom<FactKey>(
  (key) =>
    typeof key === 'string' &&
    /^(?:card:\d+|hand:\d|mana:\d|expedition:\d:(?:hero|companion)|winners)$/.test(key),
);

const fact = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('gone') }),
  z.strictObject({
    is: z.literal('card'),
    zone: z.enum(ZONES),
    player: z.int(),
    side: z.enum(SIDES).optional(),
    statuses: z.array(z.enum(STATUSES)).optional(),
    counters: z.record(z.string(), z.int()).optional(),
    statistics: z.array(z.int()).optional(),
  }),
  z.strictObject({ is: z.literal('count'), count: z.int() }),
  z.strictObject({ is: z.literal('mana'), ready: z.int(), all: z.int() }),
  z.strictObject({ is: z.literal('distance'), distance: z.int() }),
  z.strictObject({ is: z.literal('winners'), winners: z.array(z.int()).nullable() }),
]);

/** The state of a question's subject at the end of a play. */
export type EndFact = z.output<typeof fact>;

const wrong = z.strictObject({
  fact,
  /** The rules that the mistake ignores, by the numbers that the engine cites. */
  rules: z.array(z.string()).min(1),
  /** The mistake, described for maintainers. */
  off: z.string(),
});

const question = z.strictObject({
  /** `EXAMPLE` or `EXAMPLE/VARIANT`. */
  play: z.string(),
  about: factKey,
  right: fact,
  wrong: z.array(wrong).min(1).max(4),
});

export type PracticeQuestion = z.output<typeof question>;

/** The file that `npm run practice` writes. */
export const practiceSchema = z.strictObject({
  edition: z.enum(EDITIONS),
  questions: z.array(question),
});

export type Practice = z.output<typeof practiceSchema>;

/** Returns the id of a question, which depends on its play and its subject alone. */
export function questionId({ play, about }: Pick<PracticeQuestion, 'play' | 'about'>): string {
  return `${play}.${about}`;
}
