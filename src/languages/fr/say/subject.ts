/** The subjects of passive abilities, in French. */

import type { Condition, ObjectMatch } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import { isSpokenOf, type Subject } from '../../say/passive.ts';
import type { WordingContext } from '../../say/wording.ts';
import { nounPhrase } from './selection.ts';
import { genderOf } from './words.ts';

/** The gender of the card that speaks. */
export function genderOfSpeaker(context: WordingContext): Gender {
  return context.feminine ? 'f' : 'm';
}

/** The subject of a statement: "je", "les Personnages que vous contrôlez", "il". */
export function subjectOf(
  what: ObjectMatch,
  context: WordingContext,
  condition?: Condition,
): Subject {
  if (what === 'me')
    return { text: 'je', me: true, plural: false, gender: genderOfSpeaker(context) };
  const of = genderOf(what);
  if (isSpokenOf(what, condition))
    return { text: of === 'f' ? 'elle' : 'il', me: false, plural: false, gender: of };
  const { owner, ...rest } = what;
  const cards =
    owner === 'you'
      ? `vos ${nounPhrase(rest, true, context)}`
      : `les ${nounPhrase(what, true, context)}`;
  return { text: cards, me: false, plural: true, gender: of };
}

export function subjectHas(subject: Subject): string {
  if (subject.me) return 'j’ai';
  return `${subject.text} ${subject.plural ? 'ont' : 'a'}`;
}

export function subjectIs(subject: Subject): string {
  return `${subject.text} ${subject.me ? 'suis' : subject.plural ? 'sont' : 'est'}`;
}

export function subjectCannot(subject: Subject): string {
  return `${subject.text} ne ${subject.me ? 'peux' : subject.plural ? 'peuvent' : 'peut'} pas`;
}
