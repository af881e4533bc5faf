/** `npm run book`: the rules as a book to take away, PDF and EPUB, for each edition and language. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { openLibrary } from '../src/library/open-library.ts';
import { LANGUAGES } from '../src/rulebook/language.ts';
import { BOOKS, bookFile } from '../src/site/hosting/books.ts';
import { bookEpub } from './book/epub.ts';
import { bookVolume } from './book/parts.ts';
import { bookPdf } from './book/pdf.ts';
import { launchBrowser } from './launch-browser.ts';

const program = new Command('book')
  .description('Makes a PDF and an EPUB of each edition and language; the next build links them.')
  .option('--edition <edition>', 'only this edition')
  .option('--lang <language>', 'only this language')
  .option('--out <folder>', 'where they go', BOOKS)
  .parse();
const { edition, lang, out } = program.opts<{ edition?: string; lang?: string; out: string }>();

const books = openLibrary('content', 'data');
const wanted = books.outlines.flatMap((outline) =>
  LANGUAGES.filter((one) => outline.languages.includes(one) && (lang ?? one) === one)
    .filter(() => (edition ?? outline.edition) === outline.edition)
    .map((language) => ({ outline, language })),
);
if (wanted.length === 0) program.error('There is no such edition in this language.');

await mkdir(out, { recursive: true });
const browser = await launchBrowser();
try {
  for (const { outline, language } of wanted) {
    const volume = bookVolume(books, outline, language);
    const made = {
      pdf: await bookPdf(volume, browser, process.env.SITE),
      epub: bookEpub(volume, process.env.SITE),
    };
    for (const kind of ['pdf', 'epub'] as const) {
      const file = join(out, bookFile(outline.edition, language, kind));
      await writeFile(file, made[kind]);
      console.log(`${file}  ${Math.round(made[kind].length / 1000)} kB`);
    }
  }
} finally {
  await browser.close();
}
