/** Pairs of cards from rulings, and tests whether a situation found is the one of a ruling. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/dependencies.mjs';
import type { EntryFact } from '../../src/sandbox/between/fact.ts';
import type { Meeting } from '../../src/sandbox/between/meeting.ts';

/** A pair of cards that a ruling is about. */
export interface RuledPair {
  readonly ruling: string;
  readonly a: string;
  readonly b: string;
  /** Rules that decide it, by the numbers of the current edition. */
  readonly rules: readonly string[];
  readonly event: RuledEvent;
}

/** The event in the situation of a ruling: its kind, and the cards that it is about. */
export interface RuledEvent {
  readonly kind: string;
  readonly word: string | null;
  readonly cards: readonly string[];
}

/** Reads the pairs of `pairs.tsv`. */
export function readPairs(): readonly RuledPair[] {
  const lines = readFileSync(join(root, 'bench/between/pairs.tsv'), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [ruling, a, b, rules, event] = line.split('\t') as [
        string,
        string,
        string,
        string,
        string,
      ];
      const [said, ...cards] = event.split(' ');
      const [kind, word = null] = said!.split(':') as [string, string?];
      return { ruling, a, b, rules: rules.split(' '), event: { kind, word, cards } };
    });
}

/** Whether a situation has the event of a ruling among those that happen only with both cards. */
export function hasEvent({ facts }: Meeting, event: RuledEvent): boolean {
  return facts.some((fact) => isEvent(fact, event));
}

/** Whether it also cites one of the rules that decide. */
export function citesDeciding({ cites, played }: Meeting, rules: readonly string[]): boolean {
  const all = new Set([...cites, ...played.entries.flatMap((entry) => entry.cites)]);
  return rules.some((rule) => all.has(rule));
}

function isEvent({ entry, cards }: EntryFact, { kind, word, cards: wanted }: RuledEvent): boolean {
  if (!wanted.every((card) => cards.includes(card))) return false;
  switch (kind) {
    case 'move':
      return (
        entry.kind === 'action' && entry.action === 'move' && (word === null || entry.why === word)
      );
    case 'tough':
      // The payment for a Tough target is part of the answer that chooses it (7.4.7.c).
      return entry.kind === 'answer' && entry.chosen.some(({ pays }) => pays !== undefined);
    case 'free-play':
      return entry.kind === 'declaration' && entry.cost === null;
    case 'emblem-ends':
      return entry.kind === 'action' && entry.action === 'cease';
    case 'why-not':
      return entry.kind === 'why-not' && entry.why === word;
    case 'roll':
    case 'relocate':
    case 'gain-counters':
    case 'move-expedition':
      return entry.kind === 'action' && entry.action === kind;
    default:
      return entry.kind === kind;
  }
}
