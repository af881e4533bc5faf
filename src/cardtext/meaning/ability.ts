/** Abilities: what a paragraph of a card is (2.2.12). */

import type {
  Ability,
  Amount,
  Condition,
  Cost,
  Effect,
  Keyword,
  ObjectReference,
  PassiveRule,
  Terrain,
  Trigger,
} from '../../engine/ability.ts';
import { said } from './described.ts';
import { filled } from './sentence.ts';
import { settle } from './step.ts';

type Ruled = { rule: PassiveRule | readonly PassiveRule[] };

function passives(rule: Ruled['rule'], conditions: object): readonly Ability[] {
  return [rule].flat().map((one) =>
    settle(said({ kind: 'passive', ...conditions, rule: one }) as Ability, 'you'),
  );
}

function reaction(fields: object): readonly Ability[] {
  return [settle(said({ kind: 'reaction', ...fields }) as unknown as Ability, 'you')];
}

/** An ability inside quotation marks: of whoever has it. */
export const quoted = { quoted: ({ all }: { all: readonly Ability[] }) => all };

export const ability = {
  x: ({ k, n }: { k: object; n: Amount }) => [{ kind: 'keyword', ...filled(k, n) }],
  keyword: ({ k }: { k: { keyword: Keyword; amount?: Amount } }) => [{ kind: 'keyword', ...k }],
  reaction: ({ trigger, effect, if: condition, support }: {
    trigger: Trigger;
    effect: Effect;
    if?: Condition;
    support?: true;
  }) => reaction({ trigger, if: condition, effect, support }),
  forEach: ({ trigger, effect, counter }: {
    trigger: Trigger;
    effect: Effect;
    counter: string;
  }) =>
    reaction({
      trigger,
      effect: [{ do: 'repeat', times: { counters: counter, on: 'me' }, steps: effect }],
    }),
  action: ({ cost, effect, only, more, less, n, support }: {
    cost: Cost;
    effect: Effect;
    only?: Condition;
    more?: Condition;
    less?: Condition;
    n?: Amount;
    support?: true;
  }) => [
    settle(
      said({
        kind: 'quick-action',
        cost,
        effect,
        support: support ?? (cost.some(isSupport) ? true : undefined),
        only,
        more: moreIf(more ?? (less && { not: less }), n),
      }) as unknown as Ability,
      'you',
    ),
  ],
  passiveFirstDay: ({ rule }: Ruled) => passives(rule, { if: { day: true, exactly: 1 } }),
  passive: ({ rule, if: condition, unless, support }: Ruled & {
    if?: Condition;
    unless?: Condition;
    support?: true;
  }) => passives(rule, { if: condition, unless, support }),
  effect: ({ effect }: { effect: Effect }) => [
    settle({ kind: 'effect', effect } as Ability, 'you'),
  ],
  beginCounters: ({ n, counter }: { n: Amount; counter: string }) => [
    { kind: 'begin', counters: { name: counter, count: n } },
  ],
  beginMarkers: ({ a, b, c }: { a: Terrain; b: Terrain; c: Terrain }) => [
    { kind: 'begin', markers: [a, b, c] },
  ],
  several: ({ a, b }: { a: readonly Ability[]; b: readonly Ability[] }) => [...a, ...b],
};

function moreIf(condition: Condition | undefined, by: Amount | undefined) {
  return condition === undefined ? undefined : { by: by ?? 1, if: condition };
}

/** {discard-from-reserve} is a cost of a Support ability (7.1.4.b). */
function isSupport(part: { readonly do: string; readonly of?: ObjectReference }): boolean {
  return part.do === 'discard' && part.of === 'me';
}
