/** Victory (4.2.5.d): compares distances, and ends the game or starts tiebreakers. */

import { distanceOf } from '../board/expedition.ts';
import { everyPlayer, writeEntry } from '../board/tracing.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Draft, Result } from '../state/game.ts';
import { MET, type Victory, victoryByDistance } from '../state/mode.ts';
import { startTiebreakers } from './arena.ts';

/** Compares the distances of all players, and ends the game or starts tiebreakers. */
export function checkVictory(draft: Draft): void {
  if (draft.arena) {
    if (draft.entries) writeEntry(draft, ['4.3.f'], { kind: 'distances', sums: [] });
    return;
  }
  const sums = everyPlayer(draft).map((player) => walkedDistance(draft, player));
  if (draft.entries) {
    const met: readonly RuleNumber[] = sums.some((sum) => sum >= MET) ? WHERE_MET : [];
    writeEntry(draft, ['4.2.5.d', ...met], { kind: 'distances', sums });
  }
  concludeGame(draft, victoryByDistance(draft.mode, sums), 'expeditions');
}

/** The rules of a check at which the Expeditions of a player have met or crossed. */
const WHERE_MET: readonly RuleNumber[] = ['1.3.3.a', '1.3.3.b'];

/** Returns the distances of both Expeditions of a player. */
function walkedDistance(draft: Draft, player: number): number {
  return distanceOf(draft, player * 2) + distanceOf(draft, player * 2 + 1);
}

/** Checks for victory as soon as Expeditions have met, in edition 2024-09. */
export function checkAtOnce(draft: Draft): void {
  if (draft.profile.victory !== 'at-once' || draft.arena || draft.result) return;
  for (let player = 0; player < draft.players.length; player++) {
    if (walkedDistance(draft, player) < MET) continue;
    checkVictory(draft);
    return;
  }
}

/** Ends the game with its winners, starts tiebreakers, or does nothing. */
export function concludeGame(draft: Draft, victory: Victory, reason: Result['reason']): void {
  if (victory.kind === 'none' || draft.result) return;
  if (victory.kind === 'tiebreakers') {
    startTiebreakers(draft, victory);
    return;
  }
  draft.result = { winners: victory.winners, reason, day: draft.day };
  if (draft.entries) {
    writeEntry(draft, victory.cites, { kind: 'result', winners: victory.winners, reason });
  }
}
