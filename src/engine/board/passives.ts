/** Telling in the trace how passive abilities were applied, whenever that has changed (2.3.1.e). */

import { requireValue } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Draft } from '../state/game.ts';
import { compiledCard, objectAt } from '../state/lookup.ts';
import type { AppliedPassive, DependencyNote, Working } from '../state/working-state.ts';
import { meetsLack } from './alteration.ts';
import { silentSupports } from './bearer.ts';
import { workingOf } from './characteristics.ts';
import { describeThing, thingOf, whyNot, writeEntry } from './tracing.ts';

/**
 * Writes in the trace what has changed since it was last written: how passive abilities were applied,
 * and which exhausted cards in Reserve have no Support abilities that would work there (2.2.12.j).
 */
export function tellPassives(draft: Draft): void {
  const now = workingOf(draft);
  const markers = draft.markers.filter(({ region }) => region >= 0);
  const silent = silentSupports(draft);
  const applied = now.order.map(({ object, key, objects, regions }) => [
    object,
    key,
    objects,
    regions,
  ]);
  const places = markers.map(({ id, region }) => [id, region]);
  const isNothing = applied.length + places.length + silent.length === 0;
  const text = isNothing ? '' : JSON.stringify([applied, places, silent]);
  if (text === draft.told) return;
  const [toldApplied = [], toldPlaces = [], toldSilent = []] = toldBefore(draft);
  const isAgain = draft.told !== '';
  draft.told = text;
  for (const id of silent) {
    if (toldSilent.includes(id)) continue;
    whyNot(draft, ['2.2.12.j', '2.4.6.e'], 'exhausted', { object: objectAt(draft, id) });
  }
  if (JSON.stringify([applied, places]) === JSON.stringify([toldApplied, toldPlaces])) return;
  writePassives(draft, now, markers, isAgain);
}

/**
 * Returns the state that `tellPassives` wrote last: applied abilities, markers, silent cards in
 * Reserve.
 */
function toldBefore({
  told,
}: Draft): [applied?: unknown[], markers?: unknown[], silent?: number[]] {
  return told === '' ? [] : JSON.parse(told);
}

function writePassives(
  draft: Draft,
  now: Working,
  markers: Draft['markers'],
  isAgain: boolean,
): void {
  writeEntry(draft, groundsOf(draft, now, { isAgain, hasMarkers: markers.length > 0 }), {
    kind: 'passives',
    applied: now.order.map((one) => ({
      by: requireValue(thingOf(draft, one.object, one.key), 'bearer of a passive ability'),
      rule: one.passive.rule.rule,
      objects: one.objects.map((id) => describeThing(draft, objectAt(draft, id))),
      regions: one.regions,
    })),
    dependencies: now.notes.map(({ of, on, why }) => ({
      of: placeOf(now.order, of),
      on: placeOf(now.order, on),
      why,
    })),
    markers: markers.map(({ terrain, region }) => ({ terrain, region })),
  });
}

function placeOf(order: readonly AppliedPassive[], one: DependencyNote['of']): number {
  return order.findIndex(({ object, key }) => object === one.object && key === one.key);
}

const ALWAYS: readonly RuleNumber[] = ['2.2.12.m', '2.3.1.a', '2.3.1.c', '2.3.1.d'];
const ORDERED: readonly RuleNumber[] = ['2.3.1.f', '2.3.1.g', '2.3.3.b', '2.2.16.a'];
const DEPENDENT: readonly RuleNumber[] = ['2.3.2.a', '2.3.2.b', '2.3.2.c', '2.3.3.c'];

const WHY: Readonly<Record<DependencyNote['why'], RuleNumber>> = {
  existence: '2.3.2.d',
  'applies-to': '2.3.2.e',
  does: '2.3.2.f',
};

/** Rules of passive abilities that change characteristics (2.3.1.b). */
const CHANGING: ReadonlySet<AppliedPassive['passive']['rule']['rule']> = new Set([
  'gain-keyword',
  'gain-ability',
  'lose-abilities',
  'gain-subtype',
  'also-type',
  'add-statistics',
  'set-statistics',
]);

/** Returns the rules behind this evaluation. */
function groundsOf(
  draft: Draft,
  { order, notes }: Working,
  { isAgain, hasMarkers }: { isAgain: boolean; hasMarkers: boolean },
): RuleNumber[] {
  const rules: RuleNumber[] = [...ALWAYS];
  if (isAgain) rules.push('2.3.1.e');
  if (order.length > 1 || notes.length > 0) rules.push(...ORDERED);
  if (hasMarkers) rules.push('3.2.1.d', '3.2.1.e');
  if (notes.length > 0) {
    rules.push(...DEPENDENT, ...new Set(notes.map(({ why }) => WHY[why])), '2.3.3.a');
  }
  if (isChain(notes) || isCycle(notes)) rules.push('2.3.2.g');
  for (const one of order) {
    const { rule } = one.passive;
    if (changesOthers(one)) rules.push('2.3.1.b');
    if (meetsLack(draft, one)) rules.push('2.2.d', '2.2.c');
    if (givesWhatWasLacking(draft, one)) rules.push('2.2.e', '2.2.c');
    if (rule.rule === 'terrain') rules.push('7.1.2.a', '2.2.2.f');
    if (rule.rule === 'gain-keyword' && rule.keyword === 'gigantic')
      rules.push('2.3.1.f', '7.4.4.b', '7.4.4.e');
  }
  return [...new Set(rules)];
}

/** Whether a passive ability changes characteristics of objects that it looks for (2.3.1.b). */
function changesOthers({ passive: { rule }, objects }: AppliedPassive): boolean {
  return CHANGING.has(rule.rule) && 'of' in rule && rule.of !== 'me' && objects.length > 0;
}

/** Whether an object without any ability on it gains one. */
function givesWhatWasLacking(draft: Draft, { passive, objects }: AppliedPassive): boolean {
  const { rule } = passive.rule;
  if (rule !== 'gain-ability' && rule !== 'gain-keyword') return false;
  return objects.some(
    (id) => compiledCard(draft, objectAt(draft, id).card).card.abilities.length === 0,
  );
}

function isChain(notes: readonly DependencyNote[]): boolean {
  return notes.some((a) =>
    notes.some((b) => a !== b && refersToSame(a.on, b.of) && !refersToSame(a.of, b.on)),
  );
}

function isCycle(notes: readonly DependencyNote[]): boolean {
  return notes.some((a) => notes.some((b) => refersToSame(a.on, b.of) && refersToSame(a.of, b.on)));
}

function refersToSame(a: DependencyNote['of'], b: DependencyNote['of']): boolean {
  return a.object === b.object && a.key === b.key;
}
