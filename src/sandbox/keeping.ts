import { type Shared, toFragment } from './link.ts';

/** The moment shown last, ready to be put in the address. */
let latest: string | null = null;
let listening = false;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds that a moment must last to be worth packing: stepping on is not held up by it. */
const LASTING = 100;

/** Keeps a moment, so that the page's language switch takes it along. */
export function keepMoment(shared: Shared): void {
  if (!listening) {
    listening = true;
    document.addEventListener('click', takeAlong, { capture: true });
  }
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    latest = await toFragment(shared);
  }, LASTING);
}

/** Puts the moment in the address before the switch reads it. */
function takeAlong({ target }: MouseEvent): void {
  if (latest === null || !(target instanceof Element)) return;
  if (target.closest('a[data-language]')) history.replaceState(history.state, '', `#${latest}`);
}
