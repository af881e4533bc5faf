/**
 * Brings the sandboxes of a page to life when they are seen or touched, or at once when a link asks
 * for a moment in one of them. Small, because every page with an example loads it.
 */

import { linkOf } from '../session/fragment.ts';
import { awaken } from './hydrate.ts';

const wake = async (place: HTMLElement) => {
  if (place.dataset.state) return;
  let pressed = null as HTMLElement | null;
  const remember = ({ target }: MouseEvent) => {
    pressed = (target as Element).closest<HTMLElement>('.control');
  };
  place.addEventListener('click', remember);
  await awaken(place, async () => {
    const { liven } = await import('./example.tsx');
    await liven(place);
  });
  place.removeEventListener('click', remember);
  if (place.dataset.state === 'live') pressed?.click();
};

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      void wake(target as HTMLElement);
    }
  },
  { rootMargin: '50px' },
);

for (const place of document.querySelectorAll<HTMLElement>('.sandbox[data-source]')) {
  seen.observe(place);
  place.addEventListener('pointerdown', () => wake(place), { once: true });
  place.addEventListener('focusin', () => wake(place), { once: true });
  if (linkOf(location.hash) !== null) void wake(place);
}
