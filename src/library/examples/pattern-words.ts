/** The kinds, actions and fields of a trace, so that an expectation with any other word is refused. */

import type { ActionData, TraceData, TraceKind } from '../../engine/state/trace.ts';
import { nearestIds } from '../../rulebook/nearest.ts';
import type { EntryPattern } from './example.ts';

type FieldsOf<T> = T extends unknown ? Exclude<keyof T, 'kind' | 'action'> : never;
type Fields<T> = Readonly<Record<FieldsOf<T> & string, true>>;
type Acting<T, A> = T extends { readonly action: infer X } ? (A extends X ? T : never) : never;

/** Every action with its fields: one that is missing, or too many, does not compile. */
const ACTIONS: { readonly [A in ActionData['action']]: Fields<Acting<ActionData, A>> } = {
  move: { object: true, became: true, from: true, to: true, why: true, known: true, lost: true },
  create: { object: true, to: true },
  relocate: { object: true, from: true, to: true },
  'gain-subtypes': { object: true, subtypes: true },
  'gain-ability': { object: true },
  'gain-status': { object: true, status: true },
  'lose-status': { object: true, status: true },
  'gain-counters': { object: true, counter: true, count: true, now: true },
  'lose-counters': { object: true, counter: true, count: true, now: true },
  ascend: { expedition: true },
  'lose-ascended': { expedition: true },
  'move-expedition': { expedition: true, from: true, to: true, dueTo: true },
  'reveal-region': { regions: true, terrains: true },
  'place-marker': { terrain: true, region: true, from: true },
  roll: { player: true, dice: true, result: true },
  shuffle: { player: true },
  reveal: { object: true, known: true },
  emblem: { object: true, emblem: true, source: true, duration: true },
  cease: { object: true },
  'first-player': { player: true },
  pass: { player: true },
  win: { player: true },
};

/** Every kind of entry with its fields, but those of actions. */
const KINDS: {
  readonly [K in Exclude<TraceKind, 'action'>]: Fields<Extract<TraceData, { readonly kind: K }>>;
} = {
  'game-began': { firstPlayer: true, players: true },
  'day-began': { day: true },
  'phase-began': { day: true, phase: true },
  'daily-effect': { daily: true },
  'turn-began': { player: true },
  'turn-ended': { player: true },
  'turn-effect': { player: true, effect: true },
  declaration: {
    player: true,
    object: true,
    what: true,
    into: true,
    cost: true,
    scout: true,
    temple: true,
  },
  'cost-altered': { object: true, by: true, from: true, to: true },
  effect: { player: true, source: true, of: true },
  condition: { holds: true, source: true },
  decision: {
    decision: true,
    player: true,
    ask: true,
    source: true,
    options: true,
    min: true,
    max: true,
  },
  answer: { decision: true, player: true, chosen: true, known: true, automatic: true },
  'why-not': { why: true, what: true, object: true, by: true, word: true, mana: true },
  step: { verb: true, player: true, source: true, actions: true, cost: true },
  modifier: { source: true, modifies: true, how: true, verb: true, applied: true },
  activation: { reaction: true, emblem: true },
  'reactions-checked': { waiting: true },
  'reaction-played': { player: true, reaction: true },
  progress: { expedition: true, facing: true, comparisons: true, moves: true },
  arena: { statistics: true },
  passives: { applied: true, dependencies: true, markers: true },
  distances: { sums: true },
  tiebreakers: { players: true },
  result: { winners: true, reason: true },
};

/** Fields of every entry, and those that only patterns have. */
const ALWAYS = ['id', 'parent', 'cites', 'irreversible', 'kind', 'action', 'card'];

/** Returns a message about a word of a pattern that no trace entry can have; null if all are known. */
export function unknownWord(pattern: EntryPattern): string | null {
  const { kind } = pattern;
  const { action } = pattern as { readonly action?: unknown };
  const kinds = [...Object.keys(KINDS), 'action'];
  if (kind !== undefined && !kinds.includes(kind))
    return describeUnknown('kind of entry', kind, kinds);
  if (action !== undefined && kind !== undefined && kind !== 'action') {
    return `an entry of kind "${kind}" has no action`;
  }
  const actions = Object.keys(ACTIONS);
  if (action !== undefined && !actions.includes(String(action))) {
    return describeUnknown('action', String(action), actions);
  }
  const fields = [...ALWAYS, ...fieldsOf(kind, action as ActionData['action'] | undefined)];
  const wrong = Object.keys(pattern).find((field) => !fields.includes(field));
  return wrong === undefined ? null : describeUnknown('field of such an entry', wrong, fields);
}

function fieldsOf(kind: TraceKind | undefined, action: ActionData['action'] | undefined) {
  if (action !== undefined) return Object.keys(ACTIONS[action]);
  const ofActions = Object.values(ACTIONS).flatMap((fields) => Object.keys(fields));
  if (kind === 'action') return ofActions;
  if (kind !== undefined) return Object.keys(KINDS[kind]);
  return [...ofActions, ...Object.values(KINDS).flatMap((fields) => Object.keys(fields))];
}

function describeUnknown(what: string, word: string, known: readonly string[]): string {
  const [near] = nearestIds(word, [...new Set(known)], 1);
  return `"${word}" is no ${what}${near === undefined ? '' : `, did you mean "${near}"?`}`;
}
