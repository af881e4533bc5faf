import type { Card } from '../engine/cards/card.ts';
import type { Ability, Instruction, PassiveRule } from '../engine/cards/effect.ts';
import type { Trigger } from '../engine/cards/trigger.ts';
import type { RuleNumber } from '../engine/rules/rule-number.ts';

/** The rule that says how an ability of a kind works (2.2.12). */
const OF_KIND: Readonly<Partial<Record<Ability['kind'], RuleNumber>>> = {
  'quick-action': '5.3.a',
  reaction: '2.2.12.l',
  passive: '2.2.12.m',
};

/** The rule of each form that steps of an effect stand in (6.1, 6.5). */
const OF_FORM: Readonly<Partial<Record<Instruction['do'], RuleNumber>>> = {
  may: '6.5.c',
  if: '6.5.d',
  unless: '6.5.d',
  choose: '6.5.g',
  repeat: '6.5.i',
  'for-each': '6.5.i',
  together: '6.1.c',
  'in-turn': '6.1.h',
  play: '5.2.b',
  next: '2.2.15.a',
  ongoing: '2.2.15.a',
};

/** The rule of what a passive ability changes. */
const OF_PASSIVE: Readonly<Partial<Record<PassiveRule['rule'], RuleNumber>>> = {
  instead: '6.2.b',
  also: '6.2.c',
  'minimum-cost': '5.1.2.d',
  played: '5.1.2.d',
  'optional-cost': '5.1.2.c',
  'add-statistics': '2.3.1.g',
  'set-statistics': '2.3.1.g',
  'gain-keyword': '2.3.1.g',
  'gain-ability': '2.3.1.g',
};

/** The rule for a field of the tree, by its name, in whatever part of the tree it is. */
const OF_PART: Readonly<Record<string, RuleNumber>> = {
  target: '6.5.b',
  ifDone: '6.5.f',
  otherwise: '6.5.e',
  support: '2.2.12.i',
};

type SupplementWord =
  | Instruction['do']
  | Trigger['on']
  | Extract<Ability, { kind: 'keyword' }>['keyword'];

/** The section of the supplement about a step, a trigger or a keyword that no book has. */
const OF_SUPPLEMENT: Readonly<Partial<Record<SupplementWord, string>>> = {
  complete: 'S.1',
  temple: 'S.2',
  'activate-action': 'S.4',
  activates: 'S.4',
  'another-turn': 'S.5',
  'create-again': 'S.6',
  'gain-ability': 'S.7',
  'has-cards': 'S.7',
};

/**
 * Returns the rules that explain the forms of a card's text, such as "you may" and "if you do", in the
 * order of the text, without the rules of its terms.
 */
export function rulesOfForms({ abilities }: Pick<Card, 'abilities'>): readonly RuleNumber[] {
  const found = new Set<RuleNumber>();
  for (const part of partsOf(abilities)) {
    const { kind, do: form, rule } = part as Readonly<Record<string, string>>;
    const own = [
      OF_KIND[kind as Ability['kind']],
      OF_FORM[form as Instruction['do']],
      OF_PASSIVE[rule as PassiveRule['rule']],
      ...Object.keys(part).map((name) => OF_PART[name]),
    ];
    for (const number of own) if (number) found.add(number);
  }
  return [...found];
}

/** Returns the sections of the supplement that explain words of a card, in their order. */
export function supplementSectionsOf(card: Card): readonly string[] {
  const found = new Set<string>();
  if (card.subtypes?.includes('feat')) found.add('S.1');
  if (card.signature || (card.type === 'token' && card.reserveCost)) found.add('S.3');
  for (const part of partsOf(card.abilities)) {
    const { do: form, on, keyword, ...others } = part as Readonly<Record<string, unknown>>;
    for (const word of [form, on, keyword]) {
      const section = OF_SUPPLEMENT[word as SupplementWord];
      if (section) found.add(section);
    }
    if (others.subtype === 'feat' || others.completed !== undefined) found.add('S.1');
    if (others.token === 'signature') found.add('S.3');
    if (others.asFrom !== undefined) found.add('S.8');
  }
  return [...found].sort();
}

/** Every object of a tree, in the order of the text. */
function* partsOf(tree: unknown): Generator<object> {
  if (typeof tree !== 'object' || tree === null) return;
  if (!Array.isArray(tree)) yield tree;
  for (const inner of Object.values(tree)) yield* partsOf(inner);
}
