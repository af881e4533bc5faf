/** Random games: decks by chance, and legal answers by chance. */

import type { Card } from '../../src/engine/cards/card.ts';
import type { EditionId } from '../../src/engine/rules/edition.ts';
import { once } from '../../src/engine/rules/once.ts';
import type { Setup } from '../../src/engine/setup/setup.ts';
import type { Decision } from '../../src/engine/state/decision.ts';
import { type Mode, playersIn } from '../../src/engine/state/mode.ts';
import type { Chance } from './chance.ts';

/** Everything that makes a random game what it is. */
export interface RandomGame {
  readonly seed: number;
  readonly edition: EditionId;
  readonly mode: Mode;
}

/** Cards of a random deck besides the Hero, as in a constructed one. */
const DECK_SIZE = 39;
/** A game without winner ends after so many days. */
const DAYS = 40;
/** Once in so many turns a player passes although they could do something. */
const PASSING = 5;

/** A setup with a random Hero and random cards for each player, of all factions alike. */
export function randomSetup(mode: Mode, cards: readonly Card[], chance: Chance): Setup {
  const { heroes, others } = poolsOf(cards);
  const players = Array.from({ length: playersIn(mode) }, () => ({
    hero: chance.pick(heroes).id,
    deck: Array.from({ length: DECK_SIZE }, () => chance.pick(others).id),
  }));
  return { mode, players, cards, bound: DAYS };
}

/** What Heroes and Decks are taken from. */
const poolsOf = once((cards: readonly Card[]) => ({
  heroes: cards.filter(({ type }) => type === 'hero'),
  others: cards.filter(
    ({ type }) => type !== 'hero' && type !== 'token' && type !== 'landmark-token',
  ),
}));

/** A legal answer by chance: ids of options. Turns are rather used than passed. */
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
