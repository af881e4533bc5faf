/** What a part of an effect names, and what it speaks of as "it" or "they" without having named it. */

import type { Effect, Instruction } from '../../../engine/cards/ability.ts';

/**
 * A kind of thing that words can mean: an object or card, the cards that were shown, an Expedition, a player,
 * the result of a die, what was done "this way".
 */
type Kind = 'object' | 'shown' | 'expedition' | 'player' | 'die' | 'deed';
type Kinds = ReadonlySet<Kind>;

const EXPEDITION_FIELDS: readonly string[] = ['expedition', 'in', 'beside', 'failed', 'region'];
/** Verbs whose result is "it" afterwards, whatever they pick. */
const FINDING: readonly string[] = [
  ...['create', 'create-again', 'exhausted-resupply', 'look', 'play', 'resupply', 'reveal', 'rush'],
  'sabotage',
];
/** Fields with instructions of their own that happen at another time, or whose words are their own. */
const APART: readonly string[] = ['ability', 'changes', 'passive', 'trigger'];
/** Fields that speak of what was just done. */
const THIS_WAY: readonly string[] = ['affected', 'movedTo', 'thisWay'];
/** The verb whose instructions speak of what their own trigger will be about. */
const LATER = 'next-time';

/** Returns what instructions pick, find or create, so that a pronoun can mean it. */
export function namedBy(effect: Effect): Kinds {
  const found = new Set<Kind>();
  for (const instruction of effect) noteNamed(instruction, 'object', found);
  return found;
}

function noteNamed(node: unknown, kind: Kind, found: Set<Kind>): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) noteNamed(one, 'object', found);
    return;
  }
  const { do: verb, target } = node as { readonly do?: string; readonly target?: unknown };
  if (verb === LATER) return;
  if (verb !== undefined) found.add('deed');
  if (verb === 'roll') found.add('die');
  if (verb === 'look' || verb === 'reveal') found.add('shown');
  if (verb !== undefined && FINDING.includes(verb)) found.add('object');
  if (target === 'player' || target === 'opponent') found.add('player');
  else if (target !== undefined || 'all' in node || 'top' in node) found.add(kind);
  else if ('choose' in node) found.add(kind);
  for (const [field, value] of Object.entries(node)) {
    if (!APART.includes(field)) noteNamed(value, kindIn(field), found);
  }
}

/** Whether instructions speak of something of these kinds before they name such a thing themselves. */
export function speaksOf(effect: Effect, kinds: Kinds): boolean {
  const left = new Set(kinds);
  for (const instruction of effect) {
    if (left.size === 0) return false;
    if (refersTo(instruction, 'object', left)) return true;
    for (const kind of namedBy([instruction])) left.delete(kind);
  }
  return false;
}

function refersTo(node: unknown, kind: Kind, kinds: Kinds): boolean {
  if (node === 'it' || node === 'that') return kinds.has(kind);
  if (node === 'rest') return kinds.has('shown');
  if (node === 'facing-it') return kinds.has('object');
  if (node === 'they') return kinds.has('player');
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) {
    return isEffect(node) ? speaksOf(node, kinds) : node.some((one) => refersTo(one, kind, kinds));
  }
  const said = node as { readonly do?: string };
  if (said.do === LATER) return false;
  if (kinds.has('die') && ('die' in said || (said.do === 'depending' && !('on' in said))))
    return true;
  if (kinds.has('deed') && THIS_WAY.some((field) => field in said)) return true;
  const meant = withoutDoer(said, kinds);
  return Object.entries(said).some(
    ([field, value]) =>
      ((field === 'otherThanIt' || field === 'playedFrom') && meant.has('object')) ||
      (!APART.includes(field) && refersTo(value, kindIn(field, kind), meant)),
  );
}

/** Returns the kinds without players where an instruction says who does it: they are "they" in it. */
function withoutDoer(node: object, kinds: Kinds): Kinds {
  const who = 'who' in node ? node.who : undefined;
  if (who === undefined || who === 'they') return kinds;
  return new Set([...kinds].filter((kind) => kind !== 'player'));
}

function isEffect(list: readonly unknown[]): list is Instruction[] {
  return list.some((one) => typeof one === 'object' && one !== null && 'do' in one);
}

function kindIn(field: string, around: Kind = 'object'): Kind {
  if (EXPEDITION_FIELDS.includes(field)) return 'expedition';
  return field === 'of' && around === 'expedition' ? 'expedition' : 'object';
}
