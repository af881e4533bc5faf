import counted from '../../../data/generated/printed-forms.json' with { type: 'json' };
import { CHECKS } from '../../languages/all-languages.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';

/** How many cards print a form. */
export interface PrintedForm {
  readonly language: Language;
  readonly meaning: string;
  readonly form: string;
  readonly cards: number;
}

/** A card's texts, as far as they are known in a language. */
export interface PrintedTexts {
  /** What several printings of one card have in common. */
  readonly card: string;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

/** The meanings, in each language where two forms compete. */
export const MEANINGS = LANGUAGES.flatMap((language) =>
  CHECKS[language].printedForms.map((one) => ({ ...one, language })),
);

/** Counts the cards that print each form: what `data/generated/printed-forms.json` holds. */
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
 * Finds the forms of a text that cards hardly print.
 *
 * @param rule the number of the rule whose text it is, if it is a rule's
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

/** The forms of a meaning, the one that most cards print first. */
function formsByCards(language: Language, meaning: string): string[] {
  return (counted.forms as readonly PrintedForm[])
    .filter((one) => one.language === language && one.meaning === meaning)
    .sort((one, other) => other.cards - one.cards)
    .map(({ form }) => form);
}
