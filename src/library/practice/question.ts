import { z } from 'zod';
import { SIDES, STATUSES, ZONES } from '../../engine/cards/vocabulary.ts';
import { EDITIONS } from '../../engine/rules/edition.ts';
import { line, markedLine, playName } from '../../rulebook/checked-text.ts';
import { citedRule } from '../examples/schema.ts';

/** What a fact is about: a card (by slot), a player's hand or Mana, an Expedition, the winners. */
export type FactKey =
  | `card:${number}`
  | `hand:${number}`
  | `mana:${number}`
  | `expedition:${number}:${'hero' | 'companion'}`
  | 'winners';

/** The subject of a question: that of one fact, or of two. */
export type QuestionSubject = FactKey | `${FactKey}+${FactKey}`;

const seat = z.int().min(0).max(3);
const count = z.int().min(0).max(999);

const FACT_KEY = /^(?:card:\d+|hand:\d|mana:\d|expedition:\d:(?:hero|companion)|winners)$/;

const subject = z.custom<QuestionSubject>(
  (key) =>
    typeof key === 'string' &&
    key.split('+').length <= 2 &&
    key.split('+').every((one) => FACT_KEY.test(one)),
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

/** A fact about the end of a play. */
export type EndFact = z.output<typeof fact>;

/** The state of a question's subject at the end of a play: a fact for each key of it, in their order. */
export type SubjectState = readonly EndFact[];

/** Returns the keys of a subject. */
export function keysOf(about: QuestionSubject): readonly FactKey[] {
  return about.split('+') as FactKey[];
}

/** Returns the state of a subject; null where a fact is missing. */
export function stateOf(
  about: QuestionSubject,
  facts: ReadonlyMap<FactKey, EndFact>,
): SubjectState | null {
  const found = keysOf(about).map((key) => facts.get(key));
  return found.every((one) => one !== undefined) ? found : null;
}

const state = z.array(fact).min(1).max(2);

const wrong = z.strictObject({
  state,
  /** The rules that the mistake ignores, by the numbers that the engine cites. */
  rules: z.array(citedRule).min(1),
  /** The mistake, described for maintainers. */
  off: markedLine,
});

const question = z.strictObject({
  /** `EXAMPLE` or `EXAMPLE/VARIANT`. */
  play: playName,
  about: subject,
  right: state,
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
  const kinds = keysOf(about).map((key) => FACTS[key.split(':')[0]!] ?? []);
  return [right, ...wrong.map(({ state }) => state)].every(
    (facts) =>
      facts.length === kinds.length && facts.every(({ is }, place) => kinds[place]!.includes(is)),
  );
}
