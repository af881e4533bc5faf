import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A language with all that is asked for, and nothing else: its words are English ones, turned round. */
export const MADE_UP = 'eo';

const SOURCES = ['astro.config.mjs', 'content', 'data', 'package.json', 'public', 'scripts', 'src'];

/** Writes a copy of the project with a made-up language in the two files that name languages. */
export function writeMadeUpLanguage(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const source of [...SOURCES, 'tsconfig.json']) {
    cpSync(join(root, source), join(folder, source), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeLanguageFolder(folder);
  writeWords(folder);
}

/** Writes the code of the language, and names it where languages are named. */
function writeLanguageFolder(folder: string): void {
  const languages = join(folder, 'src/languages');
  cpSync(join(languages, 'en'), join(languages, MADE_UP), { recursive: true });
  editFile(join(folder, 'src/rulebook/language.ts'), (text) =>
    text
      .replace(/(?<=LANGUAGES = \[.*)(?=\] as const)/, `, '${MADE_UP}'`)
      .replace(/(?<=PARTIAL_LANGUAGES.* = \[.*)(?=\];)/, `, '${MADE_UP}'`),
  );
  editFile(join(languages, 'all-languages.ts'), (text) => {
    const english = /import \{([^}]*)\} from '.\/en\/index.ts';\n/.exec(text)![0];
    const imported = english
      .replaceAll(/\ben([A-Z])/g, `${MADE_UP}$1`)
      .replace('./en/', `./${MADE_UP}/`);
    return text
      .replace(english, english + imported)
      .replaceAll(/\ben: en(\w+),/g, `en: en$1, ${MADE_UP}: ${MADE_UP}$1,`);
  });
}

/** Writes the words of the current edition and of the terms. */
function writeWords(folder: string): void {
  const data = join(folder, 'data');
  const { current } = JSON.parse(readFileSync(join(data, 'settings.json'), 'utf8'));
  for (const part of ['', 'supplement/']) {
    const words = JSON.parse(
      readFileSync(join(data, `editions/${current}/${part}en.json`), 'utf8'),
    );
    for (const rule of Object.values<{ notes?: unknown; text?: string }>(words.rules)) {
      delete rule.notes;
      if (rule.text !== undefined) rule.text = `Eo: ${rule.text}`;
    }
    const { articles: _, ...asked } = words;
    const file = join(data, `editions/${current}/${part}${MADE_UP}.json`);
    writeFileSync(file, JSON.stringify({ ...asked, language: MADE_UP }));
  }
  editJson(join(data, 'terms.json'), ({ terms }) => {
    for (const { forms, definition } of terms) {
      forms[MADE_UP] = forms.en;
      definition[MADE_UP] = definition.en;
    }
  });
  editJson(join(data, 'printed-words.json'), (words) => {
    for (const word of words) word[MADE_UP] = word.en;
  });
  rmSync(join(folder, 'content'), { recursive: true });
}

function editFile(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} has no longer the lines that are replaced here.`);
  writeFileSync(file, changed);
}

// biome-ignore lint/suspicious/noExplicitAny: the data are changed as they are written.
function editJson(file: string, change: (value: any) => void): void {
  const value = JSON.parse(readFileSync(file, 'utf8'));
  change(value);
  writeFileSync(file, JSON.stringify(value));
}
