/** The kinds of triggers, the same for every language: an event, an icon or a time. */

import type {
  DailyEffect,
  Filter,
  NumberBounds,
  ObjectMatch,
  Phase,
  Place,
  Trigger,
  TriggerSymbol,
} from '../../engine/cards/ability.ts';
import { referentOf, type WordingContext } from './context.ts';

/** A trigger that waits for an event. */
type Happening = Exclude<Trigger, { readonly on: 'at' | 'after' | TriggerSymbol }>;
/** A single event, not a choice of several. */
export type OneHappening = Exclude<Happening, { readonly on: 'any' }>;
/** A trigger that is an icon or a time. */
type Moment = Exclude<Trigger, Happening>;

function isHappening(trigger: Trigger): trigger is Happening {
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

/** The parts of a trigger in words, and what joins them in a language. */
interface TriggerWords {
  readonly at: (phase: Phase) => string;
  readonly after: (daily: DailyEffect) => string;
  /** The event, without "when". */
  readonly clause: (trigger: OneHappening) => string;
  /** Matches a subject that is written once where clauses share it, and the space after it. */
  readonly subjects: RegExp;
  /** "when …". */
  readonly when: (said: string) => string;
  readonly or: (parts: readonly string[]) => string;
}

/** A trigger in words. Of several, times and icons come first, since "when" does not precede them. */
export function triggerWords(value: Trigger, words: TriggerWords): string {
  const { when, or } = words;
  const moment = (trigger: Moment) => {
    if (trigger.on === 'at') return words.at(trigger.phase);
    return trigger.on === 'after' ? words.after(trigger.daily) : `{${trigger.on}}`;
  };
  const clause = (trigger: Happening): string =>
    trigger.on === 'any'
      ? or(withSubjectOnce(trigger.of.filter(isHappening).map(clause), words.subjects))
      : words.clause(trigger);
  if (!isHappening(value)) return moment(value);
  const times = value.on === 'any' ? value.of.filter((part) => !isHappening(part)).map(moment) : [];
  const said = clause(value);
  return or([...times, ...(said === '' ? [] : [when(said).replace(' , ', ', ')])]);
}

/** Clauses without the subject of the first, where all have it. */
function withSubjectOnce(clauses: readonly string[], subjects: RegExp): readonly string[] {
  const [first = '', ...others] = clauses;
  const subject = subjects.exec(first)?.[0];
  if (subject === undefined || !clauses.every((one) => one.startsWith(subject))) return clauses;
  return [first, ...others.map((one) => one.replace(subject, ''))];
}
