import type { BetweenTexts } from '../../languages/texts/between.ts';
import type { Language } from '../../rulebook/language.ts';

/** The texts of the page in one language, loaded alone. */
export async function loadBetween(lang: Language): Promise<BetweenTexts> {
  const loaded: { between: BetweenTexts } = await import(
    `../../languages/${lang}/texts/between.ts`
  );
  return loaded.between;
}
