/** What words like "it" and "they" stand for while a text is being printed (7.2.4, 7.2.5). */

import type {
  Ability,
  Amount,
  Condition,
  ExpeditionFilter,
  ExpeditionReference,
  Filter,
  FilterType,
  ObjectReference,
  PlayerReference,
} from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import type { Wording } from './wording.ts';

/** What kind of thing is spoken of, so that a language finds its gender. */
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
  /** It was sacrificed, so that it can be told from what comes after. */
  readonly sacrificed?: true;
  /** It is the one card that was revealed. */
  readonly revealed?: true;
}

/** Changes as the text goes on: each pick becomes what "it" means from there. */
export interface WordingContext {
  it: Referent;
  /** What the trigger spoke of. */
  that: Referent;
  readonly named: Map<string, Referent>;
  /** Who "they" are, until named once; then null. */
  introduce: PlayerReference | null;
  /** Whether a mode of a list is being printed, which can hold no list of its own. */
  inMode: boolean;
  /** Whether "they" are "that player" where they are next spoken of. */
  thatPlayer: boolean;
  /** Who may do what is being printed as optional; "you" where nothing else is said. */
  whoMay: PlayerReference;
  /** Who does the step being printed; null for "you". */
  doer: PlayerReference | null;
  /** Whether the card speaks of itself in the feminine, in a language whose keywords agree. */
  readonly feminine: boolean;
  readonly language: Wording;
  /** Finds the card of a token. */
  readonly token: (id: string) => Card;
  /** Prints an ability that this text quotes. */
  readonly say: (ability: Ability) => string;
}

/** A fresh context: before anything is spoken of, "it" would be a card. */
export function newContext(
  language: Wording,
  token: WordingContext['token'],
  say: WordingContext['say'],
  feminine = false,
): WordingContext {
  const card: Referent = { noun: 'card', plural: false };
  return {
    it: card,
    that: card,
    named: new Map(),
    introduce: null,
    inMode: false,
    thatPlayer: false,
    whoMay: 'you',
    doer: null,
    feminine,
    language,
    token,
    say,
  };
}

/** A number in the words of the text's language. */
export function amountWords(
  value: Amount,
  context: WordingContext,
  style?: 'digit' | 'word',
): string {
  return context.language.amount(value, context, style);
}

/** What "it" means once an object that a filter lets through was spoken of. */
export function referentOf(filter: Filter, plural: boolean): Referent {
  return { noun: nounsOf(filter)[0]!, plural };
}

/** What was picked is "it" from here on, and what its own name stands for. */
export function rememberReferent(
  filter: Filter,
  plural: boolean,
  name: string | undefined,
  context: WordingContext,
): void {
  context.it = referentOf(filter, plural);
  if (name) context.named.set(name, context.it);
}

/** Whose Deck it is where a text names nobody: that of whoever does the step, else "your" (7.2.4). */
export function ownerOfTop({ doer }: WordingContext): PlayerReference {
  return doer === null ? 'you' : 'they';
}

/**
 * What a filter means one by one where its alternatives are in different places, such as in play and
 * in Reserve. Null where they are in one.
 */
export function alternativesOf(filter: Filter): readonly Filter[] | null {
  const { anyOf, in: _in, type: _type, ...common } = filter;
  if (!anyOf || anyOf.every((part) => part.in === undefined)) return null;
  return anyOf.map((part) => ({ ...common, ...part }));
}

/** What is played without the places that cards are played from whenever no other is said (5.2.a). */
export function asPlayed(what: ObjectReference): ObjectReference {
  if (typeof what !== 'object' || !('choose' in what)) return what;
  const { in: places, of: _of, ...card } = what.choose;
  const isUsual = Array.isArray(places) && places.includes('hand') && places.includes('reserve');
  return isUsual && places.length === 2 ? { ...what, choose: card } : what;
}

/** Whether a filter says of Expeditions only that they are yours. */
export function isYours(filter: ExpeditionFilter): boolean {
  return isOnly(filter, 'of') && filter.of === 'you';
}

/** Whether a filter says of Expeditions only this. */
export function isOnly(filter: ExpeditionFilter, said: keyof ExpeditionFilter): boolean {
  return filter[said] !== undefined && Object.keys(filter).length === 1;
}

/** Whether a filter means your Permanents and the cards in your Reserve together. */
export function isYoursInBoth({ anyOf, of }: Filter): boolean {
  const [one, other, ...more] = anyOf ?? [];
  if (of !== 'you' || more.length > 0 || one?.type !== 'permanent' || one.in !== 'play')
    return false;
  return other?.in === 'reserve' && (other.type ?? 'card') === 'card';
}

/** Whether a filter means your Hero. */
export function isYourHero({ type, of }: Filter): boolean {
  return type === 'hero' && of === 'you';
}

/** "If it is a Character": from here on "it" is a Character. */
export function speakOfIt(
  condition: Extract<Condition, { readonly is: unknown }>,
  context: WordingContext,
) {
  if (condition.is !== 'it' || context.it.plural) return;
  const [noun, ...others] = nounsOf(condition.filter);
  if (noun !== 'card' && others.length === 0) context.it = { noun: noun!, plural: false };
}

/** Whether the player spoken of chooses one of their own Expeditions. */
export function isTheirChoice(reference: ExpeditionReference): boolean {
  return (
    typeof reference === 'object' &&
    'choose' in reference &&
    reference.by === 'they' &&
    isOnly(reference.choose, 'of')
  );
}

/** Whether an amount is a cost of the card that was revealed, which "its" would not tell from another. */
export function isOfRevealed(value: Amount, { it }: WordingContext): boolean {
  return typeof value === 'object' && 'cost' in value && value.of === 'it' && it.revealed === true;
}

/** What "it" is once cards were revealed, which a text then looks at. */
export function speakOfRevealed(of: ObjectReference, context: WordingContext): void {
  if (typeof of === 'object' && 'top' in of && of.top === 1) {
    context.it = { noun: 'card', plural: false, revealed: true };
  }
}

/** Whether the Expeditions of several objects are meant, which were spoken of together. */
export function isOfEach(
  { where, facing }: Extract<ExpeditionReference, { where: unknown }>,
  { it }: WordingContext,
): boolean {
  return where === 'it' && !facing && it.plural;
}

/** Whether a filter says which Expeditions these are, besides what is true of them. */
export function isNamed({ of, side, relation }: ExpeditionFilter): boolean {
  return (of ?? side ?? relation) !== undefined;
}

/** Whether a filter lets through all that a player has in Hand and in Reserve. */
export function isHandAndReserve(filter: Filter): boolean {
  const { in: places, of, type = 'card', ...rest } = filter;
  const both = Array.isArray(places) && places.length === 2;
  if (!both || !places.includes('hand') || !places.includes('reserve')) return false;
  return of !== undefined && type === 'card' && Object.keys(rest).length === 0;
}

/** The word for what a filter lets through: "token", "Robot", "Character", "card"…  */
export function nounsOf(filter: Filter): readonly NounKey[] {
  if (filter.anyOf) return filter.anyOf.flatMap(nounsOf);
  const types = filter.type === undefined ? [] : [filter.type].flat();
  if (filter.token === true) {
    if (types.includes('permanent')) return ['token-permanent'];
    return [types.includes('character') ? 'token-character' : 'token'];
  }
  if (filter.subtype !== undefined && types.length === 0) {
    return [filter.subtype].flat().map((subtype) => ({ subtype }));
  }
  return types.length === 0 ? ['card'] : types;
}
