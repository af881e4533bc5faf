import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { fromHtml } from 'hast-util-from-html';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookEpub } from '../../scripts/book/epub.ts';
import { type BookVolume, bookVolume } from '../../scripts/book/parts.ts';
import { bookPdf } from '../../scripts/book/pdf.ts';
import { reasonWithout } from '../../scripts/browser.mjs';
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { openLibrary } from '../../src/library/open-library.ts';

const LONG = 900_000;
/** Debian's package of the checker of EPUB files. */
const EPUBCHECK = '/usr/share/java/epubcheck.jar';

let volume: BookVolume;

beforeAll(() => {
  const books = openLibrary('content', 'data');
  const outline = books.outlines.find(({ edition }) => edition === '4.0')!;
  volume = bookVolume(books, outline, 'it');
});

describe('the EPUB', () => {
  const file = (name: string, files: Record<string, Uint8Array>) => strFromU8(files[name]!);

  it('begins with what tells its kind, and lists every file that it has', () => {
    const zip = bookEpub(volume, undefined);
    expect(strFromU8(zip.slice(30, 58))).toBe('mimetypeapplication/epub+zip');
    const files = unzipSync(zip);
    const listed = [...file('book/package.opf', files).matchAll(/href="([^"]+)"/g)];
    expect(Object.keys(files).sort()).toEqual(
      [
        'META-INF/container.xml',
        'book/package.opf',
        'mimetype',
        ...listed.map(([, name]) => `book/${name}`),
      ].sort(),
    );
  });

  it('is the same for the same content', () => {
    expect(bookEpub(volume, undefined)).toEqual(bookEpub(volume, undefined));
  });

  it('has no link that leads nowhere', () => {
    const files = unzipSync(bookEpub(volume, undefined));
    const pages = Object.keys(files).filter((name) => name.endsWith('.xhtml'));
    const ids = new Set(
      pages.flatMap((name) =>
        [...file(name, files).matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${name}#${id}`),
      ),
    );
    const dead = pages.flatMap((name) =>
      [...file(name, files).matchAll(/ href="([^":]+#[^"]+)"/g)].flatMap(([, href]) =>
        ids.has(`book/${href}`) ? [] : [`${name}: ${href}`],
      ),
    );
    expect(dead).toEqual([]);
    expect(ids.size).toBeGreaterThan(volume.sections.size);
  });

  it('draws the faces of the cards that an example names, in colours of their own', () => {
    const files = unzipSync(bookEpub(volume, undefined));
    const [, note] = /id="6\.1\.e".*?<aside[^>]*>(.*?)<\/aside>/s.exec(
      file('book/part-6.xhtml', files),
    )!;
    expect(note).toContain('class="drawn ordis"');
    const ids = [...file('book/part-6.xhtml', files).matchAll(/ id="(face-[^"]+)"/g)];
    expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length);
    expect(file('book/style.css', files)).toMatch(/\.ordis \.y0\{fill:#[0-9a-f]{6}/);
    expect(file('book/style.css', files)).not.toMatch(/var\(|light-dark|color-mix/);
  });

  it('has every rule, and closes what it opens', () => {
    const files = unzipSync(bookEpub(volume, undefined));
    const all = Object.keys(files)
      .filter((name) => name.endsWith('.xhtml'))
      .map((name) => file(name, files));
    for (const { rules } of volume.sections.values()) {
      for (const { number } of rules) {
        expect(all.some((page) => page.includes(`id="${number}"`))).toBe(true);
      }
    }
    for (const page of all) {
      const faults: string[] = [];
      const html = page.replace(/^<\?xml[^>]*>\s*/, '');
      fromHtml(html, { onerror: ({ ruleId }) => void faults.push(ruleId!) });
      const xml = ['non-void-html-element-start-tag-with-trailing-solidus'];
      expect(faults.filter((code) => !xml.includes(code))).toEqual([]);
    }
  });

  it.runIf(existsSync(EPUBCHECK))('has no fault that its checker finds', { timeout: LONG }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'altered-codex-book-'));
    const path = join(folder, 'book.epub');
    writeFileSync(path, bookEpub(volume, 'https://codex.example/'));
    const check = () => execFileSync('java', ['-jar', EPUBCHECK, path], { stdio: 'pipe' });
    expect(check).not.toThrow();
    rmSync(folder, { recursive: true });
  });
});

if (!existsSync(EPUBCHECK)) console.log(`skipped: the checker of EPUBs: ${EPUBCHECK} is not there`);

const NO_BROWSER = reasonWithout('Chromium');
if (NO_BROWSER !== null) console.log(`skipped: the PDF: ${NO_BROWSER}`);

describe.skipIf(NO_BROWSER !== null)('the PDF', () => {
  it('is tagged, has bookmarks, and names the pages that its chapters begin on', {
    timeout: LONG,
  }, async () => {
    const few = { ...volume, tree: volume.tree.slice(5), articles: [] };
    const browser = await launchBrowser();
    const pdf = await getDocument({
      data: new Uint8Array(await bookPdf(few, browser, undefined)),
      verbosity: 0,
    }).promise;
    await browser.close();
    expect((await pdf.getMarkInfo())?.Marked).toBe(true);
    const marks = (await pdf.getOutline()).map(({ title }) => title.replace(/\s+/g, ' '));
    for (const { number, title } of few.tree) expect(marks).toContain(`${number} ${title}`);
    const textOf = async (page: number) =>
      (await (await pdf.getPage(page)).getTextContent()).items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ');
    const contents = await textOf(2);
    for (const { number, title } of few.tree) {
      const page = new RegExp(`${number} ${title} (\\d+)`).exec(contents)?.[1];
      expect(await textOf(Number(page))).toContain(title);
    }
    await pdf.destroy();
  });
});
