/**
 * The ability tree: everything that the text of a card can say, as data (2.2.12).
 *
 * A card's abilities are plain JSON: no functions, no strings with a grammar of their own. The
 * engine runs the tree and `src/languages/say/` prints it, so that what a card says and what it does are
 * one thing. Relations are seen from the object bearing the ability: `me` is that object (7.2.1),
 * `you` its controller (7.2.3), `it` what was last spoken of (7.2.5).
 *
 * The types are inferred from the schemas beside this file. It passes on the types alone, so that
 * whoever imports it gets no zod.
 */

export type { Condition } from './condition.ts';
export type { Cost, CostPart } from './cost.ts';
export type {
  Ability,
  Beginning,
  Effect,
  EffectMode,
  Instruction,
  KeywordAbility,
  Passive,
  PassiveRule,
  QuickAction,
  Reaction,
  SpellEffect,
  Step,
  Wrapper,
} from './effect.ts';
export type { Would } from './passive.ts';
export type { PlayChange } from './play-change.ts';
export type {
  Amount,
  ChosenPick,
  ExpeditionFilter,
  ExpeditionReference,
  Filter,
  NumberBounds,
  ObjectMatch,
  ObjectReference,
  PlayedFilter,
  PlayerReference,
  RegionReference,
  Statistics,
  TargetPick,
  TotalLimit,
} from './reference.ts';
export type { Create, PlayStep, Put, SpendCounters } from './step.ts';
export type { Trigger } from './trigger.ts';
export type * from './vocabulary.ts';
