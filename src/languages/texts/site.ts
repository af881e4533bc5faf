import type { Card } from '../../engine/cards/card.ts';
import type { ChangeKind } from '../../rulebook/changes.ts';
import type { IconName } from '../../rulebook/icon.ts';
import type { Language } from '../../rulebook/language.ts';
import type { TermCategory } from '../../rulebook/term.ts';
import type { OtherMeaningWords } from './other-meaning.ts';

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
    /** A second skip link, on pages that play an example. */
    skipToExample: string;
    unofficial: string;
  };
  nav: {
    label: string;
    menu: string;
    rules: string;
    terms: string;
    articles: string;
    rulings: string;
    cards: string;
    learn: string;
    play: string;
    tools: string;
    wholeGame: string;
    freePlay: string;
    deck: string;
    coverage: string;
    sources: string;
    whole: string;
    languages: string;
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
    noScript: string;
  };
  rule: {
    important: string;
    /** Before the unofficial notes of a rule: what it means in play. */
    inPlay: string;
    remark: string;
    example: string;
    /** The mark of a note, in the gender of its kind. */
    official: { remark: string; example: string };
    unofficial: { remark: string; example: string };
    /** Of a note that stands in the document of another edition: `4.0, 6.1.e`. */
    takenFrom: (document: string) => string;
    /** The sources of a rule's words, each a sentence. */
    provenance: {
      /** From the rule of a document: `4.0, 6.1.e`. */
      restated: (document: string) => string;
      /** From the restatement in another language. */
      translated: (from: Language) => string;
      /** The words are those of a rule of another edition. */
      same: (rule: string) => string;
      completed: string;
      corrected: string;
      /** Before the cards that a rule of the supplement rests on. */
      supplement: string;
    };
    /** The marks on pages of the project’s own supplement to an edition. */
    supplement: {
      /** The mark, as a sentence. */
      mark: string;
      /** The mark behind an edition’s name. */
      short: string;
      notice: (edition: string) => string;
    };
    cites: string;
    citedBy: string;
    defines: string;
    /** The label of the links to the same rule in other editions. */
    otherEditions: string;
    /** In place of a link: the edition does not have the rule. */
    lackedBy: (edition: string) => string;
    history: string;
    /** The meaning of the number in another edition. */
    otherMeaning: OtherMeaningWords;
    rulesOf: (number: string) => string;
    count: (rules: number) => string;
    previous: string;
    next: string;
    neighbours: string;
    /** Leads to the rule's example, at its beginning. */
    watch: string;
    copyLink: string;
    quote: string;
    embed: string;
    alias: (edition: string) => string;
    /** The current edition lacks the number, or is not there in this language. */
    aliasOfOlder: (edition: string) => string;
    pinned: string;
    missing: string;
  };
  terms: {
    title: string;
    lead: string;
    /** The count in the singular and in the plural; `#` stands for the number. */
    one: string;
    many: string;
    letters: string;
    category: Record<TermCategory, string>;
    forms: string;
    masculine: string;
    feminine: string;
    definedBy: string;
    usedBy: string;
    seeAlso: string;
  };
  home: {
    intro: string;
    /** The label of the last links, each to something that a reader can do. */
    jobs: string;
    learn: string;
    watch: string;
    lessons: (lessons: number) => string;
    /** What the question of a day is. */
    ask: string;
    readRulings: string;
    checkDeck: string;
    phases: string;
    play: string;
    allTerms: (terms: number) => string;
    examples: string;
    read: string;
  };
  /** The page of the deck checker. */
  deck: { title: string; lead: string };
  articles: {
    title: string;
    lead: string;
    elsewhere: string;
    /** The heading above what an older document said. */
    before: (day: string) => string;
    beforeLead: (edition: string) => string;
  };
  /** Lists that can be narrowed down; `#` stands for a number. */
  filters: {
    label: string;
    text: string;
    any: string;
    reset: string;
    none: string;
    card: string;
    rule: string;
    kind: string;
    faction: string;
    type: string;
    keyword: string;
    rarity: string;
    set: string;
    trigger: string;
    cost: string;
  };
  rulings: {
    title: string;
    lead: string;
    one: string;
    many: string;
    play: string;
    wording: string;
    material: string;
    answered: (days: string) => string;
    restated: string;
    /** An official answer that a later edition leaves as it is; a sentence. */
    stands: (edition: string) => string;
    /** Over the answer by the rules of a later edition. */
    changed: (edition: string) => string;
    /** Before the numbers of the rules that changed it. */
    changedSince: (edition: string) => string;
    byTheBook: string;
    inEdition: (edition: string) => string;
    noExample: string;
    decidedBy: string;
    notDecided: string;
    notLoaded: string;
    cards: string;
    terms: string;
    example: string;
  };
  cards: {
    /** Beside an English name that stands for one that is not known. */
    englishName: string;
    title: string;
    lead: string;
    one: string;
    many: string;
    neutral: string;
    jump: string;
    generated: string;
    noText: string;
    others: string;
    handCost: string;
    reserveCost: string;
    reserveLimit: string;
    landmarkLimit: string;
    support: string;
    reference: string;
    versions: string;
    differs: string;
    /** Where there are many versions. */
    differsFromFirst: string;
    examples: string;
    keywords: string;
    triggers: string;
    sandbox: string;
    /** Over rulings on other cards. */
    related: string;
    /** Before the things that two cards have in common. */
    inCommon: (words: string) => string;
    /** A value of a card that looks wrong, with those of its source, its other versions and this site. */
    doubtful: (
      about: string,
      values: {
        given: number | string;
        others: number | string;
        taken: number | string;
      } | null,
    ) => string;
    /** The parts of a card that can be doubtful besides costs and statistics. */
    doubts: { text: string; symbol: string };
    sameAbility: string;
    /** Over the rules of the forms in which a text is written. */
    forms: string;
    /** Over the rulings that say how a text was changed. */
    history: string;
    printings: string;
    /** Only this edition and newer ones have a term. */
    since: (edition: string) => string;
    /** Before the sections of the supplement to an edition that explain a card's words. */
    supplement: (edition: string) => string;
  };
  /** In `summary`, how many rules of how many are shown. */
  coverage: {
    title: string;
    lead: string;
    one: string;
    many: string;
    summary: (covered: number, rules: number) => string;
    edition: string;
    chapter: string;
    rule: string;
    kind: string;
    state: string;
    shown: string;
    missing: string;
    explained: string;
    allShown: string;
    executable: string;
    definition: string;
    material: string;
    unsorted: string;
    examples: string;
    cited: string;
    tests: string;
    data: string;
  };
  whole: { title: string; lead: string };
  offline: {
    title: string;
    lead: string;
    /** Shown in place of a page that is not stored. */
    unread: string;
    /** Where a page is shown in another language, since the one in this language is not stored. */
    instead: (shown: Language) => string;
    takeRules: string;
    takeRulesLead: string;
    take: string;
    takeLead: string;
    takeCards: string;
    takeCardsLead: string;
    takeEdition: (edition: string) => string;
    takeEditionLead: (edition: string) => string;
    /** Before the list of the pages that are always stored. */
    readable: string;
    home: string;
    opened: string;
  };
  /** The changes of the rules from one edition to the next; `#` stands for a number. */
  changes: {
    /** `What changed in 4.0`. */
    title: (edition: string) => string;
    /** `From 2024-09 to 5.0`, for editions with others between them. */
    titleFrom: (before: string, edition: string) => string;
    lead: (before: string, edition: string) => string;
    /** Before links to the changes between other editions. */
    otherEditions: string;
    /** Before the numbers of rules that say the same. */
    unchanged: string;
    one: string;
    many: string;
    kind: Record<ChangeKind, string>;
    chapter: string;
    /** Under the words of two editions. */
    marked: string;
    /** For a number that an edition lacks: the heading, and the rule that has it in the other edition. */
    lacking: (number: string, edition: string) => string;
    there: (number: string, edition: string) => string;
    goneOn: (number: string, edition: string) => string;
    feed: string;
    feedTitle: string;
  };
  sources: {
    title: string;
    lead: string;
    loaded: string;
    entries: string;
    sections: string;
    rules: string;
    articles: string;
    own: string;
    restated: string;
    translated: string;
    same: string;
    completed: string;
    corrected: string;
    officialNotes: string;
    takenNotes: string;
    ownNotes: string;
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
  };
  chooser: { lead: string; rule: (number: string) => string };
  rarities: Record<NonNullable<Card['rarity']>, string>;
  icons: Record<Exclude<IconName, 'mana'>, string> & { mana: (amount: string) => string };
}
