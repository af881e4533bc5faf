import type { Filter, Step } from '../cards/ability.ts';

/** The filter by which a step chooses among cards in Mana zones; null where it does not (3.2.9.e). */
export function orbsChosenBy(step: Step): Filter | null {
  if (!('of' in step) || typeof step.of !== 'object') return null;
  const { of } = step;
  const filter = 'choose' in of ? of.choose : 'target' in of ? of.target : null;
  return filter && typeof filter === 'object' && looksInMana(filter) ? filter : null;
}

function looksInMana(filter: Filter): boolean {
  return filter.in !== undefined && [filter.in].flat().includes('mana');
}
