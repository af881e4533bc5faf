/** What a text says of the token that it creates, besides its name. */

import type { Card } from '../engine/cards/card.ts';
import type { Context } from './context.ts';

/** " (Robot 2/2/2, “…”)", with the sub-types in words; empty for a token without statistics. */
export function tokenTraits(
  { abilities, statistics }: Card,
  types: string,
  context: Context,
): string {
  if (!statistics) return '';
  const { forest, mountain, water } = statistics;
  const says = abilities.map((ability) => context.say(ability)).join(' ');
  const quoted = says === '' ? '' : `, ${context.language.quote(says)}`;
  return ` (${types} ${forest}/${mountain}/${water}${quoted})`;
}
