/** The schema of example files; it refuses unknown fields. */

import { z } from 'zod';
import type { Card } from '../../engine/cards/card.ts';
import { SIDES, TERRAINS, ZONES } from '../../engine/cards/vocabulary.ts';
import { EDITIONS } from '../../engine/rules/edition.ts';
import { MODES } from '../../engine/state/mode.ts';
import { inEveryLanguage } from '../../rulebook/by-language.ts';
import { line, markedLine, schemaPath, slug, translated } from '../../rulebook/checked-text.ts';
import type {
  DescribedChoice,
  Example,
  ExpeditionExpectation,
  NamedRule,
  ObjectExpectation,
  PlayerExpectation,
  ScriptedAnswer,
  TraceExpectation,
  Variant,
} from './example.ts';
import {
  counters,
  ownStatus,
  type SameKeys,
  seat,
  status,
  tableSchema,
  terrain,
} from './position-schema.ts';

const words = inEveryLanguage(markedLine);
const edition = z.enum(EDITIONS);
const side = z.enum(SIDES);
const zone = z.enum(ZONES);
const who = z.union([seat, line]);
const statistics = z.tuple([z.int(), z.int(), z.int()]);
export const citedRule = z
  .string()
  .regex(/^(?:[\w.-]+:)?(?:S|\d+)(?:\.\d+)*(?:\.[a-z])?$/, 'a rule number, such as 6.1.e');
const namedRule = z.strictObject({
  rule: citedRule,
  look: words.optional(),
  editions: z.array(edition).min(1).optional(),
});
const rules = z.array(z.union([citedRule, namedRule])).min(1);

const decisionKind = z.enum([
  'turn',
  'starting-mana',
  'expand',
  'target',
  'choose',
  'may',
  'modes',
  'expedition',
  'region',
  'player',
  'status',
  'number',
  'counter',
  'payment',
  'play',
  'reaction',
  'ability',
  'clean-up',
  'modifier',
  'optional-modifier',
  'die',
  'timestamps',
  'swap-orbs',
  'shuffle-back',
]);

const describedChoice = z.strictObject({
  card: line.optional(),
  from: z.enum(['hand', 'reserve', 'deck', 'discard']).optional(),
  into: side.optional(),
  scout: z.boolean().optional(),
  forHandCost: z.literal(true).optional(),
  temple: z.literal(true).optional(),
  ability: z.union([z.int().min(0), line]).optional(),
  about: line.optional(),
  zone: zone.optional(),
  of: who.optional(),
  in: side.optional(),
  status: z.optional(status),
  counter: line.optional(),
  expedition: side.optional(),
  player: who.optional(),
  region: z.int().min(0).max(15).optional(),
  terrain: z.optional(terrain),
  mode: z.int().min(0).optional(),
  number: z.int().optional(),
});
const choice = z.union([line, z.int(), describedChoice]);

const answer = z.strictObject({
  ask: decisionKind.optional(),
  player: who.optional(),
  choose: z.union([choice, z.array(choice)]),
});
const answers = z.array(answer);
const script = z.union([answers, z.partialRecord(edition, answers)]);

const until = z.union([
  z.literal('result'),
  z.strictObject({
    day: z.int().min(1).optional(),
    phase: z.enum(['morning', 'noon', 'afternoon', 'dusk', 'night']),
  }),
]);

const only = { edition: z.union([edition, z.array(edition).min(1)]).optional() };
const objectExpectation = z.strictObject({
  ...only,
  object: line,
  zone,
  of: who.optional(),
  in: side.optional(),
  count: z.int().min(0).optional(),
  statuses: z.array(ownStatus).optional(),
  counters: z.union([counters, z.strictObject({})]).optional(),
  statistics: statistics.optional(),
  keywords: z.array(line).optional(),
  withoutKeywords: z.array(line).optional(),
});
const size = z.int().min(0).optional();
const playerExpectation = z.strictObject({
  ...only,
  player: who,
  hand: size,
  deck: size,
  discard: size,
  reserve: size,
  landmarks: size,
  mana: z.strictObject({ ready: size, exhausted: size }).optional(),
});
const expeditionExpectation = z.strictObject({
  ...only,
  expedition: side,
  of: who,
  distance: size,
  ascended: z.boolean().optional(),
  statistics: statistics.optional(),
  objects: size,
});
const pattern = z.looseObject({
  kind: line.optional(),
  card: line.optional(),
  cites: z.array(line).optional(),
});
const traceExpectation = z.strictObject({
  ...only,
  trace: z.union([pattern, z.array(pattern).min(1)]),
  times: size,
  sameStep: z.literal(true).optional(),
});
/** A condition that must hold at the end of a play. */
export const expectation = z.union([
  objectExpectation,
  playerExpectation,
  expeditionExpectation,
  traceExpectation,
  z.strictObject({ ...only, region: z.int(), terrains: z.array(z.enum(TERRAINS)) }),
  z.strictObject({ ...only, turn: who }),
  z.strictObject({ ...only, firstPlayer: who }),
  z.strictObject({ ...only, day: z.int().min(1), phase: line.optional() }),
  z.strictObject({ ...only, winners: z.array(who).nullable() }),
  z.strictObject({ ...only, asked: decisionKind, of: who.optional() }),
  z.strictObject({ ...only, option: choice, offered: z.boolean() }),
]);

/** The fields that an example and a variant share. */
const common = {
  editions: z.array(edition).min(1).optional(),
  seed: z.int().optional(),
  until: until.optional(),
  illustrates: rules.optional(),
  shows: rules.optional(),
};
const variant = z.strictObject({
  ...common,
  id: slug,
  title: translated,
  story: words.optional(),
  position: z.optional(tableSchema),
  script: script.optional(),
  expect: z.array(expectation).min(1).optional(),
});

/** An example file, as it is written. */
export const exampleSchema = z.strictObject({
  $schema: schemaPath.optional(),
  ...common,
  id: slug,
  title: translated,
  story: words,
  mode: z.enum(MODES).optional(),
  position: tableSchema,
  /** Checked card by card when they are added to a game. */
  invented: z.array(z.custom<Card>((card) => typeof card === 'object' && card !== null)).optional(),
  script,
  expect: z.array(expectation).min(1),
  variants: z.array(variant).min(1).optional(),
});

true satisfies SameKeys<Omit<z.output<typeof exampleSchema>, '$schema'>, Example>;
true satisfies SameKeys<z.output<typeof variant>, Variant>;
true satisfies SameKeys<z.output<typeof namedRule>, NamedRule>;
true satisfies SameKeys<z.output<typeof describedChoice>, DescribedChoice>;
true satisfies SameKeys<z.output<typeof answer>, ScriptedAnswer>;
true satisfies SameKeys<
  z.output<typeof objectExpectation>,
  ObjectExpectation & { edition?: never }
>;
true satisfies SameKeys<
  z.output<typeof playerExpectation>,
  PlayerExpectation & { edition?: never }
>;
true satisfies SameKeys<
  z.output<typeof expeditionExpectation>,
  ExpeditionExpectation & { edition?: never }
>;
true satisfies SameKeys<z.output<typeof traceExpectation>, TraceExpectation & { edition?: never }>;
