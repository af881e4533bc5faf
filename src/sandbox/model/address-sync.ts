import { linkOf, triedIn } from './fragment.ts';
import type { Shared } from './link.ts';

/** The moment shown last. */
let newest: Shared | null = null;
/** The moment that the address has. */
let taken: Shared | null = null;
let following = false;

/** Keeps a moment, so that the page's language switch takes it along. */
export function keepMoment(shared: Shared): void {
  if (!newest) document.addEventListener('click', takeAlong, { capture: true });
  newest = shared;
}

/** Puts the moment in the address before the switch reads it: the press is done once it is there. */
async function takeAlong(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element && event.target.closest('a[data-language]');
  if (!link || !newest || newest === taken) return;
  event.preventDefault();
  event.stopPropagation();
  taken = newest;
  try {
    const loaded = await import('./link.ts');
    putInAddress(await loaded.toFragment(taken));
  } finally {
    link.dispatchEvent(new MouseEvent('click', event));
  }
}

/** Puts a moment in the page's address, without a new entry in the history. */
export function putInAddress(fragment: string): void {
  history.replaceState(history.state, '', `#${fragment}`);
}

/**
 * Loads the page anew when its address comes to ask for another moment, as with Back or where a link
 * is pasted over it; what the page itself puts in the address is none. Once for all the
 * boards of a page.
 *
 * @param leaves whether an address without a moment asks for another one too
 */
export function followAddress(leaves = false): void {
  if (following) return;
  following = true;
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    const [before, now] = [oldURL, newURL].map((url) => {
      const { hash } = new URL(url);
      return linkOf(hash) ?? triedIn(hash);
    });
    const isEmpty = new URL(newURL).hash === '';
    if (before !== now && (now !== null || (leaves && isEmpty))) location.reload();
  });
}
