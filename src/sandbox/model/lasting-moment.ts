import { keepMoment, putInAddress } from './address-sync.ts';
import { type Shared, toFragment } from './link.ts';

let newest: Shared | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Milliseconds that a moment must last to be packed, so that stepping on is not held up by it, and that
 * addresses are apart: Safari refuses a page that changes its address over 100 times in 30 seconds.
 */
const LASTING = 350;

/**
 * Puts a moment in the address once it is packed, unless a newer one came meanwhile: so it survives a
 * reload. The language switch takes it along, also where it is too new.
 */
export function putMomentInAddress(shared: Shared): void {
  keepMoment(shared);
  newest = shared;
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const fragment = await toFragment(shared);
    if (newest === shared) putInAddress(fragment);
  }, LASTING);
}
