import type { Faction } from '../../engine/cards/vocabulary.ts';

/** The names of factions, the same in every language. */
export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  axiom: 'Axiom',
  bravos: 'Bravos',
  lyra: 'Lyra',
  muna: 'Muna',
  ordis: 'Ordis',
  yzmir: 'Yzmir',
};
