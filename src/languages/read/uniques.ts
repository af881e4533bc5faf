/** Unique cards: abilities put together of a trigger, a condition and an effect. */

import type { Ability } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import { type Compiled, compileText, type Reader } from './reader.ts';

/** The parts of the abilities of unique cards, and the combinations that exist. */
export interface UniqueParts {
  readonly triggers: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, string>>;
  readonly effects: Readonly<Record<string, string>>;
  /** `trigger_condition_effect`, by their numbers. */
  readonly combinations: readonly string[];
}

/** The mark of an empty part, or of one that begins a passive ability. */
const NOTHING = /^\[\]\]$|^•$/u;
/** A support ability by its trigger. */
const SUPPORT = /^\{[ID]\}/u;

/** A row of a table with only its number; the condition of the first row is the head of the table. */
const ROW = /^\d\+:$/u;
const FIRST_ROW = /• \d\+:$/u;

/** The text of a combination as a card would print it. */
function uniqueText(parts: UniqueParts, combination: string): string {
  const [trigger = '', condition = '', effect = ''] = combination.split('_');
  const said = [parts.triggers[trigger], conditionOf(parts, condition), parts.effects[effect]]
    .filter((part) => part !== undefined && !NOTHING.test(part))
    .join(' ')
    .replaceAll('$', '');
  // An option of a list is printed under its head.
  const text = parts.triggers[trigger] === '•' ? `{J} Choose one:  • ${said}` : said;
  return text.startsWith('{D} ') ? text.replace('{D} ', '{D} : ') : text;
}

/** A condition as it begins a sentence; the list gives it a colon. */
function conditionOf({ conditions }: UniqueParts, key: string): string | undefined {
  const condition = conditions[key];
  if (condition === undefined) return undefined;
  if (ROW.test(condition)) {
    const head = Object.values(conditions).find((one) => FIRST_ROW.test(one));
    return head?.replace(FIRST_ROW, ` • ${condition}`);
  }
  return /\d\+:$/u.test(condition) ? condition : condition.replace(/:$/u, ',');
}

/** The ability of a combination, or where it stopped. */
export function compileUnique(parts: UniqueParts, combination: string, reader: Reader): Compiled {
  const text = uniqueText(parts, combination);
  return compileText(reader, text, { type: 'character', support: SUPPORT.test(text) });
}

/** Numbers from 0 up to a limit, the same for the same seed. */
function seededNumbers(seed: number): (limit: number) => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** How many abilities a drawn card has at most. */
const MOST_ABILITIES = 3;

/** Unique Characters drawn by lot, of combinations that compile. */
export function uniqueCards(
  input: unknown,
  reader: Reader,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly Card[] {
  const parts = input as UniqueParts;
  const next = seededNumbers(seed);
  const { combinations } = parts;
  return Array.from({ length: count }, (_, index): Card => {
    const abilities: Ability[] = [];
    const wanted = 1 + next(MOST_ABILITIES);
    while (abilities.length < wanted) {
      const drawn = compileUnique(parts, combinations[next(combinations.length)]!, reader);
      abilities.push(...drawn.abilities);
    }
    return {
      id: `unique-${index + 1}`,
      name: { en: `Unique ${index + 1}` },
      type: 'character',
      faction: 'axiom',
      rarity: 'unique',
      handCost: 1 + next(6),
      reserveCost: 1 + next(6),
      statistics: { forest: next(5), mountain: next(5), water: next(5) },
      abilities,
    };
  });
}
