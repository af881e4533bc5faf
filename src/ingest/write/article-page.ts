import type { ArticleFacts } from '../../rulebook/content.ts';
import type { Article } from '../../rulebook/dictionary.ts';
import { AS_WRITTEN, printMarkdown } from '../../rulebook/markdown.ts';
import { OWN_SOURCE } from '../read/bind-book.ts';
import { writePage } from './frontmatter.ts';
import { linkText } from './linked-text.ts';
import { writeMdx } from './mdx.ts';
import {
  citesOf,
  composeNotes,
  inEnglish,
  namesOf,
  type PageContext,
  termsOf,
} from './section-page.ts';

/** Writes the page of an article with its notes. */
export function writeArticle(article: Article, context: PageContext): string {
  const subject = `article ${article.id} (${context.names.language})`;
  const text = linkText(article.text, 'article', namesOf(article, context));
  context.seen(text, article, subject);
  const notes = composeNotes(article.notes, subject, article.lent ? inEnglish(context) : context);
  const texts = [text, ...notes.texts];
  const facts: ArticleFacts = {
    edition: context.edition,
    id: article.id,
    language: context.names.language,
    title: article.title,
    ...(article.lent ? { lent: article.lent } : {}),
    source: article.own ? OWN_SOURCE : context.source,
    text: printMarkdown(text.blocks, AS_WRITTEN),
    cites: citesOf(texts),
    terms: termsOf(texts),
    notes: notes.facts,
  };
  const body = writeMdx(text.blocks, context.edition);
  const bodies = [...(article.lent ? ['<Lent is>', body, '</Lent>'] : [body]), ...notes.bodies];
  return writePage(facts, bodies.filter((body) => body !== '').join('\n\n'));
}
