/** Parts of the board that few plays show: they are loaded for those alone. */

import { addStyles } from '../../styles/add-styles.ts';
import type { Show } from '../board-view/show.ts';
import { stateSignsOf } from '../board-view/signs-shown.ts';
import { lazy } from '../elements/lazy.tsx';
import { addStateDrawings, hasDrawing } from './page-sprite.ts';

export const Emblem = lazy(async () => {
  const loaded = await import('./emblem.tsx');
  return loaded.Emblem;
});

export const ProgressChart = lazy(async () => {
  const [loaded, { default: styles }] = await Promise.all([
    import('./progress-chart.tsx'),
    import('../styles/progress.css?inline'),
  ]);
  addStyles(styles);
  return loaded.ProgressChart;
});

/** Loads the parts and drawings that a show needs, so that they are there when it is first drawn. */
export async function loadPartsFor(show: Show): Promise<void> {
  const signs = stateSignsOf(show);
  await Promise.all([
    signs.has('emblem') && Emblem.preload({}),
    show.stops.some(({ progress }) => progress) && ProgressChart.preload({}),
    [...signs].every(hasDrawing) || addStateDrawings(),
  ]);
}
