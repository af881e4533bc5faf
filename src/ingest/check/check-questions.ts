import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import { type QuestionKind, questionFinder } from '../../rulebook/questions.ts';
import type { Problems } from '../problem.ts';
import type { Collection, QuestionFile } from '../read/collection.ts';
import { type LoadedLibrary, rulesOf } from '../read/loaded.ts';
import { AskedOnce } from './asked-once.ts';
import type { KnownRules } from './known-rules.ts';

/** Kinds whose words name something: an edition, and a number or an id in it. */
const OF_EDITIONS: readonly QuestionKind[] = ['rules', 'articles'];

/** Checks that players' questions are of things that exist, and that each leads to one of them. */
export function checkQuestions(
  collection: Collection,
  library: LoadedLibrary,
  rules: KnownRules,
  problems: Problems,
): void {
  const known = answersOf(collection, library);
  const written = writtenRules(library);
  for (const file of collection.questions) {
    checkOwners(file, known, rules, written, problems);
    checkAskedOnce(file, collection, problems);
  }
  for (const language of LANGUAGES) checkSilent(language, collection, library, problems);
}

/** Returns the ids of all that questions may lead to besides rules; of an article, `EDITION ID`. */
function answersOf(
  { rulings, pages, unanswered }: Collection,
  { books, terms }: LoadedLibrary,
): Readonly<Record<Exclude<QuestionKind, 'rules'>, ReadonlySet<string>>> {
  const articles = books.flatMap(({ edition, files }) =>
    (files?.structure.value.articles ?? []).map(({ id }) => `${edition.id} ${id}`),
  );
  return {
    articles: new Set(articles),
    terms: new Set(terms.map(({ id }) => id)),
    rulings: new Set(rulings.map(({ value }) => value.id)),
    pages: new Set(pages?.value.map(({ page }) => page)),
    unanswered: new Set(unanswered?.value.map(({ id }) => id)),
  };
}

/**
 * Checks that what answers questions exists, and that a rule is written in their language: the search
 * has no others.
 */
function checkOwners(
  { kind, language, value, json }: QuestionFile,
  known: ReturnType<typeof answersOf>,
  rules: KnownRules,
  written: ReadonlySet<string>,
  problems: Problems,
): void {
  for (const owner of Object.keys(value)) {
    const [edition = '', number = ''] = owner.split(' ');
    const isKnown = kind === 'rules' ? rules.of(edition).has(number) : known[kind].has(owner);
    if (!isKnown) {
      problems.error(
        kind === 'rules' ? 'unknown-rule' : 'questions',
        json.place([owner]),
        `these questions are of ${JSON.stringify(owner)}, which is not among the ${kind}`,
        'Correct it, or take the questions out.',
      );
    } else if (kind === 'rules' && !written.has(`${owner} ${language}`)) {
      problems.error(
        'questions',
        json.place([owner]),
        `nobody finds these questions: rule ${owner} is not written in ${language}`,
        'Put them under the rule of an edition that is.',
      );
    }
  }
}

/** Returns the rules in each language that they are written in: `5.0 6.1.e de`. */
function writtenRules({ books }: LoadedLibrary): ReadonlySet<string> {
  return new Set(
    books.flatMap(({ edition, dictionaries }) =>
      dictionaries.flatMap(({ dictionary }) =>
        [...rulesOf(dictionary)].map(
          ({ number }) => `${edition.id} ${number} ${dictionary.language}`,
        ),
      ),
    ),
  );
}

/** Checks that each question leads to one answer, of the rules of an edition to one of them. */
function checkAskedOnce(
  { kind, language, value, json }: QuestionFile,
  { rulings }: Collection,
  problems: Problems,
): void {
  const checks = new Map<string, AskedOnce>();
  for (const [owner, questions] of Object.entries(value)) {
    const group = OF_EDITIONS.includes(kind) ? owner.split(' ')[0]! : '';
    const asked = checks.get(group) ?? new AskedOnce(problems);
    if (kind === 'rulings' && checks.size === 0) {
      for (const { value: ruling, file } of rulings) {
        asked.ask(ruling.question[language], `ruling ${ruling.id}`, { file });
      }
    }
    checks.set(group, asked);
    for (const [i, question] of questions.entries()) {
      asked.askInWords(
        question,
        kind === 'rulings' ? `ruling ${owner}` : owner,
        json.place([owner, i]),
      );
    }
  }
}

/** Warns of the rules that nobody asks, where others of their edition are asked. */
function checkSilent(
  language: Language,
  { questions }: Collection,
  { books }: LoadedLibrary,
  problems: Problems,
): void {
  const file = questions.find((one) => one.kind === 'rules' && one.language === language);
  if (!file) return;
  const find = questionFinder(
    file.value,
    (rule) => sameOf.get(rule),
    books.flatMap(({ files }) => files?.changes?.value ?? []),
  );
  const sameOf = new Map<string, string>(
    books.flatMap(({ edition, dictionaries }) =>
      dictionaries.flatMap(({ dictionary }) =>
        [...rulesOf(dictionary)].flatMap(({ number, provenance }) =>
          provenance?.same === undefined ? [] : [[`${edition.id} ${number}`, provenance.same]],
        ),
      ),
    ),
  );
  for (const { edition, dictionaries } of books) {
    const own = dictionaries.find(({ dictionary }) => dictionary.language === language);
    const rules = own ? [...rulesOf(own.dictionary)] : [];
    const silent = rules.filter(({ number }) => find(`${edition.id} ${number}`).length === 0);
    if (silent.length === 0 || silent.length === rules.length) continue;
    problems.warn(
      'questions',
      { file: file.file },
      `nobody asks ${silent.map(({ number }) => number).join(', ')} of ${edition.id}`,
      'Add the questions that players ask.',
    );
  }
}
