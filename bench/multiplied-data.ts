import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Changes } from '../src/rulebook/changes.ts';
import type { EditionWords } from '../src/rulebook/edition-words.ts';
import { LANGUAGES } from '../src/rulebook/language.ts';
import type { Questions } from '../src/rulebook/questions.ts';
import { listedNotes, type RuleStructure, type Structure } from '../src/rulebook/structure.ts';
import type { Terms } from '../src/rulebook/term.ts';
import { emptyFiles } from './empty-files.ts';

const CHAPTERS = 7;

const readData = <Shape>(path: string): Shape =>
  JSON.parse(readFileSync(join('data', path), 'utf8'));

/** Shifts every rule number in a text by a number of whole books. */
function shiftNumbers(text: string, copy: number): string {
  const moved = (_: string, chapter: string, rest: string) =>
    `${Number(chapter) + CHAPTERS * copy}${rest}`;
  return text.replace(
    /(?<![\w.-])([1-7])((?:\.[1-9]\d?){1,2}(?:\.[a-z](?:\.\d{1,2})*)?)(?![\w]|\.\d)/g,
    moved,
  );
}

/** Returns a copy of data with its own numbers and ids. */
function copyOf<Shape>(data: Shape, copy: number): Shape {
  if (copy === 0) return data;
  const text = shiftNumbers(JSON.stringify(data), copy)
    .replace(/\[\[((?:article\/)?[a-z0-9-]+)/g, `[[$1-${copy}`)
    .replace(/"id":"([^"]+)"/g, `"id":"$1-${copy}"`)
    .replace(/"seeAlso":\[[^\]]*\]/g, '"seeAlso":[]');
  return JSON.parse(text);
}

/** Copies the entries of a record whose keys are ids or chapters, with new keys. */
function renameKeys<Part>(
  parts: Readonly<Record<string, Part>>,
  copy: number,
): Record<string, Part> {
  const own = (key: string) => {
    if (copy === 0) return key;
    return /^\d+$/.test(key) ? String(Number(key) + CHAPTERS * copy) : `${key}-${copy}`;
  };
  return Object.fromEntries(
    Object.entries(copyOf(parts, copy)).map(([key, part]) => [
      key.includes('.') ? key : own(key),
      part,
    ]),
  );
}

/** The rules that name the top and the bottom card of a Deck, in words that no other rule may use. */
const NAMING = /^(\d+)\.2\.2\.[bf]$/;

/** Gives the copies of these rules the text of the first rule of their section. */
function withoutDefinitions(rules: EditionWords['rules']): EditionWords['rules'] {
  const copies = Object.entries(rules).flatMap(([number, rule]) => {
    const chapter = NAMING.exec(number)?.[1];
    if (chapter === undefined || Number(chapter) <= CHAPTERS) return [];
    return [[number, { ...rule, text: rules[`${chapter}.2.2.a`]!.text }] as const];
  });
  return { ...rules, ...Object.fromEntries(copies) };
}

/** The supplement is not multiplied. */
const isOfSupplement = (owner: string) => / S\.\d/.test(owner);

/** Returns questions that are unique to a copy, of its numbers and ids. */
function copyQuestions(all: Questions, copy: number): Questions {
  const questions = Object.fromEntries(
    Object.entries(all).filter(([owner]) => !isOfSupplement(owner)),
  );
  if (copy === 0) return questions;
  const ownerOf = (owner: string) => {
    const [id = '', ...edition] = owner.split(' ').reverse();
    const own = id.includes('.') ? shiftNumbers(id, copy) : `${id}-${copy}`;
    return [...edition, own].join(' ');
  };
  return Object.fromEntries(
    Object.entries(questions).map(([owner, asked]) => [
      ownerOf(owner),
      asked.map((one) => `${one} copy${copy}`),
    ]),
  );
}

/** Removes references to worked examples from notes, because examples are not multiplied. */
function withoutExamples<Part extends Pick<RuleStructure, 'notes'>>(part: Part) {
  const notes = listedNotes(part).map(({ example: _, ...note }) => note);
  return notes.length > 0 ? { ...part, notes } : part;
}

/**
 * Writes the project's data so many times over into a new folder, each copy with chapter numbers,
 * articles, terms and questions of its own.
 */
export function multiplyData(times: number, folder: string): void {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const write = (path: string, data: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(data, null, 2));
  };
  for (const edition of readdirSync('data/editions')) {
    const path = (name: string) => `editions/${edition}/${name}.json`;
    write(path('edition'), readData(path('edition')));
    const structure = readData<Structure>(path('structure'));
    const { sections, articles = [] } = structure;
    write(path('structure'), {
      ...structure,
      sections: copies.flatMap((copy) =>
        copyOf(sections, copy).map((section) => ({
          ...section,
          rules: section.rules.map(withoutExamples),
        })),
      ),
      articles: copies.flatMap((copy) => copyOf(articles, copy).map(withoutExamples)),
    });
    for (const language of LANGUAGES) {
      if (!existsSync(join('data', path(language)))) continue;
      const words = readData<EditionWords>(path(language));
      const joined = <Part>(parts: Readonly<Record<string, Part>> = {}): Record<string, Part> =>
        Object.assign({}, ...copies.map((copy) => renameKeys(parts, copy)));
      write(path(language), {
        ...words,
        titles: joined(words.titles),
        rules: withoutDefinitions(joined(words.rules)),
        articles: joined(words.articles),
      });
    }
    if (!readdirSync(join('data/editions', edition)).includes('changes.json')) continue;
    const changes = readData<Changes>(path('changes'));
    write(path('changes'), {
      ...changes,
      changes: copies.flatMap((copy) => copyOf(changes.changes, copy)),
    });
  }
  const { terms } = readData<Terms>('terms.json');
  write('terms.json', { terms: copies.flatMap((copy) => copyOf(terms, copy)) });
  for (const kind of ['rules', 'articles', 'terms'] as const) {
    for (const language of LANGUAGES) {
      // A partial language may have no questions of players.
      const file = `questions/${kind}/${language}.json`;
      if (!existsSync(join('data', file))) continue;
      const questions = readData<Questions>(file);
      const ofCopies = copies.map((copy) => copyQuestions(questions, copy));
      write(file, Object.assign({}, ...ofCopies));
    }
  }
  write('settings.json', readData('settings.json'));
  for (const [path, value] of Object.entries(emptyFiles())) write(path, value);
}
