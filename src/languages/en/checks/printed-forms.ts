import type { CompetingForms } from '../../checks.ts';

/** Meanings with several possible English forms, of which cards print one. */
export const PRINTED_FORMS: readonly CompetingForms[] = [
  {
    meaning: 'the move of an Expedition',
    forms: { 'moves forward': /\bmoves? forward\b/iu, advances: /\badvances?\b/iu },
  },
  {
    meaning: 'what a player controls',
    forms: { 'you control': /\byou control\b/iu, 'under your control': /\bunder your control\b/iu },
  },
  {
    meaning: 'a negative condition',
    forms: { unless: /\bunless\b/iu, 'except if': /\bexcept if\b/iu },
  },
];
