import type { DeckFormat } from '../../engine/setup/deck-check.ts';

/** The articles that are about a format with rules for its decks. */
const FORMATS: Readonly<Record<string, DeckFormat>> = {
  standard: 'constructed',
  'booster-draft': 'limited',
};

/** The article that is about a format. */
export function articleOf(format: DeckFormat): string {
  return Object.keys(FORMATS).find((article) => FORMATS[article] === format) ?? '';
}

/** The format that an article is about, if it is about one. */
export function formatOf(article: string): DeckFormat | undefined {
  return FORMATS[article];
}
