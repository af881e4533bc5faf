import { z } from 'zod';
import { SIDES, STATUSES, ZONES } from '../../engine/cards/ability.ts';
import { EDITIONS } from '../../engine/rules/edition.ts';
import { line, markedLine, playName } from '../../rulebook/checked-text.ts';
import { citedRule } from '../examples/schema.ts';

/** The subject of a question: a card (by slot), a player's hand or Mana, an Expedition, the winners. */
export type FactKey =
  | `card:${number}`
  | `hand:${number}`
  | `mana:${number}`
  | `expedition:${number}:${'hero' | 'companion'}`
  | 'winners';

const seat = z.int().min(0).max(3);
const count = z.int().min(0).max(999);

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
    player: seat,
    side: z.enum(SIDES).optional(),
    statuses: z.array(z.enum(STATUSES)).optional(),
    counters: z.record(line, count).optional(),
    statistics: z.array(z.int()).optional(),
  }),
  z.strictObject({ is: z.literal('count'), count }),
  z.strictObject({ is: z.literal('mana'), ready: count, all: count }),
  z.strictObject({ is: z.literal('distance'), distance: count }),
  z.strictObject({ is: z.literal('winners'), winners: z.array(seat).nullable() }),
]);

/** The state of a question's subject at the end of a play. */
export type EndFact = z.output<typeof fact>;

const wrong = z.strictObject({
  fact,
  /** The rules that the mistake ignores, by the numbers that the engine cites. */
  rules: z.array(citedRule).min(1),
  /** The mistake, described for maintainers. */
  off: markedLine,
});

const question = z.strictObject({
  /** `EXAMPLE` or `EXAMPLE/VARIANT`. */
  play: playName,
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

/** The kinds of facts about each kind of subject. */
const FACTS: Readonly<Record<string, readonly EndFact['is'][]>> = {
  card: ['card', 'gone'],
  hand: ['count'],
  mana: ['mana'],
  expedition: ['distance'],
  winners: ['winners'],
};

/** Whether every answer to a question states something about its subject. */
export function answersSubject({ about, right, wrong }: PracticeQuestion): boolean {
  const kinds = FACTS[about.split(':')[0]!] ?? [];
  return [right, ...wrong.map(({ fact }) => fact)].every(({ is }) => kinds.includes(is));
}
