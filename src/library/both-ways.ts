/** Positions in which the conditions of a card are true and false, for its page. */

import kept from '../../data/generated/both-ways.json';
import type { BothWays, ShownWay } from './both-ways-file.ts';

/** A condition of an ability, in a position in which the ability acts and in one in which it does not. */
export interface ShownCondition {
  /** The place of its ability on the card. */
  readonly ability: number;
  readonly acts: ShownWay;
  readonly idle: ShownWay;
}

const positions = kept as unknown as BothWays;

const byCard = Map.groupBy(Object.entries(positions), ([key]) => key.split('#')[0]!);

/** Returns the conditions of a version of a card in the order of its abilities. */
export function shownConditions(id: string): readonly ShownCondition[] {
  return (byCard.get(id) ?? [])
    .map(([key, { holds, fails }]) => {
      const ability = Number(/#(\d+)/.exec(key)?.[1]);
      return key.endsWith('.unless')
        ? { ability, acts: fails, idle: holds }
        : { ability, acts: holds, idle: fails };
    })
    .sort((one, other) => one.ability - other.ability);
}
