import type { PlayWords } from '../../languages/say/teller.ts';
import type { Language } from '../../rulebook/language.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ playWords: PlayWords }>>> = {
  fr: () => import('../../languages/fr/say/play-words.ts'),
  en: () => import('../../languages/en/say/play-words.ts'),
  it: () => import('../../languages/it/say/play-words.ts'),
};

/** The words of one language for what happens at a table, loaded alone. */
export async function loadPlayWords(lang: Language): Promise<PlayWords> {
  return (await LOADERS[lang]()).playWords;
}
