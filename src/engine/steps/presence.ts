/** Joining and leaving an Expedition without moving, by gaining or losing Gigantic (7.4.4). */

import { expeditionsOf } from '../board/expedition.ts';
import { describeThing, writeEntry } from '../board/tracing.ts';
import { citeAll } from '../rules/edition.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { ExpeditionName } from '../state/decision.ts';
import { expeditionName } from '../state/expedition-name.ts';
import { type Draft, otherSide } from '../state/game.ts';
import { compiledCard, objectAt } from '../state/lookup.ts';
import { BLANK_ACTION, type Performed } from '../state/step.ts';
import type { TraceEntry } from '../state/trace.ts';
import { listOf, stillExists } from '../state/zone.ts';
import { changesPlace } from './moved-trigger.ts';

/** Returns the Expeditions of every object while no passive ability made any of them Gigantic. */
function printedPresences(draft: Draft): Map<number, readonly number[]> {
  const result = new Map<number, readonly number[]>();
  for (const id of listOf(draft, 'expedition')) {
    const { card, expedition } = objectAt(draft, id);
    const isGigantic = compiledCard(draft, card).base.keywords.gigantic !== undefined;
    result.set(id, isGigantic ? [expedition, otherSide(expedition)] : [expedition]);
  }
  return result;
}

/**
 * Corrects the places of arrived objects in the trace: whether they are Gigantic is evaluated again
 * only after the event (2.3.1.e).
 */
export function tellPlaces(draft: Draft, entries: TraceEntry[], from: number): void {
  for (let i = from; i < entries.length; i++) {
    const entry = itemAt(entries, i, 'entries');
    if (entry.kind !== 'action') continue;
    if (entry.action === 'relocate') {
      const to = placesOf(draft, entry.object.object, entry.to);
      if (!to) continue;
      const rule: RuleNumber = to.length > entry.to.length ? '7.4.4.o' : '7.4.4.p';
      entries[i] = { ...entry, to, cites: [...entry.cites, ...citeAll([rule], draft.edition)] };
    } else if (entry.action === 'move' || entry.action === 'create') {
      const id = entry.action === 'move' ? entry.became : entry.object.object;
      const expeditions = placesOf(draft, id, entry.to.expeditions);
      if (!expeditions) continue;
      const cites = [...entry.cites, ...citeAll(['7.4.4.b'], draft.edition)];
      entries[i] = { ...entry, to: { ...entry.to, expeditions }, cites };
    }
  }
}

/** Returns the Expeditions that an object is in now; null where their number is as the trace says. */
function placesOf(
  draft: Draft,
  id: number | null,
  said: readonly ExpeditionName[] | undefined,
): readonly ExpeditionName[] | null {
  if (id === null || !said || !stillExists(draft, id)) return null;
  const now = expeditionsOf(draft, objectAt(draft, id));
  return now.length === said.length ? null : now.map(expeditionName);
}

function movesObject(one: Performed, id: number): boolean {
  return one.after?.id === id && changesPlace(one.action.act);
}

/**
 * Adds the arrivals and departures of objects that gained or lost Gigantic, and so join or leave their
 * other Expedition (7.4.4.o, 7.4.4.p).
 */
export function addPresenceChanges(
  draft: Draft,
  presence: ReadonlyMap<number, readonly number[]> | null,
  performed: Performed[],
): void {
  for (const [id, was] of presence ?? printedPresences(draft)) {
    if (!stillExists(draft, id) || performed.some((one) => movesObject(one, id))) continue;
    const object = objectAt(draft, id);
    const now = expeditionsOf(draft, object);
    if (now.length === was.length) continue;
    performed.push({
      action: {
        ...BLANK_ACTION,
        act: 'relocate',
        object: id,
        expedition: object.expedition,
        by: null,
      },
      before: object,
      after: object,
      was,
      now,
    });
    if (draft.entries) {
      writeEntry(draft, now.length > was.length ? ['7.4.4.o'] : ['7.4.4.p'], {
        kind: 'action',
        action: 'relocate',
        object: describeThing(draft, object),
        from: was.map(expeditionName),
        to: now.map(expeditionName),
      });
    }
  }
}
