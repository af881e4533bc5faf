/** How a restated text came about: `restated` needs no explanation, the others have one. */
export const PROVENANCES = ['restated', 'completed', 'corrected'] as const;
