import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { sectionOf } from '../../rulebook/number.ts';
import { slugOf } from '../../rulebook/slug.ts';
import type { IndexFile, NumberIn, RuleRow, TitleRow } from './file.ts';
import { type Concept, type Numbered, ruleKey, type SearchRecord } from './record.ts';

/** What an index file says: records, the terms' words and synonyms. */
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
  const { editions } = file;
  const numbered = (numbers: readonly NumberIn[]): Numbered[] =>
    numbers.map(([edition, number]) => ({ edition: editions[edition]!, number }));
  const titles = new Map(
    file.titles.flatMap(([numbers, , title]) =>
      numbers.map(([edition, number]) => [`${edition} ${number}`, title] as const),
    ),
  );

  const asked = new Map(
    file.rules.flatMap(([numbers, , , questions]) =>
      numbers.flatMap(([edition, number]) => (edition === 0 ? [[number, questions] as const] : [])),
    ),
  );

  const ruleNumbers = new Set(
    file.rules.flatMap(([numbers]) => numbers.map(([edition, number]) => `${edition} ${number}`)),
  );
  // A section that is one rule is found as that rule.
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
    const name = titles.get(`${edition} ${number}`);
    return {
      ...EMPTY,
      kind: 'rule',
      key: ruleKey(numbered(numbers)[0]!),
      title: number,
      section: titles.get(`${edition} ${sectionOf(number)}`) ?? '',
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

  const own = LANGUAGES.indexOf(language);
  const records: SearchRecord[] = [
    ...file.terms.map(([id, text, questions, , words]): SearchRecord => {
      const forms = words[own]![0];
      const named = { title: forms[0] ?? id, names: forms, id, text, questions };
      return { ...EMPTY, kind: 'term', key: `term:${id}`, ...named };
    }),
    ...file.titles.filter(([numbers]) => !numbers.every(isRule)).map(titled),
    ...file.rules.map(rule),
    ...file.articles.map(([edition, id, title, text, questions]): SearchRecord => {
      const named = { title, names: [title], id, text, questions, isOlder: false };
      const numbers = [{ edition: editions[edition]!, number: '' }];
      return { ...EMPTY, kind: 'article', key: `article:${id}`, ...named, numbers };
    }),
    ...file.rulings.map(([id, question, text, questions, played, names]): SearchRecord => {
      const asked = { title: question, id, text, questions: [question, ...questions] };
      const isPlayed = played === 1;
      const cards = names.map(slugOf);
      return { ...EMPTY, kind: 'ruling', key: `ruling:${id}`, ...asked, isPlayed, cards };
    }),
    ...file.cards.map(([section, said, spokenOfIn]): SearchRecord => {
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
    }),
    ...file.examples.map(([id, title]): SearchRecord => {
      return { ...EMPTY, kind: 'example', key: `example:${id}`, title, names: [title], id };
    }),
    ...file.pages.map(([id, title, text, questions, signs]): SearchRecord => {
      const named = { title, names: [title], id, text, questions, signs };
      return { ...EMPTY, kind: 'page', key: `page:${id}`, ...named };
    }),
    ...file.unanswered.map(([id, question, text, questions, signs]): SearchRecord => {
      const asked = { title: question, id, text, questions: [question, ...questions], signs };
      return { ...EMPTY, kind: 'unanswered', key: `unanswered:${id}`, ...asked };
    }),
  ];
  const concepts = file.terms.map(([id, , , rules, words]): Concept => {
    const said = words.flatMap(([forms, synonyms], place) => {
      const language = LANGUAGES[place]!;
      return [
        ...forms.map((text) => ({ language, text, isSynonym: false })),
        ...synonyms.map((text) => ({ language, text, isSynonym: true })),
      ];
    });
    return { id, rules, words: said };
  });
  return { language, editions, records, concepts, synonyms: file.synonyms };
}
