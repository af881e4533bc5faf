/** Atomic actions that change an object in its place: statuses, counters, sub-types, its Expedition. */

import { changedIn, invalidateFacts, invalidateWorking } from '../board/characteristics.ts';
import { expeditionsOf } from '../board/expedition.ts';
import { describeThing, spotOf, writeEntry } from '../board/tracing.ts';
import type { Status } from '../cards/ability.ts';
import { FACT } from '../cards/facts.ts';
import { rulesIn } from '../rules/edition.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { expeditionName } from '../state/expedition-name.ts';
import { type Draft, otherSide, playerOf } from '../state/game.ts';
import { BOOST, type GameObject, hasStatus, NO_STATUSES } from '../state/object.ts';
import type { AtomicAction } from '../state/step.ts';
import { putIn, replaceObject, takeOut } from '../state/zone.ts';

/** An atomic action on an object that does not become a new one. */
type Change = Extract<
  AtomicAction,
  {
    act:
      | 'gain-status'
      | 'lose-status'
      | 'gain-counters'
      | 'lose-counters'
      | 'gain-subtypes'
      | 'gain-ability'
      | 'relocate'
      | 'take-control';
  }
>;

/** Changes an object and returns it as it is then. */
export function changeObject(draft: Draft, action: Change, before: GameObject): GameObject {
  switch (action.act) {
    case 'gain-status':
    case 'lose-status':
      return changeStatus(draft, action, before);
    case 'gain-counters':
    case 'lose-counters':
      return changeCounters(draft, action, before);
    case 'gain-subtypes':
      return gainSubtypes(draft, action, before);
    case 'gain-ability':
      return gainAbility(draft, action, before);
    case 'relocate':
      return relocateObject(draft, action, before);
    case 'take-control':
      return takeLandmark(draft, action, before);
    default:
      return action satisfies never;
  }
}

const STATUS_RULES: Readonly<Partial<Record<Status, RuleNumber>>> = {
  completed: 'S.1.b',
  exhausted: '7.3.13.a',
};

function changeStatus(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'gain-status' | 'lose-status' }>,
  before: GameObject,
): GameObject {
  const { status } = action;
  const gains = action.act === 'gain-status';
  const rest = before.statuses.length > 0 ? before.statuses.filter((one) => one !== status) : [];
  const statuses = gains ? [...rest, status] : rest.length > 0 ? rest : NO_STATUSES;
  const after: GameObject = { ...before, statuses };
  replaceObject(draft, after);
  if (before.zone === 'reserve' && status === 'exhausted') changedIn(draft, before);
  if (status === 'completed') invalidateWorking(draft);
  invalidateFacts(draft, before.zone === 'mana' ? FACT.orbs : FACT.marks);
  if (!draft.entries) return after;
  const cites: RuleNumber[] = gains ? [STATUS_RULES[status] ?? '7.3.16.a'] : ['7.3.21.a'];
  if (status === 'completed') cites.push('S.1.a', 'S.1.h');
  else if (gains) cites.push('2.4.1.b');
  if (gains && hasStatus(before, status)) cites.push('2.4.1.g');
  else if (gains) cites.push('2.4.1.e');
  if (status === 'exhausted') cites.push(gains ? '2.4.6.a' : '2.4.6.b');
  if (!gains && status === 'exhausted') cites.unshift('7.3.28.a');
  writeEntry(draft, cites, {
    kind: 'action',
    action: action.act,
    object: describeThing(draft, before),
    status,
  });
  return after;
}

function changeCounters(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'gain-counters' | 'lose-counters' }>,
  before: GameObject,
): GameObject {
  const gains = action.act === 'gain-counters';
  const had = before.counters[action.counter] ?? 0;
  const now = gains ? had + action.count : Math.max(0, had - action.count);
  const { [action.counter]: _old, ...others } = before.counters;
  const after: GameObject = {
    ...before,
    counters: now > 0 ? { ...others, [action.counter]: now } : others,
  };
  replaceObject(draft, after);
  invalidateFacts(draft, FACT.marks);
  if (!draft.entries) return after;
  const boost: RuleNumber[] =
    action.counter === BOOST ? ['2.5.1.a', '2.5.1.b', '2.4.5.a', '2.4.5.b'] : ['2.5.i'];
  const together: readonly RuleNumber[] = had > 0 ? ['2.5.d'] : [];
  const rules: readonly RuleNumber[] = gains ? ['7.3.15.a', '2.5.f', ...together] : ['2.5.g'];
  writeEntry(draft, [...rules, ...boost], {
    kind: 'action',
    action: action.act,
    object: describeThing(draft, before),
    counter: action.counter,
    count: action.count,
    now,
  });
  return after;
}

/** The rules for a Gigantic object: only its card changes its place, so it leaves and joins nothing. */
const LEAVES_AND_JOINS: readonly RuleNumber[] = ['7.5.10.c', '7.5.11.c'];
const DEFECTS: readonly RuleNumber[] = ['7.3.6.a', '3.2.4.d'];
const TAKEN: readonly RuleNumber[] = ['1.1.3.d', '7.5.5.b', '3.2.4.d'];
const SWITCHES: readonly RuleNumber[] = ['7.3.39.a', '7.3.39.b', '3.2.4.d'];

function takenRules({ edition }: Draft): readonly RuleNumber[] {
  return [...TAKEN, ...rulesIn(edition, ['7.3.40.a'])];
}

/**
 * Moves an object from one player's Landmarks to another's. The zone is shared, so the object stays the
 * same (3.2.7.a, 3.2.7.b) and does not enter play (7.3.40.b, remark).
 */
function takeLandmark(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'take-control' }>,
  before: GameObject,
): GameObject {
  const from = spotOf(draft, before);
  const after: GameObject = { ...before, player: action.player };
  takeOut(draft, before);
  putIn(draft, after);
  invalidateWorking(draft);
  if (!draft.entries) return after;
  const completed: readonly RuleNumber[] = hasStatus(before, 'completed') ? ['S.1.e'] : [];
  writeEntry(draft, ['7.3.40.b', '1.1.3.d', '3.2.7.a', '3.2.7.b', '7.5.5.b', ...completed], {
    kind: 'action',
    action: 'move',
    object: describeThing(draft, before),
    became: after.id,
    from,
    to: spotOf(draft, after),
    why: 'take-control',
    known: 'all',
  });
  return after;
}

/** Moves an object from one Expedition to another: the same object, in the same zone (3.2.4.d). */
function relocateObject(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'relocate' }>,
  before: GameObject,
): GameObject {
  const was = expeditionsOf(draft, before);
  const after: GameObject = {
    ...before,
    expedition: action.expedition,
    player: playerOf(action.expedition),
  };
  replaceObject(draft, after);
  invalidateWorking(draft);
  if (!draft.entries) return after;
  const isSwitch = otherSide(before.expedition) === action.expedition;
  writeEntry(
    draft,
    isSwitch
      ? [...SWITCHES, ...(was.length > 1 ? ['7.4.4.n' as const] : LEAVES_AND_JOINS)]
      : [
          ...(action.taken ? takenRules(draft) : DEFECTS),
          ...(was.length > 1 ? ['7.4.4.i' as const] : []),
        ],
    {
      kind: 'action',
      action: 'relocate',
      object: describeThing(draft, before),
      from: was.map(expeditionName),
      to: expeditionsOf(draft, after).map(expeditionName),
    },
  );
  return after;
}

/** Returns the sub-types of another object, in addition to its own (2.2.2). */
function gainSubtypes(
  draft: Draft,
  action: Extract<AtomicAction, { act: 'gain-subtypes' }>,
  before: GameObject,
): GameObject {
  const subtypes = [...new Set([...before.subtypes, ...action.subtypes])];
  const after: GameObject = { ...before, subtypes };
  replaceObject(draft, after);
  invalidateWorking(draft);
  if (!draft.entries) return after;
  writeEntry(draft, ['2.2.2.c'], {
    kind: 'action',
    action: 'gain-subtypes',
    object: describeThing(draft, before),
    subtypes: action.subtypes,
  });
  return after;
}

/** An ability in addition to its own, until it leaves its zone (S.7.b). */
function gainAbility(
  draft: Draft,
  { ability }: Extract<AtomicAction, { act: 'gain-ability' }>,
  before: GameObject,
): GameObject {
  const after: GameObject = { ...before, extra: [...before.extra, ability] };
  replaceObject(draft, after);
  invalidateWorking(draft);
  if (!draft.entries) return after;
  writeEntry(draft, ['S.7.b'], {
    kind: 'action',
    action: 'gain-ability',
    object: describeThing(draft, before),
  });
  return after;
}
