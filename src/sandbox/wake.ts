/**
 * Brings the sandboxes of a page to life when they are seen or touched, or at once when a link asks
 * for a moment in one of them. Small, because every page with an example loads it.
 */
import { linkOf } from './fragment.ts';

const wake = async (place: HTMLElement) => {
  if (place.dataset.state) return;
  place.dataset.state = 'waking';
  const { liven } = await import('./live.tsx');
  await liven(place);
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
