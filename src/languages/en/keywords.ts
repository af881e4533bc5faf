/** The English names of keyword abilities, by their ids. */
export const KEYWORDS = {
  cooldown: 'Cooldown',
  defender: 'Defender',
  eternal: 'Eternal',
  fleeting: 'Fleeting',
  gigantic: 'Gigantic',
  scout: 'Scout',
  seasoned: 'Seasoned',
  temple: 'Temple',
  tough: 'Tough',
} as const;
