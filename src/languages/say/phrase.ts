/**
 * Objects in a clause, for languages whose nouns have genders and whose pronouns lean on verbs: which
 * words stand for which reference is the same in them.
 */

import type {
  Amount,
  Filter,
  ObjectReference,
  PlayerReference,
} from '../../engine/cards/ability.ts';
import type { Gender } from '../lexicon.ts';
import { isHandAndReserve, ownerOfTop, referentOf } from './context.ts';
import type { NounKey, Referent, WordingContext } from './wording.ts';

/** A thing in a clause: a name that follows the verb, or a pronoun that leans on it. */
export interface ClauseThing {
  readonly text: string;
  /** "me", "le", "la", "les"; "mi", "lo", "la", "li". */
  readonly clitic?: string;
}

/** Words with what agrees with them. */
export interface Phrase extends ClauseThing {
  readonly person: 1 | 3;
  readonly plural: boolean;
  readonly gender: Gender;
  /** "my", "its", or null when the possessor is named after a preposition. */
  readonly of: 'me' | 'it' | null;
  readonly sacrificed?: true;
}

type Target = Extract<ObjectReference, { target: Filter }>;
type Choice = Extract<ObjectReference, { choose: Filter }>;

interface ObjectWords {
  readonly me: Required<ClauseThing>;
  readonly pronoun: (of: Gender, plural: boolean) => Required<ClauseThing>;
  /** The other cards. */
  readonly rest: string;
  /** "this Character". */
  readonly that: (of: Gender, plural: boolean, noun: string) => string;
  readonly target: (pick: Target, context: WordingContext) => string;
  readonly choice: (pick: Choice, context: WordingContext) => string;
  /** "all Characters". */
  readonly all: (words: string, of: Gender) => string;
  /** "each Character". */
  readonly every: (words: string) => string;
  readonly both: (hand: string, reserve: string) => string;
  /** A number of cards on top of a Deck. */
  readonly top: (count: Amount, deck: string, context: WordingContext) => string;
  readonly gender: (key: NounKey) => Gender;
  readonly noun: (key: NounKey, plural: boolean) => string;
  readonly kind: (filter: Filter, plural: boolean, context: WordingContext) => string;
  readonly zone: (
    place: 'deck' | 'hand' | 'reserve',
    of: PlayerReference | undefined,
    context: WordingContext,
  ) => string;
}

/** Returns the functions that write objects, from a language's words for each kind of reference. */
export function createObjects(words: ObjectWords) {
  function namedPhrase(text: string, { noun, plural }: Referent): Phrase {
    return { text, person: 3, plural, gender: words.gender(noun), of: null };
  }

  function pronounFor({ noun, plural, sacrificed }: Referent): Phrase {
    const of = words.gender(noun);
    const said = words.pronoun(of, plural);
    return { ...said, person: 3, plural, gender: of, of: 'it', ...(sacrificed && { sacrificed }) };
  }

  function allPhrase(filter: Filter, plural: boolean, context: WordingContext): Phrase {
    if (isHandAndReserve(filter)) {
      const zone = (place: 'hand' | 'reserve') => words.zone(place, filter.of, context);
      return namedPhrase(words.both(zone('hand'), zone('reserve')), referentOf(filter, true));
    }
    const said = words.kind(filter, plural, context);
    context.it = referentOf(filter, true);
    const text = plural ? words.all(said, words.gender(context.it.noun)) : words.every(said);
    return namedPhrase(text, { ...context.it, plural });
  }

  /**
   * Writes objects in a clause; `text` is the form as a subject. A picked object becomes "it".
   */
  function writtenObject(reference: ObjectReference, context: WordingContext): Phrase {
    if (reference === 'me') {
      return { ...words.me, person: 1, plural: false, gender: 'm', of: 'me' };
    }
    if (reference === 'it') return pronounFor(context.it);
    if (reference === 'rest') return namedPhrase(words.rest, { noun: 'card', plural: true });
    if (reference === 'that') {
      const { noun: key, plural } = context.that;
      return namedPhrase(
        words.that(words.gender(key), plural, words.noun(key, plural)),
        context.that,
      );
    }
    if ('target' in reference) {
      const plural = (reference.count ?? 1) !== 1;
      return namedPhrase(words.target(reference, context), referentOf(reference.target, plural));
    }
    if ('choose' in reference) {
      const plural = (reference.count ?? 1) !== 1;
      return namedPhrase(words.choice(reference, context), referentOf(reference.choose, plural));
    }
    if ('as' in reference) return pronounFor(context.named.get(reference.as) ?? context.it);
    if ('all' in reference) return allPhrase(reference.all, true, context);
    const deck = words.zone('deck', reference.of ?? ownerOfTop(context), context);
    context.it = { noun: 'card', plural: reference.top !== 1 };
    return namedPhrase(words.top(reference.top, deck, context), context.it);
  }

  /** All of them, one by one, as a subject. */
  function everyPhrase(reference: ObjectReference, context: WordingContext): Phrase {
    return typeof reference === 'object' && 'all' in reference
      ? allPhrase(reference.all, false, context)
      : writtenObject(reference, context);
  }

  return { object: writtenObject, every: everyPhrase };
}
