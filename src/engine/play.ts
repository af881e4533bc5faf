/** Playing a card (5.2): declaration of intent, Limbo, payment, resolution. */

import type { Cost, Effect } from './ability.ts';
import { NO_ANSWERS, pop, pushEffect, pushStep } from './agenda.ts';
import { amount } from './amount.ts';
import { ask, chooser } from './ask.ts';
import { NO_BINDINGS } from './bindings.ts';
import { canPay, planCost } from './cost.ts';
import { declareTargets } from './declaration.ts';
import { YES_NO } from './effect.ts';
import { expeditionName } from './expedition.ts';
import type { AppliedChange, PlayFrame } from './frame.ts';
import type { Draft } from './game.ts';
import { FLEETING, type GameObject, hasStatus, NO_STATUSES } from './object.ts';
import { manaOf } from './payment.ts';
import { cease, createEmblem } from './perform.ts';
import type { Build } from './pick.ts';
import { changesFor, type Playing, playingContext, price, writePrice } from './price.ts';
import type { RuleNumber } from './rule-number.ts';
import type { AtomicAction, MoveAction, StepPlan } from './step.ts';
import { openEntry, thing } from './tracing.ts';
import { hasKeyword } from './working.ts';
import { exists } from './zone.ts';

/** Goes on with playing a card. */
export function runPlay(draft: Draft, frame: PlayFrame): void {
  absorbMoves(frame);
  switch (frame.at) {
    case 'declare':
      declare(draft, frame);
      return;
    case 'pay':
      pay(draft, frame);
      return;
    case 'resolve':
      resolve(draft, frame);
      return;
    case 'fleeting':
      gainFleeting(draft, frame);
      return;
    case 'leave':
      leaveLimbo(draft, frame);
      return;
    case 'cooldown':
      coolDown(draft, frame);
      return;
    case 'end':
      pop(draft, {
        started: true,
        it: [frame.object],
        moved: frame.moved,
        affected: 1,
        die: null,
      });
      return;
  }
}

/** Follows the card through the zones that playing it takes it (2.1.g). */
function absorbMoves(frame: PlayFrame): void {
  const { outcome } = frame;
  if (!outcome) return;
  frame.outcome = null;
  frame.moved = { ...frame.moved, ...outcome.moved };
  const next = outcome.moved[frame.object];
  if (next !== undefined) frame.object = next;
}

function playingOf(draft: Draft, frame: PlayFrame): Playing {
  return {
    player: frame.player,
    object: draft.objects[frame.object]!,
    from: frame.from,
    into: frame.into,
    scout: frame.scout,
  };
}

function buildFor(draft: Draft, frame: PlayFrame): Build {
  return {
    ...chooser(draft, frame, frame.object),
    controller: frame.player,
    bindings: { ...NO_BINDINGS, playedFrom: fromOf(frame), x: frame.x },
    tough: 0,
    toughFor: [],
    toughPaid: [],
    targets: [],
    followed: 'nowhere',
    several: false,
    lacking: false,
    free: false,
    declaring: null,
    reserved: 0,
  };
}

function fromOf(frame: PlayFrame): 'hand' | 'reserve' | null {
  return frame.from === 'hand' || frame.from === 'reserve' ? frame.from : null;
}

/** The declaration of intent (5.1.2.c), which changes nothing until it is complete (5.1.2.f). */
function declare(draft: Draft, frame: PlayFrame): void {
  if (!exists(draft, frame.object)) {
    pop(draft);
    return;
  }
  const playing = playingOf(draft, frame);
  const paying = buildFor(draft, frame);
  const changes = changesFor(draft, playing);
  const free = frame.free || changes.some(({ change }) => 'free' in change);
  const optional = free ? NOTHING_OPTIONAL : optionalCosts(paying, frame, playing, changes);
  if (optional === null) return;
  const mana = free ? 0 : price(draft, playing, changes, frame.less, optional.less);
  const build: Build = { ...paying, reserved: mana, free };
  const effect = declaredEffect(build, playing);
  if (effect === null) return;
  const tough = free ? 0 : build.tough;
  const plan = planCost(build, optional.cost, frame.player, mana + tough);
  if (plan === null) return;
  if (plan.actions.length === 0 && mana + tough > 0) {
    pop(draft);
    return;
  }
  frame.changes = changes;
  frame.effect = effect;
  frame.paying = plan.actions.length > 0 ? { ...plan, source: frame.object } : null;
  frame.answers = NO_ANSWERS;
  frame.at = 'pay';
  writeDeclaration(draft, frame, { playing, mana: free ? null : mana + tough });
  if (!free) writePrice(draft, playing, changes, mana);
  pushStep(draft, toLimbo(draft, frame, playing));
}

interface Optional {
  readonly cost: Cost;
  readonly less: number;
}

const NOTHING_OPTIONAL: Optional = { cost: [], less: 0 };

/** Optional costs that make the card cost less (5.1.2.c, 3); needed ones are not asked about. */
function optionalCosts(
  build: Build,
  frame: PlayFrame,
  playing: Playing,
  changes: readonly AppliedChange[],
): Optional | null {
  const { draft } = build;
  const context = playingContext(playing);
  let result = NOTHING_OPTIONAL;
  for (const { ability } of draft.compiled[playing.object.card]!.playing) {
    const { rule } = ability;
    if (rule.rule !== 'optional-cost' || !canPay(draft, rule.cost, context, frame.player)) continue;
    const without = price(draft, playing, changes, frame.less, result.less);
    const mustPay = without > manaOf(draft, frame.player);
    const chosen = ask(build, () => ({
      player: frame.player,
      kind: 'payment',
      cites: ['5.1.2.c', '6.4.b'],
      options: mustPay ? YES_NO.slice(0, 1) : YES_NO,
      min: 1,
      max: 1,
    }));
    if (chosen === null) return null;
    if (chosen[0]?.what.is !== 'yes') continue;
    result = {
      cost: [...result.cost, ...rule.cost],
      less: result.less + amount(draft, rule.less, context),
    };
  }
  return result;
}

/** The Spell's effect, with targets and modes chosen now in edition 2024-09 (2024-09:5.2.3.a). */
function declaredEffect(build: Build, playing: Playing): Effect | null {
  const { draft } = build;
  const { effect, type } = draft.compiled[playing.object.card]!;
  if (type !== 'spell' || draft.profile.targets === 'step') return effect;
  return declareTargets(build, effect);
}

function writeDeclaration(
  draft: Draft,
  frame: PlayFrame,
  { playing, mana }: { playing: Playing; mana: number | null },
): void {
  if (!draft.entries) return;
  const { type, zoneType } = draft.compiled[playing.object.card]!;
  const cites: RuleNumber[] = ['5.1.2.a', '5.1.2.c', '5.1.2.f'];
  if (hasStatus(playing.object, 'exhausted')) cites.push('2.4.6.d');
  if (frame.into >= 0) cites.push(type === 'character' ? '5.2.1.a' : '5.2.2.a');
  if (zoneType === 'landmark') cites.push('5.2.3.a');
  if (type === 'spell' && draft.edition === '2024-09') cites.push('2024-09:5.2.3.a');
  cites.push(...costRules(draft, frame, mana));
  frame.parent = openEntry(draft, cites, {
    kind: 'declaration',
    player: frame.player,
    object: thing(draft, playing.object),
    what: 'card',
    into: frame.into < 0 ? null : expeditionName(frame.into),
    cost: mana,
    ...(frame.scout ? { scout: true } : {}),
  });
}

function costRules(draft: Draft, frame: PlayFrame, mana: number | null): readonly RuleNumber[] {
  if (mana === null) return ['7.3.23.a'];
  if (frame.scout) return ['7.4.5.b', '7.4.5.c', '7.4.5.d'];
  const from: readonly RuleNumber[] = frame.from === 'reserve' ? ['2.2.8.a'] : ['2.2.7.a'];
  const only: readonly RuleNumber[] =
    frame.from === 'reserve' && draft.edition === '2024-09' ? ['2024-09:2.2.7.b'] : [];
  return ['5.1.2.d', ...from, ...only, '1.2.5.a'];
}

/** The card moves to Limbo (5.1.2.g), Fleeting if something says so (5.2.4.a, 2.4.7.a). */
function toLimbo(draft: Draft, frame: PlayFrame, playing: Playing): StepPlan {
  const { fleeting, cites } = fleetingInLimbo(draft, frame, playing);
  const move: MoveAction = {
    act: 'move',
    object: frame.object,
    to: 'limbo',
    player: frame.player,
    expedition: -1,
    position: 0,
    why: 'declare',
    enters: fleeting ? FLEETING : NO_STATUSES,
  };
  return {
    verb: 'declare',
    player: frame.player,
    source: frame.object,
    cites: ['5.1.2.g', ...cites],
    actions: [{ ...move, by: frame.player }],
    who: [frame.player],
  };
}

function fleetingInLimbo(
  draft: Draft,
  frame: PlayFrame,
  { object }: Playing,
): { fleeting: boolean; cites: readonly RuleNumber[] } {
  const { type, zoneType, base } = draft.compiled[object.card]!;
  if (zoneType === 'landmark') return { fleeting: false, cites: [] };
  const cites: RuleNumber[] = [];
  let fleeting = frame.from === 'reserve';
  if (fleeting) {
    const spot = type === 'spell' ? '5.2.4.a' : type === 'character' ? '5.2.1.b' : '5.2.2.b';
    cites.push('2.4.7.a', spot);
  }
  if (type !== 'spell') return { fleeting, cites };
  if (base.keywords.fleeting) {
    fleeting = true;
    cites.push('2.4.7.b', '5.2.4.a');
  }
  for (const { change } of frame.changes) {
    if (!('gains' in change || 'loses' in change)) continue;
    if (change.ifFrom !== undefined && change.ifFrom !== frame.from) continue;
    if ('gains' in change && change.gains === 'fleeting') fleeting = true;
    if ('loses' in change && change.loses === 'fleeting') fleeting = false;
    cites.push('5.2.4.a');
  }
  return { fleeting, cites };
}

/** Every cost in one step (5.1.2.h). */
function pay(draft: Draft, frame: PlayFrame): void {
  frame.at = 'resolve';
  if (!frame.paying) return;
  const plan = frame.paying;
  frame.paying = null;
  pushStep(draft, { ...plan, cites: ['5.1.2.h', ...plan.cites] });
}

/** The resolution (5.1.2.i): into play, or following a Spell's effect. */
function resolve(draft: Draft, frame: PlayFrame): void {
  if (!exists(draft, frame.object)) {
    frame.at = 'end';
    return;
  }
  const object = draft.objects[frame.object]!;
  const compiled = draft.compiled[object.card]!;
  notePlayed(draft, frame.player, object.card);
  if (compiled.type === 'spell') {
    frame.at = 'leave';
    resolveSpell(draft, frame);
    return;
  }
  frame.at = 'fleeting';
  const toLandmark = compiled.zoneType === 'landmark';
  const activates = frame.changes.flatMap(({ change }) =>
    'activates' in change ? [change.activates] : [],
  );
  const move: MoveAction = {
    act: 'move',
    object: frame.object,
    to: toLandmark ? 'landmark' : 'expedition',
    player: frame.player,
    expedition: toLandmark ? -1 : frame.into,
    position: 0,
    why: 'play',
    enters: NO_STATUSES,
    ...(frame.scout ? { scout: true } : {}),
    ...(frame.quiet ? { quiet: true } : {}),
    ...(activates.length > 0 ? { activates } : {}),
  };
  const place: RuleNumber = toLandmark
    ? '5.2.3.a'
    : compiled.type === 'character'
      ? '5.2.1.c'
      : '5.2.2.c';
  const gigantic: readonly RuleNumber[] = compiled.base.keywords.gigantic ? ['7.4.4.c'] : [];
  const scout: readonly RuleNumber[] = frame.scout ? ['7.4.5.c'] : [];
  pushStep(draft, {
    verb: 'play',
    player: frame.player,
    source: frame.object,
    cites: ['5.1.2.i', place, '7.5.11.a', ...gigantic, ...scout],
    actions: [{ ...move, by: frame.player }],
    who: [frame.player],
  });
}

/** Remembers what was played this Afternoon, for "the first … you play". */
function notePlayed(draft: Draft, player: number, card: number): void {
  if (draft.phase !== 'afternoon') return;
  draft.played = draft.played.map((cards, index) => (index === player ? [...cards, card] : cards));
}

function resolveSpell(draft: Draft, frame: PlayFrame): void {
  if (draft.entries) {
    draft.parent = openEntry(
      draft,
      ['5.1.2.i', '7.2.1.b', '6.1.a', '6.1.b', '6.5.a', '1.2.6.a', '2.2.12.n'],
      {
        kind: 'effect',
        player: frame.player,
        source: thing(draft, draft.objects[frame.object]!),
        of: 'spell',
      },
    );
  }
  pushEffect(draft, {
    of: 'spell',
    controller: frame.player,
    source: frame.object,
    steps: frame.effect,
    declared: true,
    bindings: { ...NO_BINDINGS, playedFrom: fromOf(frame), x: frame.x },
  });
  draft.parent = frame.parent;
}

/**
 * In play: what the card should gain or lose because of passive abilities becomes Emblem-Reactions
 * (5.2.c); then, in another step, it gains Fleeting if it had it in Limbo (5.2.1.c, 2.4.7.c).
 */
function gainFleeting(draft: Draft, frame: PlayFrame): void {
  frame.at = 'end';
  const object = draft.objects[frame.object]!;
  const wasFleeting = wasFleetingInLimbo(draft, frame);
  for (const applied of frame.changes) addPlayedReaction(draft, frame, applied, object);
  endNext(draft, frame);
  if (!wasFleeting) return;
  const { type } = draft.compiled[object.card]!;
  pushStep(draft, {
    verb: 'gain',
    player: frame.player,
    source: frame.object,
    cites: ['2.4.7.c', '7.3.15.a', type === 'character' ? '5.2.1.c' : '5.2.2.c'],
    actions: [{ act: 'gain-status', object: frame.object, status: 'fleeting', by: frame.player }],
    who: [frame.player],
  });
}

function wasFleetingInLimbo(draft: Draft, frame: PlayFrame): boolean {
  for (const [before, after] of Object.entries(frame.moved)) {
    const object = draft.objects[Number(before)];
    if (after === frame.object && object?.zone === 'limbo') return hasStatus(object, 'fleeting');
  }
  return false;
}

function addPlayedReaction(
  draft: Draft,
  frame: PlayFrame,
  { change, object: speaker, key }: AppliedChange,
  object: GameObject,
): void {
  const effect = reactionFor(change, frame.from);
  if (!effect) return;
  const parent = draft.parent;
  if (draft.entries) {
    openEntry(draft, ['5.2.c', '6.3.h'], {
      kind: 'step',
      verb: 'activate-reactions',
      player: null,
      source: thing(draft, draft.objects[speaker] ?? object),
      actions: 1,
    });
  }
  const said = draft.objects[speaker];
  createEmblem(draft, {
    act: 'emblem',
    by: null,
    player: said?.player ?? frame.player,
    emblem: {
      type: 'reaction',
      effect,
      source: said?.emblem?.source ?? speaker,
      ability: key,
      bindings: { ...NO_BINDINGS, it: [object.id], that: [object.id] },
    },
  });
  draft.parent = parent;
}

function reactionFor(change: AppliedChange['change'], from: PlayFrame['from']): Effect | null {
  if ('gainsCounters' in change) {
    return [{ do: 'gain-counters', of: 'it', counter: change.gainsCounters, count: change.count }];
  }
  if ('gains' in change && (change.ifFrom === undefined || change.ifFrom === from)) {
    return [{ do: 'gain', of: 'it', statuses: [change.gains] }];
  }
  if ('loses' in change && (change.ifFrom === undefined || change.ifFrom === from)) {
    return [{ do: 'lose', of: 'it', statuses: [change.loses] }];
  }
  return null;
}

/** Emblems that waited for this card have had it (2.2.15.c). */
function endNext(draft: Draft, frame: PlayFrame): void {
  for (const id of new Set(frame.changes.map(({ object }) => object))) {
    const object = draft.objects[id];
    if (object?.emblem?.type !== 'ongoing' || !('next' in object.emblem.says)) continue;
    if (exists(draft, id)) cease(draft, id, ['2.2.15.c']);
  }
}

/** A Spell whose resolution is done leaves Limbo (5.2.4.b). */
function leaveLimbo(draft: Draft, frame: PlayFrame): void {
  endNext(draft, frame);
  if (!exists(draft, frame.object) || draft.objects[frame.object]!.zone !== 'limbo') {
    frame.at = 'end';
    return;
  }
  const object = draft.objects[frame.object]!;
  const fleeting = hasStatus(object, 'fleeting');
  frame.at = !fleeting && hasKeyword(draft, object, 'cooldown') ? 'cooldown' : 'end';
  const move: AtomicAction = {
    act: 'move',
    object: frame.object,
    to: fleeting ? 'discard' : 'reserve',
    player: object.owner,
    expedition: -1,
    position: 0,
    why: 'resolved',
    enters: NO_STATUSES,
    by: frame.player,
  };
  pushStep(draft, {
    verb: 'resolved',
    player: frame.player,
    source: frame.object,
    cites: fleeting ? ['2.4.7.e', '5.2.4.b', '5.1.2.j'] : ['5.2.4.b', '5.1.2.j'],
    actions: [move],
    who: [frame.player],
  });
}

/** A Spell with Cooldown that went to Reserve becomes exhausted (7.4.1.b). */
function coolDown(draft: Draft, frame: PlayFrame): void {
  frame.at = 'end';
  if (!exists(draft, frame.object) || draft.objects[frame.object]!.zone !== 'reserve') return;
  pushStep(draft, {
    verb: 'exhaust',
    player: frame.player,
    source: frame.object,
    cites: ['7.4.1.b', '7.4.1.c', '5.2.4.b'],
    actions: [{ act: 'gain-status', object: frame.object, status: 'exhausted', by: frame.player }],
    who: [frame.player],
  });
}
