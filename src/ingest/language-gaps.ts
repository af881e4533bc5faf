import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LENDING_LANGUAGE } from '../rulebook/language.ts';

/** What a language lacks of one file: so many units, which have so many words in English. */
export interface LanguageGap {
  readonly file: string;
  /** Whether a partial language must have them too. */
  readonly isAsked: boolean;
  readonly units: number;
  readonly words: number;
  /** The first of what is lacking, such as `rules 6.1.e`. */
  readonly first: string;
}

/** A text of English, and where it stands. */
interface Unit {
  readonly path: string;
  readonly text: string;
}

/** Files whose texts partial languages must have: all but the keys that are named. */
const ASKED: Readonly<Record<string, RegExp>> = {
  'terms.json': /synonyms$/,
  'printed-words.json': /^$/,
};

/** Folders of the data in which no text is by language. */
const SKIPPED = /^(?:generated|questions|editions\/[^/]+\/(?:supplement\/)?[a-z]{2}\.json)/;

/**
 * Returns all that a language lacks where English has it, file by file, what is asked for first.
 *
 * @param root the folder of the project
 * @param language the code of a language, which need not be named anywhere yet
 */
export function gapsOf(root: string, language: string): LanguageGap[] {
  const gaps = [
    ...codeGaps(root, language),
    ...editionGaps(join(root, 'data'), language),
    ...sharedGaps(join(root, 'data'), language),
    ...questionGaps(join(root, 'data'), language),
  ];
  return gaps
    .filter(({ units }) => units > 0)
    .sort((a, b) => Number(b.isAsked) - Number(a.isAsked) || a.file.localeCompare(b.file));
}

/** Compares the folder of the language with that of English; the type checker compares the texts. */
function codeGaps(root: string, language: string): LanguageGap[] {
  const folder = join(root, 'src/languages', LENDING_LANGUAGE);
  const files = ['index.ts', ...globSync('texts/*.ts', { cwd: folder }).sort()];
  return files
    .filter((file) => !existsSync(join(root, 'src/languages', language, file)))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return gapIn(`src/languages/${language}/${file}`, true, [{ path: 'the file', text }]);
    });
}

/** Compares the words of each edition; of the current one, rules and titles are asked for. */
function editionGaps(data: string, language: string): LanguageGap[] {
  const { current } = readJson(join(data, 'settings.json')) as { current: string };
  const english = globSync(`editions/*/{,supplement/}${LENDING_LANGUAGE}.json`, { cwd: data });
  return english.sort().flatMap((file) => {
    const own = file.replace(/[a-z]+\.json$/, `${language}.json`);
    const said = new Set(textsIn(readJson(join(data, own)) ?? {}).map(({ path }) => path));
    const lacking = textsIn(readJson(join(data, file))).filter(
      ({ path }) => /^(?:titles|rules|articles) /.test(path) && !said.has(path),
    );
    const isAsked = ({ path }: Unit) =>
      file.startsWith(`editions/${current}/`) && /^titles|^rules \S+ (?:text|lead)$/.test(path);
    return [true, false].map((asked) =>
      gapIn(
        `data/${own}`,
        asked,
        lacking.filter((unit) => isAsked(unit) === asked),
      ),
    );
  });
}

/** Looks for texts by language in the files that the languages share. */
function sharedGaps(data: string, language: string): LanguageGap[] {
  const files = globSync('**/*.json', { cwd: data }).filter((file) => !SKIPPED.test(file));
  return files.sort().map((file) => {
    const lacking = lackingIn(readJson(join(data, file)), language);
    const optional = ASKED[file];
    const units = optional ? lacking.filter(({ path }) => !optional.test(path)) : lacking;
    return gapIn(`data/${file}`, optional !== undefined, units);
  });
}

function questionGaps(data: string, language: string): LanguageGap[] {
  const files = globSync(`questions/*/${LENDING_LANGUAGE}.json`, { cwd: data });
  return files.sort().map((file) => {
    const own = file.replace(/[a-z]+\.json$/, `${language}.json`);
    const asked = Object.keys(readJson(join(data, own)) ?? {});
    const lacking = Object.entries(readJson(join(data, file)) as object).filter(
      ([owner]) => !asked.includes(owner),
    );
    const units = lacking.map(([path, questions]) => ({ path, text: questions.join(' ') }));
    return gapIn(`data/${own}`, false, units);
  });
}

/** Returns the English texts of the objects that have English and lack the language. */
function lackingIn(value: unknown, language: string, path = ''): Unit[] {
  if (typeof value !== 'object' || value === null) return [];
  if (LENDING_LANGUAGE in value) {
    if (language in value) return [];
    const text = textsIn(value[LENDING_LANGUAGE]).map((unit) => unit.text);
    return [{ path, text: text.join(' ') }];
  }
  return Object.entries(value).flatMap(([key, part]) =>
    lackingIn(part, language, path === '' ? key : `${path} ${key}`),
  );
}

function textsIn(value: unknown, path = ''): Unit[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, path === '' ? key : `${path} ${key}`),
  );
}

function gapIn(file: string, isAsked: boolean, units: readonly Unit[]): LanguageGap {
  const words = units.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
  return { file, isAsked, units: units.length, words, first: units[0]?.path ?? '' };
}

/** Returns what a JSON file holds; null if there is no such file. */
function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
