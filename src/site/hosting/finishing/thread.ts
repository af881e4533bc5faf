import { Worker } from 'node:worker_threads';
import type { Site } from './finished-page.ts';
import type { FinishedPage, RenderedPage } from './finisher.ts';

const FINISHER = new URL('./finisher.ts', import.meta.url);

interface Waiting {
  readonly resolve: (page: FinishedPage) => void;
  readonly reject: (reason: Error) => void;
}

/** A thread that finishes the pages of a site (see `finishPage`). It lives until it is closed. */
export class FinishingThread {
  readonly #thread: Worker;
  /** Answers come in the order of the pages. */
  readonly #waiting: Waiting[] = [];
  #failure: Error | undefined;

  constructor(site: Site) {
    this.#thread = new Worker(FINISHER, { workerData: site });
    this.#thread.on('message', (page: FinishedPage) => this.#waiting.shift()?.resolve(page));
    this.#thread.on('error', (error: Error) => {
      this.#failure = error;
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  /** Finishes a page, whose bytes are handed over. Rejects where the page cannot be finished. */
  finishPage(page: RenderedPage): Promise<FinishedPage> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#thread.postMessage(page, [page.html.buffer]);
    });
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }
}
