/** A play of an example: one edition, one variant, everything said. */

import type { Card } from '../../engine/cards/card.ts';
import { CANONICAL, citationOf, EDITIONS, type EditionId } from '../../engine/rules/edition.ts';
import type { RuleNumber } from '../../engine/rules/rule-number.ts';
import type { Position } from '../../engine/setup/position.ts';
import type {
  EntryPattern,
  Example,
  Expectation,
  NamedRules,
  Script,
  ScriptedAnswer,
  Until,
  WordsByLanguage,
} from './example.ts';

/** Names of the players, by seat, where a position gives none. */
export const PLAYER_NAMES = ['Alma', 'Bo', 'Cleo', 'Dario'] as const;

export interface Play {
  /** `EXAMPLE`, or `EXAMPLE/VARIANT`. */
  readonly id: string;
  readonly example: string;
  readonly edition: EditionId;
  readonly title: WordsByLanguage;
  readonly story: WordsByLanguage;
  readonly seed: number;
  readonly position: Position;
  readonly invented: readonly Card[];
  readonly script: readonly ScriptedAnswer[];
  readonly until: Until | null;
  readonly expect: readonly PlacedExpectation[];
  readonly illustrates: readonly string[];
  readonly shows: readonly string[];
  /** For some of these rules, where to look: sentences by rule. */
  readonly looks: Readonly<Record<string, WordsByLanguage>>;
}

/** An expectation with its place in the file. */
export interface PlacedExpectation {
  readonly where: string;
  readonly expectation: Expectation;
}

/**
 * Every way in which an example is played.
 *
 * @returns the example itself and then its variants, each in each of its editions
 */
export function playsOf(example: Example): readonly Play[] {
  const variants = [null, ...(example.variants ?? [])];
  return variants.flatMap((variant, index) => {
    const said = { ...example, ...variant };
    const path = variant?.expect ? `variants[${index - 1}].expect` : 'expect';
    const editions = said.editions ?? EDITIONS;
    const { illustrates, shows } = variant ?? example;
    return editions.map(
      (edition): Play => ({
        id: variant ? `${example.id}/${variant.id}` : example.id,
        example: example.id,
        edition,
        title: said.title,
        story: said.story,
        seed: said.seed ?? 1,
        position: withNames({ ...said.position, mode: example.mode ?? 'duel' }),
        invented: example.invented ?? [],
        script: scriptIn(said.script, edition),
        until: said.until ?? null,
        expect: expectationsIn(said.expect, edition, path),
        illustrates: rulesIn(illustrates, edition).map(({ number }) => number),
        shows: rulesIn(shows, edition).map(({ number }) => number),
        looks: looksOf([...rulesIn(illustrates, edition), ...rulesIn(shows, edition)]),
      }),
    );
  });
}

/** A rule that an example names, by its number in one edition. */
interface RuleIn {
  readonly number: string;
  readonly look: WordsByLanguage | undefined;
}

function rulesIn(rules: NamedRules = [], edition: EditionId): readonly RuleIn[] {
  return rules.flatMap((one) => {
    const { rule, look, editions } = typeof one === 'string' ? { rule: one } : one;
    const number = !editions || editions.includes(edition) ? numberIn(rule, edition) : null;
    return number === null ? [] : [{ number, look }];
  });
}

/**
 * The number of a rule in an edition.
 *
 * @param rule its canonical number, which the engine need not know
 * @returns null where the edition has no such rule
 */
export function numberIn(rule: string, edition: EditionId): string | null {
  const citation = edition === CANONICAL ? rule : citationOf(rule as RuleNumber, edition);
  return citation.includes(':') ? null : citation;
}

function looksOf(rules: readonly RuleIn[]): Record<string, WordsByLanguage> {
  return Object.fromEntries(rules.flatMap(({ number, look }) => (look ? [[number, look]] : [])));
}

/** The script for an edition; where it has none of its own, that of the edition before. */
function scriptIn(script: Script, edition: EditionId): readonly ScriptedAnswer[] {
  if ('length' in script) return script;
  const older = EDITIONS.slice(0, EDITIONS.indexOf(edition) + 1).reverse();
  return older.flatMap((one) => (script[one] ? [script[one]] : []))[0] ?? [];
}

function expectationsIn(expect: readonly Expectation[], edition: EditionId, path: string) {
  return expect.flatMap((expectation, i) =>
    expectation.edition === undefined || [expectation.edition].flat().includes(edition)
      ? [{ where: `${path}[${i}]`, expectation: withNumbers(expectation, edition) }]
      : [],
  );
}

function isList(trace: EntryPattern | readonly EntryPattern[]): trace is readonly EntryPattern[] {
  return Array.isArray(trace);
}

/** An expectation with the rules that entries of the trace must cite as the edition numbers them. */
function withNumbers(expectation: Expectation, edition: EditionId): Expectation {
  if (!('trace' in expectation)) return expectation;
  const numbered = (pattern: EntryPattern): EntryPattern =>
    pattern.cites === undefined
      ? pattern
      : { ...pattern, cites: pattern.cites.map((rule) => citationOf(rule as RuleNumber, edition)) };
  const { trace } = expectation;
  return { ...expectation, trace: isList(trace) ? trace.map(numbered) : numbered(trace) };
}

/** A position in which every player has a name: that of their seat where it gives none. */
export function withNames(position: Position): Position {
  const players = position.players.map((player, seat) => ({
    name: PLAYER_NAMES[seat]!,
    ...player,
  }));
  return { ...position, players };
}
