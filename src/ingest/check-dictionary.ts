import type { Article, Entry, Rule, Section } from '../rulebook/dictionary.ts';
import type { Language } from '../rulebook/language.ts';
import { letterOf, sectionOf } from '../rulebook/number.ts';
import { brokenPlurals } from './broken-plural.ts';
import { tellLanguage } from './language.ts';
import { type Library, type LoadedDictionary, rulesOf } from './loaded.ts';
import type { Problems } from './problem.ts';

/** Checks what can be seen in one dictionary alone. */
export function checkDictionary(
  loaded: LoadedDictionary,
  library: Library,
  problems: Problems,
): void {
  checkDuplicates(loaded, library, problems);
  const isForeign = checkLanguage(loaded, problems);
  for (const entry of loaded.dictionary.entries) {
    if (entry.kind === 'section') checkLetters(entry, loaded, library, problems);
    checkProse(entry, loaded, library, problems);
    if (!isForeign) checkEntryLanguage(entry, loaded, library, problems);
  }
}

/** Whether a dictionary as a whole is in another language than it says: then two files were swapped. */
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
  entry: Entry,
  { dictionary, file }: LoadedDictionary,
  library: Library,
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

function languageOf(entries: readonly Entry[]): Language | null {
  const texts = entries.flatMap(textsOf);
  return tellLanguage(texts.map(({ text }) => text).join(' '));
}

function checkDuplicates(
  { dictionary, file }: LoadedDictionary,
  library: Library,
  problems: Problems,
) {
  const seen = new Map<string, object>();
  const meet = (name: string, part: object) => {
    const first = seen.get(name);
    if (first) {
      const line = library.places.of(first, file).line;
      problems.error(
        'duplicate',
        library.places.of(part, file),
        `${name} is written twice; the first is in line ${line ?? '?'}`,
        'Keep one of the two, or correct its number.',
      );
    }
    seen.set(name, part);
  };
  for (const entry of dictionary.entries) {
    meet(entry.kind === 'article' ? `article ${entry.id}` : `section ${entry.number}`, entry);
  }
  for (const rule of rulesOf(dictionary)) meet(`rule ${rule.number}`, rule);
}

/** The letters of a section's rules: in their section, from a, without gaps. */
function checkLetters(
  section: Section,
  { file, origin }: LoadedDictionary,
  library: Library,
  problems: Problems,
): void {
  for (const rule of section.rules) {
    if (sectionOf(rule.number) === section.number) continue;
    problems.error(
      'schema',
      library.places.of(rule, file),
      `rule ${rule.number} stands in section ${section.number}`,
      'Move it to its section, or correct its number.',
    );
  }
  const letters = section.rules.map((rule) => letterOf(rule.number)!.charCodeAt(0) - 96);
  const present = new Set(letters);
  const missing = Array.from({ length: Math.max(...letters) }, (_, i) => i + 1)
    .filter((i) => !present.has(i))
    .map((i) => `${section.number}.${String.fromCharCode(96 + i)}`);
  if (missing.length > 0) {
    problems.warn(
      'gap',
      library.places.of(section, file),
      `section ${section.number} lacks ${missing.join(', ')}, though later letters are there`,
      origin === 'own' ? 'Add the rule, or correct the letters.' : 'Load a page that has the rule.',
    );
  }
}

/** A colon at the end of a text, or just before the next heading. */
const LOST_LIST = /:[ \t]*(?:\n\n### |\s*$)/;

/** What can be seen in a text as it is written: emptiness, lost lists, plurals. */
function checkProse(
  entry: Entry,
  loaded: LoadedDictionary,
  library: Library,
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

function textsOf(entry: Entry): EntryText[] {
  if (entry.kind === 'group') return [];
  const withNotes = (part: Rule | Article, name: string) => [
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

function nameOf(entry: Entry): string {
  return entry.kind === 'article' ? `article ${entry.id}` : `${entry.kind} ${entry.number}`;
}
