/** The words about a created token, besides its name. */

import type { Amount, ExpeditionFilter } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import type { StepOf } from './step.ts';
import type { WordingContext } from './wording.ts';

/** The value of X, where X tokens are created. */
interface Counted {
  /** The value of X. */
  readonly value?: Amount;
  /** The maximum of an X that was paid. */
  readonly atMost?: Amount;
  /** The maximum number of tokens. */
  readonly max?: number;
}

/** Returns the value of X where an amount sets the number of tokens; empty where it is a number. */
export function tokensCounted(count: Amount): Counted {
  if (typeof count === 'number' || 'x' in count) return {};
  if (!('least' in count)) return { value: count };
  const [one, other] = count.least;
  if (typeof one === 'object' && 'x' in one) return { atMost: other! };
  return typeof other === 'number' ? { value: one!, max: other } : { value: count };
}

/** Whether a token is created in the Reserve of whoever creates it, as Signature tokens are. */
export function isInReserve(
  place: StepOf<'create'>['in'],
): place is Extract<StepOf<'create'>['in'], { readonly reserve: unknown }> {
  return typeof place === 'object' && 'reserve' in place;
}

/** The Reserve Cost of a Signature token, as an icon. */
export function reserveCostOf({ reserveCost = 0 }: Pick<Card, 'reserveCost'>): string {
  return `{mana:${reserveCost}}`;
}

/** The Expeditions that tokens are distributed among, none of which is a target; else null. */
export function distributedAmong({
  distributed,
  in: place,
}: StepOf<'create'>): ExpeditionFilter | null {
  return distributed === true && typeof place === 'object' && 'each' in place ? place.each : null;
}

/**
 * "2/2/2", and the abilities of the token in quotation marks (2.2.12.f). A token without statistics
 * is known by its name, and its abilities are reminder text.
 */
export function tokenTraits({ abilities, statistics }: Card, context: WordingContext) {
  if (!statistics) return { statistics: '', says: '' };
  const { forest, mountain, water } = statistics;
  const says = abilities.map((ability) => context.say(ability)).join(' ');
  return {
    statistics: `${forest}/${mountain}/${water}`,
    says: says === '' ? '' : context.language.quote(says),
  };
}
