import type { Language } from '../../rulebook/language.ts';
import type { freeWords } from '../en/texts/free-play.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts that only free play has. */
export type FreeWords = TextsLike<typeof freeWords>;

/** Texts of setting up on the board itself. */
export type EditWords = FreeWords['edit'];

/** Texts of pasting a card or a deck list. */
export type PasteWords = FreeWords['paste'];

/** The texts of one language, loaded alone. */
export async function loadFreeWords(lang: Language): Promise<FreeWords> {
  const loaded: { freeWords: FreeWords } = await import(`../${lang}/texts/free-play.ts`);
  return loaded.freeWords;
}
