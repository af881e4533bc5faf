import type { PageToolTexts } from '../../texts/page-tools.ts';

export const pageTools: PageToolTexts = {
  plain: 'Reiner Text',
  withNotes: 'Mit Anmerkungen',
  share: 'Teilen',
  linkCopied: 'Link kopiert',
  quoteCopied: 'Zitat kopiert',
  copyFailed: 'Der Browser hat das Kopieren abgelehnt',
  open: 'Die Seite öffnen',
  pin: 'Offen halten',
  close: 'Schließen',
  update: 'Eine neuere Version dieser Website ist bereit.',
  reload: 'Laden',
};
