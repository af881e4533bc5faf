import type { TakeTexts } from '../../../site/offline/take.ts';

export const offline: TakeTexts = {
  size: (megabytes) => `Mitnehmen (${megabytes} MB)`,
  taking: (done, of) => `${done} von ${of} Seiten gespeichert`,
  stop: 'Anhalten',
  stopped: (done, of) =>
    `Angehalten. ${done} von ${of} Seiten sind gespeichert, der Rest kann später folgen.`,
  update: (megabytes) =>
    megabytes === null ? 'Kopie aktualisieren' : `Kopie aktualisieren (${megabytes} MB)`,
  taken: 'Die neueste Kopie von allem ist auf diesem Gerät.',
  notAllTaken: (failed) =>
    failed === 1
      ? '1 Seite konnte nicht gespeichert werden. Versuche es mit einem besseren Netz noch einmal.'
      : `${failed} Seiten konnten nicht gespeichert werden. Versuche es mit einem besseren Netz noch einmal.`,
  full: (done, of) =>
    `Auf diesem Gerät ist kein Platz mehr: ${done} von ${of} Seiten sind gespeichert. Schaffe Platz und mach dann weiter.`,
  notTaken:
    'Dieser Browser kann keine Seiten speichern, oder das Netz ist weg. Nichts wurde gespeichert.',
};
