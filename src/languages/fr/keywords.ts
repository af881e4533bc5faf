/** The French names of keyword abilities, by their ids. */
export const KEYWORDS = {
  cooldown: 'Rafraîchissement',
  defender: 'Défenseur',
  eternal: 'Éternel',
  fleeting: 'Fugace',
  gigantic: 'Gigantesque',
  scout: 'Repérage',
  seasoned: 'Aguerri',
  temple: 'Temple',
  tough: 'Coriace',
} as const;
