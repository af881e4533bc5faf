/** Tests whether an example fails when a rule is switched off in the engine. */

import { join } from 'node:path';
import type { Card } from '../../src/engine/index.ts';
import { citationOf, EDITIONS, type EditionId } from '../../src/engine/rules/edition.ts';
import type { RuleNumber } from '../../src/engine/rules/rule-number.ts';
import {
  exampleFile,
  exampleIds,
  readCards,
  readExampleFile,
} from '../../src/library/examples/folder.ts';
import { type Play, playsOf } from '../../src/library/examples/play.ts';
import { type PlayRun, runPlay } from '../../src/library/examples/run.ts';
import { MisfitError, type Switch } from './switch.ts';
import { runnerWithout } from './switched-engine.ts';

/** The result of a switch for one rule of one edition. */
export type Verdict =
  /** One of the rule's examples fails. */
  | 'caught'
  /** All of them still pass. */
  | 'missed'
  /** The engine threw an error or never ended, which proves nothing about the examples. */
  | 'broken'
  /** The engine has changed: the switch's edits do not fit its source any more. */
  | 'unfit';

export interface SwitchedRule {
  readonly edition: EditionId;
  /** The rule's number in that edition. */
  readonly number: string;
  readonly verdict: Verdict;
  /** The rule that was switched off, in words. */
  readonly off: string;
  /** The play that fails. */
  readonly by: string | null;
}

/** A play that passes on the unchanged engine, with the rules that it is about. */
interface PassingPlay {
  readonly play: Play;
  readonly about: ReadonlySet<string>;
}

/** The cards and plays that the switches are tried on. */
export interface Trials {
  readonly cards: readonly Card[];
  readonly plays: readonly PassingPlay[];
}

/** Runs every example on the unchanged engine; plays that fail there are left out. */
export function readTrials(root: string): Trials {
  const data = join(root, 'data');
  const cards = readCards(data);
  const plays = exampleIds(data).flatMap((id) => {
    const { example } = readExampleFile(exampleFile(data, id));
    return (example ? playsOf(example) : []).flatMap((play): PassingPlay[] => {
      const run = runPlay(play, cards);
      const cited = run.trace.flatMap((entry) => entry.cites);
      return run.ok
        ? [{ play, about: new Set([...cited, ...play.illustrates, ...play.shows]) }]
        : [];
    });
  });
  return { cards, plays };
}

/** Applies a switch; returns for each of its rules in each edition whether an example fails. */
export async function trySwitch(one: Switch, trials: Trials): Promise<readonly SwitchedRule[]> {
  const runner = await runnerIfFitting(one);
  const known = new Map<Play, Verdict>();
  const verdictOf = (play: Play): Verdict => {
    const found = known.get(play) ?? verdictIn(play, trials.cards, runner?.runPlay);
    known.set(play, found);
    return found;
  };
  return EDITIONS.flatMap((edition) =>
    one.rules.flatMap((rule) => ruleWithout({ one, rule, edition }, trials, verdictOf)),
  );
}

async function runnerIfFitting(one: Switch) {
  try {
    return await runnerWithout(one);
  } catch (error) {
    if (error instanceof MisfitError) return null;
    throw error;
  }
}

function ruleWithout(
  { one, rule, edition }: { one: Switch; rule: RuleNumber; edition: EditionId },
  { plays }: Trials,
  verdictOf: (play: Play) => Verdict,
): readonly SwitchedRule[] {
  const number = citationOf(rule, edition);
  if (number.includes(':')) return [];
  const own = chosenFirst(plays, number, edition);
  if (own.length === 0) return [];
  const verdicts: Verdict[] = [];
  for (const { play } of own) {
    const verdict = verdictOf(play);
    verdicts.push(verdict);
    if (verdict === 'caught' || verdict === 'unfit') {
      const by = verdict === 'caught' ? play.id : null;
      return [{ edition, number, verdict, off: one.off, by }];
    }
  }
  const verdict = verdicts.includes('broken') ? 'broken' : 'missed';
  return [{ edition, number, verdict, off: one.off, by: null }];
}

/** Returns the plays about a rule, those that were chosen for it first. */
function chosenFirst(plays: readonly PassingPlay[], number: string, edition: EditionId) {
  const isChosen = ({ play }: PassingPlay) => play.illustrates.includes(number);
  return plays
    .filter(({ play, about }) => play.edition === edition && about.has(number))
    .sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
}

/** Returns the verdict of a play. Missing citations do not count: the events must differ. */
function verdictIn(play: Play, cards: readonly Card[], run: typeof runPlay | undefined): Verdict {
  if (!run) return 'unfit';
  let result: PlayRun;
  try {
    result = run(play, cards);
  } catch {
    return 'broken';
  }
  return result.problems.some(({ kind }) => kind !== 'not-cited') ? 'caught' : 'missed';
}
