import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { bookTexts } from '../../src/languages/texts/interface.ts';
import { escapeMarkup } from '../../src/rulebook/escape-markup.ts';
import { contentsList } from './contents.ts';
import { faceStyles } from './faces.ts';
import { type BookVolume, bookParts, type Part, titlePage, usesBySection } from './parts.ts';
import { FONTS, fontFaces, styles } from './styles.ts';

/** A file of the book that its manifest lists. */
interface Item {
  readonly id: string;
  readonly file: string;
  readonly type: string;
  readonly content: string | Uint8Array;
  readonly properties?: string;
}

const XHTML = 'application/xhtml+xml';

/** Returns a book as EPUB 3, byte for byte the same for the same content. */
export function bookEpub(volume: BookVolume, site: string | undefined): Uint8Array {
  const parts = bookParts(volume, usesBySection);
  const files = new Map(parts.flatMap((part) => part.places.map((place) => [place, fileOf(part)])));
  const linked = (html: string) =>
    html.replace(/href="#([^"]+)"/g, (_, place) => `href="${files.get(place)}#${place}"`);
  const { title, contents } = bookTexts(volume.lang);
  const list = contentsList(parts, (place) => `${files.get(place)}#${place}`);
  const nav = `<nav epub:type="toc" id="toc"><h1>${escapeMarkup(contents)}</h1>${list}</nav>`;
  const reading: Item[] = [
    pageItem('title', 'title.xhtml', titlePage(volume, site), title, volume),
    { ...pageItem('nav', 'nav.xhtml', nav, contents, volume), properties: 'nav' },
    ...parts.map((part) => {
      const item = pageItem(`part-${part.id}`, fileOf(part), linked(part.body), part.title, volume);
      return part.body.includes('<svg') ? { ...item, properties: 'svg' } : item;
    }),
  ];
  const others: Item[] = [
    {
      id: 'style',
      file: 'style.css',
      type: 'text/css',
      content: fontFaces((file) => file) + styles('book') + faceStyles(),
    },
    ...FONTS.map(([, , file]) => ({
      id: file.replace('.', '-'),
      file,
      type: 'font/woff2',
      content: new Uint8Array(readFileSync(join('src/styles/fonts', file))),
    })),
    {
      id: 'fonts-licence',
      file: 'fonts-licence.txt',
      type: 'text/plain',
      content: readFileSync('public/fonts-licence.txt', 'utf8'),
    },
  ];
  return zipItems([...reading, ...others], packageDocument(volume, reading, others));
}

function fileOf({ id }: Part): string {
  return `part-${id}.xhtml`;
}

function pageItem(
  id: string,
  file: string,
  body: string,
  title: string,
  { lang }: BookVolume,
): Item {
  const content = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head><title>${escapeMarkup(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>${body}</body>
</html>
`;
  return { id, file, type: XHTML, content };
}

function packageDocument(
  { outline, lang }: BookVolume,
  reading: readonly Item[],
  others: readonly Item[],
): string {
  const words = bookTexts(lang);
  const items = [...reading, ...others].map(
    ({ id, file, type, properties }) =>
      `<item id="${id}" href="${file}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`,
  );
  const facts = {
    accessMode: 'textual',
    accessModeSufficient: 'textual',
    accessibilityFeature: 'structuralNavigation',
    accessibilityHazard: 'none',
  };
  const access = Object.entries(facts).map(
    ([name, value]) => `<meta property="schema:${name}">${value}</meta>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${lang}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">altered-codex-${outline.edition}-${lang}</dc:identifier>
<dc:title>${escapeMarkup(`${words.title} ${outline.edition}`)}</dc:title>
<dc:language>${lang}</dc:language>
<dc:publisher>Altered Codex</dc:publisher>
<dc:rights>${escapeMarkup(words.licence)}</dc:rights>
<dc:date>${outline.date}</dc:date>
<meta property="dcterms:modified">${outline.date}T00:00:00Z</meta>
${access.join('\n')}
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine>
${reading.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}

const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** The earliest time that a ZIP file can contain. */
const NO_TIME = new Date(1980, 0, 1);

function zipItems(items: readonly Item[], opf: string): Uint8Array {
  const bytes = (content: string | Uint8Array) =>
    typeof content === 'string' ? strToU8(content) : content;
  const files: Zippable = {
    // The media type must be the first file, uncompressed.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': bytes(CONTAINER),
    'book/package.opf': bytes(opf),
    ...Object.fromEntries(items.map(({ file, content }) => [`book/${file}`, bytes(content)])),
  };
  return zipSync(files, { mtime: NO_TIME, level: 9 });
}
