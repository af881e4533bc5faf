/** Long work in steps, so that a page answers meanwhile and its reader can stop it. */

/**
 * Work that pauses after each small step and says how much of it is done, from 0 to 1. Where it is
 * told `true` at a pause, it ends with what it has so far.
 */
export type Steps<T> = Generator<number, T, boolean>;

/** Runs all of the work at once. */
export function finishSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next(false);
    if (done) return value;
  }
}

/** Options of work in slices: progress, cancellation, and a clock for tests. */
export interface SliceOptions {
  /** Hears after each slice how much is done. */
  readonly onProgress?: (share: number) => void;
  /** Aborted by a reader who does not want to wait: the work ends with what it has so far. */
  readonly signal?: AbortSignal;
  readonly now?: () => number;
  readonly pause?: () => Promise<void>;
}

/** Milliseconds of work between two pauses; longer ones would make the page feel frozen. */
const SLICE = 30;

/** Runs the work in slices, between which the page can render and handle input. */
export async function runInSlices<T>(
  steps: Steps<T>,
  { onProgress, signal, now = () => performance.now(), pause = nextTask }: SliceOptions = {},
): Promise<T> {
  let begun = now();
  for (;;) {
    const { done, value } = steps.next(signal?.aborted ?? false);
    if (done) return value;
    if (now() - begun < SLICE) continue;
    onProgress?.(value);
    await pause();
    begun = now();
  }
}

/** Waits for the next task of the browser. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Scales the progress of steps that are one of several parts, counted from 0. */
export function* atPart<T>(part: number, parts: number, steps: Steps<T>): Steps<T> {
  let isStopped = false;
  for (;;) {
    const { done, value } = steps.next(isStopped);
    if (done) return value;
    isStopped = yield (part + value) / parts;
  }
}
