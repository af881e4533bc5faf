/** Performing a step: all its atomic actions together, from the state before (6.1.f, 6.2.m). */

import type { Status } from './ability.ts';
import { expeditionName, expeditionsOf, regionOf, remaining } from './expedition.ts';
import { type Draft, type Marker, otherSide, playerOf } from './game.ts';
import { groundsOfMove } from './grounds.ts';
import { regionAt } from './mode.ts';
import {
  BOOST,
  type GameObject,
  hasStatus,
  inPlayZone,
  isHidden,
  NO_ABILITIES,
  NO_STATUSES,
  type PlayedFrom,
} from './object.ts';
import { tellPassives } from './passives.ts';
import { obstacle } from './possible.ts';
import { shuffled } from './random.ts';
import { activateReactions, watch } from './reaction.ts';
import type { RuleNumber } from './rule-number.ts';
import { SCOUT } from './scout.ts';
import type { AtomicAction, MoveAction, Outcome, StepPlan } from './step.ts';
import type { ActionData, Spot } from './trace.ts';
import { openEntry, spotOf, thing, thingOf, whyNot, write } from './tracing.ts';
import { changed, changedIn, hasKeyword, stale, working } from './working.ts';
import {
  bare,
  exists,
  keptCounters,
  listOf,
  nextTimestamp,
  putIn,
  replace,
  takeOut,
} from './zone.ts';

/** An atomic action that happened: the object before and after, and the Expeditions it was in. */
export interface Performed {
  readonly action: AtomicAction;
  readonly before: GameObject | null;
  after: GameObject | null;
  readonly was: readonly number[];
  now: readonly number[];
}

const NOWHERE: readonly number[] = Object.freeze([]);

/** Performs a step and activates the Reactions that match the event (6.3.h). */
export function perform(draft: Draft, plan: StepPlan): Outcome {
  const parent = draft.parent;
  if (draft.entries) {
    openEntry(draft, [...plan.cites, ...groundsOfStep(plan)], {
      kind: 'step',
      verb: plan.verb,
      player: plan.player,
      source: thingOf(draft, plan.source),
      actions: plan.actions.length,
      ...(plan.cost ? { cost: true } : {}),
    });
  }
  const possible = plan.actions.filter((action) => isPossible(draft, action));
  const watching = watch(draft);
  const presence = watching.working.presence ? presences(draft) : null;
  const performed: Performed[] = [];
  for (const action of possible) performOne(draft, action, performed);
  draft.happened = true;
  if (plan.actions.length > 0) draft.steps += 1;
  for (const one of performed) {
    if (one.after && one.after.expedition >= 0 && exists(draft, one.after.id)) {
      one.now = expeditionsOf(draft, draft.objects[one.after.id]!);
    }
  }
  if (draft.entries) tellPassives(draft);
  if (draft.working !== watching.working && (presence !== null || working(draft).presence)) {
    addPresenceChanges(draft, presence ?? printedPresences(draft), performed);
  }
  activateReactions(draft, plan, performed, watching);
  draft.parent = parent;
  return outcomeOf(plan, performed);
}

/** A step that happens becomes an event (6.2.m), which may change nothing (1.2.7.d). */
function groundsOfStep(plan: StepPlan): readonly RuleNumber[] {
  const kind: RuleNumber = plan.cost ? '1.2.7.b' : '1.2.7.c';
  return [kind, '1.2.7.a', '6.2.m', ...(plan.actions.length === 0 ? (['1.2.7.d'] as const) : [])];
}

function isPossible(draft: Draft, action: AtomicAction): boolean {
  const found = obstacle(draft, action);
  if (!found) return true;
  if (draft.entries) {
    const object = 'object' in action ? (draft.objects[action.object] ?? null) : null;
    whyNot(draft, [...found.cites, '6.5.h', '1.2.6.f'], found.why, {
      object,
      by: found.by ?? null,
      word: 'status' in action ? action.status : action.act,
    });
  }
  return false;
}

function outcomeOf(plan: StepPlan, performed: readonly Performed[]): Outcome {
  const made: number[] = [];
  const moved: Record<number, number> = {};
  let affected = 0;
  let die: number | null = null;
  for (const { action, before, after } of performed) {
    if (action.act === 'gain-counters' || action.act === 'lose-counters') affected += action.count;
    else affected += 1;
    if (action.act === 'roll') die = action.result;
    if (action.act === 'move' && before && after) moved[before.id] = after.id;
    if ((action.act === 'move' || action.act === 'create') && after) made.push(after.id);
    if (action.act === 'reveal') made.push(action.object);
  }
  return {
    started: performed.length > 0,
    it: plan.it === 'made' ? made : (plan.it ?? null),
    moved,
    affected,
    die,
  };
}

/** The Expeditions of every object in the Expedition zone, to see who joins or leaves in place. */
function presences(draft: Draft): Map<number, readonly number[]> {
  const result = new Map<number, readonly number[]>();
  for (const id of listOf(draft, 'expedition')) {
    result.set(id, expeditionsOf(draft, draft.objects[id]!));
  }
  return result;
}

/** The Expeditions of every object while no passive ability made any of them Gigantic. */
function printedPresences(draft: Draft): Map<number, readonly number[]> {
  const result = new Map<number, readonly number[]>();
  for (const id of listOf(draft, 'expedition')) {
    const { card, expedition } = draft.objects[id]!;
    const isGigantic = draft.compiled[card]!.base.keywords.gigantic !== undefined;
    result.set(id, isGigantic ? [expedition, otherSide(expedition)] : [expedition]);
  }
  return result;
}

/** What gained or lost Gigantic joins or leaves its other Expedition (7.4.4.o, 7.4.4.p). */
function addPresenceChanges(
  draft: Draft,
  presence: ReadonlyMap<number, readonly number[]>,
  performed: Performed[],
): void {
  for (const [id, was] of presence) {
    if (!exists(draft, id) || performed.some(({ after }) => after?.id === id)) continue;
    const object = draft.objects[id]!;
    const now = expeditionsOf(draft, object);
    if (now.length === was.length) continue;
    performed.push({
      action: { act: 'relocate', object: id, expedition: object.expedition, by: null },
      before: object,
      after: object,
      was,
      now,
    });
    if (draft.entries) {
      write(draft, now.length > was.length ? ['7.4.4.o'] : ['7.4.4.p'], {
        kind: 'action',
        action: 'relocate',
        object: thing(draft, object),
        from: was.map(expeditionName),
        to: now.map(expeditionName),
      });
    }
  }
}

function performOne(draft: Draft, action: AtomicAction, performed: Performed[]): void {
  const add = (before: GameObject | null, after: GameObject | null, was = NOWHERE) => {
    performed.push({ action, before, after, was, now: NOWHERE });
  };
  switch (action.act) {
    case 'move': {
      const before = draft.objects[action.object]!;
      if (!exists(draft, before.id)) return;
      const was = before.expedition >= 0 ? expeditionsOf(draft, before) : NOWHERE;
      add(before, move(draft, action, before), was);
      return;
    }
    case 'top':
      return;
    case 'create': {
      add(null, create(draft, action));
      return;
    }
    case 'relocate':
      relocate(draft, action, add);
      return;
    case 'gain-status':
    case 'lose-status':
      changeStatus(draft, action, add);
      return;
    case 'gain-counters':
    case 'lose-counters':
      changeCounters(draft, action, add);
      return;
    case 'ascend':
    case 'lose-ascended': {
      const expedition = draft.expeditions[action.expedition]!;
      draft.expeditions[action.expedition] = {
        ...expedition,
        ascended: action.act === 'ascend',
      };
      stale(draft);
      if (draft.entries) {
        write(draft, action.act === 'ascend' ? ['7.3.3.a', '2.4.3'] : ['2.4.3', '4.2.5.b'], {
          kind: 'action',
          action: action.act,
          expedition: expeditionName(action.expedition),
        });
      }
      add(null, null);
      return;
    }
    case 'move-expedition':
      moveExpedition(draft, action);
      add(null, null);
      return;
    case 'place-marker':
      placeMarker(draft, action);
      add(null, null);
      return;
    case 'activate': {
      const object = draft.objects[action.object]!;
      add(object, object);
      return;
    }
    case 'emblem':
      add(null, createEmblem(draft, action));
      return;
    case 'cease':
      cease(draft, action.object);
      return;
    case 'end-turn':
      endTurn(draft);
      add(null, null);
      return;
    default:
      announce(draft, action);
      add(null, null);
      return;
  }
}

/** Moves a card or token to a zone, where it becomes a new object (2.1.d). */
function move(draft: Draft, action: MoveAction, object: GameObject): GameObject | null {
  const from = draft.entries ? spotOf(draft, object) : null;
  const described = draft.entries ? thing(draft, object) : null;
  const seasoned =
    object.zone === 'expedition' &&
    action.to === 'reserve' &&
    hasKeyword(draft, object, 'seasoned');
  const traits = draft.working?.traits?.get(object.id);
  if (traits) draft.pastTraits = { ...draft.pastTraits, [object.id]: traits };
  takeOut(draft, object);
  changedIn(draft, object);
  const ceases = object.token && inPlayZone(object.zone) && !inPlayZone(action.to);
  const after = ceases ? null : arrive(draft, action, object, seasoned);
  if (draft.entries) {
    writeMove(draft, action, { object, after, described: described!, from: from! });
  }
  return after;
}

function arrive(
  draft: Draft,
  action: MoveAction,
  object: GameObject,
  seasoned: boolean,
): GameObject {
  const shared = action.to === 'expedition' || action.to === 'limbo';
  const after: GameObject = {
    ...bare({
      id: nextTimestamp(draft),
      slot: object.slot,
      card: object.card,
      token: object.token,
      owner: object.owner,
      zone: action.to,
      player: shared ? action.player : object.owner,
    }),
    expedition: action.to === 'expedition' ? action.expedition : -1,
    statuses: action.enters,
    counters: keptCounters(draft, object, action.to, seasoned),
    extra: action.scout ? SCOUT : NO_ABILITIES,
    playedFrom: playedFrom(action, object),
    scoutedFrom: isScouting(action, object) ? object.id : 0,
  };
  putIn(draft, after, action.position);
  changedIn(draft, after);
  return after;
}

/** On the way to Limbo, the zone left; in play, the zone that it was played from. */
function playedFrom(action: MoveAction, object: GameObject): PlayedFrom | null {
  if (action.to === 'limbo') return object.zone as PlayedFrom;
  return action.why === 'play' ? object.playedFrom : null;
}

/** "Send me to Reserve" of a card that was played with Scout (7.4.5.e). */
function isScouting(action: MoveAction, object: GameObject): boolean {
  return action.why === 'send' && action.to === 'reserve' && object.extra.length > 0;
}

interface Moved {
  readonly object: GameObject;
  readonly after: GameObject | null;
  readonly described: ReturnType<typeof thing>;
  readonly from: Spot;
}

function writeMove(draft: Draft, action: MoveAction, moved: Moved): void {
  const { object, after } = moved;
  const lost = Object.keys(object.counters).filter(
    (name) => (after?.counters[name] ?? 0) < object.counters[name]!,
  );
  const known = knownTo(object, action);
  const reveals = isHidden(object.zone) && known.length !== 0;
  write(
    draft,
    groundsOfMove(action, object, after),
    {
      kind: 'action',
      action: 'move',
      object: moved.described,
      became: after?.id ?? null,
      from: moved.from,
      to: after
        ? { ...spotOf(draft, after), ...(action.position > 0 ? { position: action.position } : {}) }
        : { zone: action.to, player: object.owner },
      why: action.why,
      known,
      ...(lost.length > 0 ? { lost } : {}),
    },
    reveals ? 'reveal' : undefined,
  );
  if (reveals) draft.irreversible ??= 'reveal';
}

/** Who knows which card moves (3.1.3, 3.2.9.b). */
function knownTo(object: GameObject, action: MoveAction): 'all' | readonly number[] {
  const hiddenBefore = isHidden(object.zone) || object.zone === 'mana';
  if (!hiddenBefore) return 'all';
  if (!isHidden(action.to) && action.to !== 'mana') return 'all';
  return object.zone === 'deck' && action.to === 'deck' ? [] : [object.owner];
}

function create(draft: Draft, action: Extract<AtomicAction, { act: 'create' }>): GameObject {
  const slot = draft.things.length;
  draft.things.push(0);
  const inExpedition = action.expedition >= 0;
  const object: GameObject = {
    ...bare({
      id: nextTimestamp(draft),
      slot,
      card: action.card,
      token: true,
      owner: action.by ?? action.player,
      zone: inExpedition ? 'expedition' : 'landmark',
      player: inExpedition ? playerOf(action.expedition) : action.player,
    }),
    expedition: action.expedition,
  };
  putIn(draft, object);
  stale(draft);
  if (draft.entries) {
    const { card } = draft.compiled[action.card]!;
    const cites: RuleNumber[] = [...TOKEN_RULES];
    if (card.abilities.length > 0) cites.push('2.2.12.f');
    write(draft, [...cites, '2.2.16.b', '2.2.16.c', '7.5.9.b'], {
      kind: 'action',
      action: 'create',
      object: thing(draft, object),
      to: spotOf(draft, object),
    });
  }
  return object;
}

const TOKEN_RULES: readonly RuleNumber[] = [
  '7.3.5.a',
  '2.2.1.d',
  '2.3.1.b',
  '2.2.4.f',
  '2.2.11.e',
  '2.2.2.j',
  '2.2.7.c',
  '2.2.8.c',
  '2.2.10.d',
];

type Add = (before: GameObject | null, after: GameObject | null, was?: readonly number[]) => void;

/** Of a Gigantic object only the card changes its place. */
const GIGANTIC_CARD: readonly RuleNumber[] = ['7.4.4.i', '7.4.4.n'];

const SWITCHES: readonly RuleNumber[] = ['7.3.34.a', '7.3.34.b', '3.2.4.d'];

/** From one Expedition to another: the same object, in the same zone (3.2.4.d). */
function relocate(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'relocate' }>,
  add: Add,
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
  add(before, after, was);
  if (!draft.entries) return;
  const isSwitch = otherSide(before.expedition) === action.expedition;
  write(
    draft,
    isSwitch
      ? [...SWITCHES, '7.5.9.c', '7.5.10.c', ...(was.length > 1 ? GIGANTIC_CARD : [])]
      : ['7.3.6.a', '3.2.4.d', ...(was.length > 1 ? GIGANTIC_CARD : [])],
    {
      kind: 'action',
      action: 'relocate',
      object: thing(draft, before),
      from: was.map(expeditionName),
      to: expeditionsOf(draft, after).map(expeditionName),
    },
  );
}

const STATUS_RULES: Readonly<Partial<Record<Status, RuleNumber>>> = {
  exhausted: '7.3.12.a',
};

function changeStatus(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'gain-status' | 'lose-status' }>,
  add: Add,
): void {
  const before = draft.objects[action.object]!;
  if (!exists(draft, before.id)) return;
  const { status } = action;
  const gains = action.act === 'gain-status';
  const rest = before.statuses.filter((other) => other !== status);
  const statuses = gains ? [...rest, status] : rest.length > 0 ? rest : NO_STATUSES;
  const after: GameObject = { ...before, statuses };
  replace(draft, after);
  if (before.zone === 'reserve' && status === 'exhausted') changedIn(draft, before);
  changed(draft, 'marks');
  add(before, after);
  if (!draft.entries) return;
  const cites: RuleNumber[] = gains ? [STATUS_RULES[status] ?? '7.3.15.a'] : ['7.3.19.a'];
  if (gains && hasStatus(before, status)) cites.push('2.4.1.g');
  else if (gains) cites.push('7.5.4.a', '2.4.1.e');
  if (status === 'exhausted') cites.push(gains ? '2.4.6.a' : '2.4.6.b');
  if (!gains && status === 'exhausted') cites.unshift('7.3.25.a');
  write(draft, cites, {
    kind: 'action',
    action: action.act,
    object: thing(draft, before),
    status,
  });
}

function changeCounters(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'gain-counters' | 'lose-counters' }>,
  add: Add,
): void {
  const before = draft.objects[action.object]!;
  if (!exists(draft, before.id)) return;
  const gains = action.act === 'gain-counters';
  const had = before.counters[action.counter] ?? 0;
  const now = gains ? had + action.count : Math.max(0, had - action.count);
  const { [action.counter]: _old, ...others } = before.counters;
  const after: GameObject = {
    ...before,
    counters: now > 0 ? { ...others, [action.counter]: now } : others,
  };
  replace(draft, after);
  changed(draft, 'marks');
  add(before, after);
  if (!draft.entries) return;
  const boost: RuleNumber[] =
    action.counter === BOOST ? ['2.5.1.a', '2.5.1.b', '2.4.5.a', '2.4.5.b'] : ['2.5.i'];
  write(draft, [gains ? '7.3.14.a' : '2.5.g', ...(gains ? (['2.5.f'] as const) : []), ...boost], {
    kind: 'action',
    action: action.act,
    object: thing(draft, before),
    counter: action.counter,
    count: action.count,
    now,
  });
}

/** Moves an Expedition's counter as far as it can go, revealing what it reaches (7.3.21, 7.3.22). */
function moveExpedition(
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
  stale(draft);
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

/** An emblem enters Limbo (2.2.2.m). */
export function createEmblem(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'emblem' }>,
): GameObject {
  const object: GameObject = {
    ...bare({
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
  if (action.emblem.type === 'ongoing') stale(draft);
  if (draft.entries) {
    const { emblem } = action;
    write(
      draft,
      emblem.type === 'reaction'
        ? ['6.3.h', '2.2.2.m', '2.2.1.g', '2.2.4.g', '2.2.16.b']
        : ['2.2.2.m', '2.2.15.a', '2.2.15.b', '2.2.15.c', '2.2.1.g'],
      {
        kind: 'action',
        action: 'emblem',
        object: thing(draft, object),
        emblem: emblem.type,
        source: thingOf(draft, emblem.source),
        ...(emblem.type === 'ongoing' ? { duration: emblem.duration } : {}),
      },
    );
  }
  return object;
}

/** An emblem ceases to exist (5.4.d, 2.2.15.c). */
export function cease(draft: Draft, id: number, cites: readonly RuleNumber[] = ['5.4.d']): void {
  const object = draft.objects[id]!;
  takeOut(draft, object);
  if (object.emblem?.type === 'ongoing') stale(draft);
  if (draft.entries) {
    write(draft, cites, { kind: 'action', action: 'cease', object: thing(draft, object) });
  }
}

/** The turn ends once no Reaction is left in Limbo (7.3.2.a). */
function endTurn(draft: Draft): void {
  draft.agenda = draft.agenda.map((frame) =>
    frame.kind === 'turn' ? { ...frame, ends: true } : frame,
  );
}

/** Atomic actions that change the game's own state, or only say something (1.2.7.d). */
function announce(draft: Draft, action: AtomicAction): void {
  const say = (cites: readonly RuleNumber[], data: ActionData, chance?: 'roll' | 'reveal') => {
    if (draft.entries) write(draft, cites, { kind: 'action', ...data }, chance);
  };
  switch (action.act) {
    case 'roll':
      say(
        ['7.3.28.a', ...(action.dice.length > 1 ? (['7.3.28.c'] as const) : [])],
        { action: 'roll', player: action.player, dice: action.dice, result: action.result },
        'roll',
      );
      return;
    case 'reveal': {
      const object = draft.objects[action.object]!;
      const known = action.to === 'all' ? 'all' : [action.to];
      draft.irreversible ??= 'reveal';
      say(['3.1.3.f'], { action: 'reveal', object: thing(draft, object), known }, 'reveal');
      return;
    }
    case 'shuffle': {
      const deck = listOf(draft, 'deck', action.player);
      deck.splice(0, deck.length, ...shuffled(draft, deck));
      draft.irreversible ??= 'roll';
      say(['3.2.2.b'], { action: 'shuffle', player: action.player });
      return;
    }
    case 'first-player':
      draft.firstPlayer = action.player;
      changed(draft, 'game');
      say(['4.2.1.b'], { action: 'first-player', player: action.player });
      return;
    case 'pass':
      draft.players[action.player] = { ...draft.players[action.player]!, passed: true };
      draft.passes += 1;
      say(['4.2.3.d'], { action: 'pass', player: action.player });
      return;
    case 'win':
      draft.result ??= {
        winners: winnersWith(draft, action.player),
        reason: 'card',
        day: draft.day,
      };
      say(['1.4.2.a'], { action: 'win', player: action.player });
      return;
    default:
      return;
  }
}

/** A player and their team mates. */
export function winnersWith(draft: Draft, player: number): number[] {
  return draft.teams.flatMap((team, other) => (team === draft.teams[player] ? [other] : []));
}
