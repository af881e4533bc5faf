export const PHASES = ['morning', 'noon', 'afternoon', 'dusk', 'night'] as const;
/** The five phases of a day (4.2.a). */
export type Phase = (typeof PHASES)[number];
