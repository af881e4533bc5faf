import { changedPlaces } from '../board/characteristics.ts';
import { regionOf, regionsAhead } from '../board/expedition.ts';
import { obstacleTo } from '../board/possible.ts';
import { everyPlayer, writeEntry } from '../board/tracing.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { expeditionName } from '../state/expedition-name.ts';
import type { Draft } from '../state/game.ts';
import { expeditionAt, playerAt, regionNumbered } from '../state/lookup.ts';
import { regionAt } from '../state/mode.ts';
import { type AtomicAction, BLANK_ACTION, type StepPlan } from '../state/step.ts';

/**
 * Moves an Expedition's counter as far as it can go, and reveals the Tumult cards that it reaches
 * (7.3.24, 7.3.25).
 */
export function moveExpedition(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'move-expedition' }>,
): void {
  const { expedition } = action;
  const state = expeditionAt(draft, expedition);
  const from = regionOf(draft, expedition);
  const regions =
    action.regions < 0
      ? Math.max(action.regions, -state.distance)
      : Math.min(action.regions, regionsAhead(draft, expedition));
  const to = state.distance + regions;
  for (let at = state.distance + 1; at <= to; at++) {
    revealTumult(draft, regionAt(draft.mode, expedition, at));
  }
  draft.expeditions[expedition] = {
    ...state,
    distance: to,
    moved: state.moved || regions > 0,
  };
  changedPlaces(draft);
  if (!draft.entries) return;
  const short = regions !== action.regions;
  const cites: RuleNumber[] =
    regions < 0
      ? ['7.3.24.a', ...(short ? (['7.3.24.c'] as const) : [])]
      : ['7.3.25.a', ...(short ? (['7.3.25.d'] as const) : [])];
  if (action.dueTo) cites.push('4.2.4.j');
  if (action.dueTo?.includes('ascend')) cites.push('4.2.4.k');
  writeEntry(draft, cites, {
    kind: 'action',
    action: 'move-expedition',
    expedition: expeditionName(expedition),
    from,
    to: regionOf(draft, expedition),
    ...(action.dueTo ? { dueTo: action.dueTo } : {}),
  });
}

/** Turns over the Tumult card that an Expedition moves into or past (7.3.25.b). */
function revealTumult(draft: Draft, at: number): void {
  const region = regionNumbered(draft, at);
  if (region.faceUp) return;
  const revealed: number[] = [];
  draft.regions = draft.regions.map((other, index) => {
    if (other.tumult !== region.tumult) return other;
    revealed.push(index);
    return { ...other, faceUp: true };
  });
  draft.irreversible ??= 'reveal';
  if (!draft.entries) return;
  writeEntry(
    draft,
    ['7.3.25.b', '2.2.2.l'],
    {
      kind: 'action',
      action: 'reveal-region',
      regions: revealed,
      terrains: revealed.map((index) => regionNumbered(draft, index).terrains),
    },
    'reveal',
  );
}
/**
 * Progress as modified: an Expedition whose move was replaced fails to move forward, and one that
 * moves forward in its place does not (7.5.7.a).
 */
export function withFailures(draft: Draft, plan: StepPlan): StepPlan {
  const moving = new Set<number>();
  const failing = new Set<number>();
  for (const action of plan.actions) {
    if (action.act === 'fail') failing.add(action.expedition);
    else if (action.act === 'move-expedition' && action.regions > 0) {
      if (!obstacleTo(draft, action)) moving.add(action.expedition);
    }
  }
  const actions = plan.actions.filter(
    (action) => action.act !== 'fail' || !moving.has(action.expedition),
  );
  const { length } = actions;
  for (const player of everyPlayer(draft)) {
    if (!playerAt(draft, player).competing) continue;
    for (const expedition of [player * 2, player * 2 + 1]) {
      if (moving.has(expedition) || failing.has(expedition)) continue;
      actions.push({ ...BLANK_ACTION, act: 'fail', expedition, by: player });
    }
  }
  if (actions.length === length) return { ...plan, actions };
  const cites: RuleNumber[] = [...plan.cites, '4.2.4.i', '7.5.7.a'];
  return { ...plan, cites, actions };
}
