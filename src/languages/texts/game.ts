import type { Language } from '../../rulebook/language.ts';
import type { gameWords } from '../en/texts/game.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of a whole game against a simple opponent. */
export type GameWords = TextsLike<typeof gameWords>;

/** The texts of one language, loaded alone. */
export async function loadGameWords(lang: Language): Promise<GameWords> {
  const loaded: { gameWords: GameWords } = await import(`../${lang}/texts/game.ts`);
  return loaded.gameWords;
}
