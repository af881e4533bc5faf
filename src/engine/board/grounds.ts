/**
 * The rules behind a text or a move: those that a filter, a condition or a change of zone applies, for
 * the entries of the trace in which they decide.
 */

import type {
  Amount,
  Condition,
  Create,
  Effect,
  ExpeditionFilter,
  Filter,
  Instruction,
  ObjectReference,
  Step,
  Zone,
} from '../cards/ability.ts';
import { type EditionId, rulesIn } from '../rules/edition.ts';
import { once as onceForEach } from '../rules/once.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { EffectFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { BOOST, type GameObject, inPlayZone, isHidden } from '../state/object.ts';
import type { MoveAction, StepPlan } from '../state/step.ts';
import { expeditionsOf } from './expedition.ts';

/** Returns a list without repetitions, in order. */
function withoutRepeats(rules: readonly RuleNumber[]): RuleNumber[] {
  return [...new Set(rules)];
}

/**
 * Returns the rules behind a filter of a text: "a [type]", "a [sub-type]" (2.2.1.h, 2.2.2.n) and more.
 */
export function groundsOfFilter(filter: Filter, looksAt = false): readonly RuleNumber[] {
  return looksAt ? groundsOfLook(filter) : groundsOfReference(filter);
}

const groundsOfReference = onceForEach((filter: Filter) => findGrounds(filter, false));
const groundsOfLook = onceForEach((filter: Filter) => findGrounds(filter, true));

function findGrounds(filter: Filter, looksAt: boolean): readonly RuleNumber[] {
  const rules: RuleNumber[] = [];
  if (filter.type !== undefined) rules.push(looksAt ? '2.2.1.i' : '2.2.1.h');
  if ((filter.subtype ?? filter.notSubtype) !== undefined)
    rules.push(looksAt ? '2.2.2.o' : '2.2.2.n');
  if (filter.in === undefined && !looksAt) rules.push('3.1.4.a');
  if (filter.of !== undefined && filter.in === undefined) rules.push('7.5.5.b');
  if ((filter.named ?? filter.sameName) !== undefined) rules.push('2.2.4.a', '2.2.4.c');
  if (filter.faction !== undefined) rules.push('2.2.10.a', '2.2.10.c');
  if (filter.baseCost !== undefined) rules.push('2.2.9.a', '2.2.9.b');
  if (filter.handCost !== undefined) rules.push('2.2.7.a', '2.2.7.b');
  if (filter.reserveCost !== undefined) rules.push('2.2.8.a', '2.2.8.b');
  if (filter.baseZero) rules.push('2.2.a', '2.2.11.b');
  if ((filter.statistics ?? filter.oneStatistic) !== undefined) rules.push('2.2.11.a', '2.2.11.b');
  if (filter.status !== undefined || filter.without !== undefined) rules.push('2.4.1.a');
  if ([filter.status].flat().includes('boosted')) rules.push('2.4.5.a');
  if (filter.counters !== undefined) rules.push('2.5.c', '2.5.d');
  if (filter.action === 'discard') rules.push('7.1.4.b');
  if (filter.gigantic) rules.push('7.4.4.a');
  if (filter.inExpedition?.terrain !== undefined) rules.push('7.5.8.c', '7.1.2.a');
  if (filter.inExpedition?.inContact) rules.push('7.5.9.a', '7.5.9.b');
  for (const part of filter.anyOf ?? []) rules.push(...groundsOfFilter(part, looksAt));
  return withoutRepeats(rules);
}

/**
 * Returns the rules by which the Expedition of an object, or the one facing it, is more than one in a
 * filter: the object that says so is in two.
 */
export function groundsOfBoth(draft: Draft, filter: Filter, me: number): readonly RuleNumber[] {
  const own = filter.expedition === undefined ? [] : rulesOfBoth(draft, filter.expedition, me);
  return [...own, ...(filter.anyOf ?? []).flatMap((part) => groundsOfBoth(draft, part, me))];
}

function rulesOfBoth(draft: Draft, relation: string, me: number): readonly RuleNumber[] {
  if (relation !== 'mine' && relation !== 'facing') return [];
  if (!isInBoth(draft, me)) return [];
  return relation === 'mine' ? ['7.4.4.f'] : ['7.4.4.g'];
}

/** Whether an object is, or last was, in two Expeditions (7.4.4.b). */
export function isInBoth(draft: Draft, id: number): boolean {
  const object = draft.objects[id];
  return object != null && expeditionsOf(draft, object).length > 1;
}

const POSITIONS = { ahead: '7.5.2.a', behind: '7.5.2.b', tied: '7.5.2.c' } as const;

/** Returns the rules behind a description of Expeditions: ahead or behind, in a terrain, In Contact. */
function groundsOfExpeditions({ position, terrain, inContact }: ExpeditionFilter): RuleNumber[] {
  const rules: RuleNumber[] = [position ?? []].flat().map((one) => POSITIONS[one]);
  if (terrain !== undefined) rules.push('7.5.8.b');
  if (inContact) rules.push('7.5.9.a');
  return rules;
}

/** Returns the rules behind a condition in a text of an object. */
export function groundsOfCondition(
  draft: Draft,
  condition: Condition,
  me: number,
): readonly RuleNumber[] {
  if ('exists' in condition) {
    return [...groundsOfFilter(condition.exists), ...groundsOfBoth(draft, condition.exists, me)];
  }
  if ('is' in condition) return groundsOfFilter(condition.filter, true);
  if ('thisWay' in condition) return groundsOfFilter(condition.filter, true);
  if ('amount' in condition) return groundsOfAmount(condition.amount);
  if ('expedition' in condition) {
    const isTied = condition.matches.position !== undefined && draft.arena;
    const { expedition } = condition;
    const isOfBoth = (expedition === 'mine' || expedition === 'facing') && isInBoth(draft, me);
    return [
      ...(isOfBoth ? (['7.4.4.k'] as const) : []),
      ...groundsOfExpeditions(condition.matches),
      ...(isTied ? (['7.5.2.d'] as const) : []),
    ];
  }
  if ('not' in condition) return groundsOfCondition(draft, condition.not, me);
  const parts = 'and' in condition ? condition.and : 'or' in condition ? condition.or : [];
  return withoutRepeats(parts.flatMap((part) => groundsOfCondition(draft, part, me)));
}

/** Returns the rules behind an amount: statistics of 0 are looked for among base characteristics. */
function groundsOfAmount(amount: Amount): readonly RuleNumber[] {
  if (typeof amount === 'number') return [];
  if ('count' in amount) return groundsOfFilter(amount.count);
  if ('countExpeditions' in amount) return groundsOfExpeditions(amount.countExpeditions);
  if (!('baseZeros' in amount)) return [];
  return withoutRepeats([...groundsOfFilter(amount.baseZeros), '2.2.a', '2.2.11.a', '2.2.11.b']);
}

/** Returns the rules behind a card's change of zone, from the object as it was and the new object. */
export function groundsOfMove(
  action: MoveAction,
  object: GameObject,
  after: GameObject | null,
  edition: EditionId,
): RuleNumber[] {
  const rules: RuleNumber[] = ['2.1.c', '2.1.d', '1.4.4.a'];
  if (!after) rules.unshift(...groundsOfCeasing(object));
  else if (isHidden(after.zone)) rules.push('2.1.j', '3.1.3.d');
  else rules.push('2.2.16.b', '2.2.16.c');
  rules.push(...(WHY_MOVED[action.why] ?? []));
  if (object.zone === 'deck') rules.push('3.2.2.b', '3.2.2.c');
  rules.push(...groundsOfSupplement(action, object, after));
  if (after && object.statuses.length > 0 && action.enters.length === 0) rules.push('2.4.1.d');
  if (after) rules.push(...ARRIVING[after.zone]);
  rules.push(...rulesIn(edition, groundsOfPlay(object, after)));
  if (after && isElsewhere(action, object)) rules.push('3.1.2.c', '1.4.3.a');
  return withoutRepeats([...rules, ...groundsOfLosses(action, object, after, edition)]);
}

/**
 * Returns the rules by which a token does not arrive: it leaves play, or as a Signature token Reserve
 * or Limbo (S.3.d).
 */
function groundsOfCeasing({ zone }: GameObject): readonly RuleNumber[] {
  return inPlayZone(zone) ? ['2.1.e', '7.5.11.b'] : ['S.3.d'];
}

/** Returns the rules of the supplement on moves of completed Feats and of cards played as Temples. */
function groundsOfSupplement(
  action: MoveAction,
  object: GameObject,
  after: GameObject | null,
): readonly RuleNumber[] {
  const rules: RuleNumber[] = [];
  if (object.statuses.includes('completed')) {
    rules.push(action.enters.includes('completed') ? 'S.1.e' : 'S.1.f');
  }
  if (after?.temple) rules.push('S.2.b', ...(object.temple ? (['S.2.c'] as const) : []));
  if (object.temple !== (after?.temple ?? false)) rules.push('S.2.d');
  return rules;
}

/** Returns the rules of entering and leaving play, of counters within it, and of the Landmark zone. */
function groundsOfPlay(object: GameObject, after: GameObject | null): readonly RuleNumber[] {
  const rules: RuleNumber[] = [];
  const was = inPlayZone(object.zone);
  const is = after !== null && inPlayZone(after.zone);
  if (is && was && Object.keys(object.counters).length > 0) rules.push('2.5.k');
  if (after?.zone === 'landmark') rules.push('3.2.7.b');
  return rules;
}

/** The rules of verbs that are the same however the step came about. */
const WHY_MOVED: Readonly<Partial<Record<MoveAction['why'], readonly RuleNumber[]>>> = {
  draw: ['7.3.9.a'],
  resupply: ['7.3.31.a'],
  sacrifice: ['7.3.36.a'],
  'take-control': ['1.1.3.d', '1.4.2.a'],
};

/** The rules of each zone for an object that arrives there. */
const ARRIVING: Readonly<Record<Zone, readonly RuleNumber[]>> = {
  adventure: ['3.2.1.a'],
  deck: ['3.2.2.a', '3.1.3.e'],
  discard: ['3.2.3.a'],
  expedition: ['3.2.4.a'],
  hand: ['3.2.5.a', '3.2.5.b', '3.1.3.e'],
  hero: ['3.2.6.a'],
  landmark: ['3.2.7.a'],
  limbo: ['3.2.8.a'],
  mana: ['3.2.9.a', '3.2.9.b', '3.2.9.c', '3.2.9.d', '2.2.1.f', '3.1.3.c'],
  reserve: ['3.2.10.a'],
};

/**
 * Whether a Landmark goes to whoever plays it (5.2.3.a) or takes control of it, not to its owner.
 */
export function isGivenLandmark({ to, why }: Pick<MoveAction, 'to' | 'why'>): boolean {
  return to === 'landmark' && (why === 'play' || why === 'take-control');
}

/**
 * Whether a card goes to its owner's zone although it is with another player, or another's zone was
 * named.
 */
function isElsewhere(action: MoveAction, object: GameObject): boolean {
  const shared = action.to === 'expedition' || action.to === 'limbo' || isGivenLandmark(action);
  return !shared && (action.player !== object.owner || object.player !== object.owner);
}

function groundsOfLosses(
  action: MoveAction,
  object: GameObject,
  after: GameObject | null,
  edition: EditionId,
): RuleNumber[] {
  const lost = Object.entries(object.counters).some(
    ([name, count]) => (after?.counters[name] ?? 0) < count,
  );
  const rules: RuleNumber[] = [];
  const wasInPlay = inPlayZone(object.zone);
  if (lost) rules.push(wasInPlay ? '2.5.j' : '2.5.l', '2.4.5.b');
  const leaves = lost && wasInPlay && !(after && inPlayZone(after.zone));
  if (leaves) rules.push(...rulesIn(edition, ['7.3.20.a']));
  if (after?.counters[BOOST] && object.zone === 'expedition') rules.push('7.4.6.b', '7.4.6.c');
  if (
    after &&
    !lost &&
    !wasInPlay &&
    Object.keys(after.counters).length > 0 &&
    action.to !== 'reserve'
  ) {
    rules.push('2.5.l');
  }
  return rules;
}

/**
 * Returns the rules on who did an action: the effect names the player, or its controller, or the
 * object's (7.5.6).
 */
export function groundsOfDoing(plan: StepPlan, by: number | null): RuleNumber[] {
  if (by === null) return ['7.5.6.e', '1.4.7.e'];
  if (plan.player === null) return ['7.5.6.d', '1.4.7.d'];
  const isNamed = plan.player !== by || (plan.who.length > 1 && plan.who.includes(by));
  return isNamed ? ['7.5.6.b', '1.4.7.b'] : ['7.5.6.c', '1.4.7.c'];
}

/**
 * Returns the rules behind the words of an instruction: its pronouns (7.2), the result of a die
 * (7.3.33.b), numbers that are counted, Expeditions that are described.
 */
export function groundsOfWords(step: Step, effect: EffectFrame['of']): RuleNumber[] {
  const rules: RuleNumber[] = [];
  const of: ObjectReference | null = 'of' in step ? (step.of ?? null) : null;
  if (of === 'me') rules.push('7.2.1.a', ...(FIRST_PERSON[effect] ?? []));
  if (of === 'it' || of === 'that') rules.push('7.2.5.a');
  const who = 'who' in step ? step.who : undefined;
  if (who === 'they' || filterOf(of)?.of === 'they') rules.push('7.2.4.a');
  const isAddressed = who === 'you' || (who === undefined && SAID_TO_YOU.has(step.do));
  if (isAddressed || filterOf(of)?.of === 'you') rules.push('7.2.3.a');
  if (usesDie(step)) rules.push('7.3.33.b');
  if ('count' in step && typeof step.count === 'object') rules.push(...groundsOfAmount(step.count));
  if ('regions' in step) rules.push(...groundsOfAmount(step.regions));
  if ('expedition' in step) rules.push(...groundsOfReferenced(step.expedition));
  if ('in' in step) rules.push(...groundsOfReferenced(step.in));
  return rules;
}

/** Returns the rules behind a reference to Expeditions. */
function groundsOfReferenced(reference: Create['in'] | undefined): readonly RuleNumber[] {
  if (typeof reference !== 'object') return [];
  if ('each' in reference) return groundsOfExpeditions(reference.each);
  if ('choose' in reference) return groundsOfExpeditions(reference.choose);
  const isTarget = 'target' in reference;
  return isTarget ? groundsOfExpeditions(reference.target) : [];
}

/** Whether the objects of a step are chosen at random (6.5.j). */
export function isByChance(step: Step): boolean {
  return 'of' in step && typeof step.of === 'object' && 'random' in step.of;
}

/** The rules on "I" outside abilities in play: in a Spell, a quick action, the Emblem of a Reaction. */
const FIRST_PERSON: Readonly<Partial<Record<EffectFrame['of'], readonly RuleNumber[]>>> = {
  spell: ['7.2.1.b'],
  'quick-action': ['7.2.1.c'],
  reaction: ['7.2.1.d'],
};

/** Whether a part of an instruction is a number that a die decides. */
const usesDie = onceForEach((part: object): boolean =>
  Object.entries(part).some(
    ([name, value]) =>
      (name === 'die' && value === 'result') ||
      (typeof value === 'object' && value !== null && usesDie(value)),
  ),
);

/** Returns the rules behind an effect as it resolves: several steps (6.1.b), mandatory ones (6.5.a). */
export const groundsOfEffect = onceForEach((effect: Effect): readonly RuleNumber[] => [
  '6.1.a',
  '1.2.6.a',
  ...(mostSteps(effect) > 1 ? (['6.1.b'] as const) : []),
  ...(effect.some(isMandatory) ? (['6.5.a'] as const) : []),
]);

/**
 * Returns the most steps that following instructions can come to; more than one is not counted
 * further.
 */
function mostSteps(effect: Effect): number {
  return effect.reduce((sum, instruction) => sum + stepsOf(instruction), 0);
}

function stepsOf(instruction: Instruction): number {
  switch (instruction.do) {
    case 'may':
    case 'attempt': {
      const { steps, ifDone = [], ifNot = [] } = instruction;
      return Math.max(mostSteps(steps) + mostSteps(ifDone), mostSteps(ifNot));
    }
    case 'if':
      return Math.max(mostSteps(instruction.then), mostSteps(instruction.otherwise ?? []));
    case 'unless':
      return mostSteps(instruction.then);
    case 'choose': {
      const modes = instruction.modes.map(({ steps }) => mostSteps(steps));
      return instruction.count === 1 ? Math.max(...modes) : modes.reduce((sum, one) => sum + one);
    }
    case 'repeat':
    case 'for-each':
    case 'in-turn':
      return 2 * mostSteps(instruction.steps);
    case 'depending':
      return Math.max(...instruction.cases.map(({ then }) => mostSteps(then)));
    case 'target':
    case 'target-expedition':
    case 'target-player':
      return 0;
    case 'exhausted-resupply':
      return 2;
    default:
      return 1;
  }
}

/** Whether nobody may leave an instruction out, or some part of it. */
function isMandatory(instruction: Instruction): boolean {
  switch (instruction.do) {
    case 'may':
      return false;
    case 'choose':
      return !instruction.may;
    case 'if':
      return [...instruction.then, ...(instruction.otherwise ?? [])].some(isMandatory);
    case 'unless':
      return instruction.then.some(isMandatory);
    case 'attempt':
    case 'repeat':
    case 'for-each':
    case 'in-turn':
      return instruction.steps.some(isMandatory);
    case 'depending':
      return instruction.cases.some(({ then }) => then.some(isMandatory));
    case 'target':
    case 'target-expedition':
    case 'target-player':
      return false;
    default:
      return true;
  }
}

/** Returns the filter of a reference: "Characters you control". */
function filterOf(of: ObjectReference | null): Filter | null {
  if (of === null || typeof of !== 'object') return null;
  const filter =
    'all' in of ? of.all : 'target' in of ? of.target : 'choose' in of ? of.choose : null;
  return typeof filter === 'object' ? filter : null;
}

/** Verbs that speak to the controller when they name nobody. */
const SAID_TO_YOU: ReadonlySet<Step['do']> = new Set([
  'create',
  'discard',
  'draw',
  'exhausted-resupply',
  'resupply',
  'roll',
  'sabotage',
  'sacrifice',
]);
