/** A copy of the project with a made-up language: English with other words for a few things. */

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** A code that no language of the book has. */
export const MADE_UP = 'eo';

/** Words of the made-up language, by those in the English folder that they stand for. */
const WORDS: Readonly<Record<string, string>> = {
  "'Asleep'": "'Dormanta'",
  "['Robot', 'Robots']": "['Roboto', 'Robotoj']",
  "'(join)'": "'(alvenas)'",
  "home: 'Altered Codex, home'": "home: 'Hejmo'",
  "code: 'en'": `code: '${MADE_UP}'`,
};

/** The files outside of its folder that a language touches, each with what is changed in it. */
const TOUCHED: Readonly<Record<string, (source: string) => string>> = {
  'src/rulebook/language.ts': (source) =>
    source.replace(/(?<=LANGUAGES = \[.*)(?=\] as const)/, `, '${MADE_UP}'`),
  'src/languages/all-languages.ts': (source) =>
    source
      .replace(
        /import \{[^}]*\} from '\.\/en\/index\.ts';\n/,
        (english) => english + madeUp(english),
      )
      .replaceAll(/\ben: (\w+)/g, (entry) => `${entry}, ${madeUp(entry)}`),
};

/** English names of a registry as those of the made-up language. */
function madeUp(source: string): string {
  return source
    .replaceAll(/\ben([A-Z]\w*)/g, `${MADE_UP}$1`)
    .replace("'./en/", `'./${MADE_UP}/`)
    .replace('en:', `${MADE_UP}:`);
}

/** All sources but tests are checked. */
const CHECKED = {
  extends: './tsconfig.json',
  include: ['.astro/types.d.ts', 'src/**/*.ts', 'src/**/*.tsx'],
  exclude: ['src/**/*.test.ts', 'src/**/testing/**'],
  compilerOptions: { incremental: false, tsBuildInfoFile: null },
};

export interface Copy {
  readonly folder: string;
  readonly touched: readonly string[];
  /** Runs a program in the copy and returns all that it prints. */
  readonly run: (file: string, ...args: readonly string[]) => string;
  readonly remove: () => void;
}

/** Copies the project and adds the language. */
export function copyWithLanguage(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'fourth-language-'));
  for (const file of ['src', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  }
  for (const linked of ['node_modules', '.astro']) {
    symlinkSync(join(ROOT, linked), join(folder, linked));
  }
  copyData(folder);
  cpSync(join(import.meta.dirname, 'probe.ts'), join(folder, 'probe.ts'));
  writeFileSync(join(folder, 'tsconfig.check.json'), JSON.stringify(CHECKED));
  addFolder(folder);
  for (const [file, change] of Object.entries(TOUCHED)) rewriteFile(join(folder, file), change);
  return {
    folder,
    touched: Object.keys(TOUCHED),
    run: (file, ...args) => {
      const ran = spawnSync(process.execPath, [file, ...args], { cwd: folder, encoding: 'utf8' });
      return ran.stdout + ran.stderr;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Data that the type checker reads with its texts; in the made-up language they are the English ones. */
const WORDED: readonly string[] = ['pages.json', 'unanswered.json'];

function copyData(folder: string): void {
  mkdirSync(join(folder, 'data'));
  for (const name of readdirSync(join(ROOT, 'data'))) {
    const [from, to] = [join(ROOT, 'data', name), join(folder, 'data', name)];
    if (!WORDED.includes(name)) symlinkSync(from, to);
    else writeFileSync(to, JSON.stringify(JSON.parse(readFileSync(from, 'utf8'), addTexts)));
  }
}

/** Gives whatever has an English text one in the made-up language. */
function addTexts(_key: string, value: unknown): unknown {
  const isWorded = typeof value === 'object' && value !== null && 'en' in value;
  return isWorded ? { ...value, [MADE_UP]: value.en } : value;
}

/** Makes the folder of the language out of the English one. */
function addFolder(folder: string): void {
  const languages = join(folder, 'src/languages');
  cpSync(join(languages, 'en'), join(languages, MADE_UP), { recursive: true });
  const changed = new Set<string>();
  for (const file of [
    'lexicon/table',
    'lexicon/cards',
    'lexicon/icons',
    'texts/site',
    'say/index',
    'say/play-words',
  ]) {
    rewriteFile(join(languages, MADE_UP, `${file}.ts`), (source) =>
      Object.entries(WORDS).reduce((text, [english, word]) => {
        if (text.includes(english)) changed.add(english);
        return text.replaceAll(english, word);
      }, source),
    );
  }
  const missed = Object.keys(WORDS).filter((word) => !changed.has(word));
  if (missed.length > 0) throw new Error(`The English folder has no ${missed.join(', ')}.`);
}

function rewriteFile(file: string, change: (source: string) => string): void {
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  if (changed === source) throw new Error(`${file} is as it was.`);
  writeFileSync(file, changed);
}
