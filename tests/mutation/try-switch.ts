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
import type { PlayRun } from '../../src/library/examples/run.ts';
import { digestOf, runPlay } from './outcome.ts';
import { MisfitError, type Switch } from './switch.ts';
import { type Runner, runnerWithout } from './switched-engine.ts';

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

/** A rule that a play cites, and whether the play goes differently without the rule. */
export interface TriedCitation {
  readonly number: string;
  readonly play: string;
  readonly differs: boolean;
}

/** The results of one switch. */
export interface Trial {
  readonly rules: readonly SwitchedRule[];
  readonly citations: readonly TriedCitation[];
}

/** A play that passes on the unchanged engine, with the rules that it is about. */
interface PassingPlay {
  readonly play: Play;
  readonly about: ReadonlySet<string>;
  /** The rules that its trace cites. */
  readonly cited: ReadonlySet<string>;
  /** Its outcome. */
  readonly digest: string;
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
      if (!run.ok) return [];
      const cited = new Set<string>(run.trace.flatMap((entry) => entry.cites));
      const about = cited.union(new Set([...play.illustrates, ...play.shows]));
      return [{ play, about, cited, digest: digestOf(run) }];
    });
  });
  return { cards, plays };
}

/** The edition whose citations are tried. */
export const TRIED_EDITION: EditionId = '5.0';
/** So many plays are tried of those that cite a rule, evenly spread over all. */
const PLAYS_PER_RULE = 6;

/**
 * Applies a switch; returns for each of its rules in each edition whether an example fails, and for
 * plays that cite one of them whether they go differently.
 */
export async function trySwitch(one: Switch, trials: Trials): Promise<Trial> {
  const runner = await runnerIfFitting(one);
  const runOf = memoOfPlays((play) => runWithout(play, trials.cards, runner));
  const rules = EDITIONS.flatMap((edition) =>
    one.rules.flatMap((rule) =>
      ruleWithout({ one, rule, edition }, trials, (play) => runOf(play).verdict),
    ),
  );
  const citations = runner ? one.rules.flatMap((rule) => citationsOf(rule, trials, runOf)) : [];
  return { rules, citations };
}

function memoOfPlays<Result>(find: (play: Play) => Result): (play: Play) => Result {
  const known = new Map<Play, Result>();
  return (play) => {
    const found = known.get(play) ?? find(play);
    known.set(play, found);
    return found;
  };
}

/** Tries some of the plays that cite a rule. */
function citationsOf(
  rule: RuleNumber,
  { plays }: Trials,
  runOf: (play: Play) => Rerun,
): readonly TriedCitation[] {
  const number = citationOf(rule, TRIED_EDITION);
  const citing = plays.filter(
    ({ play, cited }) => play.edition === TRIED_EDITION && cited.has(number),
  );
  const every = Math.max(1, citing.length / PLAYS_PER_RULE);
  const sample = citing.filter(
    (_, place) => Math.floor(place / every) > Math.floor((place - 1) / every),
  );
  return sample.map(({ play, digest }) => ({
    number,
    play: play.id,
    differs: runOf(play).digest !== digest,
  }));
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

/** A play that was run without a rule. */
interface Rerun {
  readonly verdict: Verdict;
  /** Its outcome; null where the engine threw an error. */
  readonly digest: string | null;
}

/** Runs a play again. Missing citations do not count: the events must differ. */
function runWithout(play: Play, cards: readonly Card[], runner: Runner | null): Rerun {
  if (!runner) return { verdict: 'unfit', digest: null };
  let result: PlayRun;
  try {
    result = runner.runPlay(play, cards);
  } catch {
    return { verdict: 'broken', digest: null };
  }
  const caught = result.problems.some(({ kind }) => kind !== 'not-cited');
  return { verdict: caught ? 'caught' : 'missed', digest: runner.digestOf(result) };
}
