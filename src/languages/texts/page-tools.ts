import type { Language } from '../../rulebook/language.ts';

/** Texts of what a script makes on a page once it is used: the menu of quotations, previews. */
export interface PageToolTexts {
  /** A quotation without markup. */
  readonly plain: string;
  /** Whether a quotation brings the notes along. */
  readonly withNotes: string;
  /** Opens what the system shares with. */
  readonly share: string;
  readonly linkCopied: string;
  readonly quoteCopied: string;
  readonly copyFailed: string;
  /** Leads from a preview to its page. */
  readonly open: string;
  /** Keeps a preview open until it is closed. */
  readonly pin: string;
  readonly close: string;
  /** A newer version of the site waits. */
  readonly update: string;
  readonly reload: string;
}

/** The texts of one language, loaded alone. */
export async function loadPageToolTexts(lang: Language): Promise<PageToolTexts> {
  const loaded: { pageTools: PageToolTexts } = await import(`../${lang}/texts/page-tools.ts`);
  return loaded.pageTools;
}
