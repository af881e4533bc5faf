/** Adds the printed texts of cards to results: a card's text often answers a question about it. */
import type { Language } from '../rulebook/language.ts';
import type { TextPiece } from './box/excerpt.ts';
import { ANSWERS } from './rank/card-order.ts';
import type { Hit, NamedText } from './rank/hit.ts';
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

/** If a query names more cards than this, none of their texts is shown beside an answer. */
const MOST_TEXTS = 2;

/**
 * Returns the first hit with the texts of the cards that a query names, where it is a rule, a ruling or a
 * term: the two answer together. A part of a name that several cards share names none of them.
 */
export function withNamedTexts(
  hit: Hit,
  { groups }: ReadQuery,
  texts: CardTexts,
  nameOf: (id: string) => string,
): Hit {
  const named = groups.flatMap(({ isCertain, cards }) =>
    isCertain || cards.length === 1 ? cards.slice(0, 1) : [],
  );
  const ids = [...new Set(named)].filter((id) => texts[id]);
  if (!ANSWERS.has(hit.record.kind) || ids.length > MOST_TEXTS) return hit;
  return { ...hit, cards: ids.map((id) => ({ id, name: nameOf(id), text: texts[id]! })) };
}

/** Returns a card's name, marked, and its text, for an excerpt of several. */
export function namedText({ name, text }: NamedText): readonly TextPiece[] {
  return [
    { text: name, found: true },
    { text: ` ${text} `, found: false },
  ];
}
