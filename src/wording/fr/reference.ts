/** Objects in a clause, in French: what is chosen, targeted or spoken of. */

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
import { de, gender, genderOf, noun, the, un } from './words.ts';

/** Words with what agrees with them. */
export interface Phrase extends Thing {
  readonly person: 1 | 3;
  readonly plural: boolean;
  readonly gender: Gender;
  /** "my", "its", or null when the possessor is named with "de". */
  readonly of: 'me' | 'it' | null;
  readonly sacrificed?: true;
}

/** A number of things in words, which agrees when it is one. */
function many(value: Amount, of: Gender, context: Context): string {
  return value === 1 ? un('', of).trim() : amount(value, context, 'word');
}

function named(text: string, filter: Filter, plural: boolean): Phrase {
  return { text, person: 3, plural, gender: genderOf(filter), of: null };
}

/** "n’importe quel nombre de Personnages", "jusqu’à deux cartes", "une carte". */
function picked(
  { count = 1, upTo }: { readonly count?: Amount | 'any'; readonly upTo?: true },
  words: string,
  of: Gender,
  context: Context,
): string {
  if (count === 'any') return `n’importe quel nombre ${de(words)}`;
  if (typeof count === 'object' && 'affected' in count) return `le même nombre ${de(words)}`;
  const most = upTo ? 'jusqu’à ' : '';
  return most + (count === 1 ? un(words, of) : `${many(count, of, context)} ${words}`);
}

function target(pick: Extract<ObjectReference, { target: Filter }>, context: Context): Phrase {
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const of = genderOf(pick.target);
  const { other, ...filter } = pick.target;
  const relative = other ? `autre${plural ? 's' : ''} que moi` : '';
  const words = kind(filter, plural, context, relative, 'ciblé');
  const what = pick.total?.of === 'hand-cost' ? 'le Coût de Main total' : null;
  const total = pick.total
    ? ` dont ${what ?? `le total de ${TERRAIN[pick.total.of as 'forest']}`} est de ${
        what !== null && typeof pick.total.atMost === 'number'
          ? mana(pick.total.atMost)
          : amount(pick.total.atMost, context)
      } ou moins`
    : '';
  const counted = picked(pick, words, of, context);
  remember(pick.target, plural, pick.as, context);
  return named(counted + total, pick.target, plural);
}

function choice(pick: Extract<ObjectReference, { choose: Filter }>, context: Context): Phrase {
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const of = genderOf(pick.choose);
  const among = pick.among ? ' parmi elles' : '';
  const highest = pick.highest
    ? ` dont le ${pick.highest === 'hand-cost' ? 'Coût de Main' : 'Coût de Base'} est le plus élevé`
    : '';
  const random = pick.random ? ' au hasard' : '';
  const words = kind(pick.choose, plural, context);
  let said: string;
  if (pick.among && pick.choose.type === 'card' && count !== 'any') {
    const most = pick.upTo ? 'jusqu’à ' : '';
    said = `${most}${count === 1 ? 'l’une' : many(count, of, context)} d’entre elles`;
  } else if (plural) said = picked(pick, words, of, context) + among;
  else if (highest !== '') said = the(words, of);
  else if (pick.choose.type === 'mana-orb') said = `l’un de vos ${noun('mana-orb', true)}`;
  else said = picked(pick, words, of, context) + among;
  remember(pick.choose, plural, pick.as, context);
  return named(said + highest + random, pick.choose, plural);
}

function pronoun(referent: Referent): Phrase {
  const of = gender(referent.noun);
  const { plural } = referent;
  const subject = of === 'f' ? 'elle' : 'il';
  const clitic = plural ? 'les' : of === 'f' ? 'la' : 'le';
  return {
    text: plural ? `${subject}s` : subject,
    clitic,
    person: 3,
    plural,
    gender: of,
    of: 'it',
    ...(referent.sacrificed ? { sacrificed: true } : {}),
  };
}

/**
 * An object or objects in a clause; `text` is its form as a subject. What is picked becomes "it".
 */
export function object(reference: ObjectReference, context: Context): Phrase {
  if (reference === 'me') {
    return { text: 'je', clitic: 'me', person: 1, plural: false, gender: 'm', of: 'me' };
  }
  if (reference === 'it') return pronoun(context.it);
  if (typeof reference === 'object' && 'all' in reference && isHandAndReserve(reference.all)) {
    const [hand, reserve] = (['hand', 'reserve'] as const).map((place) =>
      zone(place, reference.all.of, context),
    );
    return named(`${hand} et ${reserve}`, reference.all, true);
  }
  if (reference === 'rest') {
    return { text: 'les autres', person: 3, plural: true, gender: 'f', of: null };
  }
  if (reference === 'that') {
    const { noun: key, plural } = context.that;
    const of = gender(key);
    const this_ = plural ? 'ces' : of === 'f' ? 'cette' : 'ce';
    return { text: `${this_} ${noun(key, plural)}`, person: 3, plural, gender: of, of: null };
  }
  if ('target' in reference) return target(reference, context);
  if ('choose' in reference) return choice(reference, context);
  if ('as' in reference) return pronoun(context.named.get(reference.as) ?? context.it);
  if ('all' in reference) {
    const of = genderOf(reference.all);
    const words = kind(reference.all, true, context);
    context.it = referentOf(reference.all, true);
    return named(`${of === 'f' ? 'toutes' : 'tous'} les ${words}`, reference.all, true);
  }
  const count = reference.top;
  const deck = zone('deck', reference.of ?? ownerOfTop(context), context);
  context.it = { noun: 'card', plural: count !== 1 };
  const text =
    count === 1
      ? `la première carte ${de(deck)}`
      : `les ${amount(count, context, 'word')} premières cartes ${de(deck)}`;
  return { text, person: 3, plural: count !== 1, gender: 'f', of: null };
}

/** A pronoun after a preposition, or the words themselves: "moi", "lui", "elles". */
export function tonic({ of, text, gender, plural }: Phrase): string {
  if (of === 'me') return 'moi';
  if (of !== 'it') return text;
  if (gender === 'f') return plural ? 'elles' : 'elle';
  return plural ? 'eux' : 'lui';
}

/** "chaque Personnage que vous contrôlez": all of them, one by one, as a subject. */
export function every(reference: ObjectReference, context: Context): Phrase {
  if (typeof reference === 'string' || !('all' in reference)) return object(reference, context);
  const words = kind(reference.all, false, context);
  context.it = referentOf(reference.all, true);
  return named(`chaque ${words}`, reference.all, false);
}

const HOLDER = { controller: 'contrôleur', owner: 'propriétaire' };

/** "son propriétaire", "mon contrôleur", "le propriétaire d’un Personnage ciblé". */
export function holder(
  role: keyof typeof HOLDER,
  reference: ObjectReference,
  context: Context,
): string {
  const whose = object(reference, context);
  if (whose.of === 'me') return `mon ${HOLDER[role]}`;
  if (whose.of === 'it') return `${whose.plural ? 'leur' : 'son'} ${HOLDER[role]}`;
  return `le ${HOLDER[role]} ${de(whose.text)}`;
}
