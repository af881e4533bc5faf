/**
 * The ability tree: everything that the text of a card can say, as data (2.2.12).
 *
 * A card's abilities are plain JSON: no functions, no strings with a grammar of their own. The
 * engine runs the tree and `src/wording/` prints it, so that what a card says and what it does are
 * one thing. Relations are seen from the object bearing the ability: `me` is that object (7.2.1),
 * `you` its controller (7.2.3), `it` what was last spoken of (7.2.5).
 */

export const TERRAINS = ['forest', 'mountain', 'water'] as const;
/** A terrain, which is also a statistic (7.1.2). */
export type Terrain = (typeof TERRAINS)[number];

export const STATUSES = [
  'anchored',
  'ascended',
  'asleep',
  'boosted',
  'exhausted',
  'fleeting',
] as const;
/** A status (2.4.1.a). `ascended` belongs to Expeditions, `boosted` follows from boosts (2.4.5). */
export type Status = (typeof STATUSES)[number];

export const ZONES = [
  'adventure',
  'deck',
  'discard',
  'expedition',
  'hand',
  'hero',
  'landmark',
  'limbo',
  'mana',
  'reserve',
] as const;
/** The ten kinds of zones (3.1.1.c). */
export type Zone = (typeof ZONES)[number];

/** Where a filter looks: a zone, or `play`, the Expedition zone and Landmark zones (3.1.4.a). */
export type Place = Exclude<Zone, 'adventure'> | 'play';

export const KEYWORDS = [
  'cooldown',
  'defender',
  'eternal',
  'fleeting',
  'gigantic',
  'scout',
  'seasoned',
  'tough',
] as const;
/** Keyword abilities (7.4), and Fleeting as the passive ability of a Spell (2.4.7.b). */
export type Keyword = (typeof KEYWORDS)[number];

export const TRIGGER_SYMBOLS = ['join', 'hand', 'reserve'] as const;
/** The trigger symbols: when I join, when I am played from Hand, from Reserve (7.1.1). */
export type TriggerSymbol = (typeof TRIGGER_SYMBOLS)[number];

export const SIDES = ['hero', 'companion'] as const;
/** Which of a player's two Expeditions (3.2.4.b). */
export type Side = (typeof SIDES)[number];

export const PHASES = ['morning', 'noon', 'afternoon', 'dusk', 'night'] as const;
/** The five phases of a day (4.2.a). */
export type Phase = (typeof PHASES)[number];

export const DAILY_EFFECTS = [
  'succeed',
  'prepare',
  'draw',
  'expand',
  'progress',
  'rest',
  'clean-up',
  'check-victory',
] as const;
/** Daily effects (4.2.1, 4.2.4, 4.2.5). */
export type DailyEffect = (typeof DAILY_EFFECTS)[number];

/** How long an Ongoing Emblem lasts (2.2.15.a). */
export type Duration = 'this-turn' | 'this-afternoon' | 'this-day';

// ---------------------------------------------------------------------------------------------
// Numbers and comparisons

/** A number, or how to find one when it is needed. */
export type Amount =
  | number
  /** How many objects or cards match. */
  | { readonly count: Filter }
  /** How many Expeditions match ("per Expedition in {forest}"). */
  | { readonly countExpeditions: ExpeditionFilter }
  /** How many statistics are 0 in the base characteristics of what matches. */
  | { readonly baseZeros: Filter }
  /** How many counters of a name an object has; `any` counts every kind. */
  | { readonly counters: string; readonly on: ObjectReference }
  /** All counters of a name on everything that matches ("7 or more boosts among …"). */
  | { readonly counters: string; readonly among: Filter }
  /** The result of the die rolled before in this effect (7.3.28.b). */
  | { readonly die: 'result' }
  | { readonly statistic: Terrain | 'highest'; readonly of: ObjectReference }
  | { readonly cost: 'hand' | 'reserve' | 'base'; readonly of: ObjectReference }
  /** Regions strictly between a player's two Expeditions; 0 when they have met. */
  | { readonly regionsBetween: PlayerReference }
  /** How many visible regions have exactly one terrain. */
  | { readonly singleTerrainRegions: 'visible' }
  /** How many objects, cards or counters the step before affected ("that many"). */
  | { readonly affected: 'count' }
  /** Inside a modifier: the number that the replaced action had. */
  | { readonly would: 'number' }
  /** A number that the player chooses when playing: the X of a cost. */
  | { readonly x: true }
  | { readonly sum: readonly Amount[] }
  | { readonly least: readonly Amount[] }
  | { readonly most: readonly Amount[] };

/** Every bound given must hold. */
export interface Comparison {
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
  readonly exactly?: Amount;
}

// ---------------------------------------------------------------------------------------------
// Filters and references

/** `card` is any card or object; `permanent` is both kinds, told apart by zone type (2.2.3). */
export type FilterType =
  | 'card'
  | 'character'
  | 'permanent'
  | 'landmark-permanent'
  | 'expedition-permanent'
  | 'spell'
  | 'hero'
  | 'mana-orb';

/** Which objects or cards are meant. Every field given must hold; a list means any of its values. */
export interface Filter {
  readonly type?: FilterType | readonly FilterType[];
  readonly subtype?: string | readonly string[];
  /** Where to look; in play when not said (2.2.1.h). */
  readonly in?: Place | readonly Place[];
  /** Whose: controller in play (7.5.5), owner of the zone elsewhere. */
  readonly of?: PlayerReference;
  /** Not the object bearing the ability ("another"). */
  readonly other?: true;
  /** Not what was last spoken of ("yet another", "two others"). */
  readonly otherThanIt?: true;
  readonly token?: boolean;
  /** Has one of these statuses. */
  readonly status?: Status | readonly Status[];
  /** Has none of these statuses. */
  readonly without?: Status | readonly Status[];
  readonly handCost?: Comparison;
  readonly reserveCost?: Comparison;
  readonly baseCost?: Comparison;
  /** Has a base statistic of 0. */
  readonly baseZero?: true;
  /** Its base statistic is 0 in a terrain of a region that it is in. */
  readonly baseZeroInTerrain?: true;
  /** Each statistic is within the comparison ("no statistic over 3"). */
  readonly statistics?: Comparison;
  /** Has so many counters of a name (`any` for every kind together). */
  readonly counters?: { readonly name: string } & Comparison;
  /** In one of these Expeditions. */
  readonly expedition?: ExpeditionRelation;
  /** In an Expedition that matches ("in {forest}", "in an Ascended Expedition"; 7.5.8.b). */
  readonly inExpedition?: ExpeditionFilter;
  /** Name of the card, by card id ("Ordis Recruit" is `ordis-recruit`). */
  readonly named?: string;
  readonly faction?: string;
  /** Matches any of these as well as everything above ("a Robot or Permanent"). */
  readonly anyOf?: readonly Filter[];
}

/** Expeditions seen from the object bearing the ability; of a Gigantic object, both (7.4.4). */
export type ExpeditionRelation = 'mine' | 'facing' | 'other' | 'facing-other' | 'yours';

/** Which Expeditions are meant. Every field given must hold. */
export interface ExpeditionFilter {
  readonly of?: PlayerReference;
  readonly side?: Side;
  readonly relation?: ExpeditionRelation;
  /** Farther from its start than the Expedition that it faces, nearer, or as far (7.5.2). */
  readonly position?: 'ahead' | 'behind' | 'tied' | readonly ('ahead' | 'behind' | 'tied')[];
  /** In a region with this terrain (7.5.8.a). */
  readonly terrain?: Terrain;
  /** In a region with exactly one terrain. */
  readonly singleTerrain?: true;
  /** In its region of origin. */
  readonly atStart?: true;
  readonly ascended?: boolean;
  /** How many matching objects are in it ("with no Characters": `exactly: 0`). */
  readonly holds?: Filter & { readonly number: Comparison };
}

/**
 * One or several objects or cards.
 *
 * - `me`: the object bearing the ability (7.2.1);
 * - `it`: what the effect last picked, moved, created or revealed; at first what the trigger spoke of;
 * - `that`: what the trigger spoke of, whatever came later;
 * - `rest`: of the cards that this effect last revealed or looked at, those not picked since;
 * - `as`: what an earlier pick was named.
 */
export type ObjectReference =
  | 'me'
  | 'it'
  | 'that'
  | 'rest'
  | { readonly as: string }
  | TargetPick
  | ChosenPick
  /** Everything that matches. */
  | { readonly all: Filter }
  /** The top cards of a Deck (3.2.2.b). */
  | { readonly top: Amount; readonly of?: PlayerReference };

/** Targets, picked just before the step (6.5.b) or at the declaration (2024-09:5.2.3.b). */
export interface TargetPick {
  readonly target: Filter;
  /** 1 when not said; `any` for any number. */
  readonly count?: Amount | 'any';
  readonly upTo?: true;
  /** All together within a sum ("with a total Hand Cost of 5 or less"). */
  readonly total?: { readonly of: Terrain | 'hand-cost'; readonly atMost: Amount };
  readonly as?: string;
}

/** A choice without the word "target". */
export interface ChosenPick {
  readonly choose: Filter;
  readonly count?: Amount | 'any';
  readonly upTo?: true;
  /** Who chooses; the player who does the step when not said. */
  readonly by?: PlayerReference;
  /** Chosen by chance (3.2.5.c). */
  readonly random?: true;
  /** Only the one with the highest of these costs; ties are chosen among. */
  readonly highest?: 'hand-cost' | 'base-cost';
  /** Only among these ("from these cards"). */
  readonly among?: 'it' | { readonly as: string };
  readonly as?: string;
}

/**
 * One or several players.
 *
 * - `opponents`: "your opponent" or "opponents", each of them in a game of more than two;
 * - `they`: the player last spoken of: in turn, targeted, or who did what the trigger says.
 */
export type PlayerReference =
  | 'you'
  | 'opponents'
  | 'each-player'
  | 'they'
  | 'first-player'
  | { readonly target: 'player' | 'opponent'; readonly other?: true }
  | { readonly controllerOf: ObjectReference }
  | { readonly ownerOf: ObjectReference };

/** One or several Expeditions. `it` is the last one picked, or the one that the trigger spoke of. */
export type ExpeditionReference =
  | ExpeditionRelation
  | 'it'
  | { readonly side: Side; readonly of?: PlayerReference }
  /** The Expedition of an object, or the one that it faces. */
  | { readonly where: ObjectReference; readonly facing?: true }
  | {
      readonly target: ExpeditionFilter;
      readonly count?: Amount | 'any';
      readonly upTo?: true;
      readonly as?: string;
    }
  | { readonly choose: ExpeditionFilter; readonly by?: PlayerReference }
  | { readonly each: ExpeditionFilter }
  /** All of these ("my Expedition and the Expedition facing me"); none of them a pick. */
  | { readonly and: readonly ExpeditionReference[] };

/** One or several regions of the Adventure. */
export type RegionReference =
  | { readonly of: ExpeditionReference }
  | 'all'
  | { readonly target: 'visible' };

// ---------------------------------------------------------------------------------------------
// Conditions

/** What must be true. `past` looks at the state before the event that activated (6.3.l). */
export type Condition =
  /** So many objects match; at least one when no bound is given. */
  | ({ readonly exists: Filter } & Comparison)
  /** An object matches ("if I am Fleeting", "if it's a Permanent"). */
  | { readonly is: ObjectReference; readonly filter: Filter; readonly past?: true }
  | ({ readonly amount: Amount } & Comparison)
  /** Every one of these Expeditions matches (7.4.4.k). */
  | { readonly expedition: ExpeditionReference; readonly matches: ExpeditionFilter }
  | { readonly firstPlayer: PlayerReference }
  /** One after the other, different objects match ("a …, another … and yet another …"). */
  | { readonly distinct: readonly Filter[] }
  /** The number of the day, 1 for the first. */
  | ({ readonly day: true } & Comparison)
  | { readonly phase: Phase }
  /** What was played came from there ("if you play it from your Hand"). */
  | { readonly playedFrom: 'hand' | 'reserve' }
  | { readonly not: Condition }
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] };

// ---------------------------------------------------------------------------------------------
// Costs

/** All parts are paid at once, in one step (6.1.d, 6.4.a). */
export type Cost = readonly CostPart[];

export type CostPart =
  /** Pay mana (7.1.4.c). */
  | { readonly do: 'pay'; readonly mana: Amount }
  /** `of: 'me'` is the symbol {exhaust} (7.1.4.a). */
  | { readonly do: 'exhaust'; readonly of: ObjectReference }
  /** `of: 'me'` is the symbol {discard-from-reserve} (7.1.4.b). */
  | { readonly do: 'discard'; readonly of: ObjectReference }
  | { readonly do: 'sacrifice'; readonly of: ObjectReference }
  | Put
  | SpendCounters
  | { readonly do: 'gain'; readonly of: ObjectReference; readonly statuses: readonly Status[] }
  /** Play a card at once, paying for it ("you may Rush to …"; 7.3.29). */
  | { readonly do: 'rush'; readonly card?: Filter }
  | { readonly do: 'pass' };

/** Spend counters (7.3.33); without a name, of any kind. */
export interface SpendCounters {
  readonly do: 'spend';
  readonly counter?: string;
  readonly count: Amount | 'any';
  readonly of: ObjectReference;
}

// ---------------------------------------------------------------------------------------------
// Effects

/** Instructions in order, one step for each verb unless they are `together` (6.1.c). */
export type Effect = readonly Instruction[];

export type Instruction = Step | Wrapper;

/** Move an object or a card to a zone: "put", "return" and "send" are synonyms (7.3.24.b). */
export interface Put {
  readonly do: 'put' | 'return' | 'send';
  readonly of: ObjectReference;
  readonly to: Exclude<Zone, 'adventure' | 'limbo' | 'hero'>;
  readonly who?: PlayerReference;
  /** Of a Deck: top when not said; a number counts from the top, 1 being the top. */
  readonly position?: 'top' | 'bottom' | Amount;
  /** Into which Expedition, when `to` is `expedition`. */
  readonly in?: ExpeditionReference;
  /** Enters exhausted, or ready. A Mana Orb is exhausted when not said (3.2.9.b). */
  readonly enters?: 'exhausted' | 'ready';
}

/** The verbs (7.3): each makes one step. `who` is `you` when not said. */
export type Step =
  /** Create Emblem-Reactions as if the symbol's trigger had matched (7.3.1.b). */
  | {
      readonly do: 'activate';
      readonly abilities: TriggerSymbol;
      readonly of: ObjectReference;
      /** Only one of them, chosen. */
      readonly one?: true;
    }
  | { readonly do: 'after-you' }
  | { readonly do: 'ascend'; readonly expedition: ExpeditionReference }
  | { readonly do: 'augment'; readonly of: ObjectReference; readonly counter?: string }
  | Create
  | { readonly do: 'defect'; readonly of: ObjectReference }
  | { readonly do: 'discard'; readonly of: ObjectReference; readonly who?: PlayerReference }
  | { readonly do: 'double'; readonly counter: string; readonly of: ObjectReference }
  | {
      readonly do: 'draw';
      readonly who?: PlayerReference;
      readonly count?: Amount;
      /** A card spoken of before, in place of those on top of the Deck ("draw it"). */
      readonly of?: ObjectReference;
    }
  | { readonly do: 'exchange-boosts'; readonly of: ObjectReference }
  | {
      readonly do: 'exchange';
      readonly of: ObjectReference;
      readonly with: ObjectReference;
      readonly who?: PlayerReference;
    }
  | { readonly do: 'exhaust'; readonly of: ObjectReference; readonly who?: PlayerReference }
  | { readonly do: 'exhausted-resupply'; readonly who?: PlayerReference }
  /** `give` only changes the wording (7.3.16). `max`: never above so many on the object. */
  | {
      readonly do: 'gain-counters';
      readonly of: ObjectReference;
      readonly counter: string;
      readonly count: Amount;
      readonly max?: Amount;
      readonly give?: true;
    }
  /** Distribute counters freely among what is chosen. */
  | {
      readonly do: 'distribute-counters';
      readonly among: Filter;
      readonly counter: string;
      readonly count: Amount;
    }
  /** `one`: one of the statuses, chosen. */
  | {
      readonly do: 'gain';
      readonly of: ObjectReference;
      readonly statuses: readonly Status[];
      readonly one?: true;
      readonly who?: PlayerReference;
    }
  | { readonly do: 'lose'; readonly of: ObjectReference; readonly statuses: readonly Status[] }
  /** Remove counters (2.5.g); `all` of them, or up to so many; without a name, of any kind. */
  | {
      readonly do: 'lose-counters';
      readonly of: ObjectReference;
      readonly counter?: string;
      readonly count: Amount | 'all';
      readonly upTo?: true;
    }
  | SpendCounters
  /** Place a Terrain Marker: one of mine, or a new one of that terrain. */
  | {
      readonly do: 'place-marker';
      readonly marker: 'mine' | Terrain;
      readonly region: RegionReference;
    }
  /** Move a Terrain Marker of that terrain (7.3.20). */
  | {
      readonly do: 'move-marker';
      readonly terrain: Terrain;
      readonly from: 'any';
      readonly region: RegionReference;
    }
  | {
      readonly do: 'move-forward' | 'move-backward';
      readonly expedition: ExpeditionReference;
      readonly regions: Amount;
    }
  | Play
  | Put
  | { readonly do: 'ready'; readonly of: ObjectReference; readonly who?: PlayerReference }
  | { readonly do: 'resupply'; readonly who?: PlayerReference }
  /** Show cards; they become `it`. `look` shows them to the player only. */
  | { readonly do: 'reveal' | 'look'; readonly of: ObjectReference; readonly who?: PlayerReference }
  | { readonly do: 'roll'; readonly who?: PlayerReference }
  | { readonly do: 'sabotage'; readonly who?: PlayerReference }
  | { readonly do: 'sacrifice'; readonly of: ObjectReference; readonly who?: PlayerReference }
  | { readonly do: 'switch'; readonly of: ObjectReference }
  | { readonly do: 'shuffle'; readonly who?: PlayerReference }
  | { readonly do: 'pass'; readonly who?: PlayerReference }
  | { readonly do: 'become-first-player'; readonly who: PlayerReference }
  | { readonly do: 'win'; readonly who?: PlayerReference }
  /** Create an Ongoing Emblem that waits for the next matching card (2.2.15). */
  | {
      readonly do: 'next';
      readonly duration: Duration;
      readonly who?: PlayerReference;
      readonly card: PlayedFilter;
      readonly changes: readonly PlayChange[];
    }
  /** Create an Ongoing Emblem with a passive ability. */
  | { readonly do: 'ongoing'; readonly duration: Duration; readonly passive: PassiveRule }
  /** Create an Ongoing Emblem with a Reaction after a daily effect ("Sabotage after Rest"). */
  | { readonly do: 'after'; readonly daily: DailyEffect; readonly steps: Effect };

/** Create tokens (7.3.5); a token is a card of type `token` or `landmark-token`, by its id. */
export interface Create {
  readonly do: 'create';
  readonly token: string;
  /** 1 when not said; for each Expedition (or player), unless `distributed`. */
  readonly count?: Amount;
  readonly in: ExpeditionReference | { readonly landmarks: PlayerReference };
  /** `count` tokens in all, placed as the player chooses among the Expeditions. */
  readonly distributed?: true;
  readonly who?: PlayerReference;
}

/** Play a card as part of an effect (5.2.b). */
export interface Play {
  readonly do: 'play' | 'rush';
  /** What may be played; for `rush`, any card from Hand or Reserve when not said. */
  readonly what?: ObjectReference;
  readonly who?: PlayerReference;
  /** Without paying (7.3.23). */
  readonly free?: true;
  readonly less?: Amount;
  readonly in?: ExpeditionReference;
}

/** What shapes steps without being one. */
export type Wrapper =
  /** All verbs in one step (6.1.c). */
  | { readonly do: 'together'; readonly steps: readonly Step[] }
  /**
   * "You may …" (6.5.c); with a cost, "You may [cost] to …". `ifDone`: "If you do, …";
   * `ifNot`: "If you don't, …". `have` only changes the wording (7.3.17).
   */
  | {
      readonly do: 'may';
      readonly who?: PlayerReference;
      readonly cost?: Cost;
      readonly steps: Effect;
      readonly ifDone?: Effect;
      readonly ifNot?: Effect;
      readonly have?: true;
    }
  /** "…. If you do, …" after what is not optional; `ifNot` is "If you can't, …" (6.5.f). */
  | {
      readonly do: 'attempt';
      readonly steps: Effect;
      readonly ifDone?: Effect;
      readonly ifNot?: Effect;
    }
  /** "If …, …. Otherwise …"; the condition is read once (6.5.d, 6.5.e). */
  | {
      readonly do: 'if';
      readonly if: Condition;
      readonly then: Effect;
      readonly otherwise?: Effect;
    }
  | { readonly do: 'unless'; readonly unless: Condition; readonly then: Effect }
  /** Modes (6.5.g). `again`: the same one may be chosen more than once. */
  | {
      readonly do: 'choose';
      readonly count: Amount;
      readonly upTo?: true;
      readonly again?: true;
      /** No modes but an optional step: "You may … or …" (6.5.c), chosen when it comes. */
      readonly may?: true;
      /** Another number when the condition holds ("If …, you may choose both"). */
      readonly countIf?: { readonly if: Condition; readonly count: Amount; readonly upTo?: true };
      readonly modes: readonly Mode[];
    }
  /** One after the other (6.5.i). */
  | { readonly do: 'repeat'; readonly times: Amount; readonly steps: Effect }
  /** Once for each object, which is `it` (6.5.i). */
  | { readonly do: 'for-each'; readonly of: ObjectReference; readonly steps: Effect }
  /** Each of these players in initiative order, or starting with you, is `they`. */
  | {
      readonly do: 'in-turn';
      readonly who: PlayerReference;
      readonly startingWithYou?: true;
      readonly steps: Effect;
    }
  /** "Target a Character, then …": picks without doing anything; it becomes `it`. */
  | { readonly do: 'target'; readonly of: ObjectReference }
  | { readonly do: 'target-expedition'; readonly expedition: ExpeditionReference }
  | { readonly do: 'target-player'; readonly who: PlayerReference }
  /** "On a 4+, … On a 1-3, …"; of the die when no number is given. Every row that fits happens. */
  | {
      readonly do: 'depending';
      readonly on?: Amount;
      readonly cases: readonly {
        readonly from: number;
        readonly to?: number;
        readonly then: Effect;
      }[];
    };

/** Every wrapper: one that is missing here does not compile. */
const EVERY_WRAPPER: Readonly<Record<Wrapper['do'], true>> = {
  together: true,
  may: true,
  attempt: true,
  if: true,
  unless: true,
  choose: true,
  repeat: true,
  'for-each': true,
  'in-turn': true,
  target: true,
  'target-expedition': true,
  'target-player': true,
  depending: true,
};

const WRAPPERS: ReadonlySet<string> = new Set(Object.keys(EVERY_WRAPPER));

/** Whether an instruction shapes steps without being one. */
export function isWrapper(instruction: { readonly do: string }): instruction is Wrapper {
  return WRAPPERS.has(instruction.do);
}

export interface Mode {
  /** A cost inside a mode ("{exhaust}: I gain 2 boosts"). */
  readonly cost?: Cost;
  readonly steps: Effect;
}

// ---------------------------------------------------------------------------------------------
// Triggers

/** What moved or was affected: the object bearing the ability, or one that matches. */
export type ObjectMatch = 'me' | Filter;

/** What must happen in an event (6.3.b). `who` is who did it (7.5.6). */
export type Trigger =
  /** {join}, {hand}, {reserve}; a self-move Reaction (6.3.c). */
  | { readonly on: TriggerSymbol }
  /** At the beginning of a phase (4.2.b). */
  | { readonly on: 'at'; readonly phase: Phase }
  /** After a daily effect (4.2.d, remark). */
  | { readonly on: 'after'; readonly daily: DailyEffect }
  /** Joins Expeditions or a zone where it was not before (7.5.9). */
  | {
      readonly on: 'joins';
      readonly what: ObjectMatch;
      readonly where: ExpeditionRelation | Place | readonly (ExpeditionRelation | Place)[];
      /** Whose personal zone. */
      readonly of?: PlayerReference;
    }
  /** Leaves Expeditions or a zone (7.5.10). */
  | {
      readonly on: 'leaves';
      readonly what: ObjectMatch;
      readonly where: ExpeditionRelation | Place;
      readonly of?: PlayerReference;
      readonly during?: Phase;
    }
  /** Goes from one zone to another. */
  | {
      readonly on: 'goes';
      readonly what: ObjectMatch;
      readonly from?: Place | readonly Place[];
      readonly to: Place;
      readonly of?: PlayerReference;
    }
  /** Leaving Limbo while it resolves is what makes a card "played" (7.5.11.a). */
  | { readonly on: 'plays'; readonly who: PlayerReference; readonly card: PlayedFilter }
  | { readonly on: 'gains'; readonly what: ObjectMatch; readonly status: Status }
  | { readonly on: 'becomes'; readonly what: ObjectMatch; readonly status: Status }
  /** Gains one or more counters; `nth`: reaches that number ("my third"). */
  | {
      readonly on: 'gains-counters';
      readonly what: ObjectMatch;
      readonly counter: string;
      readonly nth?: number;
    }
  | { readonly on: 'sacrifices'; readonly who: PlayerReference; readonly what: ObjectMatch }
  | { readonly on: 'creates'; readonly who: PlayerReference; readonly what: Filter }
  /** One or more cards: once for each event. */
  | { readonly on: 'draws'; readonly who: PlayerReference }
  | { readonly on: 'resupplies'; readonly who: PlayerReference }
  | { readonly on: 'rolls'; readonly who: PlayerReference }
  /** `thisWay`: by a modifier of the object bearing the ability; the die of that event is known. */
  | { readonly on: 'reveals'; readonly who: PlayerReference; readonly thisWay?: true }
  | { readonly on: 'exhausts'; readonly who: PlayerReference; readonly what: ObjectMatch }
  | { readonly on: 'passes'; readonly who: PlayerReference; readonly first?: true }
  | {
      readonly on: 'moves-forward';
      readonly expedition: ExpeditionFilter;
      readonly dueTo?: Terrain | 'ascend';
    }
  | { readonly on: 'moves-backward'; readonly expedition: ExpeditionFilter }
  | { readonly on: 'fails-to-move-forward'; readonly expedition: ExpeditionFilter }
  /** Either of these; activates once for an event that several match. */
  | { readonly on: 'any'; readonly of: readonly Trigger[] };

/** Which played cards are meant. */
export interface PlayedFilter extends Filter {
  readonly from?: 'hand' | 'reserve';
}

// ---------------------------------------------------------------------------------------------
// Passive abilities

/** What happens to a card that is being played (5.2.c, 5.2.4.a, 5.1.2.e). */
export type PlayChange =
  | {
      readonly cost: 'less' | 'more';
      readonly by: Amount;
      /** This change alone does not go below ("down to a minimum of 1"). */
      readonly min?: Amount;
    }
  | { readonly free: true }
  | { readonly gains: Status; readonly ifFrom?: 'hand' | 'reserve' }
  | { readonly loses: Status; readonly ifFrom?: 'hand' | 'reserve' }
  | { readonly gainsCounters: string; readonly count: Amount }
  /** Activates these abilities as if played so ("activates its {reserve} abilities"). */
  | { readonly activates: TriggerSymbol; readonly one?: true };

/** What a modifier waits for (6.2). `it` in its instructions is what is affected. */
export type Would =
  | {
      readonly would: 'leave';
      readonly what: ObjectMatch;
      readonly where: ExpeditionRelation | Place;
      readonly during?: Phase;
    }
  | {
      readonly would: 'go';
      readonly what: ObjectMatch;
      readonly from?: Place;
      readonly to: Place;
      readonly during?: Phase;
    }
  | { readonly would: 'gain'; readonly what: ObjectMatch; readonly status: Status }
  | { readonly would: 'gain-counters'; readonly what: ObjectMatch; readonly counter?: string }
  | { readonly would: 'lose'; readonly what: ObjectMatch; readonly status: Status }
  | { readonly would: 'draw' | 'resupply' | 'roll'; readonly who: PlayerReference }
  | {
      readonly would: 'move-forward' | 'move-backward';
      readonly expedition: ExpeditionFilter;
      readonly during?: Phase;
    }
  /** Attempts to ascend; `again`: although it is Ascended (7.5.3). */
  | { readonly would: 'ascend'; readonly expedition: ExpeditionFilter; readonly again?: true }
  /** A daily effect, for these players. */
  | { readonly would: 'daily'; readonly daily: DailyEffect; readonly who: PlayerReference };

/** What a passive ability says. */
export type PassiveRule =
  // Characteristics (2.3)
  | {
      readonly rule: 'gain-keyword';
      readonly of: ObjectMatch;
      readonly keyword: Keyword;
      /** The X of Tough X or Scout X. */
      readonly amount?: Amount;
    }
  | { readonly rule: 'gain-ability'; readonly of: ObjectMatch; readonly ability: Ability }
  | { readonly rule: 'lose-abilities'; readonly of: ObjectMatch }
  | { readonly rule: 'gain-subtype'; readonly of: ObjectMatch; readonly subtype: string }
  | { readonly rule: 'add-statistics'; readonly of: ObjectMatch; readonly by: Statistics }
  | {
      readonly rule: 'set-statistics';
      readonly of: ObjectMatch;
      readonly to: 'highest' | Statistics;
    }
  /** `inAddition`: keeps the other terrains. */
  | {
      readonly rule: 'terrain';
      readonly region: RegionReference;
      readonly terrains: readonly Terrain[];
      readonly inAddition?: true;
    }
  | {
      readonly rule: 'limit';
      readonly limit: 'reserve' | 'landmark';
      readonly who: PlayerReference;
      readonly by: number;
    }
  /** I don't count towards the Reserve limit. */
  | { readonly rule: 'uncounted'; readonly of: ObjectMatch }
  /** `more`: keep so many more cards that match at Clean-up. */
  | {
      readonly rule: 'keep-more';
      readonly who: PlayerReference;
      readonly card: Filter;
      readonly more: number;
    }
  // Playing (5.1.2.e)
  | {
      readonly rule: 'played';
      /** Who plays; `you` when not said for `me`, anybody otherwise. */
      readonly who?: PlayerReference;
      readonly card: 'me' | PlayedFilter;
      /** Only when played into such an Expedition. */
      readonly into?: ExpeditionFilter;
      /** Only the first such card of each Afternoon. */
      readonly first?: 'afternoon';
      readonly changes: readonly PlayChange[];
    }
  | {
      readonly rule: 'minimum-cost';
      readonly who: PlayerReference;
      readonly card: PlayedFilter;
      readonly amount: Amount;
    }
  /** "You may [cost] to reduce my cost by …": an optional cost (5.1.2.c). */
  | { readonly rule: 'optional-cost'; readonly cost: Cost; readonly less: Amount }
  | {
      readonly rule: 'play-exhausted';
      readonly card: Filter;
      readonly into?: ExpeditionRelation;
    }
  // What cannot be (1.4.1)
  | {
      readonly rule: 'cannot-move-forward';
      readonly expedition: ExpeditionReference;
      readonly during?: Phase;
      /** May move, but only due to this terrain (4.2.4.d). */
      readonly exceptDueTo?: Terrain;
      /** Only this terrain does not help (4.2.4.c). */
      readonly dueTo?: Terrain;
    }
  /** Defender Characters don't keep this Expedition from moving forward. */
  | { readonly rule: 'ignore-defender'; readonly expedition: ExpeditionReference }
  | {
      readonly rule: 'cannot-activate';
      readonly abilities: readonly TriggerSymbol[];
      readonly of: ObjectMatch;
    }
  | { readonly rule: 'cannot-be-played'; readonly of: ObjectMatch }
  | { readonly rule: 'cannot-gain-counters'; readonly of: ObjectMatch }
  | { readonly rule: 'cannot-ready'; readonly of: ObjectMatch; readonly during?: Phase }
  /** An exception to 2.4.1.f: gains again what it has (2.4.1.g). */
  | { readonly rule: 'can-gain-again'; readonly of: ObjectMatch; readonly status: Status }
  /** Abilities that have no effect (7.3.18). */
  | { readonly rule: 'ignore-abilities'; readonly of: ObjectMatch }
  // Dice (7.3.28.c)
  | { readonly rule: 'extra-die'; readonly who: PlayerReference; readonly dice: number }
  | {
      readonly rule: 'die-result';
      readonly who: PlayerReference;
      readonly add: number;
      readonly may?: true;
    }
  // Modifiers (6.2)
  | {
      readonly rule: 'instead';
      readonly would: Would;
      readonly may?: true;
      readonly instead: Effect;
      /** "If you don't, …" (6.2.e). */
      readonly ifNot?: Effect;
    }
  | { readonly rule: 'also'; readonly would: Would; readonly also: Effect };

export interface Statistics {
  readonly forest: number;
  readonly mountain: number;
  readonly water: number;
}

// ---------------------------------------------------------------------------------------------
// Abilities

/** One paragraph of a card (2.2.12.a). `support`: works in Reserve only (2.2.12.d). */
export type Ability = QuickAction | Reaction | Passive | SpellEffect | KeywordAbility | Beginning;

/** "Cost: Effect" (2.2.12.k). */
export interface QuickAction {
  readonly kind: 'quick-action';
  readonly cost: Cost;
  readonly effect: Effect;
  readonly support?: true;
  /** "You can only activate this if …". */
  readonly only?: Condition;
  /** "This action costs … more if …". */
  readonly more?: { readonly by: Amount; readonly if: Condition };
}

/** "Trigger, condition — Effect" (2.2.12.l). */
export interface Reaction {
  readonly kind: 'reaction';
  readonly trigger: Trigger;
  readonly if?: Condition;
  readonly effect: Effect;
  readonly support?: true;
}

/** A statement (2.2.12.m); it says nothing while its condition is false. */
export interface Passive {
  readonly kind: 'passive';
  readonly if?: Condition;
  /** Prints the condition as "unless": the statement holds while this is false. */
  readonly unless?: Condition;
  readonly rule: PassiveRule;
  readonly support?: true;
}

/** What a Spell does (2.2.12.n). */
export interface SpellEffect {
  readonly kind: 'effect';
  readonly effect: Effect;
}

/** A keyword ability (7.4); `amount` is the X of Tough X and Scout X. */
export interface KeywordAbility {
  readonly kind: 'keyword';
  readonly keyword: Keyword;
  readonly amount?: Amount;
}

/** "I begin the game with …" (2.5.e). */
export interface Beginning {
  readonly kind: 'begin';
  readonly counters?: { readonly name: string; readonly count: number };
  readonly markers?: readonly Terrain[];
}
