import type { Card } from '../engine/cards/card.ts';
import type { Trigger } from '../engine/cards/trigger.ts';
import {
  type DailyEffect,
  type Status,
  TRIGGER_SYMBOLS,
  type TriggerSymbol,
} from '../engine/cards/vocabulary.ts';

/** The term of each kind of event that a Reaction waits for (6.3.b). */
const TERMS: Readonly<Record<Exclude<Trigger['on'], Varying>, string>> = {
  joins: 'join',
  leaves: 'leave',
  plays: 'play',
  'gains-counters': 'counter',
  sacrifices: 'sacrifice',
  creates: 'create',
  draws: 'draw',
  resupplies: 'resupply',
  rolls: 'roll-a-die',
  exhausts: 'exhaust',
  activates: 'activate',
  passes: 'pass',
  'moves-forward': 'move-forward',
  'moves-backward': 'move-backward',
  'fails-to-move-forward': 'fail-to-move-forward',
};

type Varying =
  | TriggerSymbol
  | 'any'
  | 'at'
  | 'after'
  | 'goes'
  | 'has-cards'
  | 'gains'
  | 'becomes'
  | 'reveals'
  | 'makes-gift';

/** Terms of places, where their names differ. */
const PLACE_TERMS: Readonly<Record<string, string>> = {
  discard: 'discard-pile',
  expedition: 'expedition-zone',
  hero: 'hero-zone',
  landmark: 'landmark-zone',
  mana: 'mana-zone',
  play: 'in-play',
};

/** The rule of each trigger symbol, by 4.0's number. */
export const SYMBOL_RULES: Readonly<Record<TriggerSymbol, string>> = {
  join: '7.1.1.a',
  hand: '7.1.1.b',
  reserve: '7.1.1.c',
};

/** Returns the trigger symbol that an id of `triggersOf` stands for; `undefined` for a term's id. */
export function symbolOf(id: string): TriggerSymbol | undefined {
  return TRIGGER_SYMBOLS.find((symbol) => id === `icon-${symbol}`);
}

/**
 * Returns the triggers of a card's Reactions, in the order of its text, without duplicates: each is
 * the id of the term that names the event, or `icon-` and a trigger symbol.
 */
export function triggersOf({ abilities }: Pick<Card, 'abilities'>): readonly string[] {
  const found = abilities.flatMap((ability) =>
    ability.kind === 'reaction' ? termOfTrigger(ability.trigger) : [],
  );
  return [...new Set(found)];
}

/** Returns the term that names the event of a trigger, or `icon-` and a trigger symbol. */
export function termOfTrigger(trigger: Trigger): readonly string[] {
  switch (trigger.on) {
    case 'join':
    case 'hand':
    case 'reserve':
      return [`icon-${trigger.on}`];
    case 'any':
      return trigger.of.flatMap(termOfTrigger);
    case 'at':
      return [trigger.phase];
    case 'after':
      return [trigger.daily satisfies DailyEffect];
    case 'goes':
      return [PLACE_TERMS[trigger.to] ?? trigger.to];
    case 'has-cards':
      return [PLACE_TERMS[trigger.in] ?? trigger.in];
    case 'gains':
    case 'becomes':
      return [trigger.status satisfies Status];
    // No term names revealing, or making a Gift.
    case 'reveals':
    case 'makes-gift':
      return [];
    default:
      return [TERMS[trigger.on]];
  }
}
