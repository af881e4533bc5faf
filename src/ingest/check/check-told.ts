import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { Problems } from '../problem.ts';
import type { Collection } from '../read/collection.ts';
import type { Library } from '../read/loaded.ts';
import { type ForeignName, findForeignNames, foreignNamesOf } from './card-names.ts';
import type { Forbidden } from './forbidden.ts';
import { FORBIDDEN_FRENCH } from './forbidden-french.ts';
import { FORBIDDEN_ITALIAN } from './forbidden-italian.ts';

/** What is told in whole sentences. Titles and questions of players are theirs to word. */
const TOLD: ReadonlySet<string> = new Set([
  'story',
  'look',
  'question',
  'answer',
  'definition',
  'text',
  'task',
  'says',
]);

/** Forms that neither a rule nor a story uses, and a few that only stories were found to use. */
const FORBIDDEN_IN_STORIES: Partial<Record<Language, readonly Forbidden[]>> = {
  fr: [
    ...FORBIDDEN_FRENCH,
    { pattern: /(?<!\p{L})cartes? du dessus(?!\p{L})/iu, instead: 'première carte' },
  ],
  it: [
    ...FORBIDDEN_ITALIAN,
    {
      pattern: /(?<!\p{L})(?:avanz|muov|mov)\p{L}+ grazie a/iu,
      instead: 'per via di, as cards print it',
    },
    {
      pattern: /(?<!\p{L})cost[oi](?: [\p{L}’]+){0,3} di [\d{}X]+ o meno(?!\p{L})/iu,
      instead: 'pari o inferiore a, as cards print it',
    },
    { pattern: /(?<!\p{L})cart[ae] in cima(?!\p{L})/iu, instead: 'prima carta' },
    { pattern: /(?<!\p{L})dichiarazion[ei] d’intento(?!\p{L})/iu, instead: 'd’intenti' },
  ],
};

/**
 * Checks that examples, rulings, lessons and definitions are told in the forms of the book and of the
 * cards, and that they call a card by its name in their language.
 */
export function checkTold(collection: Collection, library: Library, problems: Problems): void {
  const names = foreignNamesOf(collection.cards.map(({ value }) => value));
  const checkPart = (whole: unknown, subject: string, file: string) => {
    for (const told of toldIn(whole)) {
      checkForms(told, subject, file, problems);
      checkNames(told, names, subject, file, problems);
    }
  };
  for (const { value, file } of collection.examples) checkPart(value, `example ${value.id}`, file);
  for (const { value, file } of collection.rulings) checkPart(value, `ruling ${value.id}`, file);
  for (const { value, file } of collection.lessons)
    checkPart(value, `lesson ${value.example}`, file);
  if (collection.grid) checkPart(collection.grid.value, 'the grid', collection.grid.file);
  for (const term of library.terms) checkPart(term, `term ${term.id}`, library.termsFile);
}

function checkNames(
  [language, text]: Told,
  names: ReadonlyMap<Language, readonly ForeignName[]>,
  subject: string,
  file: string,
  problems: Problems,
): void {
  for (const { name, instead } of findForeignNames(text, names.get(language) ?? [])) {
    problems.error(
      'wording',
      { file },
      `${subject} (${language}) calls a card by its English name “${name}”`,
      `Write: ${instead}.`,
    );
  }
}

function checkForms(
  [language, text]: Told,
  subject: string,
  file: string,
  problems: Problems,
): void {
  for (const { found, instead } of forbiddenIn(text, language)) {
    problems.error(
      'wording',
      { file },
      `${subject} (${language}) says “${found}”`,
      `Write: ${instead}.`,
    );
  }
}

/** What a text says in a form that is not used, outside quotations, and what it should say. */
export function forbiddenIn(
  text: string,
  language: Language,
): readonly { found: string; instead: string }[] {
  const words = text.replace(/«[^»]*»|“[^”]*”/gu, '«»');
  return (FORBIDDEN_IN_STORIES[language] ?? []).flatMap(({ pattern, instead }) => {
    const found = pattern.exec(words)?.[0];
    return found === undefined ? [] : [{ found: found.trim(), instead }];
  });
}

/** A text that is told, with its language. */
type Told = readonly [Language, string];

/** All texts of a file that are told, with their languages. */
function* toldIn(part: unknown): Generator<Told> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (TOLD.has(key)) yield* inLanguages(value);
    else yield* toldIn(value);
  }
}

function* inLanguages(told: unknown): Generator<Told> {
  if (typeof told !== 'object' || told === null) return;
  const texts = new Map(Object.entries(told));
  for (const language of LANGUAGES) {
    const text: unknown = texts.get(language);
    if (typeof text === 'string') yield [language, text];
  }
}
