/**
 * Modifiers (6.2): replacing ones for the whole step, then for an atomic action, then additive ones;
 * each once; their order is the choice of the step's controller (6.2.g, 6.2.h).
 */

import type { Effect, Would } from './ability.ts';
import { NO_ANSWERS, pop, pushAdded } from './agenda.ts';
import { orderArrivals } from './arrival.ts';
import { ask, type Chooser, chooser, isNew } from './ask.ts';
import { type Bindings, NO_BINDINGS } from './bindings.ts';
import { contextOf } from './context.ts';
import type { Option } from './decision.ts';
import { YES_NO } from './effect.ts';
import { expeditionsOf, matchesExpedition, related } from './expedition.ts';
import { isIn, matches } from './filter.ts';
import type { AddedEffect, StepFrame } from './frame.ts';
import type { Draft } from './game.ts';
import { hasStatus, inPlayZone } from './object.ts';
import { perform } from './perform.ts';
import type { Build } from './pick.ts';
import { initiativeOrder, playersOf } from './player.ts';
import { obstacle } from './possible.ts';
import { randomInt, shuffled } from './random.ts';
import type { RuleNumber } from './rule-number.ts';
import type { AtomicAction, StepPlan } from './step.ts';
import { cardId, thingOf, whyNot, write } from './tracing.ts';
import { type PlannedStep, planStep } from './vocabulary/plan.ts';
import { changed, type RuleInstance, rulesOf } from './working.ts';
import { bare, exists, listOf, nextTimestamp, putIn, takeOut, zoneOf } from './zone.ts';

/** Goes on with a step that is about to happen. */
export function runStep(draft: Draft, frame: StepFrame): void {
  if (frame.at === 'whole') modifyWhole(draft, frame);
  if (frame.at === 'cards') {
    findCards(draft, frame);
    frame.at = 'actions';
  }
  if (frame.at === 'actions') modifyActions(draft, frame);
  if (frame.at !== 'perform') return;
  const outcome = perform(draft, frame.plan);
  const { added } = frame;
  pop(draft, added.length > 0 ? { ...outcome, started: true } : outcome);
  if (added.length > 0) pushAdded(draft, added);
}

type Instead = RuleInstance<'instead'>;

function nameOf(instance: { readonly object: number; readonly key: string }): string {
  return `${instance.object}:${instance.key}`;
}

const WHOLE: ReadonlySet<Would['would']> = new Set(['draw', 'resupply', 'roll', 'daily']);

// ---------------------------------------------------------------------------------------------
// The whole step (6.2.g, 1)

function modifyWhole(draft: Draft, frame: StepFrame): void {
  if (rulesOf(draft, 'instead').length > 0) {
    const asking = chooser(draft, frame, frame.plan.source);
    const modified = replaceWhole(asking, frame.plan);
    if (modified === null) return;
    frame.plan = modified.plan;
    frame.added = modified.added;
    frame.answers = NO_ANSWERS;
    if (modified.added.length > 0 && modified.plan.actions.length === 0) {
      pop(draft, { started: true, it: [], moved: {}, affected: 0, die: null });
      pushAdded(draft, modified.added);
      return;
    }
  }
  frame.at = 'cards';
}

interface Modified {
  readonly plan: StepPlan;
  readonly added: readonly AddedEffect[];
}

function replaceWhole(asking: Chooser, plan: StepPlan): Modified | null {
  const { draft } = asking;
  let now = plan;
  const added: AddedEffect[] = [];
  for (;;) {
    const candidates = rulesOf(draft, 'instead').filter(
      (one) => !now.used?.includes(nameOf(one)) && appliesToWhole(draft, one, now).length > 0,
    );
    const chosen = askWhich(asking, now, candidates);
    if (chosen === null) return null;
    if (chosen === NONE) return { plan: now, added };
    const players = appliesToWhole(draft, chosen, now);
    now = { ...now, used: [...(now.used ?? []), nameOf(chosen)] };
    const applied = askApplied(asking, chosen, 'step', now.verb);
    if (applied === null) return null;
    if (!applied) {
      added.push(...afterDeclining(chosen, NO_BINDINGS));
      continue;
    }
    const used = now.used ?? [];
    added.push({
      source: chosen.context.me,
      controller: chosen.context.controller,
      steps: chosen.passive.rule.instead,
      bindings: { ...chosen.context.bindings, they: players },
      used,
    });
    now = { ...now, actions: now.actions.filter((action) => !concerns(action, players)) };
  }
}

/** The players whose part of the step a modifier replaces. */
function appliesToWhole(draft: Draft, instance: Instead, plan: StepPlan): readonly number[] {
  const { would } = instance.passive.rule;
  if (!WHOLE.has(would.would) || !('who' in would)) return [];
  const matchesStep =
    would.would === 'daily'
      ? plan.daily === would.daily
      : plan.verb === would.would && plan.daily === undefined;
  if (!matchesStep) return [];
  const players = playersOf(draft, would.who, instance.context);
  return plan.who.filter(
    (player) =>
      players.includes(player) &&
      (plan.daily !== undefined || plan.actions.some((action) => concerns(action, [player]))),
  );
}

function concerns(action: AtomicAction, players: readonly number[]): boolean {
  return action.by !== null && players.includes(action.by);
}

// ---------------------------------------------------------------------------------------------
// Choosing and applying

const NONE = 'none';

/** Which of several modifiers applies first (6.2.h); null while that decision waits. */
function askWhich<T extends { readonly object: number; readonly key: string }>(
  asking: Chooser,
  plan: StepPlan,
  candidates: readonly T[],
): T | typeof NONE | null {
  const [first, ...others] = candidates;
  if (!first) return NONE;
  if (others.length === 0) return first;
  const { draft } = asking;
  const chosen = ask(asking, () => ({
    player: plan.player ?? initiativeOrder(draft)[0]!,
    kind: 'modifier',
    cites: ['6.2.g', '6.2.h'],
    options: candidates.map((one) => modifierOption(draft, one)),
    min: 1,
    max: 1,
  }));
  if (chosen === null) return null;
  const [option] = chosen;
  return candidates.find((one) => modifierOption(draft, one).id === option?.id) ?? first;
}

function modifierOption(
  draft: Draft,
  { object, key }: { readonly object: number; readonly key: string },
): Option {
  const bearer = draft.objects[object]!;
  return {
    id: `modifier:object-${object}:${key}`,
    what: { is: 'ability', object, card: cardId(draft, bearer), ability: key },
  };
}

/** Whether a modifier applies; an optional one is its controller's choice (6.2.d). */
function askApplied(
  asking: Chooser,
  instance: Instead,
  modifies: 'step' | 'action',
  verb: string,
): boolean | null {
  const { draft } = asking;
  let applied = true;
  if (instance.passive.rule.may) {
    const chosen = ask({ ...asking, source: instance.object, at: asking.at }, () => ({
      player: instance.context.controller,
      kind: 'optional-modifier',
      cites: ['6.2.d'],
      options: YES_NO,
      min: 1,
      max: 1,
    }));
    if (chosen === null) return null;
    asking.at += 1;
    applied = chosen[0]?.what.is === 'yes';
  }
  if (draft.entries && isNew(asking)) {
    const once = modifies === 'step' ? '6.2.j' : '6.2.k';
    write(draft, groundsOfModifier(instance, once, applied), {
      kind: 'modifier',
      source: thingOf(draft, instance.object, instance.key),
      modifies,
      how: 'instead',
      verb,
      applied,
    });
  }
  return applied;
}

/** What applying a modifier, or declining to, rests on. */
function groundsOfModifier(
  { passive }: Instead,
  once: RuleNumber,
  applied: boolean,
): readonly RuleNumber[] {
  const { rule } = passive;
  const attempt = rule.would.would === 'ascend' && rule.would.again;
  return [
    '6.2.a',
    '6.2.b',
    '6.2.f',
    '6.2.g',
    '6.2.i',
    once,
    ...(rule.may ? (['6.2.d'] as const) : []),
    ...(applied || !rule.ifNot ? [] : (['6.2.e'] as const)),
    ...(attempt ? (['7.5.3.a'] as const) : []),
  ];
}

/** "If you don't, …": a step added right after this one (6.2.e). */
function afterDeclining(instance: Instead, bindings: Bindings): AddedEffect[] {
  const { ifNot } = instance.passive.rule;
  return ifNot
    ? [
        {
          source: instance.context.me,
          controller: instance.context.controller,
          steps: ifNot,
          bindings,
          used: [],
        },
      ]
    : [];
}

// ---------------------------------------------------------------------------------------------
// Cards of Decks and dice, which are known only now

/** Finds the cards at the tops of Decks, reshuffling where there are not enough; throws dice. */
function findCards(draft: Draft, frame: StepFrame): void {
  if (!frame.plan.actions.some(({ act }) => act === 'top' || act === 'roll')) return;
  const actions: AtomicAction[] = [];
  const reshuffled = new Set<number>();
  for (const action of frame.plan.actions) {
    if (action.act === 'roll') actions.push(throwDice(draft, action));
    else if (action.act !== 'top') actions.push(action);
    else {
      const { deck, at, act: _act, ...move } = action;
      if (zoneOf(draft, 'deck', deck).length < at && !reshuffled.has(deck)) {
        reshuffled.add(deck);
        reshuffle(draft, deck);
      }
      const object = zoneOf(draft, 'deck', deck)[at - 1];
      if (object !== undefined) actions.push({ ...move, act: 'move', object });
      else if (draft.entries) {
        write(draft, ['3.2.2.e'], {
          kind: 'why-not',
          why: 'nothing-there',
          what: null,
          object: null,
          by: null,
          word: move.why,
        });
      }
    }
  }
  frame.plan = { ...frame.plan, actions };
}

/** The Discard pile goes shuffled to the bottom of the Deck, as part of the step (3.2.2.d). */
function reshuffle(draft: Draft, player: number): void {
  const pile = shuffled(draft, listOf(draft, 'discard', player));
  if (pile.length === 0) return;
  if (draft.entries) {
    write(draft, ['3.2.2.d', '7.3.26.b'], {
      kind: 'modifier',
      source: null,
      modifies: 'step',
      how: 'rule',
      verb: 'reshuffle',
      applied: true,
    });
  }
  for (const id of pile) {
    const object = draft.objects[id]!;
    takeOut(draft, object);
    putIn(draft, {
      ...bare({ ...object, id: nextTimestamp(draft), zone: 'deck', player: object.owner }),
    });
  }
  draft.irreversible ??= 'roll';
  changed(draft, 'cards');
  if (draft.entries) {
    write(draft, ['3.2.2.d'], { kind: 'action', action: 'shuffle', player }, 'roll');
  }
}

/** One fair die, and one more for each ability that says so (7.3.28.a, 7.3.28.c). */
function throwDice(draft: Draft, action: Extract<AtomicAction, { act: 'roll' }>): AtomicAction {
  let count = 1;
  for (const { passive, context } of rulesOf(draft, 'extra-die')) {
    if (playersOf(draft, passive.rule.who, context).includes(action.player)) {
      count += passive.rule.dice;
    }
  }
  const dice = Array.from({ length: Math.min(count, 20) }, () => randomInt(draft, 1, 6));
  draft.irreversible = 'roll';
  return { ...action, dice, result: dice[0]! };
}

// ---------------------------------------------------------------------------------------------
// Atomic actions (6.2.g, 2) and additive modifiers (6.2.g, 3)

function modifyActions(draft: Draft, frame: StepFrame): void {
  const asking = chooser(draft, frame, frame.plan.source);
  const replaced = replaceActions(asking, frame.plan);
  if (replaced === null) return;
  const chosen = chooseDice(asking, replaced.plan);
  if (chosen === null) return;
  const extended = addActions(asking, chosen);
  if (extended === null) return;
  const ordered = orderArrivals(asking, extended.plan);
  if (ordered === null) return;
  frame.plan = ordered;
  frame.added = [...frame.added, ...replaced.added, ...extended.added];
  frame.answers = NO_ANSWERS;
  frame.at = 'perform';
}

function replaceActions(asking: Chooser, plan: StepPlan): Modified | null {
  const { draft } = asking;
  const rules = rulesOf(draft, 'instead');
  const fleeting = plan.actions.some((action) => isFleetingLeaving(draft, action));
  const entering = plan.actions.some((action) => whileEntering(draft, action).length > 0);
  if (rules.length === 0 && !fleeting && !entering) return { plan, added: NOTHING_ADDED };
  const actions: AtomicAction[] = [];
  const added: AddedEffect[] = [];
  for (const action of plan.actions) {
    const modified = replaceAction(asking, plan, action, added);
    if (modified === null) return null;
    actions.push(...modified);
  }
  return { plan: { ...plan, actions }, added };
}

const NOTHING_ADDED: readonly AddedEffect[] = Object.freeze([]);

const FLEETING_RULE = 'fleeting';

interface FleetingModifier {
  readonly object: number;
  readonly key: typeof FLEETING_RULE;
}

/** Would a Fleeting Character or Expedition Permanent go to Reserve from there (2.4.7.d)? */
function isFleetingLeaving(draft: Draft, action: AtomicAction): boolean {
  if (action.act !== 'move' || action.to !== 'reserve') return false;
  const object = draft.objects[action.object];
  return object?.zone === 'expedition' && hasStatus(object, 'fleeting');
}

/** Replaces one atomic action as often as modifiers apply, each once (6.2.i, 6.2.k). */
function replaceAction(
  asking: Chooser,
  plan: StepPlan,
  original: AtomicAction,
  added: AddedEffect[],
): AtomicAction[] | null {
  const { draft } = asking;
  let action = original;
  for (;;) {
    const candidates: (Instead | FleetingModifier)[] = possibleOnes(
      asking,
      action,
      [...rulesOf(draft, 'instead'), ...whileEntering(draft, action)].filter(
        (one) => !action.used?.includes(nameOf(one)) && appliesToAction(draft, one, action),
      ),
    );
    if (isFleetingLeaving(draft, action) && !action.used?.includes(FLEETING_RULE)) {
      const { object } = action as Extract<AtomicAction, { act: 'move' }>;
      candidates.push({ object, key: FLEETING_RULE });
    }
    const chosen = askWhich(asking, plan, candidates);
    if (chosen === null) return null;
    if (chosen === NONE) return [action];
    if (!('passive' in chosen)) {
      action = discardInstead(asking, action);
      continue;
    }
    const used = [...(action.used ?? []), nameOf(chosen)];
    const applied = askApplied(asking, chosen, 'action', action.act);
    if (applied === null) return null;
    const bindings = bindingsFor(draft, chosen, action);
    if (!applied) {
      action = { ...action, used };
      added.push(...afterDeclining(chosen, bindings));
      continue;
    }
    const replacement = build(asking, chosen, bindings, chosen.passive.rule.instead);
    if (replacement === null) return null;
    added.push(...replacement.added);
    const [first, ...others] = replacement.actions.map((one) => ({
      ...one,
      used,
      ...keptReason(action, one),
    }));
    if (!first) return [];
    if (others.length > 0) return [first, ...others];
    action = first;
  }
}

/**
 * It is impossible to modify what is impossible (1.4.1.d), other than by what waits for the attempt
 * (7.5.3.a).
 */
function possibleOnes(
  asking: Chooser,
  action: AtomicAction,
  candidates: readonly Instead[],
): Instead[] {
  const { draft } = asking;
  const found = candidates.length > 0 ? obstacle(draft, action) : null;
  if (!found) return [...candidates];
  return candidates.filter((one) => {
    const { would } = one.passive.rule;
    if (would.would === 'ascend') return true;
    if (isNew(asking)) {
      whyNot(draft, ['1.4.1.d', ...found.cites], found.why, {
        object: 'object' in action ? (draft.objects[action.object] ?? null) : null,
        by: thingOf(draft, one.object, one.key),
      });
    }
    return false;
  });
}

/** Abilities of a card about how it enters a zone, which need not exist before the step (6.2.l). */
function whileEntering(draft: Draft, action: AtomicAction): Instead[] {
  if (action.act !== 'move' || !inPlayZone(action.to)) return [];
  const object = draft.objects[action.object]!;
  const { entering } = draft.compiled[object.card]!;
  if (entering.length === 0 || inPlayZone(object.zone)) return [];
  const context = { ...contextOf(object), controller: action.player };
  return entering.flatMap(({ ability, key }) => {
    const { rule } = ability;
    return rule.rule === 'instead'
      ? [{ object: object.id, key, passive: { ...ability, rule }, context }]
      : [];
  });
}

/** A sacrifice is still one when its discard is modified (7.3.31.b). */
function keptReason(action: AtomicAction, replacement: AtomicAction) {
  return action.act === 'move' && action.why === 'sacrifice' && replacement.act === 'move'
    ? ({ why: 'sacrifice' } as const)
    : {};
}

function discardInstead(asking: Chooser, action: AtomicAction): AtomicAction {
  const { draft } = asking;
  if (action.act !== 'move') return action;
  if (draft.entries && isNew(asking)) {
    write(draft, ['2.4.7.d', '6.2.a', '6.2.b', '6.2.k'], {
      kind: 'modifier',
      source: thingOf(draft, action.object),
      modifies: 'action',
      how: 'rule',
      verb: 'discard',
      applied: true,
    });
  }
  return { ...action, to: 'discard', used: [...(action.used ?? []), FLEETING_RULE] };
}

/** Whether a modifier waits for an atomic action; impossible ones cannot be modified (1.4.1.d). */
function appliesToAction(
  draft: Draft,
  instance: Instead | RuleInstance<'also'>,
  action: AtomicAction,
): boolean {
  const { would } = instance.passive.rule;
  if (WHOLE.has(would.would)) return false;
  if ('during' in would && would.during !== undefined && would.during !== draft.phase) return false;
  switch (would.would) {
    case 'leave':
    case 'go':
      return action.act === 'move' && movesAs(draft, instance, would, action);
    case 'gain':
      return (
        action.act === 'gain-status' &&
        action.status === would.status &&
        meant(draft, instance, would.what, action.object)
      );
    case 'lose':
      return (
        action.act === 'lose-status' &&
        action.status === would.status &&
        meant(draft, instance, would.what, action.object)
      );
    case 'gain-counters':
      return (
        action.act === 'gain-counters' &&
        (would.counter === undefined || would.counter === action.counter) &&
        meant(draft, instance, would.what, action.object)
      );
    case 'move-forward':
    case 'move-backward':
      return (
        action.act === 'move-expedition' &&
        action.regions > 0 === (would.would === 'move-forward') &&
        matchesExpedition(draft, would.expedition, action.expedition, instance.context)
      );
    case 'ascend':
      return (
        action.act === 'ascend' &&
        draft.expeditions[action.expedition]!.ascended === (would.again === true) &&
        matchesExpedition(draft, would.expedition, action.expedition, instance.context)
      );
    default:
      return false;
  }
}

function meant(
  draft: Draft,
  instance: Instead | RuleInstance<'also'>,
  what: Extract<Would, { would: 'gain' }>['what'],
  id: number,
): boolean {
  if (what === 'me') return id === instance.context.me;
  return matches(draft, what, draft.objects[id]!, instance.context);
}

function movesAs(
  draft: Draft,
  instance: Instead | RuleInstance<'also'>,
  would: Extract<Would, { would: 'leave' | 'go' }>,
  action: Extract<AtomicAction, { act: 'move' }>,
): boolean {
  if (!exists(draft, action.object) || !meant(draft, instance, would.what, action.object)) {
    return false;
  }
  const object = draft.objects[action.object]!;
  if (would.would === 'go') {
    const there = would.to === 'play' ? inPlayZone(action.to) : action.to === would.to;
    return there && (would.from === undefined || isIn(draft, object, would.from));
  }
  switch (would.where) {
    case 'mine':
    case 'facing':
    case 'other':
    case 'facing-other':
    case 'yours': {
      const subset = related(draft, would.where, instance.context);
      return (
        action.to !== 'expedition' &&
        expeditionsOf(draft, object).some((expedition) => subset.includes(expedition))
      );
    }
    case 'play':
      return inPlayZone(object.zone) && !inPlayZone(action.to);
    default:
      return isIn(draft, object, would.where) && action.to !== would.where;
  }
}

/** What the words of a modifier refer to: what is affected, and by how much. */
function bindingsFor(
  draft: Draft,
  instance: Instead | RuleInstance<'also'>,
  action: AtomicAction,
): Bindings {
  const object = 'object' in action ? [action.object] : [];
  const expeditions =
    'expedition' in action && action.act !== 'move' && action.act !== 'create'
      ? [action.expedition]
      : object.flatMap((id) => expeditionsOf(draft, draft.objects[id]!));
  const number =
    'regions' in action ? Math.abs(action.regions) : 'count' in action ? action.count : 0;
  return {
    ...instance.context.bindings,
    it: object,
    that: object,
    they: action.by === null ? [] : [action.by],
    expeditions,
    would: number,
  };
}

/**
 * The atomic actions of a modifier's first instruction, which take the place of what they modify or
 * join it; further instructions follow as steps of their own.
 */
function build(
  asking: Chooser,
  instance: Instead | RuleInstance<'also'>,
  bindings: Bindings,
  steps: Effect,
): { actions: readonly AtomicAction[]; added: readonly AddedEffect[] } | null {
  const [first, ...rest] = steps;
  const { me, controller } = instance.context;
  const follow = (effect: Effect): AddedEffect[] =>
    effect.length > 0 ? [{ source: me, controller, steps: effect, bindings, used: [] }] : [];
  if (!first || !makesOneStep(first)) return { actions: [], added: follow(steps) };
  const one: Build = {
    ...asking,
    source: me,
    controller,
    bindings,
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
  const plan = planStep(one, first);
  asking.at = one.at;
  if (plan === null) return null;
  return { actions: plan.actions, added: follow(rest) };
}

const NO_STEP: ReadonlySet<string> = new Set([
  'together',
  'may',
  'attempt',
  'if',
  'unless',
  'choose',
  'repeat',
  'for-each',
  'in-turn',
  'target',
  'target-expedition',
  'target-player',
  'depending',
  'play',
  'rush',
]);

function makesOneStep(instruction: Effect[number]): instruction is PlannedStep {
  return !NO_STEP.has(instruction.do);
}

/** Which die counts, and whether its result is changed (7.3.28.c). */
function chooseDice(asking: Chooser, plan: StepPlan): StepPlan | null {
  if (!plan.actions.some(({ act }) => act === 'roll')) return plan;
  const actions: AtomicAction[] = [];
  for (const action of plan.actions) {
    if (action.act !== 'roll') {
      actions.push(action);
      continue;
    }
    const rolled = resultOf(asking, action);
    if (rolled === null) return null;
    actions.push(rolled);
  }
  return { ...plan, actions };
}

function resultOf(
  asking: Chooser,
  action: Extract<AtomicAction, { act: 'roll' }>,
): AtomicAction | null {
  const { draft } = asking;
  let { result } = action;
  const faces = [...new Set(action.dice)];
  if (faces.length > 1) {
    const chosen = ask(asking, () => ({
      player: action.player,
      kind: 'die',
      cites: ['7.3.28.c'],
      options: faces.map((number) => ({
        id: `number:${number}`,
        what: { is: 'number', number } as const,
      })),
      min: 1,
      max: 1,
    }));
    if (chosen === null) return null;
    const [option] = chosen;
    if (option?.what.is === 'number') result = option.what.number;
  }
  for (const rule of rulesOf(draft, 'die-result')) {
    if (!playersOf(draft, rule.passive.rule.who, rule.context).includes(action.player)) continue;
    const changes = rule.passive.rule.may ? askChange(asking, action.player) : true;
    if (changes === null) return null;
    if (changes) result += rule.passive.rule.add;
  }
  return { ...action, result };
}

function askChange(asking: Chooser, player: number): boolean | null {
  const chosen = ask(asking, () => ({
    player,
    kind: 'die',
    cites: ['7.3.28.c', '6.2.d'],
    options: YES_NO,
    min: 1,
    max: 1,
  }));
  return chosen && chosen[0]?.what.is === 'yes';
}

/** "Also": atomic actions that join the step, or steps that follow it (6.2.c). */
function addActions(asking: Chooser, plan: StepPlan): Modified | null {
  const { draft } = asking;
  const rules = rulesOf(draft, 'also');
  if (rules.length === 0) return { plan, added: NOTHING_ADDED };
  const actions = [...plan.actions];
  const added: AddedEffect[] = [];
  for (const rule of rules) {
    const whole = WHOLE.has(rule.passive.rule.would.would);
    const times = whole
      ? appliesToWhole(draft, rule as unknown as Instead, plan).length > 0
        ? [null]
        : []
      : plan.actions.filter((action) => appliesToAction(draft, rule, action));
    for (const action of times) {
      const bindings = action ? bindingsFor(draft, rule, action) : rule.context.bindings;
      const more = build(asking, rule, bindings, rule.passive.rule.also);
      if (more === null) return null;
      actions.push(...more.actions);
      added.push(...more.added);
      if (draft.entries && isNew(asking)) {
        write(draft, ['6.2.c', '6.2.g'], {
          kind: 'modifier',
          source: thingOf(draft, rule.object, rule.key),
          modifies: 'step',
          how: 'also',
          verb: plan.verb,
          applied: true,
        });
      }
    }
  }
  return { plan: { ...plan, actions }, added };
}
