/**
 * Words for the events and decisions of the engine: each entry of the trace, each decision and option,
 * for a reader. Every language has a sentence for every kind: a new kind without words does not compile.
 */

import type { Step } from '../../engine/cards/ability.ts';
import type {
  Decision,
  DecisionKind,
  ExpeditionName,
  Option,
  OptionWhat,
} from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import type { AtomicAction } from '../../engine/state/step.ts';
import type {
  ActionData,
  MoveReason,
  Spot,
  Thing,
  TraceData,
  TraceEntry,
  TraceKind,
  WhyNot,
} from '../../engine/state/trace.ts';
import type { Unoffered } from '../../engine/unoffered.ts';
import type { UnofferedPlace } from '../../engine/unoffered-places.ts';
import type { Language as LanguageCode } from '../../rulebook/language.ts';
import { rowOf } from './region-row.ts';
import { type Span, spansOf, withCapital } from './text.ts';
import { type Detail, type OptionKnowledge, optionsToldApart } from './told-apart.ts';

/** Which way an Expedition went (7.3.24, 7.3.25). */
export function wayOf({ expedition, from, to }: Action<'move-expedition'>): number {
  const regions = rowOf(to).place - rowOf(from).place;
  return Math.sign(expedition.side === 'hero' ? regions : -regions);
}

/** Whether an object that is moved ends in the Expeditions where it was, as a Gigantic one does. */
export function staysIn({ from, to }: Action<'relocate'>): boolean {
  const isIn = ({ player, side }: ExpeditionName) =>
    from.some((one) => one.player === player && one.side === side);
  return from.length === to.length && to.every(isIn);
}

/** The reader whom the words are for, and the sources of names. */
export interface TraceReader {
  /** The seat of the reader, who is "you" and may not know every card; null for a spectator. */
  readonly viewer: number | null;
  /** Names of the players, by seat. */
  readonly players: readonly string[];
  /** Names of a card by its id. */
  readonly card: (id: string) => Partial<Record<LanguageCode, string>> | undefined;
  /** Finds another entry of the trace, to name the player who does an action. */
  readonly entry?: (id: number) => TraceEntry | undefined;
  /** The game as its position set it up: no entry of the trace made the Emblems in it. */
  readonly begun?: Game;
}

export type EntryOf<K extends TraceKind> = Extract<TraceEntry, { readonly kind: K }>;
export type Action<A extends ActionData['action']> = Doing<ActionData, A>;
type EmblemOrigin = Pick<Action<'emblem'>, 'emblem' | 'source'>;
export type What<I extends OptionWhat['is']> = Being<OptionWhat, I>;

/** The member of a union whose `action`, which may be one of several, can be this one. */
type Doing<D, A> = D extends { readonly action: infer X } ? (A extends X ? D : never) : never;
type Being<D, I> = D extends { readonly is: infer X } ? (I extends X ? D : never) : never;

/**
 * The name of a step: an instruction's verb, or the engine's name for a process. A modifier of one
 * atomic action has the name of that action.
 */
export type StepVerb =
  | Step['do']
  | AtomicAction['act']
  | Extract<TraceData, { readonly kind: 'daily-effect' }>['daily']
  | MoveReason
  | 'activate-reactions'
  | 'cooldown'
  | 'gain-fleeting'
  | 'pay'
  | 'phase'
  | 'swap-orbs'
  | 'together';

/** Names in their order, a name that follows itself said once. */
export function inTurn(names: readonly string[]): string[] {
  return names.filter((name, index) => name !== names[index - 1]);
}

/** The sentences of one language. Each begins in small letters and ends without a full stop. */
export interface PlayWords {
  readonly code: LanguageCode;
  /** Between a question and its subject. */
  readonly colon: string;
  readonly entries: {
    readonly [K in Exclude<TraceKind, 'action'>]: (entry: EntryOf<K>, voice: Voice) => string;
  };
  readonly actions: {
    readonly [A in ActionData['action']]: (
      action: Action<A>,
      voice: Voice,
      doer: number | null,
    ) => string;
  };
  readonly whyNot: Readonly<Record<WhyNot, (entry: EntryOf<'why-not'>, voice: Voice) => string>>;
  readonly unoffered: (unoffered: Unoffered, voice: Voice) => string;
  readonly unofferedPlace: (unoffered: UnofferedPlace, voice: Voice) => string;
  readonly decision: (kind: DecisionKind, player: number, voice: Voice) => string;
  readonly options: {
    readonly [I in OptionWhat['is']]: (what: What<I>, voice: Voice) => string;
  };
  /** A Mana Orb among others that can be chosen: nobody sees its card. */
  readonly orb: (number: number, isExhausted: boolean) => string;
  /** One of several options that nothing else tells apart: "1 of 2". */
  readonly oneOf: (place: number, many: number) => string;
}

/** The names of players, cards and places for a reader, for the sentences of every language. */
export interface Voice {
  /** Whether a seat is the reader's. */
  readonly isYou: (seat: number) => boolean;
  /** The name of a player, or null where "your opponent" says enough. */
  readonly name: (seat: number) => string | null;
  /** The marked name of a card; null for a card without a name or one that the reader may not know. */
  readonly card: (id: string | null, known?: 'all' | readonly number[]) => string | null;
  /** How much is said of an option, so that it does not read like another. */
  readonly detail: Detail;
  /** An option of an answer in words, told from the others of its decision. */
  readonly option: (option: Option) => string;
  /** Whether an answer chose cards that the reader may not know. */
  readonly isSecret: (answer: EntryOf<'answer'>) => boolean;
  readonly locate: (object: number) => Spot | null;
  /** The kind and source of an Emblem, by the trace or the position; null where neither tells. */
  readonly emblem: (object: number) => EmblemOrigin | null;
}

/** Writes the engine's events, decisions and options in one language, for one reader. */
export interface Teller {
  readonly entry: (entry: TraceEntry) => readonly Span[];
  /** @param about the subject of the question, where the sentence alone does not name it */
  readonly decision: (
    decision: Pick<Decision, 'player' | 'kind'>,
    about?: readonly Span[],
  ) => readonly Span[];
  /** The options of a decision, told apart from each other. */
  readonly options: (
    options: readonly Option[],
    knowledge?: OptionKnowledge,
  ) => readonly (readonly Span[])[];
  /** A Mana Orb that can be chosen, by its number among those. */
  readonly orb: (number: number, isExhausted: boolean) => readonly Span[];
  readonly unoffered: (unoffered: Unoffered) => readonly Span[];
  readonly unofferedPlace: (unoffered: UnofferedPlace) => readonly Span[];
}

function voiceOf(words: PlayWords, reader: TraceReader, told: () => number): Voice {
  const { viewer, players } = reader;
  const voice: Voice = {
    isYou: (seat) => seat === viewer,
    name: (seat) =>
      viewer !== null && players.length === 2 ? null : (players[seat] ?? String(seat + 1)),
    card(id, known = 'all') {
      if (id === null || id === '') return null;
      if (known !== 'all' && viewer !== null && !known.includes(viewer)) return null;
      const names = reader.card(id);
      const name = names?.[words.code] ?? names?.en;
      return name === undefined ? null : `[[@${id}|${name.replaceAll("'", '’')}]]`;
    },
    detail: 'name',
    option: (option) => optionWords(words, option, isOneOfAlike(option) ? about : voice),
    isSecret: ({ known }) => viewer !== null && known !== undefined && !known.includes(viewer),
    locate: () => null,
    emblem: (object) => emblemOf(object, told(), reader),
  };
  const about: Voice = { ...voice, detail: 'about' };
  const isOneOfAlike = (option: Option) =>
    optionsBefore(told(), option, reader).some(
      (other) =>
        other.id !== option.id &&
        optionWords(words, other, voice) === optionWords(words, option, voice),
    );
  return voice;
}

/** Returns the options that an answer was chosen from, as the trace tells them before the answer. */
function optionsBefore(told: number, { id }: Option, reader: TraceReader): readonly Option[] {
  for (let at = told; at > 0; at--) {
    const entry = reader.entry?.(at);
    if (entry?.kind === 'decision' && entry.options.some((one) => one.id === id))
      return entry.options;
  }
  return [];
}

function optionWords(words: PlayWords, option: Option, voice: Voice): string {
  const say = words.options[option.what.is] as (what: OptionWhat, voice: Voice) => string;
  const pays = option.pays === undefined ? '' : ` (+{mana:${option.pays}})`;
  return say(option.what, voice) + pays;
}

/** Finds the origin of an Emblem in the trace, backwards from the entry `told`, or in the position. */
function emblemOf(object: number, told: number, reader: TraceReader): EmblemOrigin | null {
  for (let id = told; id > 0; id--) {
    const entry = reader.entry?.(id);
    if (entry?.kind !== 'action' || entry.action !== 'emblem') continue;
    if (entry.object.object === object) return entry;
  }
  return reader.begun ? emblemIn(reader.begun, object) : null;
}

function emblemIn({ objects, library }: Game, id: number): EmblemOrigin | null {
  const says = objects[id]?.emblem;
  const from = says && objects[says.source];
  const card = from && library[from.card];
  if (!card) return null;
  const { owner, player: controller, zone } = from;
  const name = card.name.en;
  const source = { object: from.id, card: card.id, name, owner, controller, zone };
  return { emblem: says.type, source };
}

/** The player who does the step that an action belongs to. */
function doerOf(entry: TraceEntry, reader: TraceReader): number | null {
  let parent = entry.parent;
  while (parent !== null) {
    const found = reader.entry?.(parent);
    if (!found) return null;
    if (found.kind === 'step') return found.player;
    parent = found.parent;
  }
  return null;
}

/** Returns a teller that uses the words of a language. */
export function createTeller(words: PlayWords, reader: TraceReader): Teller {
  let told = 0;
  const voice = voiceOf(words, reader, () => told);
  const sentence = (said: string) =>
    spansOf(withCapital(said) + (/[?!](?:\]\])?$/u.test(said) ? '' : '.'));
  return {
    entry(entry) {
      told = entry.id;
      if (entry.kind !== 'action') {
        const say = words.entries[entry.kind] as (entry: TraceEntry, voice: Voice) => string;
        return sentence(say(entry, voice));
      }
      const say = words.actions[entry.action] as (
        action: ActionData,
        voice: Voice,
        doer: number | null,
      ) => string;
      return sentence(say(entry, voice, doerOf(entry, reader)));
    },
    decision({ kind, player }, about) {
      const said = words.decision(kind, player, voice);
      return about ? [...spansOf(withCapital(said) + words.colon), ...about] : sentence(said);
    },
    options: (options, knowledge = {}) => {
      const place = {
        ...voice,
        detail: 'place' as const,
        locate: knowledge.locate ?? voice.locate,
      };
      const voices = { name: voice, about: { ...voice, detail: 'about' as const }, place };
      const say = (option: Option, detail: Detail) =>
        spansOf(withCapital(optionWords(words, option, voices[detail])));
      return optionsToldApart(options, { say, oneOf: words.oneOf }, knowledge);
    },
    orb: (number, isExhausted) => spansOf(withCapital(words.orb(number, isExhausted))),
    unoffered: (one) => sentence(words.unoffered(one, voice)),
    unofferedPlace: (one) => sentence(words.unofferedPlace(one, voice)),
  };
}

export type { ExpeditionName, MoveReason, Spot, Thing };
export { rowOf };
