/** The English names of the counters that cards use, by their ids. */
export const COUNTERS: Readonly<Record<string, string>> = {
  arcane: 'Arcane',
  food: 'Food',
  heroism: 'Heroism',
  kelon: 'Kelon',
  luck: 'Luck',
  mirage: 'Mirage',
  morale: 'Morale',
  move: 'Move',
  performance: 'Performance',
  quest: 'Quest',
  sap: 'Sap',
  scrap: 'Scrap',
  trial: 'Trial',
};
