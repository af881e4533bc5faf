import { expect, test } from 'vitest';
import { contentPolicy } from '../../layout/policy.ts';
import { policySource } from '../policy-source.ts';
import { finishPage } from './finished-page.ts';

const SITE = { base: '/book/', edition: '5.0' };
const long = `.a{color:red}${'.b{color:blue}'.repeat(100)}`;
const page = `<head><meta content="${contentPolicy([])}"><style>${long}</style><style>.c{}</style></head>`;
const asHtml = { headers: { 'content-type': 'text/html' } };

async function finish(address: string, body: string, init: ResponseInit = asHtml) {
  const files = new Map<string, string>();
  const finished = await finishPage(new Response(body, init), address, SITE, files);
  return { finished, text: await finished.text(), files };
}

test('the policy names the styles that stay in the page, and no others', async () => {
  const { text, files } = await finish('/book/fr/4.0/1.1.a/', page);
  expect(files.size).toBe(1);
  expect(text).toContain(`style-src 'self' ${policySource('.c{}')};`);
  expect(text).toContain('<link rel="stylesheet" href="/book/_astro/styles.');
});

test('pages that readers come to from elsewhere, and those that share no styles, keep them all', async () => {
  const { text, files } = await finish('/book/fr/5.0/1.1.a/', page);
  expect(files.size).toBe(0);
  expect(text).toContain(`style-src 'self' ${policySource(`${long}.c{}`)};`);
  for (const kept of ['', 'cards/kelon-burst/', 'terms/boost/', 'sources/', 'cards/', '5.0/']) {
    expect((await finish(`/book/fr/${kept}`, page)).files.size, kept).toBe(0);
  }
  for (const other of ['fr/4.0/1.1.a/', 'fr/5.0/1.1/', 'fr/5.0/all/', 'fr/examples/after-you/']) {
    expect((await finish(`/book/${other}`, page)).files.size, other).toBe(1);
  }
});

test('what is no page stays as it is, its type and status too', async () => {
  const init = { status: 404, headers: { 'content-type': 'application/json' } };
  const { text, finished } = await finish('/book/api/v1/x.json', page, init);
  expect(text).toBe(page);
  expect([finished.status, ...finished.headers]).toEqual([
    404,
    ['content-type', 'application/json'],
  ]);
});
