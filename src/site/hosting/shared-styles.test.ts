import { expect, test } from 'vitest';
import { policySource } from './policy-source.ts';
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

test('each style has its own file, short ones and the values of one page stay', () => {
  const files = new Map<string, string>();
  const other = long.replace('red', 'green');
  const kept = `<style>.c{}</style><style data-values>${long}</style>`;
  const html = linkStyles(`<style>${long}</style><style>${other}</style>${kept}`, '/', files);
  expect([...files.values()]).toEqual([long, other]);
  expect(html).toMatch(/^<link [^>]*><link [^>]*><style>/);
  expect(html.endsWith(kept)).toBe(true);
});

test('the policy names the styles that stay in the page, and no others', () => {
  const [moved, staying] = [long, '.c{}'].map(policySource);
  const linked = linkStyles(
    `<head><meta content="style-src 'self' ${moved} ${staying}; img-src 'self'"><style>${long}</style><style>.c{}</style></head>`,
    '/',
    new Map(),
  );
  expect(linked).toContain(`content="style-src 'self' ${staying}; img-src 'self'"`);
});
