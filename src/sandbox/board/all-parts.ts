import { Emblem, ProgressChart } from './rare-parts.ts';

/** Loads all rare parts of the board, where what is played may need any. */
export async function loadAllParts(): Promise<void> {
  await Promise.all([Emblem.preload({}), ProgressChart.preload({})]);
}
