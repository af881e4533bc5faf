import { type CollectionEntry, getCollection } from 'astro:content';
import { LANGUAGES, type Language } from '../rulebook/language.ts';
import { withoutAccents } from '../rulebook/plain-letters.ts';
import { memo } from './memo.ts';
import type { BookRule, Volume } from './volume.ts';

export type LexiconTerm = CollectionEntry<'terms'>;

/** All terms in one language by id, in its alphabetical order. */
export const lexicon = memo(async (lang: Language): Promise<ReadonlyMap<string, LexiconTerm>> => {
  const terms = await getCollection('terms', ({ data }) => data.language === lang);
  terms.sort((a, b) => a.data.forms.singular.localeCompare(b.data.forms.singular, lang));
  return new Map(terms.map((term) => [term.data.id, term]));
});

/** The same term in every language that has it. */
export async function translationsOf(id: string): Promise<readonly LexiconTerm[]> {
  const all = await Promise.all(LANGUAGES.map(async (lang) => (await lexicon(lang)).get(id)));
  return all.filter((term) => term !== undefined);
}

/** The letter under which a term stands in an alphabetical list: `É` is filed under `E`. */
export function initialOf(word: string): string {
  const letter = withoutAccents(word).replace(/[^\p{L}\p{N}]/gu, '')[0] ?? word[0] ?? '';
  return letter.toUpperCase();
}

/** The rules of a volume whose text or notes use a term, in book order. */
export function rulesUsing(id: string, book: Volume): readonly BookRule[] {
  return usesIn(book).get(id) ?? [];
}

/** The terms that say that a number defines them. */
export function termsDefinedBy(
  number: string,
  edition: string,
  terms: ReadonlyMap<string, LexiconTerm>,
): readonly LexiconTerm[] {
  return definitionsIn(edition, terms).get(number) ?? [];
}

const uses = new WeakMap<Volume, Map<string, BookRule[]>>();

function usesIn(book: Volume): Map<string, BookRule[]> {
  let index = uses.get(book);
  if (!index) {
    index = new Map();
    for (const rule of book.rules.values()) {
      for (const id of rule.terms) fileUnder(index, id, rule);
    }
    uses.set(book, index);
  }
  return index;
}

type Definitions = Map<string, Map<string, LexiconTerm[]>>;
const definitions = new WeakMap<ReadonlyMap<string, LexiconTerm>, Definitions>();

function definitionsIn(edition: string, terms: ReadonlyMap<string, LexiconTerm>) {
  const editions: Definitions = definitions.get(terms) ?? new Map();
  definitions.set(terms, editions);
  let index = editions.get(edition);
  if (!index) {
    index = new Map();
    for (const term of terms.values()) {
      for (const number of term.data.rules[edition] ?? []) fileUnder(index, number, term);
    }
    editions.set(edition, index);
  }
  return index;
}

function fileUnder<Value>(index: Map<string, Value[]>, key: string, value: Value) {
  const known = index.get(key);
  if (known) known.push(value);
  else index.set(key, [value]);
}
