/** The opponent of a first whole game: legal answers by chance, with a few plain preferences. */

import { expeditionOf, regionOf } from '../../engine/board/expedition.ts';
import { TERRAINS } from '../../engine/cards/vocabulary.ts';
import { query } from '../../engine/query.ts';
import type { Answer, Decision, Option, OptionWhat } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import { zoneOf } from '../../engine/state/zone.ts';
import { shuffleValues } from '../practice/series.ts';

/** The number of Mana Orbs that is enough for every card of its deck. */
const ENOUGH_ORBS = 6;

/**
 * Returns an answer to a decision. It prefers to play a card rather than pass, a Character where its
 * Expedition then moves forward; makes a Mana Orb each Morning until it has enough; accepts offers; all
 * else is left to chance. It uses only information that the player has.
 *
 * @param chance gives numbers from 0 up to 1; the same numbers give the same answer
 */
export function answerSimply(decision: Decision, game: Game, chance: () => number): Answer {
  const { id, options, min, max, player } = decision;
  const liking = likingIn(game, player);
  const byChance = shuffleValues(options, chance);
  const best = byChance.toSorted((a, b) => liking(b.what) - liking(a.what));
  const wanted = Math.max(min, Math.min(1, max, best.filter(isLiked(liking)).length));
  return { decision: id, options: best.slice(0, wanted).map((option) => option.id) };
}

function isLiked(liking: (what: OptionWhat) => number) {
  return ({ what }: Option) => liking(what) >= 0;
}

/** Returns a function that rates options; below 0 the opponent would rather choose nothing. */
function likingIn(game: Game, player: number): (what: OptionWhat) => number {
  const orbs = zoneOf(game, 'mana', player).length;
  return (what) => {
    switch (what.is) {
      case 'play':
        return 4 + gainOf(what, game, player);
      case 'quick-action':
      case 'ability':
        return 3;
      case 'yes':
        return 2;
      case 'object':
        return game.phase === 'morning' && orbs >= ENOUGH_ORBS ? -1 : 1;
      case 'pass':
      case 'no':
      case 'none':
      case 'done':
        return 0;
      default:
        return 1;
    }
  };
}

/** Returns how many terrains a Character wins for the Expedition that it is played into. */
function gainOf(
  { object, into }: Extract<OptionWhat, { is: 'play' }>,
  game: Game,
  player: number,
): number {
  const card = game.library[game.objects[object]?.card ?? -1];
  if (!into || !card?.statistics) return 0;
  const asked = query(game);
  const mine = asked.expeditionStatistics(into);
  const theirs = asked.expeditionStatistics({ player: 1 - player, side: into.side });
  const terrains = asked.terrains(regionOf(game, expeditionOf(into)));
  const gained = terrains.filter(
    (terrain) =>
      mine[terrain] <= theirs[terrain] &&
      mine[terrain] + card.statistics![terrain] > theirs[terrain],
  );
  return gained.length / TERRAINS.length;
}
