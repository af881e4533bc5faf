/** Emblems in Limbo: they enter it, and cease to exist. */

import { invalidateWorking } from '../board/characteristics.ts';
import { describeThing, thingOf, writeEntry } from '../board/tracing.ts';
import { EngineError } from '../rules/error.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Draft } from '../state/game.ts';
import { objectAt } from '../state/lookup.ts';
import type { GameObject } from '../state/object.ts';
import type { AtomicAction } from '../state/step.ts';
import { bareObject, nextTimestamp, putIn, takeOut, zoneOf } from '../state/zone.ts';

/** Creates an emblem in Limbo (2.2.2.m). */
export function createEmblem(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'emblem' }>,
): GameObject {
  const object: GameObject = {
    ...bareObject({
      id: nextTimestamp(draft),
      slot: -1,
      card: -1,
      token: false,
      owner: action.player,
      zone: 'limbo',
      player: action.player,
    }),
    emblem: action.emblem,
  };
  putIn(draft, object);
  if (action.emblem.type === 'ongoing') {
    checkLasting(draft, action.emblem.source);
    invalidateWorking(draft);
  }
  if (draft.entries) {
    const { emblem } = action;
    writeEntry(
      draft,
      emblem.type === 'reaction'
        ? ['6.3.h', '2.2.2.m', '2.2.1.g', '2.2.4.g', '2.2.16.b']
        : ['2.2.2.m', '2.2.15.a', '2.2.15.b', '2.2.1.g'],
      {
        kind: 'action',
        action: 'emblem',
        object: describeThing(draft, object),
        emblem: emblem.type,
        source: thingOf(draft, emblem.source),
        ...(emblem.type === 'ongoing' ? { duration: emblem.duration } : {}),
      },
    );
  }
  return object;
}

/** More effects than any cards of the game let last at once: a bound against runaway repetition. */
const MOST_LASTING = 200;

function checkLasting(draft: Draft, source: number): void {
  const limbo = zoneOf(draft, 'limbo');
  if (limbo.length <= MOST_LASTING) return;
  const lasting = limbo.filter((id) => objectAt(draft, id).emblem?.type === 'ongoing').length;
  if (lasting <= MOST_LASTING) return;
  const where = thingOf(draft, source)?.card ?? 'emblem';
  throw new EngineError('card', where, `more than ${MOST_LASTING} effects last at once`);
}

/** Removes an emblem, which ceases to exist (5.4.d, 2.2.15.c). */
export function ceaseEmblem(
  draft: Draft,
  id: number,
  cites: readonly RuleNumber[] = ['5.4.d'],
): void {
  const object = objectAt(draft, id);
  takeOut(draft, object);
  if (object.emblem?.type === 'ongoing') invalidateWorking(draft);
  if (draft.entries) {
    writeEntry(draft, cites, {
      kind: 'action',
      action: 'cease',
      object: describeThing(draft, object),
    });
  }
}
