import type { Language } from '../../rulebook/language.ts';
import type { TakeTexts } from '../../site/offline/take.ts';

/** What taking the rulebook along says in a language, loaded alone. */
export async function loadOfflineTexts(lang: Language): Promise<TakeTexts> {
  const loaded: { offline: TakeTexts } = await import(`../${lang}/texts/offline.ts`);
  return loaded.offline;
}
