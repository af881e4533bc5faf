import type {
  DailyEffect,
  Keyword,
  Phase,
  Side,
  Status,
  Terrain,
} from '../../engine/cards/ability.ts';
import type { EngineErrorCode } from '../../engine/rules/error.ts';
import type { Irreversible } from '../../engine/state/trace.ts';
import type { Language } from '../../rulebook/language.ts';

/** Every text of the sandbox's interface, in one language. A language that lacks one does not compile. */
export interface Words {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly daily: Readonly<Record<DailyEffect, string>>;
  readonly terrains: Readonly<Record<Terrain, string>>;
  /** Text alternatives of the symbols of abilities. */
  readonly icons: Readonly<Record<string, string>>;
  readonly statuses: Readonly<Record<Status, string>>;
  /** Names of counters other than boosts, as cards print them. */
  readonly counters: Readonly<Record<string, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly zones: {
    readonly hand: string;
    readonly deck: string;
    readonly discard: string;
    readonly reserve: string;
    readonly landmarks: string;
    readonly mana: string;
    readonly limbo: string;
    readonly hero: string;
    readonly adventure: string;
  };
  readonly regions: {
    readonly hero: string;
    readonly companion: string;
    readonly arena: string;
    readonly faceDown: string;
    readonly nth: (number: number) => string;
  };
  /** The meanings of a seat's icons. */
  readonly legend: Readonly<Record<'mana' | 'hand' | 'deck' | 'discard' | 'first', string>>;
  readonly board: {
    readonly label: string;
    readonly day: (day: number) => string;
    readonly setup: string;
    readonly turnOf: (player: string) => string;
    readonly firstPlayer: string;
    readonly chooses: (player: string) => string;
    readonly initiative: (player: string) => string;
    /** A name and its contents: "Mana: 3 of 5 ready". */
    readonly holds: (name: string, what: string) => string;
    readonly passed: string;
    readonly out: string;
    readonly wins: (players: string) => string;
    readonly and: string;
    readonly cards: (count: number) => string;
    readonly unknown: string;
    readonly owner: string;
    readonly ready: (ready: number, all: number) => string;
    readonly expedition: (side: string, player: string) => string;
    readonly zoneOf: (zone: string, player: string) => string;
    readonly handCost: (cost: number) => string;
    readonly reserveCost: (cost: number) => string;
    readonly now: (now: number, printed: number) => string;
    readonly reaction: (source: string) => string;
    readonly ongoing: (source: string) => string;
    readonly counters: (count: number, name: string) => string;
    readonly boosts: (count: number) => string;
    /** The progress of a Feat towards its completion. */
    readonly featProgress: (reached: number, needed: number) => string;
    readonly more: string;
    readonly moves: string;
    readonly stays: string;
  };
  readonly timeline: {
    readonly label: string;
    readonly actions: (count: number) => string;
    /** Of a step without any action (6.5.h). */
    readonly idle: string;
    readonly lit: string;
    readonly position: string;
    /** The number of further events that are not listed. */
    readonly more: (count: number) => string;
    /** The position in the play, spoken before the event. */
    readonly moment: (at: number, last: number) => string;
    /** The label of a line's button, which shows the board at its moment. */
    readonly goTo: (at: number) => string;
    /** The rules of an event, spoken after it. */
    readonly rules: (numbers: readonly string[]) => string;
  };
  readonly decision: {
    /** Played with the keyword Scout. */
    readonly scout: string;
    readonly temple: string;
    readonly label: string;
    readonly otherwise: string;
    /** The button that confirms the chosen options, or says how many are still missing. */
    readonly confirm: (chosen: number, least: number) => string;
    /** The button that offers all options again. */
    readonly all: string;
    readonly whyNot: string;
    /** The number of options. */
    readonly options: (count: number) => string;
    readonly play: string;
    readonly quickAction: string;
    readonly free: string;
    /** The decision is another player's than the one whose view is shown. */
    readonly secret: string;
    readonly lookAs: (player: string) => string;
    readonly askWhy: string;
    readonly askWhyHere: string;
    /** The pressed Expedition or zone has nothing to do with the decision. */
    readonly nothingHere: string;
    readonly seen: Readonly<Record<Irreversible, string>>;
    readonly replay: string;
    /** The game ends before its time: it would take too much work, or was stopped. */
    readonly cut: string;
    readonly crowded: string;
    readonly refused: string;
    /** Reasons for a refusal that no rule gives. */
    readonly why: Readonly<Record<EngineErrorCode, string>>;
    readonly offScript: string;
    readonly backToScript: string;
  };
  readonly loading: {
    readonly slow: string;
    /** Loading another edition or variant, the engine for another answer, or a card failed. */
    readonly failed: string;
    readonly again: string;
    /** The share of a long game that is played. */
    readonly played: (percent: number) => string;
    /** A button: stops playing, and shows the game so far. */
    readonly stop: string;
  };
  readonly controls: {
    readonly label: string;
    readonly showDifference: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly forward: string;
    readonly speed: string;
    /** The speed as a factor: "0.5×". */
    readonly times: (speed: number) => string;
    readonly at: (step: number, of: number) => string;
    readonly undo: string;
    readonly redo: string;
    readonly reset: string;
    readonly share: string;
    readonly openFree: string;
    /** Opens a report about the moment. */
    readonly report: string;
    readonly picture: string;
    /** The data that a button needs could not be loaded. */
    readonly notLoaded: string;
    readonly viewer: string;
    readonly everybody: string;
    readonly keys: string;
    readonly edition: string;
    readonly variant: string;
    readonly bothEditions: string;
    readonly close: string;
  };
  /** The outcome of sharing a moment; a picture is saved where the browser cannot copy it. */
  readonly outcome: Readonly<Record<'shared' | 'notShared' | 'pictured' | 'saved', string>>;
  readonly keywords: Readonly<Record<Keyword, string>>;
  /** Reasons why the moment of a link is not shown; by default the example starts from its beginning. */
  readonly link: {
    readonly notLoaded: string;
    readonly leadsNowhere: string;
    /** The example is another one now: the position of the link is shown. */
    readonly changed: string;
  };
  readonly keys: {
    /** The names of keys on keyboards of the language. */
    readonly named: Readonly<Record<'home' | 'end' | 'escape', string>>;
    readonly start: string;
    readonly end: string;
    readonly option: string;
    readonly inspect: string;
  };
  readonly card: {
    /** Leads to the card's page. */
    readonly page: string;
    readonly now: string;
    readonly why: string;
    readonly printed: string;
  };
}

/** The texts of one language, loaded alone. */
export async function loadWords(lang: Language): Promise<Words> {
  const loaded: { words: Words } = await import(`../${lang}/texts/sandbox.ts`);
  return loaded.words;
}
