import type { LaterWords } from '../../texts/sandbox.ts';
import { KEYWORDS } from '../keywords.ts';

export const words: LaterWords = {
  outcome: {
    shared: 'Link copied',
    notShared: 'The browser refused to copy',
    pictured: 'Picture copied',
    saved: 'Picture saved',
  },
  keywords: KEYWORDS,
  link: {
    notLoaded:
      'The moment that the link leads to could not be loaded. Here is the example from its start.',
    leadsNowhere: 'The link leads to no moment of this example. Here it is from its start.',
    changed:
      'The example has changed since this link was made. Here is the position that the link holds.',
  },
  keys: {
    named: { home: 'Home', end: 'End', escape: 'Esc' },
    start: 'To the start',
    end: 'To the end',
    option: 'Choose the first to ninth option',
    inspect: 'Show the card that has the focus (or press it long, or with the right button)',
  },
  card: {
    now: 'Now',
    printed: 'Printed:',
    why: 'Why these characteristics',
  },
  decision: {
    askWhy: 'Why can’t I choose it?',
    askWhyHere: 'Why can’t I choose this place?',
    nothingHere: 'Nothing can be chosen here now.',
    seen: {
      reveal: 'A card has been revealed since: whoever knows it would choose otherwise.',
      roll: 'A die has been rolled since: whoever knows its result would choose otherwise.',
      shuffle: 'Cards have been shuffled since: whoever knows their order would choose otherwise.',
    },
    replay: 'Go back all the same and play again',
    cut: 'The game goes no further here: it was stopped, or it would take more than this page can carry. What is shown is right as far as it goes.',
    crowded:
      'A table of more than 1,000 cards is more than this page can carry. It stays as it was.',
    refused: 'This cannot be:',
    why: {
      card: 'it needs a card that is not on this table.',
      setup: 'what is asked for does not fit this table.',
      answer: 'it is not one of the possible answers.',
      game: 'the game cannot go on from here.',
    },
    offScript: 'You no longer follow the example.',
    backToScript: 'Back to the example',
  },
};
