/** The working state: what passive abilities make of the game, and the abilities that work (2.3). */

import type { Passive, PassiveRule, Reaction, Terrain, Trigger } from '../cards/ability.ts';
import type { Traits } from '../cards/compile.ts';
import { type Facts, NO_FACTS } from '../cards/facts.ts';
import type { TriggerParts } from '../cards/self-move.ts';
import type { Bindings, Context } from './bindings.ts';

/** A passive ability that works, with who says it. */
export interface RuleInstance<R extends PassiveRule['rule'] = PassiveRule['rule']> {
  readonly object: number;
  readonly key: string;
  readonly passive: Omit<Passive, 'rule'> & { readonly rule: Extract<PassiveRule, { rule: R }> };
  readonly context: Context;
}

/** A passive ability of whatever kind. */
export interface AnyRule {
  readonly object: number;
  readonly key: string;
  readonly passive: Omit<Passive, 'rule'> & { readonly rule: PassiveRule };
  readonly context: Context;
}

/** A Reaction that exists and works. */
export interface ReactionInstance {
  readonly object: number;
  readonly key: string;
  readonly reaction: Reaction;
  readonly parts: TriggerParts;
  readonly bindings: Bindings;
}

/** A state that an Expedition is considered to be in, wherever it is. */
export interface Considered {
  readonly expedition: number;
  readonly as: 'behind' | 'in-contact';
}

export interface Working {
  /** Characteristics of the objects in play that passive abilities changed. */
  readonly traits: Map<number, Traits> | null;
  /** Terrains by region, where markers or passive abilities changed any. */
  readonly terrains: (readonly Terrain[])[] | null;
  readonly considered: readonly Considered[];
  readonly rules: ReadonlyMap<PassiveRule['rule'], AnyRule[]>;
  /** By the kind of their trigger; self-move ones are looked for where something moves (6.3.e). */
  readonly reactions: ReadonlyMap<Trigger['on'], ReactionInstance[]>;
  /** Reactions that would work if they were not ignored (7.3.19). */
  readonly ignored?: readonly ReactionInstance[];
  /** The facts that passive abilities that change characteristics depend on (2.3.1.e). */
  readonly reads: Facts;
  /**
   * Whether any ability changes or ignores abilities of others, so that every arrival can matter to it.
   */
  readonly regardsAll: boolean;
  /** Whether any of them can make an object join or leave an Expedition in place (7.4.4.o, p). */
  readonly presence: boolean;
  /** Passive abilities in the order in which they were applied, and why in that order (2.3.3). */
  readonly order: readonly AppliedPassive[];
  readonly notes: readonly DependencyNote[];
}

/** Fields of `Working` where no passive ability changes any characteristic. */
export const NO_OUTLOOK = {
  considered: [] as readonly Considered[],
  rules: new Map(),
  reactions: new Map(),
  reads: NO_FACTS,
  regardsAll: false,
  presence: false,
  order: [] as readonly AppliedPassive[],
  notes: [] as readonly DependencyNote[],
};

/** A passive ability that changes characteristics, with its timestamp (that of its object). */
export interface Altering {
  readonly object: number;
  readonly key: string;
  readonly passive: Passive;
  readonly context: Context;
  /** A number that identical Emblems share. */
  readonly alike?: number;
}

/**
 * A passive ability that was applied, and its objects and regions; none while its condition is false.
 */
export interface AppliedPassive extends Altering {
  readonly objects: readonly number[];
  readonly regions: readonly number[];
}

/** One ability depended directly on another: on whether it exists, applies, or does something else. */
export interface DependencyNote {
  readonly of: Altering;
  readonly on: Altering;
  readonly why: 'existence' | 'applies-to' | 'does';
}
