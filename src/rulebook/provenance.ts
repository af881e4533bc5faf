/**
 * How a text came about: `restated` needs no explanation, others have one; `supplement` stands in no
 * document.
 */
export const PROVENANCES = ['restated', 'completed', 'corrected', 'supplement'] as const;
