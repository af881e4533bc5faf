/** Positions, cards and links that are as large as what may be sent allows, each in its own way. */

import type { Position } from '../../src/engine/setup/position.ts';
import fc from '../property.ts';

/** A card that makes a token whenever a Character joins: each token makes more of them. */
export const TOKEN_MAKER = [
  'Token Maker',
  'Character, 1/1, 1/1/1',
  'When a Character joins your Expeditions — Create a [Brassbug 2/2/2] Robot token in your Hero Expedition.',
].join('\n');

/** The id under which the first card of a link is played. */
const OWN = 'own-1';

/** A table whose zones have as many cards as asked for. */
export function crowdedPosition(size: number, card = OWN): Position {
  const many = Array.from({ length: size }, () => card);
  return {
    players: Array.from({ length: 2 }, (_, seat) => ({
      name: `Player ${seat}`,
      hand: many,
      deck: many,
      discard: many,
      reserve: many,
      expeditions: { hero: many, companion: many },
      mana: { ready: size, exhausted: 0 },
    })),
  };
}

/** A table at which the first card that is played sets off one Reaction for each of these. */
export function chainReaction(makers: number): Position {
  const line = Array.from({ length: makers }, () => OWN);
  return {
    players: [
      { name: 'Alma', expeditions: { hero: line }, hand: [OWN, OWN], mana: { ready: 9 } },
      { name: 'Bo' },
    ],
  };
}

const WORDS = ['draw a card', 'and', 'then', 'if', 'you may', '{J}', '—', '"', '(', ')', '•', '\n'];
const MORE = ['  ', ', ', '. ', 'I gain 2 boosts', 'Robot', '1/1/1', '2/3', 'a', '#', '[[', 'x'];

/** Texts of many letters: pieces of cards in any order, often repeated. */
export const longText = fc
  .tuple(
    fc.array(fc.constantFrom(...WORDS, ...MORE), { minLength: 1, maxLength: 6 }),
    fc.constantFrom(' ', ''),
    fc.integer({ min: 500, max: 60_000 }),
  )
  .map(([pieces, between, length]) => {
    const piece = pieces.join(between) + between;
    return `Name\nCharacter, 1/1, 1/1/1\n${piece.repeat(Math.ceil(length / piece.length))}`;
  });
