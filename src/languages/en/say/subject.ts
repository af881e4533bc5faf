/** The subjects of passive abilities, in English. */

import type { Condition, ObjectMatch } from '../../../engine/cards/ability.ts';
import { isSpokenOf } from '../../say/passive.ts';
import type { WordingContext } from '../../say/wording.ts';
import { nounPhrase } from './selection.ts';

interface EnglishSubject {
  readonly text: string;
  readonly person: 1 | 2;
  readonly possessive: string;
}

/** The subject of a statement: "I", "Characters that you control", "it". */
export function subjectOf(
  what: ObjectMatch,
  context: WordingContext,
  condition?: Condition,
): EnglishSubject {
  if (what === 'me') return { text: 'I', person: 1, possessive: 'my' };
  if (isSpokenOf(what, condition)) return { text: 'it', person: 2, possessive: 'its' };
  return { text: nounPhrase(what, true, context), person: 1, possessive: 'their' };
}

export function subjectVerb(subject: EnglishSubject, plural: string, singular: string): string {
  return `${subject.text} ${subject.person === 1 ? plural : singular}`;
}
