/**
 * Starts the sandboxes of a page when they scroll into view or are first used, or at once when the
 * link asks for a moment in one of them. Kept small, because every page with an example loads it.
 */

import { linkOf } from '../model/fragment.ts';
import { startSandbox } from './hydrate.ts';

const start = async (place: HTMLElement) => {
  if (place.dataset.state) return;
  let pressed = null as HTMLElement | null;
  const remember = ({ target }: MouseEvent) => {
    pressed = (target as Element).closest<HTMLElement>('button');
  };
  place.addEventListener('click', remember);
  await startSandbox(place, async () => {
    const { startExample } = await import('./example.tsx');
    await startExample(place);
  });
  place.removeEventListener('click', remember);
  if (place.dataset.state === 'live') pressed?.click();
};

/** Starts each sandbox of the page once it is wanted. */
export function hydrateExamples(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        void start(target as HTMLElement);
      }
    },
    { rootMargin: '50px' },
  );
  for (const place of document.querySelectorAll<HTMLElement>('.sandbox[data-source]')) {
    seen.observe(place);
    place.addEventListener('pointerdown', () => start(place), { once: true });
    place.addEventListener('focusin', () => start(place), { once: true });
    if (linkOf(location.hash) !== null) void start(place);
  }
}
