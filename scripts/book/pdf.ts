import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser } from 'playwright-core';
import { bookTexts } from '../../src/languages/texts/interface.ts';
import { escapeMarkup } from '../../src/rulebook/escape-markup.ts';
import { contentsList } from './contents.ts';
import { faceStyles } from './faces.ts';
import {
  type BookVolume,
  bookParts,
  type Part,
  placesOf,
  titlePage,
  type WriteUses,
} from './parts.ts';
import { fontFaces, styles } from './styles.ts';

/** The page that each place of the book begins on, counted from 1. */
type Pages = ReadonlyMap<string, number>;

/** The most passes: page numbers in the text can move other pages. */
const MOST_PASSES = 4;

/**
 * Returns a book as PDF, with structure for screen readers and bookmarks. It is printed until the page
 * numbers in it are those of its pages.
 *
 * @throws Error if the numbers still change after the last pass
 */
export async function bookPdf(
  volume: BookVolume,
  browser: Browser,
  site: string | undefined,
): Promise<Uint8Array> {
  let pages: Pages = new Map();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const pdf = await printPdf(bookHtml(volume, pages, site), browser);
    const found = await pagesOf(pdf);
    // The first pass ends with a list of all places, so that each of them has a page.
    if (pass > 0 && [...found].every(([place, page]) => pages.get(place) === page)) return pdf;
    pages = pass === 0 ? found : new Map([...pages, ...found]);
  }
  throw new Error('The page numbers of the book do not come to rest.');
}

/** Returns the whole book as HTML; if `pages` is empty, it ends with links to all places. */
function bookHtml(volume: BookVolume, pages: Pages, site: string | undefined): string {
  const { lang } = volume;
  const words = bookTexts(lang);
  const parts = bookParts(volume, usesByPage(pages));
  const contents = contentsList(
    parts,
    (place) => `#${place}`,
    (place) => String(pages.get(place) ?? ''),
  );
  const links = [...placesOf(volume)].map((place) => `<a href="#${place}">x</a>`).join(' ');
  const all = pages.size > 0 ? '' : `<p class="part">${links}</p>`;
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${escapeMarkup(words.title)} ${escapeMarkup(volume.outline.edition)}</title>
<style>${fontFaces((file) => dataUrl(file))}${styles('book', 'pages')}${faceStyles()}${runningHeads(parts, words.title)}</style></head>
<body>${titlePage(volume, site)}
<nav class="contents"><h1>${escapeMarkup(words.contents)}</h1>${contents}</nav>
${parts.map((part, index) => `<div class="part" style="page: part-${index}">${part.body}</div>`).join('\n')}
${all}</body></html>`;
}

/** Returns the CSS of the running heads: the book's title on left pages, the part's on right ones. */
function runningHeads(parts: readonly Part[], title: string): string {
  const box = (text: string) =>
    `{ color: #53605b; font: 8.5pt Literata; content: ${cssString(text)} }`;
  const heads = parts.map(
    ({ head }, index) =>
      `@page part-${index}:left { @top-left ${box(title)} } @page part-${index}:right { @top-right ${box(head)} }`,
  );
  return heads.join('\n');
}

function cssString(text: string): string {
  return JSON.stringify(text);
}

/** Writes the pages of rules, with runs of pages as ranges: 12, 14–16. */
function usesByPage(pages: Pages): WriteUses {
  return (rules) => {
    const first = new Map<number, string>();
    for (const rule of rules) {
      const page = pages.get(rule) ?? 0;
      if (!first.has(page)) first.set(page, rule);
    }
    const runs: [number, number][] = [];
    for (const page of [...first.keys()].sort((a, b) => a - b)) {
      const last = runs.at(-1);
      if (last?.[1] === page - 1) last[1] = page;
      else runs.push([page, page]);
    }
    return runs
      .map(
        ([from, to]) => `<a href="#${first.get(from)}">${from === to ? from : `${from}–${to}`}</a>`,
      )
      .join(', ');
  };
}

async function printPdf(html: string, browser: Browser): Promise<Uint8Array> {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await page.close();
  return pdf;
}

async function pagesOf(pdf: Uint8Array): Promise<Pages> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const destinations = await document.getDestinations();
  const pages = new Map<string, number>();
  for (const [place, destination] of Object.entries(destinations)) {
    const target = destination?.[0];
    if (target) pages.set(decodeURIComponent(place), (await document.getPageIndex(target)) + 1);
  }
  await document.destroy();
  return pages;
}

function dataUrl(file: string): string {
  return `data:font/woff2;base64,${readFileSync(join('src/styles/fonts', file)).toString('base64')}`;
}
