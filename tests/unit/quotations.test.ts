import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Printing } from '../../src/languages/read/printing.ts';
import { LANGUAGES, type Language } from '../../src/rulebook/language.ts';

const data = new URL('../../data/', import.meta.url);
const shared = new URL('../../../shared/reference/', import.meta.url);
const published = ['cards.json', 'cards-more.json'].map((name) => new URL(name, shared));

/** Two words between quotation marks may be a term, a name or a part of a symbol. */
const LEAST_WORDS = 3;

const QUOTATION: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /“([^”]+)”/gu,
  fr: /«([^»]+)»/gu,
  it: /«([^»]+)»/gu,
};

/** The words of a text without icons, marks and links; what "…" leaves out parts it. */
function wordsOf(text: string): string[] {
  return text
    .replace(/\[\[[^|\]]*\|/gu, '')
    .replace(/\{[^}]*\}/gu, ' ')
    .split('…')
    .map(
      (part) =>
        part
          .toLowerCase()
          .match(/\p{L}+|\p{N}+/gu)
          ?.join(' ') ?? '',
    );
}

/** Every text of a language in a file, whatever its place. */
function textsIn(value: unknown, language: Language, own = false): string[] {
  if (typeof value === 'string') return own ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const named = LANGUAGES.find((one) => one === key);
    return textsIn(inner, language, named === undefined ? own : named === language);
  });
}

const known = published.every((file) => existsSync(file));
if (!known) console.log('Skipped: the publisher’s card lists are not beside the project.');

test.skipIf(!known).each(LANGUAGES.filter((language) => QUOTATION[language]))(
  'what examples and rulings quote in %s stands on a card',
  (language) => {
    const printings = published.flatMap(
      (file) => JSON.parse(readFileSync(file, 'utf8')) as Printing[],
    );
    const printed = printings
      .flatMap(({ text }) => Object.values(text?.[language] ?? {}))
      .flatMap((text) => wordsOf(text.replaceAll('[]', '')))
      .join(' | ');
    const files = globSync(['examples/**/*.json', 'rulings/*.json'], { cwd: data.pathname });
    const wrong = files.flatMap((file) => {
      const content: unknown = JSON.parse(readFileSync(new URL(file, data), 'utf8'));
      return textsIn(content, language)
        .flatMap((text) => [...text.matchAll(QUOTATION[language]!)].map(([, quoted]) => quoted!))
        .filter((quoted) => wordsOf(quoted).join(' ').split(' ').length >= LEAST_WORDS)
        .filter((quoted) => !wordsOf(quoted).every((part) => printed.includes(part)))
        .map((quoted) => `${file}: ${quoted}`);
    });
    expect(wrong).toEqual([]);
  },
);
