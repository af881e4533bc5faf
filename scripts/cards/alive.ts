/** `npm run cards -- alive`. */

import { MODES } from '../../src/engine/index.ts';
import type { EditionId } from '../../src/engine/rules/edition.ts';
import { addTally, type Count, deadAbilities, tallyGame } from '../../tests/fuzz/ability-tally.ts';
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
 * Plays random games with all cards; prints each ability that resolved often and never did anything. Ends
 * with an error if there is one that is not explained.
 */
export function lookForDeadAbilities({ games, seed, edition, often }: Flags): void {
  const cards = collectionOfData();
  const tally = new Map<string, Count>();
  const begun = Date.now();
  let shown = begun;
  for (let played = 0; played < games; played += 1) {
    const mode = MODES[played % MODES.length]!;
    addTally(tally, tallyGame({ seed: seed + played, edition, mode }, cards));
    if (Date.now() - shown < PROGRESS) continue;
    shown = Date.now();
    const speed = (((played + 1) * 1_000) / (shown - begun)).toFixed(1);
    console.log(`${played + 1} of ${games} games, ${tally.size} abilities, ${speed} games/s`);
  }
  const known = new Map(RARE_ABILITIES.map(({ key, why }) => [key, why]));
  const silent = deadAbilities(tally, often);
  const dead = silent.filter(([key]) => !known.has(key));
  for (const [key, { resolved }] of silent) {
    if (known.has(key)) console.log(`${key}: not in ${resolved} times; it needs ${known.get(key)}`);
  }
  for (const [key, { resolved }] of dead) {
    console.log(`${key}: resolved ${resolved} times and never did anything`);
  }
  console.log(
    `${games} games by ${edition}: ${tally.size} abilities resolved; unexplained and dead: ${dead.length}.`,
  );
  if (dead.length > 0) process.exitCode = 1;
}
