/** Texts of the pages that show worked examples, and of free play. */
export const examplePages = {
  lead: 'Small positions, played step by step by the rules engine. At each step, the rule that makes it so.',
  /** The count in the singular and in the plural; `#` stands for the number. */
  one: '# example',
  many: '# examples',
  other: 'Other situations',
  shows: 'Rules shown',
  variants: 'The same story otherwise',
  more: 'More examples of this rule',
  open: 'Open the example’s page',
  /** A button: starts the interactive example on a page that only mentions it. */
  playHere: 'Play it here',
  cards: 'Cards in this example',
  embed: 'Embed',
  embedLead:
    'This code shows the example on another page, at its own height. In the address, ?edition=2024-09&step=3&theme=dark&language=fr choose what it begins with.',
  copy: 'Copy the code',
  copied: 'Code copied',
  example: 'Worked example',
  /** An example on the page cannot be brought to life. */
  notLive: 'The example could not be brought to life: something it needs was not loaded.',
  whole: 'See it on Altered Codex',
  sandbox: 'Free play',
  sandboxLead: 'Set up any position, play it, undo, share it by link. Nothing is sent to a server.',
  needsScript: 'Free play needs JavaScript. The examples can be read without it.',
  /** About rules that are switched off in the engine to see whether an example notices. */
  switchedOff: {
    title: (caught: number, switchable: number) =>
      `Rules switched off: an example notices ${caught} of ${switchable}`,
    lead: (switchable: number, carriedOut: number, date: string) =>
      `Of ${carriedOut} rules that act in play, ${switchable} can be switched off one by one. A rule is guarded if at least one of its examples then comes out differently. Tried on ${date}.`,
    missed: 'Switched off without any example noticing yet:',
  },
};
