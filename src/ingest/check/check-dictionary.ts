import type { Article, DictionaryEntry, DictionaryRule } from '../../rulebook/dictionary.ts';
import type { Language } from '../../rulebook/language.ts';
import { brokenPlurals } from '../glossary/broken-plural.ts';
import { tellLanguage } from '../glossary/language.ts';
import type { Problems } from '../problem.ts';
import { type LoadedDictionary, type LoadedLibrary, rulesOf } from '../read/loaded.ts';
import { checkLetters, checkOnce, type NumberReport } from './check-numbers.ts';

/** Checks a dictionary by itself. */
export function checkDictionary(
  loaded: LoadedDictionary,
  library: LoadedLibrary,
  problems: Problems,
): void {
  checkNumbers(loaded, library, problems);
  const isForeign = checkLanguage(loaded, problems);
  for (const entry of loaded.dictionary.entries) {
    checkProse(entry, loaded, library, problems);
    if (!isForeign) checkEntryLanguage(entry, loaded, library, problems);
  }
}

/** Reports a dictionary in another language than it says, as when files were swapped; says whether. */
function checkLanguage({ dictionary, file }: LoadedDictionary, problems: Problems): boolean {
  const told = languageOf(dictionary.entries);
  if (told === null || told === dictionary.language) return false;
  problems.error(
    'wrong-language',
    { file },
    `the dictionary says that it is in ${dictionary.language}; its texts are in ${told}`,
    `Put the texts in ${dictionary.language} into this file again.`,
  );
  return true;
}

function checkEntryLanguage(
  entry: DictionaryEntry,
  { dictionary, file }: LoadedDictionary,
  library: LoadedLibrary,
  problems: Problems,
): void {
  const told = languageOf([entry]);
  if (told === null || told === dictionary.language) return;
  problems.warn(
    'wrong-language',
    library.places.of(entry, file),
    `${nameOf(entry)} reads like ${told}, in a dictionary of ${dictionary.language}`,
    'Move it to the other dictionary, or translate it.',
  );
}

function languageOf(entries: readonly DictionaryEntry[]): Language | null {
  const texts = entries.flatMap(textsOf);
  return tellLanguage(texts.map(({ text }) => text).join(' '));
}

/** Checks the numbers of a published dictionary; a project's own are checked with its structure. */
function checkNumbers(
  { dictionary, file, origin }: LoadedDictionary,
  library: LoadedLibrary,
  problems: Problems,
): void {
  if (origin === 'own') return;
  const report: NumberReport = {
    place: (part) => library.places.of(part, file),
    mendGap: 'Load a page that has the rule.',
    problems,
  };
  const named = dictionary.entries.map(
    (entry) =>
      [
        entry.kind === 'article' ? `article ${entry.id}` : `section ${entry.number}`,
        entry,
      ] as const,
  );
  const rules = [...rulesOf(dictionary)].map((rule) => [`rule ${rule.number}`, rule] as const);
  checkOnce([...named, ...rules], report);
  for (const entry of dictionary.entries) if (entry.kind === 'section') checkLetters(entry, report);
}

/** A colon at the end of a text, or just before the next heading. */
const LOST_LIST = /:[ \t]*(?:\n\n### |\s*$)/;

/** Checks texts as they are written: for emptiness, lost lists and broken plurals. */
function checkProse(
  entry: DictionaryEntry,
  loaded: LoadedDictionary,
  library: LoadedLibrary,
  problems: Problems,
): void {
  const report = loaded.origin === 'own' ? problems.error : problems.warn;
  for (const { part, name, text } of textsOf(entry)) {
    const place = library.places.of(part, loaded.file);
    if (text.trim() === '') {
      report.call(problems, 'lost-text', place, `${name} has no text`, 'Write it, or take it out.');
    }
    if (LOST_LIST.test(text)) {
      problems.warn(
        'lost-list',
        place,
        `${name} has a colon, and nothing comes after`,
        'Add the list that was lost, or end the sentence.',
      );
    }
    for (const { word, mended } of brokenPlurals(text, loaded.dictionary.language)) {
      problems.warn(
        'broken-plural',
        place,
        `${name} has ${JSON.stringify(word)}`,
        `Write ${JSON.stringify(mended)}.`,
      );
    }
  }
}

interface EntryText {
  readonly part: object;
  readonly name: string;
  readonly text: string;
}

function textsOf(entry: DictionaryEntry): EntryText[] {
  if (entry.kind === 'group') return [];
  const withNotes = (part: DictionaryRule | Article, name: string) => [
    { part, name, text: part.text },
    ...(part.notes ?? []).map((note, i) => ({
      part: note,
      name: `note ${i + 1} of ${name}`,
      text: note.text,
    })),
  ];
  if (entry.kind === 'article') return withNotes(entry, nameOf(entry));
  return entry.rules.flatMap((rule) => withNotes(rule, `rule ${rule.number}`));
}

function nameOf(entry: DictionaryEntry): string {
  return entry.kind === 'article' ? `article ${entry.id}` : `${entry.kind} ${entry.number}`;
}
