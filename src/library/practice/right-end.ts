import type { Card } from '../../engine/cards/card.ts';
import type { Play } from '../examples/play.ts';
import { runPlay } from '../examples/run.ts';
import type { RightEnd } from './choose-questions.ts';
import { endOf, type PlayEnd, stopsWithin } from './facts.ts';

/** Other chances that a play is tried with. */
const OTHER_SEEDS = [101, 102, 103, 104, 105, 106];

/**
 * How a play ends under the right rules, without what is left to chance; null where nothing can be
 * asked about it.
 */
export function rightEnd(play: Play, cards: readonly Card[]): RightEnd | null {
  const { start, game } = runPlay(play, cards);
  if (!start || !game || (play.until === null && stopsWithin(game))) return null;
  const end = endOf(start, game);
  const others = OTHER_SEEDS.flatMap((seed) => endWith({ ...play, seed }, cards));
  const facts = [...end.facts].filter(([about, fact]) =>
    others.every((other) => JSON.stringify(other.facts.get(about)) === JSON.stringify(fact)),
  );
  return { moment: end.moment, facts: new Map(facts), shows: [...play.illustrates, ...play.shows] };
}

/** The end of a play whose script still fits: what it chooses then tells how chance fell. */
function endWith(play: Play, cards: readonly Card[]): readonly PlayEnd[] {
  const { start, game, problems } = runPlay(play, cards);
  if (!start || !game || problems.some(({ kind }) => kind === 'script')) return [];
  return [endOf(start, game)];
}
