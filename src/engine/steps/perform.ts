import { working } from '../board/characteristics.ts';
import { expeditionsOf } from '../board/expedition.ts';
import { tellPassives } from '../board/passives.ts';
import { obstacle } from '../board/possible.ts';
import { openEntry, thing, thingOf, whyNot, write } from '../board/tracing.ts';
import { citeAll } from '../rules/edition.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { ExpeditionName } from '../state/decision.ts';
import { expeditionName } from '../state/expedition-name.ts';
import { type Draft, otherSide } from '../state/game.ts';
import type { GameObject } from '../state/object.ts';
import type { AtomicAction, Outcome, StepPlan } from '../state/step.ts';
import type { TraceEntry } from '../state/trace.ts';
import { exists, listOf } from '../state/zone.ts';
import { performOne } from './atomic-action.ts';
import { changesPlace } from './moved-trigger.ts';
import { activateReactions, watch } from './reaction.ts';

/** An atomic action that happened: the object before and after, and the Expeditions it was in. */
export interface Performed {
  readonly action: AtomicAction;
  readonly before: GameObject | null;
  after: GameObject | null;
  readonly was: readonly number[];
  now: readonly number[];
}

/** Performs a step and activates the Reactions that match the event (6.3.h). */
export function perform(draft: Draft, plan: StepPlan): Outcome {
  const parent = draft.parent;
  if (draft.entries) {
    openEntry(draft, [...plan.cites, ...groundsOfStep(plan)], {
      kind: 'step',
      verb: plan.verb,
      player: plan.player,
      source: thingOf(draft, plan.source),
      actions: plan.actions.length,
      ...(plan.cost ? { cost: true } : {}),
    });
  }
  const possible = possibleOnes(draft, plan.actions);
  const watching = watch(draft);
  const presence = watching.working.presence ? presences(draft) : null;
  const performed: Performed[] = [];
  const written = draft.entries?.length ?? 0;
  draft.frozen = watching.working;
  for (const action of possible) performOne(draft, action, performed);
  draft.frozen = null;
  draft.happened = true;
  if (plan.actions.length > 0) draft.steps += 1;
  for (const one of performed) {
    if (one.after && one.after.expedition >= 0 && exists(draft, one.after.id)) {
      one.now = expeditionsOf(draft, draft.objects[one.after.id]!);
    }
  }
  if (draft.entries) {
    if (draft.working !== watching.working) tellPlaces(draft, draft.entries, written);
    tellPassives(draft);
  }
  if (draft.working !== watching.working && (presence !== null || working(draft).presence)) {
    addPresenceChanges(draft, presence ?? printedPresences(draft), performed);
  }
  activateReactions(draft, plan, performed, watching);
  draft.parent = parent;
  return outcomeOf(plan, performed);
}

/** A step that happens becomes an event (6.2.m), which may change nothing (1.2.7.d). */
function groundsOfStep(plan: StepPlan): readonly RuleNumber[] {
  const kind: RuleNumber = plan.cost ? '1.2.7.b' : '1.2.7.c';
  return [kind, '1.2.7.a', '6.2.m', ...(plan.actions.length === 0 ? (['1.2.7.d'] as const) : [])];
}

/** Actions that can happen, which most of the time are all of them. */
function possibleOnes(draft: Draft, actions: readonly AtomicAction[]): readonly AtomicAction[] {
  for (let i = 0; i < actions.length; i++) {
    if (isPossible(draft, actions[i]!)) continue;
    const rest = actions.slice(i + 1).filter((action) => isPossible(draft, action));
    return [...actions.slice(0, i), ...rest];
  }
  return actions;
}

function isPossible(draft: Draft, action: AtomicAction): boolean {
  const found = obstacle(draft, action);
  if (!found) return true;
  if (draft.entries) {
    const object = 'object' in action ? (draft.objects[action.object] ?? null) : null;
    whyNot(draft, [...found.cites, '6.5.h', '1.2.6.f'], found.why, {
      object,
      by: found.by ?? null,
      word: 'status' in action ? action.status : action.act,
    });
  }
  return false;
}

function outcomeOf(plan: StepPlan, performed: readonly Performed[]): Outcome {
  const isMade = plan.it === 'made';
  const made: number[] = [];
  let revealed: number[] | null = null;
  const moved: number[] = [];
  let affected = 0;
  let die: number | null = null;
  for (const { action, before, after } of performed) {
    if (action.act === 'move' && action.why === 'reshuffle') continue;
    affected += 1;
    switch (action.act) {
      case 'gain-counters':
      case 'lose-counters':
        affected += action.count - 1;
        break;
      case 'roll':
        die = action.result;
        break;
      case 'move':
        if (before && after) moved.push(before.id, after.id);
        if (isMade && after) made.push(after.id);
        break;
      case 'create':
        if (isMade && after) made.push(after.id);
        break;
      case 'reveal':
        if (isMade) made.push(action.object);
        revealed = [...(revealed ?? []), action.object];
        break;
    }
  }
  const outcome = {
    started: performed.length > 0 || plan.replaced === true,
    it: isMade ? made : (plan.it ?? null),
    moved,
    affected,
    die,
  };
  return revealed ? { ...outcome, revealed } : outcome;
}

/** The Expeditions of every object in the Expedition zone, to see who joins or leaves in place. */
function presences(draft: Draft): Map<number, readonly number[]> {
  const result = new Map<number, readonly number[]>();
  for (const id of listOf(draft, 'expedition')) {
    result.set(id, expeditionsOf(draft, draft.objects[id]!));
  }
  return result;
}

/** The Expeditions of every object while no passive ability made any of them Gigantic. */
function printedPresences(draft: Draft): Map<number, readonly number[]> {
  const result = new Map<number, readonly number[]>();
  for (const id of listOf(draft, 'expedition')) {
    const { card, expedition } = draft.objects[id]!;
    const isGigantic = draft.compiled[card]!.base.keywords.gigantic !== undefined;
    result.set(id, isGigantic ? [expedition, otherSide(expedition)] : [expedition]);
  }
  return result;
}

/**
 * Corrects in the trace where objects are that came to an Expedition: whether they are Gigantic is
 * evaluated again only after the event (2.3.1.k).
 */
function tellPlaces(draft: Draft, entries: TraceEntry[], from: number): void {
  for (let i = from; i < entries.length; i++) {
    const entry = entries[i]!;
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

/** The Expeditions that an object is in now, unless they are as many as it was said to be in. */
function placesOf(
  draft: Draft,
  id: number | null,
  said: readonly ExpeditionName[] | undefined,
): readonly ExpeditionName[] | null {
  if (id === null || !said || !exists(draft, id)) return null;
  const now = expeditionsOf(draft, draft.objects[id]!);
  return now.length === said.length ? null : now.map(expeditionName);
}

function moves(one: Performed, id: number): boolean {
  return one.after?.id === id && changesPlace(one.action.act);
}

/** What gained or lost Gigantic joins or leaves its other Expedition (7.4.4.o, 7.4.4.p). */
function addPresenceChanges(
  draft: Draft,
  presence: ReadonlyMap<number, readonly number[]>,
  performed: Performed[],
): void {
  for (const [id, was] of presence) {
    if (!exists(draft, id) || performed.some((one) => moves(one, id))) continue;
    const object = draft.objects[id]!;
    const now = expeditionsOf(draft, object);
    if (now.length === was.length) continue;
    performed.push({
      action: { act: 'relocate', object: id, expedition: object.expedition, by: null },
      before: object,
      after: object,
      was,
      now,
    });
    if (draft.entries) {
      write(draft, now.length > was.length ? ['7.4.4.o'] : ['7.4.4.p'], {
        kind: 'action',
        action: 'relocate',
        object: thing(draft, object),
        from: was.map(expeditionName),
        to: now.map(expeditionName),
      });
    }
  }
}
