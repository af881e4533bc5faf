import { CHECKS } from '../../languages/all-languages.ts';
import { isLent } from '../../rulebook/by-language.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { standingOf } from '../../rulebook/ruling.ts';
import type { Problems } from '../problem.ts';
import type { Collection } from '../read/collection.ts';
import type { LoadedLibrary } from '../read/loaded.ts';
import { writtenIn } from '../read/record-folder.ts';
import { type ForeignName, findForeignNames, foreignNamesOf } from './card-names.ts';
import { withoutQuotations } from './check-wording.ts';

/** Fields written in full sentences. Titles and players' questions are free in their wording. */
const TOLD: ReadonlySet<string> = new Set([
  'story',
  'look',
  'question',
  'answer',
  'definition',
  'text',
  'task',
  'says',
  'does',
]);

/**
 * Checks that examples, rulings, lessons and definitions use the wording of the book and of the cards,
 * and that they call a card by its name in their language. A proposed ruling has the words of its reader
 * in all languages until it is translated, and is checked when it is sealed.
 */
export function checkTold(
  collection: Collection,
  library: LoadedLibrary,
  problems: Problems,
): void {
  const names = foreignNamesOf(collection.cards.map(({ value }) => value));
  const checkPart = (whole: unknown, subject: string, file: string) => {
    for (const told of toldIn(whole)) {
      checkForms(told, subject, file, problems);
      checkNames(told, names, subject, file, problems);
    }
  };
  for (const { value, file } of collection.examples) checkPart(value, `example ${value.id}`, file);
  for (const { value, file } of collection.rulings) {
    if (standingOf(value) !== 'proposed') checkPart(value, `ruling ${value.id}`, file);
  }
  for (const { value, file } of collection.lessons)
    checkPart(value, `lesson ${value.example}`, file);
  for (const { value, file } of writtenIn(collection.record)) checkPart(value, 'the record', file);
  if (collection.grid) checkPart(collection.grid.value, 'the grid', collection.grid.file);
  for (const term of library.terms) checkPart(term, `term ${term.id}`, library.termsFile);
}

function checkNames(
  [language, text]: Told,
  names: ReadonlyMap<Language, readonly ForeignName[]>,
  subject: string,
  file: string,
  problems: Problems,
): void {
  for (const { name, instead } of findForeignNames(text, names.get(language) ?? [])) {
    problems.error(
      'wording',
      { file },
      `${subject} (${language}) calls a card by its English name “${name}”`,
      `Write: ${instead}.`,
    );
  }
}

function checkForms(
  [language, text]: Told,
  subject: string,
  file: string,
  problems: Problems,
): void {
  for (const { found, instead } of forbiddenIn(text, language)) {
    problems.error(
      'wording',
      { file },
      `${subject} (${language}) says “${found}”`,
      `Write: ${instead}.`,
    );
  }
}

/** Finds forms in a text, outside quotations, that are not used, each with its replacement. */
export function forbiddenIn(
  text: string,
  language: Language,
): readonly { found: string; instead: string }[] {
  const words = withoutQuotations(text);
  return CHECKS[language].forbiddenInStories.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(words)?.[0];
    return found === undefined ? [] : [{ found: found.trim(), instead }];
  });
}

/** A text in full sentences, with its language. */
type Told = readonly [Language, string];

/** Yields all texts of a file in full sentences, with their languages. */
function* toldIn(part: unknown): Generator<Told> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (TOLD.has(key)) yield* inLanguages(value);
    else yield* toldIn(value);
  }
}

function* inLanguages(told: unknown): Generator<Told> {
  if (typeof told !== 'object' || told === null) return;
  const texts = new Map(Object.entries(told));
  for (const language of LANGUAGES) {
    const text: unknown = texts.get(language);
    if (typeof text === 'string' && !isLent(told, language)) yield [language, text];
  }
}
