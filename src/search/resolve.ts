/**
 * Answers a number typed in a search box or in an address (`6.1.e`, `6,1,E`, `rule 61e`) from a
 * short list of the numbers that exist, without the search index.
 */
import { compareNumbers, formatNumber, parseNumber, type RuleNumber } from '../rulebook/number.ts';

/** A section with the letters of its rules: `['6.1', 'Steps of an action', 'abcde']`. */
export type ListedSection = readonly [number: string, title: string, letters: string];

/** All numbers of an edition in one language, in book order. */
export interface NumberList {
  readonly edition: string;
  readonly sections: readonly ListedSection[];
}

/** A section, or a rule with the title of its section. */
export interface NumberHit {
  readonly kind: 'rule' | 'section';
  readonly number: string;
  readonly title: string;
}

/** What a typed number leads to. `exact` is false where only its neighbours exist. */
export interface NumberAnswer {
  readonly asked: string;
  readonly exact: boolean;
  readonly hits: readonly NumberHit[];
}

const WORD_BEFORE = /^(?:§+|#|n[°º.]|(?:no|art|rule|section|règle|regle|regola|sezione)\b\.?)\s*/;
const SEPARATED = /^\d{1,2}(?:[\s.,;:/_-]+\d{1,2}){0,2}(?:[\s.,;:/_-]*[a-z])?$/;
const RUN_TOGETHER = /^\d{2,3}[a-z]?$/;

/**
 * The numbers that a text can mean, the likeliest first: `6,1e` is `6.1.e`; `61e`, which has no
 * separators, is `6.1.e` too. Empty for a text that is no number.
 */
export function readNumbers(text: string): readonly RuleNumber[] {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(WORD_BEFORE, '');
  const trimmed = plain.replace(/[\s.,;:/_-]+$/, '');
  const parts = SEPARATED.test(trimmed) ? trimmed.match(/\d+|[a-z]/g) : null;
  const characters = RUN_TOGETHER.test(trimmed) ? [...trimmed] : null;
  return [parts, characters]
    .map((reading) => (reading ? parseNumber(reading.join('.')) : null))
    .filter((number) => number !== null);
}

/**
 * Looks a typed number up. A rule answers with itself and its section; a section with itself and
 * its rules; a chapter or group with its sections; a number that does not exist with the nearest.
 * Null for a text that is no number.
 */
export function answerNumber(text: string, list: NumberList): NumberAnswer | null {
  const readings = readNumbers(text).map(formatNumber);
  for (const asked of readings) {
    const hits = hitsFor(asked, list);
    if (hits.length > 0) return { asked, exact: true, hits };
  }
  const asked = readings[0];
  return asked ? { asked, exact: false, hits: nearest(asked, list) } : null;
}

function hitsFor(asked: string, list: NumberList): NumberHit[] {
  const number = parseNumber(asked)!;
  if (number.letter !== null) return ruleHits(number, list);
  return list.sections.flatMap((section) => {
    if (section[0] === asked) return [sectionHit(section), ...rulesOf(section)];
    return section[0].startsWith(`${asked}.`) ? [sectionHit(section)] : [];
  });
}

function ruleHits(number: RuleNumber, list: NumberList): NumberHit[] {
  const section = list.sections.find(([name]) => name === number.path.join('.'));
  if (!section?.[2].includes(number.letter!)) return [];
  return [ruleHit(section, number.letter!), sectionHit(section)];
}

/** The existing numbers just before and after, those first that share more of the number. */
function nearest(asked: string, list: NumberList): NumberHit[] {
  const all = list.sections.flatMap((section) => [sectionHit(section), ...rulesOf(section)]);
  const after = all.findIndex(({ number }) => compareNumbers(number, asked) > 0);
  const neighbours = after < 0 ? all.slice(-1) : all.slice(Math.max(0, after - 1), after + 1);
  return neighbours.sort((a, b) => shared(b.number, asked) - shared(a.number, asked));
}

/** How many leading components two numbers have in common. */
function shared(a: string, b: string): number {
  const left = a.split('.');
  const right = b.split('.');
  const end = left.findIndex((part, i) => part !== right[i]);
  return end < 0 ? left.length : end;
}

function rulesOf(section: ListedSection): NumberHit[] {
  return [...section[2]].map((letter) => ruleHit(section, letter));
}

function ruleHit([number, title]: ListedSection, letter: string): NumberHit {
  return { kind: 'rule', number: `${number}.${letter}`, title };
}

function sectionHit([number, title]: ListedSection): NumberHit {
  return { kind: 'section', number, title };
}
