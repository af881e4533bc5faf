import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEADER_RULES, headersFile, headersFor } from './headers.ts';

test('only embeds may stand in frames of other sites', () => {
  const ancestors = (path: string) =>
    /frame-ancestors (.+)$/.exec(headersFor(path)['Content-Security-Policy']!)?.[1];
  expect(ancestors('/fr/4.0/6.1.e/')).toBe("'self'");
  expect(ancestors('/embed/fr/spy-craft/')).toBe('*');
});

test('files named by what they hold are kept for good, the service worker is not', () => {
  expect(headersFor('/_astro/page.B1.js')['Cache-Control']).toContain('immutable');
  expect(headersFor('/offline.js')['Cache-Control']).toBe('no-cache');
  expect(headersFor('/fr/')).not.toHaveProperty('Cache-Control');
});

test('_headers names each path below the site’s folder, and takes away what it replaces', () => {
  const file = headersFile('/rules/');
  expect(file).toContain('/rules/*\n  Content-Security-Policy: ');
  expect(file).toContain(
    '/rules/embed/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ',
  );
});

test.each(['docs/hosting/nginx.conf', 'docs/hosting/Caddyfile'])('%s sends the same', (sample) => {
  const text = readFileSync(sample, 'utf8');
  for (const { headers } of HEADER_RULES) {
    for (const [name, value] of Object.entries(headers)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
  }
});
