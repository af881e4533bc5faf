import { useMemo } from 'preact/hooks';
import type { Span } from '../../languages/say/text.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import { lastStopOf, type Show, type ShownDecision } from '../board-view/show.ts';
import { Icon } from '../elements/icon.tsx';
import { Sentence } from '../elements/sentence.tsx';
import { branchesOf } from '../model/branches.ts';
import type { Branch, Session } from '../model/session.ts';

/** A decision in the timeline: how many options it has, and the other lines of play that begin there. */
export interface Fork {
  readonly options: number;
  readonly branches: readonly ForkBranch[];
}

interface ForkBranch {
  readonly branch: Branch;
  /** The options that the branch chose there, in words; empty where it chose none. */
  readonly chosen: readonly (readonly Span[])[];
}

/** Decisions by their stops. */
export type Forks = ReadonlyMap<number, Fork>;

/** Returns the decisions of a show that can be answered in several ways; the same map at each step. */
export function useForks(show: Show, session: Session | null): Forks {
  return useMemo(
    () => forksIn(show, session ? branchesOf(session) : []),
    [show, session?.past, session?.future],
  );
}

function forksIn({ stops }: Show, branches: readonly Branch[]): Forks {
  const byStop = Map.groupBy(branches, ({ piece }) => lastStopOf(stops, piece));
  const forks = new Map<number, Fork>();
  for (const [stop, { decision }] of stops.entries()) {
    if (!decision || decision.options.length < 2) continue;
    const here = byStop.get(stop) ?? [];
    const told = here.map((branch) => ({ branch, chosen: chosenIn(decision, branch) }));
    forks.set(stop, { options: decision.options.length, branches: told });
  }
  return forks;
}

function chosenIn({ options }: ShownDecision, { answer }: Branch): ForkBranch['chosen'] {
  return options.filter(({ id }) => answer.options.includes(id)).map(({ said }) => said);
}

interface Props {
  fork: Fork;
  words: Words;
  follow: (branch: Branch) => void;
}

/** Draws the other lines of play that begin at a decision, each as a button that shows it. */
export function Branches({ fork, words, follow }: Props) {
  const { timeline, decision } = words;
  return (
    <ul class="branches">
      {fork.branches.map(({ branch, chosen }) => (
        <li key={branch.answer.options.join()}>
          <button type="button" class="branch" onClick={() => follow(branch)}>
            <Icon name="fork" />{' '}
            <span>
              <b>{branch.isFirst ? timeline.mainLine : timeline.variation}:</b>{' '}
              {chosen.length === 0 && decision.confirm(0, 0)}
              {chosen.map((said, index) => (
                <>
                  {index > 0 && ', '}
                  <Sentence spans={said} />
                </>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
