import type { Faction } from '../../engine/cards/card.ts';

/** Factions are called the same in every language. */
export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  axiom: 'Axiom',
  bravos: 'Bravos',
  lyra: 'Lyra',
  muna: 'Muna',
  ordis: 'Ordis',
  yzmir: 'Yzmir',
};
