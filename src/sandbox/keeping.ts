import { type Shared, toFragment } from './link.ts';

/** The moment shown last, ready to be put in the address. */
let latest: string | null = null;
let listening = false;

/** Keeps a moment, so that the page's language switch takes it along. */
export function keepMoment(shared: Shared): void {
  if (!listening) {
    listening = true;
    document.addEventListener('click', takeAlong, { capture: true });
  }
  void toFragment(shared).then((fragment) => {
    latest = fragment;
  });
}

/** Puts the moment in the address before the switch reads it. */
function takeAlong({ target }: MouseEvent): void {
  if (latest === null || !(target instanceof Element)) return;
  if (target.closest('a[data-language]')) history.replaceState(history.state, '', `#${latest}`);
}
