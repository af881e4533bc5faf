import { LANGUAGES, type Language } from '../../rulebook/language.ts';

/** Little words that one of the languages uses all the time and the others hardly ever. */
const LITTLE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(
    (
      'le les des du un une et est sont dans sur pour par avec qui que ne pas ce cette ces son sa ses ' +
      'leur leurs au aux en si ou il elle ils être peut doit lors joueur joueurs carte cartes chaque ' +
      'd l n s qu c j'
    ).split(' '),
  ),
  en: new Set(
    (
      'the of and is are be to in on by with which that not this these its their it if or as from an ' +
      'each can may must when player players card cards do does has have you your'
    ).split(' '),
  ),
  it: new Set(
    (
      'il lo gli i della del dei delle dell degli un uno di e è sono nel nella nei nelle su con per che ' +
      'non questo questa suo sua suoi loro se o da dal dalla può deve quando giocatore giocatori carta ' +
      'carte ogni al alla ai essere'
    ).split(' '),
  ),
};

/** With fewer little words than this, the language of a text is not certain. */
const ENOUGH = 4;

/**
 * Tells the language of a text from its little words.
 * Null where the text is too short, or where two languages come too close.
 */
export function tellLanguage(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => LITTLE_WORDS[language].has(word)).length,
  })).sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (!first || !second || first.count < ENOUGH || first.count < second.count * 1.5) return null;
  return first.language;
}
