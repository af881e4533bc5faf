/** The decks of a first whole game: common cards that say little, three copies of each. */

import type { PlayerPosition, Position } from '../../engine/setup/position.ts';
import { PLAYER_NAMES } from '../../library/examples/play.ts';
import { shuffleValues } from '../practice/series.ts';

const COPIES = 3;

const READER: PlayerPosition = {
  name: PLAYER_NAMES[0],
  hero: 'teija-nauraa',
  deck: [
    'spindle-harvesters',
    'mowgli',
    'kitsune',
    'kodama',
    'sneezer-shroom',
    'inari',
    'aloe-vera',
    'parvati',
    'cernunnos',
    'aja',
    'son-of-yggdrasil',
    'harvest',
    'nurture',
  ],
};

const OPPONENT: PlayerPosition = {
  name: PLAYER_NAMES[1],
  hero: 'kojo-booda',
  deck: [
    'ratatoskr',
    'red',
    'chiron',
    'bravos-tracer',
    'bravos-pathfinder',
    'haven-trainee',
    'hua-mulan',
    'haven-warrior',
    'sun-wukong',
    'kappa',
    'achilles',
    'shenlong',
    'physical-training',
  ],
};

/**
 * A game that is about to begin.
 *
 * @param chance shuffles the decks and says who begins; without it both are as they are written
 */
export function starterGame(chance: (() => number) | null): Position {
  const seat = (player: PlayerPosition): PlayerPosition => {
    const deck = (player.deck ?? []).flatMap((card) => Array(COPIES).fill(card) as string[]);
    return { ...player, deck: chance ? shuffleValues(deck, chance) : deck };
  };
  return {
    mode: 'duel',
    players: [seat(READER), seat(OPPONENT)],
    beginning: true,
    firstPlayer: chance && chance() < 0.5 ? 1 : 0,
  };
}
