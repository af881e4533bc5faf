import type { CardType, Faction } from '../../../engine/cards/vocabulary.ts';
import type { Language } from '../../../rulebook/language.ts';
import type { PlaceName } from '../../../sandbox/model/placed-cards.ts';
import type { TextFault } from '../../../sandbox/notation/fault.ts';
import { languageName } from '../../language-name.ts';
import { FACTION_NAMES } from '../../lexicon.ts';
import { RARITIES, ZONES } from '../lexicon/table.ts';

const A_TYPE: Readonly<Record<CardType, string>> = {
  character: 'A Character',
  'expedition-permanent': 'An Expedition Permanent',
  hero: 'A Hero',
  'landmark-permanent': 'A Landmark Permanent',
  'landmark-token': 'A Landmark token',
  mana: 'A Mana card',
  spell: 'A Spell',
  token: 'A Character token',
};

const A_PLACE: Readonly<Record<PlaceName, string>> = {
  hand: 'a Hand',
  deck: 'a Deck',
  discard: 'a Discard pile',
  reserve: 'a Reserve',
  landmark: 'the Landmarks',
  'hero-expedition': 'an Expedition',
  'companion-expedition': 'an Expedition',
  hero: 'a Hero zone',
  mana: 'a Mana zone',
  limbo: 'Limbo',
  played: 'Limbo',
};

/** Texts that only free play has. */
export const freeWords = {
  start: 'Start from',
  /** The placeholder of the field in which the start is chosen. */
  startExample: 'an example, a random game…',
  empty: 'An empty table',
  random: 'A random game',
  /** A button that opens the list of examples. */
  anExample: 'An example',
  setUp: 'Set up',
  done: 'Done setting up',
  edition: 'Edition',
  mode: 'Mode',
  modes: { duel: 'Two players', 'two-vs-two': '2v2', 'free-for-all': 'Free for All' },
  table: 'Table',
  day: 'Day',
  phase: 'Phase',
  firstPlayer: 'First player',
  turn: 'Turn',
  arena: 'Tiebreakers in the Arena',
  tumult: (number: number) => `Tumult card ${number}`,
  single: 'single terrain',
  turned: 'turned around',
  faceUp: 'face-up',
  name: 'Name',
  ready: 'Mana ready',
  exhausted: 'Mana exhausted',
  passed: 'has passed',
  distance: (side: string) => `${side} Expedition has moved`,
  ascended: (side: string) => `${side} Expedition is Ascended`,
  add: 'Add a card',
  whose: 'Whose',
  where: 'Where',
  search: 'Name of a card',
  places: {
    hand: ZONES.hand,
    deck: ZONES.deck,
    discard: 'Discard pile',
    reserve: ZONES.reserve,
    landmark: 'Landmark zone',
    'hero-expedition': 'Hero Expedition',
    'companion-expedition': 'Companion Expedition',
    hero: 'Hero zone',
    mana: 'Mana zone',
    limbo: ZONES.limbo,
    played: 'Played this Afternoon',
  },
  /** A deck as the place where a card is added, which is below the others. */
  atBottom: (deck: string) => `${deck}, at the bottom`,
  found: (cards: number) => (cards === 1 ? '1 card found' : `${cards} cards found`),
  added: (card: string, place: string) => `${card} added: ${place}`,
  rarities: RARITIES,
  remove: 'Take away',
  statuses: 'Statuses',
  boosts: 'Boosts',
  fewer: 'One fewer',
  more: 'One more',
  hint: 'Press a card on the board to change or remove it. A card that is being played resolves again after a change.',
  edit: {
    /** A "+" in a zone: "Add a card: Alma’s Reserve". */
    addTo: (where: string) => `Add a card: ${where}`,
    keys: 'Enter adds the first card, Enter again one more. “3x” before a name adds three. ↑ ↓ in the empty field: another zone.',
    /** The number of copies of a card that were added. */
    copies: (count: number, card: string) => (count === 1 ? card : `${count} × ${card}`),
    nothingFound: 'No card has that name.',
    /** "A Spell cannot be in an Expedition." */
    cannotBe: (type: CardType, place: PlaceName) =>
      `${A_TYPE[type]} cannot be in ${A_PLACE[place]}.`,
    makeFirst: (player: string) => `First player: ${player}`,
    addOrb: 'One more Mana Orb',
    fewerOrbs: 'One Mana Orb fewer',
    orb: (ready: boolean) =>
      ready ? 'Mana Orb, ready: exhaust it' : 'Mana Orb, exhausted: ready it',
    readyMana: (player: string) => `${player}’s ready Mana Orbs`,
    allMana: (player: string) => `${player}’s Mana Orbs in all`,
    moveTo: 'Move to…',
    duplicate: 'Duplicate',
    earlier: 'Before the card in front of it',
    later: 'Behind the next card',
    used: (ability: string) => `Used this day: ${ability}`,
    /** The card has gained the ability that an ability of its own gives. */
    gained: (ability: string) => `Gained permanently: ${ability}`,
    /** A Reaction of the card waits in Limbo so often. */
    waiting: (ability: string) => `Waiting in Limbo: ${ability}`,
    /** An effect of the card lasts so often. */
    lasting: (ability: string) => `Lasting: ${ability}`,
    /** Labels for the meanings of "it", "they" and the Expedition in the text of the card's Emblems. */
    about: { card: '“it” is', player: '“they” are', expedition: 'The Expedition is' },
    nothing: 'nothing said',
    playedFrom: 'Played from',
    playedIn: 'Played in',
    /** The label for the place of a Terrain Marker with which a Hero began the game. */
    heroMarker: (terrain: string) => `Terrain Marker: ${terrain}`,
    onHero: 'on the Hero',
    /** Before the number of cards played this Afternoon. */
    played: 'Played',
    out: 'has left the game',
    /** A moment inside the phase or turn. */
    moment: 'Moment',
    moments: {
      begin: 'at the beginning',
      end: 'after all daily effects',
      'goes-on': 'after a quick action',
      ends: 'at the end of the turn',
    },
    before: (daily: string) => `before ${daily}`,
    top: 'on top',
    nothingHere: 'No card is here.',
    movedToday: 'has moved forward this day',
    counterAt: 'Expedition markers here',
    regionsOn: (count: number) => (count === 1 ? '1 region' : `${count} regions`),
    marker: (terrain: string) => `Terrain Marker: ${terrain}`,
    asText: 'As text',
    textHint:
      'The position in words: change it, or paste one from a discussion. Names of cards are read in every language of the site.',
    readText: 'Set up from this text',
    copyText: 'Copy text',
    textCopied: 'Text copied',
    textRead: 'The table is set up as the text says.',
    /** Messages for a line of text that cannot be read, with the part at fault. */
    textErrors: {
      card: (found) => `No card is called “${found}”.`,
      word: (found) => `“${found}” is not understood here.`,
      player: (found) => `There is no seat for “${found}”.`,
      number: (found) => `A number is missing at “${found}”.`,
    } satisfies Record<TextFault, (found: string) => string>,
  },
  paste: {
    title: 'Paste a card or a deck list',
    hint: 'A card in its words, in any language of the site: name; then type, costs and statistics; then its text. Or a card’s reference (ALT_CORE_B_AX_04_C), or a deck list with a number and a card in each line.',
    /** A card as it can be written. */
    example: 'Kelon Watcher\nCharacter, Robot, Axiom, 2/3, 1/1/2\n{J} I gain 2 boosts.',
    facts: {
      name: 'Name',
      type: 'Type',
      faction: 'Faction',
      costs: 'Costs',
      statistics: 'Statistics',
    },
    faction: (faction: Faction) => FACTION_NAMES[faction],
    readIn: (language: Language) => `Read as ${languageName(language, 'en')}`,
    /** The role of a part of the text. */
    roles: {
      trigger: 'when',
      condition: 'if',
      cost: 'cost',
      action: 'what happens',
      keyword: 'keyword',
      status: 'status, counter, terrain',
      object: 'card',
      player: 'player',
      number: 'number',
      place: 'place',
    },
    whole: 'Everything was understood. The rules read it like this:',
    /** The word at which reading stopped, and the words possible there; either may be empty. */
    stopped: (word: string, expected: readonly string[]) =>
      `${word === '' ? 'Something is missing at the end.' : `“${word}” is not understood here.`}${expected.length > 0 ? ` Possible: ${expected.map((each) => `“${each}”`).join(', ')}.` : ''}`,
    /** The text is longer, or takes more work to read, than that of any card, or the name is longer. */
    tooLong: {
      text: 'This text is longer than any card’s; it was not read to the end.',
      name: (letters: number) =>
        `The first line is the name of the card: ${letters} letters at most.`,
    },
    /** The card has no name, or nothing but a name. */
    missing: {
      name: 'The card has no name. Write its name in a first line of its own.',
      rest: 'Only a name is written. The type and the text of the card follow in lines of their own.',
    },
    /** The heading of the text as the site prints it from the abilities that it read. */
    generated: 'The text as the rules read it',
    add: (where: string) => `Add: ${where}`,
    known: (card: string) => `This is ${card}.`,
    deck: (cards: number, hero: string | null) =>
      `A deck of ${cards === 1 ? '1 card' : `${cards} cards`}${hero === null ? '' : ` with ${hero}`}.`,
    unknown: (card: string) => `No card is called “${card}”.`,
    fill: (player: string) => `Fill ${player}’s Deck`,
    filled: (player: string, cards: number) =>
      `${player}’s Deck: ${cards === 1 ? '1 card' : `${cards} cards`}`,
  },
  failures: {
    version: 'This link was made by a later version of the site. Here is an empty table.',
    size: 'This link is longer than any position. Here is an empty table.',
    crowded: 'This link contains more cards than this page can show. Here is an empty table.',
    damaged: 'This link was cut off or changed on its way. Here is an empty table.',
    content: 'Nothing in this link can be played. Here is an empty table.',
    example: 'The example could not be loaded. Here is an empty table.',
  },
  loading: 'Laying the table…',
  failed: 'Free play could not be loaded.',
};
