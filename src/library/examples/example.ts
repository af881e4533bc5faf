/**
 * Worked examples: a position, a script of decisions, the expected outcome, and the rules that it
 * illustrates. They are plain data (`data/examples/{rules,rulings,cards}/*.json`); `schema.ts` checks them.
 */

import type { Side, Status, Terrain, Zone } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import type { EditionId } from '../../engine/rules/edition.ts';
import type { Position } from '../../engine/setup/position.ts';
import type { DecisionKind } from '../../engine/state/decision.ts';
import type { Mode } from '../../engine/state/mode.ts';
import type { TraceKind } from '../../engine/state/trace.ts';
import type { Language } from '../../rulebook/language.ts';

/** Words in each language of the book. */
export type WordsByLanguage = Readonly<Record<Language, string>>;

/** A file of `data/examples`. */
export interface Example {
  /** The file's name; letters, digits and hyphens. */
  readonly id: string;
  readonly title: WordsByLanguage;
  /** The events and where to look, for a newcomer. Blank lines separate paragraphs. */
  readonly story: WordsByLanguage;
  /** The editions that it is played in; both when not said. */
  readonly editions?: readonly EditionId[];
  readonly mode?: Mode;
  /** For dice and shuffles; 1 when not said. */
  readonly seed?: number;
  readonly position: Omit<Position, 'mode'>;
  /** Cards invented for this example. They are marked as such wherever they are shown. */
  readonly invented?: readonly Card[];
  readonly script: Script;
  readonly until?: Until;
  readonly expect: readonly Expectation[];
  /** Rules that the trace must cite. */
  readonly illustrates?: NamedRules;
  /** Rules that only define or describe something which decides here; the trace need not cite them. */
  readonly shows?: NamedRules;
  /** The same story with another position, script or outcome. */
  readonly variants?: readonly Variant[];
}

/** The fields that differ from the example. A missing field is the example's, except for its rules. */
export interface Variant {
  /** Told apart within the example: `ID/VARIANT`. */
  readonly id: string;
  readonly title: WordsByLanguage;
  readonly story?: WordsByLanguage;
  readonly editions?: readonly EditionId[];
  readonly seed?: number;
  readonly position?: Omit<Position, 'mode'>;
  readonly script?: Script;
  readonly until?: Until;
  readonly expect?: readonly Expectation[];
  readonly illustrates?: NamedRules;
  readonly shows?: NamedRules;
}

/**
 * Rules by their canonical numbers: those that the engine cites, or `4.0:` and a number that only that
 * older edition has. Each edition counts them by its own numbers.
 */
export type NamedRules = readonly (string | NamedRule)[];

/** A rule by its number, with a hint for the reader or the editions that are meant. */
export interface NamedRule {
  readonly rule: string;
  /** Tells the reader where to look, when the story alone does not. */
  readonly look?: WordsByLanguage;
  /** Where not all editions of the example are meant. */
  readonly editions?: readonly EditionId[];
}

/** One script, or one for each edition where the decisions differ from those of the edition before. */
export type Script =
  | readonly ScriptedAnswer[]
  | Readonly<Partial<Record<EditionId, readonly ScriptedAnswer[]>>>;

/** An answer in words. Decisions with one possible answer need none. */
export interface ScriptedAnswer {
  /** The decision that must be asked; any when not given. */
  readonly ask?: DecisionKind;
  /** Who must be asked: a seat, or the name that the position gives. */
  readonly player?: number | string;
  readonly choose: ScriptChoice | readonly ScriptChoice[];
}

/**
 * A choice. As a text: `pass`, `none`, `done`, `yes`, `no`; a card by its label, id or English
 * name; `hero` or `companion` for an Expedition of the one who answers; a player's name; a status or
 * a terrain; a number.
 */
export type ScriptChoice = string | number | DescribedChoice;

/** An option described by its properties. Every field given must hold. */
export interface DescribedChoice {
  readonly card?: string;
  /** The zone that a card is played from. */
  readonly from?: 'hand' | 'reserve' | 'deck' | 'discard';
  /** The Expedition that a card is played into. */
  readonly into?: Side;
  readonly scout?: boolean;
  /** A card from Reserve for its Hand Cost. */
  readonly forHandCost?: true;
  /** A card as a Landmark Permanent, by its Temple. */
  readonly temple?: true;
  /** Which ability of the card: its place, 0 for the first. */
  readonly ability?: number | string;
  /** Which of several Reactions of one ability: an object or, as a side, an Expedition that it is about. */
  readonly about?: string;
  /** Where an object is. */
  readonly zone?: Zone;
  /** Whose it is, or whose Expedition is meant: a seat or a name. */
  readonly of?: number | string;
  /** Which Expedition an object is in. */
  readonly in?: Side;
  readonly status?: Status;
  readonly counter?: string;
  /** Which Expedition is chosen. */
  readonly expedition?: Side;
  readonly player?: number | string;
  readonly region?: number;
  readonly terrain?: Terrain;
  /** Which mode, counted from 0 as on the card. */
  readonly mode?: number;
  readonly number?: number;
}

/**
 * Where the example stops, when the script is over: at the next decision (when not said), or after
 * declining every further decision until a phase of a day has begun or the game has ended.
 */
export type Until =
  | { readonly day?: number; readonly phase: 'morning' | 'noon' | 'afternoon' | 'dusk' | 'night' }
  | 'result';

/** Something that must hold. `edition`: only when played in that edition, or in one of these. */
export type Expectation = { readonly edition?: EditionId | readonly EditionId[] } & (
  | ObjectExpectation
  | PlayerExpectation
  | ExpeditionExpectation
  | { readonly region: number; readonly terrains: readonly Terrain[] }
  | { readonly turn: number | string }
  | { readonly firstPlayer: number | string }
  | { readonly day: number; readonly phase?: string }
  /** Seats of the winners; `null` when the game has not ended. */
  | { readonly winners: readonly (number | string)[] | null }
  /** The decision at which the example stops. */
  | { readonly asked: DecisionKind; readonly of?: number | string }
  /** Whether a choice is offered where the example stops. */
  | { readonly option: ScriptChoice; readonly offered: boolean }
  | TraceExpectation
);

/** Where objects or cards are and what they have at the end. */
export interface ObjectExpectation {
  /** A label of the position, a card id or an English name. */
  readonly object: string;
  readonly zone: Zone;
  /** In whose zone, or who controls it: a seat or a name. */
  readonly of?: number | string;
  readonly in?: Side;
  /** How many there are; one when not said. */
  readonly count?: number;
  /** Exactly these statuses. */
  readonly statuses?: readonly Status[];
  /** Exactly these counters. */
  readonly counters?: Readonly<Record<string, number>>;
  /** Forest, mountain, water, with passive abilities and boosts. */
  readonly statistics?: readonly [number, number, number];
  /** Among its keywords. */
  readonly keywords?: readonly string[];
  /** Not among its keywords. */
  readonly withoutKeywords?: readonly string[];
}

export interface PlayerExpectation {
  readonly player: number | string;
  readonly hand?: number;
  readonly deck?: number;
  readonly discard?: number;
  readonly reserve?: number;
  readonly landmarks?: number;
  readonly mana?: { readonly ready?: number; readonly exhausted?: number };
}

export interface ExpeditionExpectation {
  readonly expedition: Side;
  readonly of: number | string;
  readonly distance?: number;
  readonly ascended?: boolean;
  readonly statistics?: readonly [number, number, number];
  /** How many Characters and other objects are in it. */
  readonly objects?: number;
}

/** A condition on the entries of the trace. */
export interface TraceExpectation {
  /** Entries that match, in this order. */
  readonly trace: EntryPattern | readonly EntryPattern[];
  /** How many entries match the pattern (a single one); at least one when not said. */
  readonly times?: number;
  /** They are actions of one and the same step. */
  readonly sameStep?: true;
}

/**
 * Part of an entry. Every field given must be in the entry with that value, lists as a whole; `cites`,
 * rules by their canonical numbers, must be among its citations; `card` must be the name, id or label of what it is about.
 */
export interface EntryPattern {
  readonly kind?: TraceKind;
  readonly card?: string;
  readonly cites?: readonly string[];
  readonly [field: string]: unknown;
}
