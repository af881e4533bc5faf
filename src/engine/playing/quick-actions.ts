/** Quick actions where they can be played (5.3.b). */

import { traitsOf } from '../board/characteristics.ts';
import { whyNot } from '../board/tracing.ts';
import type { QuickAction } from '../cards/ability.ts';
import type { Entry } from '../cards/compile.ts';
import { part } from '../rules/part.ts';
import type { Option } from '../state/decision.ts';
import type { Draft } from '../state/game.ts';
import { type GameObject, hasStatus } from '../state/object.ts';
import { zoneOf } from '../state/zone.ts';

/** Quick actions that a player may play now, as options (5.3.b). */
export function quickActionOptions(draft: Draft, player: number): Option[] {
  const options: Option[] = [];
  for (const zone of BEARING) {
    for (const id of zoneOf(draft, zone, zone === 'expedition' ? 0 : player)) {
      const object = draft.objects[id]!;
      if (object.player !== player) continue;
      for (const entry of quickActionsOf(draft, object)) {
        const option = part('costs').quickActionOption(draft, player, object, entry);
        if (option) options.push(option);
      }
    }
  }
  return options;
}

/** Where quick actions work: Heroes, Characters and Permanents, and cards in Reserve. */
const BEARING = ['hero', 'expedition', 'landmark', 'reserve'] as const;

/** The quick actions of an object that work where it is (2.2.12.g to j). */
export function quickActionsOf(draft: Draft, object: GameObject): readonly Entry<QuickAction>[] {
  const { support } = draft.compiled[object.card]!;
  if (object.zone !== 'reserve') return traitsOf(draft, object).abilities.quickActions;
  if (support.quickActions.length === 0) return support.quickActions;
  if (!hasStatus(object, 'exhausted')) return support.quickActions;
  whyNot(draft, ['2.2.12.j', '2.4.6.e'], 'exhausted', { object });
  return [];
}
