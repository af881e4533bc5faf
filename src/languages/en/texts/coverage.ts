import type { SwitchedTexts } from '../../texts/coverage.ts';

export const coverage: SwitchedTexts = {
  title: (caught, switchable) =>
    `Rules switched off: an example notices ${caught} of ${switchable}`,
  lead: (switchable, carriedOut, date) =>
    `Of ${carriedOut} rules that act in play, ${switchable} can be switched off one by one. A rule is guarded if at least one of its examples then comes out differently. Tried on ${date}.`,
  missed: 'Switched off without any example noticing yet:',
};
