import { parentPort, workerData } from 'node:worker_threads';
import { finishPage, type Site } from './finished-page.ts';

/** A thread that finishes pages, one after the other, while the build renders the next ones. */

/** A page as it was rendered, in UTF-8. */
export interface RenderedPage {
  /** Its address, below the host's root. */
  readonly address: string;
  readonly html: Uint8Array<ArrayBuffer>;
}

/** A finished page, in UTF-8. */
export interface FinishedPage {
  readonly html: Uint8Array<ArrayBuffer>;
  /** Style files that this page is the first to link: their paths below the site's folder, and texts. */
  readonly styles: readonly (readonly [path: string, css: string])[];
}

const site = workerData as Site;
const files = new Map<string, string>();
const encoder = new TextEncoder();
const decoder = new TextDecoder();

parentPort!.on('message', ({ address, html }: RenderedPage) => {
  const known = files.size;
  const finished = encoder.encode(finishNamed(address, decoder.decode(html)));
  const styles = [...files].slice(known).map(([css, path]) => [path, css] as const);
  parentPort!.postMessage({ html: finished, styles } satisfies FinishedPage, [finished.buffer]);
});

/** Finishes a page. An error names it, since several pages wait for this thread at once. */
function finishNamed(address: string, html: string): string {
  try {
    return finishPage(html, address, site, files);
  } catch (error) {
    throw new Error(`${address}: ${(error as Error).message}`);
  }
}
