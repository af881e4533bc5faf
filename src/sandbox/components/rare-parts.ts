/** Parts of the board that few plays show: they are loaded for those alone. */

import { addStyles } from '../../styles/add-styles.ts';
import { isEmblem } from '../view/board.ts';
import type { Show } from '../view/show.ts';
import { lazy } from './lazy.tsx';

export const Emblem = lazy(async () => (await import('./emblem.tsx')).Emblem);

export const ProgressChart = lazy(async () => {
  const [loaded, { default: styles }] = await Promise.all([
    import('./progress-chart.tsx'),
    import('../styles/progress.css?inline'),
  ]);
  addStyles(styles);
  return loaded.ProgressChart;
});

/** Loads the parts that a show needs, so that they are there when it is first drawn. */
export async function loadPartsFor({ stops }: Show): Promise<void> {
  const emblems = stops.some(({ board }) => board.limbo.some(isEmblem));
  const progress = stops.some((stop) => stop.progress);
  await Promise.all([emblems && Emblem.preload({}), progress && ProgressChart.preload({})]);
}

/** Loads all of them: what is played from now on may need any. */
export async function loadAllParts(): Promise<void> {
  await Promise.all([Emblem.preload({}), ProgressChart.preload({})]);
}
