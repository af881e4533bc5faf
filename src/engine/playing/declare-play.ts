/** Declaring how a card is played (5.1.2.c), and its way into Limbo (5.1.2.h). */

import { describeThing, openEntry } from '../board/tracing.ts';
import type { Effect } from '../cards/ability.ts';
import { startChoosing } from '../choices/ask.ts';
import { type Build, startBuild } from '../choices/build.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { NO_BINDINGS } from '../state/bindings.ts';
import { NO_ANSWERS } from '../state/blank-frame.ts';
import { expeditionName } from '../state/expedition-name.ts';
import type { PlayFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf, objectAt } from '../state/lookup.ts';
import {
  FLEETING,
  type GameObject,
  handOrReserve,
  hasStatus,
  NO_STATUSES,
} from '../state/object.ts';
import { type AtomicAction, BLANK_STEP, type StepPlan } from '../state/step.ts';
import { stillExists } from '../state/zone.ts';
import { popFrame, pushStep } from '../steps/agenda.ts';
import { moveTo } from '../verbs/move.ts';
import { isRush, planCost } from './cost.ts';
import { declareTargets } from './declaration.ts';
import { UNPAYABLE } from './mana-payment.ts';
import { NOTHING_OPTIONAL, optionalCosts, settledAtFirst } from './optional-cost.ts';
import { changesFor, type Playing, price, writePrice } from './price.ts';

function playingOf(draft: Draft, frame: PlayFrame): Playing {
  return {
    player: frame.player,
    object: formIn(draft, frame),
    from: frame.from,
    into: frame.into,
    scout: frame.scout,
    forHandCost: frame.forHandCost,
  };
}

/** Returns the card in the form in which it is played. */
function formIn(draft: Draft, { object, temple }: PlayFrame): GameObject {
  const card = objectAt(draft, object);
  return temple ? { ...card, temple } : card;
}

function buildFor(draft: Draft, frame: PlayFrame): Build {
  const bindings = { ...NO_BINDINGS, playedFrom: handOrReserve(frame.from), x: frame.x };
  return startBuild(startChoosing(draft, frame, frame.object), frame.player, bindings);
}

/** Runs the declaration of intent (5.1.2.c), which changes nothing until it is complete (5.1.2.g). */
export function declarePlay(draft: Draft, frame: PlayFrame): void {
  if (!stillExists(draft, frame.object)) {
    popFrame(draft);
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
  build.bindings = { ...build.bindings, targets: optional.targets };
  const effect = declaredEffect(build, playing);
  if (effect === null) return;
  const tough = free ? 0 : build.tough;
  const settled = { ...settledAtFirst(playing), mana: mana + tough };
  const cost = optional.cost.filter((part) => !isRush(part));
  const plan = planCost(build, cost, frame.player, settled);
  if (plan === null) return;
  if (plan === UNPAYABLE) {
    popFrame(draft);
    return;
  }
  frame.changes = changes;
  frame.effect = effect;
  frame.targets = optional.targets;
  frame.rushes = optional.cost.filter(isRush);
  frame.paying = plan.actions.length > 0 ? { ...plan, source: frame.object } : null;
  frame.answers = NO_ANSWERS;
  frame.at = 'pay';
  writeDeclaration(draft, frame, { playing, mana: free ? null : mana + tough });
  if (!free) writePrice(draft, playing, changes, frame.less, optional.less);
  pushStep(draft, toLimbo(draft, frame, playing));
}

/**
 * Returns the Spell's effect, with targets and modes chosen now in edition 2024-09 (2024-09:5.2.3.a).
 */
function declaredEffect(build: Build, playing: Playing): Effect | null {
  const { draft } = build;
  const { effect, type } = compiledOf(draft, playing.object);
  if (type !== 'spell' || draft.profile.targets === 'step') return effect;
  return declareTargets(build, effect);
}

function writeDeclaration(
  draft: Draft,
  frame: PlayFrame,
  { playing, mana }: { playing: Playing; mana: number | null },
): void {
  if (!draft.entries) return;
  const { type, zoneType } = compiledOf(draft, playing.object);
  const cites: RuleNumber[] = ['5.1.2.a', '5.1.2.c'];
  if (hasStatus(playing.object, 'exhausted')) cites.push('2.4.6.d', '1.4.2.a');
  if (frame.into >= 0) cites.push(type === 'character' ? '5.2.1.a' : '5.2.2.a');
  if (zoneType === 'landmark') cites.push('5.2.3.a');
  if (type === 'spell' && isDeclared(draft, frame, playing)) cites.push('2024-09:5.2.3.a');
  if (playing.object.token) cites.push('S.3.c');
  if (frame.from !== playing.object.zone) cites.push(...asIfRules(frame));
  cites.push(...costRules(frame, mana));
  frame.parent = openEntry(draft, cites, {
    kind: 'declaration',
    player: frame.player,
    object: describeThing(draft, playing.object),
    what: 'card',
    into: frame.into < 0 ? null : expeditionName(frame.into),
    cost: mana,
    ...(frame.scout ? { scout: true } : {}),
    ...(frame.temple ? { temple: true } : {}),
  });
}

/** Whether targets or modes of a Spell's effect were chosen as it was declared (2024-09:5.2.3.a). */
function isDeclared(draft: Draft, { effect }: PlayFrame, { object }: Playing): boolean {
  const printed = compiledOf(draft, object).effect;
  return effect.length !== printed.length || effect.some((one, index) => one !== printed[index]);
}

/** Returns the rules of a card that is played as if from Hand (S.8). */
function asIfRules({ scout, temple }: PlayFrame): readonly RuleNumber[] {
  return ['S.8.a', ...(scout ? (['S.8.b'] as const) : []), ...(temple ? (['S.8.c'] as const) : [])];
}

function costRules(frame: PlayFrame, mana: number | null): readonly RuleNumber[] {
  const scout: readonly RuleNumber[] = frame.scout ? ['7.4.5.b', '7.4.5.c', '7.4.5.d'] : [];
  const temple: readonly RuleNumber[] = frame.temple ? ['S.2.a'] : [];
  if (mana === null) return ['7.3.26.a', ...scout, ...temple];
  if (frame.scout) return scout;
  if (frame.temple) return temple;
  const from: readonly RuleNumber[] = frame.from === 'reserve' ? ['2.2.8.a'] : ['2.2.7.a'];
  return ['5.1.2.d', ...from, '1.2.5.a'];
}

/**
 * Returns the step that moves the card to Limbo (5.1.2.h), Fleeting if a rule or an ability says so
 * (5.2.4.a, 2.4.7.a).
 */
function toLimbo(draft: Draft, frame: PlayFrame, playing: Playing): StepPlan {
  const { fleeting, cites } = fleetingInLimbo(draft, frame, playing);
  const move = {
    ...moveTo(draft, frame.object, 'limbo', 'declare', frame.player),
    player: frame.player,
    enters: fleeting ? FLEETING : NO_STATUSES,
    temple: frame.temple || undefined,
    playedFrom: frame.from,
  };
  return cardStep(frame, 'declare', ['5.1.2.h', ...cites], [move]);
}

/** Returns a step of playing a card, done by whoever plays it. */
export function cardStep(
  { player, object }: PlayFrame,
  verb: string,
  cites: readonly RuleNumber[],
  actions: readonly AtomicAction[],
): StepPlan {
  return { ...BLANK_STEP, verb, player, source: object, cites, actions, who: [player] };
}

function fleetingInLimbo(
  draft: Draft,
  frame: PlayFrame,
  { object }: Playing,
): { fleeting: boolean; cites: readonly RuleNumber[] } {
  const { type, zoneType, base } = compiledOf(draft, object);
  if (zoneType === 'landmark') {
    const isTempleFromReserve = frame.temple && frame.from === 'reserve';
    return { fleeting: false, cites: isTempleFromReserve ? ['S.2.f'] : [] };
  }
  const cites: RuleNumber[] = [];
  let fleeting = frame.from === 'reserve';
  if (fleeting) {
    const spot = type === 'spell' ? '5.2.4.a' : type === 'character' ? '5.2.1.b' : '5.2.2.b';
    cites.push('2.4.7.a', spot);
  }
  if (type !== 'spell') return { fleeting, cites };
  if (base.keywords.fleeting) {
    fleeting = true;
    cites.push('2.4.7.b', draft.profile.cites.fleetingSpell);
  }
  for (const { change } of frame.changes) {
    if (!('gains' in change || 'loses' in change)) continue;
    if (change.ifFrom !== undefined && change.ifFrom !== frame.from) continue;
    if ('gains' in change && change.gains === 'fleeting') fleeting = true;
    if ('loses' in change && change.loses === 'fleeting') fleeting = false;
    cites.push(...draft.profile.cites.changedInLimbo, '2.2.12.m');
  }
  return { fleeting, cites };
}
