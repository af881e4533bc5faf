/** The English names of the counters that cards name. Any other is called as the card's data calls it. */
export const COUNTERS: Readonly<Record<string, string>> = {
  arcane: 'Arcane',
  food: 'Food',
  heroism: 'Heroism',
  kelon: 'Kelon',
  morale: 'Morale',
  move: 'Move',
  performance: 'Performance',
  quest: 'Quest',
  sap: 'Sap',
  scrap: 'Scrap',
  trial: 'Trial',
};
