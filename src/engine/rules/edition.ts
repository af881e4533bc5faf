/**
 * Editions of the rules, as profiles of the few switches where the same situation has another
 * outcome, and the numbers under which rules are cited.
 */

import ruleNumbers from '../../../data/generated/rule-numbers.json' with { type: 'json' };
import { allRuleNumbers, type RuleNumber } from './rule-number.ts';

export const EDITIONS = ['2024-09', '4.0', '5.0'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** The edition whose numbers the engine cites, and that is played where none is named. */
export const CANONICAL = ruleNumbers.edition as EditionId;

const SINCE_4_0: Grounds = {
  activation: ['6.3.h'],
  gone: [],
  cooldown: ['7.4.1.b', '7.4.1.c', '5.2.4.b'],
  fleetingSpell: '5.2.4.a',
  changedInLimbo: ['5.2.4.a'],
  landmarkNotFleeting: ['2.4.7.b', '5.2.3.a'],
  ofWaitingSpell: false,
};

/** One switch for each row of the table of differences between the editions. */
export interface Profile {
  readonly id: EditionId;
  /** Targets: at the declaration (2024-09:5.2.3.b) or just before each step (6.5.b). */
  readonly targets: 'declaration' | 'step';
  /** Modes: at the declaration (2024-09:5.2.3.c) or when the choosing step comes (6.5.g). */
  readonly modes: 'declaration' | 'step';
  /** "You may pay … to …": an internal action (2024-09:5.4.a) or an optional step with a cost. */
  readonly internalActions: boolean;
  /** Reactions are checked after each step too, or only after whole effects (4.4.a). */
  readonly checkAfterSteps: boolean;
  /** Gears whose Expedition moved forward rest too (4.2.5.b). */
  readonly gearsRest: boolean;
  /** Excess Landmarks are discarded or sacrificed at Clean-up (4.2.5.c). */
  readonly excessLandmarks: 'discard' | 'sacrifice';
  /** A game is won when Expeditions meet, or only at Check Victory (4.2.5.d). */
  readonly victory: 'at-once' | 'check-victory';
  /** Whether objects in the Hero zone are in play (1.2.4.d, 3.1.4.a). */
  readonly heroesInPlay: boolean;
  /** Whether the Mana zone is hidden (3.1.3.d). */
  readonly manaHidden: boolean;
  /** The objects that Prepare readies (4.2.1.c). */
  readonly prepare: 'characters-permanents-orbs' | 'all';
  /** Tough raises the cost at declaration, or is paid when the target is chosen (7.4.7.e). */
  readonly tough: 'declaration' | 'choice';
  /** A token leaving play ceases to exist once it has joined its new zone, or never joins it (2.1.e). */
  readonly tokensLeaving: 'after-joining' | 'instead-of-joining';
  /** Counters are kept on leaving the Discard pile, or never exist there (2.5.b). */
  readonly countersInDiscard: boolean;
  /** Exhausted Mana Orbs can be swapped at any time, or before a step that chooses one (3.2.9.e). */
  readonly swapOrbs: 'any-time' | 'before-choice';
  /** "When I go to Reserve from the Expedition zone": an arrival (2024-09:6.3.d), or not (6.3.d). */
  readonly goingToReserve: 'self-move' | 'leaving';
  /**
   * The event that {join} waits for: joining a zone, or entering play from outside of it (7.1.1.a,
   * 7.3.10.a).
   */
  readonly joinSymbol: 'expedition' | 'expedition-or-landmark' | 'enters-play';
  /**
   * The Discard pile goes under a Deck that is too small (4.0:3.2.2.d), or back into an empty one when
   * its player wants it in the Morning (4.2.1.f, 7.3.9.c, 7.3.31.b).
   */
  readonly shufflingBack: 'automatic' | 'morning';
  /** Each player has a Landmark zone, or a part of the one that all share (3.2.7.a, 3.2.7.b). */
  readonly landmarkZone: 'personal' | 'shared';
  /** Whether an object keeps its counters between the Expedition and the Landmark zone (2.5.k). */
  readonly keepsCountersInPlay: boolean;
  /** A card counts as played when it leaves Limbo, or from the start of its resolution (5.1.2.k). */
  readonly countsAsPlayed: 'leaving-limbo' | 'resolving';
  /** A card may be played for a cost that it lacks, which is 0, or may not (5.1.2.e). */
  readonly lackingCost: 'zero' | 'not-chosen';
  /** A card in Reserve without Reserve Cost stays there, or is played for 0 (2.2.f). */
  readonly lackingReserveCost: 'stays' | 'zero';
  /** Most activations of a Reaction in a day by all objects of one name (6.3.m). */
  readonly activationsOfName: number | null;
  /** Whether an Ascended Expedition moves forward due to a terrain in which it is tied (4.2.4.j). */
  readonly movesDueToTie: boolean;
  /** Cards of a constructed deck, with or without the Hero counted (1.1.4.b), and exalted ones (1.1.4.f). */
  readonly constructed: {
    readonly least: number;
    readonly most: number | null;
    readonly exalted: number | null;
  };
  readonly cites: Grounds;
}

/** Rules of an edition for events that come out alike in all editions. */
export interface Grounds {
  /** An object activates a Reaction. */
  readonly activation: readonly RuleNumber[];
  /** The Reaction of an object that is gone activates all the same. */
  readonly gone: readonly RuleNumber[];
  /** A Spell with Cooldown becomes exhausted in Reserve (7.4.1.b). */
  readonly cooldown: readonly RuleNumber[];
  /** A Spell with Fleeting has it in Limbo. */
  readonly fleetingSpell: RuleNumber;
  /** The effect that plays a card changes the statuses that it has in Limbo. */
  readonly changedInLimbo: readonly RuleNumber[];
  /** A Landmark cannot gain Fleeting. */
  readonly landmarkNotFleeting: readonly RuleNumber[];
  /** Whether the edition has rules on choices that wait for the resolution of a Spell. */
  readonly ofWaitingSpell: boolean;
}

export const PROFILES: Readonly<Record<EditionId, Profile>> = {
  '2024-09': {
    id: '2024-09',
    targets: 'declaration',
    modes: 'declaration',
    internalActions: true,
    checkAfterSteps: true,
    gearsRest: false,
    excessLandmarks: 'discard',
    victory: 'at-once',
    heroesInPlay: true,
    manaHidden: true,
    prepare: 'characters-permanents-orbs',
    tough: 'declaration',
    tokensLeaving: 'after-joining',
    countersInDiscard: true,
    swapOrbs: 'any-time',
    goingToReserve: 'self-move',
    joinSymbol: 'expedition',
    shufflingBack: 'automatic',
    landmarkZone: 'personal',
    keepsCountersInPlay: false,
    countsAsPlayed: 'leaving-limbo',
    lackingCost: 'zero',
    lackingReserveCost: 'stays',
    activationsOfName: null,
    movesDueToTie: false,
    constructed: { least: 40, most: null, exalted: null },
    cites: {
      activation: ['6.3.h', '2024-09:6.3.c'],
      gone: ['2024-09:6.3.e'],
      cooldown: ['7.4.1.b', '7.4.1.c'],
      fleetingSpell: '2024-09:5.2.3.i',
      // The edition has a rule of its own for each way; under this number only the one from Reserve.
      changedInLimbo: [],
      // In other editions a remark of both rules; here the number of the first is of a rule about Spells.
      landmarkNotFleeting: ['5.2.3.a'],
      ofWaitingSpell: true,
    },
  },
  '4.0': {
    id: '4.0',
    targets: 'step',
    modes: 'step',
    internalActions: false,
    checkAfterSteps: false,
    gearsRest: true,
    excessLandmarks: 'sacrifice',
    victory: 'check-victory',
    heroesInPlay: false,
    manaHidden: false,
    prepare: 'all',
    tough: 'choice',
    tokensLeaving: 'instead-of-joining',
    countersInDiscard: false,
    swapOrbs: 'before-choice',
    goingToReserve: 'leaving',
    joinSymbol: 'expedition-or-landmark',
    shufflingBack: 'automatic',
    landmarkZone: 'personal',
    keepsCountersInPlay: false,
    countsAsPlayed: 'leaving-limbo',
    lackingCost: 'zero',
    lackingReserveCost: 'zero',
    activationsOfName: null,
    movesDueToTie: false,
    constructed: { least: 40, most: 60, exalted: null },
    cites: SINCE_4_0,
  },
  '5.0': {
    id: '5.0',
    targets: 'step',
    modes: 'step',
    internalActions: false,
    checkAfterSteps: false,
    gearsRest: true,
    excessLandmarks: 'sacrifice',
    victory: 'check-victory',
    heroesInPlay: false,
    manaHidden: false,
    prepare: 'all',
    tough: 'choice',
    tokensLeaving: 'instead-of-joining',
    countersInDiscard: false,
    swapOrbs: 'before-choice',
    goingToReserve: 'leaving',
    joinSymbol: 'enters-play',
    shufflingBack: 'morning',
    landmarkZone: 'shared',
    keepsCountersInPlay: true,
    countsAsPlayed: 'resolving',
    lackingCost: 'not-chosen',
    lackingReserveCost: 'zero',
    activationsOfName: 1000,
    movesDueToTie: true,
    constructed: { least: 40, most: 60, exalted: 3 },
    cites: SINCE_4_0,
  },
};

/** Numbers of canonical rules in editions where they have another one, several or none. */
const OTHER_NUMBERS: Readonly<Record<string, Readonly<Partial<Record<string, string | null>>>>> =
  ruleNumbers.rules;

/**
 * A citation as a trace shows it: a number of the edition being played, or `4.0:` and a number where
 * that edition has no such rule and 4.0 is the next one that has it.
 */
export type Citation = string;

const citations = Object.fromEntries(
  EDITIONS.map((edition) => [edition, new Map<RuleNumber, readonly Citation[]>()]),
) as Record<EditionId, Map<RuleNumber, readonly Citation[]>>;

/**
 * Returns the number of a rule in an edition, as a citation; the first where several rules became
 * one. A rule that only older editions have keeps its canonical number.
 */
export function citationOf(number: RuleNumber, edition: EditionId): Citation {
  return citationsOf(number, edition)[0] ?? number;
}

/** Whether an edition has a rule. */
function isIn(number: RuleNumber, edition: EditionId): boolean {
  const others = OTHER_NUMBERS[number];
  return !others || !Object.hasOwn(others, edition) || others[edition] !== null;
}

/**
 * Returns those of the rules that the edition has: for rules that only explain what happens in every
 * edition.
 */
export function rulesIn(edition: EditionId, rules: readonly RuleNumber[]): readonly RuleNumber[] {
  return rules.filter((rule) => isIn(rule, edition));
}

/**
 * Returns the numbers that a rule has in an edition, as citations; none where only older editions
 * have it.
 */
function citationsOf(number: RuleNumber, edition: EditionId): readonly Citation[] {
  const known = citations[edition];
  let found = known.get(number);
  if (found === undefined) {
    found = numbersIn(number, edition) ?? firstNewer(number, edition);
    known.set(number, found);
  }
  return found;
}

/** Returns the numbers of a rule in an edition; null where it has no such rule. */
function numbersIn(number: RuleNumber, edition: EditionId): readonly string[] | null {
  const others = OTHER_NUMBERS[number] ?? {};
  const own = Object.hasOwn(others, edition)
    ? others[edition]
    : number.slice(number.indexOf(':') + 1);
  return own?.split(' ') ?? null;
}

/** Returns the number of a rule that an edition lacks, in the next edition that has it. */
function firstNewer(number: RuleNumber, edition: EditionId): readonly Citation[] {
  for (const newer of EDITIONS.slice(EDITIONS.indexOf(edition) + 1)) {
    const found = numbersIn(number, newer);
    if (found) return [`${newer}:${found[0]}`];
  }
  return [];
}

/**
 * Rules of the overview (chapters 1 and 2), by the later rule that says the same in detail: carrying
 * out the detail carries out both.
 */
const OVERVIEW: Readonly<Partial<Record<RuleNumber, RuleNumber>>> = {
  '1.4.6.b': '1.4.6.a',
  '1.4.6.c': '1.4.6.a',
  '2.2.f': '1.1.6.d',
  '2.2.12.g': '1.2.4.d',
  '2.2.12.h': '1.2.4.d',
  '2.2.12.i': '1.2.4.d',
  '3.2.9.f': '1.2.5.e',
  '4.1.b': '1.3.1.a',
  '4.1.c': '1.3.1.a',
  '4.1.d': '1.3.1.b',
  '6.1.b': '1.2.6.b',
  '6.1.h': '1.4.5.a',
  '6.4.a': '1.2.5.d',
  '6.4.b': '1.2.5.b',
  '6.4.c': '1.2.5.c',
  '6.5.c': '1.2.6.d',
  '6.5.d': '1.2.6.e',
  '6.5.h': '1.2.6.f',
  '7.3.13.a': '2.4.6.a',
  '7.3.28.a': '2.4.6.b',
  '2024-09:1.2.6.e': '1.2.5.b',
};

/**
 * Returns rules as citations, each once and in the order given, with the rules of the overview that
 * they detail.
 */
export function citeAll(numbers: readonly RuleNumber[], edition: EditionId): Citation[] {
  const result = new Set<Citation>();
  for (const number of numbers) {
    for (const citation of citationsOf(number, edition)) result.add(citation);
    const overview = OVERVIEW[number];
    if (overview) result.add(citationOf(overview, edition));
  }
  return [...result];
}

const citable = new Map<EditionId, ReadonlyMap<Citation, readonly RuleNumber[]>>();

/** Returns every rule of an edition that the engine can cite, with the canonical numbers behind it. */
export function citableRules(edition: EditionId): ReadonlyMap<Citation, readonly RuleNumber[]> {
  const known = citable.get(edition) ?? findCitable(edition);
  citable.set(edition, known);
  return known;
}

function findCitable(edition: EditionId): ReadonlyMap<Citation, readonly RuleNumber[]> {
  const result = new Map<Citation, RuleNumber[]>();
  for (const number of allRuleNumbers()) {
    for (const citation of citationsOf(number, edition)) {
      if (citation.includes(':')) continue;
      result.set(citation, [...(result.get(citation) ?? []), number]);
    }
  }
  return result;
}

/**
 * Returns the rules that the engine can cite when it plays an edition; none where it does not play
 * it.
 */
export function citedIn(edition: string): readonly Citation[] {
  const played = EDITIONS.find((one) => one === edition);
  return played ? [...citableRules(played).keys()] : [];
}
