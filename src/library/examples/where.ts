/** Finds everything about a rule: its text, the code that carries it out, its tests and examples. */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citableRules, type EditionId } from '../../engine/rules/edition.ts';
import { iconWord } from '../../languages/icon-word.ts';
import { type EditionWords, editionWordsSchema } from '../../rulebook/edition-words.ts';
import type { Language } from '../../rulebook/language.ts';
import { structureSchema } from '../../rulebook/structure.ts';
import { parseText } from '../../rulebook/text.ts';
import { plainText } from '../../rulebook/tree.ts';
import { exampleFile, exampleIds, readExampleFile } from './folder.ts';
import { playsOf } from './play.ts';

/** A line of the source that names a rule. */
export interface SourceLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Everything in the project that belongs to one rule of one edition. */
export interface Whereabouts {
  readonly edition: EditionId;
  readonly number: string;
  /** The numbers by which the engine knows the rule: those that it cites, or `4.0:` and a number. */
  readonly canonical: readonly string[];
  /** The rule's text without markup; null where the edition has no such rule. */
  readonly text: string | null;
  readonly code: readonly SourceLine[];
  readonly tests: readonly SourceLine[];
  /** Where the rule is switched off, to see whether an example fails. */
  readonly switches: readonly SourceLine[];
  /** Ids of the plays that name the rule. */
  readonly examples: readonly string[];
}

const CODE = ['src/engine/**/*.ts'];
/** Tests of the engine; other tests name rules only as sample texts. */
const TESTS = ['src/engine/**/*.test.ts'];
const SWITCHES = ['tests/mutation/switches/*.ts'];

/**
 * Finds a rule in the project.
 *
 * @param root the folder of the project
 * @param number as the edition numbers it
 */
export function whereIs(
  root: string,
  number: string,
  edition: EditionId,
  language: Language,
): Whereabouts {
  const canonical = citableRules(edition).get(number) ?? [];
  const sought = canonical.length > 0 ? canonical : [number];
  return {
    edition,
    number,
    canonical,
    text: textOf(join(root, 'data'), number, edition, language),
    code: linesNaming(sought, root, CODE).filter(({ file }) => !file.endsWith('.test.ts')),
    tests: linesNaming(sought, root, TESTS),
    switches: linesNaming(sought, root, SWITCHES),
    examples: playsNaming(join(root, 'data'), number, edition),
  };
}

function textOf(data: string, number: string, edition: string, language: Language): string | null {
  const structure = structureSchema.parse(readJson(data, edition, 'structure'));
  const facts = structure.sections
    .flatMap(({ rules }) => rules)
    .find((rule) => rule.number === number);
  if (!facts) return null;
  const words: EditionWords = editionWordsSchema.parse(readJson(data, edition, language));
  const text = words.rules[number]?.text;
  if (text !== undefined) return plainRule(text, language);
  const [otherEdition, otherNumber] = facts.same?.split(' ') ?? [];
  return otherEdition && otherNumber ? textOf(data, otherNumber, otherEdition, language) : null;
}

function readJson(data: string, edition: string, name: string): unknown {
  return JSON.parse(readFileSync(join(data, 'editions', edition, `${name}.json`), 'utf8'));
}

function plainRule(text: string, language: Language): string {
  return plainText(parseText(text, 'rule').blocks, (mark) => {
    if (mark.type === 'number') return mark.number;
    return mark.type === 'icon' ? iconWord(mark.name, language) : (mark.shown ?? mark.id);
  });
}

function linesNaming(
  numbers: readonly string[],
  root: string,
  patterns: readonly string[],
): readonly SourceLine[] {
  const name = new RegExp(
    `(?<![\\w.:])(?:${numbers.map(RegExp.escape).join('|')})(?![\\w]|\\.\\w)`,
  );
  const files = new Set(
    globSync([...patterns], { cwd: root }).map((file) => file.replaceAll('\\', '/')),
  );
  return [...files].sort().flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, i) => (name.test(text) ? [{ file, line: i + 1, text: text.trim() }] : [])),
  );
}

function playsNaming(data: string, number: string, edition: EditionId): readonly string[] {
  const ids = exampleIds(data).flatMap((id) => {
    const { example } = readExampleFile(exampleFile(data, id));
    return (example ? playsOf(example) : [])
      .filter((play) => play.edition === edition)
      .filter(({ illustrates, shows }) => illustrates.includes(number) || shows.includes(number))
      .map((play) => play.id);
  });
  return [...new Set(ids)];
}
