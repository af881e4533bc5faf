/** Numbers and amounts, in English. */

import type { Amount, Terrain } from '../../../engine/cards/ability.ts';
import { TERRAIN } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { doneWith } from './deed.ts';
import { matchingExpeditions } from './expedition.ts';
import { withPossessor } from './reference.ts';
import { nounPhrase, playerPhrase } from './selection.ts';
import { counterPhrase, numberWord } from './words.ts';

/** The noun after "for each" where an amount counts things; else null. */
export function perEach(value: Amount, context: WordingContext): string | null {
  if (typeof value === 'number') return null;
  if ('count' in value) return nounPhrase(value.count, false, context);
  if ('times' in value) return doneWith(value, false, context);
  if ('countExpeditions' in value)
    return matchingExpeditions(value.countExpeditions, false, context);
  if ('singleTerrainRegions' in value) return 'visible region with a single terrain';
  if ('baseZeros' in value)
    return `base statistic equal to 0 among ${nounPhrase(value.baseZeros, true, context)}`;
  return null;
}

/** Words that describe a noun from behind: nothing after them can possess. */
const ENDS_IN_CLAUSE = / (?:that|with|without|in|from|among) /u;

/** An amount in words: a number, or a phrase for its value. */
export function amount(
  value: Amount,
  context: WordingContext,
  style: 'digit' | 'word' = 'digit',
): string {
  if (typeof value === 'number') return style === 'word' ? numberWord(value) : String(value);
  if ('count' in value) return `the number of ${nounPhrase(value.count, true, context)}`;
  if ('countExpeditions' in value) {
    return `the number of ${matchingExpeditions(value.countExpeditions, true, context)}`;
  }
  if ('baseZeros' in value) {
    return `the number of base statistics equal to 0 among ${nounPhrase(value.baseZeros, true, context)}`;
  }
  if ('times' in value) return `the number of ${doneWith(value, true, context)}`;
  if ('counters' in value) {
    if ('on' in value)
      return withPossessor(counterPhrase(value.counters, 'number of', true), value.on, context);
    const all = nounPhrase(value.among, true, context);
    if (ENDS_IN_CLAUSE.test(all))
      return `${counterPhrase(value.counters, 'the number of', true)} on all ${all}`;
    return counterPhrase(value.counters, `all ${all}’ number of`, true);
  }
  if ('die' in value) return 'the result of the die';
  if ('statistic' in value) {
    const which = value.statistic === 'highest' ? 'highest' : TERRAIN[value.statistic];
    return withPossessor(`${which} statistic`, value.of, context);
  }
  if ('cost' in value) {
    const which = { hand: 'Hand Cost', reserve: 'Reserve Cost', base: 'Base Cost' }[value.cost];
    if (typeof value.of === 'object' && 'all' in value.of) {
      return `the total ${which} of ${nounPhrase(value.of.all, true, context)}`;
    }
    return withPossessor(which, value.of, context);
  }
  if ('regionsBetween' in value) {
    const whose =
      value.regionsBetween === 'you' ? 'your' : `${playerPhrase(value.regionsBetween, context)}’s`;
    return `the number of regions between ${whose} two Expeditions`;
  }
  if ('singleTerrainRegions' in value) return 'the number of visible regions with a single terrain';
  if ('differing' in value) {
    return `the number of ${differentValues(value.differing)} among ${nounPhrase(value.among, true, context)}`;
  }
  if ('movedTo' in value) return 'the number of cards discarded this way';
  if ('affected' in value) return 'as many';
  if ('would' in value) return 'that number';
  if ('x' in value) return 'X';
  if ('sum' in value) return value.sum.map((part) => amount(part, context)).join(' plus ');
  const parts = 'least' in value ? value.least : value.most;
  const which = 'least' in value ? 'lowest' : 'highest';
  return `the ${which} of ${parts.map((part) => amount(part, context)).join(' and ')}`;
}

/** The property in which several objects differ: "different Base Costs". */
export function differentValues(by: Terrain | 'base-cost'): string {
  return by === 'base-cost' ? 'different Base Costs' : `different ${TERRAIN[by]} statistics`;
}
