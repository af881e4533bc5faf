/**
 * The words that a language must have for the ability tree. The order of sentences is the same in every
 * language (`effect.ts`, `card.ts`); all words and all grammar are the language's own.
 */

import type {
  Ability,
  Amount,
  Beginning,
  Condition,
  Cost,
  ExpeditionFilter,
  ExpeditionReference,
  FilterType,
  Keyword,
  ObjectReference,
  PassiveRule,
  PlayerReference,
  Step,
  Trigger,
  Wrapper,
} from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import type { CardType } from '../../engine/cards/vocabulary.ts';
import type { Language } from '../../rulebook/language.ts';

/** `order`: a main clause ("draw a card", "I gain 1 boost"); `infinitive`: after "may" and "to". */
export type Mood = 'order' | 'infinitive';

/** The modal instruction of the tree. */
export type Choose = Extract<Wrapper, { readonly do: 'choose' }>;

export interface Wording {
  readonly code: Language;
  /**
   * Puts the words of a finished sentence in their order, in a language where a verb moves with what
   * comes before its clause.
   */
  readonly arranged?: (sentence: string) => string;
  /** A number in digits or in words, or words for the amount. */
  amount(amount: Amount, context: WordingContext, style?: 'digit' | 'word'): string;
  /** Whoever controls or owns an object: "its controller", "target Character’s owner". */
  holder(role: 'controller' | 'owner', of: ObjectReference, context: WordingContext): string;
  /** Expeditions that match, without article: "Expedition in {forest}". */
  expeditions(filter: ExpeditionFilter, plural: boolean, context: WordingContext): string;
  /** The trigger: an icon, or "When …" without anything after it. */
  trigger(trigger: Trigger, context: WordingContext): string;
  /** "if …", in small letters. */
  condition(condition: Condition, context: WordingContext): string;
  /** "if …" or "as long as …", of a passive ability, in small letters. */
  whilst(condition: Condition, context: WordingContext): string;
  /**
   * Joins "you may target a Character" and what then happens to it, a clause with "it" as its subject; null
   * in a language where both depend on "may".
   */
  readonly targetedThen: ((target: string, happens: string) => readonly string[]) | null;
  /** The same of "you may play a Character" or, for the card that speaks, "you may play me". */
  readonly playedThen?: (play: string, happens: string, isMe: boolean) => readonly string[];
  /** Whether a card says what it costs before it says when: "Je coûte {mana:2} de moins si …". */
  readonly isCostFirst: boolean;
  /** "unless …", in small letters. */
  unless(condition: Condition, context: WordingContext): string;
  step(step: Step, mood: Mood, context: WordingContext): string;
  /** Steps of one player or object that are one verb ("gains 1 boost and Fleeting"). */
  together(steps: readonly Step[], mood: Mood, context: WordingContext): string;
  /** One clause after the other: "…, then …". */
  sequence(clauses: readonly string[]): string;
  /** A cost in words, as an infinitive. */
  cost(cost: Cost, context: WordingContext): string;
  /** A cost before a colon, with symbols. */
  symbols(cost: Cost, context: WordingContext): string;
  /** Between a cost and its effect, with the spaces of the language. */
  readonly colon: string;
  /** "you may …", of a player and a clause in the infinitive. */
  may(who: PlayerReference, clause: string, context: WordingContext): string;
  /** "then you may … or else …", of clauses in the infinitive. */
  either(clauses: readonly string[]): string;
  /** "… to …", of a cost and a clause, both in the infinitive. */
  readonly inOrderTo: (cost: string, clause: string) => string;
  /** "… so that, …", of a cost in the infinitive and a clause that begins with how long it holds. */
  readonly soThat: (cost: string, clause: string) => string;
  /** Steps that cards join to a cost by "so that": "pay {mana:1} so that I gain Anchored". */
  readonly purposes?: readonly string[];
  /** After a step that was done, was not done or could not be done: "if you do," and so on. */
  readonly ifDone: string;
  /** After a step that an Expedition did: "if it did,". */
  readonly ifItDid: string;
  readonly ifNot: string;
  readonly ifImpossible: string;
  /** Before a sentence that follows others in time. */
  readonly next: string;
  readonly otherwise: string;
  /** Before the colon and the text of the second box of a Feat. */
  readonly completed: string;
  readonly startingWithYou: string;
  /** "do this for each player, starting with you", before a list. */
  readonly forEachPlayer: string;
  /** "choose one, or … to choose both", of a cost as an order. */
  chooseOrPay(cost: Cost, context: WordingContext): string;
  /** "choose one", before the modes. */
  choose(instruction: Choose, context: WordingContext): string;
  repeat(times: Amount, context: WordingContext): string;
  forEach(of: ObjectReference, context: WordingContext): string;
  target(of: ObjectReference, mood: Mood, context: WordingContext): string;
  targetExpedition(expedition: ExpeditionReference, mood: Mood, context: WordingContext): string;
  targetPlayer(who: PlayerReference, mood: Mood, context: WordingContext): string;
  /** Before the rows of a table, "on a". */
  depending(on: Amount | undefined, context: WordingContext): string;
  /** "on a 4+,", before an effect without a table. */
  rolled(faces: string): string;
  /** A passive ability as a statement without a full stop. */
  passive(rule: PassiveRule, context: WordingContext, condition?: Condition): string;
  keyword(keyword: Keyword, amount: Amount | undefined, context: WordingContext): string;
  beginning(beginning: Beginning, context: WordingContext): string;
  only(condition: Condition, context: WordingContext): string;
  costsMore(by: Amount, condition: Condition, context: WordingContext): string;
  quote(text: string): string;
  /** The type line: "Character — Robot" (2.2.1.c, 2.2.2.i). */
  typeLine(type: CardType, subtypes: readonly string[]): string;
}

/** The kind of a thing, by which a language finds its noun and gender. */
export type NounKey =
  | FilterType
  | 'token'
  | 'token-character'
  | 'token-permanent'
  | 'expedition'
  | 'region'
  | { readonly subtype: string };

export interface Referent {
  readonly noun: NounKey;
  readonly plural: boolean;
  /** It was sacrificed: marks it to distinguish it from objects named later. */
  readonly sacrificed?: true;
  /** It is an Expedition of yours. */
  readonly yours?: true;
  /** It is the one card that was revealed. */
  readonly revealed?: true;
}

/** The state of printing a text; it changes as the text goes on: "it" is the object picked last. */
export interface WordingContext {
  it: Referent;
  /** The object that the trigger named. */
  that: Referent;
  readonly named: Map<string, Referent>;
  /** The player meant by "they", until named once; then null. */
  introduce: PlayerReference | null;
  /** Whether a mode of a list is being printed: a table of a die in it is said as sentences. */
  inMode: boolean;
  /** Whether the next mention of "they" is "that player". */
  thatPlayer: boolean;
  /** The player who may do the optional step being printed; "you" by default. */
  whoMay: PlayerReference;
  /** The player who does the step being printed; null for "you". */
  doer: PlayerReference | null;
  /** Whether the card prints its own keywords in the feminine, in a language where they agree. */
  readonly feminine: boolean;
  readonly language: Wording;
  /** Finds the card of a token. */
  readonly token: (id: string) => Card;
  /** Prints an ability that this text quotes. */
  readonly say: (ability: Ability) => string;
}
