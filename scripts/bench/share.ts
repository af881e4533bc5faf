import { LANGUAGES, type Language } from '../../src/rulebook/language.ts';

/** The edition, the language and the set that a file of the site belongs to. */
export interface FileShare {
  readonly edition: string | null;
  readonly language: Language | null;
  readonly set: string | null;
}

/**
 * Returns which edition, language and set a file of the built site belongs to, by its address.
 *
 * @param path below the site's folder, such as `fr/cards/achilles/index.html`
 * @param setOfCard the set in which a card was first printed, by the address of its page
 */
export function shareOf(
  path: string,
  editions: readonly string[],
  setOfCard: ReadonlyMap<string, string>,
): FileShare {
  const parts = path.split('/').flatMap((part) => [part, part.replace(/\.[a-z]+$/, '')]);
  return {
    edition: editions.find((edition) => parts.includes(edition)) ?? null,
    language: LANGUAGES.find((language) => parts.includes(language)) ?? null,
    set: parts.includes('cards')
      ? (parts.map((part) => setOfCard.get(part)).find(Boolean) ?? null)
      : null,
  };
}
