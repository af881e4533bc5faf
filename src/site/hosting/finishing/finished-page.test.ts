import { expect, test } from 'vitest';
import { contentPolicy } from '../../layout/policy.ts';
import { policySource } from '../policy-source.ts';
import { finishPage } from './finished-page.ts';

const SITE = { base: '/book/', edition: '5.0' };
const long = `.a{color:red}${'.b{color:blue}'.repeat(100)}`;
const page = `<head><meta content="${contentPolicy([])}"><style>${long}</style><style>.c{}</style></head>`;

function finishAt(address: string) {
  const files = new Map<string, string>();
  const text = finishPage(page, address, SITE, files);
  return { text, files };
}

test('the policy names the styles that stay in the page, and no others', () => {
  const { text, files } = finishAt('/book/fr/4.0/1.1.a/');
  expect(files.size).toBe(1);
  expect(text).toContain(`style-src 'self' ${policySource('.c{}')};`);
  expect(text).toContain('<link rel="stylesheet" href="/book/_astro/styles.');
});

test('pages that readers come to from elsewhere, and those that share no styles, keep them all', () => {
  const { text, files } = finishAt('/book/fr/5.0/1.1.a/');
  expect(files.size).toBe(0);
  expect(text).toContain(`style-src 'self' ${policySource(`${long}.c{}`)};`);
  for (const kept of ['', 'cards/kelon-burst/', 'terms/boost/', 'sources/', 'cards/', '5.0/']) {
    expect(finishAt(`/book/fr/${kept}`).files.size, kept).toBe(0);
  }
  for (const other of ['fr/4.0/1.1.a/', 'fr/5.0/1.1/', 'fr/5.0/all/', 'fr/examples/after-you/']) {
    expect(finishAt(`/book/${other}`).files.size, other).toBe(1);
  }
});

test('a page that keeps its styles links those that its first view can do without', () => {
  const later = '<style data-later>.d{fill:red}</style>';
  const files = new Map<string, string>();
  const text = finishPage(`${page}<p>1</p>${later}`, '/book/fr/cards/kelon-burst/', SITE, files);
  expect([...files.keys()]).toEqual(['.d{fill:red}']);
  expect(text).toContain(`<style>${long}.c{}</style>`);
  expect(text).toMatch(/<p>1<\/p><link rel="stylesheet" href="\/book\/_astro\/styles\.\w+\.css">$/);
});

test('an error names the page', () => {
  const finish = () => finishPage('<head></head><p style="}">', '/book/fr/', SITE, new Map());
  expect(finish).toThrow('/book/fr/: A style attribute cannot become a rule: }');
});
