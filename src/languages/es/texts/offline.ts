import type { TakeTexts } from '../../../site/offline/take.ts';

export const offline: TakeTexts = {
  size: (megabytes) => `Guardar (${megabytes} MB)`,
  taking: (done, of) => `${done} de ${of} páginas guardadas`,
  stop: 'Detener',
  stopped: (done, of) =>
    `Detenido. Hay ${done} de ${of} páginas guardadas, y el resto puede seguir más tarde.`,
  update: (megabytes) =>
    megabytes === null ? 'Actualizar la copia' : `Actualizar la copia (${megabytes} MB)`,
  taken: 'La copia más reciente de todo está en este dispositivo.',
  notAllTaken: (failed) =>
    failed === 1
      ? '1 página no se ha podido guardar. Inténtalo de nuevo con una red mejor.'
      : `${failed} páginas no se han podido guardar. Inténtalo de nuevo con una red mejor.`,
  full: (done, of) =>
    `No queda espacio en este dispositivo: hay ${done} de ${of} páginas guardadas. Libera espacio y continúa.`,
  notTaken: 'Este navegador no puede guardar páginas, o no hay red. No se ha guardado nada.',
};
