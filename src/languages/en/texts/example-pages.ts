import type { PageTexts } from '../../texts/example-pages.ts';

export const examplePages: PageTexts = {
  lead: 'Small positions, played step by step by the rules engine. At each step, the rule that makes it so.',
  one: '# example',
  many: '# examples',
  other: 'Other situations',
  shows: 'Rules shown',
  variants: 'The same story otherwise',
  more: 'More examples of this rule',
  open: 'Open the example’s page',
  playHere: 'Play it here',
  cards: 'Cards in this example',
  embed: 'Embed',
  embedLead:
    'This code shows the example on another page, at its own height. In the address, ?edition=2024-09&step=3&theme=dark&language=fr choose what it begins with.',
  copy: 'Copy the code',
  copied: 'Code copied',
  example: 'Worked example',
  notLive: 'The example could not be brought to life: something it needs was not loaded.',
  whole: 'See it on Altered Codex',
  sandbox: 'Free play',
  sandboxLead: 'Set up any position, play it, undo, share it by link. Nothing is sent to a server.',
  needsScript: 'Free play needs JavaScript. The examples can be read without it.',
};
