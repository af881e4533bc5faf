/** Gifts (7.3.22, 7.3.29, 7.3.30): things that a player receives during another player's turn. */

import type { RuleNumber } from '../rules/rule-number.ts';
import type { Gift } from '../state/bindings.ts';
import type { Draft } from '../state/game.ts';
import { inPlayZone } from '../state/object.ts';
import type { Performed } from '../state/step.ts';
import { stillExists } from '../state/zone.ts';

/** An action as a Gift: who received it, and its form. */
export interface Given {
  readonly receiver: number;
  readonly gift: Gift;
}

/**
 * Returns the Gift that an atomic action was, each card drawn, each Resupply and each token being one
 * of its own (7.3.29.a, remark); null where it was none, as outside of another player's turn.
 */
export function giftOf(draft: Draft, one: Performed): Given | null {
  const { turn } = draft;
  if (turn === null) return null;
  const gift = kindOf(draft, one);
  const receiver = one.after?.player ?? -1;
  return gift && receiver >= 0 && receiver !== turn ? { receiver, gift } : null;
}

function kindOf(draft: Draft, { action, before, after }: Performed): Gift | null {
  if (!after) return null;
  if (action.act === 'move' && action.why === 'draw') return 'draw';
  if (action.act === 'move' && action.why === 'resupply') {
    return action.exhausts ? 'exhausted-resupply' : 'resupply';
  }
  if (!after.token || !(inPlayZone(after.zone) || after.zone === 'reserve')) return null;
  // An object that was sent to a Reserve and ceased to exist is not there after the event (7.5.10.a).
  if (!stillExists(draft, after.id)) return null;
  const isThere = before !== null && before.zone === after.zone && before.player === after.player;
  return isThere ? null : 'token';
}

/** Returns the rules by which something is a Gift. */
export function groundsOfGift(gift: Gift): readonly RuleNumber[] {
  return gift === 'token' ? ['7.3.22.a', '7.3.29.a', '7.3.30.a'] : ['7.3.22.a', '7.3.29.a'];
}
