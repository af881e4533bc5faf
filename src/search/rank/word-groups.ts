/** Groups the words of a query: which of them name a term or a card, and what to look for. */
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { ResultKind } from '../index/record.ts';
import { foldedWords } from '../words/fold.ts';
import { stem } from '../words/stem.ts';
import { isStopWord, saysLittle } from '../words/stop-words.ts';
import { type CardMention, cardStem, mentionedCards } from './card-names.ts';
import { RANKING } from './constants.ts';
import { PREFIX_LENGTH, type QueryWord, stemsWithPrefix } from './corrections.ts';
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
  /** The stems of the words as they were typed, and of those that they begin. */
  readonly typed: readonly string[];
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

/** Kinds of records in the index's language; names of cards are in all languages. */
const TEXTS: ReadonlySet<ResultKind> = new Set(['rule', 'term', 'article', 'ruling']);

/** Kinds of records that mention cards only in passing. */
const BOOK: ReadonlySet<ResultKind> = new Set(['rule', 'term', 'article']);

/** A word in at least so many texts belongs to their language, whatever it means in others. */
const OWN = 15;

/**
 * Groups the words of a query, corrected and in their order: the name of a card, or of a term in any
 * language, is one group, and so is each other word; stop words are left out, unless there are no others.
 *
 * Returns the groups; the term, and its number of words, if it is the only group; and the words that name
 * cards.
 */
export function groupsOf(words: readonly QueryWord[], lexicon: Lexicon) {
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
/** A name that no text of the book says names its card although questions of so many records say it. */
const MOST_ASKED = 12;

/** Returns the cards that words name. */
function mentionsIn(words: readonly QueryWord[], lexicon: Lexicon): readonly CardMention[] {
  const { language, cardNames, postings, content, stemsOf } = lexicon;
  const isOfBook = (place: number) => BOOK.has(content.records[place]!.kind);
  const isOrdinary = (one: string, isName: boolean) => {
    const { records = [], questions = [] } = postings.get(one) ?? {};
    const texts = records.filter(isOfBook);
    const asked = [...new Set(questions.map(({ record }) => record))].filter(isOfBook);
    const isSaid = texts.length + asked.length > ORDINARY;
    const isOnlyAsked = () =>
      asked.length <= MOST_ASKED &&
      texts.every(
        (place) => asked.includes(place) && !stemsOf(content.records[place]!).includes(one),
      );
    return (isSaid && !(isName && isOnlyAsked())) || isTermWord(one, lexicon);
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

/** Adds to a card the terms in its text that the query does not say itself. */
function withCardTerms(group: WordGroup, said: ReadonlySet<string>, lexicon: Lexicon): WordGroup {
  if (group.cards.length === 0) return group;
  const terms = new Set(termsOfCards(group.cards, lexicon)).difference(said);
  const stems = Array.from(terms, (id) => ({ stem: conceptStem(id), weight: RANKING.termOfCard }));
  return { ...group, alternatives: [...group.alternatives, ...stems] };
}

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
      ...alike.map((id) => ({ stem: cardStem(id), weight: RANKING.alikeCard })),
      ...said.flatMap((one) => wordAlternatives(one, lexicon).map((other) => asPartOfName(other))),
    ],
    parts: [],
    typed: said.flatMap((one) => typedStems(one, lexicon)),
    weight: Math.max(...[...ids, ...alike].map((id) => lexicon.weight(cardStem(id)))),
    meaning: null,
    term: null,
    cards: ids,
    isCertain,
    isKnown: true,
    isCorrected: false,
  };

  function asPartOfName(one: Alternative): Alternative {
    return { ...one, weight: (RANKING.wordOfCard * one.weight) / said.length };
  }
}

/** Returns a group with less weight if its only word may occur in any question. */
function lessenGroup(
  group: WordGroup,
  [one, ...others]: readonly QueryWord[],
  { language }: Lexicon,
): WordGroup {
  const isLittle = others.length === 0 && saysLittle(one!.word, language);
  return isLittle ? { ...group, weight: RANKING.littleWord * group.weight } : group;
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
    ...forms.map(({ concept }) => ({
      stem: conceptStem(concept.id),
      weight: 1,
    })),
    ...(words.length === 1 ? parts.flat() : []),
  ];
  const hasOwnWord = isOwn && parts.flat().some(({ stem }) => lexicon.postings.has(stem));
  const base = hasOwnWord && !word.isSynonym ? Math.max(own, Math.min(rarest, own + 1)) : own;
  return {
    alternatives,
    parts: words.length > 1 ? parts : [],
    typed: words
      .filter(({ word }) => !isStopWord(word, lexicon.language))
      .flatMap((one) => typedStems(one, lexicon)),
    weight: RANKING.term * base,
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
  return length > 1 ? { ...one, weight: one.weight * RANKING.wordOfSynonym } : one;
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
    typed: typedStems(word, lexicon),
    weight: isFound ? Math.max(...weights) : RANKING.unknownWord * lexicon.weight(''),
    meaning: null,
    term: null,
    cards: [],
    isCertain: false,
    isKnown: isFound || isBegun,
    isCorrected: word.typed !== word.word,
  };
}

/** Returns the word itself, its synonyms, and the words that it begins while it is being typed. */
function wordAlternatives(word: QueryWord, lexicon: Lexicon): Alternative[] {
  const [own, ...begun] = typedStems(word, lexicon);
  const others = lexicon.synonyms.get(own) ?? [];
  return [
    { stem: own, weight: 1 },
    ...others.map((stem) => ({ stem, weight: RANKING.synonym })),
    ...begun.map((stem) => ({ stem, weight: RANKING.begunWord })),
  ];
}

/** Returns the stem of a word, and those of the words that it begins while it is being typed. */
function typedStems({ word, isLast }: QueryWord, lexicon: Lexicon): [string, ...string[]] {
  const own = stem(word, lexicon.language);
  const isWhole = lexicon.postings.has(own) || lexicon.synonyms.has(own);
  return [own, ...(isLast && !isWhole ? stemsWithPrefix(word, lexicon) : [])];
}
