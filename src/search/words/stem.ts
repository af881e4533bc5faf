/**
 * Light stemming: the forms of one word (`personaggio`, `personaggi`) get one stem, and different
 * words keep different ones. Words come folded (`fold.ts`).
 */
import type { Language } from '../../rulebook/language.ts';

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: stemEnglish,
  fr: stemFrench,
  it: stemItalian,
};

/** Words that a suffix rule would run together with another word of the game. */
const KEPT = new Set(['mana', 'bonus', 'gas', 'opus', 'plus', 'moins', 'mais', 'fois', 'tous']);

const stems: Readonly<Record<Language, Map<string, string>>> = {
  en: new Map(),
  fr: new Map(),
  it: new Map(),
};

/** The stem of a folded word. Words of up to three letters and numbers are their own. */
export function stem(word: string, language: Language): string {
  if (word.length <= 3) return word;
  const known = stems[language].get(word);
  if (known !== undefined) return known;
  const found = KEPT.has(word) || /\d/.test(word) ? word : STEMMERS[language](word);
  stems[language].set(word, found);
  return found;
}

/** Takes off the first ending that leaves a stem of so many letters. */
function without(word: string, endings: readonly string[], shortest: number): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortest);
  return ending === undefined ? word : word.slice(0, word.length - ending.length);
}

function undoubled(word: string): string {
  return /([bdfgklmnprtz])\1$/.test(word) ? word.slice(0, -1) : word;
}

function stemEnglish(word: string): string {
  let base = word;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh|z)es$/.test(base)) base = base.slice(0, -2);
  else if (/[^su]s$/.test(base)) base = base.slice(0, -1);
  // Words so short are their own stem, so their plural has that one: `dies`, `ties`, `uses`.
  if (base.length <= 3) return base;
  const verb = without(base, ['ing', 'ed'], 3);
  if (verb !== base && /[aeiouy]/.test(verb)) base = undoubled(verb);
  base = undoubled(base.endsWith('e') ? base.slice(0, -1) : base);
  return base.endsWith('y') ? `${base.slice(0, -1)}i` : base;
}

const FRENCH_VERBS = [
  ...['eraient', 'assions', 'eront', 'aient', 'erait', 'erons', 'erez'],
  ...['ees', 'ait', 'ant', 'ent', 'ons', 'era', 'ee', 'es', 'er', 'ez', 'e'],
];

function stemFrench(word: string): string {
  let base = word;
  if (base.endsWith('aux') && base.length > 5) base = `${base.slice(0, -3)}al`;
  else if (/[^su][sx]$/.test(base)) base = base.slice(0, -1);
  return undoubled(without(base, FRENCH_VERBS, 3));
}

const ITALIAN_VERBS = [
  ...['eranno', 'iranno', 'ando', 'endo', 'ate', 'ano', 'ono', 'are', 'ere', 'ire'],
  ...['ato', 'ata', 'ati', 'ito', 'ita', 'iti', 'ite', 'uto', 'uta', 'uti', 'ute'],
];

function stemItalian(word: string): string {
  let base = without(word, ITALIAN_VERBS, 4);
  if (base === word) base = without(word, ['ii', 'io', 'ia', 'ie', 'a', 'e', 'i', 'o'], 3);
  base = without(base, ['h'], 3);
  return undoubled(without(base, ['i'], 4));
}
