import { globSync, readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/rulebook/language.ts';
import { copyWithLanguage, MADE_UP } from './fourth-language/project.ts';

/** The files that name the languages one by one: a new language touches them, and its own folder. */
const REGISTRY = ['src/languages/all-languages.ts', 'src/rulebook/language.ts'];

/** Every card has an English name, so that English is named elsewhere. */
const NAMED = LANGUAGES.filter((language) => language !== 'en').join('|');
/** A code as a key, as a text, in a path or as a property; "it" is a word of the engine, too. */
const CODE = new RegExp(
  `(?:^|[{,])\\s*fr:|'fr'|'[^']*/(?:${NAMED})/[^']*'|\\.fr\\b|(?:'en'|\\ben:).*(?:'it'|\\bit:)`,
  'mu',
);

test('only the registry names the languages one by one', () => {
  const sources = globSync('src/**/*.{ts,tsx,astro}').filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file) && !/^src\/languages\/[a-z]{2}\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  const naming = sources.filter((file) => CODE.test(withoutComments(readFileSync(file, 'utf8'))));
  expect(naming.sort()).toEqual(REGISTRY);
});

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

describe('a made-up fourth language', () => {
  const copy = copyWithLanguage();
  afterAll(copy.remove);

  test('touches its folder and the registry', () => {
    expect([...copy.touched].sort()).toEqual(REGISTRY);
  });

  test('says, reads, searches and checks', { timeout: 300_000 }, () => {
    const found = JSON.parse(copy.run('probe.ts'));
    expect(found).toMatchObject({
      code: MADE_UP,
      typeLine: 'Character — Roboto',
      home: 'Hejmo',
      board: 'Dormanta',
      icon: '(alvenas)',
      sentence: 'alvenas I draw.',
      stem: 'card',
      forbidden: [],
      read: { language: MADE_UP, stop: null, card: { subtypes: ['robot'] } },
    });
    expect(found.said).toContain('Dormanta');
    expect(JSON.stringify(found.read.card.abilities)).toContain('"statuses":["asleep"]');
    expect(found.loaded).toEqual(found.read.card);
    expect(found.steps).toContain('Ana Sabotages.');
  });

  test('leaves no place that wants a text of it', { timeout: 300_000 }, () => {
    expect(copy.run('node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.check.json')).toBe(
      '',
    );
  });
});

test('the search loads no other texts of the languages', { timeout: 300_000 }, async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: 'src/search/words/stem.ts', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const modules = built.output.flatMap((chunk) =>
    chunk.type === 'chunk' ? Object.entries(chunk.modules) : [],
  );
  const loaded = modules
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([id]) => /\/src\/languages\/(.*)/.exec(id)?.[1] ?? []);
  expect(loaded.sort()).toEqual([
    'all-languages.ts',
    ...LANGUAGES.map((language) => `${language}/query-words.ts`).sort(),
    'query-words.ts',
  ]);
});
