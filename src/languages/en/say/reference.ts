/** Objects in a clause, in English: chosen, targeted or named before. */

import type { Amount, Filter, ObjectReference, TotalLimit } from '../../../engine/cards/ability.ts';
import {
  alternativesOf,
  amountWords,
  isHandAndReserve,
  ownerOfTop,
  referentOf,
  rememberReferent,
} from '../../say/context.ts';
import { manaMark, TERRAIN } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { type From, indefinitePhrase, nounPhrase, possessiveOf } from './selection.ts';
import { noun } from './words.ts';

/** Words with what agrees with them. */
export interface EnglishPhrase {
  readonly text: string;
  readonly person: 1 | 3;
  readonly plural: boolean;
  /** A pronoun, which can stand before a destination. */
  readonly pronoun: boolean;
}

/** "two", "up to three", "any number of", "the same number of". */
function howMany(
  pick: { readonly count?: Amount | 'any'; readonly upTo?: true },
  context: WordingContext,
) {
  const { count = 1, upTo } = pick;
  if (count === 'any') return 'any number of';
  if (typeof count === 'object' && 'affected' in count) return 'the same number of';
  return `${upTo ? 'up to ' : ''}${amountWords(count, context, 'word')}`;
}

/** " whose total Hand Cost is {7} or less". */
function totalLimit(total: TotalLimit | undefined, context: WordingContext): string {
  if (!total) return '';
  const of = total.of === 'hand-cost' ? 'Hand Cost' : TERRAIN[total.of];
  const most =
    total.of === 'hand-cost' && typeof total.atMost === 'number'
      ? manaMark(total.atMost)
      : amountWords(total.atMost, context);
  return ` whose total ${of} is ${most} or less`;
}

function targetPhrase(
  pick: Extract<ObjectReference, { target: Filter }>,
  context: WordingContext,
  from: From,
): EnglishPhrase {
  const { other, otherThanIt, ...filter } = pick.target;
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const total = totalLimit(pick.total, context);
  const many = plural || pick.upTo ? `${howMany(pick, context)} ` : '';
  const another = other ? 'other than me' : '';
  const meant = (alternativesOf(filter) ?? [filter]).map(
    (one) =>
      `${otherThanIt ? 'another ' : ''}target ${nounPhrase(one, plural, context, from, another)}`,
  );
  const words = `${many}${meant.join(' or ')}${total}`;
  rememberReferent(pick.target, plural, pick.as, context);
  return { text: words, person: 3, plural, pronoun: false };
}

function choicePhrase(
  pick: Extract<ObjectReference, { choose: Filter }>,
  context: WordingContext,
  from: From,
): EnglishPhrase {
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const among = pick.among ? ' from among them' : '';
  const highest = pick.highest
    ? ` with the highest ${pick.highest === 'hand-cost' ? 'Hand Cost' : 'Base Cost'}`
    : '';
  const random = pick.random ? ' chosen at random' : '';
  let words: string;
  if (pick.among && pick.choose.type === 'card' && count !== 'any') {
    words = `${howMany(pick, context)} of them`;
  } else if (plural || pick.upTo) {
    words = `${howMany(pick, context)} ${nounPhrase(pick.choose, plural, context, from)}${among}`;
  } else if (highest !== '') words = `the ${nounPhrase(pick.choose, false, context, from)}`;
  else words = `${indefinitePhrase(pick.choose, context, from)}${among}`;
  rememberReferent(pick.choose, plural, pick.as, context);
  const total = totalLimit(pick.total, context);
  return { text: words + total + highest + random, person: 3, plural, pronoun: false };
}

/** "my Hand Cost", "the Hand Cost of a Character that you control". */
export function withPossessor(
  words: string,
  reference: ObjectReference,
  context: WordingContext,
): string {
  if (typeof reference === 'object' && ('target' in reference || 'choose' in reference)) {
    return `the ${words} of ${objectPhrase(reference, context, 'object').text}`;
  }
  if (reference === 'it' && context.it.sacrificed) return `the ${words} of the sacrificed card`;
  return `${objectPhrase(reference, context, 'possessive').text} ${words}`;
}

type Case = 'subject' | 'object' | 'possessive';

const ME = { subject: 'I', object: 'me', possessive: 'my' } as const;
const IT = { subject: 'it', object: 'it', possessive: 'its' } as const;
const THEM = { subject: 'they', object: 'them', possessive: 'their' } as const;

function pronounIn(plural: boolean, grammar: Case): EnglishPhrase {
  return { text: (plural ? THEM : IT)[grammar], person: 3, plural, pronoun: true };
}

/**
 * An object or objects in a clause. What is picked becomes "it". `from`: it is taken out of its
 * zone, so that the zone can be named with "from".
 */
export function objectPhrase(
  reference: ObjectReference,
  context: WordingContext,
  grammar: Case,
  from: From = false,
): EnglishPhrase {
  const owned = (phrase: EnglishPhrase): EnglishPhrase =>
    grammar === 'possessive' ? { ...phrase, text: `${phrase.text}’s` } : phrase;
  if (reference === 'me') {
    return { text: ME[grammar], person: 1, plural: false, pronoun: true };
  }
  if (reference === 'it') return pronounIn(context.it.plural, grammar);
  if (typeof reference === 'object' && 'all' in reference && isHandAndReserve(reference.all)) {
    const of = possessiveOf(reference.all.of!, context);
    context.it = referentOf(reference.all, true);
    return { text: `${of} hand and ${of} Reserve`, person: 3, plural: true, pronoun: false };
  }
  if (reference === 'rest') {
    return { text: 'the rest', person: 3, plural: true, pronoun: false };
  }
  if (reference === 'that') {
    const { noun: key, plural } = context.that;
    return owned({
      text: `${plural ? 'those' : 'that'} ${noun(key, plural)}`,
      person: 3,
      plural,
      pronoun: false,
    });
  }
  if ('as' in reference && !('target' in reference) && !('choose' in reference)) {
    return pronounIn(context.named.get(reference.as)?.plural ?? false, grammar);
  }
  if ('target' in reference) return owned(targetPhrase(reference, context, from));
  if ('choose' in reference) return owned(choicePhrase(reference, context, from));
  if ('all' in reference) {
    const text = `${grammar === 'subject' ? 'each' : 'all'} ${nounPhrase(reference.all, grammar !== 'subject', context, from)}`;
    context.it = referentOf(reference.all, true);
    return { text, person: 3, plural: grammar !== 'subject', pronoun: false };
  }
  const whose = possessiveOf(reference.of ?? ownerOfTop(context), context);
  const many = reference.top;
  context.it = { noun: 'card', plural: many !== 1 };
  return {
    text:
      many === 1
        ? `the top card of ${whose} deck`
        : `the ${amountWords(many, context, 'word')} cards on top of ${whose} deck`,
    person: 3,
    plural: many !== 1,
    pronoun: false,
  };
}
