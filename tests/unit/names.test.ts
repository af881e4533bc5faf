import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** Functions of one word that keep it: programs import them from the package of the engine. */
const ONE_WORD = ['src/engine/checked.ts advance', 'src/engine/checked.ts query'];

/** Declarations begin their line, since the formatter sees to that. */
const FUNCTION = /^(?:export )?(?:default )?(?:declare )?(?:async )?function\*? (\w+)/gm;
const ARROW =
  /^(?:export )?const (\w+)[^=\n]* = (?:async )?(?:<|\w+ =>|\([^()]*\)(?:: [^=]+)? =>)/gm;
const TYPE = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) ([A-Z]\w*)\b/gm;

const ALL = globSync('{src,scripts,bench,tests}/**/*.{ts,tsx,mjs}').map((file) =>
  file.replaceAll('\\', '/'),
);
const FILES = ALL.filter((file) => !/\.test\.tsx?$/.test(file));

/** Returns the names of declarations of a kind, with their files. */
function namesOf(
  files: readonly string[],
  kind: RegExp,
): readonly { readonly name: string; readonly file: string }[] {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(kind)].map(([, name = '']) => ({ name, file })),
  );
}

/** Whether a file is the module of a noun: `trigger.ts` of `trigger`. */
function isModuleOf(file: string, noun: string): boolean {
  return basename(file).replace(/\.\w+$/, '') === noun;
}

test('functions of modules have names of two words, unless their module is that noun', () => {
  const found = [...namesOf(FILES, FUNCTION), ...namesOf(FILES, ARROW)];
  const oneWord = found
    .filter(({ name, file }) => /^[a-z\d]+$/.test(name) && !isModuleOf(file, name))
    .map(({ name, file }) => `${file} ${name}`);
  expect(found.length).toBeGreaterThan(3000);
  expect(oneWord, 'name what they do or return: `describeEvent`, `regionsOf`').toEqual(ONE_WORD);
});

test('no type of src is exported twice under one name', () => {
  const types = namesOf(
    FILES.filter((file) => file.startsWith('src/')),
    TYPE,
  );
  const twice = [...Map.groupBy(types, ({ name }) => name).values()].filter(
    (files) => files.length > 1,
  );
  expect(types.length).toBeGreaterThan(500);
  expect(twice, 'one type has one meaning: rename it, share it or do not export it').toEqual([]);
});
