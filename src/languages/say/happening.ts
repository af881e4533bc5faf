/** The kinds of triggers, the same for every language: an event, an icon or a time. */

import type {
  ExpeditionRelation,
  Filter,
  NumberBounds,
  ObjectMatch,
  Place,
  PlayerReference,
  Trigger,
  TriggerSymbol,
} from '../../engine/cards/ability.ts';
import { referentOf } from './context.ts';
import type { WordingContext } from './wording.ts';

/** A trigger that waits for an event. */
export type EventTrigger = Exclude<Trigger, { readonly on: 'at' | 'after' | TriggerSymbol }>;
/** A single event, not a choice of several. */
export type OneHappening = Exclude<EventTrigger, { readonly on: 'any' }>;
/** A trigger that is an icon or a time. */
export type MomentTrigger = Exclude<Trigger, EventTrigger>;

export function isHappening(trigger: Trigger): trigger is EventTrigger {
  return !['at', 'after', 'join', 'hand', 'reserve'].includes(trigger.on);
}

/** The subject of a trigger or modifier. */
export interface Matched {
  readonly text: string;
  readonly me: boolean;
}

/** Makes the subject of a trigger or modifier the meaning of "it" and "that" from here on. */
function speakOf(what: Exclude<ObjectMatch, 'me'>, context: WordingContext): void {
  context.it = referentOf(what, false);
  context.that = context.it;
}

/** Returns a function that writes the subject of a trigger or modifier and makes it "it". */
export function createMatched(
  me: string,
  one: (filter: Filter, context: WordingContext) => string,
) {
  return (what: ObjectMatch, context: WordingContext): Matched => {
    if (what === 'me') return { text: me, me: true };
    speakOf(what, context);
    return { text: one(what, context), me: false };
  };
}

/** Whether a trigger names a zone that something comes from as that of its player: "from your hand". */
export function isFromOwn({ from }: Extract<Trigger, { on: 'goes' }>, place: Place): boolean {
  const places = [from ?? []].flat();
  if (place === 'hand' || place === 'deck') return true;
  return place === 'reserve' && places.includes('hand');
}

/** Whether something goes from a hand, whose player is then the one in whose zone it arrives. */
export function isFromHand({ from }: Extract<Trigger, { on: 'goes' }>): boolean {
  const places = [from ?? []].flat();
  return places.includes('hand') && !places.includes('deck');
}

/** A result of a die as cards print it: "6+", "1". */
export function dieResult({ atLeast, exactly }: NumberBounds): string {
  return exactly === undefined ? `${atLeast}+` : `${exactly}`;
}

/** Returns a function that writes the player of a trigger or modifier, who is any one of several. */
export function createTriggering(
  anOpponent: string,
  aPlayer: string,
  playerPhrase: (who: PlayerReference, context: WordingContext) => string,
) {
  return (who: PlayerReference, context: WordingContext): string => {
    if (who === 'opponents') return anOpponent;
    return who === 'each-player' ? aPlayer : playerPhrase(who, context);
  };
}

/** Returns a function that writes the place that something joins or leaves: an Expedition or a zone. */
export function createDestination(
  relations: Readonly<Record<ExpeditionRelation, string>>,
  play: string,
  zone: (
    place: Exclude<Place, 'play'>,
    of: PlayerReference | undefined,
    context: WordingContext,
  ) => string,
) {
  return (
    where: ExpeditionRelation | Place,
    of: PlayerReference | undefined,
    context: WordingContext,
  ): string => {
    if (where === 'play') return play;
    return where in relations
      ? relations[where as ExpeditionRelation]
      : zone(where as Exclude<Place, 'play'>, of, context);
  };
}
