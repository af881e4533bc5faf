import type { NoteFacts, SectionFacts } from '../../rulebook/content.ts';
import type {
  DictionaryNote,
  DictionaryRule,
  DictionarySection,
} from '../../rulebook/dictionary.ts';
import { AS_WRITTEN, printMarkdown } from '../../rulebook/markdown.ts';
import { compareNumbers } from '../../rulebook/number.ts';
import { writePage } from './frontmatter.ts';
import { type LinkableNames, type LinkedText, linkText } from './linked-text.ts';
import { writeMdx } from './mdx.ts';

/** The context of a page of a dictionary. */
export interface PageContext {
  readonly edition: string;
  readonly source: string;
  readonly names: LinkableNames;
  /** The names that English words link, where a partial language has them. */
  readonly lentNames?: LinkableNames;
  /** Called with every text that was linked and the part that it belongs to. */
  readonly seen: (text: LinkedText, part: object, subject: string) => void;
}

/** Writes the page of a section with its rules and their notes. */
export function writeSection(
  section: DictionarySection,
  group: string,
  context: PageContext,
): string {
  const rules = section.rules.map((rule) => composeRule(rule, context));
  const facts: SectionFacts = {
    edition: context.edition,
    language: context.names.language,
    number: section.number,
    title: section.title,
    group,
    source: context.source,
    rules: rules.map((rule) => rule.facts),
  };
  return writePage(facts, rules.map((rule) => rule.body).join('\n\n'));
}

interface ComposedRule {
  readonly facts: SectionFacts['rules'][number];
  readonly body: string;
}

function composeRule(rule: DictionaryRule, context: PageContext): ComposedRule {
  const subject = `rule ${rule.number} (${context.names.language})`;
  const text = linkText(rule.text, 'rule', namesOf(rule, context));
  context.seen(rule.wordsOf === undefined ? text : lackingHere(text), rule, subject);
  const notes = composeNotes(rule.notes, subject, rule.lent ? inEnglish(context) : context);
  const texts = [text, ...notes.texts];
  const title = rule.title === undefined ? {} : { title: rule.title };
  const lead = rule.lead === undefined ? {} : { lead: rule.lead };
  const facts = {
    number: rule.number,
    ...title,
    ...lead,
    ...(rule.important ? { important: true } : {}),
    text: printMarkdown(text.blocks, AS_WRITTEN),
    cites: citesOf(texts).filter((number) => number !== rule.number),
    terms: termsOf(texts),
    notes: notes.facts,
    ...(rule.provenance ? { provenance: rule.provenance } : {}),
    ...(rule.noExample === undefined ? {} : { noExample: rule.noExample }),
    ...(rule.lent ? { lent: rule.lent } : {}),
  };
  const blocks = [
    `<Rule number="${rule.number}" only={props.only}>`,
    ...(rule.lent ? ['<Lent is>'] : []),
    writeMdx(text.blocks, context.edition, rule.number),
    ...(rule.lent ? ['</Lent>'] : []),
    ...notes.bodies,
    '</Rule>',
  ];
  return { facts, body: blocks.filter((block) => block !== '').join('\n\n') };
}

/** Returns the names that words link: those of English, where it lends them. */
export function namesOf({ lent }: { readonly lent?: true | undefined }, context: PageContext) {
  return (lent && context.lentNames) || context.names;
}

/** Returns the context in which all words are English, without the marks that the rule around has. */
export function inEnglish(context: PageContext): PageContext {
  return { ...context, names: context.lentNames ?? context.names };
}

/** Keeps only rules missing in this edition; other problems of shared words are reported elsewhere. */
function lackingHere(text: LinkedText): LinkedText {
  return { ...text, findings: [], misses: text.misses.filter(({ kind }) => kind === 'rule') };
}

interface ComposedNotes {
  readonly texts: readonly LinkedText[];
  readonly facts: NoteFacts[];
  readonly bodies: readonly string[];
}

/** Returns the notes under a rule or article: their texts, their facts, and their bodies in MDX. */
export function composeNotes(
  notes: readonly DictionaryNote[] | undefined,
  subject: string,
  context: PageContext,
): ComposedNotes {
  const composed = (notes ?? []).map((note, i) => {
    const { kind, official, example, from } = note;
    const text = linkText(note.text, 'rule', namesOf(note, context));
    context.seen(text, note, `note ${i + 1} of ${subject}`);
    const isTaken = from !== undefined && !from.startsWith(`${context.edition} `);
    const taken = isTaken ? ` from="${from}"` : '';
    const open = `<Note kind="${kind}" official={${official}}${taken}${note.lent ? ' lent' : ''}>`;
    const named = {
      ...(example === undefined ? {} : { example }),
      ...(from === undefined ? {} : { from }),
      ...(note.lent ? { lent: note.lent } : {}),
    };
    return {
      text,
      facts: { kind, official, text: printMarkdown(text.blocks, AS_WRITTEN), ...named },
      body: [open, writeMdx(text.blocks, context.edition), '</Note>'].join('\n\n'),
    };
  });
  return {
    texts: composed.map(({ text }) => text),
    facts: composed.map(({ facts }) => facts),
    bodies: composed.map(({ body }) => body),
  };
}

/** Returns the numbers that several texts name, in book order. */
export function citesOf(texts: readonly LinkedText[]): string[] {
  return [...new Set(texts.flatMap((text) => text.cites))].sort(compareNumbers);
}

/**
 * Returns the terms that several texts name, from z to a: lists in the official rules run from a to z
 * or as on a card, and a list of ids in either order would copy their order.
 */
export function termsOf(texts: readonly LinkedText[]): string[] {
  return [...new Set(texts.flatMap((text) => text.terms))].sort().reverse();
}
