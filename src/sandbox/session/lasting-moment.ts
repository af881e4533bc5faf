import { type Shared, toFragment } from '../link/link.ts';
import { putInAddress } from './address-sync.ts';

let newest: Shared | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds that a moment must last to be worth packing: stepping on is not held up by it. */
const LASTING = 100;

/**
 * Puts a moment in the address once it is packed, unless a newer one came meanwhile: so it survives a
 * reload, and the language switch takes it along.
 */
export function putMomentInAddress(shared: Shared): void {
  newest = shared;
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const fragment = await toFragment(shared);
    if (newest === shared) putInAddress(fragment);
  }, LASTING);
}
