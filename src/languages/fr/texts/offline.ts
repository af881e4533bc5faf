import type { TakeTexts } from '../../../site/offline/take.ts';

export const offline: TakeTexts = {
  size: (megabytes) => `L’emporter (${megabytes}\u00a0Mo)`,
  taking: (done, of) => `${done} pages gardées sur ${of}`,
  stop: 'Arrêter',
  stopped: (done, of) =>
    `Arrêté. ${done} pages sur ${of} sont gardées, le reste peut suivre plus tard.`,
  update: (megabytes) =>
    megabytes === null ? 'Mettre la copie à jour' : `Mettre la copie à jour (${megabytes}\u00a0Mo)`,
  taken: 'Tout est sur cet appareil, dans sa dernière version.',
  notAllTaken: (failed) =>
    failed === 1
      ? '1 page n’a pas pu être gardée. Réessayez avec un meilleur réseau.'
      : `${failed} pages n’ont pas pu être gardées. Réessayez avec un meilleur réseau.`,
  full: (done, of) =>
    `Il n’y a plus de place sur cet appareil\u00a0: ${done} pages sur ${of} sont gardées. Libérez de la place, puis reprenez.`,
  notTaken:
    'Ce navigateur ne peut pas garder de pages, ou le réseau est coupé. Rien n’a été gardé.',
};
