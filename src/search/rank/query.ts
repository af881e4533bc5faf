/** Reads a query: which of its words say something, which terms they name, what was mistyped. */

import { QUERY_WORDS } from '../../languages/all-languages.ts';
import type { AskedFor } from '../../languages/query-words.ts';
import { countOfBits, distance, errorsAllowed, lettersOf } from '../../rulebook/distance.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { ResultKind } from '../index/record.ts';
import { askedFor } from '../words/asked-for.ts';
import { fold, foldedWords, wordsIn } from '../words/fold.ts';
import { soundOf } from '../words/sound.ts';
import { stem } from '../words/stem.ts';
import { isStopWord, saysLittle } from '../words/stop-words.ts';
import { type CardMention, cardStem, mentionedCards } from './card-names.ts';
import { type ConceptForm, conceptStem, type Lexicon, ownFirst, termsOfCards } from './lexicon.ts';

/** A stem that stands for a word of the query, and how well: 1 is the word itself. */
export interface Alternative {
  readonly stem: string;
  readonly weight: number;
}

/** Words of the query that are looked for together: a word, or the words of a term. */
export interface WordGroup {
  /** The stems to look for, for the group as a whole. */
  readonly alternatives: readonly Alternative[];
  /** For several words: the stems to look for, word by word. */
  readonly parts: readonly (readonly Alternative[])[];
  /** Its weight in the score of a record. */
  readonly weight: number;
  /** The term that it names in another language than the index's, or by a synonym. */
  readonly meaning: Meaning | null;
  /** The term that it names. */
  readonly term: string | null;
  /** The cards that it names, and whether they are certainly meant. */
  readonly cards: readonly string[];
  readonly isCertain: boolean;
  readonly isKnown: boolean;
  /** Whether it is a word that was read as another and does not name a term. */
  readonly isCorrected: boolean;
}

/** `jeton` in French for a term that the reader's language calls `pedina`. */
export interface Meaning {
  readonly said: string;
  readonly language: Language;
  readonly term: string;
}

/** A word that was read as another. */
export interface Correction {
  readonly typed: string;
  readonly read: string;
}

/** A query as it was read. */
export interface ReadQuery {
  readonly groups: readonly WordGroup[];
  readonly corrections: readonly Correction[];
  /** The term that all of the query names (`isAll`), or asks the meaning of. */
  readonly term: { readonly id: string; readonly isAll: boolean } | null;
  /** The kind of answer it asks for, if a question word tells. */
  readonly asks: AskedFor | null;
  /** All its words as they were read, folded, without the edition. */
  readonly words: readonly string[];
  /** Those of its words that are part of a card's name. */
  readonly nameWords: ReadonlySet<string>;
  /** The edition that it names besides other words; null if it names none or several. */
  readonly edition: string | null;
  readonly namesEdition: boolean;
  /** Whether it names several editions. */
  readonly comparesEditions: boolean;
  /** All its words, or those in quotes, if there are several and all are stop words. */
  readonly small: readonly string[];
  /** The words in quotes, or those whose meaning is asked, folded and without spaces. */
  readonly meant: string;
}

/** The weight of an unknown word, as a share of the weight of the rarest word. */
const UNKNOWN_WEIGHT = 0.6;

/** The weight of a synonym. */
const SYNONYM = 0.62;

/** The factor for the weight of a term's name. */
const TERM = 1.35;

/** The factor for the weight of a word that any question may have. */
const LITTLE = 0.24;

/** Kinds of records in the index's language; names of cards are in all languages. */
const TEXTS: ReadonlySet<ResultKind> = new Set(['rule', 'term', 'article', 'ruling']);

/** Kinds of records that mention cards only in passing. */
const BOOK: ReadonlySet<ResultKind> = new Set(['rule', 'term', 'article']);

/** The factor for the weight of a card's name. */
const CARD = 1;

const PREFIX_LENGTH = 3;
const MOST_PREFIXED = 8;

/** The factor for the weight of a single word of a synonym of several words. */
const SAID = 0.62;

/** The distance, in errors, of a word that sounds like another. */
const MISHEARD = 0.75;

/** The reduction of the distance, in errors, of a word that makes a term's name with its neighbour. */
const NAMED = 0.5;

/** A shorter word is not read as one that no record has: one of another language, or of a page's signs. */
const SURE_LENGTH = 5;

/** A word in at least so many records is more likely unfinished than mistyped. */
const COMMON = 3;

/** A word in at least so many texts belongs to their language, whatever it means in others. */
const OWN = 15;

/** The limit of words in a query: each is compared with all words of the book. */
export const MOST_WORDS = 40;

interface QueryWord {
  readonly typed: string;
  readonly word: string;
  readonly isLast: boolean;
  /** Whether a plus stands before it. */
  readonly isAdded?: boolean;
}

/**
 * Reads a query in the language of an index.
 *
 * @param correct whether unknown words are read as the nearest known ones
 */
export function readQuery(text: string, lexicon: Lexicon, correct: boolean): ReadQuery {
  const corrections: Correction[] = [];
  const { named, rest } = editionsIn(text, lexicon.content.editions);
  const typed = typedWords(rest, lexicon.language).slice(0, MOST_WORDS);
  const words = splitWords(rejoinWords(typed, lexicon, correct), lexicon).map(
    (word, place, all) => {
      const beside = [all[place - 1], all[place + 1]].flatMap((one) => one?.word ?? []);
      const read = correct ? correctWord(word, beside, lexicon) : null;
      if (read === null) return word;
      corrections.push({ typed: word.typed, read });
      return { ...word, word: read };
    },
  );
  const { groups, term: only, nameWords } = groupsOf(words, lexicon);
  const asks = askedFor(text, lexicon.language);
  const isAll = only?.length === words.length;
  const term = only && (isAll || asks === 'what') ? { id: only.id, isAll } : null;
  const said = words.map(({ word }) => word);
  const quoted = foldedWords(quotedIn(text));
  const isSmall = said.length > 1 && said.every((word) => isStopWord(word, lexicon.language));
  const small = isSmall ? (quoted.length > 1 ? quoted : said) : [];
  const meant = quoted.length > 0 ? quoted : foldedWords(meantIn(text, lexicon.language));
  return {
    groups,
    corrections,
    term,
    asks,
    words: said,
    nameWords,
    edition: named.length === 1 ? named[0]! : null,
    namesEdition: named.length > 0,
    comparesEditions: new Set(named).size > 1,
    small,
    meant: meant.join(''),
  };
}

function quotedIn(text: string): string {
  return /["“«]([^"“”«»]+)["”»]/.exec(text)?.[1] ?? '';
}

/** Returns the words whose meaning a question asks; empty if it asks for none. */
function meantIn(text: string, language: Language): string {
  const said = text.toLowerCase();
  return QUERY_WORDS[language].askedMeaning.map((one) => one.exec(said)?.[1]).find(Boolean) ?? '';
}

/** Separates the editions that a text names from its other words. */
function editionsIn(text: string, editions: readonly string[]) {
  const parts = text.split(/[\s?,]+/).filter((part) => part !== '');
  const named = parts.filter((part) => editions.includes(part));
  if (named.length === 0 || named.length === parts.length) return { named: [], rest: text };
  return { named, rest: parts.filter((part) => !named.includes(part)).join(' ') };
}

function typedWords(text: string, language: Language): QueryWord[] {
  const said = QUERY_WORDS[language].idioms.reduce(
    (one, [phrase, read]) => one.replace(phrase, read),
    text.toLowerCase(),
  );
  const found = wordsIn(said);
  const isOpen = /[\p{L}\p{N}]$/u.test(text);
  return found.map(({ folded, start }, i) => ({
    typed: folded,
    word: folded,
    isLast: isOpen && i === found.length - 1,
    isAdded: said[start - 1] === '+',
  }));
}

/** Joins words that make sense only together: `land mark`, also mistyped: `tie braker`. */
function rejoinWords(words: readonly QueryWord[], lexicon: Lexicon, correct: boolean): QueryWord[] {
  const found: QueryWord[] = [];
  for (let i = 0; i < words.length; i++) {
    const [one, next] = [words[i]!, words[i + 1]];
    const both = next && one.word + next.word;
    const isSplit =
      both &&
      both.length > 5 &&
      ((lexicon.words.has(both) && !areBeside(one, next, lexicon)) ||
        (correct && isNearName(one, next, lexicon)));
    found.push(isSplit ? { typed: both, word: both, isLast: next.isLast } : one);
    if (isSplit) i++;
  }
  return found;
}

/** Whether two known words, one a stop word, are not a term written as two words: `dove va`. */
function areBeside(one: QueryWord, next: QueryWord, lexicon: Lexicon): boolean {
  const { language, forms } = lexicon;
  const isSmall = [one, next].some(({ word }) => isStopWord(word, language));
  if (!isSmall || !isKnown(one.word, lexicon) || !isKnown(next.word, lexicon)) return false;
  const both = one.word + next.word;
  const named = forms.get(`${language} ${stem(both, language)}`) ?? [];
  return named.every(({ word: { text } }) => fold(text) !== both);
}

/** Whether two words, one of them unknown, joined are the name of a term with at most one error. */
function isNearName(one: QueryWord, next: QueryWord, lexicon: Lexicon): boolean {
  const areKnown = isKnown(one.word, lexicon) && isKnown(next.word, lexicon);
  if (next.word.length < 4 || areKnown) return false;
  return isNear(one.word + next.word, lexicon);
}

/** Whether a word is the name of a term with at most one error. */
function isNear(word: string, { content, language }: Lexicon): boolean {
  const names = content.concepts.flatMap(({ words }) =>
    words.filter((one) => one.language === language && !one.isSynonym),
  );
  return names.some(({ text }) => distance(word, fold(text), 1) <= 1);
}

/** Splits words that were written as one: `quickaction`. */
function splitWords(words: readonly QueryWord[], lexicon: Lexicon): QueryWord[] {
  return words.flatMap((one) => {
    const { word } = one;
    if (word.length < 7 || isKnown(word, lexicon)) return [one];
    for (let at = word.length - 3; at >= 2; at--) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      const isElided = isStopWord(head, lexicon.language) && head.length < 5;
      if (!(isElided || (at > 2 && lexicon.words.has(head)))) continue;
      if (tail.length < 4 || !lexicon.words.has(tail)) continue;
      if (isElided && isNear(word, lexicon)) return [one];
      return [head, tail].map((part) => ({ typed: part, word: part, isLast: false }));
    }
    return [one];
  });
}

/** Whether a word occurs in a record or in a name of a term in any language. */
export function isKnown(word: string, lexicon: Lexicon): boolean {
  const { language, postings, words, forms } = lexicon;
  return (
    isStopWord(word, language) ||
    words.has(word) ||
    postings.has(stem(word, language)) ||
    lexicon.synonyms.has(stem(word, language)) ||
    LANGUAGES.some((other) =>
      forms.get(`${other} ${stem(word, other)}`)?.some(({ word: { text, isSynonym } }) => {
        return other === language || (!isSynonym && foldedWords(text).includes(word));
      }),
    )
  );
}

/**
 * Returns the known word nearest to an unknown one; null if none is near, or it is known. Names of
 * terms come before other words, above all if the words beside are part of the name.
 */
function correctWord(
  { word, isLast }: QueryWord,
  beside: readonly string[],
  lexicon: Lexicon,
): string | null {
  if (errorsAllowed(word.length) === 0 || isKnown(word, lexicon)) return null;
  if (isLast && stemsWithPrefix(word, lexicon).some((one) => isCommon(one, lexicon))) return null;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  const own = lettersOf(word);
  const sound = soundOf(word);
  for (const known of lexicon.words) {
    const most = errorsAllowed(Math.max(known.length, word.length));
    if (known.length < 3 || Math.abs(known.length - word.length) > most) continue;
    const letters = lettersOf(known);
    const isNear = countOfBits(own & ~letters) <= most && countOfBits(letters & ~own) <= most;
    const written = isNear ? distance(word, known, most) : most + 1;
    const isHeard = written > MISHEARD && known[0] === word[0] && soundOf(known) === sound;
    const far = isHeard ? MISHEARD : written;
    if (far > most) continue;
    const size = lexicon.postings.get(stem(known, lexicon.language))?.records.length ?? 0;
    const isSameStart = known[0] === word[0];
    if (size === 0 && (!isSameStart || word.length < SURE_LENGTH)) continue;
    const usual = far + (isSameStart ? 0 : 0.4) - Math.min(size, 60) / 300;
    if (usual - NAMED >= least) continue;
    const rank = usual - nameReduction(known, beside, lexicon);
    if (rank >= least) continue;
    best = known;
    least = rank;
  }
  return best;
}

/** Returns the reduction of the distance of a word that is a term's name, alone or with a neighbour. */
function nameReduction(word: string, beside: readonly string[], lexicon: Lexicon): number {
  const { language, forms } = lexicon;
  const own = stem(word, language);
  const near = beside.map((one) => stem(one, language));
  const isPart = [own, ...near].some((first) =>
    forms
      .get(`${language} ${first}`)
      ?.some(({ stems }) => stems.includes(own) && near.some((one) => stems.includes(one))),
  );
  if (isPart) return NAMED;
  const isName = forms
    .get(`${language} ${own}`)
    ?.some(({ stems, word: { isSynonym } }) => stems.length === 1 && !isSynonym);
  return isName ? NAMED / 4 : 0;
}

function isCommon(one: string, lexicon: Lexicon): boolean {
  return (lexicon.postings.get(one)?.records.length ?? 0) >= COMMON;
}

/** Returns the stems of the words that begin with an unfinished word. */
function stemsWithPrefix(word: string, lexicon: Lexicon): string[] {
  if (word.length < PREFIX_LENGTH) return [];
  const stems = new Set<string>();
  for (const known of lexicon.words) {
    if (known.startsWith(word)) stems.add(stem(known, lexicon.language));
  }
  const size = (one: string) => lexicon.postings.get(one)?.records.length ?? 0;
  return [...stems]
    .filter((one) => size(one) > 0)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST_PREFIXED);
}

function groupsOf(words: readonly QueryWord[], lexicon: Lexicon) {
  const groups: WordGroup[] = [];
  const { language } = lexicon;
  const says = words.some(({ word }) => !isStopWord(word, language));
  const terms: { id: string; length: number }[] = [];
  const mentions = mentionsIn(words, lexicon);
  for (let i = 0; i < words.length; ) {
    const [form, ...others] = formsAt(words, i, lexicon);
    const mention = mentions.find(({ from }) => from === i);
    if (mention && mention.to - i > (form?.stems.length ?? 0)) {
      groups.push(cardGroup(mention, words.slice(i, mention.to), lexicon));
      i = mention.to;
    } else if (form) {
      const said = words.slice(i, i + form.stems.length);
      groups.push(lessenGroup(conceptGroup([form, ...others], said, lexicon), said, lexicon));
      terms.push({ id: form.concept.id, length: form.stems.length });
      i += form.stems.length;
    } else {
      const one = words[i]!;
      if (!says || !isStopWord(one.word, language))
        groups.push(lessenGroup(wordGroup(one, lexicon), [one], lexicon));
      i++;
    }
  }
  const said = new Set(terms.map(({ id }) => id));
  return {
    groups: groups.map((group) => withCardTerms(group, said, lexicon)),
    term: groups.length === 1 ? (terms[0] ?? null) : null,
    nameWords: new Set(
      mentions.flatMap(({ from, to }) => words.slice(from, to).map(({ word }) => word)),
    ),
  };
}

/** A stem in more texts or questions of the book than this is an ordinary word, not a card's name. */
const ORDINARY = 2;

/** Returns the cards that words name. */
function mentionsIn(words: readonly QueryWord[], lexicon: Lexicon): readonly CardMention[] {
  const { language, cardNames, postings, content } = lexicon;
  const isOrdinary = (one: string) => {
    const { records = [], questions = [] } = postings.get(one) ?? {};
    const texts = records.filter((place) => BOOK.has(content.records[place]!.kind));
    const asked = new Set(questions.map(({ record }) => content.records[record]!));
    const inBook = [...asked].filter(({ kind }) => BOOK.has(kind));
    return texts.length + inBook.length > ORDINARY || isTermWord(one, lexicon);
  };
  const said = words.map(({ word }) => word);
  return mentionedCards(said, cardNames, language, isOrdinary);
}

/** Whether a stem alone is a name of a term in any language. */
function isTermWord(one: string, { forms }: Lexicon): boolean {
  return LANGUAGES.some((language) =>
    forms.get(`${language} ${one}`)?.some(({ stems }) => stems.length === 1),
  );
}

/** The weight of a term in the text of a card that a query names. */
const IN_TEXT = 0.4;

/** Adds to a card the terms in its text that the query does not say itself. */
function withCardTerms(group: WordGroup, said: ReadonlySet<string>, lexicon: Lexicon): WordGroup {
  if (group.cards.length === 0) return group;
  const terms = new Set(termsOfCards(group.cards, lexicon)).difference(said);
  const stems = Array.from(terms, (id) => ({ stem: conceptStem(id), weight: IN_TEXT }));
  return { ...group, alternatives: [...group.alternatives, ...stems] };
}

/** The weight of a card whose name has more words than the query. */
const ALIKE = 0.7;
/** The factor for the weight of a single word of a card's name. */
const OF_NAME = 0.6;

function cardGroup(
  { ids, alike, isCertain }: CardMention,
  words: readonly QueryWord[],
  lexicon: Lexicon,
): WordGroup {
  const stems = ids.map(cardStem);
  const said = words.filter(({ word }) => !isStopWord(word, lexicon.language));
  return {
    alternatives: [
      ...stems.map((stem) => ({ stem, weight: 1 })),
      ...alike.map((id) => ({ stem: cardStem(id), weight: ALIKE })),
      ...said.flatMap((one) => wordAlternatives(one, lexicon).map((other) => asPartOfName(other))),
    ],
    parts: [],
    weight: CARD * Math.max(...[...ids, ...alike].map((id) => lexicon.weight(cardStem(id)))),
    meaning: null,
    term: null,
    cards: ids,
    isCertain,
    isKnown: true,
    isCorrected: false,
  };

  function asPartOfName(one: Alternative): Alternative {
    return { ...one, weight: (OF_NAME * one.weight) / said.length };
  }
}

/** Returns a group with less weight if its only word may occur in any question. */
function lessenGroup(
  group: WordGroup,
  [one, ...others]: readonly QueryWord[],
  { language }: Lexicon,
): WordGroup {
  const isLittle = others.length === 0 && saysLittle(one!.word, language);
  return isLittle ? { ...group, weight: LITTLE * group.weight } : group;
}

/**
 * Returns the forms of terms that match the words at a place best, the longest and most literal:
 * several if terms share a form.
 */
function formsAt(words: readonly QueryWord[], place: number, lexicon: Lexicon): ConceptForm[] {
  let best: ConceptForm[] = [];
  let most = 1;
  const { word } = words[place]!;
  for (const language of ownFirst(lexicon.language)) {
    for (const form of lexicon.forms.get(`${language} ${stem(word, language)}`) ?? []) {
      if (form.stems.length === 1 && isStopWord(word, lexicon.language)) continue;
      if (form.stems.length === 1 && language !== lexicon.language && isOwnWord(word, lexicon)) {
        continue;
      }
      const value = literalnessAt(form, words, place, lexicon.language);
      if (value < most) continue;
      if (value > most) best = [];
      most = value;
      if (best.every(({ concept }) => concept !== form.concept)) best.push(form);
    }
  }
  return best;
}

/** Whether a word belongs to the index's own language. */
function isOwnWord(word: string, { language, postings, content }: Lexicon): boolean {
  const places = postings.get(stem(word, language))?.records ?? [];
  const texts = places.filter((place) => TEXTS.has(content.records[place]!.kind));
  return texts.length >= OWN;
}

/** A name that consists of numbers with a plus: `+1/+1/+1`, not `1/1/1`. */
const ADDED = /^\+[\d/+]+$/;

/** Returns how literally a form occurs at a place: 0 if not; more words count more than all else. */
function literalnessAt(
  { word, stems, concept }: ConceptForm,
  words: readonly QueryWord[],
  place: number,
  own: Language,
): number {
  const said = words.slice(place, place + stems.length).map((one) => one.word);
  if (said.length < stems.length) return 0;
  if (ADDED.test(word.text) && !words[place]!.isAdded) return 0;
  if (!stems.every((one, i) => stem(said[i]!, word.language) === one)) return 0;
  const isExact = foldedWords(word.text).every((one, i) => said[i] === one);
  // Words of other languages must match exactly: a near match may be a mistyped word of this one.
  if (word.language !== own && !isExact) return 0;
  const isSingular = concept.words.find(({ language }) => language === word.language) === word;
  return (
    stems.length * 100 +
    (word.language === own ? 20 : 0) +
    (word.isSynonym ? 0 : 10) +
    (isExact ? 4 : 0) +
    (isSingular ? 2 : 0)
  );
}

function conceptGroup(
  forms: readonly [ConceptForm, ...ConceptForm[]],
  words: readonly QueryWord[],
  lexicon: Lexicon,
): WordGroup {
  const [{ concept, word }] = forms;
  const isOwn = word.language === lexicon.language;
  const parts = words
    .filter(({ word }) => words.length === 1 || !isStopWord(word, lexicon.language))
    .map((one) => wordAlternatives(one, lexicon))
    // The single words of a synonym say less than those of the term's own name.
    .map((part) =>
      word.isSynonym ? part.map((one) => weakenAlternative(one, words.length)) : part,
    );
  const rarest = Math.max(0, ...parts.flat().map(({ stem }) => lexicon.weight(stem)));
  const own = lexicon.weight(conceptStem(concept.id));
  const alternatives = [
    ...forms.map(({ concept, word }) => ({
      stem: conceptStem(concept.id),
      weight: word.isSynonym ? 0.9 : 1,
    })),
    ...(words.length === 1 ? parts.flat() : []),
  ];
  const hasOwnWord = isOwn && parts.flat().some(({ stem }) => lexicon.postings.has(stem));
  const base = hasOwnWord && !word.isSynonym ? Math.max(own, Math.min(rarest, own + 1)) : own;
  return {
    alternatives,
    parts: words.length > 1 ? parts : [],
    weight: TERM * base * (1 + 0.25 * (words.length - 1)),
    meaning:
      isOwn && !word.isSynonym
        ? null
        : { said: word.text, language: word.language, term: concept.id },
    term: concept.id,
    cards: [],
    isCertain: false,
    isKnown: true,
    isCorrected: false,
  };
}

function weakenAlternative(one: Alternative, length: number): Alternative {
  return length > 1 ? { ...one, weight: one.weight * SAID } : one;
}

function wordGroup(word: QueryWord, lexicon: Lexicon): WordGroup {
  const alternatives = wordAlternatives(word, lexicon).filter(({ stem }) =>
    lexicon.postings.has(stem),
  );
  const isFound = alternatives.length > 0;
  // The first letters of an unfinished word do not count as unknown.
  const isBegun = word.isLast && word.word.length < PREFIX_LENGTH;
  const weights = alternatives.map(({ stem, weight }) => weight * lexicon.weight(stem));
  return {
    alternatives,
    parts: [],
    weight: isFound ? Math.max(...weights) : UNKNOWN_WEIGHT * lexicon.weight(''),
    meaning: null,
    term: null,
    cards: [],
    isCertain: false,
    isKnown: isFound || isBegun,
    isCorrected: word.typed !== word.word,
  };
}

/** Returns the word itself, its synonyms, and the words that it begins while it is being typed. */
function wordAlternatives({ word, isLast }: QueryWord, lexicon: Lexicon): Alternative[] {
  const own = stem(word, lexicon.language);
  const others = lexicon.synonyms.get(own) ?? [];
  const isWhole = lexicon.postings.has(own) || others.length > 0;
  const begun = isLast && !isWhole ? stemsWithPrefix(word, lexicon) : [];
  return [
    { stem: own, weight: 1 },
    ...others.map((stem) => ({ stem, weight: SYNONYM })),
    ...begun.map((stem) => ({ stem, weight: 0.6 })),
  ];
}
