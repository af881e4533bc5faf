import { type BookTexts, bookTexts } from '../../src/languages/texts/book.ts';
import { interfaceTexts } from '../../src/languages/texts/interface.ts';
import { markedText } from '../../src/library/marked.ts';
import { flattenOutline, type OutlineNode } from '../../src/library/outline.ts';
import type { SectionPage } from '../../src/rulebook/content.ts';
import { escapeMarkup } from '../../src/rulebook/escape-markup.ts';
import { sectionOf } from '../../src/rulebook/number.ts';
import { bookMarks, markdownToXhtml } from './prose.ts';
import type { BookVolume, Page } from './volume.ts';

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
  const marks = bookMarks(placesOf(volume));
  const prose = (page: Page<unknown>, rule: string | null) => {
    const { text, notes } = markedText(page, rule, marks);
    return {
      text: markdownToXhtml(text, volume.lang),
      notes: notes.map((note) => markdownToXhtml(note, volume.lang)),
    };
  };
  const parts = volume.tree.map((chapter) => chapterPart(volume, chapter, prose));
  if (volume.articles.length > 0) parts.push(articlesPart(volume, words, prose));
  parts.push(indexPart(volume, words, writeUses, prose));
  return parts;
}

type WriteProse = (
  page: Page<unknown>,
  rule: string | null,
) => { readonly text: string; readonly notes: readonly string[] };

/** Returns every id that a link of the book can lead to. */
export function placesOf({ tree, sections, articles, terms }: BookVolume): ReadonlySet<string> {
  return new Set([
    ...flattenOutline(tree).map(({ number }) => number),
    ...[...sections.values()].flatMap(({ data }) => data.rules.map(({ number }) => number)),
    ...articles.map(({ data }) => `article-${data.id}`),
    ...terms.map(({ data }) => `term-${data.id}`),
  ]);
}

function chapterPart(volume: BookVolume, chapter: OutlineNode, prose: WriteProse): Part {
  const places: string[] = [];
  const node = (one: OutlineNode, level: number): string => {
    places.push(one.number);
    const section = volume.sections.get(one.number);
    const rules = section?.data.rules.map((rule) => {
      places.push(rule.number);
      // A section that consists of one rule has the same number.
      const id = rule.number === one.number ? '' : ` id="${rule.number}"`;
      return ruleBlock(volume, id, rule, prose(section, rule.number));
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
  { lang }: BookVolume,
  id: string,
  { number, lead, important, notes }: SectionPage['rules'][number],
  prose: ReturnType<WriteProse>,
): string {
  const { rule } = interfaceTexts(lang);
  const marks = [
    lead && `<b>${escapeMarkup(lead)}</b>`,
    important && `<i>${escapeMarkup(rule.important)}</i>`,
  ];
  const told = notes.map((note, index) => {
    const label = `<b>${escapeMarkup(rule[note.kind])}</b>, ${escapeMarkup((note.official ? rule.official : rule.unofficial)[note.kind])}`;
    const kind = note.official ? 'note official' : 'note';
    return `<aside class="${kind}"><p class="label">${label}</p>${prose.notes[index] ?? `<p>${escapeMarkup(note.plain)}</p>`}</aside>`;
  });
  const head = marks.filter(Boolean).join(' ');
  return `<div class="rule"${id}><p class="rule-number">${number}</p><div class="text">${head && `<p class="lead">${head}</p>`}${prose.text}${told.join('')}</div></div>`;
}

function articlesPart({ articles }: BookVolume, words: BookTexts, prose: WriteProse): Part {
  const ids = articles.map(({ data }) => `article-${data.id}`);
  const bodies = articles.map((page, index) => {
    // Headings within an article have a lower level than its own.
    const { text, notes } = prose(page, null);
    const title = `<h2>${escapeMarkup(page.data.title)}</h2>`;
    return `<section class="article" id="${ids[index]}">${title}${text}${notes.join('')}</section>`;
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
  for (const { data } of sections.values()) {
    for (const rule of data.rules) {
      for (const id of rule.terms) uses.set(id, [...(uses.get(id) ?? []), rule.number]);
    }
  }
  const entries = terms.map((page) => {
    const { id, forms, rules } = page.data;
    const defining = (rules[outline.edition] ?? []).filter((number) => places.has(number));
    const defined = defining.map((number) => `<a href="#${number}">${number}</a>`).join(', ');
    const used = (uses.get(id) ?? []).filter((number) => !defining.includes(number));
    const lines = [
      defined && `<span class="defined">${escapeMarkup(words.definedBy)} ${defined}.</span>`,
      used.length > 0 &&
        `<span class="used">${escapeMarkup(words.usedIn)} ${writeUses(used)}.</span>`,
    ];
    return `<dt id="term-${id}">${escapeMarkup(forms.singular)}</dt><dd>${prose(page, null).text}<p class="places">${lines.filter(Boolean).join(' ')}</p></dd>`;
  });
  return {
    id: 'terms',
    title: words.index,
    head: words.index,
    body: `<section id="terms"><h1>${escapeMarkup(words.index)}</h1><p>${escapeMarkup(words.indexLead)}</p><dl>${entries.join('\n')}</dl></section>`,
    places: ['terms', ...terms.map(({ data }) => `term-${data.id}`)],
    listed: [],
  };
}

/** The first page: what the book is, and what it is not. */
export function titlePage({ outline, lang }: BookVolume, site: string | undefined): string {
  const words = bookTexts(lang);
  const day = new Date(`${outline.date}T00:00:00Z`).toLocaleDateString(lang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
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
