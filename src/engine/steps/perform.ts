import { workingOf } from '../board/characteristics.ts';
import { expeditionsOf } from '../board/expedition.ts';
import { tellPassives } from '../board/passives.ts';
import { obstacleTo } from '../board/possible.ts';
import { openEntry, thingOf, whyNot } from '../board/tracing.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Draft } from '../state/game.ts';
import { objectAt, objectOfAction } from '../state/lookup.ts';
import type { AtomicAction, Outcome, Performed, StepPlan } from '../state/step.ts';
import { listOf, stillExists } from '../state/zone.ts';
import { performOne } from './atomic-action.ts';
import { noteDeed } from './deed.ts';
import { addPresenceChanges, tellPlaces } from './presence.ts';
import { activateReactions, watchReactions } from './reaction.ts';

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
  const watching = watchReactions(draft);
  const presence = watching.working.presence ? presencesOf(draft) : null;
  const performed: Performed[] = [];
  const written = draft.entries?.length ?? 0;
  draft.frozen = watching.working;
  for (const action of possible) performOne(draft, action, performed);
  draft.frozen = null;
  noteDiscards(draft, performed);
  draft.happened = true;
  if (plan.actions.length > 0) draft.steps += 1;
  for (const one of performed) {
    if (one.after && one.after.expedition >= 0 && stillExists(draft, one.after.id)) {
      one.now = expeditionsOf(draft, objectAt(draft, one.after.id));
    }
  }
  const joins =
    draft.working !== watching.working && (presence !== null || workingOf(draft).presence);
  if (draft.entries) {
    if (joins) tellPlaces(draft, draft.entries, written);
    tellPassives(draft);
  }
  if (joins) addPresenceChanges(draft, presence, performed);
  activateReactions(draft, plan, performed, watching);
  draft.parent = parent;
  return outcomeOf(plan, performed);
}

/**
 * Returns the rules by which a step that happens becomes an event (6.2.m), which may change nothing
 * (1.2.7.d).
 */
function groundsOfStep(plan: StepPlan): readonly RuleNumber[] {
  const rules: RuleNumber[] = ['1.2.7.a', '6.2.m'];
  if (!plan.cost) rules.unshift('1.2.7.c');
  else if (plan.actions.length > 1) rules.unshift('1.2.7.b');
  if (plan.actions.length === 0) rules.push('1.2.7.d');
  return rules;
}

/** Returns the actions that can happen, which mostly are all of them. */
function possibleOnes(draft: Draft, actions: readonly AtomicAction[]): readonly AtomicAction[] {
  const first = actions.findIndex((action) => !isPossible(draft, action));
  if (first < 0) return actions;
  const rest = actions.slice(first + 1).filter((action) => isPossible(draft, action));
  return [...actions.slice(0, first), ...rest];
}

function isPossible(draft: Draft, action: AtomicAction): boolean {
  const found = obstacleTo(draft, action);
  if (!found) return true;
  if (draft.entries) {
    whyNot(draft, [...found.cites, '6.5.h', '1.2.6.f'], found.why, {
      object: objectOfAction(draft, action),
      by: found.by ?? null,
      word: isOfStatus(action) ? action.status : action.act,
    });
  }
  return false;
}

function isOfStatus(
  action: AtomicAction,
): action is Extract<AtomicAction, { act: 'gain-status' | 'lose-status' }> {
  return action.act === 'gain-status' || action.act === 'lose-status';
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
      case 'raise-result':
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

/** Notes which cards players discarded from their hands and Reserves. */
function noteDiscards(draft: Draft, performed: readonly Performed[]): void {
  for (const { action, before, after } of performed) {
    if (action.act !== 'move' || action.why !== 'discard' || action.by === null) continue;
    if (!before || before.card < 0 || after?.zone !== 'discard') continue;
    if (before.zone !== 'hand' && before.zone !== 'reserve') continue;
    const { zone: from, card, player } = before;
    noteDeed(draft, { did: 'discards', player: action.by, card, from, costs: [], whose: player });
  }
}

/**
 * Returns the Expeditions of every object in the Expedition zone, to see who joins or leaves in
 * place.
 */
function presencesOf(draft: Draft): Map<number, readonly number[]> {
  const result = new Map<number, readonly number[]>();
  for (const id of listOf(draft, 'expedition')) {
    result.set(id, expeditionsOf(draft, objectAt(draft, id)));
  }
  return result;
}
