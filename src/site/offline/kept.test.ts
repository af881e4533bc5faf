import { describe, expect, it } from 'vitest';
import {
  assetsIn,
  hasSiteMark,
  isRightType,
  offlinePage,
  placeKept,
  SITE_MARK,
  strategyFor,
} from './kept.ts';

const ROOT = 'https://codex.example/rules/';

describe('how a request is answered', () => {
  it.each([
    ['GET', `${ROOT}_astro/page.B1.js`, 'copy-first'],
    ['GET', `${ROOT}fr/2024-09/6.1.e/`, 'network-first'],
    ['POST', `${ROOT}fr/`, 'none'],
    ['GET', `${ROOT}offline/fr.json`, 'none'],
    ['GET', `${ROOT}fr/offline/`, 'network-first'],
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
  const script =
    'import{a}from"./words.C3.js";const deps=["_astro/engine.D4.js"];import(`./fr.E5.js`)';
  expect(assetsIn(script, ROOT)).toEqual([
    `${ROOT}_astro/words.C3.js`,
    `${ROOT}_astro/engine.D4.js`,
    `${ROOT}_astro/fr.E5.js`,
  ]);
});

describe('where a page can be read that was never opened', () => {
  const kept = ['it/', 'it/4.0/all/', 'fr/', 'fr/offline/', 'fr/2024-09/all/', '6.1.e/'].map(
    (path) => ROOT + path,
  );

  it.each([
    ['fr/2024-09/6.1.e/', 'fr/2024-09/all/#6.1.e'],
    ['fr/2024-09/6.1/', 'fr/2024-09/all/#6.1'],
    ['fr/2024-09/S.1.a/', 'fr/2024-09/all/#S.1.a'],
    ['fr/6.1.e/', 'fr/2024-09/all/#6.1.e'],
    ['it/6/', 'it/4.0/all/#6'],
    ['en/2024-09/6.1.e/', 'fr/2024-09/all/?asked=en#6.1.e'],
    ['en/6.1.e/', 'fr/2024-09/all/?asked=en#6.1.e'],
    ['6.1.e/', 'fr/2024-09/all/#6.1.e'],
    ['', 'fr/'],
    ['?from=home', 'fr/'],
  ])('%s: on %s', (path, place) => {
    expect(placeKept(ROOT + path, ROOT, kept)).toBe(ROOT + place);
  });

  it.each(['fr/1.0/6.1.e/', 'fr/terms/sabotage/', 'fr/', 'en/', 'fr/a/b/6.1.e/'])(
    '%s: nowhere',
    (path) => {
      expect(placeKept(ROOT + path, ROOT, kept)).toBeNull();
    },
  );

  it('nothing kept leads nowhere', () => {
    expect(placeKept(ROOT, ROOT, [])).toBeNull();
    expect(placeKept(`${ROOT}6.1.e/`, ROOT, [])).toBeNull();
  });

  it.each(['fr/terms/sabotage/', 'en/terms/sabotage/', 'embed/en/spy-craft/', ''])(
    '%s: the kept page that says what can be read offline',
    (path) => {
      expect(offlinePage(ROOT + path, ROOT, kept)).toBe(`${ROOT}fr/offline/`);
      expect(offlinePage(ROOT + path, ROOT, [])).toBeNull();
    },
  );
});

it('knows a page of the site from a sign-in page', () => {
  const { name, content } = SITE_MARK;
  expect(
    hasSiteMark(`<head><meta charset="utf-8"><meta name="${name}" content="${content}">`),
  ).toBe(true);
  expect(hasSiteMark('<!doctype html><title>Hotel</title><form>Altered Codex</form>')).toBe(false);
});

describe('what an address may be answered with', () => {
  it.each([
    ['fr/', 'text/html; charset=utf-8', true],
    ['fr/', 'application/json', false],
    ['_astro/page.js', 'text/javascript', true],
    ['_astro/page.js', 'application/javascript; charset=utf-8', true],
    ['_astro/page.js', 'text/html', false],
    ['_astro/page.css', 'text/css', true],
    ['_astro/page.css', 'text/plain', false],
    ['api/v1/terms.json', 'application/json', true],
    ['pagefind/fr.pf_meta', 'application/octet-stream', true],
    ['pagefind/fr.pf_meta', null, true],
    ['pagefind/fr.pf_meta', 'text/html', false],
    ['_astro/page.js', null, false],
  ])('%s, %s: %s', (path, type, right) => {
    expect(isRightType(ROOT + path, type)).toBe(right);
  });
});
