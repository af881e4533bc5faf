import { LANGUAGES, type Language } from '../../rulebook/language.ts';

/** A name of a card and what another language calls it. */
export interface ForeignName {
  readonly name: string;
  readonly instead: string;
}

/** The names of a card: English always, the other languages where they are known. */
type Names = Readonly<{ en: string } & Partial<Record<Language, string>>>;

/**
 * For each language, the English names that are written otherwise there. Only names of several words
 * are taken: a single word can be a word of a sentence.
 */
export function foreignNamesOf(
  cards: readonly { readonly name: Names }[],
): ReadonlyMap<Language, readonly ForeignName[]> {
  return new Map(
    LANGUAGES.map((language) => {
      const names = new Map<string, string>();
      for (const { name } of cards) {
        const instead = name[language];
        if (instead !== undefined && instead !== name.en && /\S\s\S/u.test(name.en))
          names.set(name.en, instead);
      }
      return [language, [...names].map(([name, instead]) => ({ name, instead }))];
    }),
  );
}

/**
 * The cards that a text calls by their English name though its own language has another. A text that
 * has both names speaks of the names themselves, and a quotation may say anything.
 */
export function findForeignNames(
  text: string,
  names: readonly ForeignName[],
): readonly ForeignName[] {
  const words = text.replace(/«[^»]*»|“[^”]*”/gu, '«»');
  return names.filter(({ name, instead }) => words.includes(name) && !words.includes(instead));
}
