import { address } from '../../addresses/address.ts';
import { loadPageToolTexts, type PageToolTexts } from '../../languages/texts/page-tools.ts';
import type { Language } from '../../rulebook/language.ts';
import { indexFile } from '../../search/index/file.ts';
import { indexRestFile } from '../../search/index/parts.ts';
import { numbersFile } from '../../search/numbers.ts';
import type { OfflineRequest } from './request.ts';

/**
 * Lets the service worker copy what a reader without a network needs. Readers who save data keep
 * only what they open themselves.
 */
export async function keepForOffline(language: Language): Promise<void> {
  const registration = await navigator.serviceWorker.register(address.file('offline.js'));
  announceUpdates(registration, language);
  const { active } = await navigator.serviceWorker.ready;
  const wanted = savesData() ? openedHere() : [...openedHere(), ...neededBy(language)];
  const urls = wanted.map((path) => new URL(path, location.href).href);
  active?.postMessage({ do: 'keep', urls } satisfies OfflineRequest);
}

/** Says that a newer version of the site waits; a press on the button takes it and loads the page anew. */
function announceUpdates(registration: ServiceWorkerRegistration, language: Language): void {
  const announce = async () => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    const button = showUpdate(await loadPageToolTexts(language));
    button.addEventListener('click', () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
        once: true,
      });
      // The browser lets the new worker wait for what the old one is doing, for minutes.
      registration.active?.postMessage({ do: 'end' } satisfies OfflineRequest);
      waiting.postMessage({ do: 'update' } satisfies OfflineRequest);
    });
  };
  const tryToAnnounce = () => void announce().catch(() => {});
  tryToAnnounce();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tryToAnnounce);
  });
}

/** Shows that a newer version waits; returns the button that loads it. */
function showUpdate({ update, reload }: PageToolTexts): HTMLButtonElement {
  document.querySelector('.update')?.remove();
  const notice = document.createElement('p');
  notice.className = 'update';
  notice.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  document.body.append(notice);
  // A screen reader says what is added to a status that is there already.
  setTimeout(() => notice.append(`${update} `, button));
  return button;
}

function savesData(): boolean {
  return 'connection' in navigator && !!(navigator.connection as { saveData?: boolean }).saveData;
}

/** Returns the addresses of this page and its plays, which were loaded before the worker started. */
function openedHere(): string[] {
  const plays = document.querySelectorAll<HTMLElement>('.sandbox[data-source]:not([data-quiet])');
  return [
    location.origin + location.pathname,
    ...Array.from(plays).flatMap(({ dataset }) => dataset.source!.split(' ')),
  ];
}

/** Returns the addresses of the pages that a reader of a language needs without a network. */
function neededBy(language: Language): string[] {
  const whole = document.querySelector<HTMLAnchorElement>('.site-footer a[href$="/all/"]');
  return [
    address.offline(language),
    address.home(language),
    address.search(language),
    address.file(numbersFile(language)),
    // The first question finds the index there, with or without a network.
    address.file(indexFile(language)),
    address.file(indexRestFile(language)),
    address.terms(language),
    ...(whole ? [whole.href] : []),
  ];
}
