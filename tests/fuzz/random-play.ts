/** Random games: random decks and random legal answers. */

import type { Card } from '../../src/engine/cards/card.ts';
import type { EditionId } from '../../src/engine/rules/edition.ts';
import { once } from '../../src/engine/rules/once.ts';
import type { Setup } from '../../src/engine/setup/setup.ts';
import type { Decision } from '../../src/engine/state/decision.ts';
import { type Mode, playersIn } from '../../src/engine/state/mode.ts';
import type { Chance } from './chance.ts';

/** The parameters that determine a random game. */
export interface RandomGame {
  readonly seed: number;
  readonly edition: EditionId;
  readonly mode: Mode;
}

/** The number of cards in a random deck besides the Hero, as in a constructed deck. */
const DECK_SIZE = 39;
/** The number of days after which a game without a winner ends. */
const DAYS = 40;
/** Once in so many turns, a player passes although other actions are possible. */
const PASSING = 5;

/** Returns a setup with a random Hero and random cards of any faction for each player. */
export function randomSetup(mode: Mode, cards: readonly Card[], chance: Chance): Setup {
  const { heroes, others } = poolsOf(cards);
  const players = Array.from({ length: playersIn(mode) }, () => ({
    hero: chance.pick(heroes).id,
    deck: Array.from({ length: DECK_SIZE }, () => chance.pick(others).id),
  }));
  return { mode, players, cards, bound: DAYS };
}

/** The copies of each card in a deck of one faction, as many as a constructed deck can have. */
const COPIES = 3;

/**
 * Returns a setup with a random Hero and three copies of random cards of the Hero's faction for each
 * player: such cards meet the conditions of each other more often.
 */
export function factionSetup(mode: Mode, cards: readonly Card[], chance: Chance): Setup {
  const { heroes, byFaction } = poolsOf(cards);
  const players = Array.from({ length: playersIn(mode) }, () => {
    const hero = chance.pick(heroes);
    const own = byFaction.get(hero.faction) ?? [];
    const deck = Array.from({ length: DECK_SIZE / COPIES }, () => chance.pick(own).id);
    return { hero: hero.id, deck: deck.flatMap((id) => Array.from({ length: COPIES }, () => id)) };
  });
  return { mode, players, cards, bound: DAYS };
}

/** Returns the pools of cards that Heroes and Decks are taken from. */
const poolsOf = once((cards: readonly Card[]) => {
  const others = cards.filter(
    ({ type }) => type !== 'hero' && type !== 'token' && type !== 'landmark-token',
  );
  return {
    heroes: cards.filter(({ type }) => type === 'hero'),
    others,
    byFaction: Map.groupBy(others, ({ faction }) => faction),
  };
});

/** Returns a random legal answer: ids of options. Turns are used more often than passed. */
export function randomAnswer(decision: Decision, chance: Chance): readonly string[] {
  const { options, min, max } = decision;
  const most = decision.again ? max : Math.min(max, options.length);
  const count = min + chance.below(most - min + 1);
  if (count === 1) return [pickOne(decision, chance)];
  const left = options.map(({ id }) => id);
  const chosen: string[] = [];
  while (chosen.length < count) {
    const at = chance.below(left.length);
    chosen.push(left[at]!);
    if (!decision.again) left.splice(at, 1);
  }
  return chosen;
}

function pickOne({ kind, options }: Decision, chance: Chance): string {
  const picked = chance.pick(options);
  if (kind !== 'turn' || picked.what.is !== 'pass' || chance.once(PASSING)) return picked.id;
  return chance.pick(options).id;
}
