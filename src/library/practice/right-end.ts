import type { Card } from '../../engine/cards/card.ts';
import type { Play } from '../examples/play.ts';
import { runPlay } from '../examples/run.ts';
import type { RightEnd } from './choose-questions.ts';
import { endOf, type PlayEnd, stopsWithin } from './facts.ts';

/** Seeds with which a play is run again, to find the facts that depend on chance. */
const OTHER_SEEDS = [101, 102, 103, 104, 105, 106];

/**
 * Returns the end of a play under the right rules, without facts that depend on chance; null where no
 * question can be asked about it.
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

/** The end of a play under another seed; empty where its script no longer fits. */
function endWith(play: Play, cards: readonly Card[]): readonly PlayEnd[] {
  const { start, game, problems } = runPlay(play, cards);
  if (!start || !game || problems.some(({ kind }) => kind === 'script')) return [];
  return [endOf(start, game)];
}
