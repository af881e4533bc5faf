import { examplesOf } from '../book/rule-examples.ts';
import { rulingsDecidedBy } from '../book/rulings.ts';
import type { BookRule, BookSection, Volume } from '../book/volume.ts';
import { address } from '../i18n/address.ts';
import type { NoteFacts } from '../rulebook/content.ts';
import type { RuleProvenance } from '../rulebook/dictionary.ts';

/** A remark or an example under a rule or an article, without markup. */
interface NoteData {
  readonly kind: 'remark' | 'example';
  readonly official: boolean;
  readonly text: string;
  /** The worked example that shows it. */
  readonly example: string | null;
  /** The rule of a document that holds it, as in 4.0 6.1.e; null for a note of this site. */
  readonly from: string | null;
}

/** A rule as programs read it. */
export interface RuleData {
  readonly edition: string;
  readonly language: string;
  readonly number: string;
  readonly url: string;
  readonly section: { readonly number: string; readonly title: string };
  /** A bold lead-in. */
  readonly lead: string | null;
  readonly important: boolean;
  readonly text: string;
  readonly notes: readonly NoteData[];
  readonly cites: readonly string[];
  /** Numbers of rules and ids of articles that cite it. */
  readonly citedBy: { readonly rules: readonly string[]; readonly articles: readonly string[] };
  /** Ids of terms that it names. */
  readonly terms: readonly string[];
  /** Ids of the worked examples of it, those first that its notes name. */
  readonly examples: readonly string[];
  /** Ids of the rulings that it decides. */
  readonly rulings: readonly string[];
  /** Where its words come from; null where nothing is said. */
  readonly provenance: RuleProvenance | null;
  /** What players ask that it answers, in their words. */
  readonly questions: readonly string[];
}

/** A rule as programs read it. */
export function ruleData(book: Volume, rule: BookRule): RuleData {
  const { edition, lang } = book;
  const { number, section } = rule;
  const citers = book.citers.get(number) ?? [];
  return {
    edition,
    language: lang,
    number,
    url: address.number(lang, edition, number),
    section: { number: section.number, title: section.title },
    lead: rule.lead ?? null,
    important: rule.important ?? false,
    text: rule.plain,
    notes: rule.notes.map(noteData),
    cites: rule.cites,
    citedBy: {
      rules: citers.flatMap((citer) => (citer.kind === 'rule' ? [citer.number] : [])),
      articles: citers.flatMap((citer) => (citer.kind === 'article' ? [citer.id] : [])),
    },
    terms: rule.terms,
    examples: examplesOf(edition, number, rule.examples),
    rulings: rulingsDecidedBy(number, edition).map(({ id }) => id),
    provenance: rule.provenance ?? null,
    questions: rule.questions ?? [],
  };
}

function noteData({ kind, official, plain, example, from }: NoteFacts): NoteData {
  return { kind, official, text: plain, example: example ?? null, from: from ?? null };
}

/** A section with its rules as programs read it. */
export function sectionData(book: Volume, section: BookSection) {
  return {
    edition: book.edition,
    language: book.lang,
    number: section.number,
    url: address.number(book.lang, book.edition, section.number),
    title: section.title,
    group: section.entry.data.group,
    rules: section.rules.map((rule) => ruleData(book, rule)),
  };
}

/** A whole edition in one language as programs read it. */
export function editionData(book: Volume) {
  const { edition, lang, outline } = book;
  const titled = (list: readonly { number: string; title: Partial<Record<string, string>> }[]) =>
    list.flatMap(({ number, title }) => (title[lang] ? [{ number, title: title[lang] }] : []));
  return {
    edition,
    language: lang,
    title: outline.title[lang],
    date: outline.date,
    source: book.sections[0]?.entry.data.source ?? null,
    url: address.edition(lang, edition),
    chapters: titled(outline.chapters),
    groups: titled(outline.groups),
    sections: book.sections.map((section) => sectionData(book, section)),
    articles: book.articles.map(({ data }) => ({
      id: data.id,
      url: address.article(lang, data.id),
      title: data.title,
      text: data.plain,
      notes: data.notes.map(noteData),
      cites: data.cites,
      terms: data.terms,
    })),
  };
}
