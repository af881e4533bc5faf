import type { Card } from '../../engine/cards/card.ts';
import { WORDINGS } from '../../languages/all-languages.ts';
import { iconWord } from '../../languages/icon-word.ts';
import { plainWords } from '../../languages/plain-words.ts';
import { interfaceTexts, sayStanding } from '../../languages/texts/interface.ts';
import type { ArticlePage, SectionPage, TermPage } from '../../library/content.ts';
import type { Books } from '../../library/open-library.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { isInSupplement } from '../../rulebook/number.ts';
import { type Questions, questionFinder } from '../../rulebook/questions.ts';
import { answerBy, type Ruling } from '../../rulebook/ruling.ts';
import { fold, foldedWords } from '../words/fold.ts';
import { writeCardTerms } from './card-terms.ts';
import type {
  ArticleRow,
  CardRow,
  ExampleRow,
  Flag,
  IndexFile,
  NumberIn,
  RuleRow,
  RulingRow,
  TermRow,
  TitleRow,
  WrittenRow,
} from './file.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';
import { recordRows } from './record-rows.ts';
import type { SearchedLibrary } from './searched-library.ts';
import { writtenAnswersOn } from './written-answers.ts';

/** Kinds of changes that do not change the meaning of a rule. */
const SAME_MATTER: ReadonlySet<string> = new Set(['same', 'renumbered', 'reworded']);

const THREE_WORDS = / .* /;

/** Returns the index file of a language. */
export function indexRows(library: SearchedLibrary, language: Language): IndexFile {
  const editions = library.outlines.map(({ edition }) => edition);
  const placeOf = (edition: string) => editions.indexOf(edition);
  const inOrder = [...library.sections].sort((a, b) => placeOf(a.edition) - placeOf(b.edition));
  const own = inOrder.filter((page) => page.language === language);
  const asked = library.questions[language];
  const askedOf = ruleQuestions(library, own, asked.rules);
  const rules = ruleRows(own, placeOf, language, changesIn(library), library.shown, askedOf);
  const terms = termRows(library.terms, editions[0]!, language, asked.terms);
  const ruleNumbers = new Set(rules.flatMap(([numbers]) => unpackNumbers(numbers).map(numberKey)));
  return {
    mark: [],
    editions,
    cards: cardRows(library, rulesOnCards(library, own, editions[0]!, language), terms),
    titles: titleRows(library, own, language).map(([numbers, kind, title]): TitleRow => {
      const isRule = unpackNumbers(numbers).every((one) => ruleNumbers.has(numberKey(one)));
      return [numbers, isRule ? 'rule' : kind, title];
    }),
    rules,
    terms,
    articles: articleRows(library.articles, placeOf, language, asked.articles),
    rulings: library.rulings.map((ruling) =>
      rulingRow(ruling, namesOf(library.cards), language, editions[0]!, asked.rulings),
    ),
    record: recordRows(library, language),
    examples: exampleRows(library, language),
    pages: library.pages.map(({ page, title, text, signs }) => [
      page,
      title[language],
      text[language],
      asked.pages[page] ?? [],
      signs[language] ?? [],
    ]),
    unanswered: library.unanswered.map(({ id, question, answer, signs }) => [
      id,
      question[language],
      answer[language],
      asked.unanswered[id] ?? [],
      signs?.[language] ?? [],
    ]),
    synonyms: library.synonyms[language] ?? [],
  };
}

/** Returns the function that finds players' questions on a rule, by its edition and number. */
function ruleQuestions(
  { changes }: Books,
  sections: readonly SectionPage[],
  questions: Questions,
): (rule: string) => readonly string[] {
  const same = new Map<string, string | undefined>(
    sections.flatMap(({ edition, rules }) =>
      rules.map(({ number, provenance }) => [`${edition} ${number}`, provenance?.same] as const),
    ),
  );
  return questionFinder(questions, (rule) => same.get(rule), changes);
}

/** Returns the rows of the chapters, groups and sections that have rules in a language. */
function titleRows(
  { outlines }: Books,
  sections: readonly SectionPage[],
  language: Language,
): TitleRow[] {
  const rows = new Map<string, [[NumberIn, ...NumberIn[]], TitleRow[1], string]>();
  outlines.forEach(({ edition, chapters, groups, sections: listed }, place) => {
    const own = sections.filter((page) => page.edition === edition);
    const above = [
      ...chapters.map((chapter) => ({ ...chapter, kind: 'chapter' as const })),
      ...groups.map((group) => ({ ...group, kind: 'group' as const })),
      ...listed.map((section) => ({ ...section, kind: 'section' as const })),
    ];
    for (const { number, kind, title } of above) {
      const said = title[language];
      const isFilled = own.some((page) => `${page.number}.`.startsWith(`${number}.`));
      if (said === undefined || !isFilled) continue;
      const key = `${kind} ${fold(said)} ${number.split('.')[0]}`;
      // A title that a chapter has twice makes two rows.
      const ofNumber = `${key} ${number}`;
      const known = [rows.get(key), rows.get(ofNumber)].find((row) =>
        row?.[0].every(([other]) => other !== place),
      );
      if (known) known[0].push([place, number]);
      else rows.set(rows.has(key) ? ofNumber : key, [[[place, number]], kind, said]);
    }
  });
  return Array.from(rows.values(), ([numbers, ...rest]) => [packNumbers(numbers), ...rest]);
}

function numberKey([edition, number]: NumberIn): string {
  return `${edition} ${number}`;
}

/**
 * Returns the rows of all rules. A rule of an older edition with the same meaning, in these words or
 * others, adds its number to the row.
 */
function ruleRows(
  sections: readonly SectionPage[],
  placeOf: (edition: string) => number,
  language: Language,
  changes: ReadonlyMap<string, Became>,
  shown: ReadonlySet<string>,
  askedOf: (rule: string) => readonly string[],
): RuleRow[] {
  type Strings = readonly string[];
  type Rest = [string, string, Strings, Flag, Strings, Strings, readonly WrittenRow[]];
  type Row = { numbers: [NumberIn, ...NumberIn[]]; rest: Rest };
  const rows: Row[] = [];
  const byText = new Map<string, Row[]>();
  for (const { edition, rules } of sections) {
    const place = placeOf(edition);
    for (const { number, title, lead: printed = '', plain, notes } of rules) {
      const asked = askedOf(`${edition} ${number}`);
      const lead = isInSupplement(number)
        ? interfaceTexts(language).rule.supplement.short
        : printed;
      const same = byText.get(`${lead} ${plain}`) ?? [];
      const { now, isReworded } = changes.get(`${edition} ${number}`) ?? UNCHANGED;
      const heir = rows.find(({ numbers }) => isCurrent(numbers, now[0]));
      const twins = [
        isReworded ? heir : undefined,
        same.find((row) => row.numbers.some(([, other]) => other === number)),
        ...same,
      ];
      const twin = twins.find((row) => row?.numbers.every(([other]) => other !== place));
      if (twin) {
        twin.numbers.push([place, number]);
        continue;
      }
      const text = withIconWords(plain, language);
      const isPlayed =
        shown.has(`${edition} ${number}`) || notes.some((note) => note.example !== undefined);
      const remarks = notes
        .filter(({ kind }) => kind === 'remark' && place === 0)
        .map((note) => saidRemark(withIconWords(note.plain, language), note.official, language));
      const answers = place === 0 ? writtenAnswersOn(number, language) : [];
      const questions = `${heir?.rest[2]}` === `${asked}` ? [] : asked;
      const row: Row = {
        numbers: [[place, number]],
        rest: [title ?? lead, text, questions, isPlayed ? 1 : 0, now, remarks, answers],
      };
      rows.push(row);
      byText.set(`${lead} ${plain}`, [...same, row]);
    }
  }
  return rows.map(({ numbers, rest }) => [packNumbers(numbers), ...rest]);
}

/** Returns a remark behind the words that tell what it is: “Remark (unofficial): ”. */
function saidRemark(text: string, isOfficial: boolean, language: Language): string {
  const { remark, official, unofficial } = interfaceTexts(language).rule;
  const source = isOfficial ? official.remark : unofficial.remark;
  return `${remark} (${source})${WORDINGS[language].colon}${text}`;
}

/** Whether a row's numbers include a given one of the current edition. */
function isCurrent(numbers: readonly NumberIn[], wanted: string | undefined): boolean {
  return numbers.some(([place, number]) => place === 0 && number === wanted);
}

/** The rules that replace one of an older edition; `isReworded` if one says the same in other words. */
interface Became {
  readonly now: readonly string[];
  readonly isReworded: boolean;
}

const UNCHANGED: Became = { now: [], isReworded: false };

/** Maps each rule of an older edition to those that replace it in the current one, book by book. */
function changesIn({ changes, outlines }: Books): Map<string, Became> {
  const became = new Map<string, Became>();
  // The newest edition first: the current rules of an old one follow from those of its successors.
  for (const { edition } of outlines) {
    const ofBook = changes.find((one) => one.edition === edition);
    for (const { kind, from, to } of ofBook?.changes ?? []) {
      const heirs = to.map(
        (number) => became.get(`${edition} ${number}`) ?? { now: [number], isReworded: true },
      );
      const change: Became = {
        now: [...new Set(heirs.flatMap(({ now }) => now))],
        isReworded: SAME_MATTER.has(kind) && heirs.every(({ isReworded }) => isReworded),
      };
      for (const number of from) became.set(`${ofBook!.before} ${number}`, change);
    }
  }
  return became;
}

function termRows(
  pages: readonly TermPage[],
  edition: string,
  language: Language,
  asked: Questions,
): TermRow[] {
  const byId = Map.groupBy(pages, ({ id }) => id);
  return [...byId].flatMap(([id, inEach]): TermRow[] => {
    const own = inEach.find((page) => page.language === language);
    if (!own) return [];
    const words = LANGUAGES.map((code) => {
      const page = inEach.find((one) => one.language === code);
      if (!page) return [[], []] as const;
      const { singular, plural, other } = page.forms;
      const forms = [singular, ...(plural ? [plural] : []), ...other];
      const synonyms = page.synonyms ?? [];
      // Three words of another language are answered by the index of that language.
      const kept = code === language ? synonyms : synonyms.filter((one) => !THREE_WORDS.test(one));
      return [[...new Set(forms)], kept] as const;
    });
    const text = withIconWords(own.plain, language);
    return [[id, text, asked[id] ?? [], own.rules[edition] ?? [], words]];
  });
}

function articleRows(
  pages: readonly ArticlePage[],
  placeOf: (edition: string) => number,
  language: Language,
  asked: Questions,
): ArticleRow[] {
  const isNewest = ({ id, edition }: ArticlePage) =>
    pages.every((other) => other.id !== id || placeOf(other.edition) >= placeOf(edition));
  return pages
    .filter((page) => page.language === language && isNewest(page))
    .map(({ edition, id, title, plain, notes }): ArticleRow => {
      const questions = asked[`${edition} ${id}`] ?? [];
      const text = [plain, ...notes.map((note) => note.plain)].join('\n');
      return [placeOf(edition), id, title, withIconWords(text, language), questions];
    });
}

function rulingRow(
  ruling: Ruling,
  names: ReadonlyMap<string, string>,
  language: Language,
  edition: string,
  asked: Questions,
): RulingRow {
  const { id, question, cards, notes = [] } = ruling;
  const answer = answerBy(ruling, edition);
  const plain = (text: string) => plainWords(text, language);
  const isPlayed = ruling.kind === 'play' && ruling.example !== undefined;
  const remarks = notes
    .filter((note) => note.edition === undefined || note.edition === edition)
    .map(({ text }) => saidRemark(plain(text[language]), false, language));
  return [
    id,
    plain(question[language]),
    plain(answer[language]),
    asked[id] ?? [],
    isPlayed ? 1 : 0,
    [...new Set(cards.flatMap((card) => names.get(card) ?? []))],
    remarks,
    sayStanding(ruling, language) ?? '',
  ];
}

function exampleRows(
  { examples, rulings, cards }: SearchedLibrary,
  language: Language,
): ExampleRow[] {
  const ofRulings = new Set(
    rulings.flatMap((one) => (one.kind === 'play' ? (one.example ?? []) : [])),
  );
  const names = new Map(cards.map(({ name }) => [paddedWords(name.en), name.en]));
  return examples.map(({ id, title, story }): ExampleRow => {
    if (ofRulings.has(id)) return [id, title[language], '', []];
    const said = paddedWords(plainWords(story.en, 'en'));
    const named = [...names].filter(([name]) => isTellingName(name) && said.includes(name));
    return [id, title[language], plainWords(story[language], language), named.map(([, en]) => en)];
  });
}

/** Returns the folded words of a text with a space before and after each, to look for names in. */
function paddedWords(text: string): string {
  return ` ${foldedWords(text).join(' ')} `;
}

/** Maps the ids of the versions of cards to their English names. */
function namesOf(cards: readonly Card[]): ReadonlyMap<string, string> {
  return new Map(cards.map(({ id, name }) => [id, name.en]));
}

/** The least length of a card's name to be looked for in texts: a shorter one may occur by chance. */
const TELLING_NAME = 5;

function isTellingName(padded: string): boolean {
  return padded.length >= TELLING_NAME + 2;
}

/**
 * Maps the English name of each card to the rules of an edition whose notes, examples included,
 * mention it.
 */
function rulesOnCards(
  { cards }: SearchedLibrary,
  sections: readonly SectionPage[],
  edition: string,
  language: Language,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const names = new Map(cards.map(({ name }) => [paddedWords(name[language] ?? name.en), name.en]));
  for (const { rules } of sections.filter((page) => page.edition === edition)) {
    for (const { number, notes } of rules) {
      const said = paddedWords(notes.map((note) => note.plain).join(' '));
      for (const [name, english] of names) {
        if (!isTellingName(name) || !said.includes(name)) continue;
        found.set(english, [...(found.get(english) ?? []), number]);
      }
    }
  }
  return found;
}

/** Returns a row for each name, shared by the card's versions; names equal to the English are empty. */
function cardRows(
  { cards, cardWords }: SearchedLibrary,
  rulesOf: ReadonlyMap<string, readonly string[]>,
  terms: readonly TermRow[],
): CardRow[] {
  const byName = Map.groupBy(cards, ({ name }) => name.en);
  const names = [...byName.keys()];
  const wordsOf = names.map((name) => cardWords.get(name) ?? new Set<string>());
  const termsOf = writeCardTerms(wordsOf, terms);
  const rows = [...byName.values()].map((versions, place): CardRow => {
    const first = versions[0]!;
    const factions = [...new Set(versions.flatMap(({ faction }) => faction ?? []))];
    const line = factions.map((name) => name[0]!.toUpperCase() + name.slice(1)).join(', ');
    const names = LANGUAGES.map((code) => {
      const name = first.name[code];
      if (name === undefined) return null;
      return code !== 'en' && name === first.name.en ? '' : name.replaceAll("'", '’');
    });
    return [line, names, rulesOf.get(first.name.en) ?? [], termsOf[place]!];
  });
  // Sorted, because similar rows next to each other compress better.
  return rows.sort((a, b) => `${a[0]} ${a[1]}`.localeCompare(`${b[0]} ${b[1]}`, 'en'));
}

/** Returns a text with its icons replaced by words. */
export function withIconWords(text: string, language: Language): string {
  return text.replace(
    /\{([a-z-]+(?::\w+)?)\}/g,
    (mark, name: string) => iconWord(name, language) || mark,
  );
}
