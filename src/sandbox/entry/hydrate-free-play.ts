/** Lays the table of the page of free play. */
import { startSandbox } from './hydrate.ts';

const place = document.querySelector<HTMLElement>('.free-play');
if (place) {
  void startSandbox(place, async () => {
    const { layTable } = await import('./free-play-page.tsx');
    await layTable(place);
  });
}
