/** Plays every example with a rule switched off, one switch after the other, in a thread. */

import { parentPort, workerData } from 'node:worker_threads';
import { citationOf, type EditionId } from '../../src/engine/rules/edition.ts';
import type { RuleNumber } from '../../src/engine/rules/rule-number.ts';
import type { runPlay } from '../../src/library/examples/run.ts';
import type { Mistake } from '../../src/library/practice/choose-questions.ts';
import { endOf } from '../../src/library/practice/facts.ts';
import { MisfitError } from './switch.ts';
import { runnerWithout } from './switched-engine.ts';
import { PLAYER_MISTAKES } from './switches.ts';
import { readTrials } from './try-switch.ts';

export interface MistakesJob {
  readonly root: string;
  readonly edition: EditionId;
  readonly first: number;
}

/** Sent before a switch is tried, without mistakes, and after it. */
export interface MistakesReport {
  readonly place: number;
  readonly mistakes: readonly Mistake[] | null;
}

/** So many plays of a rule are tried that were not written for it. */
const MOST_OTHERS = 400;

const { root, edition, first } = workerData as MistakesJob;
const { cards, plays } = readTrials(root);
const own = plays.filter(({ play }) => play.edition === edition);

for (const [place, one] of PLAYER_MISTAKES.entries()) {
  if (place < first) continue;
  sendMessage({ place, mistakes: null });
  sendMessage({ place, mistakes: await mistakesOf(one) });
}

function sendMessage(report: MistakesReport): void {
  parentPort?.postMessage(report);
}

/** The plays that are there to show one of the rules, and some others in which one is at work. */
function playsAbout(rules: readonly string[]): typeof own {
  const cited = own.filter(({ about }) => rules.some((rule) => about.has(numberOf(rule))));
  const isShown = ({ play }: (typeof own)[number]) =>
    rules.some((rule) => [...play.illustrates, ...play.shows].includes(numberOf(rule)));
  return [...cited.filter(isShown), ...cited.filter((one) => !isShown(one)).slice(0, MOST_OTHERS)];
}

/** A rule's number in the edition. */
function numberOf(rule: string): string {
  return citationOf(rule as RuleNumber, edition);
}

async function mistakesOf(one: (typeof PLAYER_MISTAKES)[number]): Promise<readonly Mistake[]> {
  const { rules, off } = one;
  let runner: { readonly runPlay: typeof runPlay };
  try {
    runner = await runnerWithout(one);
  } catch (error) {
    if (error instanceof MisfitError) return [];
    throw error;
  }
  return playsAbout(rules).flatMap(({ play }): Mistake[] => {
    try {
      const { start, game, problems } = runner.runPlay(play, cards);
      // Where the script no longer fits, the play is another one, about which nothing was asked.
      if (!start || !game || problems.some(({ kind }) => kind === 'script')) return [];
      const { moment, facts } = endOf(start, game);
      return [{ play: play.id, rules, off, moment, facts: [...facts] }];
    } catch {
      return [];
    }
  });
}
