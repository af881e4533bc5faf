/** Hashes of the texts of cards, which show changes without storing the texts. */

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

/** Returns the texts of all cards, by their ids. */
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

/** Returns the hashes of texts in the form in which they are stored. */
export function hashesOf(texts: ReadonlyMap<string, Texts>): TextHashes {
  return Object.fromEntries(
    [...texts].map(([id, said]) => [id, LANGUAGES.map((one) => hashOf(said[one])).join(' ')]),
  );
}

/** Returns the short hash of a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
}

/** Returns the languages in which a card's text differs from the reviewed one. */
export function changedLanguages(kept: string | undefined, now: string): readonly Language[] {
  const before = kept?.split(' ') ?? [];
  const after = now.split(' ');
  return LANGUAGES.filter((_, index) => before[index] !== after[index]);
}
