/**
 * Counts, over traced games, how often each ability of each card resolved, and how often it did anything:
 * an ability that resolved often and never did anything is read or carried out wrongly.
 */

import type { Card } from '../../src/engine/cards/card.ts';
import { advance, createGame, type Game, type TraceEntry } from '../../src/engine/index.ts';
import type { Thing } from '../../src/engine/state/trace.ts';
import { chance } from './chance.ts';
import { factionSetup, type RandomGame, randomAnswer, randomSetup } from './random-play.ts';

/** How often an ability resolved, and how often it did anything then. */
export interface Count {
  readonly resolved: number;
  readonly acted: number;
}

/** By card and ability, as `abilityKey` names them. */
export type Tally = ReadonlyMap<string, Count>;

/** What resolves: an ability's key, and whether anything was done under its entry. */
interface Resolution {
  readonly key: string;
  acted: boolean;
}

/** The name of an ability: its card, and its place on it; `effect` for a Spell's. */
export function abilityKey(card: string, ability: string): string {
  return `${card}#${ability}`;
}

/** Answers decisions at random until a game ends or so many are answered; returns its trace. */
export function traceOf(
  game: Game,
  seed: number,
  most = Number.POSITIVE_INFINITY,
): readonly TraceEntry[] {
  const choices = chance(seed);
  let now = advance(game);
  const trace = [...now.trace];
  for (let answered = 0; now.decision && answered < most; answered += 1) {
    now = advance(now.game, { options: randomAnswer(now.decision, choices) });
    trace.push(...now.trace);
  }
  return trace;
}

/** A random game that was played: the Heroes in it, and its trace. */
export interface PlayedGame {
  readonly heroes: readonly string[];
  readonly trace: readonly TraceEntry[];
}

/**
 * Plays a random game. Decks are of any cards and of one faction by turns: the former bring more pairs of
 * cards together, the latter fulfil more conditions.
 */
export function playedGame(
  { mode, edition, seed }: RandomGame,
  cards: readonly Card[],
): PlayedGame {
  const setup = (seed % 2 === 0 ? randomSetup : factionSetup)(mode, cards, chance(seed + 1));
  const heroes = setup.players.flatMap(({ hero }) => hero ?? []);
  return { heroes, trace: traceOf(createGame(setup, { edition, seed }), seed) };
}

/** Counts the resolutions in a trace. */
export function tallyTrace(trace: readonly TraceEntry[]): Tally {
  const entries = new Map<number, TraceEntry>();
  const open = new Map<number, Resolution>();
  const always: Resolution[] = [];
  for (const entry of trace) {
    entries.set(entry.id, entry);
    const source = resolvedIn(entry);
    if (source) noteDeed(entry, entries, open);
    if (source) open.set(entry.id, { key: keyOf(source), acted: false });
    for (const { by, acted } of statedIn(entry)) {
      always.push({ key: keyOf(by), acted });
    }
    if (!isDeed(entry)) continue;
    noteDeed(entry, entries, open);
  }
  return countsOf([...open.values(), ...always]);
}

/** Adds one tally to another. */
export function addTally(sum: Map<string, Count>, tally: Tally): void {
  for (const [key, { resolved, acted }] of tally) {
    const before = sum.get(key);
    sum.set(key, {
      resolved: (before?.resolved ?? 0) + resolved,
      acted: (before?.acted ?? 0) + acted,
    });
  }
}

/** Returns the abilities that resolved so many times and never did anything, most often first. */
export function deadAbilities(
  tally: Tally,
  atLeast: number,
): readonly (readonly [string, Count])[] {
  return [...tally]
    .filter(([, { resolved, acted }]) => resolved >= atLeast && acted === 0)
    .sort(([, one], [, other]) => other.resolved - one.resolved);
}

function countsOf(resolutions: readonly Resolution[]): Tally {
  const counts = new Map<string, Count>();
  for (const { key, acted } of resolutions) {
    addTally(counts, new Map([[key, { resolved: 1, acted: acted ? 1 : 0 }]]));
  }
  return counts;
}

/** Returns the ability whose instructions an entry begins to follow. */
function resolvedIn(entry: TraceEntry): Thing | null {
  if (entry.kind === 'reaction-played') return entry.reaction.card ? entry.reaction : null;
  if (entry.kind === 'effect' && entry.of !== 'modifier') return entry.source;
  return null;
}

/** Returns the statements that an entry says were applied, and whether they changed anything. */
function statedIn(entry: TraceEntry): readonly { readonly by: Thing; readonly acted: boolean }[] {
  if (entry.kind === 'passives') {
    return entry.applied
      .filter(({ by }) => by.card !== null)
      .map(({ by, rule, objects, regions }) => ({
        by,
        acted: rule === 'considered' || objects.length + regions.length > 0,
      }));
  }
  if (entry.kind === 'modifier' && entry.source?.ability && entry.source.card) {
    return [{ by: entry.source, acted: entry.applied }];
  }
  return [];
}

/** The key of an ability; one that an object was given counts for the card that it is on. */
export function keyOf({ card, ability }: Thing): string {
  return abilityKey(card ?? '', ability?.replace(/@.*$/u, '@') ?? 'effect');
}

/** Verbs that change what comes next and have no atomic action. */
const WITHOUT_ACTION: ReadonlySet<string> = new Set(['after-you', 'another-turn']);

/** Whether an entry is something done: no cost, nor the end of what is used up. */
function isDeed(entry: TraceEntry): boolean {
  if (entry.kind === 'declaration' || entry.kind === 'activation') return true;
  if (entry.kind === 'step') return WITHOUT_ACTION.has(entry.verb);
  return (
    entry.kind === 'action' &&
    entry.action !== 'cease' &&
    !(entry.action === 'emblem' && entry.emblem === 'reaction')
  );
}

/** Notes a deed for the resolution that it stands under. */
function noteDeed(
  deed: TraceEntry,
  entries: ReadonlyMap<number, TraceEntry>,
  open: ReadonlyMap<number, Resolution>,
): void {
  for (let at = deed.parent; at !== null; at = entries.get(at)?.parent ?? null) {
    const found = open.get(at);
    if (found) {
      found.acted = true;
      return;
    }
    const entry = entries.get(at);
    if (entry?.kind === 'step' && entry.cost) return;
  }
}
