/**
 * The facts that a passive ability reads and changes, found once from its tree. They save trials where
 * one ability cannot matter to another (2.3.2), and evaluations where an event cannot matter to any
 * (2.3.1.e). Where a tree does not tell, everything is taken to matter.
 */

import { once } from '../rules/once.ts';
import type { Passive } from './ability.ts';
import { FACT, type Facts, NO_FACTS } from './facts.ts';

export interface Sensitivity {
  readonly reads: Facts;
  readonly writes: Facts;
  /** Takes abilities away, which matters to every ability. */
  readonly removes: boolean;
}

export const sensitivityOf: (passive: Passive) => Sensitivity = once((passive) => {
  const { rule } = passive;
  let reads = factsRead('if', passive.if) | factsRead('unless', passive.unless);
  for (const [key, value] of Object.entries(rule)) {
    if (key === 'rule' || (rule.rule === 'gain-subtype' && key === 'subtype')) continue;
    if (rule.rule === 'gain-ability' && key === 'ability') continue;
    reads |= factsRead(key, value);
  }
  if (rule.rule === 'set-statistics' && rule.to === 'highest') reads |= FACT.statistics;
  return { reads, writes: writesOf(passive), removes: rule.rule === 'lose-abilities' };
});

function writesOf({ rule }: Passive): Facts {
  switch (rule.rule) {
    case 'gain-keyword':
      return rule.keyword === 'gigantic' ? FACT.presence : NO_FACTS;
    case 'gain-ability':
      return rule.ability.kind === 'keyword' && rule.ability.keyword === 'gigantic'
        ? FACT.presence
        : NO_FACTS;
    case 'lose-abilities':
      return FACT.presence;
    case 'gain-subtype':
      return FACT.subtype;
    case 'add-statistics':
    case 'set-statistics':
      return FACT.statistics;
    case 'terrain':
      return FACT.terrain;
    case 'considered':
      return FACT.standing;
    default:
      return NO_FACTS;
  }
}

const BY_FIELD: Readonly<Record<string, Facts>> = {
  subtype: FACT.subtype,
  notSubtype: FACT.subtype,
  expedition: FACT.presence,
  relation: FACT.presence,
  inExpedition: FACT.presence,
  where: FACT.presence,
  region: FACT.presence,
  holds: FACT.presence,
  position: FACT.presence | FACT.terrain | FACT.standing,
  inContact: FACT.presence | FACT.terrain | FACT.standing,
  beside: FACT.presence,
  terrain: FACT.terrain,
  singleTerrain: FACT.terrain,
  singleTerrainRegions: FACT.terrain,
  baseZeroInTerrain: FACT.presence | FACT.terrain,
  statistic: FACT.statistics,
  differing: FACT.statistics | FACT.marks,
  statistics: FACT.statistics,
  oneStatistic: FACT.statistics,
  gigantic: FACT.presence,
  action: FACT.presence,
  status: FACT.marks,
  without: FACT.marks,
  counters: FACT.marks | FACT.statistics,
  baseCost: FACT.marks,
  in: FACT.cards,
  firstPlayer: FACT.game,
  day: FACT.game,
  phase: FACT.game,
  turn: FACT.game,
};

function factsRead(key: string, value: unknown): Facts {
  if (value === undefined) return NO_FACTS;
  let reads = BY_FIELD[key] ?? NO_FACTS;
  if (key === 'in' && [value].flat().includes('mana')) reads |= FACT.orbs;
  if (typeof value !== 'object' || value === null) return reads;
  if (Array.isArray(value)) for (const item of value) reads |= factsRead('', item);
  else for (const [name, item] of Object.entries(value)) reads |= factsRead(name, item);
  return reads;
}

/** Whether applying one passive ability could change what another is, applies to or does. */
export function couldMatter(passive: Passive, other: Passive): boolean {
  const { writes, removes } = sensitivityOf(other);
  if (removes) return true;
  return (sensitivityOf(passive).reads & writes) !== 0;
}
