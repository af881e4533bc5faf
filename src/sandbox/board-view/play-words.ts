import type { PlayWords } from '../../languages/say/teller.ts';
import type { Language } from '../../rulebook/language.ts';

/** The words of one language for what happens at a table, loaded alone. */
export async function loadPlayWords(lang: Language): Promise<PlayWords> {
  const loaded: { playWords: PlayWords } = await import(
    `../../languages/${lang}/say/play-words.ts`
  );
  return loaded.playWords;
}
