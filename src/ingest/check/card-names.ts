import { LANGUAGES, type Language } from '../../rulebook/language.ts';

/** A name of a card and its translation in another language. */
export interface ForeignName {
  readonly name: string;
  readonly instead: string;
}

/** The names of a card: English always, the other languages where they are known. */
type Names = Readonly<{ en: string } & Partial<Record<Language, string>>>;

/**
 * Returns for each language the English names that are different in it. Only names of several words,
 * apart or joined by hyphens, count, because a single word can occur in a sentence by chance.
 */
export function foreignNamesOf(
  cards: readonly { readonly name: Names }[],
): ReadonlyMap<Language, readonly ForeignName[]> {
  return new Map(
    LANGUAGES.map((language) => {
      const names = new Map<string, string>();
      for (const { name } of cards) {
        const instead = name[language];
        if (instead !== undefined && instead !== name.en && /\S[\s-]\S/u.test(name.en))
          names.set(name.en, instead);
      }
      return [language, [...names].map(([name, instead]) => ({ name, instead }))];
    }),
  );
}

/**
 * Finds cards that a text calls by their English name although its language has another one. Texts with
 * both names, which are about the names, and quotations are left out.
 */
export function findForeignNames(
  text: string,
  names: readonly ForeignName[],
): readonly ForeignName[] {
  const words = straightenApostrophes(text.replace(/«[^»]*»|“[^”]*”/gu, '«»'));
  return names.filter(
    ({ name, instead }) =>
      words.includes(straightenApostrophes(name)) &&
      !words.includes(straightenApostrophes(instead)),
  );
}

/** Returns a text with straight apostrophes, since cards and stories do not write the same one. */
function straightenApostrophes(text: string): string {
  return text.replaceAll('’', "'");
}
