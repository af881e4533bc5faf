import type { TakeTexts } from '../../../site/offline/take.ts';

export const offline: TakeTexts = {
  size: (megabytes) => `Portalo con te (${megabytes} MB)`,
  taking: (done, of) => `${done} pagine conservate su ${of}`,
  stop: 'Interrompi',
  stopped: (done, of) =>
    `Interrotto. ${done} pagine su ${of} sono conservate, il resto può seguire più tardi.`,
  update: (megabytes) =>
    megabytes === null ? 'Aggiorna la copia' : `Aggiorna la copia (${megabytes} MB)`,
  taken: 'È tutto su questo dispositivo, nella versione più recente.',
  notAllTaken: (failed) =>
    failed === 1
      ? 'Non è stato possibile conservare 1 pagina. Riprova con una rete migliore.'
      : `Non è stato possibile conservare ${failed} pagine. Riprova con una rete migliore.`,
  full: (done, of) =>
    `Non c’è più spazio su questo dispositivo: ${done} pagine su ${of} sono conservate. Libera spazio, poi riprendi.`,
  notTaken: 'Questo browser non può conservare pagine, o la rete manca. Nulla è stato conservato.',
};
