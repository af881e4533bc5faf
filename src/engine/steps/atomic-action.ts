/** Atomic actions (6.1.e): carries each out on the game, for one object or card at a time. */

import { invalidateFacts, invalidateWorking } from '../board/characteristics.ts';
import { expeditionsOf } from '../board/expedition.ts';
import { describeThing, writeEntry } from '../board/tracing.ts';
import { FACT } from '../cards/facts.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { expeditionName } from '../state/expedition-name.ts';
import type { Draft, Marker } from '../state/game.ts';
import { expeditionAt, objectAt, playerAt } from '../state/lookup.ts';
import { type GameObject, NO_STATUSES } from '../state/object.ts';
import { shuffleList } from '../state/random.ts';
import { type AtomicAction, BLANK_ACTION, type Performed } from '../state/step.ts';
import type { ActionData, Irreversible } from '../state/trace.ts';
import { listOf, nextTimestamp, stillExists } from '../state/zone.ts';
import { countRoll } from './daily-limit.ts';
import { tellRoll } from './dice.ts';
import { ceaseEmblem, createEmblem } from './emblem.ts';
import { moveExpedition } from './expedition-move.ts';
import { move } from './move.ts';
import { changeObject } from './object-change.ts';
import { createToken } from './token.ts';

const NOWHERE: readonly number[] = Object.freeze([]);

/** Carries out one action of a step and notes its result; does nothing for an object that is gone. */
export function performOne(draft: Draft, action: AtomicAction, performed: Performed[]): void {
  switch (action.act) {
    case 'move': {
      const before = objectAt(draft, action.object);
      if (!stillExists(draft, before.id)) return;
      const was = before.expedition >= 0 ? expeditionsOf(draft, before) : NOWHERE;
      noteAction(performed, action, before, move(draft, action, before), was);
      return;
    }
    case 'top':
      return;
    case 'create': {
      noteAction(performed, action, null, createToken(draft, action));
      return;
    }
    case 'gain-status':
    case 'lose-status':
    case 'gain-counters':
    case 'lose-counters':
    case 'gain-subtypes':
    case 'gain-ability':
    case 'relocate':
    case 'take-control': {
      const before = objectAt(draft, action.object);
      if (!stillExists(draft, before.id)) return;
      const was = action.act === 'relocate' ? expeditionsOf(draft, before) : NOWHERE;
      noteAction(performed, action, before, changeObject(draft, action, before), was);
      return;
    }
    case 'ascend':
    case 'lose-ascended': {
      const expedition = expeditionAt(draft, action.expedition);
      draft.expeditions[action.expedition] = {
        ...expedition,
        ascended: action.act === 'ascend',
      };
      invalidateWorking(draft);
      if (draft.entries) {
        writeEntry(
          draft,
          action.act === 'ascend' ? ['7.3.3.a', '2.4.3', '2.4.1.b'] : ['2.4.3', '4.2.5.b'],
          {
            kind: 'action',
            action: action.act,
            expedition: expeditionName(action.expedition),
          },
        );
      }
      noteAction(performed, action, null, null);
      return;
    }
    case 'move-expedition':
      moveExpedition(draft, action);
      noteAction(performed, action, null, null);
      return;
    case 'activate':
    case 'activate-action': {
      const object = objectAt(draft, action.object);
      noteAction(performed, action, object, object);
      return;
    }
    case 'emblem':
      noteAction(performed, action, null, createEmblem(draft, action));
      return;
    case 'reshuffle':
      noteReshuffle(draft, action, performed);
      return;
    case 'cease':
      ceaseEmblem(draft, action.object);
      return;
    case 'place-marker':
      placeMarker(draft, action);
      noteAction(performed, action, null, null);
      return;
    case 'shuffle':
      shuffleDeck(draft, action);
      noteAction(performed, action, null, null);
      return;
    case 'win':
      winGame(draft, action);
      noteAction(performed, action, null, null);
      return;
    case 'roll':
      tellRoll(draft, action);
      countRoll(draft, action.player);
      noteAction(performed, action, null, null);
      return;
    case 'another-turn':
      addTurn(draft, action.player);
      noteAction(performed, action, null, null);
      return;
    case 'end-turn':
      endTurn(draft);
      noteAction(performed, action, null, null);
      return;
    default:
      announceAction(draft, action);
      noteAction(performed, action, null, null);
      return;
  }
}

/** Notes each card that left the Discard pile for the Deck, for Reactions that wait for that. */
function noteReshuffle(
  draft: Draft,
  { player, moved, cites, by }: Extract<AtomicAction, { act: 'reshuffle' }>,
  performed: Performed[],
): void {
  for (let i = 0; i < moved.length; i += 2) {
    const before = objectAt(draft, itemAt(moved, i, 'moved'));
    const after = objectAt(draft, itemAt(moved, i + 1, 'moved'));
    const move: AtomicAction = {
      ...BLANK_ACTION,
      act: 'move',
      object: before.id,
      to: 'deck',
      player,
      expedition: -1,
      position: 0,
      why: 'reshuffle',
      enters: NO_STATUSES,
      by,
    };
    noteAction(performed, move, before, after);
  }
  if (draft.entries) {
    writeEntry(draft, cites, { kind: 'action', action: 'shuffle', player }, 'shuffle');
  }
}

/** Notes that an action happened, with its object before and after. */
function noteAction(
  performed: Performed[],
  action: AtomicAction,
  before: GameObject | null,
  after: GameObject | null,
  was = NOWHERE,
): void {
  performed.push({ action, before, after, was, now: NOWHERE });
}

/** Has the turn end once no Reaction is left in Limbo (7.3.2.a). */
function endTurn(draft: Draft): void {
  draft.agenda = draft.agenda.map((frame) =>
    frame.kind === 'turn' ? { ...frame, ends: true } : frame,
  );
}

/** Adds a turn right after the present one (S.5.a). */
function addTurn(draft: Draft, player: number): void {
  draft.agenda = draft.agenda.map((frame) =>
    frame.kind === 'afternoon' ? { ...frame, extra: [...(frame.extra ?? []), player] } : frame,
  );
}

/**
 * Carries out atomic actions that change the game's own state, or only announce something (1.2.7.d).
 */
function announceAction(draft: Draft, action: AtomicAction): void {
  const say = (cites: readonly RuleNumber[], data: ActionData, chance?: Irreversible) => {
    if (draft.entries) writeEntry(draft, cites, { kind: 'action', ...data }, chance);
  };
  switch (action.act) {
    case 'reveal': {
      const object = objectAt(draft, action.object);
      const known = action.to === 'all' ? 'all' : [action.to];
      draft.irreversible ??= 'reveal';
      say(['3.1.3.f'], { action: 'reveal', object: describeThing(draft, object), known }, 'reveal');
      return;
    }
    case 'first-player':
      draft.firstPlayer = action.player;
      invalidateFacts(draft, FACT.game);
      say(['4.2.1.b'], { action: 'first-player', player: action.player });
      return;
    case 'pass':
      draft.players[action.player] = { ...playerAt(draft, action.player), passed: true };
      draft.passes += 1;
      say(['4.2.3.d'], { action: 'pass', player: action.player });
      return;
    default:
      return;
  }
}

/** Places or moves a Terrain Marker, which becomes a new object (7.3.23.b). */
function placeMarker(draft: Draft, action: Extract<AtomicAction, { act: 'place-marker' }>): void {
  const old = draft.markers.find((marker) => marker.id === action.marker) ?? null;
  const marker: Marker = {
    id: nextTimestamp(draft),
    terrain: action.terrain,
    region: action.region,
    owner: old?.owner ?? action.by ?? 0,
    hero: old?.hero ?? 0,
  };
  draft.markers = [...draft.markers.filter((other) => other !== old), marker];
  invalidateWorking(draft);
  if (!draft.entries) return;
  writeEntry(draft, old && old.region >= 0 ? ['7.3.23.a', '7.3.23.b', '3.2.1.d'] : ['3.2.1.d'], {
    kind: 'action',
    action: 'place-marker',
    terrain: action.terrain,
    region: action.region,
    from: old && old.region >= 0 ? old.region : null,
  });
}

function shuffleDeck(draft: Draft, { player }: Extract<AtomicAction, { act: 'shuffle' }>): void {
  const deck = listOf(draft, 'deck', player);
  deck.splice(0, deck.length, ...shuffleList(draft, deck));
  draft.irreversible ??= 'shuffle';
  if (!draft.entries) return;
  writeEntry(draft, ['3.2.2.b'], { kind: 'action', action: 'shuffle', player }, 'shuffle');
}

function winGame(draft: Draft, { player }: Extract<AtomicAction, { act: 'win' }>): void {
  draft.result ??= { winners: winnersWith(draft, player), reason: 'card', day: draft.day };
  if (draft.entries) writeEntry(draft, ['1.4.2.a'], { kind: 'action', action: 'win', player });
}

/** Returns a player and their team mates. */
function winnersWith(draft: Draft, player: number): number[] {
  return draft.teams.flatMap((team, other) => (team === draft.teams[player] ? [other] : []));
}
