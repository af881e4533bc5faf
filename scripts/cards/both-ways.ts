/** `npm run cards -- both-ways`. */

import { conditionsOf, watchConditions } from '../../tests/fuzz/both-ways.ts';
import { collectionOfData } from './printed.ts';

interface Flags {
  readonly games: number;
  readonly positions: number;
  readonly seed: number;
  readonly card?: string;
}

/**
 * Plays random games, then random positions around each card with a condition; prints the conditions
 * that were not seen both true and false. Ends with an error if there are any.
 */
export async function lookForOneWay({ games, positions, seed, card }: Flags): Promise<void> {
  const cards = collectionOfData();
  // A token has no place in a Hand, and comes about only by what creates it.
  const conditional = cards.filter(
    (one) => !one.type.endsWith('token') && conditionsOf([one]).size > 0,
  );
  const around = conditional.filter(({ id }) => card === undefined || id === card);
  const seen = await watchConditions(cards, { games, positions, seed, around });
  const watched = conditionsOf(around);
  const left = [...seen].filter(([key, { holds, fails }]) => watched.has(key) && !(holds && fails));
  for (const [key, { holds, fails }] of left) {
    console.log(`${key}: ${holds ? 'never false' : fails ? 'never true' : 'never asked'}`);
  }
  console.log(
    `${watched.size} conditions of ${around.length} cards; not both ways: ${left.length}.`,
  );
  if (left.length > 0) process.exitCode = 1;
}
