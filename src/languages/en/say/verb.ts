/** English verbs: orders, third persons and "have … do". */

import type { PlayerReference } from '../../../engine/cards/ability.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import type { EnglishPhrase } from './reference.ts';
import { playerPhrase } from './selection.ts';

const THIRD: Readonly<Record<string, string>> = {
  go: 'goes',
  pass: 'passes',
  reach: 'reaches',
  ready: 'readies',
  switch: 'switches',
  Resupply: 'Resupplies',
};

/** A predicate in the third person: its first word, or the last one of a marked term. */
export function thirdPersonOf(predicate: string): string {
  return predicate.replace(
    /^(\[\[[^\]|]+\|(?:\p{L}+ )*)?(\p{L}+)/u,
    (_, before: string | undefined, word: string) => (before ?? '') + (THIRD[word] ?? `${word}s`),
  );
}

/** A player's verb: "draw", "target opponent draws", "draw" after "may". */
export function playerVerb(
  step: { readonly who?: PlayerReference },
  verb: string,
  mood: Mood,
  context: WordingContext,
): string {
  const who = step.who ?? 'you';
  if (mood === 'infinitive' && who !== 'you' && context.whoMay === 'you') {
    return `have ${who === 'they' ? 'them' : playerPhrase(who, context)} ${verb}`;
  }
  if (mood === 'infinitive' || who === 'you') return verb;
  const subject = playerPhrase(who, context);
  return `${subject} ${subject === 'they' ? verb : thirdPersonOf(verb)}`;
}

/** An object's verb: "I gain", "it gains", "have it gain" after "may". */
export function objectVerb(subject: EnglishPhrase, verb: string, mood: Mood): string {
  if (mood === 'infinitive') {
    const who = subject.text === 'I' ? 'me' : subject.text === 'they' ? 'them' : subject.text;
    return `have ${who} ${verb}`;
  }
  const plain = subject.person === 1 || subject.plural;
  return `${subject.text} ${plain ? verb : thirdPersonOf(verb)}`;
}
