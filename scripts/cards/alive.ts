/** `npm run cards -- alive`. */

import { MODES } from '../../src/engine/index.ts';
import type { EditionId } from '../../src/engine/rules/edition.ts';
import { noteSeen, nothingSeen, silentAbilities } from '../../tests/fuzz/ability-presence.ts';
import {
  addTally,
  type Count,
  deadAbilities,
  playedGame,
  tallyTrace,
} from '../../tests/fuzz/ability-tally.ts';
import { RARE_ABILITIES } from '../../tests/fuzz/rare-abilities.ts';
import { collectionOfData } from './printed.ts';

interface Flags {
  readonly games: number;
  readonly seed: number;
  readonly edition: EditionId;
  readonly often: number;
}

/** Milliseconds between two lines of progress. */
const PROGRESS = 5_000;

/**
 * Plays random games with all cards; prints each ability that resolved often and never did anything, and
 * each that was never at work though its card was often where it works. Ends with an error if there is one
 * that is not explained.
 */
export function lookForDeadAbilities({ games, seed, edition, often }: Flags): void {
  const cards = collectionOfData();
  const tally = new Map<string, Count>();
  const seen = nothingSeen();
  const begun = Date.now();
  let shown = begun;
  for (let played = 0; played < games; played += 1) {
    const mode = MODES[played % MODES.length]!;
    const { heroes, trace } = playedGame({ seed: seed + played, edition, mode }, cards);
    addTally(tally, tallyTrace(trace));
    noteSeen(seen, trace, heroes);
    if (Date.now() - shown < PROGRESS) continue;
    shown = Date.now();
    const speed = (((played + 1) * 1_000) / (shown - begun)).toFixed(1);
    console.log(`${played + 1} of ${games} games, ${tally.size} abilities, ${speed} games/s`);
  }
  const dead = deadAbilities(tally, often).map(([key, { resolved }]) => ({
    key,
    said: `resolved ${resolved} times and never did anything`,
  }));
  const silent = silentAbilities(seen, cards, often).map(({ key, chances }) => ({
    key,
    said: `could have been at work ${chances} times and never was`,
  }));
  const unexplained = printSuspects([...dead, ...silent]);
  console.log(
    `${games} games by ${edition}: ${tally.size} abilities resolved; unexplained: ${unexplained}.`,
  );
  if (unexplained > 0) process.exitCode = 1;
}

/** Prints abilities that seem dead, the explained ones first; returns how many are not explained. */
function printSuspects(
  suspects: readonly { readonly key: string; readonly said: string }[],
): number {
  const known = new Map(RARE_ABILITIES.map(({ key, why }) => [key, why]));
  const [explained, unexplained] = [true, false].map((is) =>
    suspects.filter(({ key }) => known.has(key) === is),
  );
  for (const { key, said } of explained!)
    console.log(`${key}: ${said}; it needs ${known.get(key)}`);
  for (const { key, said } of unexplained!) console.log(`${key}: ${said}`);
  return unexplained!.length;
}
