/** Changes by passive abilities to a card that was played (5.2.d, 2.2.15.c). */

import { describeThing, openEntry } from '../board/tracing.ts';
import type { Effect } from '../cards/ability.ts';
import { gainsOf } from '../cards/joining.ts';
import { NO_BINDINGS } from '../state/bindings.ts';
import type { AppliedChange, PlayFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import type { GameObject } from '../state/object.ts';
import { BLANK_ACTION } from '../state/step.ts';
import { stillExists } from '../state/zone.ts';
import { ceaseEmblem, createEmblem } from '../steps/emblem.ts';

/**
 * Creates the Emblem of the Reaction by which a played card gains or loses something. It belongs to the
 * controller of the object with the passive ability; if that is the card itself, to whoever plays it.
 */
export function addPlayedReaction(
  draft: Draft,
  frame: PlayFrame,
  { change, object: speaker, key }: AppliedChange,
  object: GameObject,
): void {
  const effect = reactionFor(change, frame.from);
  if (!effect) return;
  const parent = draft.parent;
  if (draft.entries) {
    openEntry(draft, ['5.2.d', '6.3.h'], {
      kind: 'step',
      verb: 'activate-reactions',
      player: null,
      source: describeThing(draft, draft.objects[speaker] ?? object),
      actions: 1,
    });
  }
  const said = draft.objects[speaker];
  createEmblem(draft, {
    ...BLANK_ACTION,
    act: 'emblem',
    by: null,
    player: said && said.slot !== object.slot ? said.player : frame.player,
    emblem: {
      type: 'reaction',
      effect,
      source: said?.emblem?.source ?? speaker,
      ability: key,
      bindings: { ...NO_BINDINGS, it: [object.id], that: [object.id] },
    },
  });
  draft.parent = parent;
}

function reactionFor(change: AppliedChange['change'], from: PlayFrame['from']): Effect | null {
  if ('ifFrom' in change && change.ifFrom !== undefined && change.ifFrom !== from) return null;
  const effect = gainsOf(change);
  return effect.length > 0 ? effect : null;
}

/** Removes Ongoing Emblems that waited for this card, as they apply to only one (2.2.15.c). */
export function endNext(draft: Draft, frame: PlayFrame): void {
  if (frame.changes.length === 0) return;
  for (const id of new Set(frame.changes.map(({ object }) => object))) {
    const object = draft.objects[id];
    if (object?.emblem?.type !== 'ongoing' || !('next' in object.emblem.says)) continue;
    if (stillExists(draft, id)) ceaseEmblem(draft, id, ['2.2.15.c']);
  }
}
