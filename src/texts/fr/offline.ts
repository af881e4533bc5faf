import type { TakeTexts } from '../../offline/take.ts';

export const offline: TakeTexts = {
  size: (megabytes) => `L’emporter (${megabytes}\u00a0Mo)`,
  taking: (done, of) => `${done} pages gardées sur ${of}`,
  stop: 'Arrêter',
  stopped: (done, of) =>
    `Arrêté. ${done} pages sur ${of} sont gardées, le reste peut suivre plus tard.`,
  update: 'Mettre la copie à jour',
  taken: 'Tout le livre est sur cet appareil.',
  notAllTaken: (failed) =>
    failed === 1
      ? '1 page n’a pas pu être gardée. Réessayez avec un meilleur réseau.'
      : `${failed} pages n’ont pas pu être gardées. Réessayez avec un meilleur réseau.`,
  notTaken:
    'Ce navigateur ne peut pas garder de pages, ou le réseau est coupé. Rien n’a été gardé.',
};
