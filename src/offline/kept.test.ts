import { describe, expect, it } from 'vitest';
import { assetsIn, isFresh, offlinePage, placeInWhole, strategyFor } from './kept.ts';

const ROOT = 'https://codex.example/rules/';

describe('how a request is answered', () => {
  it.each([
    ['GET', `${ROOT}_astro/page.B1.js`, 'copy-first'],
    ['GET', `${ROOT}fr/2024-09/6.1.e/`, 'network-first'],
    ['POST', `${ROOT}fr/`, 'none'],
    ['GET', 'https://elsewhere.example/fr/', 'none'],
  ])('%s %s: %s', (method, url, strategy) => {
    expect(strategyFor(method, url, ROOT)).toBe(strategy);
  });
});

it('finds the files that pages and scripts name', () => {
  const page = `<script type="module" src="/rules/_astro/Page.A-1.js"></script>
    <style>@font-face{src:url(/rules/_astro/literata.DT5.woff2)}</style>
    <script src="https://elsewhere.example/other.js"></script>`;
  expect(assetsIn(page, ROOT)).toEqual([
    `${ROOT}_astro/Page.A-1.js`,
    `${ROOT}_astro/literata.DT5.woff2`,
  ]);
  const script = `import{a}from"./words.C3.js";const deps=["_astro/engine.D4.js"];load("./words.C3.js")`;
  expect(assetsIn(script, ROOT)).toEqual([
    `${ROOT}_astro/words.C3.js`,
    `${ROOT}_astro/engine.D4.js`,
  ]);
});

describe('where a number can be read without its page', () => {
  const kept = [`${ROOT}fr/`, `${ROOT}fr/2024-09/all/`, `${ROOT}it/4.0/all/`];

  it.each([
    ['fr/2024-09/6.1.e/', 'fr/2024-09/all/#6.1.e'],
    ['fr/2024-09/6.1/', 'fr/2024-09/all/#6.1'],
    ['fr/6.1.e/', 'fr/2024-09/all/#6.1.e'],
    ['it/6/', 'it/4.0/all/#6'],
  ])('%s: on %s', (path, place) => {
    expect(placeInWhole(ROOT + path, ROOT, kept)).toBe(ROOT + place);
  });

  it.each(['en/2024-09/6.1.e/', 'fr/4.0/6.1.e/', 'fr/terms/sabotage/', 'fr/', '6.1.e/', ''])(
    '%s: nowhere',
    (path) => {
      expect(placeInWhole(ROOT + path, ROOT, kept)).toBeNull();
    },
  );
});

it('knows the page that says what can be read offline', () => {
  expect(offlinePage(`${ROOT}fr/terms/sabotage/`, ROOT)).toBe(`${ROOT}fr/offline/`);
  expect(offlinePage(ROOT, ROOT)).toBeNull();
});

it('fetches again what is a week old or has no date', () => {
  const now = Date.parse('2026-03-10T00:00:00Z');
  expect(isFresh('Mon, 09 Mar 2026 00:00:00 GMT', now)).toBe(true);
  expect(isFresh('Mon, 02 Mar 2026 00:00:00 GMT', now)).toBe(false);
  expect(isFresh(null, now)).toBe(false);
});
