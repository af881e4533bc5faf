import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { parseText } from '../../rulebook/text.ts';
import type { Place, Problems } from '../problem.ts';
import { type Library, rulesOf } from '../read/loaded.ts';
import { findUnprinted } from './printed-forms.ts';
import { wordsOf } from './text-features.ts';

/** A text that players read, in one language. */
interface Told {
  readonly language: Language;
  readonly text: string;
  readonly subject: string;
  readonly place: Place;
  readonly rule?: string;
}

/** Checks that rules, notes, terms, examples and rulings use the words that cards print. */
export function checkPrinted(library: Library, problems: Problems): void {
  for (const { language, text, subject, place, rule } of [
    ...inRules(library),
    ...inTerms(library),
    ...inStories(library),
  ]) {
    const words = wordsOf(parseText(text, 'rule').blocks);
    for (const { form, printed } of findUnprinted(words, language, rule)) {
      problems.error(
        'wording',
        place,
        `${subject} (${language}) says “${form}”`,
        `Write as cards do: ${printed}.`,
      );
    }
  }
}

function* inRules({ books, places }: Library): Generator<Told> {
  for (const { dictionary, file } of books.flatMap(({ dictionaries }) => dictionaries)) {
    const { language } = dictionary;
    for (const rule of rulesOf(dictionary)) {
      const { number } = rule;
      const subject = `rule ${number} of ${dictionary.edition}`;
      yield { language, text: rule.text, subject, place: places.of(rule, file), rule: number };
      for (const note of rule.notes ?? []) {
        const place = places.of(note, file);
        yield { language, text: note.text, subject: `a note of ${subject}`, place, rule: number };
      }
    }
  }
}

function* inTerms({ terms, termsFile, places }: Library): Generator<Told> {
  for (const term of terms) {
    for (const language of LANGUAGES) {
      const text = term.definition[language];
      const subject = `the definition of ${term.id}`;
      if (text) yield { language, text, subject, place: places.of(term, termsFile) };
    }
  }
}

function* inStories({ collection }: Library): Generator<Told> {
  for (const { value, file } of [...(collection?.examples ?? []), ...(collection?.rulings ?? [])]) {
    for (const [language, text] of textsIn(value)) {
      yield { language, text, subject: `a text of ${value.id}`, place: { file } };
    }
  }
}

/** Every text that stands in three languages somewhere in a value; what players ask is their own. */
function* textsIn(value: unknown): Generator<[Language, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const language = LANGUAGES.find((one) => one === key);
    if (language && typeof inner === 'string') yield [language, inner];
    else if (key !== 'questions') yield* textsIn(inner);
  }
}
