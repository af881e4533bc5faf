import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  FILE_TYPES,
  HEADER_RULES,
  HTTPS_ONLY,
  headersFile,
  headersFor,
  isRefused,
} from './headers.ts';

test('only embeds may stand in frames of other sites', () => {
  const ancestors = (path: string) =>
    /frame-ancestors (.+)$/.exec(headersFor(path)['Content-Security-Policy']!)?.[1];
  expect(ancestors('/fr/4.0/6.1.e/')).toBe("'self'");
  expect(ancestors('/embed/fr/spy-craft/')).toBe('*');
});

test.each(['/_astro/page.B1.js', '/link-1.js'])('%s, named by what it holds, is kept', (path) => {
  expect(headersFor(path)['Cache-Control']).toContain('immutable');
});

test.each(['/fr/', '/offline.js', '/link.js', '/api/v1/index.json'])(
  'a browser asks whether its copy of %s is the newest',
  (path) => {
    expect(headersFor(path)['Cache-Control']).toBe('no-cache');
  },
);

test.each([
  ['/fr/', 'same-origin'],
  ['/api/v1/nothing.json', 'cross-origin'],
  ['/link-1.js', 'cross-origin'],
  ['/og/fr/4.0/6.1.e.png', 'cross-origin'],
])('%s may be loaded by pages of %s', (path, policy) => {
  expect(headersFor(path)['Cross-Origin-Resource-Policy']).toBe(policy);
});

test('_headers names each path below the site’s folder, and takes away what it replaces', () => {
  const file = headersFile('/rules/');
  expect(file).toContain('/rules/*\n  Content-Security-Policy: ');
  expect(file).toContain(
    '/rules/embed/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ',
  );
});

test('only a site at an https address asks for https alone', () => {
  const [[name, value]] = Object.entries(HTTPS_ONLY) as [[string, string]];
  expect(headersFile('/', 'https://codex.example')).toContain(`${name}: ${value}`);
  expect(headersFile('/', 'http://codex.example')).not.toContain(name);
  expect(headersFile('/')).not.toContain(name);
});

test.each([
  '//evil.example/x/..%2f../embed/fr/open-the-gates/?language=en',
  '//en/cards/?q=x',
  '/fr//cards/',
  '/fr%5Ccards/',
  '/\\evil.example/',
])('%s is refused', (target) => {
  expect(isRefused(target)).toBe(true);
});

test.each([
  '/',
  '/fr/4.0/6.1.e/',
  '/fr/search/?q=https://codex.example/%2F',
  '/fr/cards/caf%C3%A9/',
])('%s is answered', (target) => {
  expect(isRefused(target)).toBe(false);
});

test.each(['docs/hosting/nginx.conf', 'docs/hosting/Caddyfile'])('%s sends the same', (sample) => {
  const text = readFileSync(sample, 'utf8');
  for (const headers of [...HEADER_RULES.map((rule) => rule.headers), HTTPS_ONLY]) {
    for (const [name, value] of Object.entries(headers)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
  }
});

test('the sample for nginx knows the types that its own list lacks', () => {
  const text = readFileSync('docs/hosting/nginx.conf', 'utf8');
  for (const type of Object.values(FILE_TYPES)) expect(text).toContain(type);
});
