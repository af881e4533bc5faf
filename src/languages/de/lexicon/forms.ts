/** German words of the game in their forms: cases of nouns, endings of adjectives. */

import type { Keyword, Status } from '../../../engine/cards/ability.ts';
import type { GenderOrNeuter, Noun } from '../../lexicon.ts';
import { KEYWORDS, STATUSES } from './table.ts';

export type GermanCase = 'nom' | 'acc' | 'dat' | 'gen';

/** What comes before an adjective: "der", "ein" (also "mein", "kein"), or nothing that shows a case. */
export type BeforeNoun = 'der' | 'ein' | 'none';

/** The gender, number and case of a word. */
export interface Form {
  readonly gender: GenderOrNeuter;
  readonly plural: boolean;
  readonly grammar: GermanCase;
}

/** The rows of a table: masculine, feminine, neuter, plural. */
type Endings = Readonly<
  Record<GermanCase, readonly [m: string, f: string, n: string, plural: string]>
>;

/** The endings of "dieser", and of an adjective with nothing before it, but for the genitive. */
const STRONG: Endings = {
  nom: ['er', 'e', 'es', 'e'],
  acc: ['en', 'e', 'es', 'e'],
  dat: ['em', 'er', 'em', 'en'],
  gen: ['es', 'er', 'es', 'er'],
};

const DER: Endings = {
  nom: ['der', 'die', 'das', 'die'],
  acc: ['den', 'die', 'das', 'die'],
  dat: ['dem', 'der', 'dem', 'den'],
  gen: ['des', 'der', 'des', 'der'],
};

const COLUMN = { m: 0, f: 1, n: 2 } as const;

function cellOf(table: Endings, { gender, plural, grammar }: Form): string {
  return table[grammar][plural ? 3 : COLUMN[gender]];
}

/** "der", "die", "das", "den", "dem", "des": the article, and the relative pronoun but for two forms. */
export function definiteArticle(form: Form): string {
  return cellOf(DER, form);
}

/** The pronoun of a relative clause: "den", "deren", "denen". */
export function relativePronoun(form: Form): string {
  const { grammar, plural, gender } = form;
  if (grammar === 'gen') return plural || gender === 'f' ? 'deren' : 'dessen';
  return grammar === 'dat' && plural ? 'denen' : cellOf(DER, form);
}

/** A word like "dieser" or "jeder", by its stem. */
export function declinedThis(stem: string, form: Form): string {
  return stem + cellOf(STRONG, form);
}

/** "ein", "kein", "mein", "dein" and "sein" with their endings, by the stem. */
export function declinedEin(stem: string, form: Form): string {
  const { grammar, plural, gender } = form;
  const bare =
    !plural && (grammar === 'nom' ? gender !== 'f' : grammar === 'acc' && gender === 'n');
  return bare ? stem : stem + cellOf(STRONG, form);
}

/** An adjective with its ending: "anderer", "erschöpften". */
export function declinedAdjective(stem: string, before: BeforeNoun, form: Form): string {
  const { grammar, plural, gender } = form;
  if (before === 'none') {
    return stem + (grammar === 'gen' && !plural && gender !== 'f' ? 'en' : cellOf(STRONG, form));
  }
  if (plural || grammar === 'dat' || grammar === 'gen') return `${stem}en`;
  if (grammar === 'acc' && gender === 'm') return `${stem}en`;
  return before === 'ein' ? stem + cellOf(STRONG, form) : `${stem}e`;
}

/** Whether a noun is weak: "den Soldaten"; such nouns have the same form in the plural. */
function isWeak([one, several, gender]: Noun): boolean {
  return gender === 'm' && one !== several && several.endsWith('n');
}

/** Nouns that are adjectives: "ein Adliger", "der Adlige". */
const ADJECTIVES: ReadonlySet<string> = new Set(['Adliger', 'Gelehrter']);

/** A noun in a case; one that holds an adjective agrees with what comes before it. */
export function declinedNoun(noun: Noun, before: BeforeNoun, form: Form): string {
  const [one, several] = noun;
  if (ADJECTIVES.has(one)) return declinedAdjective(one.slice(0, -2), before, form);
  const adjective = /^(\p{L}+end)e (?=\p{Lu})/u.exec(one);
  if (adjective) {
    const rest = (form.plural ? several : one).slice(adjective[0].length);
    return `${declinedAdjective(adjective[1]!, before, form)} ${rest}`;
  }
  if (form.plural)
    return form.grammar === 'dat' && !/[ns]$/u.test(several) ? `${several}n` : several;
  if (form.grammar === 'nom' || form.gender === 'f') return one;
  if (isWeak(noun)) return several;
  if (form.grammar !== 'gen') return one;
  return `${one}${/^\p{L}{1,4}[dt]$|[sßxz]$/u.test(one) ? 'es' : 's'}`;
}

/** A noun as the first part of a compound: "Soldatenmarke", "Illusionsmarke". */
export function compoundStem(noun: Noun): string {
  const [one, several, gender] = noun;
  if (ADJECTIVES.has(one)) return `${one.slice(0, -1)}n`;
  if (isWeak(noun)) return several;
  if (gender === 'f') return one.endsWith('e') ? `${one}n` : `${one}s`;
  return one;
}

/** Whether a status is had ("mit Vergänglich") and not been ("ist erschöpft"). */
export function isHad(id: Status): boolean {
  return id !== 'exhausted' && id !== 'ascended' && id !== 'completed' && id !== 'boosted';
}

const ENDINGS = ['', 'e', 'en', 'er', 'es', 'em'];

/** All forms of a status. */
export function formsOfStatus(id: Status): readonly string[] {
  return ENDINGS.map((ending) => STATUSES[id] + ending);
}

/** All forms of a keyword: a noun, or an adjective with its endings. */
export function formsOfKeyword(id: Keyword): readonly string[] {
  const word = KEYWORDS[id];
  if (id === 'defender') return [word, `${word}in`, `${word}n`, `${word}s`];
  return id === 'cooldown' || id === 'scout' || id === 'temple'
    ? [word]
    : ENDINGS.map((ending) => word + ending);
}
