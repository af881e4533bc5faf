import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { cardSchema } from '../../engine/cards/schema.ts';
import { ruleKindsSchema } from '../../library/examples/rule-kind.ts';
import { exampleSchema } from '../../library/examples/schema.ts';
import { switchedSchema } from '../../library/examples/switched-rules.ts';
import { gridSchema } from '../../library/grid/grid-file.ts';
import { lessonSchema } from '../../library/lesson-file.ts';
import { practiceSchema } from '../../library/practice/question.ts';
import {
  erratumSchema,
  formatsSchema,
  sourcesSchema,
  suspensionSchema,
} from '../../library/record/schema.ts';
import { cardCasesSchema } from '../../rulebook/card-cases.ts';
import { changesSchema } from '../../rulebook/changes.ts';
import { dayRangeSchema } from '../../rulebook/day-range.ts';
import { editionSchema } from '../../rulebook/edition.ts';
import { editionWordsSchema } from '../../rulebook/edition-words.ts';
import { keptAddressesSchema } from '../../rulebook/kept-addresses.ts';
import { LANGUAGES } from '../../rulebook/language.ts';
import { nearestIds } from '../../rulebook/nearest.ts';
import { printedWordsSchema } from '../../rulebook/printed-words.ts';
import { QUESTION_KINDS, questionsSchema } from '../../rulebook/questions.ts';
import { rulingSchema } from '../../rulebook/ruling.ts';
import { settingsSchema } from '../../rulebook/settings.ts';
import { sitePagesSchema, unansweredSchema } from '../../rulebook/site-page.ts';
import { structureSchema } from '../../rulebook/structure.ts';
import { synonymsSchema } from '../../rulebook/synonyms.ts';
import { termsSchema } from '../../rulebook/term.ts';
import { writtenAnswersSchema } from '../../rulebook/written-answers.ts';
import type { Problems } from '../problem.ts';

/**
 * Every file of `data/` with the schema of its content. `LANGUAGE` is the code of a language, `*` any
 * name. A file that is not here is refused; one without `*` and `LANGUAGE` has to be there.
 */
export const DATA_FILES: Readonly<Record<string, z.ZodType>> = {
  'answers.json': writtenAnswersSchema,
  'card-cases.json': cardCasesSchema,
  'cards/*.json': z.array(cardSchema),
  'coverage.json': ruleKindsSchema,
  'days.json': dayRangeSchema,
  'editions/*/LANGUAGE.json': editionWordsSchema,
  'editions/*/changes.json': changesSchema,
  'editions/*/edition.json': editionSchema,
  'editions/*/structure.json': structureSchema,
  'editions/*/supplement/LANGUAGE.json': editionWordsSchema,
  'editions/*/supplement/structure.json': structureSchema,
  'examples/*.json': exampleSchema,
  'examples/*/*.json': exampleSchema,
  'grid.json': gridSchema,
  'kept-addresses.json': keptAddressesSchema,
  'lessons/*.json': lessonSchema,
  'pages.json': sitePagesSchema,
  'printed-words.json': printedWordsSchema,
  ...Object.fromEntries(
    QUESTION_KINDS.map((kind) => [`questions/${kind}/LANGUAGE.json`, questionsSchema]),
  ),
  'record/errata/*.json': erratumSchema,
  'record/formats.json': formatsSchema,
  'record/sources.json': sourcesSchema,
  'record/suspensions/*.json': suspensionSchema,
  'rulings/*.json': rulingSchema,
  'settings.json': settingsSchema,
  'synonyms.json': synonymsSchema,
  'terms.json': termsSchema,
  'unanswered.json': unansweredSchema,
  'generated/practice.json': practiceSchema,
  'generated/switched-off.json': switchedSchema,
};

/** Files of `data/generated/` that commands write for programs: numbers, hashes and JSON Schemas. */
const FOR_PROGRAMS = [
  'generated/*.schema.json',
  'generated/book-*.json',
  'generated/both-ways.json',
  'generated/printed-forms.json',
  'generated/printings.json',
  'generated/rule-numbers.json',
];

const PATTERNS = [...Object.keys(DATA_FILES), ...FOR_PROGRAMS].map((path) => path.split('/'));

/** Files that systems and editors leave behind, and files that a command was just writing. */
const LEFT_BEHIND = /^\.|^(?:Thumbs\.db|desktop\.ini)$|~$|\.new$/;

/**
 * Reports what a data folder has and no command reads, such as a misspelt name, a link, or a folder in
 * the place of a file; and the files that it lacks.
 */
export function checkNames(data: string, problems: Problems): void {
  const files = new Set(existsSync(data) ? checkFolder(data, [], problems) : []);
  for (const path of Object.keys(DATA_FILES)) {
    if (/\*|LANGUAGE|^generated/.test(path) || files.has(path)) continue;
    problems.error(
      'missing',
      { file: join(data, path) },
      'the site needs this file, and there is none',
      'Put it back, or write it with an empty list.',
    );
  }
}

/** Checks the names in a folder; returns the paths of the files in it and below. */
function checkFolder(data: string, folder: readonly string[], problems: Problems): string[] {
  const entries = readdirSync(join(data, ...folder), { withFileTypes: true })
    .filter(({ name }) => !LEFT_BEHIND.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = [...folder, entry.name];
    const refusal = refusalOf(entry, path);
    if (refusal) {
      problems.error('unreadable', { file: join(data, ...path) }, ...refusal);
      return [];
    }
    return entry.isDirectory() ? checkFolder(data, path, problems) : [path.join('/')];
  });
}

/** Returns why an entry cannot stand in the data, and what to do; null for one that can. */
function refusalOf(entry: Dirent, path: readonly string[]): [message: string, mend: string] | null {
  if (entry.isSymbolicLink()) {
    return [
      'this is a symbolic link, which is not followed',
      'Put the file or the folder itself here, or remove the link.',
    ];
  }
  const isFile = PATTERNS.some((one) => one.length === path.length && fitsPattern(path, one));
  const isFolder = PATTERNS.some((one) => one.length > path.length && fitsPattern(path, one));
  if (entry.isDirectory()) {
    if (isFolder) return null;
    if (isFile) return ['this is a folder, and a file is expected', 'Put the file in its place.'];
  } else if (entry.isFile()) {
    if (isFile) return null;
    if (isFolder)
      return ['this is a file, and a folder is expected', 'Put the folder in its place.'];
  } else return ['this is a pipe or a device, not a file', 'Take it away.'];
  const near = nearestIds(entry.name, namesBeside(path));
  return [
    `nothing reads this ${entry.isDirectory() ? 'folder' : 'file'}`,
    near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'Correct its name, or take it away.',
  ];
}

/** Whether the segments of a path fit the first ones of a pattern. */
function fitsPattern(path: readonly string[], pattern: readonly string[]): boolean {
  return path.every((name, i) => segmentPattern(pattern[i]!).test(name));
}

/** Returns the names that a pattern has for the folder of a path. */
function namesBeside(path: readonly string[]): string[] {
  const above = path.slice(0, -1);
  const names = PATTERNS.filter(
    (one) => one.length >= path.length && fitsPattern(above, one),
  ).flatMap((one) =>
    LANGUAGES.map((language) => one[path.length - 1]!.replace('LANGUAGE', language)),
  );
  return [...new Set(names)].filter((name) => !name.includes('*'));
}

function segmentPattern(segment: string): RegExp {
  const source = segment
    .replaceAll('.', '\\.')
    .replace('*', '[^/]+')
    .replace('LANGUAGE', `(?:${LANGUAGES.join('|')})`);
  return new RegExp(`^${source}$`);
}
