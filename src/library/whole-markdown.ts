import { iconWord } from '../languages/icon-word.ts';
import { type MarkWriter, printMarkdown } from '../rulebook/markdown.ts';
import type { TextKind } from '../rulebook/text.ts';
import type { OutlineNode } from './outline.ts';
import { parseOnce } from './parsed.ts';
import type { BookRule, Volume } from './volume.ts';

/** The texts around the rules, in one language. */
export interface MarkdownWords {
  readonly source: string;
  readonly unofficial: string;
  readonly notes: Readonly<Record<'remark' | 'example', string>>;
  readonly unofficialNote: string;
}

/** A whole edition in one language as one Markdown text: headings are numbered, notes are quotations. */
export function wholeMarkdown(book: Volume, words: MarkdownWords): string {
  const { outline, lang } = book;
  const writer: MarkWriter = {
    term: (_, shown) => shown,
    article: (_, shown) => shown,
    number: (number) => number,
    icon: (name) => iconWord(name, lang),
  };
  const print = (text: string, kind: TextKind) =>
    printMarkdown(parseOnce(text, kind).blocks, writer);
  const rule = (one: BookRule): string[] => {
    const lead = one.lead ? `**${one.lead}** ` : '';
    const told = one.notes.map((note) => {
      const label = words.notes[note.kind] + (note.official ? '' : ` (${words.unofficialNote})`);
      return `**${label}.** ${print(note.text, 'rule')}`.replace(/^/gm, '> ');
    });
    return [`**${one.number}** ${lead}${print(one.text, 'rule')}`, ...told];
  };
  const sections = new Map(book.sections.map((section) => [section.number, section]));
  const part = (node: OutlineNode, level: number): string[] => [
    `${'#'.repeat(level)} ${node.number} ${node.title}`,
    ...(sections.get(node.number)?.rules.flatMap(rule) ?? []),
    ...node.children.flatMap((child) => part(child, level + 1)),
  ];
  const articles = book.articles.flatMap((article) => [
    `## ${article.data.title}`,
    print(article.data.text, 'article'),
  ]);
  return `${[
    `# ${outline.title[lang]}`,
    `${words.unofficial} ${words.source}`,
    ...book.tree.flatMap((chapter) => part(chapter, 2)),
    ...articles,
  ].join('\n\n')}\n`;
}
