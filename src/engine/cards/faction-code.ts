import type { Faction } from './card.ts';

/** The codes that cards print for their factions, as their references hold them. */
export const FACTION_CODES: Readonly<Record<string, Faction>> = {
  AX: 'axiom',
  BR: 'bravos',
  LY: 'lyra',
  MU: 'muna',
  OR: 'ordis',
  YZ: 'yzmir',
};
