import type { Language } from '../../../rulebook/language.ts';
import { languageName } from '../../language-name.ts';
import { capitalizeWord } from '../../lexicon.ts';
import { ICON_MEANINGS, manaAmount } from '../lexicon/icons.ts';
import { RARITIES } from '../lexicon/table.ts';
import { englishName, otherMeaning } from './marks.ts';

/** Every text of the interface, in one language. A language that lacks one does not compile. */
export const site = {
  /** The language's own name for itself. */
  language: 'English',
  /** Open Graph's name of the language. */
  locale: 'en_GB',
  site: {
    tagline: 'Any rule of Altered, in seconds',
    description:
      'The rules of the trading card game Altered, number by number: each rule on its own page, with its terms, its examples and the rules that it meets.',
    skip: 'Skip to the content',
    /** A second skip link, on pages that play an example. */
    skipToExample: 'Skip to the example',
    unofficial: 'A players’ project, not affiliated with the publisher of Altered.',
    /** Beside English words that a language shows for those that it lacks. */
    lent: 'Not yet in this language; the words are English.',
  },
  nav: {
    label: 'Main',
    menu: 'Menu',
    rules: 'Rules',
    terms: 'Terms',
    articles: 'Articles',
    rulings: 'Rulings',
    cards: 'Cards',
    learn: 'Learn',
    play: 'Play',
    tools: 'Tools',
    wholeGame: 'A whole game',
    freePlay: 'Free play',
    deck: 'Decks',
    coverage: 'Examples by rule',
    sources: 'Sources',
    whole: 'All on one page',
    languages: 'Language',
    theme: 'Light or dark',
    home: 'Altered Codex, home',
    trail: 'Where you are',
    outline: 'Outline',
    footer: 'Site',
  },
  search: {
    title: 'Search',
    open: 'Search the rules',
    label: 'Rule number or words',
    placeholder: '6.1.e, sabotage, token…',
    submit: 'Search',
    noScript:
      'Searching needs JavaScript. Without it, look in the list from A to Z, or open the whole edition on one page and use your browser’s own search.',
  },
  rule: {
    important: 'Important',
    /** Before the unofficial notes of a rule: what it means in play. */
    inPlay: 'In play',
    remark: 'Remark',
    example: 'Example',
    /** The mark of a note, in the gender of its kind. */
    official: { remark: 'official', example: 'official' },
    unofficial: { remark: 'unofficial', example: 'unofficial' },
    /** The source of a note that comes from another edition's document: `4.0, 6.1.e`. */
    takenFrom: (document: string) => `from ${document}`,
    /** The sources of a rule's words, each a sentence. */
    provenance: {
      /** From the rule of a document: `4.0, 6.1.e`. */
      restated: (document: string) => `In our own words, after ${document}.`,
      /** From the restatement in another language. */
      translated: (from: Language) => `Translated from our ${languageName(from, 'en')} text.`,
      /** The words are those of a rule of another edition. */
      same: (rule: string) => `In the words of ${rule}, which says the same.`,
      completed: 'Completed:',
      corrected: 'Corrected:',
      /** Before the cards that a rule of the supplement rests on. */
      supplement: 'Our own supplement:',
    },
    /** The marks on pages of the project’s own supplement to an edition. */
    supplement: {
      /** The mark, as a sentence. */
      mark: 'Unofficial.',
      /** The mark behind an edition’s name. */
      short: 'unofficial supplement',
      notice: (edition: string) =>
        `No book says this. It is part of Altered Codex’s own supplement to ${edition}; any official text replaces it.`,
    },
    cites: 'Cites',
    citedBy: 'Cited by',
    defines: 'Defines',
    /** The label of the links to the same rule in other editions. */
    otherEditions: 'In other editions',
    /** In place of a link: the edition does not have the rule. */
    lackedBy: (edition: string) => `not in ${edition}`,
    history: 'History',
    /** The meaning of the number in another edition. */
    otherMeaning,
    rulesOf: (number: string) => `Rules of section ${number}`,
    count: (rules: number) => (rules === 1 ? '1 rule' : `${rules} rules`),
    previous: 'Previous',
    next: 'Next',
    neighbours: 'Previous and next',
    /** Leads to the rule's example, at its beginning. */
    watch: 'Watch',
    copyLink: 'Copy link',
    quote: 'Quote',
    embed: 'Embed',
    alias: (edition: string) => `You are reading the current edition, ${edition}.`,
    /** The current edition lacks the number, or is not there in this language. */
    aliasOfOlder: (edition: string) =>
      `You are reading edition ${edition}, the latest that has this number in English.`,
    pinned: 'Link to this edition',
    missing: 'This edition has not been loaded in English yet.',
  },
  terms: {
    title: 'Terms',
    lead: 'The words of the game, what they mean, and how they are said in the other languages.',
    /** The count in the singular and in the plural; `#` stands for the number. */
    one: '# term',
    many: '# terms',
    letters: 'Letters',
    category: {
      action: 'Action',
      ability: 'Ability',
      status: 'Status',
      zone: 'Zone',
      type: 'Type',
      subtype: 'Sub-type',
      phase: 'Phase',
      'daily-effect': 'Daily effect',
      characteristic: 'Characteristic',
      faction: 'Faction',
      rarity: 'Rarity',
      concept: 'Concept',
      'card-part': 'Part of a card',
      player: 'Player',
    },
    forms: 'Forms',
    masculine: 'masculine',
    feminine: 'feminine',
    neuter: 'neuter',
    definedBy: 'Defined by',
    usedBy: 'Used by',
    seeAlso: 'See also',
    /** The heading above cards whose text names the term. */
    cards: 'On cards',
    allCards: (cards: number) => `All ${cards} cards`,
  },
  home: {
    intro: 'Look it up, link it for good, watch it played. In five languages, unofficial.',
    /** The label of the last links, each to something that a reader can do. */
    jobs: 'More to do here',
    learn: 'Learn to play',
    watch: 'Watch a rule',
    lessons: (lessons: number) => `${lessons} short lessons, then a whole game.`,
    /** What the question of a day is. */
    ask: 'One position, a few answers, one rule.',
    readRulings: 'Read rulings',
    checkDeck: 'Check a deck',
    phases: 'The day, phase by phase',
    play: 'Play freely',
    allTerms: (terms: number) => `All ${terms} terms, A to Z`,
    examples: 'Examples',
    read: 'Read it all on one page',
  },
  /** The page of the deck checker. */
  deck: {
    title: 'Is my deck legal?',
    lead: 'Paste a list, and each fault is named with the rule that forbids it.',
  },
  articles: {
    title: 'Articles',
    lead: 'Game modes, formats and words that the numbered rules do not cover.',
    elsewhere: 'More articles',
    /** The heading above what an older document said. */
    before: (day: string) => `What was said on ${day}`,
    beforeLead: (edition: string) =>
      `This text is older. Where it differs from the rules of ${edition}, these hold.`,
  },
  /** Lists that can be narrowed down; `#` stands for a number. */
  filters: {
    label: 'Filter',
    text: 'Text',
    any: 'Any',
    reset: 'Show all',
    /** Closes the sheet of choices on a phone. */
    done: 'Done',
    none: 'Nothing fits.',
    card: 'Card',
    rule: 'Rule',
    kind: 'Subject',
    faction: 'Faction',
    type: 'Type',
    keyword: 'Keyword',
    rarity: 'Rarity',
    set: 'Set',
    trigger: 'Trigger',
    cost: 'Hand Cost',
  },
  rulings: {
    title: 'Rulings',
    lead: 'Questions about cards, with the official answer in our own words, or one of our own that says so, the rules that decide it and, wherever play is concerned, an example.',
    one: '# ruling',
    many: '# rulings',
    play: 'Play',
    wording: 'Text of a card',
    material: 'Material',
    answered: (days: string) => `Official answer of ${days}`,
    /** Said of an answer of this project's own, with its days. */
    unofficial: (days: string) =>
      `Unofficial. Our answer of ${days}, from the rules below; a judge at the table decides.`,
    /** Said of a proposal, with its days. */
    proposed: (days: string) =>
      `Proposal of ${days}, by a reader. No editor of this project has sealed it yet.`,
    /** Marks an answer that is not official, in lists and before its text. */
    standing: { proposed: 'Proposal', unofficial: 'Unofficial' },
    /** Leads to the moment that a proposal is about. */
    toMoment: 'See the moment at the board',
    restated: 'in our own words',
    /** An official answer that a later edition leaves as it is; a sentence. */
    stands: (edition: string) => `It holds in edition ${edition} too.`,
    /** Over the answer by the rules of a later edition. */
    changed: (edition: string) => `In edition ${edition} the answer is another`,
    /** Before the numbers of the rules that changed it. */
    changedSince: (edition: string) => `Changed in ${edition} by`,
    byTheBook: 'By the book',
    inEdition: (edition: string) => `In edition ${edition}`,
    noExample: 'This question is not about what happens in a game: there is nothing to play.',
    decidedBy: 'Rules that decide it',
    notDecided: 'None of the known rules of this edition speaks of it.',
    notLoaded: 'This edition is not on the site yet.',
    cards: 'Cards',
    terms: 'Terms',
    example: 'See the example',
  },
  cards: {
    /** Beside an English name that stands for one that is not known. */
    englishName,
    title: 'Cards',
    lead: 'Every card that can be played here. The texts of the cards are made from what the site plays, not copied: a card does what its text says.',
    one: '# name',
    many: '# names',
    neutral: 'No faction',
    jump: 'Factions',
    generated: 'Text made from what this site plays; the printed card words it otherwise.',
    noText: 'No ability.',
    bothWays: {
      title: 'Both ways',
      lead: 'For each condition, a small position in which the ability acts, and one in which it does not. The links lead to the board, where it has just happened.',
      acts: 'It acts',
      idle: 'It does not act',
    },
    others: 'In the other languages',
    baseCost: 'Base Cost',
    handCost: 'Hand Cost',
    reserveCost: 'Reserve Cost',
    reserveLimit: 'Reserve limit',
    landmarkLimit: 'Landmark limit',
    support: 'Support',
    reference: 'Reference',
    versions: 'Versions',
    differsFromFirst: 'Marked: what is not as in the first version.',
    examples: 'Examples',
    keywords: 'Terms',
    triggers: 'Triggers',
    sandbox: 'Open in free play',
    /** Over rulings on other cards. */
    related: 'Rulings on related cards',
    /** Before the things that two cards have in common. */
    inCommon: (words: string) => `In common: ${words}`,
    /** A value of a card that looks wrong, with those of its source, its other versions and this site. */
    doubtful: (
      about: string,
      values: {
        given: number | string;
        others: number | string;
        taken: number | string;
      } | null,
    ) =>
      values
        ? `Doubtful: ${about}. The source of this set says ${values.given}, the other versions say ${values.others}; ${values.taken} was taken.`
        : `Doubtful: ${about}. The printed sources do not agree; the English one was taken.`,
    /** Two costs that the text names in two languages. */
    printedOtherwise: (en: string, fr: string) =>
      `Doubtful: English cards print “${en}” in the text, French ones “${fr}”. This site plays what the English ones say.`,
    /** The parts of a card that can be doubtful besides costs and statistics. */
    doubts: {
      text: 'a number or a cost in the text',
      symbol: 'a symbol in the text',
    },
    /** Over the rules of the forms in which a text is written. */
    forms: 'Rules the text rests on',
    /** Over the rulings that say how a text was changed. */
    history: 'Changes of the text',
    printings: 'Printings',
    version: 'Version',
    /** Only this edition and newer ones have a term. */
    since: (edition: string) => `since ${edition}`,
    /** Before the sections of the supplement to an edition that explain a card's words. */
    supplement: (edition: string) =>
      `No book has these words. This site plays them by its own, unofficial supplement to ${edition}:`,
  },
  /** In `summary`, how many rules of how many are shown. */
  coverage: {
    title: 'Examples by rule',
    lead: 'Every rule, the examples and tests that show it, and what is not shown yet. A rule that acts in play counts as shown when an example names it beside an event; a rule that defines or describes, when an example was chosen for it.',
    one: '# rule',
    many: '# rules',
    summary: (covered: number, rules: number) => `${covered} of ${rules} rules shown`,
    edition: 'Edition',
    chapter: 'Chapter',
    rule: 'Rule',
    kind: 'Kind',
    state: 'State',
    shown: 'shown',
    missing: 'not shown yet',
    explained: 'no example possible',
    allShown: 'Every rule is shown.',
    executable: 'acts in play',
    definition: 'definition',
    material: 'material',
    unsorted: 'not sorted',
    examples: 'Chosen examples',
    cited: 'Cited by',
    tests: 'Tests',
    data: 'The same data for programs',
  },
  whole: {
    title: 'The whole edition',
    lead: 'Every rule on one page, to read through, to search with the browser, and to print.',
  },
  offline: {
    title: 'Offline',
    lead: 'What you can read on this site without a network.',
    /** Shown in place of a page that is not stored. */
    unread: 'The page that was asked for has not been opened on this device yet.',
    /** Where a page is shown in another language, since the one in this language is not stored. */
    instead: (shown: Language) =>
      `This page is not kept in English on this device; here it is in ${languageName(shown, 'en')}.`,
    takeRules: 'Take the rules with you',
    takeRulesLead:
      'The rules, the terms, the names of the cards and the search of the current edition.',
    take: 'Take the whole rulebook with you',
    takeLead: 'All that, and every article, ruling and example, to be played without a network.',
    takeCards: 'Take the cards with you',
    takeCardsLead: 'A page for each card, with all its versions and texts.',
    takeEdition: (edition: string) => `Take the ${edition} edition with you`,
    takeEditionLead: (edition: string) =>
      `Every rule of the ${edition} edition, each on its own page.`,
    /** Before the list of the pages that are always stored. */
    readable: 'You can always read:',
    home: 'Home',
    opened: 'And every page that you have opened before.',
  },
  /** The changes of the rules from one edition to the next; `#` stands for a number. */
  changes: {
    /** `What changed in 4.0`. */
    title: (edition: string) => `What changed in ${edition}`,
    /** `From 2024-09 to 5.0`, for editions with others between them. */
    titleFrom: (before: string, edition: string) => `What changed from ${before} to ${edition}`,
    lead: (before: string, edition: string) =>
      `Every rule of ${before} and of ${edition}: first what plays differently, then what is new or gone, split, joined or said in other words.`,
    /** Before links to the changes between other editions. */
    otherEditions: 'Between other editions:',
    /** Before the numbers of rules that say the same. */
    unchanged: '# rules say the same',
    one: '# change',
    many: '# changes',
    kind: {
      substance: 'Plays differently',
      new: 'New',
      gone: 'Gone',
      split: 'Split',
      merged: 'Joined',
      reworded: 'Reworded',
      renumbered: 'Renumbered',
      same: 'Unchanged',
      unknown: 'Older text not known',
    },
    chapter: 'Chapter',
    /** Under the words of two editions. */
    marked: 'Words taken out are struck through, words put in are underlined.',
    /** For a number that an edition lacks: the heading, and the rule that has it in the other edition. */
    lacking: (number: string, edition: string) => `Edition ${edition} has no ${number}`,
    there: (number: string, edition: string) =>
      `In this edition, rule ${number} of edition ${edition} is here:`,
    goneOn: (number: string, edition: string) =>
      `This edition has no rule for ${number}. Read it in edition ${edition}:`,
    feed: 'Feed of changes',
    feedTitle: 'Altered Codex: changes of the rules',
  },
  sources: {
    title: 'Sources',
    lead: 'Which documents this site restates, and what it adds.',
    loaded: 'Dictionaries loaded',
    entries: 'Entries',
    sections: 'Sections',
    rules: 'Rules',
    articles: 'Articles',
    own: 'written for this site',
    restated: 'Rules of the document, in our own words',
    translated: 'Rules translated from another language here',
    same: 'Rules in the words of another edition',
    completed: 'Rules completed',
    corrected: 'Rules corrected',
    officialNotes: 'Notes of the document',
    takenNotes: 'Notes taken from another edition',
    ownNotes: 'Notes of our own',
    /** Said of the languages that no native speaker has read, and on their home pages. */
    unread:
      'No judge whose first language is German or Spanish has read the texts in those languages yet. Where they differ from the English ones, the English ones hold.',
    unofficialTitle: 'What is unofficial',
    unofficial: [
      'The site as a whole: players made it. Where it and the publisher’s rules disagree, the publisher’s rules hold.',
      'The wording. Each rule is written from its facts, number by number; no sentence is the publisher’s.',
      'Notes marked “unofficial”. The texts in Italian, German and Spanish, and those of editions 4.0 and 5.0 in French: they are this site’s translations.',
      'What the glossary of September 2024 puts between ++ marks: these are its own additions. Such a note is unofficial here and says that it comes from 2024-09.',
      'The rarity named in an example, where only that version of the card says what the example needs.',
      'The icons. They were drawn for this site.',
    ],
    licences: 'Licences',
    licence: [
      'The site’s code and wording are free to use under the MIT licence.',
      'The typefaces Grenze and Literata are under the SIL Open Font License 1.1.',
      'Altered and the names of its cards belong to their owners, and are used here to talk about the game.',
    ],
  },
  missing: {
    title: 'No such page',
    lead: 'There is no page at this address.',
    nearest: 'Did you mean',
    elsewhere: 'Or start from',
  },
  chooser: {
    lead: 'The rules of Altered, in English',
    rule: (number: string) => `Rule ${number} in English`,
  },
  rarities: {
    common: capitalizeWord(RARITIES.common),
    rare: capitalizeWord(RARITIES.rare),
    exalted: capitalizeWord(RARITIES.exalted),
    unique: capitalizeWord(RARITIES.unique),
  },
  icons: { ...ICON_MEANINGS, mana: (amount: string) => (amount ? manaAmount(amount) : 'mana') },
  /** About pictures that a link unfurls with. */
  pictures: {
    /** The title of the rules of an edition: "Rules of Altered, edition 4.0". */
    ruleOf: (edition: string) => `Rules of Altered, edition ${edition}`,
    /** A picture of a board, for those who do not see it. */
    boardAlt: (title: string, moment: string) =>
      `${title}: the board at the moment that matters. ${moment}`,
  },
};
