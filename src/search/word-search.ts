import { address } from '../addresses/address.ts';
import { LANGUAGES } from '../rulebook/language.ts';
import { nearestIds } from '../rulebook/nearest.ts';
import { Marker } from './box/excerpt.ts';
import type { IndexContent } from './index/read.ts';
import { answer } from './rank/across.ts';
import { joined, type Lexicon } from './rank/lexicon.ts';
import type { ReadQuery } from './rank/query.ts';
import { isUnanswered } from './rank/rank.ts';
import { plainResult, type Result, resultOf } from './result.ts';
import type { Found, Query, Sources } from './search.ts';
import { fold } from './words/fold.ts';

export { readIndex } from './index/read.ts';
export { lexiconOf } from './rank/lexicon.ts';

/** So many results are shown of what only full texts have. */
const MOST_IN_FULL_TEXT = 30;

/**
 * Searches for words in the index, and in the full texts for what has none of them there. Refuses,
 * with the loader's error, while the index cannot be loaded.
 */
export async function searchWords(query: Query, from: Sources): Promise<Found> {
  const { text, language, literal = false } = query;
  const {
    query: read,
    hits,
    language: readIn,
  } = await answer(text, language, (other) => from.lexicon(other), !literal);
  const own = await from.lexicon(language);
  const { content } = own;
  const { concepts, editions } = content;
  const marker = new Marker(read.groups, concepts, language);
  const found = hits.map((hit) => resultOf(hit, marker, language, editions));
  const results = withPair(found, read, own);
  const common = {
    isUnanswered: isUnanswered(read, hits),
    corrections: read.corrections,
    meanings: read.groups.flatMap(({ meaning }) => {
      const name = meaning && content.records.find(({ key }) => key === `term:${meaning.term}`);
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

/** What has all the words of a query in its full text: notes, stories and what cards say too. */
export async function searchFullText(text: string, from: Sources): Promise<readonly Result[]> {
  const find = await from.fullText();
  return find(text, MOST_IN_FULL_TEXT);
}

/** Behind so many results the page of two cards stands where a query asks more than their names. */
const PAIR_PLACE = 2;

/** Results with the page of the two cards that a query names: first where it names nothing else. */
function withPair(
  results: readonly Result[],
  { groups }: ReadQuery,
  { content, language }: Lexicon,
): readonly Result[] {
  const named = groups.filter(({ cards }) => cards.length > 0);
  const [a, b, ...others] = [...new Set(named.flatMap(({ cards }) => cards.slice(0, 1)))];
  const record = (key: string) => content.records.find((one) => one.key === key);
  const page = record('page:between');
  if (a === undefined || b === undefined || others.length > 0 || !page) return results;
  const titles = [a, b].map((id) => record(`card:${id}`)?.title ?? id);
  const title = `${page.title}: ${titles.join(', ')}`;
  const pair = {
    ...plainResult('page', address.between(language, a, b), title),
    excerpt: [{ text: page.text, found: false }],
    editions: content.editions,
  };
  const place = named.length === groups.length ? 0 : PAIR_PLACE;
  return [...results.slice(0, place), pair, ...results.slice(place)];
}

/** What all of a query is called in each language, if it is the name of a term or of a card. */
function namesOf(text: string, { term }: ReadQuery, { content, named }: Lexicon) {
  const { concepts, records } = content;
  const concept = term?.isAll ? concepts.find(({ id }) => id === term.id) : undefined;
  const alike = (named.get(joined(text)) ?? []).map((place) => records[place]!);
  const card = alike.find(({ kind }) => kind === 'card');
  const names = LANGUAGES.map((language, place) => [
    language,
    concept?.words.find((word) => word.language === language)?.text ?? card?.translations[place],
  ]);
  return Object.fromEntries(names.filter(([, name]) => name)) as Found['names'];
}

/** The names of terms that look most like what was typed. */
function nearTerms(text: string, { records }: IndexContent): readonly string[] {
  const terms = records.filter(({ kind }) => kind === 'term');
  const byName = new Map(terms.map(({ title }) => [fold(title), title]));
  const near = nearestIds(fold(text), [...byName.keys()]);
  return near.map((name) => byName.get(name)!);
}
