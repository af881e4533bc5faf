/** Starts the page that shows what happens between two cards. */
import { startSandbox } from '../../sandbox/entry/hydrate.ts';

const place = document.querySelector<HTMLElement>('.between');
if (place) {
  void startSandbox(place, async () => {
    const { drawBetween } = await import('./draw-between.tsx');
    await drawBetween(place);
  });
}
