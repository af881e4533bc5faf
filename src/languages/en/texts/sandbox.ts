import { ABILITY_SIGNS } from '../lexicon/icons.ts';
import {
  COUNTERS,
  DAILY_EFFECTS,
  KEYWORDS,
  PHASES,
  SIDES,
  STATUSES,
  TERRAINS,
  ZONES,
} from '../lexicon/table.ts';

/** Every text of the sandbox's interface, in one language. A language that lacks one does not compile. */
export const words = {
  phases: PHASES,
  daily: DAILY_EFFECTS,
  terrains: TERRAINS,
  /** Text alternatives of the symbols of abilities. */
  icons: ABILITY_SIGNS as Readonly<Record<string, string>>,
  statuses: STATUSES,
  /** Names of counters other than boosts, as cards print them. */
  counters: COUNTERS as Readonly<Record<string, string>>,
  sides: SIDES,
  zones: ZONES,
  regions: {
    hero: 'Hero Region',
    companion: 'Companion Region',
    arena: 'Arena',
    faceDown: 'face-down Tumult card',
    nth: (number: number) => `Region ${number}`,
  },
  /** The meanings of a seat's icons. */
  legend: {
    mana: 'Mana Orbs: how many are ready, of all. Ready ones pay costs.',
    hand: 'Cards in hand. Only their owner sees them.',
    deck: 'Cards of the deck, face-down.',
    discard: 'Cards of the discard pile, face-up.',
    first: 'This player goes first in each phase of the Day.',
  },
  board: {
    label: 'Board',
    day: (day: number) => `Day ${day}`,
    setup: 'Before the game',
    turnOf: (player: string) => `${player}’s turn`,
    firstPlayer: 'First player',
    chooses: (player: string) => `${player} chooses`,
    initiative: (player: string) => `Initiative: ${player}`,
    /** A name and its contents: "Mana: 3 of 5 ready". */
    holds: (name: string, what: string) => `${name}: ${what}`,
    passed: 'passed',
    out: 'out of the game',
    wins: (players: string) => `${players} won`,
    and: ' and ',
    cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    unknown: 'Face-down card',
    owner: 'Owner',
    ready: (ready: number, all: number) => `${ready} of ${all} ready`,
    expedition: (side: string, player: string) => `${player}’s ${side} Expedition`,
    zoneOf: (zone: string, player: string) => `${player}’s ${zone}`,
    handCost: (cost: number) => `costs ${cost} from hand`,
    reserveCost: (cost: number) => `${cost} from Reserve`,
    now: (now: number, printed: number) => `${now}, printed ${printed}`,
    reaction: (source: string) => `Reaction of ${source}`,
    ongoing: (source: string) => `Lasting effect of ${source}`,
    counters: (count: number, name: string) => `${count} × ${COUNTERS[name] ?? name}`,
    boosts: (count: number) => (count === 1 ? '1 boost' : `${count} boosts`),
    /** The progress of a Feat towards its completion. */
    featProgress: (reached: number, needed: number) => `Feat: ${reached} of ${needed}`,
    more: 'greater',
    moves: 'moves forward',
    stays: 'stays',
  },
  timeline: {
    label: 'What happens',
    actions: (count: number) => `${count} actions, one step`,
    /** Of a step without any action (6.5.h). */
    idle: 'nothing happens',
    /** Another line of play that was followed before, and the one that the session began with. */
    variation: 'Variation',
    mainLine: 'Main line',
    lit: 'This rule at work',
    position: 'The position',
    /** The number of further events that are not listed. */
    more: (count: number) => `And ${count} more.`,
    /** The position in the play, spoken before the event. */
    moment: (at: number, last: number) => `Step ${at} of ${last}.`,
    /** The label of a line's button, which shows the board at its moment. */
    goTo: (at: number) => `Show step ${at}`,
    /** The rules of an event, spoken after it. */
    rules: (numbers: readonly string[]) =>
      `${numbers.length > 1 ? 'Rules' : 'Rule'} ${numbers.join(', ')}.`,
  },
  decision: {
    temple: KEYWORDS.temple,
    /** Played with the keyword Scout. */
    scout: KEYWORDS.scout,
    label: 'A decision',
    otherwise: 'This is what was answered. Choose otherwise to see the other outcome.',
    /** The button that confirms the chosen options, or says how many are still missing. */
    confirm: (chosen: number, least: number) => {
      if (chosen < least) return `Confirm (${chosen}/${least})`;
      return chosen === 0 ? 'None' : `Confirm (${chosen})`;
    },
    /** The button that offers all options again. */
    all: 'All choices',
    whyNot: 'What is not possible here',
    /** The number of options. */
    options: (count: number) => `${count} options`,
    play: 'Play',
    quickAction: 'Quick action',
    free: 'free',
    /** The decision is another player's than the one whose view is shown. */
    secret: 'Only that player sees what can be chosen.',
    lookAs: (player: string) => `See the table as ${player}`,
    askWhy: 'Why can’t I choose it?',
    askWhyHere: 'Why can’t I choose this place?',
    /** The pressed Expedition or zone has nothing to do with the decision. */
    nothingHere: 'Nothing can be chosen here now.',
    seen: {
      reveal: 'A card has been revealed since: whoever knows it would choose otherwise.',
      roll: 'A die has been rolled since: whoever knows its result would choose otherwise.',
      shuffle: 'Cards have been shuffled since: whoever knows their order would choose otherwise.',
    },
    replay: 'Go back all the same and play again',
    /** The game ends before its time: it would take too much work, or was stopped. */
    cut: 'The game goes no further here: it was stopped, or it would take more than this page can carry. What is shown is right as far as it goes.',
    crowded:
      'A table of more than 1,000 cards is more than this page can carry. It stays as it was.',
    refused: 'This cannot be:',
    /** Reasons for a refusal that no rule gives. */
    why: {
      card: 'it needs a card that is not on this table.',
      setup: 'what is asked for does not fit this table.',
      answer: 'it is not one of the possible answers.',
      game: 'the game cannot go on from here.',
    },
    offScript: 'You no longer follow the example.',
    backToScript: 'Back to the example',
  },
  loading: {
    slow: 'Loading…',
    /** Loading another edition or variant, the engine for another answer, or a card failed. */
    failed: 'What you chose could not be loaded; the board is as it was.',
    again: 'Try again',
    /** The share of a long game that is played. */
    played: (percent: number) => `Playing… ${percent} %`,
    /** A button: stops playing, and shows the game so far. */
    stop: 'Stop here',
  },
  controls: {
    label: 'Playback',
    showDifference: 'Show what differs',
    back: 'Step back',
    play: 'Play',
    pause: 'Pause',
    forward: 'Step forward',
    speed: 'Speed',
    /** The speed as a factor: "0.5×". */
    times: (speed: number) => `${speed}×`,
    at: (step: number, of: number) => `${step} of ${of}`,
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Start over',
    share: 'Copy link',
    picture: 'Picture and clip',
    /** The data that a button needs could not be loaded. */
    notLoaded: 'Loading failed. Try again.',
    openFree: 'Open in free play',
    /** Opens a report about the moment. */
    report: 'Something is wrong here',
    /** Begins a ruling about the moment. */
    propose: 'Propose a ruling',
    viewer: 'Seen by',
    everybody: 'Everybody',
    keys: 'Keys',
    edition: 'Edition',
    variant: 'Variant',
    bothEditions: 'Side by side',
    close: 'Close',
  },
  /** The outcome of sharing a moment; a picture is saved where the browser cannot copy it. */
  outcome: {
    shared: 'Link copied',
    notShared: 'The browser refused to copy',
  },
  keywords: KEYWORDS,
  /** Reasons why the moment of a link is not shown; by default the example starts from its beginning. */
  link: {
    notLoaded:
      'The moment that the link leads to could not be loaded. Here is the example from its start.',
    leadsNowhere: 'The link leads to no moment of this example. Here it is from its start.',
    /** The example is another one now: the position of the link is shown. */
    changed:
      'The example has changed since this link was made. Here is the position that the link holds.',
    /** From this step on, play goes otherwise than when the link was made. */
    changedAt: (step: number) =>
      `The outcome has changed since this link was made: from step ${step} on, play differs from what its sender saw.`,
  },
  keys: {
    /** The names of keys on keyboards of the language. */
    named: { home: 'Home', end: 'End', escape: 'Esc' },
    start: 'To the start',
    end: 'To the end',
    option: 'Choose the first to ninth option',
    inspect: 'Show the card that has the focus (or press it long, or with the right button)',
  },
  card: {
    /** Leads to the card's page. */
    page: 'Its versions, rulings and examples',
    now: 'Now',
    printed: 'Printed:',
    why: 'Why these characteristics',
  },
};
