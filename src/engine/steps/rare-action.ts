/** The atomic actions of verbs that few cards have (6.1.e). */

import { stale } from '../board/characteristics.ts';
import { expeditionsOf } from '../board/expedition.ts';
import { thing, write } from '../board/tracing.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { expeditionName } from '../state/expedition-name.ts';
import { type Draft, type Marker, otherSide, playerOf } from '../state/game.ts';
import type { GameObject } from '../state/object.ts';
import { shuffled } from '../state/random.ts';
import type { AtomicAction } from '../state/step.ts';
import { exists, listOf, nextTimestamp, replace } from '../state/zone.ts';
import { note } from './atomic-action.ts';
import type { Performed } from './perform.ts';

type Rare = Extract<
  AtomicAction,
  { act: 'gain-subtypes' | 'place-marker' | 'relocate' | 'shuffle' | 'win' }
>;

/** Carries out one of these actions and notes what came of it; nothing for what is gone. */
export function performRare(draft: Draft, action: Rare, performed: Performed[]): void {
  switch (action.act) {
    case 'relocate':
      relocate(draft, action, performed);
      return;
    case 'gain-subtypes':
      gainSubtypes(draft, action, performed);
      return;
    case 'place-marker':
      placeMarker(draft, action);
      break;
    case 'shuffle':
      shuffleDeck(draft, action);
      break;
    case 'win':
      win(draft, action);
      break;
  }
  note(performed, action, null, null);
}

/** Of a Gigantic object only the card changes its place, so that it leaves and joins nothing. */
const LEAVES_AND_JOINS: readonly RuleNumber[] = ['7.5.9.c', '7.5.10.c'];
const DEFECTS: readonly RuleNumber[] = ['7.3.6.a', '3.2.4.d'];
const TAKEN: readonly RuleNumber[] = ['1.1.3.d', '7.5.5.a', '3.2.4.d'];
const SWITCHES: readonly RuleNumber[] = ['7.3.34.a', '7.3.34.b', '3.2.4.d'];

/** From one Expedition to another: the same object, in the same zone (3.2.4.d). */
function relocate(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'relocate' }>,
  performed: Performed[],
): void {
  const before = draft.objects[action.object]!;
  if (!exists(draft, before.id)) return;
  const was = expeditionsOf(draft, before);
  const after: GameObject = {
    ...before,
    expedition: action.expedition,
    player: playerOf(action.expedition),
  };
  replace(draft, after);
  stale(draft);
  note(performed, action, before, after, was);
  if (!draft.entries) return;
  const isSwitch = otherSide(before.expedition) === action.expedition;
  write(
    draft,
    isSwitch
      ? [...SWITCHES, ...(was.length > 1 ? ['7.4.4.n' as const] : LEAVES_AND_JOINS)]
      : [...(action.taken ? TAKEN : DEFECTS), ...(was.length > 1 ? ['7.4.4.i' as const] : [])],
    {
      kind: 'action',
      action: 'relocate',
      object: thing(draft, before),
      from: was.map(expeditionName),
      to: expeditionsOf(draft, after).map(expeditionName),
    },
  );
}

/** The sub-types of another object, in addition to its own (2.2.2). */
function gainSubtypes(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'gain-subtypes' }>,
  performed: Performed[],
): void {
  const before = draft.objects[action.object]!;
  if (!exists(draft, before.id)) return;
  const subtypes = [...new Set([...before.subtypes, ...action.subtypes])];
  const after: GameObject = { ...before, subtypes };
  replace(draft, after);
  stale(draft);
  note(performed, action, before, after);
  if (!draft.entries) return;
  write(draft, ['2.2.2.c'], {
    kind: 'action',
    action: 'gain-subtypes',
    object: thing(draft, before),
    subtypes: action.subtypes,
  });
}

/** A Terrain Marker placed or moved is a new object (7.3.20.b). */
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
  stale(draft);
  if (!draft.entries) return;
  write(draft, old && old.region >= 0 ? ['7.3.20.a', '7.3.20.b', '3.2.1.d'] : ['3.2.1.d'], {
    kind: 'action',
    action: 'place-marker',
    terrain: action.terrain,
    region: action.region,
    from: old && old.region >= 0 ? old.region : null,
  });
}

function shuffleDeck(draft: Draft, { player }: Extract<AtomicAction, { act: 'shuffle' }>): void {
  const deck = listOf(draft, 'deck', player);
  deck.splice(0, deck.length, ...shuffled(draft, deck));
  draft.irreversible ??= 'shuffle';
  if (!draft.entries) return;
  write(draft, ['3.2.2.b'], { kind: 'action', action: 'shuffle', player }, 'shuffle');
}

function win(draft: Draft, { player }: Extract<AtomicAction, { act: 'win' }>): void {
  draft.result ??= { winners: winnersWith(draft, player), reason: 'card', day: draft.day };
  if (draft.entries) write(draft, ['1.4.2.a'], { kind: 'action', action: 'win', player });
}

/** A player and their team mates. */
function winnersWith(draft: Draft, player: number): number[] {
  return draft.teams.flatMap((team, other) => (team === draft.teams[player] ? [other] : []));
}
