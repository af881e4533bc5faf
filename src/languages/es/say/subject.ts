/** The subjects of passive abilities, in Spanish. */

import type { Condition, ObjectMatch } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import { isSpokenOf, type Subject } from '../../say/passive.ts';
import type { WordingContext } from '../../say/wording.ts';
import { nounPhrase } from './selection.ts';
import { genderOf, withDefinite } from './words.ts';

/** A card speaks of itself in the masculine, as of its keywords: "soy Defensor", "estoy agotado". */
export const SPEAKER: Gender = 'm';

export function allMatching(what: Exclude<ObjectMatch, 'me'>, context: WordingContext): string {
  return withDefinite(nounPhrase(what, true, context), genderOf(what), true);
}

/** The subject of a statement: "los personajes que controles"; empty for the card itself. */
export function subjectOf(
  what: ObjectMatch,
  context: WordingContext,
  condition?: Condition,
): Subject {
  if (what === 'me') {
    return { text: '', me: true, plural: false, gender: SPEAKER };
  }
  const of = genderOf(what);
  if (isSpokenOf(what, condition)) {
    return { text: of === 'f' ? 'esta' : 'este', me: false, plural: false, gender: of };
  }
  return { text: allMatching(what, context), me: false, plural: true, gender: of };
}

/** A verb in the person of its subject. */
export function subjectVerb(who: Subject, yo: string, el: string, ellos: string): string {
  return `${who.text} ${who.me ? yo : who.plural ? ellos : el}`.trim();
}

export function subjectHas(who: Subject): string {
  return subjectVerb(who, 'tengo', 'tiene', 'tienen');
}

export function subjectIs(who: Subject): string {
  return subjectVerb(who, 'soy', 'es', 'son');
}

/** A subject by its words. */
export function cardSubject(text: string, of: Gender, plural: boolean): Subject {
  return { text, me: false, plural, gender: of };
}
