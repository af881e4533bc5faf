/** The referents of words like "it" and "they" while a text is being printed (7.2.4, 7.2.5). */

import type {
  Amount,
  Condition,
  ExpeditionFilter,
  ExpeditionReference,
  Filter,
  ObjectReference,
  PlayerReference,
} from '../../engine/cards/ability.ts';
import type { NounKey, Referent, Wording, WordingContext } from './wording.ts';

/** Returns a new context, in which "it" is a card until the text names something else. */
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

/** Returns the meaning of "it" after the text has named an object that matches a filter. */
export function referentOf(filter: Filter, plural: boolean): Referent {
  return { noun: nounsOf(filter)[0]!, plural };
}

/** Makes a picked object the meaning of "it" from here on, and of its own name if it has one. */
export function rememberReferent(
  filter: Filter,
  plural: boolean,
  name: string | undefined,
  context: WordingContext,
): void {
  context.it = referentOf(filter, plural);
  if (name) context.named.set(name, context.it);
}

/** The owner of a Deck where a text names nobody: the player of the step, else "you" (7.2.4). */
export function ownerOfTop({ doer }: WordingContext): PlayerReference {
  return doer === null ? 'you' : 'they';
}

/**
 * Returns a filter for each alternative of a filter if they are in different places, such as in play
 * and in Reserve. Null where all are in one place.
 */
export function alternativesOf(filter: Filter): readonly Filter[] | null {
  const { anyOf, in: _in, type: _type, ...common } = filter;
  if (!anyOf || anyOf.every((part) => part.in === undefined)) return null;
  return anyOf.map((part) => ({ ...common, ...part }));
}

/** Leaves out the places of a played card where they are the usual ones, hand and Reserve (5.2.a). */
export function asPlayed(what: ObjectReference): ObjectReference {
  if (typeof what !== 'object' || !('choose' in what)) return what;
  const { in: places, of: _of, ...card } = what.choose;
  const isUsual = Array.isArray(places) && places.includes('hand') && places.includes('reserve');
  return isUsual && places.length === 2 ? { ...what, choose: card } : what;
}

/** Whether a filter of Expeditions has no condition except that they are yours. */
export function isYours(filter: ExpeditionFilter): boolean {
  return isOnly(filter, 'of') && filter.of === 'you';
}

/** Whether a filter of Expeditions has this one condition and no other. */
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

/** The object of yours of which each of your Expeditions has at least one; null for any other condition. */
export function heldInEach(which: ExpeditionReference, matches: ExpeditionFilter): Filter | null {
  if (typeof which !== 'object' || !('each' in which) || !isYours(which.each)) return null;
  if (!matches.holds || !isOnly(matches, 'holds')) return null;
  const { number, of, ...held } = matches.holds;
  return of === 'you' && number.atLeast === 1 && number.atMost === undefined ? held : null;
}

/** Whether a filter means your Hero. */
export function isYourHero({ type, of }: Filter): boolean {
  return type === 'hero' && of === 'you';
}

/** Whether one of your Mana Orbs is chosen, whichever it is. */
export function isOneOfYourOrbs(reference: ObjectReference): boolean {
  if (typeof reference !== 'object' || !('choose' in reference)) return false;
  const { choose, count = 1 } = reference;
  const { type, in: place, of, ...rest } = choose;
  const isOrb = type === 'mana-orb' && place === 'mana' && of === 'you';
  return isOrb && count === 1 && Object.keys(rest).length === 0;
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

/** Whether the player named before chooses one of their own Expeditions. */
export function isTheirChoice(reference: ExpeditionReference): boolean {
  return (
    typeof reference === 'object' &&
    'choose' in reference &&
    reference.by === 'they' &&
    isOnly(reference.choose, 'of')
  );
}

/** Whether an amount is a cost of the revealed card, for which "its" would be ambiguous. */
export function isOfRevealed(value: Amount, { it }: WordingContext): boolean {
  return typeof value === 'object' && 'cost' in value && value.of === 'it' && it.revealed === true;
}

/** Makes the one card that was revealed the meaning of "it". */
export function speakOfRevealed(of: ObjectReference, context: WordingContext): void {
  if (typeof of === 'object' && 'top' in of && of.top === 1) {
    context.it = { noun: 'card', plural: false, revealed: true };
  }
}

/** Whether the Expeditions of several objects are meant, which the text named together. */
export function isOfEach(
  { where, facing }: Extract<ExpeditionReference, { where: unknown }>,
  { it }: WordingContext,
): boolean {
  return where === 'it' && !facing && it.plural;
}

/** Whether a filter says which Expeditions are meant, besides their properties. */
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

/** The nouns of the objects that match a filter: "token", "Robot", "Character", "card"…  */
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
