/** The parts of modifiers (6.2) that are the same in every language. */

import type {
  Cost,
  CostPart,
  Effect,
  Instruction,
  PassiveRule,
} from '../../engine/cards/ability.ts';

type Instead = Extract<PassiveRule, { rule: 'instead' }>;

/** Steps that happen to something, so that a player has it do them. */
const HAPPENINGS: readonly Instruction['do'][] = ['gain', 'lose', 'gain-counters', 'move-forward'];

/** Returns the replacing effect to be printed: "you may sacrifice me to have it lose Anchored". */
export function insteadEffect({ may, exhausting, instead }: Instead): Effect {
  if (!may) return instead;
  if (exhausting) {
    const isHappening = instead.every(({ do: verb }) => HAPPENINGS.includes(verb));
    const cost: Cost = [{ do: 'exhaust', of: 'me' }];
    return [{ do: 'may', cost, steps: instead, ...(isHappening ? { have: true } : {}) }];
  }
  const [first, then, ...more] = instead;
  if (!first || !then || more.length > 0 || !isPayable(first)) {
    return [{ do: 'may', steps: instead }];
  }
  const have = HAPPENINGS.includes(then.do) ? { have: true as const } : {};
  return [{ do: 'may', cost: [first], steps: [then], ...have }];
}

/** Whether an instruction can be printed as the cost of the rest. */
function isPayable(one: Instruction): one is Instruction & CostPart {
  return (one.do === 'discard' || one.do === 'sacrifice') && one.of === 'me';
}
