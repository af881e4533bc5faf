/** Finds the branches of a session: the other lines of play that were played in it. */

import type { Answer } from '../../engine/state/decision.ts';
import type { Branch, Session } from './session.ts';

/**
 * Returns the other lines from the same beginning, in the order of the decisions at which they separate
 * from the shown line. Of several that give the same answer there, only one: the first line of the
 * session, else the newest.
 */
export function branchesOf({ origin, run, past, future }: Session): readonly Branch[] {
  const newest = [...past, ...future].map((kept) => kept.run).reverse();
  const branches = new Map<string, Branch>();
  for (const other of new Set([origin.run, ...newest])) {
    if (other === run || other.beginning !== run.beginning) continue;
    const piece = other.answers.findIndex((answer, i) => !isSame(answer, run.answers[i]));
    const answer = other.answers[piece];
    const key = `${piece} ${answer?.options}`;
    if (!answer || branches.has(key)) continue;
    branches.set(key, { run: other, piece, answer, isFirst: other === origin.run });
  }
  return [...branches.values()].sort((a, b) => a.piece - b.piece);
}

function isSame(one: Answer, other: Answer | undefined): boolean {
  return one === other || one.options.join() === other?.options.join();
}
