/** Says which languages the site has, in languages that it lacks: their speakers follow links to it. */
export const NOT_IN_LANGUAGE: Readonly<Record<string, string>> = {
  cs: 'Tyto stránky jsou v angličtině, francouzštině, italštině, němčině a španělštině, zatím ne v češtině.',
  ja: 'このサイトは英語・フランス語・イタリア語・ドイツ語・スペイン語でお読みいただけます。日本語版はまだありません。',
  ko: '이 사이트는 영어, 프랑스어, 이탈리아어, 독일어, 스페인어로 볼 수 있으며 한국어판은 아직 없습니다.',
  nl: 'Deze site is er in het Engels, Frans, Italiaans, Duits en Spaans, nog niet in het Nederlands.',
  pl: 'Ta strona jest po angielsku, francusku, włosku, niemiecku i hiszpańsku, jeszcze nie po polsku.',
  pt: 'Este site está em inglês, francês, italiano, alemão e espanhol; ainda não em português.',
  zh: '本站有英文、法文、意大利文、德文和西班牙文版本，暂无中文版。',
};

/**
 * Returns a text for a reader whose first language the site lacks, with that language; null for others.
 *
 * @param wanted the browser's languages, most wanted first, such as `de-AT`
 */
export function saidInForeignLanguage(
  wanted: readonly string[],
): { readonly lang: string; readonly text: string } | null {
  const lang = wanted[0]?.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(NOT_IN_LANGUAGE, lang) ? { lang, text: NOT_IN_LANGUAGE[lang]! } : null;
}
