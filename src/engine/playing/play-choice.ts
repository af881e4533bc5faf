/** Which cards a player may play, how and for what: the options of a turn and of effects. */

import { passiveConditionHolds, rulesOf } from '../board/abilities-at-work.ts';
import { relatedExpeditions } from '../board/expedition.ts';
import { matchesExpedition } from '../board/expedition-filter.ts';
import { matchesFilter } from '../board/filter.ts';
import { manaOf } from '../board/payment.ts';
import { isMeant, obstacleOfPassive } from '../board/possible.ts';
import { cardId, whyNot } from '../board/tracing.ts';
import type { Filter, PassiveRule, Step } from '../cards/ability.ts';
import { type Context, NO_BINDINGS, NO_MOVES } from '../state/bindings.ts';
import { BLANK_PLAY_FRAME } from '../state/blank-frame.ts';
import { contextOf } from '../state/context.ts';
import type { Option } from '../state/decision.ts';
import { expeditionName } from '../state/expedition-name.ts';
import { NO_REDUCTION, type PlayFrame, type Reduction } from '../state/frame.ts';
import { type Draft, playerOf } from '../state/game.ts';
import { compiledCard, compiledOf, objectAt } from '../state/lookup.ts';
import { type GameObject, hasStatus, type PlayedFrom } from '../state/object.ts';
import { zoneOf } from '../state/zone.ts';
import type { Settled } from './mana-payment.ts';
import { possibleDiscount } from './optional-cost.ts';
import { changesFor, type Playing, price } from './price.ts';

/** One way to play a card. */
export interface Way extends Playing {
  readonly free: boolean;
  readonly cost: number;
}

/** Limits on the ways to play. */
export interface Limits {
  readonly filter: Filter | null;
  /** Only these cards. */
  readonly only: readonly number[] | null;
  /** Only into these Expeditions. */
  readonly into: readonly number[] | null;
  readonly free: boolean;
  readonly less: Reduction;
  /** Cards from Reserve may be played for their Hand Cost. */
  readonly forHandCost: boolean;
  /** As if the cards were there. */
  readonly asFrom: 'hand' | null;
  /** The context of the filter; null for that of the player. */
  readonly context: Context | null;
  /** Writes no why-not entries: only whether there is a way matters. */
  readonly silent: boolean;
  /** Counts on optional costs that make a card cost less. */
  readonly discounted: boolean;
}

export const NO_LIMITS: Limits = {
  filter: null,
  only: null,
  into: null,
  free: false,
  less: NO_REDUCTION,
  forHandCost: false,
  asFrom: null,
  context: null,
  silent: false,
  discounted: true,
};

/** Returns every way in which a player can play a card now, from Hand and Reserve unless limited. */
export function playableWays(draft: Draft, player: number, limits = NO_LIMITS): Way[] {
  const ids = limits.only ?? [
    ...zoneOf(draft, 'hand', player),
    ...zoneOf(draft, 'reserve', player),
  ];
  const ways: Way[] = [];
  const mana = manaOf(draft, player);
  const { entries } = draft;
  if (limits.silent) draft.entries = null;
  for (const id of ids) {
    const object = objectAt(draft, id);
    addWays(draft, { player, object, mana, limits }, ways);
    // With Temple, a card can also be played as a Landmark Permanent (S.2.a).
    if (compiledCard(draft, object.card).temple !== null) {
      addWays(draft, { player, object: { ...object, temple: true }, mana, limits }, ways);
    }
  }
  draft.entries = entries;
  return ways;
}

/** Whether a player can play any card that a filter means now, from Hand or Reserve. */
export function canPlaySome(
  draft: Draft,
  player: number,
  filter: Filter | undefined,
  settled: Pick<Settled, 'leftOut' | 'mana'>,
): boolean {
  return rushWays(draft, player, filter, settled).length > 0;
}

/**
 * Returns the ways in which a Rush can be paid: with other cards than those left out, for the mana
 * that the rest of the cost leaves. The Rush of a card that is being played counts on no optional
 * cost of another card, whose Rush would count on the first.
 */
export function rushWays(
  draft: Draft,
  player: number,
  filter: Filter | undefined,
  { leftOut, mana }: Pick<Settled, 'leftOut' | 'mana'>,
): Way[] {
  const limits: Limits = {
    ...NO_LIMITS,
    silent: true,
    filter: filter ?? null,
    discounted: leftOut.length === 0,
  };
  const left = manaOf(draft, player) - mana;
  return playableWays(draft, player, limits).filter(
    ({ object, free, cost }) =>
      !leftOut.includes(object.id) && (mana === 0 || free || cost <= left),
  );
}

interface Candidate {
  readonly player: number;
  readonly object: GameObject;
  readonly mana: number;
  readonly limits: Limits;
}

/** Whether a card that the limits mean can be played: a Character, Permanent or Spell outside Limbo. */
function isCandidate(draft: Draft, { player, object, limits }: Candidate): boolean {
  if (object.zone === 'limbo') return false;
  const { type } = compiledOf(draft, object);
  if (type !== 'character' && type !== 'permanent' && type !== 'spell') return false;
  if (limits.filter === null) return true;
  const context = limits.context ?? { me: 0, controller: player, bindings: NO_BINDINGS };
  return matchesFilter(draft, limits.filter, object, context);
}

function addWays(draft: Draft, candidate: Candidate, ways: Way[]): void {
  if (!isCandidate(draft, candidate)) return;
  const { player, object, limits } = candidate;
  const compiled = compiledOf(draft, object);
  const inExpedition = compiled.type === 'character' || compiled.zoneType === 'expedition';
  const places = inExpedition ? ownPlaces(player, limits.into) : NOWHERE;
  const from = limits.asFrom ?? (object.zone as PlayedFrom);
  const hasScout = from === 'hand' && compiled.base.keywords.scout !== undefined;
  const choosesCost =
    limits.forHandCost &&
    from === 'reserve' &&
    compiled.handCost !== compiled.reserveCost &&
    hasHandCost(draft, object);
  for (const into of places) {
    if (!isAllowed(draft, candidate, into)) continue;
    const plain = { player, object, from, into, scout: false, forHandCost: false };
    addWay(draft, candidate, plain, ways);
    if (hasScout) addWay(draft, candidate, { ...plain, scout: true }, ways);
    if (choosesCost) addWay(draft, candidate, { ...plain, forHandCost: true }, ways);
  }
}

/** Whether a card may be played for its Hand Cost: in 5.0 only if it has one (5.1.2.e). */
function hasHandCost(draft: Draft, object: GameObject): boolean {
  const { card } = compiledOf(draft, object);
  if (draft.profile.lackingCost === 'zero' || card.handCost !== undefined) return true;
  whyNot(draft, ['5.1.2.e', '1.4.1.b'], 'cost', { object });
  return false;
}

const NOWHERE: readonly number[] = [-1];

/** Returns the player's Expeditions into which a card may be played. */
function ownPlaces(player: number, allowed: readonly number[] | null): readonly number[] {
  return allowed ? allowed.filter((one) => playerOf(one) === player) : [player * 2, player * 2 + 1];
}

function addWay(draft: Draft, candidate: Candidate, playing: Playing, ways: Way[]): void {
  const { mana, limits } = candidate;
  const { less, discounted } = limits;
  const changes = changesFor(draft, playing);
  const free =
    limits.free || (changes.length > 0 && changes.some(({ change }) => 'free' in change));
  const cost = free ? 0 : price(draft, playing, changes, less);
  const off = cost <= mana || !discounted ? 0 : possibleDiscount(draft, playing, changes, less);
  if (cost <= mana || (off > 0 && price(draft, playing, changes, less, off) <= mana)) {
    ways.push({ ...playing, free, cost });
  } else if (draft.entries) {
    whyNot(draft, ['6.4.c', '6.4.d'], 'cost', {
      what: wayOption(draft, { ...playing, free, cost }).what,
      object: playing.object,
      mana: { needed: cost, ready: mana },
    });
  }
}

/** Whether nothing forbids playing a card there (2.4.6.c, 2024-09:2.2.7.b, 1.4.1.a). */
function isAllowed(draft: Draft, { object, player }: Candidate, into: number): boolean {
  if (object.zone === 'reserve' && lacksReserveCost(draft, object)) {
    whyNot(draft, ['2024-09:2.2.7.b'], 'cannot-be-played', { object });
    return false;
  }
  for (const { ability, key } of compiledOf(draft, object).playing) {
    if (ability.rule.rule !== 'cannot-be-played') continue;
    const context = { ...contextOf(object), controller: player };
    const { into: only } = ability.rule;
    if (only && !(into >= 0 && matchesExpedition(draft, only, into, context))) continue;
    if (passiveConditionHolds(draft, { passive: ability, context })) {
      whyNot(draft, ['5.1.2.g', '1.4.1.a', '1.4.1.c'], 'cannot-be-played', { object, word: key });
      return false;
    }
  }
  const forbids = prohibitionOf(draft, object);
  if (forbids) {
    const { cites, why, by } = obstacleOfPassive(draft, 'cannot-be-played', forbids);
    whyNot(draft, cites, why, { object, by: by ?? null });
    return false;
  }
  if (object.zone !== 'reserve' || !hasStatus(object, 'exhausted')) return true;
  if (mayPlayExhausted(draft, { player, object, into })) return true;
  whyNot(draft, ['2.4.6.c'], 'exhausted', { object });
  return false;
}

/** Returns the passive ability of another object that forbids playing a card, if any does. */
function prohibitionOf(draft: Draft, object: GameObject) {
  for (const rule of rulesOf(draft, 'cannot-be-played')) {
    if (isMeant(draft, rule, object)) return rule;
  }
  return undefined;
}

/** Whether a card without Reserve Cost stays where it is (2.2.f). */
function lacksReserveCost(draft: Draft, object: GameObject): boolean {
  const { card } = compiledOf(draft, object);
  return draft.profile.lackingReserveCost === 'stays' && card.reserveCost === undefined;
}

/** Returns passive abilities that let a player play exhausted cards from Reserve (2.4.6.d). */
function mayPlayExhausted(
  draft: Draft,
  { player, object, into }: { player: number; object: GameObject; into: number },
): boolean {
  return rulesOf(draft, 'play-exhausted').some(({ passive, context }) => {
    const rule: Extract<PassiveRule, { rule: 'play-exhausted' }> = passive.rule;
    if (context.controller !== player) return false;
    if (rule.into !== undefined && !relatedExpeditions(draft, rule.into, context).includes(into))
      return false;
    return matchesFilter(draft, rule.card, object, context);
  });
}

/** Returns a way to play, as an option. */
export function wayOption(draft: Draft, way: Way): Option {
  const { object, into } = way;
  const from = object.zone as PlayedFrom;
  const place = into < 0 ? '' : `:${into % 2 === 0 ? 'hero' : 'companion'}`;
  return {
    id: `play:${from}:object-${object.id}${place}${way.scout ? ':scout' : ''}${way.forHandCost ? ':hand-cost' : ''}${object.temple ? ':temple' : ''}`,
    what: {
      is: 'play',
      object: object.id,
      card: cardId(draft, object),
      from,
      into: into < 0 ? null : expeditionName(into),
      cost: way.free ? null : way.cost,
      scout: way.scout,
      forHandCost: way.forHandCost || undefined,
      temple: object.temple || undefined,
    },
  };
}

export type PlaySeed = Omit<PlayFrame, 'player'>;

/** Returns a frame for playing a card in a way. */
export function playSeed(
  way: Pick<Way, 'object' | 'from' | 'into' | 'scout' | 'forHandCost'>,
  how: {
    readonly free?: boolean;
    readonly less?: Reduction;
    readonly quiet?: boolean;
  },
): PlaySeed {
  return {
    ...BLANK_PLAY_FRAME,
    kind: 'play',
    object: way.object.id,
    from: way.from,
    into: way.into,
    scout: way.scout,
    forHandCost: way.forHandCost,
    temple: way.object.temple,
    free: how.free ?? false,
    less: how.less ?? NO_REDUCTION,
    quiet: how.quiet ?? false,
    at: 'declare',
    changes: [],
    paying: null,
    targets: null,
    rushes: [],
    moved: NO_MOVES,
  };
}

/** Returns the instruction of a Rush that is part of a cost (7.3.34.a). */
export function rushOf(card: Filter | undefined): Extract<Step, { do: 'play' | 'rush' }> {
  if (!card) return { do: 'rush' };
  return { do: 'rush', what: { choose: { in: ['hand', 'reserve'], of: 'you', ...card } } };
}
