/** The French names of the counters that cards use, by their ids. */
export const COUNTERS: Readonly<Record<string, string>> = {
  arcane: 'Arcane',
  food: 'Nourriture',
  heroism: 'Héroïsme',
  kelon: 'Kélon',
  luck: 'Chance',
  mirage: 'Mirage',
  morale: 'Moral',
  move: 'Déplacement',
  performance: 'Spectacle',
  quest: 'Quête',
  sap: 'Sève',
  scrap: 'Ferraille',
  trial: 'Épreuve',
};
