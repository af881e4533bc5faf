/** The parts of the engine that games ask for, against those that their cards are said to need. */

import { expect, it } from 'vitest';
import { advance } from '../advance.ts';
import type { Card } from '../cards/card.ts';
import { EDITIONS, type EditionId } from '../rules/edition.ts';
import { type PartName, part } from '../rules/part.ts';
import { createGame } from '../setup/setup.ts';
import type { Game } from '../state/game.ts';
import { PART_NAMES, partsUsed } from '../testing/parts-used.ts';
import { randomPlayer } from '../testing/random-games.ts';
import { REAL_CARDS } from '../testing/real-cards.ts';
import { partsFor } from './needs.ts';

const DECISIONS = 40;
const COPIES = 12;

/** A game in which both players have copies of one card, and everything that it creates. */
function gameWith(card: Card, edition: EditionId, seed: number): Game {
  const hero = card.type === 'hero' ? card : REAL_CARDS.find(({ type }) => type === 'hero')!;
  const deck = card.type === 'hero' ? REAL_CARDS.find(({ type }) => type === 'character')! : card;
  const player = { hero: hero.id, deck: Array.from({ length: COPIES }, () => deck.id) };
  const cards = withTokens([...new Set([hero, deck])]);
  return createGame({ players: [player, player], cards }, { edition, seed });
}

/** Cards with the tokens that they name, and those that these name. */
function withTokens(cards: readonly Card[]): readonly Card[] {
  const text = JSON.stringify(cards.map(({ abilities }) => abilities));
  const named = REAL_CARDS.filter(
    (card) => card.type.endsWith('token') && text.includes(`"${card.id}"`) && !cards.includes(card),
  );
  return named.length === 0 ? cards : withTokens([...cards, ...named]);
}

/** Plays by chance for a while. */
function playAWhile(game: Game, seed: number): void {
  const choose = randomPlayer(seed);
  let now = advance(game);
  for (let i = 0; now.decision && i < DECISIONS; i++) {
    now = advance(now.game, { options: choose(now.decision) });
  }
}

const PLAYED = REAL_CARDS.filter(({ type }) => !['token', 'landmark-token', 'mana'].includes(type));

it.each(EDITIONS)('no card asks for a part that it is not said to need, edition %s', (edition) => {
  const met = new Set<PartName>();
  const spared = new Set<PartName>();
  for (const [seed, card] of PLAYED.entries()) {
    const game = gameWith(card, edition, seed);
    const needed = partsFor(game);
    const found = partsUsed(() => playAWhile(game, seed));
    expect([card.id, ...found.difference(new Set(needed))]).toEqual([card.id]);
    for (const name of found) met.add(name);
    for (const name of PART_NAMES) if (!needed.includes(name)) spared.add(name);
  }
  expect([...met].sort()).toEqual(PART_NAMES);
  // Every game here has a beginning.
  expect([...spared].sort()).toEqual(PART_NAMES.filter((name) => name !== 'beginning'));
});

it('a part that was not loaded is an error, not a rule that is passed over', () => {
  expect(() => part('nothing' as PartName)).toThrow('nothing: was not loaded');
});
