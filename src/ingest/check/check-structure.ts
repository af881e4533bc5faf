import type { EditionWords, RuleWords } from '../../rulebook/edition-words.ts';
import { isPartial, LANGUAGES, type Language } from '../../rulebook/language.ts';
import { chapterOf, parentOf } from '../../rulebook/number.ts';
import {
  listedNotes,
  type NoteStructure,
  type RuleStructure,
  sharedNoteCount,
} from '../../rulebook/structure.ts';
import type { Problems } from '../problem.ts';
import type { Checked } from '../read/checked-file.ts';
import type { EditionFiles } from '../read/edition-folder.ts';
import { type LoadedLibrary, rulesOf } from '../read/loaded.ts';
import { checkLetters, checkOnce, checkOrder, type NumberReport } from './check-numbers.ts';

/** Checks an edition's structure, and that each language has words for all of it and nothing else. */
export function checkStructure(
  files: EditionFiles,
  library: LoadedLibrary,
  problems: Problems,
): void {
  const { structure } = files;
  const report: NumberReport = {
    place: (part) => library.places.of(part, structure.file),
    mendGap: 'Add the rule, or correct the letters.',
    problems,
  };
  const { sections, articles = [] } = structure.value;
  const rules = sections.flatMap((section) => section.rules);
  checkOnce(
    [
      ...sections.map((section) => [`section ${section.number}`, section] as const),
      ...rules.map((rule) => [`rule ${rule.number}`, rule] as const),
      ...articles.map((article) => [`article ${article.id}`, article] as const),
    ],
    report,
  );
  checkOrder(sections, report);
  for (const section of sections) {
    checkLetters(section, report);
    checkOrder(section.rules, report);
  }
  checkSame(files, library, problems);
  for (const rule of rules) {
    checkOfficial(listedNotes(rule), rule, files, report);
    if (sharedNoteCount(rule) > 0 && rule.same === undefined) reportNothingSame(rule, report);
  }
  // An edition with numbers but no words yet is not shown, so nothing is missing.
  if (files.words.size === 0) return;
  for (const language of LANGUAGES) checkWords(language, files, library, problems);
}

/** Checks that the rules whose words are reused exist in another edition. */
function checkSame(
  { edition, structure }: EditionFiles,
  { books, places }: LoadedLibrary,
  problems: Problems,
): void {
  const known = new Set(
    books
      .filter((book) => book.edition.id !== edition.value.id)
      .flatMap(({ edition: { id }, dictionaries }) =>
        dictionaries.flatMap((d) =>
          [...rulesOf(d.dictionary)].map((rule) => `${id} ${rule.number}`),
        ),
      ),
  );
  for (const rule of structure.value.sections.flatMap(({ rules }) => rules)) {
    if (rule.same === undefined || known.has(rule.same)) continue;
    problems.error(
      'unknown-rule',
      places.of(rule, structure.file),
      `rule ${rule.number} has the words of ${rule.same}, which no other edition has`,
      'Correct the number, or write the words of the rule.',
    );
  }
}

function reportNothingSame(rule: RuleStructure, { place, problems }: NumberReport): void {
  problems.error(
    'schema',
    place(rule),
    `rule ${rule.number} has the notes of the same rule, and says of no rule that it is the same`,
    'Name the rule of the same words, or take "same" out of its notes.',
  );
}

/** Checks that an official note is in the document of its own edition. */
function checkOfficial(
  notes: readonly NoteStructure[] = [],
  { number }: RuleStructure,
  { edition }: EditionFiles,
  { place, problems }: NumberReport,
): void {
  for (const note of notes) {
    if (!note.official || note.from?.startsWith(`${edition.value.id} `)) continue;
    problems.error(
      'provenance',
      place(note),
      `a note of ${number} is official, and comes from ${note.from ?? 'nowhere'}`,
      `Name its place in the document of ${edition.value.id}, or say that it is not official.`,
    );
  }
}

/** Reports words that a language lacks for the structure, or has in excess of it. */
function checkWords(
  language: Language,
  files: EditionFiles,
  library: LoadedLibrary,
  problems: Problems,
): void {
  const { edition, structure } = files;
  const words = files.words.get(language);
  const isOlder = library.settings?.current !== edition.value.id;
  if (!words) {
    if (isPartial(language) && isOlder) return;
    problems.warn(
      'missing',
      { file: edition.file },
      `edition ${edition.value.id} has no words in ${language}`,
      `Add ${language}.json to the folder of the edition.`,
    );
    return;
  }
  const { sections, articles = [] } = structure.value;
  const bound = library.books
    .find((book) => book.files === files)
    ?.dictionaries.find(({ dictionary }) => dictionary.language === language);
  const said = new Set(bound ? [...rulesOf(bound.dictionary)].map(({ number }) => number) : []);
  const lacking = sections.flatMap(({ rules }) =>
    rules.filter(({ number }) => !said.has(number)).map(({ number }) => number),
  );
  const unsaid = articles.filter(({ id }) => !words.value.articles?.[id]);
  const asked = isPartial(language)
    ? [isOlder ? [] : lacking]
    : [lacking, unsaid.map(({ id }) => `article ${id}`)];
  for (const names of asked) {
    if (names.length === 0) continue;
    problems.warn(
      'missing',
      { file: words.file },
      `${names.join(', ')} of structure.json ${names.length > 1 ? 'have' : 'has'} no words in ${language}`,
      'Translate what is missing.',
    );
  }
  checkSurplus(words, files, problems);
  for (const rule of sections.flatMap(({ rules }) => rules)) {
    if (said.has(rule.number))
      checkRuleWords(rule, words.value.rules[rule.number], words, problems);
  }
  for (const { id, notes } of articles) {
    const own = words.value.articles?.[id];
    if (own) checkNotes(['articles', id], notes, own.notes, words, problems);
  }
  checkTitles(words, files, said, problems);
}

/** Reports words for parts that structure.json does not have. */
function checkSurplus(
  words: Checked<EditionWords>,
  { structure }: EditionFiles,
  problems: Problems,
): void {
  const { sections, articles = [] } = structure.value;
  const rules = new Set(sections.flatMap((section) => section.rules.map(({ number }) => number)));
  const above = new Set(sections.map(({ number }) => number));
  for (const { number } of sections) {
    for (let one = parentOf(number); one; one = parentOf(one)) above.add(one);
    above.add(chapterOf(number));
  }
  const ids = new Set(articles.map(({ id }) => id));
  const report = (path: readonly string[], name: string) =>
    problems.error(
      'unknown-rule',
      words.json.place(path),
      `${name} has words here, and does not stand in structure.json`,
      'Add it to structure.json, or correct its number.',
    );
  for (const number of Object.keys(words.value.rules)) {
    if (!rules.has(number)) report(['rules', number], `rule ${number}`);
  }
  for (const number of Object.keys(words.value.titles)) {
    if (!above.has(number) && !rules.has(number)) report(['titles', number], number);
  }
  for (const id of Object.keys(words.value.articles ?? {})) {
    if (!ids.has(id)) report(['articles', id], `article ${id}`);
  }
}

/** Checks the words of one rule against its facts. */
function checkRuleWords(
  facts: RuleStructure,
  own: RuleWords | undefined,
  words: Checked<EditionWords>,
  problems: Problems,
): void {
  const { number } = facts;
  const place = words.json.place(['rules', number]);
  if (facts.same !== undefined && (own?.text ?? own?.lead) !== undefined) {
    problems.error(
      'duplicate',
      place,
      `rule ${number} has words of its own, and structure.json says that it has those of ${facts.same}`,
      'Take one of the two out.',
    );
  }
  const isExplained = (facts.provenance ?? 'restated') !== 'restated';
  const isToExplain = isExplained && facts.same === undefined;
  if (own && (own.provenance === undefined ? isToExplain : !isExplained)) {
    problems.error(
      'provenance',
      place,
      isExplained
        ? `rule ${number} is ${facts.provenance}, and nothing says how`
        : `rule ${number} says how it was mended, and structure.json says that it is restated`,
      'Say in structure.json that it is completed or corrected, and here how.',
    );
  }
  checkNotes(['rules', number], listedNotes(facts), own?.notes, words, problems);
}

function checkNotes(
  path: readonly string[],
  facts: readonly NoteStructure[] = [],
  texts: readonly string[] = [],
  words: Checked<EditionWords>,
  problems: Problems,
): void {
  if (facts.length === texts.length) return;
  if (texts.length < facts.length && isPartial(words.value.language)) return;
  problems.error(
    'difference',
    words.json.place([...path, 'notes']),
    `${path.join(' ').replace('rules', 'rule').replace('articles', 'article')} has ${texts.length} notes here and ${facts.length} in structure.json`,
    'Write the words of each note, in the order of structure.json.',
  );
}

/** Checks that sections with text have titles, and rules that have one in another language too. */
function checkTitles(
  words: Checked<EditionWords>,
  { structure, words: all }: EditionFiles,
  said: ReadonlySet<string>,
  problems: Problems,
): void {
  const titled = new Set([...all.values()].flatMap(({ value }) => Object.keys(value.titles)));
  const check = (kind: string, number: string) => {
    if (words.value.titles[number] !== undefined) return;
    problems.error(
      'lost-title',
      words.json.place(['titles']),
      `${kind} ${number} has no title`,
      'Add it to the titles.',
    );
  };
  for (const { number, rules } of structure.value.sections) {
    const read = rules.filter((rule) => said.has(rule.number));
    if (read.length > 0) check('section', number);
    for (const rule of read) if (titled.has(rule.number)) check('rule', rule.number);
  }
}
