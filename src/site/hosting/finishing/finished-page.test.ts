import { expect, test } from 'vitest';
import { contentPolicy } from '../../layout/policy.ts';
import { policySource } from '../policy-source.ts';
import { finishPage } from './finished-page.ts';
import { FinishingThread } from './thread.ts';

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

function renderedPage(address: string, html: string) {
  return { address, html: new TextEncoder().encode(html) };
}

test('a thread finishes pages in their order, and sends each style file once', async () => {
  const thread = new FinishingThread(SITE);
  const addresses = ['/book/fr/4.0/1.1.a/', '/book/fr/4.0/1.1.b/', '/book/fr/5.0/1.1.a/'];
  const pages = await Promise.all(
    addresses.map((it) => thread.finishPage(renderedPage(it, `${page}é`))),
  );
  await thread.close();
  const texts = pages.map(({ html }) => new TextDecoder().decode(html));
  const files = new Map<string, string>();
  expect(texts).toEqual(addresses.map((it) => finishPage(`${page}é`, it, SITE, files)));
  expect(pages.map(({ styles }) => styles)).toEqual([
    [...files].map(([css, path]) => [path, css]),
    [],
    [],
  ]);
});

test('a thread that meets what cannot be finished refuses all pages that wait, and later ones', async () => {
  const thread = new FinishingThread(SITE);
  const broken = thread.finishPage(renderedPage('/book/fr/', '<head></head><p style="}">'));
  const next = thread.finishPage(renderedPage('/book/fr/', page));
  await expect(broken).rejects.toThrow('/book/fr/: A style attribute cannot become a rule: }');
  await expect(next).rejects.toThrow();
  await expect(thread.finishPage(renderedPage('/book/fr/', page))).rejects.toThrow();
});
