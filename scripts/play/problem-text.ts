/** Problems of examples in words, for whoever writes them. */

import type { Card } from '../../src/engine/index.ts';
import { mendCard, reasonOf } from '../../src/ingest/check/check-examples.ts';
import { stepsOf } from '../../src/ingest/read/collection.ts';
import { valueAt } from '../../src/ingest/read/json.ts';
import type { Play } from '../../src/library/examples/play.ts';
import type {
  AskedDecision,
  ExampleProblem,
  ScriptFault,
} from '../../src/library/examples/problem.ts';

const FAULTS: Readonly<Record<ScriptFault, string>> = {
  'other-kind': 'something else is asked',
  'other-player': 'somebody else is asked',
  'no-such-option': 'this is not offered',
  'several-options': 'this means several options: say which',
  count: 'too few or too many are chosen',
  'script-too-short': 'the script ends before the example does',
  'script-too-long': 'the example ends before the script does',
};

/**
 * A problem in a line or a few.
 *
 * @param cards the collection, to guess what card was meant
 */
export function describeProblem(
  problem: ExampleProblem,
  play: Play,
  cards: readonly Card[],
): string {
  switch (problem.kind) {
    case 'format':
      return `${problem.where || 'the file'}: ${problem.message}`;
    case 'refused': {
      const found = valueAt(play, stepsOf(problem.where));
      const reason = reasonOf({ ...problem, where: problem.where.replace(/^position\./, '') });
      return `${problem.where}: ${reason}\n  ${mendCard(found, cards)}`;
    }
    case 'not-cited':
      return `${problem.where}: the trace does not cite ${problem.rule}`;
    case 'expectation':
      return [
        `${problem.where}: expected ${JSON.stringify(problem.expected)}`,
        `  found ${JSON.stringify(problem.found)}`,
      ].join('\n');
    case 'script':
      return [
        `${problem.where}: ${faultOf(problem)}`,
        ...(problem.choice === null ? [] : [`  chosen: ${JSON.stringify(problem.choice)}`]),
        ...(problem.decision === null ? [] : describeDecision(problem.decision)),
      ].join('\n');
  }
}

/** Targets that are chosen one by one, as each may ask for more mana, are several questions (7.4.7). */
function faultOf({ fault, answer, decision }: Extract<ExampleProblem, { kind: 'script' }>): string {
  const chosen = answer === null ? 0 : [answer.choose].flat().length;
  const oneByOne = fault === 'count' && decision !== null && chosen > decision.max;
  return oneByOne && decision.max === 1
    ? `this answers one ${decision.kind}, another question follows: give each its own answer`
    : FAULTS[fault];
}

function describeDecision({ kind, player, min, max, options }: AskedDecision): string[] {
  const number = min === max ? `${min}` : `${min} to ${max}`;
  return [
    `  asked: ${kind}, seat ${player}, ${number} of`,
    ...options.map(({ choice }) => `    ${JSON.stringify(choice)}`),
  ];
}
