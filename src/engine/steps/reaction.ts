/**
 * Reactions (6.3): which ones an event activates, and the one step that puts their Emblem-Reactions
 * in Limbo (6.3.h).
 */

import { traitsOf, workingOf } from '../board/characteristics.ts';
import type { Before } from '../board/condition.ts';
import { isRelation, relatedExpeditions } from '../board/expedition.ts';
import { isIgnored } from '../board/possible.ts';
import { openEntry, whyNot } from '../board/tracing.ts';
import type { Trigger, TriggerSymbol } from '../cards/ability.ts';
import type { ReactionEntry } from '../cards/compile.ts';
import { rulesIn } from '../rules/edition.ts';
import { requireValue } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { type Context, NO_BINDINGS, NO_MOVES } from '../state/bindings.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf, objectAt } from '../state/lookup.ts';
import { type GameObject, hasStatus, inPlayZone } from '../state/object.ts';
import type { Performed, StepPlan } from '../state/step.ts';
import type { ReactionInstance, Working } from '../state/working-state.ts';
import { stillExists } from '../state/zone.ts';
import {
  type Activation,
  activateReaction,
  canActivate,
  groundsOfActivation,
  isLeft,
} from './activation.ts';
import { ceaseEmblem } from './emblem.ts';
import { changesPlace, type Match, type TriggerView } from './moved-trigger.ts';
import { matchTrigger } from './trigger.ts';

/** The state noted before an event: Reactions that work, and the Expeditions that they refer to. */
export interface Watching {
  readonly working: Working;
  readonly subsets: ReadonlyMap<ReactionInstance, readonly number[]>;
}

const NONE: readonly ReactionInstance[] = [];
const NO_SUBSETS: ReadonlyMap<ReactionInstance, readonly number[]> = new Map();

/** Notes which Reactions exist and work in the state before the event (6.3.f). */
export function watchReactions(draft: Draft): Watching {
  const now = workingOf(draft);
  const joins = now.reactions.get('joins');
  const leaves = now.reactions.get('leaves');
  if (!joins && !leaves) return { working: now, subsets: NO_SUBSETS };
  const moving = [...(joins ?? NONE), ...(leaves ?? NONE)];
  const subsets = new Map<ReactionInstance, readonly number[]>();
  for (const instance of moving) {
    const object = objectAt(draft, instance.object);
    subsets.set(instance, subsetOf(draft, instance.reaction.trigger, object));
  }
  return { working: now, subsets };
}

/** Returns the Expeditions that a trigger names, as one subset of the zone (7.4.4.j). */
function subsetOf(draft: Draft, trigger: Trigger, object: GameObject): readonly number[] {
  const context: Context = {
    me: object.emblem?.source ?? object.id,
    controller: object.player,
    bindings: NO_BINDINGS,
  };
  const parts = trigger.on === 'any' ? trigger.of : [trigger];
  const result: number[] = [];
  for (const part of parts) {
    if (part.on !== 'joins' && part.on !== 'leaves') continue;
    for (const where of typeof part.where === 'string' ? [part.where] : part.where) {
      if (isRelation(where)) result.push(...relatedExpeditions(draft, where, context));
    }
  }
  return result;
}

/** Activates every Reaction that an event matches, in one step (6.3.h). */
export function activateReactions(
  draft: Draft,
  plan: StepPlan,
  performed: readonly Performed[],
  watching: Watching,
): void {
  const kinds = kindsOf(plan, performed, watching.working.reactions);
  const arrivals = arrivalsIn(draft, performed);
  const { ignored = NONE } = watching.working;
  const telling = draft.entries !== null && ignored.length > 0;
  if (kinds.length === 0 && arrivals.length === 0 && !telling) return;
  const view: TriggerView = {
    draft,
    plan,
    performed,
    before: asBefore(performed),
  };
  if (telling) tellIgnored(view, ignored, kinds);
  const activations: Activation[] = [];
  if (kinds.length > 0) addOthers(view, kinds, watching, activations);
  for (const one of arrivals) {
    if (one.action.act === 'activate') addActivated(view, one, activations);
    else addSelfMove(view, one, activations);
  }
  if (activations.length === 0) return;
  const left = activations.filter((activation) => isLeft(draft, activation));
  if (left.length === 0) return;
  const parent = draft.parent;
  if (draft.entries) {
    openEntry(draft, draft.profile.cites.activation, {
      kind: 'step',
      verb: 'activate-reactions',
      player: null,
      source: null,
      actions: left.length,
    });
  }
  for (const activation of left) activateReaction(draft, activation);
  for (const { object } of left)
    if (waitsForOne(object)) ceaseEmblem(draft, object.id, ['2.2.15.c']);
  draft.parent = parent;
}

/** Whether an Ongoing Emblem waits for "the next" object, and has then had it. */
function waitsForOne({ emblem }: GameObject): boolean {
  return emblem?.type === 'ongoing' && 'reaction' in emblem.says && emblem.says.once === true;
}

/** Returns the objects as they were before an event, by their ids before and after it. */
function asBefore(performed: readonly Performed[]): Before {
  const [first] = performed;
  if (first && performed.length === 1) return { get: (id) => beforeOf(first, id) };
  const result = new Map<number, GameObject>();
  for (const { before, after } of performed) {
    if (!before) continue;
    if (!result.has(before.id)) result.set(before.id, before);
    if (after && !result.has(after.id)) result.set(after.id, before);
  }
  return result;
}

function beforeOf({ before, after }: Performed, id: number): GameObject | undefined {
  return before && (before.id === id || after?.id === id) ? before : undefined;
}

/** Adds Reactions other than self-move ones: those that worked before the event (6.3.f). */
function addOthers(
  view: TriggerView,
  kinds: readonly Trigger['on'][],
  watching: Watching,
  activations: Activation[],
): void {
  const seen = kinds.length > 1 ? new Set<ReactionInstance>() : null;
  for (const on of kinds) {
    for (const instance of watching.working.reactions.get(on) ?? NONE) {
      if (seen?.has(instance)) continue;
      seen?.add(instance);
      const object = view.before.get(instance.object) ?? objectAt(view.draft, instance.object);
      const subset = watching.subsets.get(instance);
      const waiting = waitingParts(view, instance);
      const found = matchTrigger(view, waiting, instance, object, subset);
      for (const match of waitsForOne(object) ? found.slice(0, 1) : found) {
        const cites = groundsOfActivation(view, instance, match);
        const each = found.length > 1 ? SEVERAL_TIMES : NO_RULES;
        activations.push({ instance, match, object, cites: ['6.3.f', ...each, ...cites] });
      }
    }
  }
}

/**
 * Returns triggers to match for what worked before: all but self-move ones. Where 6.3.d does not
 * exist, going to Reserve is left to the object that arrived, if it bears the Reaction too
 * (2024-09:6.3.d).
 */
function waitingParts(view: TriggerView, instance: ReactionInstance): readonly Trigger[] {
  const { others, returning } = instance.parts;
  if (returning.length === 0 || !isArrival(view.draft)) return others;
  return arrivedToo(view, instance) ? others.filter((one) => !returning.includes(one)) : others;
}

/** Whether going to Reserve from the Expedition zone is an arrival like others. */
function isArrival({ profile }: Draft): boolean {
  return profile.goingToReserve === 'self-move';
}

function arrivedToo({ draft, performed }: TriggerView, instance: ReactionInstance): boolean {
  const after = performed.find(({ before }) => before?.id === instance.object)?.after;
  return (
    after != null &&
    stillExists(draft, after.id) &&
    ownReactions(draft, after).some(({ reaction }) => reaction === instance.reaction)
  );
}

/** Says of Reactions that would have been activated that they are ignored (7.3.19.b). */
function tellIgnored(
  view: TriggerView,
  ignored: readonly ReactionInstance[],
  kinds: readonly Trigger['on'][],
): void {
  for (const instance of ignored) {
    const { trigger } = instance.reaction;
    const { others } = instance.parts;
    if (!others.some(({ on }) => kinds.includes(on))) continue;
    const object = view.before.get(instance.object) ?? objectAt(view.draft, instance.object);
    const subset = subsetOf(view.draft, trigger, object);
    const found = matchTrigger(view, others, instance, object, subset);
    if (found.length > 0) writeIgnored(view.draft, object, instance.key);
  }
}

function writeIgnored(draft: Draft, object: GameObject, key: string): void {
  whyNot(draft, ['7.3.19.a', '7.3.19.b'], 'ability-ignored', { object, word: key });
}

/**
 * Whether a Reaction of an object that arrived, or that an effect activates, is ignored; notes it then.
 */
function isSilent(draft: Draft, object: GameObject, key: string): boolean {
  if (!isIgnored(draft, object, key)) return false;
  writeIgnored(draft, object, key);
  return true;
}

const NO_KINDS: readonly Trigger['on'][] = [];

/**
 * Returns the kinds of triggers that performed actions can match and that some Reaction has, so that no
 * others are checked.
 */
function kindsOf(
  plan: StepPlan,
  performed: readonly Performed[],
  waiting: Working['reactions'],
): readonly Trigger['on'][] {
  if (waiting.size === 0) return NO_KINDS;
  const kinds: Trigger['on'][] = [];
  if (plan.verb === 'phase') addKind(kinds, 'at', waiting);
  if (plan.verb === 'after') addKind(kinds, 'after', waiting);
  let last: string = '';
  for (const { action } of performed) {
    const { act } = action;
    if (action.sacrificed !== undefined) addKind(kinds, 'sacrifices', waiting);
    if (act === last) continue;
    last = act;
    for (const on of KINDS[act] ?? NO_KINDS) addKind(kinds, on, waiting);
  }
  return kinds;
}

function addKind(kinds: Trigger['on'][], on: Trigger['on'], waiting: Working['reactions']): void {
  if (waiting.has(on) && !kinds.includes(on)) kinds.push(on);
}

function arrivalsIn(draft: Draft, performed: readonly Performed[]): readonly Performed[] {
  let result: Performed[] | null = null;
  for (const one of performed) {
    if (!hasOwnReactions(draft, one)) continue;
    if (result) result.push(one);
    else result = [one];
  }
  return result ?? NO_ARRIVALS;
}

const NO_ARRIVALS: readonly Performed[] = [];

/**
 * Whether an object that arrived, or that an effect activates, has any Reaction; no Mana Orb has
 * (3.1.3.c).
 */
function hasOwnReactions(draft: Draft, { action, after }: Performed): boolean {
  if (after === null || after.card < 0 || after.zone === 'mana') return false;
  const { act } = action;
  if (act !== 'activate' && !changesPlace(act)) return false;
  const { support } = compiledOf(draft, after);
  return support.reactions.length > 0 || traitsOf(draft, after).abilities.reactions.length > 0;
}

const KINDS: Readonly<Partial<Record<Performed['action']['act'], readonly Trigger['on'][]>>> = {
  move: [
    'has-cards',
    'joins',
    'leaves',
    'goes',
    'plays',
    'sacrifices',
    'draws',
    'resupplies',
    'makes-gift',
    'becomes',
    'exhausts',
  ],
  create: ['joins', 'creates', 'makes-gift'],
  relocate: ['joins', 'leaves', 'makes-gift'],
  'take-control': ['joins', 'leaves', 'makes-gift'],
  'gain-status': ['gains', 'becomes', 'exhausts'],
  'gain-counters': ['gains-counters', 'becomes'],
  'move-expedition': ['moves-forward', 'moves-backward'],
  fail: ['fails-to-move-forward'],
  roll: ['rolls'],
  reveal: ['reveals'],
  pass: ['passes'],
  'activate-action': ['activates'],
};

/** Adds the self-move Reactions of an object that just arrived, whether they work or not (6.3.e). */
function addSelfMove(view: TriggerView, one: Performed, activations: Activation[]): void {
  const { draft } = view;
  const object = requireValue(one.after, 'what arrived');
  if (!stillExists(draft, object.id)) return;
  for (const entry of entriesOf(draft, object)) {
    const { symbols, own, returning } = entry.parts;
    const heard = symbols.length > 0 ? symbols.filter((on) => symbolMatches(draft, one, on)) : [];
    const moves = returning.length > 0 && isArrival(draft) ? [...own, ...returning] : own;
    if (heard.length === 0 && moves.length === 0) continue;
    const instance = instanceOf(object, entry);
    if (heard.length > 0) {
      if (isSilent(draft, object, instance.key)) continue;
      const can = heard.find((on) => canActivate(draft, object, instance, on));
      if (can === undefined) continue;
      activations.push({
        instance,
        match: selfMatch(one, object),
        object,
        cites: [
          '6.3.c',
          '6.3.e',
          ...SYMBOL_RULES[can],
          ...(can === 'join' ? rulesIn(draft.edition, ENTERS_PLAY) : []),
          ...(one.now.length > 1 ? GIGANTIC_ONCE : []),
          ...(isBySaying(one, can) ? SAID : []),
        ],
      });
      continue;
    }
    const subset = subsetOf(draft, instance.reaction.trigger, object);
    for (const match of matchTrigger(view, moves, instance, object, subset)) {
      if (isSilent(draft, object, instance.key)) break;
      activations.push({
        instance,
        match,
        object,
        cites: ['6.3.c', '6.3.e', ...groundsOfActivation(view, instance, match)],
      });
    }
  }
}

const NO_RULES: readonly RuleNumber[] = [];

/** One event activates a Reaction for each match. */
const SEVERAL_TIMES: readonly RuleNumber[] = ['6.3.g'];

const GIGANTIC_ONCE: readonly RuleNumber[] = ['7.4.4.d'];

const SAID: readonly RuleNumber[] = ['7.3.1.b', '7.5.1.a'];

const ENTERS_PLAY: readonly RuleNumber[] = ['7.3.10.a'];

const SYMBOL_RULES: Readonly<Record<TriggerSymbol, readonly RuleNumber[]>> = {
  join: ['7.1.1.a', '1.1.6.e', '7.5.10.a'],
  hand: ['7.1.1.b', '1.1.6.f', '7.5.12.a'],
  reserve: ['7.1.1.c', '1.1.6.g', '7.5.12.a'],
};

/** Whether an ability says that the symbol activates although the card came from elsewhere. */
function isBySaying({ action, after }: Performed, symbol: TriggerSymbol): boolean {
  return (
    action.act === 'move' &&
    action.activates?.includes(symbol) === true &&
    after?.playedFrom !== symbol
  );
}

/** Returns every Reaction that an object has, whether or not it works where it is. */
export function ownReactions(draft: Draft, object: GameObject): ReactionInstance[] {
  return entriesOf(draft, object).map((entry) => instanceOf(object, entry));
}

/**
 * Returns the Reactions on an object; exhausted in Reserve it has no Support abilities (2.2.12.j).
 */
function entriesOf(draft: Draft, object: GameObject): readonly ReactionEntry[] {
  const { reactions: ofSupport } = compiledOf(draft, object).support;
  const { reactions } = traitsOf(draft, object).abilities;
  const helps = object.zone !== 'reserve' || !hasStatus(object, 'exhausted');
  return helps && ofSupport.length > 0 ? [...reactions, ...ofSupport] : reactions;
}

function instanceOf({ id }: GameObject, { ability, key, parts }: ReactionEntry): ReactionInstance {
  return { object: id, key, reaction: ability, parts, bindings: NO_BINDINGS };
}

/** Whether an arrival matches a symbol (7.1.1, 1.1.6.e to g). */
function symbolMatches(draft: Draft, one: Performed, symbol: TriggerSymbol): boolean {
  const { action, after } = one;
  const { zone, playedFrom } = requireValue(after, 'what arrived');
  const isPlayed = action.act === 'move' && action.why === 'play';
  if (symbol === 'join') {
    if (action.act === 'relocate' || action.act === 'take-control') return false;
    if (draft.profile.joinSymbol === 'enters-play') return entersPlay(one);
    return (
      zone === 'expedition' ||
      (zone === 'landmark' && draft.profile.joinSymbol === 'expedition-or-landmark')
    );
  }
  if (!isPlayed || action.quiet) return false;
  if (playedFrom === symbol) return true;
  return action.activates?.includes(symbol) ?? false;
}

/** Whether something joins the Expedition or the Landmark zone and was in neither (7.3.10.a). */
function entersPlay({ before, after }: Performed): boolean {
  return after !== null && inPlayZone(after.zone) && !(before && inPlayZone(before.zone));
}

/** Returns the match of a symbol, which speaks of "me": "it" is nothing until the effect names something. */
function selfMatch(one: Performed, object: GameObject): Match {
  const before = one.before?.id;
  return {
    it: [],
    they: [object.player],
    expeditions: one.now,
    moved: before === undefined ? NO_MOVES : [before, object.id],
  };
}

/** Adds the Reactions that a step says to activate (7.3.1.b). */
function addActivated(view: TriggerView, one: Performed, activations: Activation[]): void {
  const { draft } = view;
  const { action } = one;
  if (action.act !== 'activate') return;
  const bearer = requireValue(one.after, 'the bearer');
  const object = action.as === undefined ? bearer : objectAt(draft, action.as);
  for (const own of ownReactions(draft, bearer)) {
    if (!own.parts.symbols.includes(action.abilities)) continue;
    if (action.only !== undefined && action.only !== own.key) continue;
    const instance =
      object === bearer ? own : { ...own, object: object.id, key: `${own.key}@${bearer.id}` };
    if (isSilent(draft, object, instance.key)) continue;
    if (!canActivate(draft, object, instance, action.abilities)) continue;
    activations.push({
      instance,
      match: { it: [], they: [object.player], expeditions: [], moved: NO_MOVES },
      object,
      cites: ['7.3.1.b', '7.3.1.d', '7.5.1.a'],
    });
  }
}
