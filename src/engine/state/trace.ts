/**
 * The trace: what the engine did, entry by entry, each with the rules that made it so.
 *
 * Entries form a tree by `parent`: a turn contains a play, which contains steps, which contain
 * atomic actions (several of one step happen at once, 6.1.f). An entry is written at the place in the
 * code where the rule is carried out. Numbers count from 1 through the whole game.
 */

import type { DailyEffect, Duration, Phase, Status, Terrain, Zone } from '../cards/ability.ts';
import type { Citation } from '../rules/edition.ts';
import type { DecisionKind, ExpeditionName, Option, OptionWhat } from './decision.ts';

/** An object or card as it was when the entry was written. */
export interface Thing {
  readonly object: number;
  /** Card id; null for an emblem, or a token's source when it has none. */
  readonly card: string | null;
  /** English name (2.2.4.c); null for an emblem (2.2.4.g). */
  readonly name: string | null;
  readonly owner: number;
  readonly controller: number;
  readonly zone: Zone;
  /** Which of its abilities is meant: its place on the card, or `PLACE@OBJECT` when granted. */
  readonly ability?: string;
}

/** Where something is. */
export interface Spot {
  readonly zone: Zone;
  readonly player: number | null;
  readonly expeditions?: readonly ExpeditionName[];
  /** From the top of a Deck, 1 being the top. */
  readonly position?: number;
}

/** One statistic compared at Progress, or in the Arena. */
export interface Comparison {
  readonly terrain: Terrain;
  readonly mine: number;
  readonly theirs: number;
  /** Whether the region has the terrain and nothing ignores it. */
  readonly counts: boolean;
  readonly wins: boolean;
}

/** Why a card is moved; the verb of the step, or the rule's word for it. */
export type MoveReason =
  | 'clean-up'
  | 'create'
  | 'declare'
  | 'discard'
  | 'draw'
  | 'exchange'
  | 'expand'
  | 'play'
  | 'put'
  | 'reshuffle'
  | 'resolved'
  | 'rest'
  | 'resupply'
  | 'return'
  | 'sacrifice'
  | 'send'
  | 'starting-mana'
  | 'take-control';

/** The effect of an atomic action (6.1.e). */
export type ActionData =
  | {
      readonly action: 'move';
      readonly object: Thing;
      /** The new object (1.4.4.a), or null when a token ceased to exist (2.1.e). */
      readonly became: number | null;
      readonly from: Spot;
      readonly to: Spot;
      readonly why: MoveReason;
      /** Who may know which card it is. */
      readonly known: 'all' | readonly number[];
      readonly lost?: readonly string[];
    }
  | { readonly action: 'create'; readonly object: Thing; readonly to: Spot }
  | {
      readonly action: 'relocate';
      readonly object: Thing;
      readonly from: readonly ExpeditionName[];
      readonly to: readonly ExpeditionName[];
    }
  | {
      readonly action: 'gain-subtypes';
      readonly object: Thing;
      readonly subtypes: readonly string[];
    }
  | { readonly action: 'gain-ability'; readonly object: Thing }
  | { readonly action: 'gain-status'; readonly object: Thing; readonly status: Status }
  | { readonly action: 'lose-status'; readonly object: Thing; readonly status: Status }
  | {
      readonly action: 'gain-counters' | 'lose-counters';
      readonly object: Thing;
      readonly counter: string;
      readonly count: number;
      readonly now: number;
    }
  | {
      readonly action: 'ascend' | 'lose-ascended';
      readonly expedition: ExpeditionName;
    }
  | {
      readonly action: 'move-expedition';
      readonly expedition: ExpeditionName;
      readonly from: number;
      readonly to: number;
      readonly dueTo?: readonly (Terrain | 'ascend')[];
    }
  | {
      readonly action: 'reveal-region';
      readonly regions: readonly number[];
      readonly terrains: readonly (readonly Terrain[])[];
    }
  | {
      readonly action: 'place-marker';
      readonly terrain: Terrain;
      readonly region: number;
      readonly from: number | null;
    }
  | {
      readonly action: 'roll';
      readonly player: number;
      readonly dice: readonly number[];
      readonly result: number;
    }
  | { readonly action: 'shuffle'; readonly player: number }
  | {
      readonly action: 'reveal';
      readonly object: Thing;
      readonly known: 'all' | readonly number[];
    }
  | {
      readonly action: 'emblem';
      readonly object: Thing;
      readonly emblem: 'reaction' | 'ongoing';
      readonly source: Thing | null;
      readonly duration?: Duration;
    }
  | { readonly action: 'cease'; readonly object: Thing }
  | { readonly action: 'first-player'; readonly player: number }
  | { readonly action: 'pass'; readonly player: number }
  | { readonly action: 'win'; readonly player: number };

/** Mana that a cost needs and that its player does not have. */
export interface ManaLacking {
  readonly needed: number;
  readonly ready: number;
}

/** Why something is not possible, or was not done. */
export type WhyNot =
  | 'ability-ignored'
  | 'already-has'
  | 'cannot-activate'
  | 'cannot-be-played'
  | 'cannot-gain-counters'
  | 'cannot-move'
  | 'cannot-ready'
  | 'cannot-take-control'
  | 'condition'
  | 'cost'
  | 'does-not-have'
  | 'does-not-work'
  | 'exhausted'
  | 'gone'
  | 'daily-limit'
  | 'daily-limit-of-name'
  | 'no-counters-here'
  | 'no-status-here'
  | 'nothing-there'
  | 'region-of-origin'
  | 'opposite-region'
  | 'arena'
  | 'tough'
  | 'already-target'
  /** A Reaction whose trigger asks for another type, sub-type or number; `word` names the field of its filter. */
  | 'trigger'
  /** A Character that Rest leaves where it is; `word` names the status or keyword that keeps it. */
  | 'stays';

export type TraceData =
  | { readonly kind: 'game-began'; readonly firstPlayer: number; readonly players: number }
  | { readonly kind: 'day-began'; readonly day: number }
  | { readonly kind: 'phase-began'; readonly day: number; readonly phase: Phase }
  | { readonly kind: 'daily-effect'; readonly daily: DailyEffect }
  | { readonly kind: 'turn-began'; readonly player: number }
  | { readonly kind: 'turn-ended'; readonly player: number }
  | {
      readonly kind: 'turn-effect';
      readonly player: number;
      readonly effect: 'play-card' | 'quick-action' | 'pass';
    }
  /** A declaration of intent (5.1.2.c). */
  | {
      readonly kind: 'declaration';
      readonly player: number;
      readonly object: Thing;
      readonly what: 'card' | 'quick-action' | 'reaction' | 'internal-action';
      readonly into: ExpeditionName | null;
      /** Mana; null when played for free. */
      readonly cost: number | null;
      readonly scout?: true;
      readonly temple?: true;
    }
  /** A cost alteration applied (5.1.2.f). */
  | {
      readonly kind: 'cost-altered';
      readonly object: Thing;
      readonly by: Thing;
      readonly from: number;
      readonly to: number;
    }
  /** Instructions being followed: of a Spell, a quick action, a Reaction, a modifier… */
  | {
      readonly kind: 'effect';
      readonly player: number;
      readonly source: Thing | null;
      readonly of: 'spell' | 'quick-action' | 'reaction' | 'modifier' | 'internal-action';
    }
  /** A condition read (6.5.d), a case of a table, or an option taken without asking. */
  | { readonly kind: 'condition'; readonly holds: boolean; readonly source: Thing | null }
  | {
      readonly kind: 'decision';
      readonly decision: string;
      readonly player: number;
      readonly ask: DecisionKind;
      readonly source: Thing | null;
      readonly options: readonly Option[];
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly kind: 'answer';
      readonly decision: string;
      readonly player: number;
      readonly chosen: readonly Option[];
      /** Who may know which cards were chosen, where these are hidden from others (6.1.h). */
      readonly known?: readonly number[];
      /** There was only one possible answer. */
      readonly automatic: boolean;
    }
  /** An option that was not offered, an atomic action that did not happen, a Reaction not activated. */
  | {
      readonly kind: 'why-not';
      readonly why: WhyNot;
      readonly what: OptionWhat | null;
      readonly object: Thing | null;
      readonly by: Thing | null;
      /** For a status, counter or verb that could not be. */
      readonly word?: string;
      /** For a cost, where it is mana that is not enough. */
      readonly mana?: ManaLacking;
    }
  | {
      readonly kind: 'step';
      readonly verb: string;
      readonly player: number | null;
      readonly source: Thing | null;
      /** How many atomic actions it has (6.1.e). */
      readonly actions: number;
      /** A cost being paid (6.4.a). */
      readonly cost?: true;
    }
  | ({ readonly kind: 'action' } & ActionData)
  | {
      readonly kind: 'modifier';
      readonly source: Thing | null;
      readonly modifies: 'step' | 'action';
      readonly how: 'instead' | 'also' | 'rule';
      readonly verb: string;
      /** False when its player chose not to apply it (6.2.d). */
      readonly applied: boolean;
    }
  /** A Reaction activated (6.3.h): which, and the emblem it made. */
  | { readonly kind: 'activation'; readonly reaction: Thing; readonly emblem: number }
  | { readonly kind: 'reactions-checked'; readonly waiting: readonly number[] }
  | { readonly kind: 'reaction-played'; readonly player: number; readonly reaction: Thing }
  /** An Expedition at Progress (4.2.4.b). */
  | {
      readonly kind: 'progress';
      readonly expedition: ExpeditionName;
      readonly facing: ExpeditionName;
      readonly comparisons: readonly Comparison[];
      readonly moves: boolean;
    }
  /** A player's or team's statistics compared in the Arena (4.3.e). */
  | {
      readonly kind: 'arena';
      readonly statistics: readonly {
        readonly players: readonly number[];
        readonly statistics: Readonly<Record<Terrain, number>>;
        readonly wins: number;
      }[];
    }
  /** Passive abilities evaluated again after an event, where that came out differently (2.3.1.e). */
  | {
      readonly kind: 'passives';
      /** In the order in which they were applied (2.3.3). */
      readonly applied: readonly {
        readonly by: Thing;
        readonly rule: string;
        /** To nothing when its condition does not hold. */
        readonly objects: readonly Thing[];
        readonly regions: readonly number[];
      }[];
      /** Which one had to wait for which, by their places in `applied`; -1 for one that was removed. */
      readonly dependencies: readonly {
        readonly of: number;
        readonly on: number;
        readonly why: 'existence' | 'applies-to' | 'does';
      }[];
      readonly markers: readonly { readonly terrain: Terrain; readonly region: number }[];
    }
  /** Distances of each player at Check Victory (4.2.5.d). */
  | { readonly kind: 'distances'; readonly sums: readonly number[] }
  | { readonly kind: 'tiebreakers'; readonly players: readonly number[] }
  | { readonly kind: 'result'; readonly winners: readonly number[]; readonly reason: string };

export type TraceKind = TraceData['kind'];

/** Information or chance that an interface should not undo past. */
export type Irreversible = 'reveal' | 'roll' | 'shuffle';

export type TraceEntry = {
  readonly id: number;
  readonly parent: number | null;
  /** Numbers in the edition being played, or `4.0:NUMBER` where it has no such rule. */
  readonly cites: readonly Citation[];
  readonly irreversible?: Irreversible;
} & TraceData;
