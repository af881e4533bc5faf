/**
 * Starts the sandboxes of a page when they scroll into view or are first used, or at once when the
 * link asks for a moment in one of them. Kept small, because every page loads it.
 */

import { PLAYED } from '../../addresses/played.ts';
import { bringIntoView } from '../elements/bring-into-view.ts';
import { asksMoment } from '../model/fragment.ts';
import { WATCH } from '../model/watch.ts';
import { startSandbox } from './hydrate.ts';

/** The width from which the example of a rule stands beside its text; `rule-text.css` has it too. */
const WIDE = '(min-width: 80rem)';

/** Whether the example of a page stands beside its text. */
function standsBeside(place: HTMLElement): boolean {
  return place.closest('main.rule > .played') !== null && matchMedia(WIDE).matches;
}

const started = new Map<HTMLElement, Promise<void>>();
/** The last press of each sandbox that is not live yet: it is carried out when the sandbox is. */
const pressed = new Map<HTMLElement, () => void>();

/** Starts a sandbox once; resolves when it is live. */
function hydrateOnce(place: HTMLElement): Promise<void> {
  const starting = started.get(place) ?? startOnce(place);
  started.set(place, starting);
  return starting;
}

const startOnce = async (place: HTMLElement) => {
  if (place.dataset.state) return;
  const remember = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button && !button.closest('.notice')) pressed.set(place, () => button.click());
  };
  // While it is captured: the press that starts the sandbox has passed by then.
  place.addEventListener('click', remember, { capture: true });
  await startSandbox(place, async () => {
    const { startExample } = await import('./example.tsx');
    await startExample(place);
    place.removeEventListener('click', remember, { capture: true });
    pressed.get(place)?.();
  });
  if (place.dataset.state !== 'live') started.delete(place);
};

/** Brings a sandbox into view and shows the rule of the page at work in it. */
function watchExample(place: HTMLElement): void {
  bringIntoView(place);
  pressed.set(place, () => {
    bringIntoView(place);
    place.querySelector<HTMLElement>('.control.main')?.focus({ preventScroll: true });
    place.querySelector('.play')?.dispatchEvent(new Event(WATCH));
  });
  if (place.dataset.state === 'live') pressed.get(place)!();
  else void hydrateOnce(place);
}

/** Takes who skips to the example along to its controls. */
async function skipToControls(place: HTMLElement): Promise<void> {
  bringIntoView(place);
  await hydrateOnce(place);
  const control = place.querySelector<HTMLElement>('.control.main');
  (control ?? place.closest<HTMLElement>('[tabindex]'))?.focus({ preventScroll: true });
}

/** The events of which one comes first on a page that somebody uses. */
const SIGNS_OF_USE = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'scroll'] as const;

/** Calls `act` on the first sign that somebody uses the page. */
function onFirstUse(act: () => void): void {
  const used = new AbortController();
  const begin = () => {
    used.abort();
    act();
  };
  for (const sign of SIGNS_OF_USE) {
    document.addEventListener(sign, begin, { capture: true, signal: used.signal });
  }
}

/** Starts a sandbox that waits for its button, or for a link to a moment in it. */
function startOnPress(place: HTMLElement): void {
  place.querySelector('button')?.addEventListener('click', () => watchExample(place));
  const isAsked = location.hash === `#${PLAYED}` && place.closest(`#${PLAYED}`) !== null;
  if (isAsked || asksMoment(location.hash)) void hydrateOnce(place);
}

/** Starts each worked example of the page once it is wanted. */
export function hydrateExamples(): void {
  const places = document.querySelectorAll<HTMLElement>('.worked-example > .sandbox');
  if (places.length === 0) return;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        void hydrateOnce(target as HTMLElement);
      }
    },
    { rootMargin: '50px' },
  );
  for (const link of document.querySelectorAll(`:is(.skip, .watch)[href="#${PLAYED}"]`)) {
    link.addEventListener('click', (event) => {
      const place = document.querySelector<HTMLElement>(`#${PLAYED} .sandbox`);
      if (!place) return;
      event.preventDefault();
      if (link.matches('.watch')) watchExample(place);
      else void skipToControls(place);
    });
  }
  for (const place of places) {
    if (place.dataset.quiet !== undefined) {
      startOnPress(place);
      continue;
    }
    // Beside the text it is in view at once: a page that is only read should not load it.
    const isAsked = location.hash === `#${PLAYED}`;
    if (standsBeside(place) && !isAsked) onFirstUse(() => seen.observe(place));
    else seen.observe(place);
    place.addEventListener('pointerdown', () => hydrateOnce(place), { once: true });
    place.addEventListener('focusin', () => hydrateOnce(place), { once: true });
    if (asksMoment(location.hash)) void hydrateOnce(place);
  }
}
