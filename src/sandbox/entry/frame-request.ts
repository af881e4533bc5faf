import { address } from '../../addresses/address.ts';
import { chooseLanguage } from '../../addresses/language-choice.ts';
import { isLanguage, LANGUAGES, type Language } from '../../rulebook/language.ts';

/** The options in the address of an embedded example's frame. */
export interface FrameRequest {
  readonly edition: string | null;
  /** The number of steps after the first. */
  readonly step: number;
  readonly theme: 'light' | 'dark' | null;
  /** The address of the same example in the language that is asked for, where it is another one. */
  readonly otherLanguage: string | null;
}

/**
 * Parses `?edition=4.0&step=3&theme=dark&language=fr`; `language=reader` is the reader's own. Unknown
 * values are ignored.
 *
 * @param shown the example and the language of the page
 * @param readersLanguages the languages of the browser
 */
export function readFrameRequest(
  query: string,
  shown: { readonly example: string; readonly lang: Language },
  readersLanguages: readonly string[],
): FrameRequest {
  const asked = new URLSearchParams(query);
  const theme = asked.get('theme');
  const step = Number(asked.get('step') ?? 0);
  return {
    edition: asked.get('edition'),
    step: Number.isInteger(step) && step > 0 ? step : 0,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    otherLanguage: inOtherLanguage(asked, shown, readersLanguages),
  };
}

/** The address is built from the site's own parts: the path of the page may be anything. */
function inOtherLanguage(
  asked: URLSearchParams,
  { example, lang }: { readonly example: string; readonly lang: Language },
  readersLanguages: readonly string[],
): string | null {
  const wanted = asked.get('language') ?? '';
  const language = wanted === 'reader' ? chooseLanguage(LANGUAGES, null, readersLanguages) : wanted;
  if (!isLanguage(language) || language === lang) return null;
  const rest = new URLSearchParams(asked);
  rest.delete('language');
  return `${address.embed(language, example)}?${rest}`;
}
