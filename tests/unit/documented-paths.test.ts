import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newestLinkRelease } from '../../src/site/layout/link-script.ts';

/** Paths of the project in a text; a part in capitals stands for any name. */
const PATH = /\b(?:data|content|scripts|src|tests|bench|docs)\/(?:[\w./-]|\[\w+\])*/g;

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/how-it-works.md',
  'src/engine/README.md',
])('what %s names is there', (document) => {
  const named = readFileSync(document, 'utf8').match(PATH) ?? [];
  expect(named).not.toEqual([]);
  const missing = named
    .map((path) => path.replace(/\.$/, ''))
    .filter((path) => !existsSync(path) && globSync(anyName(path)).length === 0);
  expect(missing).toEqual([]);
});

/** A pattern of files: `data/cards/FACTION.json` is any file of cards, 6.0 an edition that may come. */
function anyName(path: string): string {
  const isRoute = path.includes('[');
  return isRoute ? path.replace(/[[\]]/g, '\\$&') : path.replace(/\b[A-Z]{2,}\b|6\.0/g, '*');
}

test('README names the newest version of link.js that never changes', () => {
  const named = readFileSync('README.md', 'utf8').match(/\blink-\w+\.js\b/g);
  expect(new Set(named)).toEqual(new Set([newestLinkRelease()!.file]));
});
