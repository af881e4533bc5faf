/** Which rules the worked examples and the tests show, and which they do not show yet. */

import { allRuleNumbers, type Citation, citationOf, type EditionId } from '../../engine/index.ts';
import { chapterOf, compareNumbers } from '../../rulebook/number.ts';

/**
 * The purpose of a rule: the engine carries it out, or it defines a word, or it describes material
 * on the table.
 */
export type RuleKind = 'executable' | 'definition' | 'material';

/** The rules of a play that was run. */
export interface PlayedRules {
  readonly example: string;
  readonly edition: EditionId;
  /** Citations of its trace. */
  readonly cites: readonly Citation[];
  /** The rules that it was written for: those that its trace must cite, and those that it only shows. */
  readonly chosen: readonly string[];
}

/** A test file and the rules that it names, by canonical numbers (`2024-09:` before that edition's own). */
export interface TestFile {
  readonly file: string;
  readonly names: readonly string[];
}

/** A rule of an edition, with the examples and tests that show it. */
export interface RuleCoverage {
  readonly number: string;
  /** Null while no kind is given. */
  readonly kind: RuleKind | null;
  /** Examples chosen for it. */
  readonly examples: readonly string[];
  /** Examples whose trace cites it. */
  readonly cited: readonly string[];
  /** Test files that name it. */
  readonly tests: readonly string[];
  readonly covered: boolean;
  /** Whether its words say why no example can show it. */
  readonly explained: boolean;
}

export interface ChapterCoverage {
  readonly chapter: string;
  readonly rules: number;
  readonly covered: number;
}

export interface EditionCoverage {
  readonly edition: EditionId;
  readonly rules: readonly RuleCoverage[];
  readonly chapters: readonly ChapterCoverage[];
  readonly covered: number;
  /** The rules that are not covered, and do not say why. */
  readonly missing: readonly string[];
  /** Citations of the traces that are no rule of the edition, nor of the book beside it. */
  readonly unknown: readonly Citation[];
  /** Rules whose kind is to define or describe, although traces cite them. */
  readonly misfiled: readonly string[];
}

/** The rules of an edition with their kinds. */
export interface RulesOfEdition {
  readonly edition: EditionId;
  readonly rules: readonly string[];
  readonly kinds: Readonly<Record<string, RuleKind>>;
  /** The rules whose words say why no example can show them. */
  readonly explained?: ReadonlySet<string>;
}

/**
 * Returns the coverage of an edition's rules. A rule that the engine carries out is covered where a
 * trace cites it; one that defines or describes, where an example is chosen for it.
 */
export function coverageOf(
  { edition, rules, kinds, explained = new Set() }: RulesOfEdition,
  plays: readonly PlayedRules[],
  tests: readonly TestFile[],
): EditionCoverage {
  const own = plays.filter((play) => play.edition === edition);
  const chosen = fileExamples(own, ({ chosen }) => chosen);
  const cited = fileExamples(own, ({ cites }) => cites);
  const named = namedIn(tests, edition);
  const covering = [...rules].sort(compareNumbers).map((number): RuleCoverage => {
    const kind = kinds[number] ?? null;
    const examples = chosen.get(number) ?? [];
    const citing = cited.get(number) ?? [];
    const carriedOut = kind === 'executable' || kind === null;
    return {
      number,
      kind,
      examples,
      cited: citing,
      tests: named.get(number) ?? [],
      covered: (carriedOut ? citing : examples).length > 0,
      explained: explained.has(number),
    };
  });
  const known = new Set([
    ...rules,
    ...allRuleNumbers().map((number) => citationOf(number, edition)),
  ]);
  return {
    edition,
    rules: covering,
    chapters: chaptersOf(covering),
    covered: covering.filter(({ covered }) => covered).length,
    missing: covering
      .filter(({ covered, explained }) => !covered && !explained)
      .map(({ number }) => number),
    unknown: [...cited.keys()].filter((number) => !known.has(number)).sort(compareNumbers),
    misfiled: covering
      .filter(({ kind, cited }) => kind !== null && kind !== 'executable' && cited.length > 0)
      .map(({ number }) => number),
  };
}

function chaptersOf(rules: readonly RuleCoverage[]): readonly ChapterCoverage[] {
  return [...Map.groupBy(rules, ({ number }) => chapterOf(number))].map(([chapter, own]) => ({
    chapter,
    rules: own.length,
    covered: own.filter(({ covered }) => covered).length,
  }));
}

/** The examples of each rule, each once. */
function fileExamples(
  plays: readonly PlayedRules[],
  numbersOf: (play: PlayedRules) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const play of plays) {
    for (const number of numbersOf(play)) {
      const known = found.get(number) ?? new Set();
      found.set(number, known.add(play.example));
    }
  }
  return new Map([...found].map(([number, ids]) => [number, [...ids].sort()]));
}

/** The test files of each rule of an edition: tests name rules by canonical numbers. */
function namedIn(
  tests: readonly TestFile[],
  edition: EditionId,
): ReadonlyMap<string, readonly string[]> {
  const numberIn = new Map<string, string>(
    allRuleNumbers().map((number) => [number, citationOf(number, edition)]),
  );
  const found = new Map<string, Set<string>>();
  for (const { file, names } of tests) {
    for (const name of names) {
      const number = numberIn.get(name);
      if (number === undefined || number.includes(':')) continue;
      found.set(number, (found.get(number) ?? new Set()).add(file));
    }
  }
  return new Map([...found].map(([number, files]) => [number, [...files].sort()]));
}

const NAMED =
  /(?<![\w.:])(?:(?:2024-09|\d+\.\d+):)?(?:S|[1-9]\d?)(?:\.[1-9]\d?){1,2}(?:\.[a-z])?(?!\w|\.\w|-)/g;

/** The rules that a test file names, each once. */
export function rulesNamedIn(source: string): readonly string[] {
  return [...new Set(source.match(NAMED) ?? [])];
}
