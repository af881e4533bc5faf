/**
 * Effects, passive rules and abilities. These contain each other (an Ongoing Emblem has a passive
 * rule, a modifier an effect, a gained ability either), so they stand in one file: a getter names a
 * schema that comes later.
 */

import { z } from 'zod';
import { condition } from './condition.ts';
import { cost } from './cost.ts';
import { SIMPLE_PASSIVE_RULES, would } from './passive.ts';
import { amount, expeditions, objectMatch, objects, players } from './reference.ts';
import { type Infer, integer, text, yes } from './shape.ts';
import { SIMPLE_STEPS } from './step.ts';
import { trigger } from './trigger.ts';
import { DAILY_EFFECTS, DURATIONS, KEYWORDS, TERRAINS } from './vocabulary.ts';

// ---------------------------------------------------------------------------------------------
// Effects

const NESTING_STEPS = [
  /** Create an Ongoing Emblem with a passive ability. */
  z.strictObject({
    do: z.literal('ongoing'),
    duration: z.enum(DURATIONS),
    get passive() {
      return passiveRule;
    },
  }),
  /** Create an Ongoing Emblem with a Reaction that activates once ("the next time …"; 2.2.15.c). */
  z.strictObject({
    do: z.literal('next-time'),
    duration: z.enum(DURATIONS),
    trigger,
    get steps() {
      return effect;
    },
  }),
  /** Create an Ongoing Emblem with a Reaction after a daily effect ("Sabotage after Rest"). */
  z.strictObject({
    do: z.literal('after'),
    daily: z.enum(DAILY_EFFECTS),
    get steps() {
      return effect;
    },
  }),
  /** Gain an ability until the object leaves its zone ("permanently gain"; S.7.b). */
  z.strictObject({
    do: z.literal('gain-ability'),
    of: objects,
    get ability() {
      return ability;
    },
  }),
] as const;

/** The verbs (7.3): each makes one step. `who` is `you` when not given. */
const step = z.discriminatedUnion('do', [...SIMPLE_STEPS, ...NESTING_STEPS]);
export type Step = Infer<typeof step>;

const mode = z.strictObject({
  /** A cost inside a mode ("{exhaust}: I gain 2 boosts"). */
  cost: cost.optional(),
  get steps() {
    return effect;
  },
});
export type EffectMode = Infer<typeof mode>;

/** Instructions that contain steps but are none themselves. */
const WRAPPERS = [
  /** All verbs in one step (6.1.c). */
  z.strictObject({ do: z.literal('together'), steps: z.array(step) }),
  /**
   * "You may …" (6.5.c); with a cost, "You may [cost] to …". `ifDone`: "If you do, …";
   * `ifNot`: "If you don't, …". `have` only changes the wording (7.3.18).
   */
  z.strictObject({
    do: z.literal('may'),
    who: players.optional(),
    cost: cost.optional(),
    get steps() {
      return effect;
    },
    get ifDone() {
      return effect.optional();
    },
    get ifNot() {
      return effect.optional();
    },
    have: yes.optional(),
  }),
  /** "…. If you do, …" after steps that are not optional; `ifNot` is "If you can't, …" (6.5.f). */
  z.strictObject({
    do: z.literal('attempt'),
    get steps() {
      return effect;
    },
    get ifDone() {
      return effect.optional();
    },
    get ifNot() {
      return effect.optional();
    },
  }),
  /** "If …, …. Otherwise …"; the condition is read once (6.5.d, 6.5.e). */
  z.strictObject({
    do: z.literal('if'),
    if: condition,
    // biome-ignore lint/suspicious/noThenProperty: "then" is the word of the card data
    get then() {
      return effect;
    },
    get otherwise() {
      return effect.optional();
    },
  }),
  z.strictObject({
    do: z.literal('unless'),
    unless: condition,
    // biome-ignore lint/suspicious/noThenProperty: "then" is the word of the card data
    get then() {
      return effect;
    },
  }),
  /** Modes (6.5.g). `again`: the same one may be chosen more than once. */
  z.strictObject({
    do: z.literal('choose'),
    count: amount,
    upTo: yes.optional(),
    again: yes.optional(),
    /** No modes but an optional step: "You may … or …" (6.5.c), chosen when it comes. */
    may: yes.optional(),
    /** Another number when the condition holds ("If …, you may choose both"). */
    countIf: z.strictObject({ if: condition, count: amount, upTo: yes.optional() }).optional(),
    modes: z.array(mode).min(1),
  }),
  /** One after the other (6.5.i). */
  z.strictObject({
    do: z.literal('repeat'),
    times: amount,
    get steps() {
      return effect;
    },
  }),
  /** Once for each object, which is `it` (6.5.i). */
  z.strictObject({
    do: z.literal('for-each'),
    of: objects,
    get steps() {
      return effect;
    },
  }),
  /** Each of these players in initiative order, or starting with you, is `they`. */
  z.strictObject({
    do: z.literal('in-turn'),
    who: players,
    startingWithYou: yes.optional(),
    get steps() {
      return effect;
    },
  }),
  /** "Target a Character, then …": picks without doing anything; it becomes `it`. */
  z.strictObject({ do: z.literal('target'), of: objects }),
  z.strictObject({ do: z.literal('target-expedition'), expedition: expeditions }),
  z.strictObject({ do: z.literal('target-player'), who: players }),
  /** "On a 4+, … On a 1-3, …"; of the die when no number is given. Every row that fits happens. */
  z.strictObject({
    do: z.literal('depending'),
    on: amount.optional(),
    cases: z
      .array(
        z.strictObject({
          from: integer,
          to: integer.optional(),
          // biome-ignore lint/suspicious/noThenProperty: "then" is the word of the card data
          get then() {
            return effect;
          },
        }),
      )
      .min(1),
  }),
] as const;
export type Wrapper = Infer<(typeof WRAPPERS)[number]>;

const instruction = z.discriminatedUnion('do', [...SIMPLE_STEPS, ...NESTING_STEPS, ...WRAPPERS]);
export type Instruction = Infer<typeof instruction>;

/** Instructions in order, one step for each verb unless they are `together` (6.1.c). */
const effect = z.array(instruction);
export type Effect = Infer<typeof effect>;

// ---------------------------------------------------------------------------------------------
// Passive abilities

/** The rule that a passive ability states. */
const passiveRule = z.discriminatedUnion('rule', [
  ...SIMPLE_PASSIVE_RULES,
  z.strictObject({
    rule: z.literal('gain-ability'),
    of: objectMatch,
    get ability() {
      return ability;
    },
  }),
  // Modifiers (6.2)
  z.strictObject({
    rule: z.literal('instead'),
    would,
    may: yes.optional(),
    /** "You may exhaust me to …": it applies only while that can be paid (6.4.c). */
    exhausting: yes.optional(),
    instead: effect,
    /** "If you don't, …" (6.2.e). */
    ifNot: effect.optional(),
  }),
  z.strictObject({ rule: z.literal('also'), would, also: effect }),
]);
export type PassiveRule = Infer<typeof passiveRule>;

// ---------------------------------------------------------------------------------------------
// Abilities

/** "Cost: Effect" (2.2.12.k). */
const quickAction = z.strictObject({
  kind: z.literal('quick-action'),
  cost,
  effect,
  support: yes.optional(),
  completed: yes.optional(),
  /** "You can only activate this if …". */
  only: condition.optional(),
  /** "This action costs … more if …". */
  more: z.strictObject({ by: amount, if: condition }).optional(),
});
export type QuickAction = Infer<typeof quickAction>;

/** "Trigger, condition — Effect" (2.2.12.l). */
const reaction = z.strictObject({
  kind: z.literal('reaction'),
  trigger,
  if: condition.optional(),
  effect,
  support: yes.optional(),
  completed: yes.optional(),
});
export type Reaction = Infer<typeof reaction>;

/** A statement (2.2.12.m); it says nothing while its condition is false. */
const passive = z.strictObject({
  kind: z.literal('passive'),
  if: condition.optional(),
  /** Prints the condition as "unless": the statement holds while this is false. */
  unless: condition.optional(),
  rule: passiveRule,
  support: yes.optional(),
  completed: yes.optional(),
});
export type Passive = Infer<typeof passive>;

/** The effect of a Spell (2.2.12.n). */
const spellEffect = z.strictObject({ kind: z.literal('effect'), effect });
export type SpellEffect = Infer<typeof spellEffect>;

/** A keyword ability (7.4); `amount` is the X of Tough X and Scout X. */
const keywordAbility = z.strictObject({
  kind: z.literal('keyword'),
  keyword: z.enum(KEYWORDS),
  amount: amount.optional(),
});
export type KeywordAbility = Infer<typeof keywordAbility>;

/** "I begin the game with …" (2.5.e). */
const beginning = z.strictObject({
  kind: z.literal('begin'),
  counters: z.strictObject({ name: text, count: integer }).optional(),
  markers: z.array(z.enum(TERRAINS)).optional(),
});
export type Beginning = Infer<typeof beginning>;

/**
 * One paragraph of a card (2.2.12.a). `support`: works in Reserve only (2.2.12.d). `completed`: of the
 * second box of a Feat, which works once it is completed.
 */
export const ability = z.discriminatedUnion('kind', [
  quickAction,
  reaction,
  passive,
  spellEffect,
  keywordAbility,
  beginning,
]);
export type Ability = Infer<typeof ability>;
