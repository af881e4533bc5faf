import { expect, test } from 'vitest';
import { linkStyles } from './shared-styles.ts';

const long = `.a{color:red}${'.b{color:blue}'.repeat(100)}`;

test('pages with the same styles share a file', () => {
  const files = new Map<string, string>();
  const one = linkStyles(`<head><style>${long}</style></head>1`, '/book/', files);
  const two = linkStyles(`<head><style>${long}</style></head>2`, '/book/', files);
  expect([...files.keys()]).toEqual([long]);
  const [file] = files.values();
  const head = `<head><link rel="stylesheet" href="/book/${file}"></head>`;
  expect([one, two]).toEqual([`${head}1`, `${head}2`]);
});

test('each style has its own file, short ones and the values of one page stay', () => {
  const files = new Map<string, string>();
  const other = long.replace('red', 'green');
  const kept = `<style>.c{}</style><style data-values>${long}</style>`;
  const html = linkStyles(`<style>${long}</style><style>${other}</style>${kept}`, '/', files);
  expect([...files.keys()]).toEqual([long, other]);
  expect(html).toMatch(/^<link [^>]*><link [^>]*><style>/);
  expect(html.endsWith(kept)).toBe(true);
});
