/** Which play opens the page of a rule, of all that show it. */

import type { Example } from './example.ts';
import { type Play, playsOf } from './play.ts';

/** The plays that show each rule: `EDITION RULE` -> one play of each example, the best first. */
export type ChosenPlays = ReadonlyMap<string, readonly Play[]>;

/**
 * The plays that are there to show each rule. First comes the one that says where to look for it,
 * then the others, those that need fewest words for position and script first.
 */
export function chosenPlays(examples: Iterable<Example>): ChosenPlays {
  const chosen = new Map<string, Play[]>();
  for (const example of examples) {
    for (const [key, play] of playsByRule(example)) {
      chosen.set(key, [...(chosen.get(key) ?? []), play]);
    }
  }
  for (const [key, plays] of chosen) {
    const rule = key.slice(key.indexOf(' ') + 1);
    plays.sort((a, b) => placeOf(a, rule) - placeOf(b, rule));
  }
  return chosen;
}

/** Of each rule, the play of an example that says where to look for it or, if none does, the first. */
function playsByRule(example: Example): ReadonlyMap<string, Play> {
  const best = new Map<string, Play>();
  for (const play of playsOf(example)) {
    for (const rule of [...play.illustrates, ...play.shows]) {
      const key = `${play.edition} ${rule}`;
      const known = best.get(key);
      if (!known || (play.looks[rule] && !known.looks[rule])) best.set(key, play);
    }
  }
  return best;
}

function placeOf(play: Play, rule: string): number {
  const { position, script } = play;
  return play.looks[rule] ? 0 : JSON.stringify([position, script]).length;
}
