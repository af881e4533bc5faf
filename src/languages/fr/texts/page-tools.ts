import type { PageToolTexts } from '../../texts/page-tools.ts';

export const pageTools: PageToolTexts = {
  plain: 'Texte simple',
  withNotes: 'Avec les notes',
  share: 'Partager',
  linkCopied: 'Lien copié',
  quoteCopied: 'Citation copiée',
  copyFailed: 'Le navigateur a refusé de copier',
  open: 'Ouvrir la page',
  pin: 'Garder ouvert',
  close: 'Fermer',
  update: 'Une version plus récente du site est prête.',
  reload: 'La charger',
};
