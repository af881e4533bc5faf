import counted from '../../../data/generated/printed-forms.json' with { type: 'json' };
import { CHECKS } from '../../languages/all-languages.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';

/** A form with the number of cards that print it. */
export interface PrintedForm {
  readonly language: Language;
  readonly meaning: string;
  readonly form: string;
  readonly cards: number;
}

/** A card's texts in the languages in which they are known. */
export interface PrintedTexts {
  /** The key that several printings of one card share. */
  readonly card: string;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

/** The meanings with competing forms, of each language. */
export const MEANINGS = LANGUAGES.flatMap((language) =>
  CHECKS[language].printedForms.map((one) => ({ ...one, language })),
);

/** Counts the cards that print each form, for `data/generated/printed-forms.json`. */
export function countPrintedForms(printed: readonly PrintedTexts[]): PrintedForm[] {
  return MEANINGS.flatMap(({ language, meaning, forms }) =>
    Object.entries(forms).map(([form, pattern]) => {
      const cards = new Set(
        printed.filter(({ texts }) => pattern.test(texts[language] ?? '')).map(({ card }) => card),
      );
      return { language, meaning, form, cards: cards.size };
    }),
  );
}

/** A form that fewer cards print than another with the same meaning. */
export interface Unprinted {
  readonly form: string;
  readonly printed: string;
}

/**
 * Finds forms in a text that cards print less often than another with the same meaning.
 *
 * @param rule the number of the rule, if it is the text of one
 */
export function findUnprinted(text: string, language: Language, rule?: string): Unprinted[] {
  return MEANINGS.filter(
    (one) => one.language === language && !(rule && one.namedIn?.includes(rule)),
  ).flatMap(({ meaning, forms }) => {
    const [printed, ...others] = formsByCards(language, meaning);
    return others
      .filter((form) => forms[form]?.test(text))
      .map((form) => ({ form, printed: printed! }));
  });
}

/** Returns the forms of a meaning, the one that most cards print first. */
function formsByCards(language: Language, meaning: string): string[] {
  return (counted.forms as readonly PrintedForm[])
    .filter((one) => one.language === language && one.meaning === meaning)
    .sort((one, other) => other.cards - one.cards)
    .map(({ form }) => form);
}
