/** Atomic actions (6.1.e): what each does to the game, one object or card at a time. */

import { changed, changedIn, stale } from '../board/characteristics.ts';
import { expeditionsOf } from '../board/expedition.ts';
import { thing, thingOf, write } from '../board/tracing.ts';
import type { Status } from '../cards/ability.ts';
import { FACT } from '../cards/facts.ts';
import { EngineError } from '../rules/error.ts';
import { part } from '../rules/part.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { expeditionName } from '../state/expedition-name.ts';
import type { Draft } from '../state/game.ts';
import { BOOST, type GameObject, hasStatus, NO_STATUSES } from '../state/object.ts';
import type { AtomicAction } from '../state/step.ts';
import type { ActionData, Irreversible } from '../state/trace.ts';
import { bare, exists, nextTimestamp, putIn, replace, takeOut, zoneOf } from '../state/zone.ts';
import { moveExpedition } from './expedition-move.ts';
import { move } from './move.ts';
import type { Performed } from './perform.ts';

const NOWHERE: readonly number[] = Object.freeze([]);

/** Carries out one action of a step and notes what came of it; nothing for what is gone. */
export function performOne(draft: Draft, action: AtomicAction, performed: Performed[]): void {
  switch (action.act) {
    case 'move': {
      const before = draft.objects[action.object]!;
      if (!exists(draft, before.id)) return;
      const was = before.expedition >= 0 ? expeditionsOf(draft, before) : NOWHERE;
      note(performed, action, before, move(draft, action, before), was);
      return;
    }
    case 'top':
      return;
    case 'create': {
      note(performed, action, null, part('tokens').createToken(draft, action));
      return;
    }
    case 'gain-status':
    case 'lose-status':
      changeStatus(draft, action, performed);
      return;
    case 'gain-counters':
    case 'lose-counters':
      changeCounters(draft, action, performed);
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
        write(
          draft,
          action.act === 'ascend' ? ['7.3.3.a', '2.4.3', '2.4.1.b'] : ['2.4.3', '4.2.5.b'],
          {
            kind: 'action',
            action: action.act,
            expedition: expeditionName(action.expedition),
          },
        );
      }
      note(performed, action, null, null);
      return;
    }
    case 'move-expedition':
      moveExpedition(draft, action);
      note(performed, action, null, null);
      return;
    case 'activate': {
      const object = draft.objects[action.object]!;
      note(performed, action, object, object);
      return;
    }
    case 'emblem':
      note(performed, action, null, createEmblem(draft, action));
      return;
    case 'reshuffle':
      noteReshuffle(draft, action, performed);
      return;
    case 'cease':
      cease(draft, action.object);
      return;
    case 'gain-subtypes':
    case 'place-marker':
    case 'relocate':
    case 'shuffle':
    case 'win':
      part('verbs').performRare(draft, action, performed);
      return;
    case 'roll':
      part('dice').tellRoll(draft, action);
      note(performed, action, null, null);
      return;
    case 'end-turn':
      endTurn(draft);
      note(performed, action, null, null);
      return;
    default:
      announce(draft, action);
      note(performed, action, null, null);
      return;
  }
}

/** Each card has left the Discard pile for the Deck, for what waits for that (3.2.2.d). */
function noteReshuffle(
  draft: Draft,
  { player, moved, by }: Extract<AtomicAction, { act: 'reshuffle' }>,
  performed: Performed[],
): void {
  for (let i = 0; i < moved.length; i += 2) {
    const before = draft.objects[moved[i]!]!;
    const after = draft.objects[moved[i + 1]!]!;
    const move: AtomicAction = {
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
    note(performed, move, before, after);
  }
  if (draft.entries) {
    write(draft, ['3.2.2.d'], { kind: 'action', action: 'shuffle', player }, 'shuffle');
  }
}

/** Notes that an action happened, with its object before and after. */
export function note(
  performed: Performed[],
  action: AtomicAction,
  before: GameObject | null,
  after: GameObject | null,
  was = NOWHERE,
): void {
  performed.push({ action, before, after, was, now: NOWHERE });
}

const STATUS_RULES: Readonly<Partial<Record<Status, RuleNumber>>> = {
  exhausted: '7.3.12.a',
};

function changeStatus(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'gain-status' | 'lose-status' }>,
  performed: Performed[],
): void {
  const before = draft.objects[action.object]!;
  if (!exists(draft, before.id)) return;
  const { status } = action;
  const gains = action.act === 'gain-status';
  const rest = before.statuses.length > 0 ? before.statuses.filter((one) => one !== status) : [];
  const statuses = gains ? [...rest, status] : rest.length > 0 ? rest : NO_STATUSES;
  const after: GameObject = { ...before, statuses };
  replace(draft, after);
  if (before.zone === 'reserve' && status === 'exhausted') changedIn(draft, before);
  changed(draft, before.zone === 'mana' ? FACT.orbs : FACT.marks);
  note(performed, action, before, after);
  if (!draft.entries) return;
  const cites: RuleNumber[] = gains ? [STATUS_RULES[status] ?? '7.3.15.a'] : ['7.3.19.a'];
  if (gains) cites.push('2.4.1.b');
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
  performed: Performed[],
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
  changed(draft, FACT.marks);
  note(performed, action, before, after);
  if (!draft.entries) return;
  const boost: RuleNumber[] =
    action.counter === BOOST ? ['2.5.1.a', '2.5.1.b', '2.4.5.a', '2.4.5.b'] : ['2.5.i'];
  const together: readonly RuleNumber[] = had > 0 ? ['2.5.d'] : [];
  const rules: readonly RuleNumber[] = gains ? ['7.3.14.a', '2.5.f', ...together] : ['2.5.g'];
  write(draft, [...rules, ...boost], {
    kind: 'action',
    action: action.act,
    object: thing(draft, before),
    counter: action.counter,
    count: action.count,
    now,
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
  if (action.emblem.type === 'ongoing') {
    checkLasting(draft, action.emblem.source);
    stale(draft);
  }
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

/** More effects than any cards of the game let last at once: a bound against runaway repetition. */
const MOST_LASTING = 200;

function checkLasting(draft: Draft, source: number): void {
  const limbo = zoneOf(draft, 'limbo');
  if (limbo.length <= MOST_LASTING) return;
  const lasting = limbo.filter((id) => draft.objects[id]!.emblem?.type === 'ongoing').length;
  if (lasting <= MOST_LASTING) return;
  const where = thingOf(draft, source)?.card ?? 'emblem';
  throw new EngineError('card', where, `more than ${MOST_LASTING} effects last at once`);
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
  const say = (cites: readonly RuleNumber[], data: ActionData, chance?: Irreversible) => {
    if (draft.entries) write(draft, cites, { kind: 'action', ...data }, chance);
  };
  switch (action.act) {
    case 'reveal': {
      const object = draft.objects[action.object]!;
      const known = action.to === 'all' ? 'all' : [action.to];
      draft.irreversible ??= 'reveal';
      say(['3.1.3.f'], { action: 'reveal', object: thing(draft, object), known }, 'reveal');
      return;
    }
    case 'first-player':
      draft.firstPlayer = action.player;
      changed(draft, FACT.game);
      say(['4.2.1.b'], { action: 'first-player', player: action.player });
      return;
    case 'pass':
      draft.players[action.player] = { ...draft.players[action.player]!, passed: true };
      draft.passes += 1;
      say(['4.2.3.d'], { action: 'pass', player: action.player });
      return;
    default:
      return;
  }
}
