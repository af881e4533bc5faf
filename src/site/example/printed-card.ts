import { address } from '../../addresses/address.ts';
import type { Card } from '../../engine/cards/card.ts';
import { WORDINGS } from '../../languages/all-languages.ts';
import { collection } from '../../library/collection.ts';
import type { Language } from '../../rulebook/language.ts';
import { slugOf } from '../../rulebook/slug.ts';
import { printedCard } from '../../sandbox/model/print-card.ts';
import type { PrintedCards } from '../../sandbox/model/printed.ts';

/**
 * Returns the printed facts of cards in a language, with page addresses for cards of the collection.
 *
 * @param token finds the card of a token that a text names
 */
export function printedCards(
  cards: Iterable<Card>,
  lang: Language,
  token: (id: string) => Card,
): PrintedCards {
  const press = { lang, grammar: WORDINGS[lang], token };
  return Object.fromEntries(
    [...cards].map((card) => {
      const page = address.card(lang, slugOf(card.name.en), card.id);
      return [card.id, { ...printedCard(card, press), ...(collection.has(card.id) && { page }) }];
    }),
  );
}
