/**
 * Light stemming: the forms of a word (`personaggio`, `personaggi`) have the same stem, and different
 * words have different stems. Words must be folded (`fold.ts`).
 */
import { QUERY_WORDS } from '../../languages/all-languages.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';

/** Words that are not stemmed in any language, because names of cards occur in all languages. */
const KEPT = new Set(LANGUAGES.flatMap((language) => QUERY_WORDS[language].keptWords.split(' ')));

/** Irregular forms, each with its verb. */
const VERBS = new Map(
  LANGUAGES.map((language) => [language, verbsByForm(QUERY_WORDS[language].irregularForms)]),
);

function verbsByForm(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(';').flatMap((verbs) => {
      const [verb = '', ...forms] = verbs.trim().split(/\s+/);
      return forms.map((form) => [form, verb] as const);
    }),
  );
}

const stems = new Map(LANGUAGES.map((language) => [language, new Map<string, string>()]));

/** Returns the stem of a folded word. Numbers and words of up to three letters stay as they are. */
export function stem(word: string, language: Language): string {
  const known = stems.get(language)!;
  const kept = known.get(word);
  if (kept !== undefined) return kept;
  const form = VERBS.get(language)!.get(word) ?? word;
  const isKept = form.length <= 3 || KEPT.has(form) || /\d/.test(form);
  const found = isKept ? form : QUERY_WORDS[language].stemWord(form);
  known.set(word, found);
  return found;
}

/** Returns the irregular forms with a stem. */
export function irregularForms(stemmed: string, language: Language): string[] {
  return [...VERBS.get(language)!.keys()].filter((form) => stem(form, language) === stemmed);
}
