import type { DeckViolation } from '../../engine/setup/deck-check.ts';
import type { Language } from '../../rulebook/language.ts';
import type { words } from '../en/texts/deck-check.ts';
import type { TextsLike } from './texts-like.ts';

/** All texts of the deck checker in one language. */
export type DeckWords = TextsLike<typeof words>;

/** The words of one language, loaded when they are needed. */
export async function loadDeckWords(lang: Language): Promise<DeckWords> {
  const loaded: { words: DeckWords } = await import(`../${lang}/texts/deck-check.ts`);
  return loaded.words;
}

/** A violation as a sentence. */
export function sayViolation(
  violation: DeckViolation,
  names: string,
  { violations }: DeckWords,
): string {
  const text = violations[violation.kind] as (violation: DeckViolation, names: string) => string;
  return text(violation, names);
}
