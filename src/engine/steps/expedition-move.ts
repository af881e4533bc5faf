import { expeditionName, regionOf, remaining } from '../board/expedition.ts';
import { write } from '../board/tracing.ts';
import { changedPlaces } from '../board/working.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Draft } from '../state/game.ts';
import { regionAt } from '../state/mode.ts';
import type { AtomicAction } from '../state/step.ts';

/** Moves an Expedition's counter as far as it can go, revealing what it reaches (7.3.21, 7.3.22). */
export function moveExpedition(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'move-expedition' }>,
): void {
  const { expedition } = action;
  const state = draft.expeditions[expedition]!;
  const from = regionOf(draft, expedition);
  const regions =
    action.regions < 0
      ? Math.max(action.regions, -state.distance)
      : Math.min(action.regions, remaining(draft, expedition));
  const to = state.distance + regions;
  for (let at = state.distance + 1; at <= to; at++) {
    reveal(draft, regionAt(draft.mode, expedition, at));
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
      ? ['7.3.21.a', ...(short ? (['7.3.21.c'] as const) : [])]
      : ['7.3.22.a', ...(short ? (['7.3.22.d'] as const) : [])];
  if (action.dueTo) cites.push('4.2.4.j');
  if (action.dueTo?.includes('ascend')) cites.push('4.2.4.k');
  write(draft, cites, {
    kind: 'action',
    action: 'move-expedition',
    expedition: expeditionName(expedition),
    from,
    to: regionOf(draft, expedition),
    ...(action.dueTo ? { dueTo: action.dueTo } : {}),
  });
}

/** Turns over the Tumult card that an Expedition moves into or past (7.3.22.b). */
function reveal(draft: Draft, at: number): void {
  const region = draft.regions[at]!;
  if (region.faceUp) return;
  const revealed: number[] = [];
  draft.regions = draft.regions.map((other, index) => {
    if (other.tumult !== region.tumult) return other;
    revealed.push(index);
    return { ...other, faceUp: true };
  });
  draft.irreversible ??= 'reveal';
  if (!draft.entries) return;
  write(
    draft,
    ['7.3.22.b', '2.2.2.l'],
    {
      kind: 'action',
      action: 'reveal-region',
      regions: revealed,
      terrains: revealed.map((index) => draft.regions[index]!.terrains),
    },
    'reveal',
  );
}
