/** Abilities that objects gain for good (S.7.b), and the cards that give them. */

import { once } from '../rules/once.ts';
import type { Ability, Step } from './ability.ts';
import type { Card } from './card.ts';

/** An ability that an effect of a card gives. */
export interface GivenAbility {
  readonly ability: Ability;
  /** The place on the card of the ability whose effect gives it. */
  readonly place: number;
}

/** Returns the abilities that the effects of a card give for good, in the order of its text. */
export const givenAbilities = once(({ abilities }: Card): readonly GivenAbility[] =>
  abilities.flatMap((one, place) => abilitiesIn(one).map((ability) => ({ ability, place }))),
);

function abilitiesIn(node: unknown): readonly Ability[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(abilitiesIn);
  return isGiving(node) ? [node.ability, ...inside] : inside;
}

function isGiving(node: object): node is Extract<Step, { do: 'gain-ability' }> {
  return 'do' in node && node.do === 'gain-ability';
}

/** Whether two abilities say the same: they are plain data, whose parts keep their order. */
export function isSameAbility(one: Ability, other: Ability): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the key of an ability that an object gained, by its place among those. */
export function gainedKey(place: number): string {
  return `x${place}`;
}

/** Returns the place of a gained ability among those of its object, by its key; null for another. */
export function placeOfGained(key: string): number | null {
  const [, place] = /^x(\d+)$/.exec(key) ?? [];
  return place === undefined ? null : Number(place);
}
