import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { sectionOf } from '../../rulebook/number.ts';
import { slugOf } from '../../rulebook/slug.ts';
import type { IndexFile, NumberIn, RuleRow, TitleRow } from './file.ts';
import { INDEX_PARTS } from './lines.ts';
import { type Concept, type Numbered, ruleKey, type SearchRecord } from './record.ts';

/** The content of an index file: records, the terms' words and synonyms. */
export interface IndexContent {
  readonly language: Language;
  readonly editions: readonly string[];
  readonly records: readonly SearchRecord[];
  readonly concepts: readonly Concept[];
  readonly synonyms: readonly (readonly string[])[];
}

const EMPTY = {
  section: '',
  lead: '',
  text: '',
  names: [],
  questions: [],
  signs: [],
  numbers: [],
  id: '',
  isPlayed: false,
  translations: [],
  cards: [],
  spokenOfIn: [],
  isOlder: false,
  isUnnamed: false,
  now: [],
} as const;

/** Reads the rows of an index file. */
export function readIndex(file: IndexFile, language: Language): IndexContent {
  const records = INDEX_PARTS.flatMap((part) => readRecords(part, file, language));
  return { ...readConcepts(file, language), records, synonyms: file.synonyms };
}

/** Reads the terms' words of an index file; needs only these parts of it. */
export function readConcepts(
  { editions, terms }: Pick<IndexFile, 'editions' | 'terms'>,
  language: Language,
): Pick<IndexContent, 'language' | 'editions' | 'concepts'> {
  const concepts = terms.map(([id, , , rules, words]): Concept => {
    const said = words.flatMap(([forms, synonyms], place) => {
      const language = LANGUAGES[place]!;
      return [
        ...forms.map((text) => ({ language, text, isSynonym: false })),
        ...synonyms.map((text) => ({ language, text, isSynonym: true })),
      ];
    });
    return { id, rules, words: said };
  });
  return { language, editions, concepts };
}

/**
 * Reads the records of a part of an index file.
 *
 * @param file the file; all parts before this one must have been loaded
 */
export function readRecords(
  part: keyof IndexFile,
  file: IndexFile,
  language: Language,
): readonly SearchRecord[] {
  const own = LANGUAGES.indexOf(language);
  switch (part) {
    case 'editions':
    case 'synonyms':
    case 'titles': // They are read with the rules.
      return [];
    case 'rules':
      return readBook(file);
    case 'terms':
      return file.terms.map(([id, text, questions, , words]) => {
        const forms = words[own]![0];
        const named = { title: forms[0] ?? id, names: forms, id, text, questions };
        return { ...EMPTY, kind: 'term', key: `term:${id}`, ...named };
      });
    case 'articles':
      return file.articles.map(([edition, id, title, text, questions]) => {
        const named = { title, names: [title], id, text, questions, isOlder: false };
        const numbers = [{ edition: file.editions[edition]!, number: '' }];
        return { ...EMPTY, kind: 'article', key: `article:${id}`, ...named, numbers };
      });
    case 'rulings':
      return file.rulings.map(([id, question, text, questions, played, names]) => {
        const asked = { title: question, id, text, questions: [question, ...questions] };
        const isPlayed = played === 1;
        const cards = names.map(slugOf);
        return { ...EMPTY, kind: 'ruling', key: `ruling:${id}`, ...asked, isPlayed, cards };
      });
    case 'cards':
      return file.cards.map(([section, said, spokenOfIn]) => {
        const english = said[LANGUAGES.indexOf('en')]!;
        const id = slugOf(english);
        const names = said.map((name) => name || english);
        const isUnnamed = said[own] === null;
        const shown = {
          isUnnamed,
          title: names[own]!,
          names: [...new Set(names)],
          translations: names,
        };
        return { ...EMPTY, kind: 'card', key: `card:${id}`, section, id, ...shown, spokenOfIn };
      });
    case 'examples':
      return file.examples.map(([id, title]) => {
        return { ...EMPTY, kind: 'example', key: `example:${id}`, title, names: [title], id };
      });
    case 'pages':
      return file.pages.map(([id, title, text, questions, signs]) => {
        const named = { title, names: [title], id, text, questions, signs };
        return { ...EMPTY, kind: 'page', key: `page:${id}`, ...named };
      });
    case 'unanswered':
      return file.unanswered.map(([id, question, text, questions, signs]) => {
        const asked = { title: question, id, text, questions: [question, ...questions], signs };
        return { ...EMPTY, kind: 'unanswered', key: `unanswered:${id}`, ...asked };
      });
    default:
      return part satisfies never;
  }
}

/** Reads the records of chapters, groups, sections and rules. */
function readBook({ editions, titles, rules }: IndexFile): readonly SearchRecord[] {
  const numbered = (numbers: readonly NumberIn[]): Numbered[] =>
    numbers.map(([edition, number]) => ({ edition: editions[edition]!, number }));
  const titleOf = new Map(
    titles.flatMap(([numbers, , title]) =>
      numbers.map(([edition, number]) => [`${edition} ${number}`, title] as const),
    ),
  );
  const asked = new Map(
    rules.flatMap(([numbers, , , questions]) =>
      numbers.flatMap(([edition, number]) => (edition === 0 ? [[number, questions] as const] : [])),
    ),
  );
  const ruleNumbers = new Set(
    rules.flatMap(([numbers]) => numbers.map(([edition, number]) => `${edition} ${number}`)),
  );
  // A section that consists of one rule is found as that rule.
  const isRule = ([edition, number]: NumberIn) => ruleNumbers.has(`${edition} ${number}`);

  const titled = ([numbers, kind, title]: TitleRow): SearchRecord => ({
    ...EMPTY,
    kind,
    key: ruleKey(numbered(numbers)[0]!),
    title: numbers[0]![1],
    section: title,
    names: [title],
    numbers: numbered(numbers),
    isOlder: numbers[0]![0] > 0,
  });
  const rule = ([numbers, lead, text, questions, played, now]: RuleRow): SearchRecord => {
    const [edition, number] = numbers[0]!;
    const name = titleOf.get(`${edition} ${number}`);
    return {
      ...EMPTY,
      kind: 'rule',
      key: ruleKey(numbered(numbers)[0]!),
      title: number,
      section: titleOf.get(`${edition} ${sectionOf(number)}`) ?? '',
      names: name === undefined ? [] : [name],
      lead,
      text,
      questions: questions.length > 0 ? questions : (asked.get(now[0] ?? '') ?? []),
      numbers: numbered(numbers),
      isPlayed: played === 1,
      isOlder: edition > 0,
      now,
    };
  };
  return [...titles.filter(([numbers]) => !numbers.every(isRule)).map(titled), ...rules.map(rule)];
}
