/** The subjects of passive abilities, in German. */

import type { Condition, ObjectMatch } from '../../../engine/cards/ability.ts';
import type { GenderOrNeuter } from '../../lexicon.ts';
import { nounsOf } from '../../say/context.ts';
import { isSpokenOf } from '../../say/passive.ts';
import type { WordingContext } from '../../say/wording.ts';
import { nounPhrase } from './selection.ts';
import { type Person, statementOf } from './verb.ts';
import { type GermanCase, genderOf, genderOfNoun } from './words.ts';

/** Who or what a statement is about. */
export interface GermanSubject {
  readonly text: string;
  readonly person: Person;
  readonly gender: GenderOrNeuter;
}

/** All that match, in a case: "Charakteren, die du kontrollierst,". */
export function allMatching(
  what: Exclude<ObjectMatch, 'me'>,
  context: WordingContext,
  grammar: GermanCase = 'nom',
): string {
  return nounPhrase(what, true, context, { grammar });
}

const PRONOUN: Readonly<Record<GenderOrNeuter, string>> = { m: 'er', f: 'sie', n: 'es' };

/** The subject of a statement: "Charaktere, die du kontrollierst,"; "ich" for the card itself. */
export function subjectOf(
  what: ObjectMatch,
  context: WordingContext,
  condition?: Condition,
): GermanSubject {
  if (what === 'me') return { text: 'ich', person: 'ich', gender: 'm' };
  const of = genderOfNoun(nounsOf(what)[0]!);
  if (isSpokenOf(what, condition)) return { text: PRONOUN[of], person: 'er', gender: of };
  return { text: allMatching(what, context), person: 'several', gender: genderOf(what) };
}

/** A statement about a subject: "ich verliere meine Fähigkeiten". */
export function subjectDoes(who: GermanSubject, verb: string, words = ''): string {
  return statementOf(who.text, verb, who.person, words);
}

/** "mein", "sein", "ihr": what belongs to the subject. */
export function ownStem({ person, gender: of }: GermanSubject): string {
  if (person === 'ich') return 'mein';
  return person === 'several' || of === 'f' ? 'ihr' : 'sein';
}

/** A subject by its words. */
export function cardSubject(text: string, of: GenderOrNeuter, plural: boolean): GermanSubject {
  return { text, person: plural ? 'several' : 'er', gender: of };
}
