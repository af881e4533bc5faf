/** What triggers speak of, told apart for every language: what happens, or an icon or a time. */

import type { Trigger, TriggerSymbol } from '../engine/cards/ability.ts';

/** A trigger that speaks of something that happens. */
export type Happening = Exclude<Trigger, { readonly on: 'at' | 'after' | TriggerSymbol }>;
/** A trigger that is an icon or a time. */
export type Moment = Exclude<Trigger, Happening>;

export function isHappening(trigger: Trigger): trigger is Happening {
  return !['at', 'after', 'join', 'hand', 'reserve'].includes(trigger.on);
}

/** The parts of a trigger in words, and what joins them in a language. */
interface TriggerWords {
  readonly moment: (trigger: Moment) => string;
  /** What happens, without "when"; empty where nothing does. */
  readonly clause: (trigger: Happening) => string;
  /** "whenever". */
  readonly when: string;
  readonly or: (parts: readonly string[]) => string;
}

/** A trigger in words. Of several the times stand first, for "whenever" does not go before them. */
export function triggerWords(value: Trigger, { moment, clause, when, or }: TriggerWords): string {
  if (!isHappening(value)) return moment(value);
  const times = value.on === 'any' ? value.of.filter((part) => !isHappening(part)).map(moment) : [];
  const said = clause(value);
  return or([...times, ...(said === '' ? [] : [`${when} ${said}`.replace(' , ', ', ')])]);
}
