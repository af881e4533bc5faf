/** The sub-types of the printed cards. */
export const SUBTYPES = [
  ...['adventurer', 'animal', 'apprentice', 'artist', 'boon', 'bureaucrat', 'citizen'],
  ...['companion', 'conjuration', 'construction', 'corruption', 'deity', 'disruption', 'dragon'],
  ...['druid', 'elemental', 'engineer', 'fairy', 'feat', 'gear', 'illusion', 'leviathan', 'mage'],
  ...['maneuver', 'merchant', 'messenger', 'noble', 'ore', 'plant', 'robot', 'rogue', 'sap'],
  ...['scholar', 'scientist', 'site', 'soldier', 'song', 'spirit', 'titan', 'trainer'],
] as const;

export type Subtype = (typeof SUBTYPES)[number];
