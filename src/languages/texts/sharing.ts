import type { Language } from '../../rulebook/language.ts';
import { TEXTS } from '../all-languages.ts';

/** Texts of links, quotations and pictures, in one language. */
export interface SharingTexts {
  /** The kind of its page, as a picture or a link names it. */
  readonly kinds: Readonly<
    Record<'rule' | 'section' | 'term' | 'ruling' | 'example' | 'card' | 'article', string>
  >;
  /** A rule with its edition: "Rule · 4.0". */
  readonly ruleOf: (edition: string) => string;
  /** A picture of a board, for those who do not see it. */
  readonly boardAlt: (title: string, moment: string) => string;
}

export function sharingTexts(lang: Language): SharingTexts {
  return TEXTS[lang].sharing;
}
