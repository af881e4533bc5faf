/** Objects in a clause, in Italian: what is chosen, targeted or spoken of. */

import type { Amount, Filter, ObjectReference } from '../../engine/cards/ability.ts';
import {
  amount,
  type Context,
  isHandAndReserve,
  ownerOfTop,
  type Referent,
  referentOf,
  remember,
} from '../context.ts';
import type { Gender } from '../noun.ts';
import { mana, TERRAIN } from '../text.ts';
import { kind, zone } from './selection.ts';
import type { Thing } from './verb.ts';
import { agree, gender, genderOf, noun, prep, the, un } from './words.ts';

/** Words with what agrees with them. A pronoun is not said as a subject: its `text` is empty. */
export interface Phrase extends Thing {
  readonly person: 1 | 3;
  readonly plural: boolean;
  readonly gender: Gender;
  /** "my", "its", or null when the possessor is named with "di". */
  readonly of: 'me' | 'it' | null;
  readonly sacrificed?: true;
}

/** A number of things in words, which agrees when it is one. */
function many(value: Amount, of: Gender, context: Context): string {
  return value === 1 && of === 'f' ? 'una' : amount(value, context, 'word');
}

function named(text: string, filter: Filter, plural: boolean): Phrase {
  return { text, person: 3, plural, gender: genderOf(filter), of: null };
}

/** "un numero qualsiasi di personaggi", "fino a due carte", "una carta". */
function picked(
  { count = 1, upTo }: { readonly count?: Amount | 'any'; readonly upTo?: true },
  words: string,
  of: Gender,
  context: Context,
): string {
  if (count === 'any') return `un numero qualsiasi di ${words}`;
  if (typeof count === 'object' && 'affected' in count) return `lo stesso numero di ${words}`;
  const most = upTo ? 'fino a ' : '';
  return most + (count === 1 ? un(words, of) : `${many(count, of, context)} ${words}`);
}

function target(pick: Extract<ObjectReference, { target: Filter }>, context: Context): Phrase {
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const of = genderOf(pick.target);
  const { other, ...filter } = pick.target;
  const relative = other ? `${agree('diverso', of, plural)} da me` : '';
  const words = kind(filter, plural, context, relative, 'bersaglio');
  const hand = pick.total?.of === 'hand-cost';
  const total = pick.total
    ? ` il cui ${hand ? 'costo dalla mano totale' : `totale di ${TERRAIN[pick.total.of as 'forest']}`} è ${
        hand && typeof pick.total.atMost === 'number'
          ? mana(pick.total.atMost)
          : amount(pick.total.atMost, context)
      } o meno`
    : '';
  const counted = picked(pick, words, of, context);
  remember(pick.target, plural, pick.as, context);
  return named(counted + total, pick.target, plural);
}

function choice(pick: Extract<ObjectReference, { choose: Filter }>, context: Context): Phrase {
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const of = genderOf(pick.choose);
  const among = pick.among ? ' tra queste' : '';
  const highest = pick.highest
    ? ` il cui ${pick.highest === 'hand-cost' ? 'costo dalla mano' : 'costo base'} è il più alto`
    : '';
  const random = pick.random ? ' a caso' : '';
  const words = kind(pick.choose, plural, context);
  let said: string;
  if (pick.among && pick.choose.type === 'card' && count !== 'any') {
    said = `${pick.upTo ? 'fino a ' : ''}${many(count, of, context)} di queste`;
  } else if (plural) said = picked(pick, words, of, context) + among;
  else if (highest !== '') said = the(words, of);
  else if (pick.choose.type === 'mana-orb') said = `una delle tue ${noun('mana-orb', true)}`;
  else said = picked(pick, words, of, context) + among;
  remember(pick.choose, plural, pick.as, context);
  return named(said + highest + random, pick.choose, plural);
}

function pronoun(referent: Referent): Phrase {
  const of = gender(referent.noun);
  const { plural } = referent;
  const clitic = of === 'f' ? (plural ? 'le' : 'la') : plural ? 'li' : 'lo';
  const sacrificed = referent.sacrificed ? { sacrificed: true as const } : {};
  return { text: '', clitic, person: 3, plural, gender: of, of: 'it', ...sacrificed };
}

/**
 * An object or objects in a clause; `text` is its form as a subject. What is picked becomes "it".
 */
export function object(reference: ObjectReference, context: Context): Phrase {
  if (reference === 'me') {
    return { text: '', clitic: 'mi', person: 1, plural: false, gender: 'm', of: 'me' };
  }
  if (reference === 'it') return pronoun(context.it);
  if (typeof reference === 'object' && 'all' in reference && isHandAndReserve(reference.all)) {
    const [hand, reserve] = (['hand', 'reserve'] as const).map((place) =>
      zone(place, reference.all.of, context),
    );
    return named(`${hand} e ${reserve}`, reference.all, true);
  }
  if (reference === 'rest') {
    return { text: 'le altre', person: 3, plural: true, gender: 'f', of: null };
  }
  if (reference === 'that') {
    const { noun: key, plural } = context.that;
    const of = gender(key);
    const these = of === 'f' ? (plural ? 'quelle' : 'quella') : plural ? 'quei' : 'quel';
    return { text: `${these} ${noun(key, plural)}`, person: 3, plural, gender: of, of: null };
  }
  if ('target' in reference) return target(reference, context);
  if ('choose' in reference) return choice(reference, context);
  if ('as' in reference) return pronoun(context.named.get(reference.as) ?? context.it);
  if ('all' in reference) {
    const of = genderOf(reference.all);
    const words = kind(reference.all, true, context);
    context.it = referentOf(reference.all, true);
    return named(`${of === 'f' ? 'tutte' : 'tutti'} ${the(words, of, true)}`, reference.all, true);
  }
  const count = reference.top;
  const deck = prep('di', zone('deck', reference.of ?? ownerOfTop(context), context));
  context.it = { noun: 'card', plural: count !== 1 };
  const text =
    count === 1
      ? `la prima carta ${deck}`
      : `le prime ${amount(count, context, 'word')} carte ${deck}`;
  return { text, person: 3, plural: count !== 1, gender: 'f', of: null };
}

/** A pronoun after a preposition, or the words themselves: "me", "esso", "esse". */
export function tonic({ of, text, gender, plural }: Phrase): string {
  if (of === 'me') return 'me';
  if (of !== 'it') return text;
  if (gender === 'f') return plural ? 'esse' : 'essa';
  return plural ? 'essi' : 'esso';
}

/** "ogni personaggio che controlli": all of them, one by one, as a subject. */
export function every(reference: ObjectReference, context: Context): Phrase {
  if (typeof reference === 'string' || !('all' in reference)) return object(reference, context);
  const words = kind(reference.all, false, context);
  context.it = referentOf(reference.all, true);
  return named(`ogni ${words}`, reference.all, false);
}

const HOLDER = { controller: 'controllore', owner: 'proprietario' };

/** "il suo proprietario", "il mio controllore". */
export function holder(
  role: keyof typeof HOLDER,
  reference: ObjectReference,
  context: Context,
): string {
  const whose = object(reference, context);
  if (whose.of === 'me') return `il mio ${HOLDER[role]}`;
  if (whose.of === 'it') return `il ${whose.plural ? 'loro' : 'suo'} ${HOLDER[role]}`;
  return `il ${HOLDER[role]} ${prep('di', whose.text)}`;
}
