import counted from '../../../data/generated/printed-forms.json' with { type: 'json' };
import type { Card } from '../../engine/cards/card.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { TermEntry } from '../../rulebook/term.ts';

/** A word of the publisher's list of keywords, and the term or token that it should name. */
interface Misnamed {
  readonly id: string;
  readonly language: Language;
  readonly printed: string;
  readonly term?: TermEntry;
}

/** The numbers of a keyword or token: "Tough 1", "2/2/2 Scarabot". */
const NUMBERS = /\s*(?:\d+\/\d+\/\d+|\b(?:\d+|X))\s*/gu;

/** The statistics of a token, which stand beside its name; keywords have none. */
const STATISTICS = /\d\/\d\/\d/;

/**
 * Finds the words of the publisher's list of keywords that are not a form of their term, or not the
 * name of their token. A keyword without a term or token is left out.
 */
export function findMisnamed(terms: readonly TermEntry[], cards: readonly Card[]): Misnamed[] {
  return counted.keywords.flatMap((row) => {
    const id = row.id.toLowerCase().replaceAll('_', '-');
    const token = cards.find((card) => card.id === id);
    const isToken = STATISTICS.test(row.en);
    const term = isToken ? undefined : terms.find((one) => `${id}-`.startsWith(`${one.id}-`));
    return LANGUAGES.flatMap((language) => {
      const names: Readonly<Partial<Record<Language, string>>> = row;
      const printed = names[language]?.replace(NUMBERS, '');
      if (printed === undefined) return [];
      const known = term ? formsOf(term, language) : token ? [token.name[language]] : [printed];
      return known.includes(printed) ? [] : [{ id, language, printed, ...(term ? { term } : {}) }];
    });
  });
}

function formsOf({ forms }: TermEntry, language: Language): readonly (string | undefined)[] {
  const { singular, plural, other = [] } = forms[language] ?? {};
  return [singular, plural, ...other];
}
