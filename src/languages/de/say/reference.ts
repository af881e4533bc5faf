/** Objects in a clause, in German: chosen, targeted or named before, in a case. */

import type { Amount, Filter, ObjectReference, TotalLimit } from '../../../engine/cards/ability.ts';
import type { GenderOrNeuter } from '../../lexicon.ts';
import {
  amountWords,
  isHandAndReserve,
  ownerOfTop,
  referentOf,
  rememberReferent,
} from '../../say/context.ts';
import { manaMark, TERRAIN } from '../../say/text.ts';
import type { Referent, WordingContext } from '../../say/wording.ts';
import { type GermanArticle, nounPhrase, zoneWithOwner } from './selection.ts';
import type { Person } from './verb.ts';
import {
  COST,
  declinedEin,
  declinedThis,
  type Form,
  type GermanCase,
  genderOfNoun,
  nounIn,
} from './words.ts';

/** Words with what agrees with them. */
export interface GermanPhrase {
  readonly text: string;
  readonly person: Person;
  readonly plural: boolean;
  readonly gender: GenderOrNeuter;
  /** The owner whose possessive is used for it: "mein", "sein"; null where a genitive names it. */
  readonly of: 'me' | 'it' | null;
  readonly sacrificed?: true;
}

const ME: Readonly<Record<GermanCase, string>> = {
  nom: 'ich',
  acc: 'mich',
  dat: 'mir',
  gen: 'meiner',
};

const PRONOUNS: Readonly<Record<GenderOrNeuter | 'plural', Readonly<Record<GermanCase, string>>>> =
  {
    m: { nom: 'er', acc: 'ihn', dat: 'ihm', gen: 'seiner' },
    f: { nom: 'sie', acc: 'sie', dat: 'ihr', gen: 'ihrer' },
    n: { nom: 'es', acc: 'es', dat: 'ihm', gen: 'seiner' },
    plural: { nom: 'sie', acc: 'sie', dat: 'ihnen', gen: 'ihrer' },
  };

/** "eine beliebige Anzahl Charaktere", "bis zu zwei Karten", "eine Karte". */
function articleOf(
  { count = 1, upTo }: { readonly count?: Amount | 'any'; readonly upTo?: true },
  of: GenderOrNeuter,
  grammar: GermanCase,
  context: WordingContext,
): GermanArticle {
  if (count === 'any') return { number: 'eine beliebige Anzahl von' };
  if (typeof count === 'object' && 'affected' in count) return { number: 'die gleiche Anzahl an' };
  if (count === 1) {
    if (!upTo) return 'ein';
    return { number: `bis zu ${declinedEin('ein', { gender: of, plural: false, grammar })}` };
  }
  return { number: `${upTo ? 'bis zu ' : ''}${amountWords(count, context, 'word')}` };
}

/** Whether the words of a number take the dative: "eine beliebige Anzahl von", "die gleiche Anzahl an". */
function isAmountOf(count: Amount | 'any' | undefined): boolean {
  return count === 'any' || (typeof count === 'object' && 'affected' in count);
}

/** " mit Gesamt-Handkosten {mana:7} oder weniger". */
function totalLimit(total: TotalLimit | undefined, context: WordingContext): string {
  if (!total) return '';
  const { of, atMost } = total;
  if (of !== 'hand-cost')
    return ` mit insgesamt ${amountWords(atMost, context)} ${TERRAIN[of]} oder weniger`;
  const most = typeof atMost === 'number' ? manaMark(atMost) : amountWords(atMost, context);
  return ` mit Gesamt-${COST.hand} ${most} oder weniger`;
}

function phraseOf(text: string, of: GenderOrNeuter, plural: boolean): GermanPhrase {
  return { text, person: plural ? 'several' : 'er', plural, gender: of, of: null };
}

function pronounFor(
  { noun: key, plural, sacrificed }: Referent,
  grammar: GermanCase,
): GermanPhrase {
  const of = genderOfNoun(key);
  return {
    text: PRONOUNS[plural ? 'plural' : of][grammar],
    person: plural ? 'several' : 'er',
    plural,
    gender: of,
    of: 'it',
    ...(sacrificed && { sacrificed }),
  };
}

function targetPhrase(
  pick: Extract<ObjectReference, { target: Filter }>,
  grammar: GermanCase,
  context: WordingContext,
): GermanPhrase {
  const plural = (pick.count ?? 1) !== 1;
  const of = genderOfNoun(referentOf(pick.target, plural).noun);
  const article = articleOf(pick, of, grammar, context);
  const words = nounPhrase(pick.target, plural, context, {
    grammar: isAmountOf(pick.count) ? 'dat' : grammar,
    article,
    after: 'deiner Wahl',
  });
  rememberReferent(pick.target, plural, pick.as, context);
  return phraseOf(words + totalLimit(pick.total, context), of, plural);
}

function choicePhrase(
  pick: Extract<ObjectReference, { choose: Filter }>,
  grammar: GermanCase,
  context: WordingContext,
): GermanPhrase {
  const count = pick.count ?? 1;
  const plural = count !== 1;
  const of = genderOfNoun(referentOf(pick.choose, plural).noun);
  const article = articleOf(pick, of, grammar, context);
  const highest = pick.highest
    ? ` mit den höchsten ${pick.highest === 'hand-cost' ? COST.hand : COST.base}`
    : '';
  const words = (own: GermanArticle, after = '') =>
    nounPhrase(pick.choose, plural, context, {
      grammar: isAmountOf(count) ? 'dat' : grammar,
      article: own,
      after,
    });
  const random = pick.random ? ' nach dem Zufallsprinzip' : '';
  let said: string;
  if (pick.among && pick.choose.type === 'card' && count !== 'any') {
    const many =
      count === 1
        ? declinedEin('ein', { gender: of, plural: false, grammar }).replace(/^ein$/u, 'eine')
        : amountWords(count, context, 'word');
    said = `${pick.upTo ? 'bis zu ' : ''}${many} von ihnen`;
  } else if (pick.among) said = words(article, 'aus diesen Karten');
  else said = highest === '' ? words(article) : words('der', highest.trim());
  rememberReferent(pick.choose, plural, pick.as, context);
  return phraseOf(said + totalLimit(pick.total, context) + random, of, plural);
}

/** All that match: "alle Charaktere", "jeder Charakter", "Charaktere, die du kontrollierst,". */
export function allPhrase(
  filter: Filter,
  article: 'alle' | 'jeder' | 'none',
  grammar: GermanCase,
  context: WordingContext,
): GermanPhrase {
  if (isHandAndReserve(filter)) {
    const zone = (place: 'hand' | 'reserve') => zoneWithOwner(place, filter.of, context, grammar);
    context.it = referentOf(filter, true);
    return phraseOf(`${zone('hand')} und ${zone('reserve')}`, 'f', true);
  }
  const plural = article !== 'jeder';
  const phrase = nounPhrase(filter, plural, context, { grammar, article });
  const words = plural ? phrase : phrase.replace(/ oder (?=in deiner )/u, ' und ');
  context.it = referentOf(filter, true);
  return phraseOf(words, genderOfNoun(context.it.noun), plural);
}

/** An object or objects in a case; what is picked becomes "it". */
export function objectPhrase(
  reference: ObjectReference,
  context: WordingContext,
  grammar: GermanCase = 'nom',
): GermanPhrase {
  if (reference === 'me')
    return { text: ME[grammar], person: 'ich', plural: false, gender: 'm', of: 'me' };
  if (reference === 'it') return pronounFor(context.it, grammar);
  if (reference === 'rest') {
    const form: Form = { gender: 'f', plural: true, grammar };
    const article = grammar === 'dat' ? 'den' : grammar === 'gen' ? 'der' : 'die';
    return phraseOf(`${article} anderen ${nounIn('card', true, form.grammar)}`, 'f', true);
  }
  if (reference === 'that') {
    const { noun: key, plural } = context.that;
    const form = { gender: genderOfNoun(key), plural, grammar };
    const words = `${declinedThis('dies', form)} ${nounIn(key, plural, grammar, 'der')}`;
    return phraseOf(words, form.gender, plural);
  }
  if ('target' in reference) return targetPhrase(reference, grammar, context);
  if ('choose' in reference) return choicePhrase(reference, grammar, context);
  if ('as' in reference) return pronounFor(context.named.get(reference.as) ?? context.it, grammar);
  if ('all' in reference) return allPhrase(reference.all, 'alle', grammar, context);
  const deck = zoneWithOwner('deck', reference.of ?? ownerOfTop(context), context, 'gen');
  const one = reference.top === 1;
  context.it = { noun: 'card', plural: !one };
  const article = grammar === 'dat' ? (one ? 'der' : 'den') : grammar === 'gen' ? 'der' : 'die';
  const top = one && (grammar === 'nom' || grammar === 'acc') ? 'oberste' : 'obersten';
  const many = one ? '' : `${amountWords(reference.top, context, 'word')} `;
  return phraseOf(`${article} ${top} ${many}${nounIn('card', !one)} ${deck}`, 'f', !one);
}

/** All of them, one by one. */
export function everyPhrase(
  reference: ObjectReference,
  context: WordingContext,
  grammar: GermanCase = 'nom',
): GermanPhrase {
  return typeof reference === 'object' && 'all' in reference
    ? allPhrase(reference.all, 'jeder', grammar, context)
    : objectPhrase(reference, context, grammar);
}

/** "mein", "sein", "ihr": the possessive of what was named. */
export function possessiveStem({ of, plural, gender: kind }: GermanPhrase): string {
  if (of === 'me') return 'mein';
  return plural || kind === 'f' ? 'ihr' : 'sein';
}

/** "meine Handkosten", "die Handkosten eines Charakters deiner Wahl". */
export function withPossessor(
  words: string,
  form: Form,
  reference: ObjectReference,
  context: WordingContext,
): string {
  const whose = objectPhrase(reference, context, 'gen');
  const article = form.plural ? 'die' : form.gender === 'f' ? 'die' : 'der';
  if (whose.sacrificed) return `${article} ${words} der geopferten Karte`;
  if (whose.of !== null) return `${declinedEin(possessiveStem(whose), form)} ${words}`;
  return `${article} ${words} ${whose.text}`;
}

const HOLDER = { controller: 'kontrollierender Spieler', owner: 'Besitzer' } as const;

/** "sein Besitzer", "ihr kontrollierender Spieler". */
export function holderOf(
  role: keyof typeof HOLDER,
  reference: ObjectReference,
  context: WordingContext,
): string {
  const whose = objectPhrase(reference, context, 'gen');
  if (whose.of !== null) return `${possessiveStem(whose)} ${HOLDER[role]}`;
  return `der ${HOLDER[role].replace(/der(?= )/u, 'de')} ${whose.text}`;
}
