import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EditionChanges } from '../../rulebook/crosswalk.ts';
import { compareNumbers, RULE_PATTERN } from '../../rulebook/number.ts';

/** A rule's numbers in editions where they differ: one, several (separated by spaces) or null. */
export type OtherNumbers = Readonly<Record<string, string | null>>;

/** The content of `data/generated/rule-numbers.json`: the rules that the engine may cite. */
export interface EngineNumbers {
  /** The edition whose numbers the engine cites. */
  readonly edition: string;
  /** By that edition's number, or `EDITION:NUMBER` for a rule that only an older one has. */
  readonly rules: Readonly<Record<string, OtherNumbers>>;
}

/**
 * Returns the rules that the engine may cite, with their numbers in every older edition, which are
 * found along the chain of crosswalks.
 *
 * @param files the changes of all editions
 * @param edition the edition whose numbers the engine cites
 * @param supplement the numbers of that edition's supplement, which no other edition has
 * @param cited `EDITION:NUMBER` of rules of older editions that have no successor, or that the engine
 *   distinguishes from it
 */
export function engineNumbers(
  files: readonly EditionChanges[],
  edition: string,
  supplement: readonly string[],
  cited: readonly string[],
): EngineNumbers {
  const chain = chainTo(files, edition);
  const own = new Set(cited);
  const newest = chain[0]?.changes.flatMap(({ to }) => to) ?? [];
  const rows = newest
    .sort(compareNumbers)
    .map((number) => [number, olderNumbers(chain, [number], number, own)] as const);
  const older = chain.flatMap(({ before }, at) =>
    [...own]
      .filter((one) => one.startsWith(`${before}:`))
      .map((one) => [one, one.slice(before.length + 1)] as const)
      .sort(([, a], [, b]) => compareNumbers(a, b))
      .map(([one, number]) => {
        const newer = [edition, ...chain.slice(0, at).map((file) => file.before)];
        const lacking = Object.fromEntries(newer.map((name) => [name, null]));
        const rest = olderNumbers(chain.slice(at + 1), [number], number, own);
        return [one, { ...lacking, ...rest }] as const;
      }),
  );
  const lackedBefore = Object.fromEntries(chain.map(({ before }) => [before, null]));
  const added = supplement.map((number) => [number, lackedBefore] as const);
  return { edition, rules: Object.fromEntries([...rows, ...added, ...older]) };
}

/** Returns the changes that lead to an edition, the newest first. */
function chainTo(files: readonly EditionChanges[], edition: string): readonly EditionChanges[] {
  const last = files.find((file) => file.edition === edition);
  return last ? [last, ...chainTo(files, last.before)] : [];
}

function olderNumbers(
  chain: readonly EditionChanges[],
  numbers: readonly string[],
  usual: string,
  own: ReadonlySet<string>,
): OtherNumbers {
  const [file, ...rest] = chain;
  if (!file) return {};
  const { before } = file;
  const found = file.changes
    .filter(({ to }) => to.some((one) => numbers.includes(one)))
    .flatMap(({ from }) => from)
    .filter((one) => !own.has(`${before}:${one}`));
  const row = found.length === 1 && found[0] === usual ? {} : { [before]: found.join(' ') || null };
  return { ...row, ...olderNumbers(rest, found, usual, own) };
}

const ENGINE = fileURLToPath(new URL('../../engine', import.meta.url));

/** Returns older editions' rules that the engine cites by their own numbers, as `EDITION:NUMBER`. */
export function olderRulesCited(): readonly string[] {
  const cited = new RegExp(`'([\\w.-]+:${RULE_PATTERN})'`, 'g');
  const found = globSync('**/*.ts', { cwd: ENGINE })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(ENGINE, file), 'utf8').matchAll(cited)])
    .map(([, name]) => name!);
  return [...new Set(found)].sort();
}
