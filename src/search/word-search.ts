import { address } from '../addresses/address.ts';
import { LANGUAGES, type Language } from '../rulebook/language.ts';
import { nearestIds } from '../rulebook/nearest.ts';
import type { SearchAnswer, SearchQuery, SearchSources } from './answer.ts';
import { WordMarker } from './box/excerpt.ts';
import { type CardCases, NO_CASES, withCardCase } from './card-cases.ts';
import {
  asksAboutCards,
  type CardTexts,
  namedText,
  withCardText,
  withNamedTexts,
} from './card-texts.ts';
import { withCell } from './grid.ts';
import type { IndexContent } from './index/read.ts';
import { answerQuery } from './rank/across.ts';
import type { Hit } from './rank/hit.ts';
import { joinedName, type Lexicon } from './rank/lexicon.ts';
import { type ReadQuery, readQuery } from './rank/query.ts';
import type { WordGroup } from './rank/word-groups.ts';
import { inOrderShown, plainResult, resultOf, type SearchResult } from './result.ts';
import { fold, foldedWords } from './words/fold.ts';
import { withDecidingRule } from './written-answer.ts';

export { readIndexLines } from './index/lines.ts';
export { joinIndex } from './index/parts.ts';
export { readIndex } from './index/read.ts';
export { loadFirstIndex } from './rank/first-index.ts';
export { lexiconInTurns } from './rank/make-lexicon.ts';

/** The limit of results from the full texts. */
const MOST_IN_FULL_TEXT = 30;

/**
 * Searches for words in the index, and if nothing has them, in the full texts. A single word is
 * answered from the first part of the index, and so is any query if the rest cannot be loaded. Rejects
 * with the loader's error if no part of the index can be loaded.
 *
 * @param preview is called with what the first part finds, if the answer has to wait for the rest
 */
export async function searchWords(
  query: SearchQuery,
  from: SearchSources,
  preview: (found: SearchAnswer) => void = () => {},
): Promise<SearchAnswer> {
  const first = await from.firstLexicon(query.language, query.text);
  const own = isEnoughFor(query, first) ? first : await wholeOrFirst();
  const found = await searchIn(own, query, from);
  return own.isWhole ? found : { ...found, searchRest: () => searchRest(found) };

  /** Loads the whole index, and previews what the first part finds meanwhile. */
  async function wholeOrFirst(): Promise<Lexicon> {
    let isLoaded = false;
    const whole = from
      .lexicon(query.language)
      .catch(() => first)
      .finally(() => {
        isLoaded = true;
      });
    const found = await searchIn(first, query, withoutLoading(from)).catch(() => null);
    // Only the whole index can tell that a word is mistyped, or that no rule answers.
    if (found && found.results.length > 0 && !isLoaded)
      preview({ ...found, corrections: [], meanings: [], isUnanswered: false });
    return whole;
  }

  async function searchRest(shown: SearchAnswer): Promise<SearchAnswer | null> {
    const whole = await from.lexicon(query.language).catch(() => null);
    if (!whole) return null;
    const all = await searchIn(whole, query, from);
    return { ...all, results: inOrderShown(all.results, shown.results) };
  }
}

/** The least length of a word that is searched for. */
const SHORTEST_WORD = 3;

/**
 * Whether an index suffices for a query: it is whole, or knows all of a query of one word or name, read
 * as it was typed.
 */
function isEnoughFor({ text, literal = false }: SearchQuery, lexicon: Lexicon): boolean {
  if (lexicon.isWhole) return true;
  const { groups, words, term, small } = readQuery(text, lexicon, !literal);
  const isBegun = words.join('').length < SHORTEST_WORD;
  const isName = words.length === 1 || (term?.isAll ?? false);
  const isClear = small.length === 0 && words.join(' ') === foldedWords(text).join(' ');
  return isBegun || (isName && isClear && groups.every(isSaid));

  /** Whether the index has the word itself or words that it begins, not only synonyms. */
  function isSaid({ alternatives: [own], isKnown }: WordGroup): boolean {
    if (own === undefined) return false;
    return lexicon.postings.has(own.stem) || (isKnown && !lexicon.synonyms.has(own.stem));
  }
}

/** Returns sources that refuse everything which is loaded besides the page's own index. */
function withoutLoading(from: SearchSources): SearchSources {
  const refuse = () => Promise.reject(new Error('A preview loads nothing.'));
  return {
    ...from,
    lexicon: refuse,
    grid: refuse,
    cardTexts: refuse,
    cardCases: refuse,
    fullText: refuse,
  };
}

async function searchIn(
  own: Lexicon,
  query: SearchQuery,
  from: SearchSources,
): Promise<SearchAnswer> {
  const { text, language, literal = false } = query;
  const {
    query: read,
    hits,
    language: readIn,
    isUnanswered,
  } = await answerQuery(
    text,
    language,
    async (other) => (other === language ? own : from.lexicon(other)),
    !literal,
  );
  const { content } = own;
  const { concepts, editions } = content;
  const context = {
    marker: new WordMarker(read.groups, concepts, language),
    language,
    editions,
  };
  const showsTexts = own.isWhole && asksAboutCards(read);
  const [texts, cases] = showsTexts ? await loadAboutCards(language, from) : [{}, NO_CASES];
  const pair = pairIn(text, read, own);
  const ofKind = pair || readIn !== language ? null : withCardCase(hits, read, own, cases);
  const { hits: decided, decides } =
    ofKind ?? withDecidingRule(text, hits, read, own, isUnanswered);
  const ordered = pair?.isAll ? rulingsOnBothFirst(decided, pair) : decided;
  const found = ordered.map((hit, place) => {
    const isFirst = place === 0;
    const said =
      isFirst && !pair ? withNamedTexts(hit, read, texts, (id) => cardName(id, own)) : hit;
    const shown = withCardText(said, texts);
    return resultOf(shown, context, isFirst, isFirst ? decides : null);
  });
  const withPage = pair ? withPair(found, ordered, pair, own, texts) : found;
  // A pair of the grid says less of a named card than what decides for its kind.
  const results = ofKind
    ? withPage
    : await withCell(withPage, ordered[0], read, own, (lang) => from.grid(lang));
  const common = {
    isUnanswered: isUnanswered && decides === null,
    corrections: read.corrections,
    meanings: read.groups.flatMap(({ meaning }) => {
      const name = meaning && own.recordOf(`term:${meaning.term}`);
      return meaning && name ? [{ ...meaning, name: name.title }] : [];
    }),
    readIn: readIn === language ? null : readIn,
    editions,
    names: namesOf(text, read, own),
    near: results.length > 0 ? [] : nearTerms(text, content),
  };
  if (results.length > 0) return { ...common, match: 'words', results };
  const inFullText = await searchFullText(text, from).catch(() => []);
  return { ...common, match: 'full-text', results: inFullText };
}

/** Loads the texts of cards, and what decides questions about them; each is empty if it cannot be loaded. */
function loadAboutCards(
  language: Language,
  from: SearchSources,
): Promise<readonly [CardTexts, CardCases]> {
  return Promise.all([
    from.cardTexts(language).catch((): CardTexts => ({})),
    from.cardCases(language).catch(() => NO_CASES),
  ]);
}

/** Finds results with all words of a query in their full text: notes, stories, texts of cards. */
export async function searchFullText(
  text: string,
  from: SearchSources,
): Promise<readonly SearchResult[]> {
  const find = await from.fullText();
  return find(text, MOST_IN_FULL_TEXT);
}

/** The number of results before the page of two cards if a query has more than their names. */
const PAIR_PLACE = 2;

/** Two cards that a query names; `isAll` if it says nothing else. */
interface CardPair {
  readonly ids: readonly [string, string];
  readonly isAll: boolean;
}

/** Returns the two cards that a query names; null if it names one or more than two. */
function pairIn(text: string, { groups }: ReadQuery, lexicon: Lexicon): CardPair | null {
  const whole = pairOfNames(text, lexicon);
  if (whole) return { ids: whole, isAll: true };
  const mentioned = groups.flatMap(({ cards }) => cards.slice(0, 1));
  const [a, b, ...others] = new Set(mentioned);
  if (a === undefined || b === undefined || others.length > 0) return null;
  return { ids: [a, b], isAll: mentioned.length === groups.length };
}

function isOnBoth({ record: { kind, cards } }: Hit, { ids }: CardPair): boolean {
  return kind === 'ruling' && ids.every((id) => cards.includes(id));
}

function rulingsOnBothFirst(hits: readonly Hit[], pair: CardPair): readonly Hit[] {
  return [
    ...hits.filter((hit) => isOnBoth(hit, pair)),
    ...hits.filter((hit) => !isOnBoth(hit, pair)),
  ];
}

/** Adds the page of two cards. If a query names nothing else, only rulings on both come before it. */
function withPair(
  results: readonly SearchResult[],
  hits: readonly Hit[],
  pair: CardPair,
  lexicon: Lexicon,
  texts: CardTexts,
): readonly SearchResult[] {
  const { content, language } = lexicon;
  const [a, b] = pair.ids;
  const page = lexicon.recordOf('page:between');
  if (!page) return results;
  const cards = pair.ids.map((id) => ({ id, name: cardName(id, lexicon), text: texts[id] ?? '' }));
  const says = cards.filter((card) => card.text !== '').flatMap(namedText);
  const title = `${page.title} · ${cards.map(({ name }) => name).join(', ')}`;
  const result = {
    ...plainResult('page', address.between(language, a, b), title),
    excerpt: says.length > 0 ? says : [{ text: page.text, found: false }],
    editions: content.editions,
  };
  const place = pair.isAll ? hits.filter((hit) => isOnBoth(hit, pair)).length : PAIR_PLACE;
  return [...results.slice(0, place), result, ...results.slice(place)];
}

function cardName(id: string, lexicon: Lexicon): string {
  return lexicon.recordOf(`card:${id}`)?.title ?? id;
}

/** The most words in a query of two names. */
const MOST_WORDS_OF_NAMES = 14;
/** The most letters of a word between two names: "and", "vs", "+". */
const MOST_LETTERS_BETWEEN = 3;

/** Returns the two cards whose names make up a whole query; null for any other query. */
function pairOfNames(text: string, { content, named }: Lexicon): readonly [string, string] | null {
  const words = text.trim().split(/\s+/);
  if (words.length > MOST_WORDS_OF_NAMES) return null;
  const cardIn = (from: number, to: number) => {
    const places = named.get(joinedName(words.slice(from, to).join(' '))) ?? [];
    return places.map((place) => content.records[place]!).find(({ kind }) => kind === 'card')?.id;
  };
  for (const end of words.keys()) {
    const first = end > 0 ? cardIn(0, end) : undefined;
    if (first === undefined) continue;
    const isBetween = words[end]!.length <= MOST_LETTERS_BETWEEN;
    const second =
      cardIn(end, words.length) ?? (isBetween ? cardIn(end + 1, words.length) : undefined);
    if (second !== undefined && second !== first) return [first, second];
  }
  return null;
}

/** Returns a query's translations, if all of it is the name of a term or of a card. */
function namesOf(text: string, { term }: ReadQuery, { content, named }: Lexicon) {
  const { concepts, records } = content;
  const concept = term?.isAll ? concepts.find(({ id }) => id === term.id) : undefined;
  const alike = (named.get(joinedName(text)) ?? []).map((place) => records[place]!);
  const card = alike.find(({ kind }) => kind === 'card');
  const names = LANGUAGES.map((language, place) => [
    language,
    concept?.words.find((word) => word.language === language)?.text ?? card?.translations[place],
  ]);
  return Object.fromEntries(names.filter(([, name]) => name)) as SearchAnswer['names'];
}

/** Returns the names of terms that are most like the typed text. */
function nearTerms(text: string, { records }: IndexContent): readonly string[] {
  const terms = records.filter(({ kind }) => kind === 'term');
  const byName = new Map(terms.map(({ title }) => [fold(title), title]));
  const near = nearestIds(fold(text), [...byName.keys()]);
  return near.map((name) => byName.get(name)!);
}
