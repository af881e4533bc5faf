/** Where the browser keeps the language that the reader chose. */
export const LANGUAGE_KEY = 'altered-codex:language';

/**
 * Chooses a language: the saved one, else the first of the browser's languages that the site has,
 * else English for who asks for languages that the site lacks, else the site's first. Complete in itself, because pages carry its source inline.
 *
 * @param offered the site's languages, the default first
 * @param saved what the browser kept, if anything
 * @param wanted the browser's languages, most wanted first, such as `fr-CH`
 */
export function chooseLanguage(
  offered: readonly string[],
  saved: string | null,
  wanted: readonly string[],
): string {
  const candidates = [saved ?? '', ...wanted].map((code) => code.toLowerCase().split('-')[0]!);
  const known = candidates.find((code) => offered.includes(code));
  const foreign = wanted.length > 0 ? offered.find((code) => code === 'en') : undefined;
  return known ?? foreign ?? offered[0]!;
}
