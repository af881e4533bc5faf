/** `npm run cards -- check`. */

import type { Card } from '../../src/engine/cards/card.ts';
import { uniqueCards } from '../../src/languages/read/uniques.ts';
import { chance } from '../../tests/fuzz/chance.ts';
import { fuzzEnding, gameNumber } from '../../tests/fuzz/fuzz.ts';
import { collectionOfData, createReaders, isToken, uniqueParts } from './printed.ts';

interface Flags {
  readonly games: number;
  readonly card?: string;
  readonly set?: string;
  readonly uniques: number;
}

/** The number of other cards in the decks: few, so that the checked card comes up often. */
const OTHERS = 8;
/** The number of cards between two lines of progress. */
const PROGRESS = 100;

/** Plays games in which each chosen card comes up often; prints the first violation of each card. */
export function check({ games, card, set, uniques }: Flags): void {
  const all = collectionOfData();
  const chosen = all.filter(
    (one) => (card === undefined || one.id === card) && (set === undefined || one.set === set),
  );
  if (chosen.length === 0) throw new Error(`no card ${[card, set].filter(Boolean).join(' in ')}`);
  const drawn =
    uniques === 0
      ? []
      : uniqueCards(uniqueParts(), createReaders(all).en, { count: uniques, seed: 0 });
  const checked = [...chosen.filter((one) => !isToken(one)), ...drawn];
  for (const [index, one] of checked.entries()) {
    const failure = playGames(one, all, games);
    if (failure !== null) {
      console.error(`${one.id}: ${failure}\n${JSON.stringify(one.abilities)}`);
      process.exitCode = 1;
    }
    if ((index + 1) % PROGRESS === 0) console.log(`${index + 1} of ${checked.length} cards`);
  }
  console.log(`${checked.length} cards, ${games} games with each.`);
}

/** Plays games with a card; returns the first failure, or null. */
function playGames(card: Card, all: readonly Card[], games: number): string | null {
  const choices = chance(hashOf(card.id));
  const isHero = card.type === 'hero';
  const others = all.filter(({ type }) => type !== 'hero' && type !== 'mana');
  const heroes = all.filter(({ type }) => type === 'hero');
  for (let seed = 0; seed < games; seed += 1) {
    const pool = new Set([
      card,
      ...all.filter(isToken),
      ...Array.from({ length: OTHERS }, () => choices.pick(others)),
      ...(isHero ? [] : [choices.pick(heroes)]),
    ]);
    const { failure } = fuzzEnding(gameNumber(seed), [...pool]);
    if (failure) return `game ${seed}: ${failure.property}: ${failure.detail}`;
  }
  return null;
}

function hashOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
}
