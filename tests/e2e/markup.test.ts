import { HtmlValidate } from 'html-validate';
import { expect, inject, test } from 'vitest';
import { builtFiles, readSource } from './built.ts';
import { KINDS } from './kinds.ts';
import { THOROUGH } from './thorough.ts';

const folder = inject('folder');
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The site is compressed: inline scripts and attributes are written by machines.
    'no-inline-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
  },
});

const built = builtFiles(folder).filter((path) => path.endsWith('/') || path === '/404.html');
const kinds = Object.values(KINDS)
  .map((path) => path.replace(/\?.*/, ''))
  .filter((path) => built.includes(path));
/** Besides one page of each kind, one page in this many is checked. */
const EVERY = THOROUGH ? 50 : 250;
const sample = built.filter((_, i) => i % EVERY === 0);

test.each([...new Set([...kinds, ...sample, '/404.html'])])('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(readSource(folder, path));
  const messages = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});
