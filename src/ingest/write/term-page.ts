import type { TermFacts } from '../../rulebook/content.ts';
import { AS_WRITTEN, printMarkdown } from '../../rulebook/markdown.ts';
import type { TermEntry } from '../../rulebook/term.ts';
import { writePage } from './frontmatter.ts';
import { linkText } from './linked-text.ts';
import { markTerms } from './mark-terms.ts';
import { writeMdx } from './mdx.ts';
import type { PageContext } from './section-page.ts';

/**
 * Writes the page of a term in the language of the context: its forms and its definition, with links
 * to the pages of related terms.
 */
export function writeTerm(term: TermEntry, context: Omit<PageContext, 'source'>): string {
  const { language } = context.names;
  const definition = term.definition[language];
  const text = linkText(definition, 'rule', context.names);
  context.seen(text, term, `definition of ${term.id} (${language})`);
  const forms: TermFacts['forms'] = {
    ...term.forms[language],
    other: term.forms[language].other ?? [],
  };
  const formsOf = (id: string) => context.names.forms.get(id) ?? [];
  const marked = markTerms(definition, term.seeAlso ?? [], formsOf);
  const { blocks } = linkText(marked, 'rule', context.names);
  const synonyms = term.synonyms?.[language];
  const facts: TermFacts = {
    id: term.id,
    language,
    category: term.category,
    ...(term.icon === undefined ? {} : { icon: term.icon }),
    forms,
    ...(synonyms ? { synonyms } : {}),
    rules: term.rules ?? {},
    seeAlso: term.seeAlso ?? [],
    text: printMarkdown(blocks, AS_WRITTEN),
  };
  return writePage(facts, writeMdx(blocks, context.edition));
}
