/** Whether the examples notice when a rule is switched off in the engine. */

import { join } from 'node:path';
import type { Card } from '../engine/index.ts';
import { cite, EDITIONS, type EditionId } from '../engine/rules/edition.ts';
import type { RuleNumber } from '../engine/rules/rule-number.ts';
import { exampleFile, exampleIds, readCards, readExampleFile } from './folder.ts';
import { type Play, playsOf } from './play.ts';
import { type Run, runPlay } from './run.ts';
import type { Switch } from './switch.ts';
import { runnerWithout } from './switched-engine.ts';

/** What came of a switch for one rule of one edition. */
export type Fate =
  /** One of the rule's examples fails. */
  | 'caught'
  /** All of them still come out as they should. */
  | 'missed'
  /** The engine could not go on, or never came to an end, which proves nothing about the examples. */
  | 'broken'
  /** The engine has changed: what the switch would change is not there any more. */
  | 'unfit';

export interface SwitchedRule {
  readonly edition: EditionId;
  /** The rule's number in that edition. */
  readonly number: string;
  readonly fate: Fate;
  /** What was switched off. */
  readonly off: string;
  /** The play that fails. */
  readonly by: string | null;
}

/** A play that comes out as it should, with the rules that it is about. */
interface Sound {
  readonly play: Play;
  readonly about: ReadonlySet<string>;
}

/** Everything that the switches are tried on. */
export interface Bench {
  readonly cards: readonly Card[];
  readonly plays: readonly Sound[];
}

/** Runs every example on the engine as it is; plays that fail there are left out. */
export function readBench(root: string): Bench {
  const data = join(root, 'data');
  const cards = readCards(data);
  const plays = exampleIds(data).flatMap((id) => {
    const { example } = readExampleFile(exampleFile(data, id));
    return (example ? playsOf(example) : []).flatMap((play): Sound[] => {
      const run = runPlay(play, cards);
      const cited = run.trace.flatMap((entry) => entry.cites);
      return run.ok
        ? [{ play, about: new Set([...cited, ...play.illustrates, ...play.shows]) }]
        : [];
    });
  });
  return { cards, plays };
}

/** Switches something off, and tells of each of its rules in each edition whether an example fails. */
export async function trySwitch(one: Switch, bench: Bench): Promise<readonly SwitchedRule[]> {
  const runner = await runnerWithout(one);
  const known = new Map<Play, Fate>();
  const fateOf = (play: Play): Fate => {
    const found = known.get(play) ?? fateIn(play, bench.cards, runner?.runPlay);
    known.set(play, found);
    return found;
  };
  return EDITIONS.flatMap((edition) =>
    one.rules.flatMap((rule) => ruleWithout({ one, rule, edition }, bench, fateOf)),
  );
}

function ruleWithout(
  { one, rule, edition }: { one: Switch; rule: RuleNumber; edition: EditionId },
  { plays }: Bench,
  fateOf: (play: Play) => Fate,
): readonly SwitchedRule[] {
  const number = cite(rule, edition);
  if (number.includes(':')) return [];
  const own = chosenFirst(plays, number, edition);
  if (own.length === 0) return [];
  const fates: Fate[] = [];
  for (const { play } of own) {
    const fate = fateOf(play);
    fates.push(fate);
    if (fate === 'caught' || fate === 'unfit') {
      const by = fate === 'caught' ? play.id : null;
      return [{ edition, number, fate, off: one.off, by }];
    }
  }
  const fate = fates.includes('broken') ? 'broken' : 'missed';
  return [{ edition, number, fate, off: one.off, by: null }];
}

/** The plays that are about a rule, those first that were chosen for it. */
function chosenFirst(plays: readonly Sound[], number: string, edition: EditionId) {
  const isChosen = ({ play }: Sound) => play.illustrates.includes(number);
  return plays
    .filter(({ play, about }) => play.edition === edition && about.has(number))
    .sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
}

/** How a play comes out. Citations that are missing do not count: it is what happens that must differ. */
function fateIn(play: Play, cards: readonly Card[], run: typeof runPlay | undefined): Fate {
  if (!run) return 'unfit';
  let result: Run;
  try {
    result = run(play, cards);
  } catch {
    return 'broken';
  }
  return result.problems.some(({ kind }) => kind !== 'not-cited') ? 'caught' : 'missed';
}
