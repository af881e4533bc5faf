/** A button that copies a part of the site: its size, how far it is, its outcome. */

import type { offline } from '../../languages/en/texts/offline.ts';
import type { TextsLike } from '../../languages/texts/texts-like.ts';
import type { Language } from '../../rulebook/language.ts';
import { PAGES } from './kept.ts';
import { lackOf, type SizedFile } from './lack.ts';
import { type OfflineRequest, type Progress, readProgress } from './request.ts';
import type { TakeList } from './take-list.ts';

/** The sentences of the page, in its language. */
export type TakeTexts = TextsLike<typeof offline>;

/** Loads the texts of offline copies in a language, without other texts. */
export async function loadOfflineTexts(lang: Language): Promise<TakeTexts> {
  const loaded: { offline: TakeTexts } = await import(`../../languages/${lang}/texts/offline.ts`);
  return loaded.offline;
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
  const list = place.dataset.list!;
  /** The button's text while nothing is copied. */
  let offer = button.textContent;
  /** The progress of copying; null while nothing is copied. */
  let progress: Progress | null = null;

  const end = (saying: string) => {
    progress = null;
    bar.hidden = true;
    button.textContent = offer;
    said.textContent = saying;
  };
  const show = (now: Progress) => {
    const { taken, of, failed, isFull } = now;
    if (isFull) return end(texts.full(taken - failed, of));
    if (taken < of) {
      progress = now;
      bar.max = of;
      bar.value = taken;
      said.textContent = texts.taking(taken, of);
      return;
    }
    if (failed === 0) offer = texts.update(null);
    end(failed > 0 ? texts.notAllTaken(failed) : texts.taken);
  };
  const take = async () => {
    try {
      const files = (await listAt(list)).map(({ url, hash }) => [url, hash] as const);
      // Pressed twice while the list was on its way.
      if (progress) return;
      bar.hidden = false;
      button.textContent = texts.stop;
      show({ list, taken: 0, of: files.length, failed: 0, isFull: false });
      tellWorker({ do: 'take', list, files });
    } catch {
      end(texts.notTaken);
    }
  };
  const stop = ({ taken, of, failed }: Progress) => {
    tellWorker({ do: 'stop', list });
    end(texts.stopped(taken - failed, of));
  };

  void offerFor(list, texts)
    .then((text) => {
      offer = text;
      if (!progress) button.textContent = offer;
    })
    .catch(() => {});
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const now = readProgress(data);
    if (now?.list === list && progress) show(now);
  });
  button.addEventListener('click', () => (progress ? stop(progress) : take()));
}

/** Returns the button's text: to copy what is missing or, where nothing is, to update what changed. */
async function offerFor(list: string, texts: TakeTexts): Promise<string> {
  const { bytes, isMissing } = await lackOf(await listAt(list), await caches.open(PAGES));
  const megabytes = bytes > 0 ? megabytesOf(bytes) : null;
  return isMissing ? texts.size(megabytes ?? '0') : texts.update(megabytes);
}

/** Writes bytes in millions as the page's language does, small amounts with a decimal. */
function megabytesOf(bytes: number): string {
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    maximumFractionDigits: bytes < 1e6 ? 1 : 0,
  });
  return format.format(Math.max(0.1, bytes / 1e6));
}

/** Sends a message to the service worker, once it is active. */
function tellWorker(request: OfflineRequest): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(request));
}

/** Fetches the list of files to copy, bypassing the cache. Throws where the list cannot be loaded. */
async function listAt(address: string): Promise<SizedFile[]> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  const { files } = (await response.json()) as TakeList;
  return Object.entries(files).map(([path, [hash, bytes]]) => ({
    url: new URL(path, location.href).href,
    hash,
    bytes,
  }));
}
