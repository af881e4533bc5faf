/** Tiebreakers (4.3): the Arena, and days that only count statistics. */

import { invalidateWorking } from '../board/characteristics.ts';
import { everyPlayer, writeEntry } from '../board/tracing.ts';
import { TERRAINS } from '../cards/vocabulary.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Frame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { expeditionAt, objectAt, playerAt } from '../state/lookup.ts';
import { facingsIn, type Victory } from '../state/mode.ts';
import { orderFrom } from '../state/player.ts';
import { takeOut, zoneOf } from '../state/zone.ts';

/**
 * The Arena takes the place of all regions, which leave the game with the Terrain Markers on them
 * (4.3.a), unless it has already: then the tie is among fewer of those who are there. Players who
 * are not in it leave the game with all that is theirs. A first player who leaves is followed by whoever
 * sits next: at once, or at Night at the next Succeed (4.2.1.b), which would otherwise pass over them.
 */
export function startTiebreakers(
  draft: Draft,
  { players, cites }: Extract<Victory, { kind: 'tiebreakers' }>,
): void {
  const gone = everyPlayer(draft).filter((player) => !players.includes(player));
  if (draft.entries) {
    writeEntry(draft, draft.arena ? cites : [...ARENA_RULES, ...cites], {
      kind: 'tiebreakers',
      players,
    });
  }
  if (!draft.arena) enterArena(draft);
  for (const player of gone) leaveGame(draft, player);
  for (const frame of draft.agenda) stopFor(gone, frame);
  draft.facing = facingsIn(draft.mode, gone);
  if (draft.phase !== 'night' && gone.includes(draft.firstPlayer)) {
    draft.firstPlayer = itemAt(orderFrom(draft, draft.firstPlayer), 0, 'players');
  }
  invalidateWorking(draft);
}

const ARENA_RULES: readonly RuleNumber[] = ['4.3.a', '4.3.b', '4.3.c', '3.2.1.c'];

function enterArena(draft: Draft): void {
  draft.arena = true;
  draft.regions = [{ tumult: null, faceUp: true, terrains: TERRAINS }];
  draft.markers = draft.markers.filter((marker) => marker.region < 0);
}

/** Ends the turn, the effects and the plays of players who have left. */
function stopFor(gone: readonly number[], frame: Frame): void {
  if (frame.kind === 'turn') frame.ends ||= gone.includes(frame.player);
  else if (frame.kind === 'effect') {
    if (!gone.includes(frame.controller)) return;
    frame.queue = [];
    frame.waiting = null;
  } else if (frame.kind === 'play' || frame.kind === 'quick-action') {
    if (gone.includes(frame.player)) frame.at = 'end';
  }
}

/** Removes a player from the game, with what they own and what they control. */
function leaveGame(draft: Draft, player: number): void {
  draft.players[player] = { ...playerAt(draft, player), competing: false, passed: true };
  draft.markers = draft.markers.filter((marker) => marker.region >= 0 || marker.owner !== player);
  for (const expedition of [player * 2, player * 2 + 1]) {
    draft.expeditions[expedition] = {
      ...expeditionAt(draft, expedition),
      ascended: false,
      moved: false,
    };
  }
  const anybodys = draft.players.flatMap((_, seat) => zoneOf(draft, 'landmark', seat));
  for (const id of [...zoneOf(draft, 'expedition'), ...zoneOf(draft, 'limbo'), ...anybodys]) {
    const object = objectAt(draft, id);
    if (object.player === player || object.owner === player) takeOut(draft, object);
  }
  for (const zone of ['reserve', 'hero', 'hand', 'deck', 'mana', 'discard'] as const) {
    for (const id of [...zoneOf(draft, zone, player)]) takeOut(draft, objectAt(draft, id));
  }
}
