/** The subjects of passive abilities, in Italian. */

import type { Condition, ObjectMatch } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import { isSpokenOf, type Subject } from '../../say/passive.ts';
import type { WordingContext } from '../../say/wording.ts';
import { nounPhrase } from './selection.ts';
import { genderOf, withDefinite } from './words.ts';

export function allMatching(what: Exclude<ObjectMatch, 'me'>, context: WordingContext): string {
  const { owner, ...rest } = what;
  const cards = withDefinite(
    nounPhrase(owner === 'you' ? rest : what, true, context),
    genderOf(what),
    true,
  );
  if (owner !== 'you') return cards;
  return cards.replace(/^(?:i|gli|le) /u, genderOf(what) === 'f' ? 'le tue ' : 'i tuoi ');
}

/** The subject of a statement: "i personaggi che controlli"; empty for the card itself. */
export function subjectOf(
  what: ObjectMatch,
  context: WordingContext,
  condition?: Condition,
): Subject {
  if (what === 'me') return { text: '', me: true, plural: false, gender: 'm' };
  const of = genderOf(what);
  if (isSpokenOf(what, condition)) return { text: '', me: false, plural: false, gender: of };
  return { text: allMatching(what, context), me: false, plural: true, gender: of };
}

/** A verb in the person of its subject. */
export function subjectVerb(who: Subject, io: string, egli: string, essi: string): string {
  return `${who.text} ${who.me ? io : who.plural ? essi : egli}`.trim();
}

export function subjectHas(who: Subject): string {
  return subjectVerb(who, 'ho', 'ha', 'hanno');
}

/** A subject by its words. */
export function cardSubject(text: string, of: Gender, plural: boolean): Subject {
  return { text, me: false, plural, gender: of };
}
