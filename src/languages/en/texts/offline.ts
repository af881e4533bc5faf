import type { TakeTexts } from '../../../site/offline/take.ts';

export const offline: TakeTexts = {
  size: (megabytes) => `Take it (${megabytes} MB)`,
  taking: (done, of) => `${done} of ${of} pages kept`,
  stop: 'Stop',
  stopped: (done, of) => `Stopped. ${done} of ${of} pages are kept, and the rest can follow later.`,
  update: (megabytes) =>
    megabytes === null ? 'Update the copy' : `Update the copy (${megabytes} MB)`,
  taken: 'The newest copy of all of it is on this device.',
  notAllTaken: (failed) =>
    failed === 1
      ? '1 page could not be kept. Try again with a better network.'
      : `${failed} pages could not be kept. Try again with a better network.`,
  full: (done, of) =>
    `No room is left on this device: ${done} of ${of} pages are kept. Make room, then go on.`,
  notTaken: 'This browser cannot keep pages, or the network is gone. Nothing was kept.',
};
