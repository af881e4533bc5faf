import type { Language } from '../../rulebook/language.ts';
import type { Block } from '../../rulebook/tree.ts';
import { sentencesOf } from './text-features.ts';

/** Verbs that rules put first in Italian, whose subject would stand in the sentence before. */
const BARE_VERBS = [
  'Aggiung(?:e|ono)',
  'Avv(?:iene|engono) (?:alla|quando)',
  '(?:Può|Possono)',
  '(?:Risolv|Serv)(?:e|ono)',
  'Non (?:lascia|lasciano|serve|servono|si unisce|si uniscono)',
  '(?:Di solito si|Si) (?:applica|scriv)(?:e|no|ono)? (?:a|con|«)',
].join('|');

/** A first word that points back over the end of a sentence, so that the sentence cannot be quoted. */
const POINTS_BACK: Readonly<Record<Language, RegExp>> = {
  en: /^(?:It|They|Its|He|She|If so|In (?:this|that) case)(?!\p{L})/u,
  fr: /^(?:Il(?! (?:y a|existe)(?!\p{L}))|Elle|Ils|Elles|Cela|Ceci|Dans ce cas|Si c’est le cas)(?!\p{L})/u,
  it: new RegExp(
    `^(?:Esso|Essa|Essi|Esse|Ciò|In (?:tal|questo|quel) caso|${BARE_VERBS})(?!\\p{L})`,
    'u',
  ),
};

/** A sentence that only calls its rule an exception. */
const EXCEPTION: Readonly<Record<Language, RegExp>> = {
  en: /^(?:This|This rule|This order) is an exception to /u,
  fr: /^(?:C’est une exception|Cette règle est une exception|Cet ordre fait exception) /u,
  it: /^(?:È un’eccezione|Questa regola è un’eccezione|Quest’ordine fa eccezione) /u,
};

/** The first sentence of a rule that begins with what only the sentence before explains. */
export function findPointingBack(blocks: readonly Block[], language: Language): string | null {
  return sentencesOf(blocks).find((sentence) => POINTS_BACK[language].test(sentence)) ?? null;
}

/** The sentence of a note that says that the rule is an exception, which is part of the rule. */
export function findException(blocks: readonly Block[], language: Language): string | null {
  return sentencesOf(blocks).find((sentence) => EXCEPTION[language].test(sentence)) ?? null;
}
