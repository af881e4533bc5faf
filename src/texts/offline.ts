import type { TakeTexts } from '../offline/take.ts';
import type { Language } from '../rulebook/language.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ offline: TakeTexts }>>> = {
  fr: () => import('./fr/offline.ts'),
  en: () => import('./en/offline.ts'),
  it: () => import('./it/offline.ts'),
};

/** What taking the rulebook along says in a language, loaded alone. */
export async function loadOfflineTexts(lang: Language): Promise<TakeTexts> {
  return (await LOADERS[lang]()).offline;
}
