import { expect, test } from 'vitest';
import { linkStyles } from './shared-styles.ts';

const long = `.a{color:red}${'.b{color:blue}'.repeat(100)}`;

test('pages with the same styles share a file', () => {
  const files = new Map<string, string>();
  const one = linkStyles(`<head><style>${long}</style></head>1`, '/book/', files);
  const two = linkStyles(`<head><style>${long}</style></head>2`, '/book/', files);
  expect([...files.values()]).toEqual([long]);
  const [file] = files.keys();
  const head = `<head><link rel="stylesheet" href="/book/${file}"></head>`;
  expect([one, two]).toEqual([`${head}1`, `${head}2`]);
});

test('several styles keep their order, short ones stay', () => {
  const files = new Map<string, string>();
  const html = linkStyles(`<style>${long}</style><i></i><style>.c{}</style>`, '/', files);
  expect(html).toMatch(/^<link [^>]*><i><\/i>$/);
  expect([...files.values()]).toEqual([`${long}\n.c{}`]);
  expect(linkStyles('<style>.c{}</style>', '/', new Map())).toBe('<style>.c{}</style>');
});
