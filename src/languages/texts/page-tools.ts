import type { Language } from '../../rulebook/language.ts';
import type { pageTools } from '../en/texts/page-tools.ts';
import type { TextsLike } from './texts-like.ts';

/** Texts of what a script makes on a page once it is used: the menu of quotations, previews. */
export type PageToolTexts = TextsLike<typeof pageTools>;

/** The texts of one language, loaded alone. */
export async function loadPageToolTexts(lang: Language): Promise<PageToolTexts> {
  const loaded: { pageTools: PageToolTexts } = await import(`../${lang}/texts/page-tools.ts`);
  return loaded.pageTools;
}
