/** Finds the cards whose printed text names a term. */

import type { Language } from '../rulebook/language.ts';
import { cardNames } from './card-names.ts';
import { type PrintedCard, printedCard } from './cards.ts';

const known = new Map<Language, ReadonlyMap<string, readonly PrintedCard[]>>();

/**
 * Returns for each name whose text has a term its plainest version that has it; the shortest texts
 * first, because in these the term is most of what the card says.
 */
export function cardsOfTerm(term: string, lang: Language): readonly PrintedCard[] {
  const all = known.get(lang) ?? fileByTerm(lang);
  known.set(lang, all);
  return all.get(term) ?? [];
}

function fileByTerm(lang: Language): ReadonlyMap<string, readonly PrintedCard[]> {
  const filed = new Map<string, PrintedCard[]>();
  for (const { versions } of cardNames.values()) {
    const printed = versions.map(({ id }) => printedCard(id, lang));
    for (const term of new Set(printed.flatMap(({ terms }) => terms))) {
      const version = printed.find(({ terms }) => terms.includes(term))!;
      const cards = filed.get(term);
      if (cards) cards.push(version);
      else filed.set(term, [version]);
    }
  }
  for (const cards of filed.values()) cards.sort((a, b) => lengthOf(a) - lengthOf(b));
  return filed;
}

function lengthOf({ text }: PrintedCard): number {
  const spans = text.flatMap(({ lines }) => lines.flatMap((line) => line.spans));
  return spans.reduce((sum, span) => sum + ('text' in span ? span.text.length : 1), 0);
}
