import { basename } from 'node:path';
import type { Card } from '../../engine/cards/card.ts';
import { WORDINGS } from '../../languages/all-languages.ts';
import { cardText, plainText } from '../../languages/say/card.ts';
import { parsedBlocks } from '../../library/parsed.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { ProblemPlace, Problems } from '../problem.ts';
import { type LoadedLibrary, rulesOf } from '../read/loaded.ts';
import { writtenIn } from '../read/record-folder.ts';
import { findUnprinted } from './printed-forms.ts';
import { findMisnamed } from './printed-keywords.ts';
import { wordsOf } from './text-features.ts';

/** A text that players read, in one language. */
interface Told {
  readonly language: Language;
  readonly text: string;
  readonly subject: string;
  readonly place: ProblemPlace;
  readonly rule?: string;
}

/**
 * Checks that rules, notes, terms, examples, rulings, lessons and the generated texts of cards use the
 * words that cards print, and that keywords have the publisher's names.
 */
export function checkPrinted(library: LoadedLibrary, problems: Problems): void {
  checkKeywords(library, problems);
  const told = [...inRules(library), ...inTerms(library), ...inStories(library)].map((one) => ({
    ...one,
    words: wordsOf(parsedBlocks(one.text)),
  }));
  const onCards = [...inCards(library)].map((one) => ({ ...one, words: one.text }));
  for (const { language, words, subject, place, rule } of [...told, ...onCards]) {
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

function* inRules({ books, places }: LoadedLibrary): Generator<Told> {
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

function* inTerms({ terms, termsFile, places }: LoadedLibrary): Generator<Told> {
  for (const term of terms) {
    for (const language of LANGUAGES) {
      const text = term.definition[language];
      const subject = `the definition of ${term.id}`;
      if (text) yield { language, text, subject, place: places.of(term, termsFile) };
    }
  }
}

function* inStories({ collection }: LoadedLibrary): Generator<Told> {
  const { examples = [], rulings = [], lessons = [], record } = collection ?? {};
  const named = [...examples, ...rulings].map(({ value, file }) => ({
    name: value.id,
    value,
    file,
  }));
  const taught = lessons.map(({ value, file }) => ({ name: basename(file), value, file }));
  const recorded = record ? writtenIn(record) : [];
  const kept = recorded.map(({ value, file }) => ({ name: basename(file), value, file }));
  for (const { name, value, file } of [...named, ...taught, ...kept]) {
    for (const [language, text] of textsIn(value)) {
      yield { language, text, subject: `a text of ${name}`, place: { file } };
    }
  }
}

/** Yields the generated texts of cards. A missing token that a card names is reported elsewhere. */
function* inCards({ collection }: LoadedLibrary): Generator<Told> {
  const cards = collection?.cards ?? [];
  const byId = new Map(cards.map(({ value }) => [value.id, value]));
  for (const { value, file } of cards) {
    const subject = `the text generated of ${value.id}`;
    for (const language of LANGUAGES) {
      const text = generatedText(value, language, byId);
      if (text) yield { language, text, subject, place: { file } };
    }
  }
}

function generatedText(card: Card, language: Language, byId: ReadonlyMap<string, Card>): string {
  let isComplete = true;
  const text = cardText(card, WORDINGS[language], (id) => {
    const token = byId.get(id);
    isComplete &&= token !== undefined;
    // Without abilities, so that generating the text ends; the text is left out.
    return token ?? { ...card, abilities: [] };
  });
  return isComplete ? plainText(text) : '';
}

/** Checks that terms and tokens have the names that the publisher lists for keywords. */
function checkKeywords(
  { terms, termsFile, places, collection }: LoadedLibrary,
  problems: Problems,
): void {
  const tokens = (collection?.cards ?? []).map(({ value }) => value);
  for (const { term, id, language, printed } of findMisnamed(terms, tokens)) {
    problems.error(
      'wording',
      term ? places.of(term, termsFile) : { file: termsFile },
      `${id} is not called “${printed}” (${language}), as the publisher’s list of keywords has it`,
      'Add the form to the term, or name the token so.',
    );
  }
}

/** Yields all texts in a value that have a key per language. */
function* textsIn(value: unknown): Generator<[Language, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const language = LANGUAGES.find((one) => one === key);
    if (language && typeof inner === 'string') yield [language, inner];
    else yield* textsIn(inner);
  }
}
