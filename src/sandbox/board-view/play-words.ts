import type { PlayWords } from '../../languages/say/teller.ts';
import type { Language } from '../../rulebook/language.ts';
import type { PlayData, UnshownPlay } from '../model/play-data.ts';

/** The words of one language for what happens at a table, loaded alone. */
export async function loadPlayWords(lang: Language): Promise<PlayWords> {
  const loaded: { playWords: PlayWords } = await import(
    `../../languages/${lang}/say/play-words.ts`
  );
  return loaded.playWords;
}

/** A play with its show; loads the engine where the page carried none. */
export async function completePlay(play: UnshownPlay, lang: Language): Promise<PlayData> {
  if (play.show) return { ...play, show: play.show };
  const [{ withShow }, playWords] = await loadShowing(lang);
  return withShow(play, playWords);
}

/** Loads the engine and the words that it needs to compute a show. */
export function loadShowing(lang: Language) {
  return Promise.all([import('./placed-session.ts'), loadPlayWords(lang)]);
}
