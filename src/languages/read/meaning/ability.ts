/** Abilities: what a paragraph of a card is (2.2.12). */

import type {
  Ability,
  Amount,
  Condition,
  Cost,
  Effect,
  Filter,
  Keyword,
  NumberBounds,
  ObjectReference,
  PassiveRule,
  Reaction,
  Status,
  Terrain,
  Trigger,
  Would,
} from '../../../engine/cards/ability.ts';
import { oneOrAll, withoutUndefined } from './described.ts';
import { fillAmount } from './sentence.ts';
import { AGAIN, settleDoer } from './step.ts';

type Ruled = { rule: PassiveRule | readonly PassiveRule[] };

function passivesOf(rule: Ruled['rule'], conditions: Conditions): readonly Ability[] {
  const about = conditions.if ?? conditions.unless;
  return [rule].flat().map((one) =>
    settleDoer(
      finishAbility(
        withoutUndefined({
          kind: 'passive',
          ...conditions,
          rule: spokenOf(one, about),
        }) as Ability,
      ),
      'you',
    ),
  );
}

interface Conditions {
  readonly if?: Condition | undefined;
  readonly unless?: Condition | undefined;
  readonly support?: true | undefined;
}

/** Resolves "it" in a passive ability as the object of its condition. */
function spokenOf(rule: PassiveRule, condition: Condition | undefined): PassiveRule {
  if (!condition) return rule;
  if ('of' in rule && (rule.of as unknown) === 'it' && 'exists' in condition) {
    return { ...rule, of: condition.exists } as PassiveRule;
  }
  if ('expedition' in rule && rule.expedition === 'it' && 'expedition' in condition) {
    return { ...rule, expedition: condition.expedition } as PassiveRule;
  }
  return rule;
}

/** Fills in "create one" and "them all" in a tree, from the instructions before them. */
function finishAbility<T>(ability: T): T {
  let token = '';
  let place: unknown;
  let counted: unknown;
  const walk = (tree: unknown): unknown => {
    if (Array.isArray(tree)) return tree.map(walk);
    if (tree === null || typeof tree !== 'object') return tree;
    const node = tree as Record<string, unknown>;
    if (node.counted === true) return counted;
    if (node.do === 'create') {
      const made = {
        ...node,
        token: node.token === AGAIN ? token : node.token,
        in: node.in === AGAIN ? place : node.in,
      };
      token = made.token as string;
      place = made.in;
      return made;
    }
    const walked = Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, walk(value)]),
    );
    if (node.count !== null && typeof node.count === 'object' && 'count' in node.count) {
      counted = node.count.count;
    }
    return walked;
  };
  return walk(ability) as T;
}

/** "When you sacrifice a non-Illusion Character": moves "non-Illusion" into the condition. */
function otherThan(trigger: Trigger, condition: Condition | undefined) {
  if (!('what' in trigger) || typeof trigger.what !== 'object') return { trigger, condition };
  const { notSubtype: subtype, ...what } = trigger.what;
  if (subtype === undefined) return { trigger, condition };
  const isOther: Condition = { not: { is: 'that', filter: { subtype }, past: true } };
  return {
    trigger: { ...trigger, what } as Trigger,
    condition: condition ? { and: [isOther, condition] } : isOther,
  };
}

/** A Reaction whose parts were read, as abilities of a card. */
function asReaction({
  effect,
  ...fields
}: Omit<Reaction, 'kind' | 'if'> & { readonly if?: Condition | undefined }): readonly Ability[] {
  const own = otherThanPicked(effect, false);
  const all = withoutUndefined({ kind: 'reaction', ...fields, effect: own });
  return [settleDoer(finishAbility(all) as unknown as Ability, 'you')];
}

/** An ability inside quotation marks: of whoever has it. */
export const quoted = { quoted: ({ all }: { all: readonly Ability[] }) => all };

export const ability = {
  x: ({ k, n }: { k: object; n: Amount }) => [{ kind: 'keyword', ...fillAmount(k, n) }],
  keyword: ({ k }: { k: { keyword: Keyword; amount?: Amount } }) => [{ kind: 'keyword', ...k }],
  reaction: ({
    trigger: spoken,
    effect,
    if: only,
    support,
  }: {
    trigger: Trigger;
    effect: Effect;
    if?: Condition;
    support?: true;
  }) => {
    const { trigger, condition } = otherThan(spoken, only);
    return asReaction({
      trigger,
      if: condition,
      effect,
      support,
    });
  },
  forEach: ({ trigger, effect, counter }: { trigger: Trigger; effect: Effect; counter: string }) =>
    asReaction({
      trigger,
      effect: [{ do: 'repeat', times: { counters: counter, on: 'me' }, steps: effect }],
    }),
  action: ({
    cost,
    effect,
    only,
    more,
    less,
    n,
    support,
  }: {
    cost: Cost;
    effect: Effect;
    only?: Condition;
    more?: Condition;
    less?: Condition;
    n?: Amount;
    support?: true;
  }) => [
    settleDoer(
      finishAbility(
        withoutUndefined({
          kind: 'quick-action',
          cost,
          effect,
          support: support ?? (cost.some(isSupport) ? true : undefined),
          only,
          more: moreIf(more ?? (less && { not: less }), n),
        }),
      ) as unknown as Ability,
      'you',
    ),
  ],
  passiveWhile: ({
    would,
    if: condition,
    statuses,
    steps,
  }: {
    would: Would;
    if?: Condition;
    statuses?: readonly Status[];
    steps: Effect;
  }) =>
    passivesOf(
      { rule: 'instead', would, instead: steps },
      { if: condition ?? { is: 'me', filter: { status: oneOrAll(statuses ?? []) } } },
    ),
  passiveUnlessOrbs: ({ rule, bounds }: Ruled & { bounds: NumberBounds }) =>
    passivesOf(rule, {
      unless: { exists: { type: 'mana-orb', in: 'mana', of: 'you' }, ...bounds },
    }),
  passiveUnlessFacing: ({
    rule,
    bounds,
    what,
  }: Ruled & {
    bounds: NumberBounds;
    what: { filter: Filter };
  }) =>
    passivesOf(rule, { unless: { exists: { ...what.filter, expedition: 'facing' }, ...bounds } }),
  passiveFirstDay: ({ rule }: Ruled) => passivesOf(rule, { if: { day: true, exactly: 1 } }),
  passive: ({
    rule,
    if: condition,
    unless,
    support,
  }: Ruled & {
    if?: Condition;
    unless?: Condition;
    support?: true;
  }) => passivesOf(rule, { if: condition, unless, support }),
  effect: ({ effect }: { effect: Effect }) =>
    playsMe(effect)
      ? undefined
      : [
          settleDoer(
            finishAbility({ kind: 'effect', effect: otherThanPicked(effect, true) }) as Ability,
            'you',
          ),
        ],
  beginCounters: ({ n, counter }: { n: Amount; counter: string }) => [
    { kind: 'begin', counters: { name: counter, count: n } },
  ],
  beginMarkers: ({ a, b, c }: { a: Terrain; b: Terrain; c: Terrain }) => [
    { kind: 'begin', markers: [a, b, c] },
  ],
  several: ({ a, b }: { a: readonly Ability[]; b: readonly Ability[] }) => [...a, ...b],
};

/** "Another target Character" in a Spell: other than the object picked before, not than the Spell. */
function otherThanPicked(effect: Effect, isSpell: boolean): Effect {
  // In an ability of an object in play, "another" means other than that object, until one is chosen.
  const chosen = JSON.stringify(effect).includes('"perPlayer"');
  if (!isSpell && !chosen) return effect;
  let isPicked = false;
  const walk = (tree: unknown): unknown => {
    if (Array.isArray(tree)) return tree.map(walk);
    if (tree === null || typeof tree !== 'object') return tree;
    const entries = Object.entries(tree).map(([key, value]) => {
      const after = isPicked;
      if (key === 'target' || key === 'choose') isPicked = true;
      const isOther = key === 'all' || (key === 'target' && isSpell);
      return [key, isOther && after ? otherThanIt(value) : walk(value)] as const;
    });
    return Object.fromEntries(entries);
  };
  return walk(effect) as Effect;
}

function otherThanIt(target: unknown): unknown {
  if (target === null || typeof target !== 'object' || !('other' in target)) return target;
  const { other: _, ...filter } = target;
  return { ...filter, otherThanIt: true };
}

/** A Spell that has its effect is being played already: "play me for 1 less" is about its cost. */
function playsMe(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  if ('do' in tree && tree.do === 'play' && 'what' in tree && tree.what === 'me') return true;
  return Object.values(tree).some(playsMe);
}

function moreIf(condition: Condition | undefined, by: Amount | undefined) {
  return condition === undefined ? undefined : { by: by ?? 1, if: condition };
}

/** {discard-from-reserve} is a cost of a Support ability (7.1.4.b). */
function isSupport(part: { readonly do: string; readonly of?: ObjectReference }): boolean {
  return part.do === 'discard' && part.of === 'me';
}
