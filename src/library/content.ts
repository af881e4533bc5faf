/** The files of `content/` as pages and programs read them: each text also as plain words. */

import type { z } from 'zod';
import { iconWord } from '../languages/icon-word.ts';
import * as written from '../rulebook/content.ts';
import { type Language, LENDING_LANGUAGE } from '../rulebook/language.ts';
import type { TextKind } from '../rulebook/text.ts';
import { type Mark, plainText } from '../rulebook/tree.ts';
import { parseOnce } from './parsed.ts';

/** A text of the content, and whether its words are English on a page of another language. */
interface WrittenText {
  readonly text: string;
  readonly lent?: true | undefined;
}

/** A section with its rules, as `content/rules/` has it. */
export const sectionPage = written.sectionPage.transform((page) => ({
  ...page,
  rules: page.rules.map((rule) => ({
    ...withPlain(rule, page.language),
    notes: plainNotes(rule, page.language),
  })),
}));

/** An article, as `content/articles/` has it. */
export const articlePage = written.articlePage.transform((page) => ({
  ...withPlain(page, page.language, 'article'),
  notes: plainNotes(page, page.language),
}));

/** A term with its definition, as `content/terms/` has it. */
export const termPage = written.termPage.transform((page) => withPlain(page, page.language));

export type SectionPage = z.infer<typeof sectionPage>;
export type NotePage = SectionPage['rules'][number]['notes'][number];
export type ArticlePage = z.infer<typeof articlePage>;
export type TermPage = z.infer<typeof termPage>;

function plainNotes<Note extends WrittenText>(
  { notes, lent }: { readonly notes: readonly Note[]; readonly lent?: true | undefined },
  language: Language,
) {
  return notes.map((note) => withPlain(note, lent ? LENDING_LANGUAGE : language));
}

/** Returns a text with its words on one line, where icons are words. */
function withPlain<Written extends WrittenText>(
  written: Written,
  language: Language,
  kind: TextKind = 'rule',
): Written & { readonly plain: string } {
  const { blocks } = parseOnce(written.text, kind);
  const spoken = written.lent ? LENDING_LANGUAGE : language;
  return { ...written, plain: plainText(blocks, (mark) => wordOf(mark, spoken)) };
}

function wordOf(mark: Mark, language: Language): string {
  switch (mark.type) {
    case 'number':
      return mark.number;
    case 'icon':
      return iconWord(mark.name, language);
    case 'term':
    case 'article':
    case 'card':
      return mark.shown ?? mark.id;
  }
}
