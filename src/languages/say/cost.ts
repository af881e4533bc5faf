/** Costs, in words and before a colon; their parts are the same in every language. */

import type { Amount, Cost, CostPart, Step } from '../../engine/cards/ability.ts';
import { amountWords } from './context.ts';
import { manaMark, withCapital } from './text.ts';
import type { Mood, Wording, WordingContext } from './wording.ts';

/** A number of Mana: its icon, or words for the amount. */
export function manaOrAmount(value: Amount, context: WordingContext): string {
  return typeof value === 'number' ? manaMark(value) : amountWords(value, context);
}

/** Returns the function that adds the least that a card costs, if there is one: ", but never below {mana:1}". */
export function createMinimum(words: string) {
  return (min: Amount | undefined, context: WordingContext): string =>
    min === undefined ? '' : `, ${words} ${manaOrAmount(min, context)}`;
}

interface CostWords {
  /** Whether each part of a cost begins with a capital, as in "{exhaust}, Spend 3 …". */
  readonly capitals: boolean;
  readonly list: (parts: readonly string[]) => string;
  readonly pay: (mana: string, mood: Mood) => string;
  readonly spend: (
    part: Extract<CostPart, { do: 'spend' }>,
    mood: Mood,
    context: WordingContext,
  ) => string;
  readonly step: (step: Step, mood: Mood, context: WordingContext) => string;
}

/** Returns the functions that write costs, from a language's words for their parts. */
export function createCosts({
  capitals,
  list,
  pay,
  spend,
  step,
}: CostWords): Pick<Wording, 'cost' | 'symbols'> {
  const symbol = (part: Extract<CostPart, { do: 'pay' }>) =>
    manaMark(typeof part.mana === 'number' ? part.mana : 'X');
  const words = (part: CostPart, mood: Mood, context: WordingContext): string => {
    switch (part.do) {
      case 'pay':
        return pay(symbol(part), mood);
      case 'rush': {
        const what = part.card ? { what: { choose: part.card } } : {};
        return step({ do: 'rush', ...what }, mood, context);
      }
      case 'spend':
        return spend(part, mood, context);
      default:
        return step(part, mood, context);
    }
  };
  return {
    cost: (value, context) => list(value.map((part) => words(part, 'infinitive', context))),
    symbols: (value: Cost, context) =>
      value
        .map((part, at) => {
          if (part.do === 'pay') return symbol(part);
          if (part.do === 'exhaust' && part.of === 'me') return '{exhaust}';
          if (part.do === 'discard' && part.of === 'me') return '{discard-from-reserve}';
          const said = words(part, 'order', context);
          return capitals && at > 0 ? withCapital(said) : said;
        })
        .join(', '),
  };
}
