import { type Shared, toFragment } from '../link/link.ts';
import { linkOf } from './fragment.ts';

/** The moment shown last, ready to be put in the address. */
let latest: string | null = null;
let newest: Shared | null = null;
let listening = false;
let following = false;
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Milliseconds that a moment must last to be packed, so that stepping on is not held up by it, and that
 * addresses are apart: Safari refuses a page that changes its address over 100 times in 30 seconds.
 */
const LASTING = 350;

/**
 * Keeps a moment, so that the page's language switch takes it along.
 *
 * @param kept called with its fragment once it is packed, unless a newer moment came meanwhile
 */
export function keepMoment(shared: Shared, kept?: (fragment: string) => void): void {
  if (!listening) {
    listening = true;
    document.addEventListener('click', takeAlong, { capture: true });
  }
  newest = shared;
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const fragment = await toFragment(shared);
    if (newest !== shared) return;
    latest = fragment;
    kept?.(fragment);
  }, LASTING);
}

/** Puts the moment in the address before the switch reads it. */
function takeAlong({ target }: MouseEvent): void {
  if (latest === null || !(target instanceof Element)) return;
  if (target.closest('a[data-language]')) putInAddress(latest);
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
    const [before, now] = [oldURL, newURL].map((url) => linkOf(new URL(url).hash));
    const isEmpty = new URL(newURL).hash === '';
    if (before !== now && (now !== null || (leaves && isEmpty))) location.reload();
  });
}
