import type { IconName } from '../rulebook/icon.ts';
import type { TermCategory } from '../rulebook/term.ts';

/** Every text of the interface, in one language. A language that lacks one does not compile. */
export interface Texts {
  /** The language's own name for itself. */
  language: string;
  /** Open Graph's name of the language. */
  locale: string;
  site: {
    tagline: string;
    description: string;
    skip: string;
    unofficial: string;
  };
  nav: {
    label: string;
    rules: string;
    terms: string;
    articles: string;
    examples: string;
    sources: string;
    whole: string;
    languages: string;
    otherLanguages: string;
    theme: string;
    home: string;
    trail: string;
    outline: string;
    footer: string;
  };
  search: {
    title: string;
    open: string;
    label: string;
    placeholder: string;
    submit: string;
    close: string;
    noScript: string;
    examples: string;
  };
  rule: {
    edition: (title: string) => string;
    important: string;
    remark: string;
    example: string;
    official: string;
    unofficial: string;
    cites: string;
    citedBy: string;
    defines: string;
    chapter: (number: string) => string;
    section: (number: string) => string;
    rulesOf: (number: string) => string;
    count: (rules: number) => string;
    previous: string;
    next: string;
    neighbours: string;
    copyLink: string;
    quote: string;
    share: string;
    plain: string;
    linkCopied: string;
    quoteCopied: string;
    copyFailed: string;
    alias: (edition: string) => string;
    pinned: string;
    open: string;
    close: string;
    preview: string;
    missing: string;
  };
  terms: {
    title: string;
    lead: string;
    letters: string;
    category: Record<TermCategory, string>;
    forms: string;
    language: string;
    singular: string;
    plural: string;
    other: string;
    masculine: string;
    feminine: string;
    definedBy: string;
    usedBy: string;
    more: (rules: number) => string;
    seeAlso: string;
  };
  home: {
    title: string;
    intro: string;
    outline: string;
    keywords: string;
    allTerms: (terms: number) => string;
    articles: string;
    examples: string;
    allExamples: string;
    read: string;
  };
  articles: { title: string; lead: string; elsewhere: string };
  whole: { title: string; lead: string; print: string };
  sources: {
    title: string;
    lead: string;
    loaded: string;
    file: string;
    language: string;
    date: string;
    entries: string;
    sections: string;
    rules: string;
    articles: string;
    own: string;
    unofficialTitle: string;
    unofficial: string[];
    licences: string;
    licence: string[];
  };
  missing: {
    title: string;
    lead: string;
    nearest: string;
    elsewhere: string;
    search: string;
  };
  chooser: { lead: string; enter: string; rule: (number: string) => string };
  icons: Record<Exclude<IconName, 'mana'>, string> & { mana: (amount: string) => string };
}
