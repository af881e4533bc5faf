import { type CollectionEntry, getCollection } from 'astro:content';
import type { Outline } from '../rulebook/content.ts';
import { type Language, languageOfEdition } from '../rulebook/language.ts';
import { compareNumbers } from '../rulebook/number.ts';
import { type Citer, type Citing, citedBy } from './citations.ts';
import type { SectionPage } from './content.ts';
import { memo } from './memo.ts';
import { flattenOutline, type OutlineNode, outlineTree } from './outline.ts';

type RuleFacts = SectionPage['rules'][number];

/** A rule in its place in the book. */
export interface BookRule extends RuleFacts {
  readonly section: BookSection;
  /** Ids of the worked examples that its notes name. */
  readonly examples: readonly string[];
}

/** A section with its rules, ready to be rendered. */
export interface BookSection {
  readonly number: string;
  readonly title: string;
  readonly entry: CollectionEntry<'rules'>;
  readonly rules: readonly BookRule[];
}

/** One edition in one language. */
export interface Volume {
  readonly edition: string;
  readonly lang: Language;
  /** Whether a partial language lacks it: its texts are the English ones, and no page shows it. */
  readonly isLent: boolean;
  readonly outline: Outline;
  readonly tree: readonly OutlineNode[];
  /** Chapters, groups and sections by number. */
  readonly nodes: ReadonlyMap<string, OutlineNode>;
  readonly sections: readonly BookSection[];
  /** All rules by number, in book order. */
  readonly rules: ReadonlyMap<string, BookRule>;
  readonly articles: readonly CollectionEntry<'articles'>[];
  readonly citers: ReadonlyMap<string, readonly Citer[]>;
}

/** All editions, the current one first, then the newest. */
export const editions = memo(async (): Promise<readonly Outline[]> => {
  const outlines = (await getCollection('outlines')).map((entry) => entry.data);
  return outlines.sort(
    (a, b) => Number(b.current) - Number(a.current) || (a.date < b.date ? 1 : -1),
  );
});

/**
 * An edition in a language; an older one in English for a partial language that lacks it. Null where it
 * was not loaded.
 */
export const volume = memo(async (edition: string, lang: Language): Promise<Volume | null> => {
  const outline = (await editions()).find((candidate) => candidate.edition === edition);
  const written = languageOfEdition(lang, edition);
  if (!outline?.languages.includes(written)) return null;
  const belongs = ({ data }: { data: { edition: string; language: string } }) =>
    data.edition === edition && data.language === written;
  const sections = (await getCollection('rules', belongs))
    .sort((a, b) => compareNumbers(a.data.number, b.data.number))
    .map(readSection);
  const articles = (await getCollection('articles', belongs)).sort((a, b) =>
    a.data.title.localeCompare(b.data.title, lang),
  );
  const rules = new Map(sections.flatMap((section) => section.rules.map((r) => [r.number, r])));
  const tree = outlineTree(outline, written);
  return {
    edition,
    lang,
    isLent: written !== lang,
    outline,
    tree,
    nodes: new Map(flattenOutline(tree).map((node) => [node.number, node])),
    sections,
    rules,
    articles,
    citers: citedBy([...rules.values()].map(ruleCiting).concat(articles.map(articleCiting))),
  };
});

/** Whether an edition is the one in force. */
export async function isCurrentEdition(edition: string): Promise<boolean> {
  return (await editions())[0]?.edition === edition;
}

/** An edition where it is written in a language; null where it is lent in English, or was not loaded. */
export async function writtenVolume(edition: string, lang: Language): Promise<Volume | null> {
  const book = await volume(edition, lang);
  return book?.isLent ? null : book;
}

/** All editions that are written in a language, and so have pages in it, the one in force first. */
export async function writtenVolumes(lang: Language): Promise<readonly Volume[]> {
  return (await volumesOf(lang)).filter(({ isLent }) => !isLent);
}

/** All editions that can be read in a language, the one in force first, with those that are lent. */
export async function volumesOf(lang: Language): Promise<readonly Volume[]> {
  const all = await Promise.all((await editions()).map(({ edition }) => volume(edition, lang)));
  return all.filter((found) => found !== null);
}

/** Whether an edition has a page for a number, be it a chapter, group, section or rule. */
export function hasNumber(book: Volume, number: string): boolean {
  return book.rules.has(number) || book.nodes.has(number);
}

function readSection(entry: CollectionEntry<'rules'>): BookSection {
  const rules: BookRule[] = [];
  const section = { number: entry.data.number, title: entry.data.title, entry, rules };
  for (const facts of entry.data.rules) {
    const examples = facts.notes.flatMap(({ example }) => example ?? []);
    rules.push({ ...facts, section, examples: [...new Set(examples)] });
  }
  return section;
}

/** Returns the title of a rule: its own, else the lead before its text, else its section's title. */
export function titleOf({ title, lead, section }: BookRule): string {
  return title ?? lead ?? section.title;
}

/**
 * The title of a rule where its section is not shown beside it: "Found on Spells · Cooldown". A title
 * that several sections of the book have, such as "General", tells nothing and is left out.
 */
export function titleWithSection({ sections }: Volume, rule: BookRule): string {
  const { title } = rule.section;
  const isShared = sections.filter((section) => section.title === title).length > 1;
  const own = titleOf(rule);
  return isShared || own === title ? own : `${own} · ${title}`;
}

function ruleCiting({ number, cites }: BookRule): Citing {
  return { citer: { kind: 'rule', number }, cites };
}

function articleCiting({ data }: CollectionEntry<'articles'>): Citing {
  return { citer: { kind: 'article', id: data.id }, cites: data.cites };
}
