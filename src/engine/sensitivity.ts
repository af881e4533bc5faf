/**
 * What a passive ability looks at and what it changes, read from its tree once. It spares trials
 * where one ability cannot matter to another (2.3.2), and evaluations where an event cannot matter
 * to any (2.3.1.k). Where a tree does not tell, everything is taken to matter.
 */

import type { Passive } from './ability.ts';
import { once } from './once.ts';

/**
 * Kinds of facts. `cards` are those outside play, `marks` statuses and counters, those of Mana Orbs
 * apart as `orbs`: they change all the time, and only a text that names their zone looks at them.
 */
export type Fact =
  | 'presence'
  | 'subtype'
  | 'statistics'
  | 'terrain'
  | 'cards'
  | 'marks'
  | 'orbs'
  | 'game';

export interface Sensitivity {
  readonly reads: ReadonlySet<Fact>;
  readonly writes: ReadonlySet<Fact>;
  /** Takes abilities away, which matters to every ability. */
  readonly removes: boolean;
}

export const sensitivityOf = once((passive: Passive): Sensitivity => {
  const reads = new Set<Fact>();
  const { rule } = passive;
  for (const [key, value] of Object.entries(rule)) {
    if (key === 'rule' || (rule.rule === 'gain-subtype' && key === 'subtype')) continue;
    if (rule.rule === 'gain-ability' && key === 'ability') continue;
    read(key, value, reads);
  }
  read('if', passive.if, reads);
  read('unless', passive.unless, reads);
  if (rule.rule === 'set-statistics' && rule.to === 'highest') reads.add('statistics');
  return { reads, writes: writesOf(passive), removes: rule.rule === 'lose-abilities' };
});

function writesOf({ rule }: Passive): ReadonlySet<Fact> {
  switch (rule.rule) {
    case 'gain-keyword':
      return new Set(rule.keyword === 'gigantic' ? ['presence'] : []);
    case 'gain-ability':
      return new Set(
        rule.ability.kind === 'keyword' && rule.ability.keyword === 'gigantic' ? ['presence'] : [],
      );
    case 'lose-abilities':
      return new Set(['presence']);
    case 'gain-subtype':
      return new Set(['subtype']);
    case 'add-statistics':
    case 'set-statistics':
      return new Set(['statistics']);
    case 'terrain':
      return new Set(['terrain']);
    default:
      return new Set();
  }
}

const BY_FIELD: Readonly<Record<string, readonly Fact[]>> = {
  subtype: ['subtype'],
  expedition: ['presence'],
  relation: ['presence'],
  inExpedition: ['presence'],
  where: ['presence'],
  region: ['presence'],
  holds: ['presence'],
  position: ['presence', 'terrain'],
  terrain: ['terrain'],
  singleTerrain: ['terrain'],
  singleTerrainRegions: ['terrain'],
  baseZeroInTerrain: ['presence', 'terrain'],
  statistic: ['statistics'],
  statistics: ['statistics'],
  status: ['marks'],
  without: ['marks'],
  counters: ['marks', 'statistics'],
  baseCost: ['marks'],
  in: ['cards'],
  firstPlayer: ['game'],
  day: ['game'],
  phase: ['game'],
};

function read(key: string, value: unknown, reads: Set<Fact>): void {
  if (value === undefined) return;
  for (const fact of BY_FIELD[key] ?? []) reads.add(fact);
  if (key === 'in' && [value].flat().includes('mana')) reads.add('orbs');
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const item of value) read('', item, reads);
  else for (const [name, item] of Object.entries(value)) read(name, item, reads);
}

/** Whether applying one passive ability could change what another is, applies to or does. */
export function couldMatter(passive: Passive, other: Passive): boolean {
  const { writes, removes } = sensitivityOf(other);
  if (removes) return true;
  const { reads } = sensitivityOf(passive);
  for (const fact of writes) if (reads.has(fact)) return true;
  return false;
}
