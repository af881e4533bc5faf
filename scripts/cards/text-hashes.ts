/** Hashes of the texts that are printed of cards, so that a change is seen and no text is kept. */

import { createHash } from 'node:crypto';
import type { Card } from '../../src/engine/cards/card.ts';
import { WORDINGS } from '../../src/languages/all-languages.ts';
import { cardText, plainText } from '../../src/languages/say/card.ts';
import { LANGUAGES, type Language } from '../../src/rulebook/language.ts';

/** A card's text in each language. */
export type Texts = Readonly<Record<Language, string>>;

/** By the ids of cards, the hashes of their texts in the order of the languages. */
export type TextHashes = Readonly<Record<string, string>>;

const HASH_LENGTH = 8;

/** The texts of all cards, by their ids. */
export function textsOf(cards: readonly Card[]): ReadonlyMap<string, Texts> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const printed = (card: Card, language: Language) =>
    plainText(cardText(card, WORDINGS[language], (id) => byId.get(id)!));
  return new Map(
    cards
      .filter(({ abilities }) => abilities.length > 0)
      .map((card) => [
        card.id,
        Object.fromEntries(
          LANGUAGES.map((language) => [language, printed(card, language)]),
        ) as Texts,
      ]),
  );
}

/** The hashes of texts, as they are kept. */
export function hashesOf(texts: ReadonlyMap<string, Texts>): TextHashes {
  return Object.fromEntries(
    [...texts].map(([id, said]) => [id, LANGUAGES.map((one) => hashOf(said[one])).join(' ')]),
  );
}

/** The short hash of a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
}

/** The languages in which a card's text is not the one that was read. */
export function changedLanguages(kept: string | undefined, now: string): readonly Language[] {
  const before = kept?.split(' ') ?? [];
  const after = now.split(' ');
  return LANGUAGES.filter((_, index) => before[index] !== after[index]);
}
