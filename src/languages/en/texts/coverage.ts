/** Texts about rules that are switched off in the engine to see whether an example notices. */
export const coverage = {
  title: (caught: number, switchable: number) =>
    `Rules switched off: an example notices ${caught} of ${switchable}`,
  lead: (switchable: number, carriedOut: number, date: string) =>
    `Of ${carriedOut} rules that act in play, ${switchable} can be switched off one by one. A rule is guarded if at least one of its examples then comes out differently. Tried on ${date}.`,
  missed: 'Switched off without any example noticing yet:',
};
