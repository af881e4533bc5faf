import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** An element of a page that a reader types into or chooses from, with its attributes. */
const CONTROL = /<(?:select|textarea|input)\b[\s\S]*?(?<![=-])>/g;

/** Fields whose frame is their form's own: the search, which is one pill with its button. */
const FRAMED = new Set(['src/site/search/SearchForm.astro']);

const files = globSync('src/{site,pages}/**/*.{astro,tsx}').filter((file) => !FRAMED.has(file));
const controls = files.flatMap((file) =>
  (readFileSync(file, 'utf8').match(CONTROL) ?? []).map((control) => ({ file, control })),
);

test('there are controls to look at', () => {
  expect(controls.length).toBeGreaterThan(8);
});

test('no page shows a select or a field as the browser draws it', () => {
  const bare = controls.filter(({ control }) => !/class="(?:[^"]* )?field[ "]/.test(control));
  expect(bare).toEqual([]);
});

test('who uses a control of the kit has its styles', () => {
  const styles = (file: string) => readFileSync(file, 'utf8').includes('kit/kit.css');
  const users = files.filter(
    (file) =>
      file.endsWith('.astro') &&
      /class="(?:[^"]* )?(?:pill|field|said-box|empty-state)[ "]/.test(readFileSync(file, 'utf8')),
  );
  expect(users.filter((file) => !styles(file))).toEqual([]);
});
