import { dateInWords } from '../../src/languages/date-in-words.ts';
import { bookTexts, interfaceTexts } from '../../src/languages/texts/interface.ts';
import type { BookTexts } from '../../src/languages/texts/language-texts.ts';
import type { ArticlePage, SectionPage, TermPage } from '../../src/library/content.ts';
import type { Books, Library } from '../../src/library/open-library.ts';
import { flattenOutline, type OutlineNode, outlineTree } from '../../src/library/outline.ts';
import type { Outline } from '../../src/rulebook/content.ts';
import { escapeMarkup } from '../../src/rulebook/escape-markup.ts';
import type { Language } from '../../src/rulebook/language.ts';
import { sectionOf } from '../../src/rulebook/number.ts';
import { type DrawFaces, facesByName } from './faces.ts';
import { proseWriter, type WriteProse } from './prose.ts';

/** One edition in one language, with all that a book of it holds. */
export interface BookVolume {
  readonly outline: Outline;
  readonly lang: Language;
  readonly tree: readonly OutlineNode[];
  /** By number. */
  readonly sections: ReadonlyMap<string, SectionPage>;
  readonly articles: readonly ArticlePage[];
  /** The terms that the edition's rules use or define, in alphabetical order. */
  readonly terms: readonly TermPage[];
  readonly drawFaces: DrawFaces;
}

/** Returns what a book of an edition in a language holds. */
export function bookVolume(
  books: Books & Pick<Library, 'cards'>,
  outline: Outline,
  lang: Language,
): BookVolume {
  const { edition } = outline;
  const isOwn = (page: { readonly edition: string; readonly language: Language }) =>
    page.edition === edition && page.language === lang;
  const sections = books.sections.filter(isOwn);
  const used = new Set(sections.flatMap(({ rules }) => rules.flatMap((rule) => rule.terms)));
  return {
    outline,
    lang,
    tree: outlineTree(outline, lang),
    sections: new Map(sections.map((page) => [page.number, page])),
    articles: books.articles.filter(isOwn),
    terms: books.terms
      .filter(({ language }) => language === lang)
      .filter(({ id, rules }) => used.has(id) || (rules[edition] ?? []).length > 0)
      .sort((a, b) => a.forms.singular.localeCompare(b.forms.singular, lang)),
    drawFaces: facesByName(books, lang),
  };
}

/** A part that begins on a page of its own, in a file of its own: a chapter, the articles, the index. */
export interface Part {
  /** The name of its file and the target of links to it. */
  readonly id: string;
  readonly title: string;
  /** The running head of its pages. */
  readonly head: string;
  /** The body as XHTML, in which every link leads to the id of a place of the book. */
  readonly body: string;
  /** The ids that links can lead to. */
  readonly places: readonly string[];
  /** The entries below the part in the table of contents. */
  readonly listed: readonly OutlineNode[];
}

/** Writes links to the rules that use a term. */
export type WriteUses = (rules: readonly string[]) => string;

/** Returns all parts of a book but its title and its contents, in order. */
export function bookParts(volume: BookVolume, writeUses: WriteUses): readonly Part[] {
  const words = bookTexts(volume.lang);
  const prose = proseWriter(placesOf(volume), volume.lang);
  const parts = volume.tree.map((chapter) => chapterPart(volume, chapter, prose));
  if (volume.articles.length > 0) parts.push(articlesPart(volume, words, prose));
  parts.push(indexPart(volume, words, writeUses, prose));
  return parts;
}

/** Returns every id that a link of the book can lead to. */
export function placesOf({ tree, sections, articles, terms }: BookVolume): ReadonlySet<string> {
  return new Set([
    ...flattenOutline(tree).map(({ number }) => number),
    ...[...sections.values()].flatMap(({ rules }) => rules.map(({ number }) => number)),
    ...articles.map(({ id }) => `article-${id}`),
    ...terms.map(({ id }) => `term-${id}`),
  ]);
}

function chapterPart(volume: BookVolume, chapter: OutlineNode, prose: WriteProse): Part {
  const places: string[] = [];
  const node = (one: OutlineNode, level: number): string => {
    places.push(one.number);
    const section = volume.sections.get(one.number);
    const rules = section?.rules.map((rule) => {
      places.push(rule.number);
      // A section that consists of one rule has the same number.
      const id = rule.number === one.number ? '' : ` id="${rule.number}"`;
      return ruleBlock(volume, id, rule, prose);
    });
    const heading = `<h${level}><span class="number">${one.number}</span> ${escapeMarkup(one.title)}</h${level}>`;
    const inner = one.children.map((child) => node(child, level + 1));
    return `<section class="${one.kind}" id="${one.number}">${[heading, ...(rules ?? []), ...inner].join('\n')}</section>`;
  };
  const body = node(chapter, 1);
  const { number, title, children } = chapter;
  return {
    id: number,
    title: `${number} ${title}`,
    head: `${number} ${title}`,
    body,
    places,
    listed: children,
  };
}

function ruleBlock(
  { lang, drawFaces }: BookVolume,
  id: string,
  { number, lead, important, text, notes }: SectionPage['rules'][number],
  prose: WriteProse,
): string {
  const { rule } = interfaceTexts(lang);
  const marks = [
    lead && `<b>${escapeMarkup(lead)}</b>`,
    important && `<i>${escapeMarkup(rule.important)}</i>`,
  ];
  const told = notes.map((note, at) => {
    const label = `<b>${escapeMarkup(rule[note.kind])}</b>, ${escapeMarkup((note.official ? rule.official : rule.unofficial)[note.kind])}`;
    const kind = note.official ? 'note official' : 'note';
    const faces = note.kind === 'example' ? drawFaces(note.plain, `${number}-${at}`) : '';
    return `<aside class="${kind}">${faces}<p class="label">${label}</p>${prose(note.text, 'rule')}</aside>`;
  });
  const head = marks.filter(Boolean).join(' ');
  return `<div class="rule"${id}><p class="rule-number">${number}</p><div class="text">${head && `<p class="lead">${head}</p>`}${prose(text, 'rule')}${told.join('')}</div></div>`;
}

function articlesPart({ articles }: BookVolume, words: BookTexts, prose: WriteProse): Part {
  const ids = articles.map(({ id }) => `article-${id}`);
  const bodies = articles.map((page, index) => {
    // Headings within an article have a lower level than its own.
    const title = `<h2>${escapeMarkup(page.title)}</h2>`;
    const notes = page.notes.map((note) => prose(note.text, 'rule'));
    return `<section class="article" id="${ids[index]}">${title}${prose(page.text, 'article')}${notes.join('')}</section>`;
  });
  return {
    id: 'articles',
    title: words.articles,
    head: words.articles,
    body: `<section id="articles"><h1>${escapeMarkup(words.articles)}</h1>${bodies.join('\n')}</section>`,
    places: ['articles', ...ids],
    listed: [],
  };
}

function indexPart(
  volume: BookVolume,
  words: BookTexts,
  writeUses: WriteUses,
  prose: WriteProse,
): Part {
  const { terms, outline, sections } = volume;
  const places = placesOf(volume);
  const uses = new Map<string, string[]>();
  for (const section of sections.values()) {
    for (const rule of section.rules) {
      for (const id of rule.terms) uses.set(id, [...(uses.get(id) ?? []), rule.number]);
    }
  }
  const entries = terms.map(({ id, forms, rules, text }) => {
    const defining = (rules[outline.edition] ?? []).filter((number) => places.has(number));
    const defined = defining.map((number) => `<a href="#${number}">${number}</a>`).join(', ');
    const used = (uses.get(id) ?? []).filter((number) => !defining.includes(number));
    const lines = [
      defined && `<span class="defined">${escapeMarkup(words.definedBy)} ${defined}.</span>`,
      used.length > 0 &&
        `<span class="used">${escapeMarkup(words.usedIn)} ${writeUses(used)}.</span>`,
    ];
    return `<dt id="term-${id}">${escapeMarkup(forms.singular)}</dt><dd>${prose(text, 'rule')}<p class="places">${lines.filter(Boolean).join(' ')}</p></dd>`;
  });
  return {
    id: 'terms',
    title: words.index,
    head: words.index,
    body: `<section id="terms"><h1>${escapeMarkup(words.index)}</h1><p>${escapeMarkup(words.indexLead)}</p><dl>${entries.join('\n')}</dl></section>`,
    places: ['terms', ...terms.map(({ id }) => `term-${id}`)],
    listed: [],
  };
}

/** The first page: what the book is, and what it is not. */
export function titlePage({ outline, lang }: BookVolume, site: string | undefined): string {
  const words = bookTexts(lang);
  const day = dateInWords(outline.date, lang);
  const lines = [interfaceTexts(lang).site.unofficial, words.origin, words.licence];
  const from = site ? `<p><a href="${escapeMarkup(site)}">${escapeMarkup(site)}</a></p>` : '';
  return `<section class="title-page"><p class="brand">Altered Codex</p><p class="book-title">${escapeMarkup(words.title)}</p><p class="edition">${escapeMarkup(words.edition(outline.edition, day))}</p><div class="imprint">${lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('')}${from}</div></section>`;
}

/** Writes links to the sections of rules, each section once. */
export function usesBySection(rules: readonly string[]): string {
  const sections = new Map(rules.map((number) => [sectionOf(number), number] as const).reverse());
  return [...sections]
    .reverse()
    .map(([section, first]) => `<a href="#${first}">${section}</a>`)
    .join(', ');
}
