/** The Italian names of keyword abilities, by their ids. */
export const KEYWORDS = {
  cooldown: 'Raffreddamento',
  defender: 'Difensore',
  eternal: 'Eterno',
  fleeting: 'Fugace',
  gigantic: 'Colossale',
  scout: 'Esploratore',
  seasoned: 'Temprato',
  temple: 'Tempio',
  tough: 'Tenace',
} as const;
