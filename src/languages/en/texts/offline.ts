/** The sentences of the page, in its language. */
export const offline = {
  /** The button, with the millions of bytes that the browser still has to fetch. */
  size: (megabytes: string) => `Take it (${megabytes} MB)`,
  taking: (done: number, of: number) => `${done} of ${of} pages kept`,
  /** The button while pages are copied. */
  stop: 'Stop',
  stopped: (done: number, of: number) =>
    `Stopped. ${done} of ${of} pages are kept, and the rest can follow later.`,
  /** The button where everything was copied before; the megabytes are of what has changed since. */
  update: (megabytes: string | null) =>
    megabytes === null ? 'Update the copy' : `Update the copy (${megabytes} MB)`,
  taken: 'The newest copy of all of it is on this device.',
  notAllTaken: (failed: number) =>
    failed === 1
      ? '1 page could not be kept. Try again with a better network.'
      : `${failed} pages could not be kept. Try again with a better network.`,
  /** The device has no room for the rest. */
  full: (done: number, of: number) =>
    `No room is left on this device: ${done} of ${of} pages are kept. Make room, then go on.`,
  notTaken: 'This browser cannot keep pages, or the network is gone. Nothing was kept.',
};
