import type { PageTexts } from '../../texts/language-texts.ts';

export const examplePages: PageTexts = {
  lead: 'De petites positions jouées pas à pas par le moteur de règles. À chaque pas, la règle qui en décide.',
  one: '# exemple',
  many: '# exemples',
  other: 'Autres situations',
  shows: 'Règles montrées',
  variants: 'La même histoire autrement',
  more: 'Autres exemples de cette règle',
  open: 'Ouvrir la page de l’exemple',
  playHere: 'Le jouer ici',
  cards: 'Cartes de cet exemple',
  embed: 'Intégrer',
  embedLead:
    'Ce code affiche l’exemple sur une autre page, à sa hauteur. Dans l’adresse, ?edition=2024-09&step=3&theme=dark&language=en choisissent par quoi il commence.',
  copy: 'Copier le code',
  copied: 'Code copié',
  example: 'Exemple joué',
  notLive:
    'L’exemple ne peut pas s’animer\u00a0: il lui manque quelque chose qui n’a pas été chargé.',
  whole: 'Voir sur Altered Codex',
  sandbox: 'Jeu libre',
  sandboxLead:
    'Mettez en place n’importe quelle position, jouez-la, annulez, partagez-la par un lien. Rien n’est envoyé à un serveur.',
  needsScript: 'Le jeu libre a besoin de JavaScript. Les exemples se lisent sans.',
  switchedOff: {
    title: (caught, switchable) =>
      `Règles éteintes\u00a0: un exemple le remarque pour ${caught} sur ${switchable}`,
    lead: (switchable, carriedOut, date) =>
      `Sur ${carriedOut} règles que le moteur applique, ${switchable} peuvent y être éteintes une à une. Une règle est protégée quand au moins un de ses exemples échoue alors. Essayé le ${date}.`,
    missed: 'Éteintes sans qu’aucun exemple ne le remarque encore\u00a0:',
  },
};
