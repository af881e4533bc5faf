/** Lays the table of the page of free play. */
import { awaken } from './hydrate.ts';

const place = document.querySelector<HTMLElement>('.free-play');
if (place) {
  void awaken(place, async () => {
    const { layTable } = await import('./free-play-page.tsx');
    await layTable(place);
  });
}
