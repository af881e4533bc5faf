/**
 * Answers a typed number (`6.1.e`, `6,1,E`, `rule 61e`) from a short list of the numbers that
 * exist, without the search index.
 */
import type { Language } from '../rulebook/language.ts';
import { parentOf, sectionOf } from '../rulebook/number.ts';
import { resolveNumber } from '../rulebook/resolve.ts';

/** A section with the letters of its rules: `['6.1', 'Steps of an action', 'abcde']`. */
export type ListedSection = readonly [number: string, title: string, letters: string];

/** A chapter or a group, which has no text of its own: `['1.2', 'group', 'Concepts']`. */
export type ListedAbove = readonly [number: string, kind: 'chapter' | 'group', title: string];

/** All numbers of an edition in one language, in book order. */
export interface NumberList {
  readonly edition: string;
  /** All editions of the site in the language. */
  readonly editions: readonly string[];
  readonly above: readonly ListedAbove[];
  readonly sections: readonly ListedSection[];
  /** By other edition: numbers with another meaning there, and the numbers of that meaning here. */
  readonly otherMeanings: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Returns the path of a language's list in the built site. */
export function numbersFile(language: Language): string {
  return `${language}/search/numbers.json`;
}

/** A chapter, group or section, or a rule with the title of its section. */
export interface NumberHit {
  readonly kind: 'rule' | 'section' | 'chapter' | 'group';
  readonly number: string;
  readonly title: string;
}

/** The results for a typed number. `exact` is false where only its neighbours exist. */
export interface NumberAnswer {
  readonly exact: boolean;
  readonly hits: readonly NumberHit[];
}

/**
 * Looks up a typed number. Returns a rule with its section; a section with its rules; a chapter or
 * group with its sections; the nearest numbers for one that does not exist. Null for a text that is
 * not a number.
 */
export function answerNumber(text: string, list: NumberList): NumberAnswer | null {
  const all = [...list.above.map(hitAbove), ...list.sections.flatMap(hitsOf)];
  const hits = new Map(all.map((hit) => [hit.number, hit]));
  const resolution = resolveNumber(text, new Set(hits.keys()));
  switch (resolution?.kind) {
    case undefined:
      return null;
    case 'exact':
      return { exact: true, hits: relativesOf(resolution.number, hits) };
    case 'choice':
      return {
        exact: true,
        hits: resolution.numbers.flatMap((number) => relativesOf(number, hits)),
      };
    case 'nearest':
      return { exact: false, hits: resolution.numbers.flatMap((number) => hits.get(number) ?? []) };
  }
}

/** Returns the numbers of the rules of a listed section. */
export function rulesOfSection([number, , letters]: ListedSection): string[] {
  return [...letters].map((letter) => `${number}.${letter}`);
}

/** Returns the hits for a section and its rules. */
function hitsOf(section: ListedSection): NumberHit[] {
  const [number, title] = section;
  return [
    { kind: 'section', number, title },
    ...rulesOfSection(section).map((rule): NumberHit => ({ kind: 'rule', number: rule, title })),
  ];
}

function hitAbove([number, kind, title]: ListedAbove): NumberHit {
  return { kind, number, title };
}

/** Returns a number and its relatives: a rule's section, a section's rules, a group's sections. */
function relativesOf(number: string, hits: ReadonlyMap<string, NumberHit>): NumberHit[] {
  const own = hits.get(number)!;
  if (own.kind === 'rule') return [own, hits.get(sectionOf(number))!];
  const below = [...hits.values()].filter((hit) =>
    own.kind === 'section'
      ? parentOf(hit.number) === number
      : hit.kind === 'section' && hit.number.startsWith(`${number}.`),
  );
  return [own, ...below];
}
