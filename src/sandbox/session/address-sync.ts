import { type Shared, toFragment } from '../link/link.ts';
import { linkOf } from './fragment.ts';

/** The moment shown last; null before any is. */
let newest: Shared | null = null;
/** The same, ready to be put in the address; null until it is packed. */
let latest: string | null = null;
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
  latest = null;
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const fragment = await pack(shared);
    if (fragment !== null) kept?.(fragment);
  }, LASTING);
}

/** Packs a moment; null where a newer one came meanwhile. */
async function pack(shared: Shared): Promise<string | null> {
  const fragment = await toFragment(shared);
  if (newest !== shared) return null;
  latest = fragment;
  return fragment;
}

/** Puts the moment in the address before the switch reads it; packs it first where it is too new. */
function takeAlong(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-language]') : null;
  if (!link || !newest) return;
  if (latest !== null) {
    putInAddress(latest);
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  const again = () => link.dispatchEvent(new MouseEvent('click', event));
  pack(newest).then(again, () => {
    newest = null;
    again();
  });
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
