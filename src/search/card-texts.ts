/** Adds the printed texts of cards to results: a card's text often answers a question about it. */
import type { Language } from '../rulebook/language.ts';
import type { Hit } from './rank/hit.ts';
import type { ReadQuery } from './rank/query.ts';

/** The texts of the cards of each name, all versions together, by the id of the name's page. */
export type CardTexts = Readonly<Record<string, string>>;

/** Returns the path of the texts of cards in a language, below the site's folder. */
export function cardTextsFile(language: Language): string {
  return `${language}/search/card-texts.json`;
}

/**
 * Whether results of a query show texts of cards: it names a card and says something besides, or names
 * several. A name alone asks for the card's page.
 */
export function asksAboutCards({ groups }: ReadQuery): boolean {
  return groups.length > 1 && groups.some(({ cards }) => cards.length > 0);
}

/** Returns a hit with the text of its card, if it is one. */
export function withCardText(hit: Hit, texts: CardTexts): Hit {
  const { kind, id } = hit.record;
  const text = kind === 'card' ? texts[id] : undefined;
  return text === undefined ? hit : { ...hit, record: { ...hit.record, text } };
}

/** Beside an answer stand the texts of so many cards. */
const MOST_TEXTS = 2;

/**
 * Returns the first hit with the texts of the cards that a query certainly names, where it is not one
 * of them itself: a rule and a card's text answer together.
 */
export function withNamedTexts(
  hit: Hit,
  { groups }: ReadQuery,
  texts: CardTexts,
  titleOf: (id: string) => string,
): Hit {
  const named = groups.flatMap(({ isCertain, cards }) => (isCertain ? cards.slice(0, 1) : []));
  const ids = [...new Set(named)].filter((id) => texts[id]);
  if (hit.record.kind === 'card' || ids.length > MOST_TEXTS) return hit;
  return { ...hit, cardTexts: ids.map((id) => `${titleOf(id)}: ${texts[id]}`) };
}
