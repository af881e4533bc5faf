/** Measures from the files of the project which rules its examples and tests cover. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRuleNumbers, EDITIONS, type EditionId } from '../../engine/index.ts';
import { editionWordsSchema } from '../../rulebook/edition-words.ts';
import { numbersIn, type Structure, structureSchema } from '../../rulebook/structure.ts';
import { coverageOf, type EditionCoverage, rulesNamedIn, type TestFile } from './coverage.ts';
import { exampleFile, exampleIds, readCards, readExampleFile } from './folder.ts';
import { type Play, playsOf } from './play.ts';
import { type RuleKinds, readRuleKinds } from './rule-kind.ts';
import { runPlay } from './run.ts';
import { type Switched, switchedSchema } from './switched-rules.ts';

/** Tests of the engine; other tests name rules only as sample texts. */
const TESTS = 'src/engine/**/*.test.ts';

/** The measurement: the coverage of each edition, and the plays that failed. */
export interface Measured {
  readonly editions: readonly EditionCoverage[];
  /** `PLAY in EDITION` of each play whose script or expectations fail. */
  readonly failing: readonly string[];
  /** The results of the last run that switched rules off; null if there was none. */
  readonly switched: Switched | null;
}

/** A play that has been run. */
interface Played {
  readonly play: Play;
  readonly ok: boolean;
  /** The rules that its trace cites, each once. */
  readonly cites: readonly string[];
}

/**
 * Reads every test, and measures what they and the plays of all examples cover.
 *
 * @param root the folder of the project
 * @param played the plays of all examples; if not given, they are read and run
 */
export function measureCoverage(root: string, played = playAll(join(root, 'data'))): Measured {
  const data = join(root, 'data');
  const plays = played.map(({ play: { example, edition, illustrates, shows }, cites }) => ({
    example,
    edition,
    cites,
    chosen: [...illustrates, ...shows],
  }));
  const failing = played
    .filter(({ ok }) => !ok)
    .map(({ play: { id, edition } }) => `${id} in ${edition}`);
  const tests = readTests(root);
  const kinds = readKinds(data);
  const editions = EDITIONS.map((edition) =>
    coverageOf({ edition, ...rulesOf(edition, data), kinds: kinds[edition] ?? {} }, plays, tests),
  );
  return { editions, failing, switched: readSwitched(data) };
}

function playAll(data: string): readonly Played[] {
  const cards = readCards(data);
  return exampleIds(data).flatMap((id) => {
    const { example } = readExampleFile(exampleFile(data, id));
    return (example ? playsOf(example) : []).map((play) => {
      const { ok, trace } = runPlay(play, cards);
      return { play, ok, cites: [...new Set(trace.flatMap((entry) => entry.cites))] };
    });
  });
}

function readTests(root: string): readonly TestFile[] {
  return globSync(TESTS, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, names: rulesNamedIn(readFileSync(join(root, file), 'utf8')) }));
}

function readKinds(data: string): RuleKinds {
  const file = join(data, 'coverage.json');
  return existsSync(file) ? readRuleKinds(readFileSync(file, 'utf8')) : {};
}

/** Returns the path of the file with the results of switching rules off. */
export function switchedFile(data: string): string {
  return join(data, 'generated', 'switched-off.json');
}

function readSwitched(data: string): Switched | null {
  const file = switchedFile(data);
  return existsSync(file) ? switchedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** The rules of an edition, and those of them that say why no example can show them. */
interface KnownRules {
  readonly rules: readonly string[];
  readonly explained: ReadonlySet<string>;
}

/** The rules of an edition: those of its dictionary or, before it has one, those that the engine knows. */
function rulesOf(edition: EditionId, data: string): KnownRules {
  const structure = readStructure(edition, data);
  if (!structure) {
    const known = allRuleNumbers().filter((number) => !number.includes(':'));
    return { rules: known, explained: new Set() };
  }
  return { rules: numbersIn(structure), explained: explainedIn(structure, data) };
}

/** The rules whose words, their own or those of another edition, say why no example can show them. */
function explainedIn({ edition, sections }: Structure, data: string): ReadonlySet<string> {
  const own = new Set(withoutExample(edition, data));
  const shared = new Set(
    EDITIONS.flatMap((one) => withoutExample(one, data).map((number) => `${one} ${number}`)),
  );
  return new Set(
    sections
      .flatMap(({ rules }) => rules)
      .filter(({ number, same }) => own.has(number) || (same !== undefined && shared.has(same)))
      .map(({ number }) => number),
  );
}

function withoutExample(edition: string, data: string): readonly string[] {
  const file = join(data, 'editions', edition, 'en.json');
  if (!existsSync(file)) return [];
  const { rules } = editionWordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(rules).flatMap(([number, words]) => (words.noExample ? [number] : []));
}

/** The structure of an edition, with the rules of its supplement behind those of the book. */
function readStructure(edition: EditionId, data: string): Structure | null {
  const folder = join(data, 'editions', edition);
  const book = readStructureFile(join(folder, 'structure.json'));
  const supplement = readStructureFile(join(folder, 'supplement', 'structure.json'));
  return book && { ...book, sections: [...book.sections, ...(supplement?.sections ?? [])] };
}

function readStructureFile(file: string): Structure | null {
  return existsSync(file) ? structureSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
