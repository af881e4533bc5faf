export const TERRAINS = ['forest', 'mountain', 'water'] as const;
/** A terrain, which is also a statistic (7.1.2). */
export type Terrain = (typeof TERRAINS)[number];
