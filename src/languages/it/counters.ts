/** The Italian names of the counters that cards use, by their ids. */
export const COUNTERS: Readonly<Record<string, string>> = {
  arcane: 'Arcano',
  food: 'Cibo',
  heroism: 'Eroismo',
  kelon: 'Kelon',
  luck: 'Fortuna',
  mirage: 'Miraggio',
  morale: 'Morale',
  move: 'Movimento',
  performance: 'Prestazione',
  quest: 'Missione',
  sap: 'Linfa',
  scrap: 'Rottame',
  trial: 'Prova',
};
