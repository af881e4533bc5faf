/** The button that takes the whole rulebook along: what it weighs, how far it is, what came of it. */

import { type OfflineRequest, type Progress, readProgress } from './request.ts';
import type { TakeList } from './take-list.ts';

/** The sentences of the page, in its language. */
export interface TakeTexts {
  /** The button, with the millions of bytes that the browser fetches. */
  readonly size: (megabytes: number) => string;
  readonly taking: (done: number, of: number) => string;
  readonly taken: string;
  readonly notAllTaken: (failed: number) => string;
  readonly notTaken: string;
}

/**
 * Makes the button of a place work. It has a `data-list` with the address of the list of files.
 *
 * @param place holds a button, a progress bar and a line of text
 */
export function offerToTake(place: HTMLElement, texts: TakeTexts): void {
  const button = place.querySelector('button')!;
  const bar = place.querySelector('progress')!;
  const said = place.querySelector('output')!;
  if (!('serviceWorker' in navigator)) {
    said.textContent = texts.notTaken;
    return;
  }
  button.disabled = false;
  void listAt(place.dataset.list!)
    .then(({ bytes }) => (button.textContent = texts.size(Math.max(1, Math.round(bytes / 1e6)))))
    .catch(() => {});
  const show = ({ taken, of, failed }: Progress) => {
    bar.max = of;
    bar.value = taken;
    if (taken < of) {
      said.textContent = texts.taking(taken, of);
      return;
    }
    button.disabled = false;
    bar.hidden = true;
    said.textContent = failed > 0 ? texts.notAllTaken(failed) : texts.taken;
  };
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const progress = readProgress(data);
    if (progress) show(progress);
  });
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      const { files } = await listAt(place.dataset.list!);
      const urls = files.map((path) => new URL(path, location.href).href);
      bar.hidden = false;
      show({ taken: 0, of: urls.length, failed: 0 });
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ do: 'take', urls } satisfies OfflineRequest);
    } catch {
      button.disabled = false;
      said.textContent = texts.notTaken;
    }
  });
}

/** What is to be copied. Refuses where the list cannot be had. */
async function listAt(address: string): Promise<TakeList> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as TakeList;
}
