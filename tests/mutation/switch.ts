/**
 * Switching a rule off: a small change to the engine's own source, made only while the examples run
 * against it, so that none of it is in what the site ships.
 */

import type { RuleNumber } from '../../src/engine/rules/rule-number.ts';

/** A piece of the engine's source, and what replaces it while the rule is off. */
export type Edit = readonly [from: string, to: string];

/** Switches off the part of the engine that carries out one or several rules. */
export interface Switch {
  /** Canonical numbers of the rules that this part of the engine carries out. */
  readonly rules: readonly RuleNumber[];
  /** The rule that no longer holds, in words. */
  readonly off: string;
  readonly edits: readonly Edit[];
}

/** Thrown for a switch with an edit whose text is not exactly once in the engine. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
}

/**
 * Describes a switch.
 *
 * @param rules canonical numbers, separated by spaces
 * @param what the rule that no longer holds, in words
 * @param edits replacements, whose texts are each exactly once in the whole engine, in any file and
 *   with any line breaks
 */
export function switchOff(rules: string, what: string, ...edits: readonly Edit[]): Switch {
  return { rules: rules.split(' ') as RuleNumber[], off: what, edits };
}

/**
 * Applies the edits of a switch.
 *
 * @param sources the engine's source files by name
 * @returns the files that change, by name
 * @throws MisfitError if a text is missing or occurs more than once; it says where to look
 */
export function applySwitch(
  { rules, off: what, edits }: Switch,
  sources: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const [from, to] of edits) {
    const current = new Map([...sources, ...changed]);
    const places = placesOf(textWords(from), current);
    if (places.length !== 1) {
      const reason = misfitOf(from, places, current);
      throw new MisfitError(`The switch "${what}" (${rules.join(', ')}) no longer fits: ${reason}`);
    }
    const { file, start, end } = places[0]!;
    const text = current.get(file)!;
    changed.set(file, text.slice(0, start) + to + text.slice(end));
  }
  return changed;
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

function textWords(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Finds the places where words follow each other, with any space between them. */
function placesOf(
  sought: readonly string[],
  sources: ReadonlyMap<string, string>,
): readonly Place[] {
  const pattern = new RegExp(sought.map(RegExp.escape).join('\\s+'), 'g');
  return [...sources].flatMap(([file, text]) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      start: index,
      end: index + found.length,
    })),
  );
}

function misfitOf(
  from: string,
  places: readonly Place[],
  sources: ReadonlyMap<string, string>,
): string {
  if (places.length > 1) {
    return `\`${from}\` must stand once in the engine, but stands at ${listNames(places)}. Add the words before or after it.`;
  }
  const sought = textWords(from);
  for (let length = sought.length - 1; length > 0; length--) {
    const near = placesOf(sought.slice(0, length), sources);
    if (near.length === 0) continue;
    const kept = sought.slice(0, length).join(' ');
    return `\`${from}\` stands nowhere in the engine. Its beginning \`${kept}\` stands at ${listNames(near)}.`;
  }
  return `\`${from}\` stands nowhere in the engine, nor does its first word.`;
}

const MOST_PLACES = 5;

function listNames(places: readonly Place[]): string {
  const shown = places.slice(0, MOST_PLACES).map(({ file, line }) => `${file}:${line}`);
  const more = places.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
