import type { FilterType } from '../../../engine/cards/ability.ts';
import type { CardType } from '../../../engine/cards/vocabulary.ts';
import type { MeetingObstacle } from '../../../sandbox/between/obstacle.ts';
import type { NextAct, SceneSaid } from '../../../sandbox/between/scene.ts';
import type { TextSubject } from '../../../sandbox/between/subject.ts';
import { describePlace, type ScenePlaces } from '../../texts/scene-place.ts';
import { STATUSES } from '../lexicon/table.ts';
import { joinList } from '../say/words.ts';

const WANTED: Readonly<Record<FilterType, string>> = {
  card: 'cards',
  character: 'Characters',
  permanent: 'Permanents',
  'landmark-permanent': 'Landmark Permanents',
  'expedition-permanent': 'Expedition Permanents',
  spell: 'Spells',
  hero: 'Heroes',
  'mana-orb': 'Mana Orbs',
};

const TYPES: Readonly<Record<CardType, string>> = {
  character: 'a Character',
  'expedition-permanent': 'an Expedition Permanent',
  hero: 'a Hero',
  'landmark-permanent': 'a Landmark Permanent',
  'landmark-token': 'a Landmark token',
  mana: 'a Mana card',
  spell: 'a Spell',
  token: 'a token Character',
};

/** What a text is about. */
const SUBJECTS: Readonly<Record<TextSubject, string>> = {
  costs: 'costs',
  free: 'playing for free',
  moving: 'how Expeditions move',
  terrains: 'terrains',
  statuses: 'statuses',
  counters: 'counters',
  tokens: 'creating tokens',
  cards: 'moving cards from zone to zone',
  activations: 'activating abilities',
};

function describeNext(follows: NextAct, player: string): string {
  const next = {
    other: `; ${player} plays it next`,
    third: `; ${player} then plays a third card`,
    dusk: '; then Dusk and Night come',
  };
  return next[follows];
}

function describeDeed({ act, actor, player }: SceneSaid): string {
  switch (act.do) {
    case 'play':
      return `${player} plays ${actor} from ${act.from === 'hand' ? 'hand' : 'Reserve'}${act.exhausted ? ', where it is exhausted,' : ''}`;
    case 'quick':
      return act.from === 'play'
        ? `${player} plays the quick action of ${actor}`
        : `${player} plays the quick action of ${actor} in Reserve`;
    case 'phase': {
      const comes = { morning: 'Morning comes', noon: 'Noon comes', dusk: 'Dusk and Night come' };
      const where = act.arena ? ' in the Arena' : '';
      return `${comes[act.phase]}${where} and ${player} controls ${actor}`;
    }
    default:
      return act satisfies never;
  }
}

/** Where the other card is, in places of the player who acts or of the opponent. */
const PLACES: ScenePlaces = {
  beside: (other) => `${other} is in the same Expedition`,
  'other-expedition': (other, whose) => `${other} is in ${whose}’s other Expedition`,
  facing: (other, whose) => `${other} is in ${whose}’s Expedition that faces it`,
  landmarks: (other, whose) => `${other} is among ${whose}’s Landmarks`,
  hero: (other, whose) => `${other} is ${whose}’s Hero`,
  reserve: (other, whose) => `${other} is in ${whose}’s Reserve`,
  hand: (other, whose) => `${other} is in ${whose}’s hand`,
  discard: (other, whose) => `${other} is in ${whose}’s discard pile`,
  deck: (other, whose) => `${other} is on top of ${whose}’s deck`,
  mana: (other, whose) => `${other} is one of ${whose}’s Mana Orbs`,
};

type ObstacleOf<Why> = Extract<MeetingObstacle, { readonly why: Why }>;

/** Texts of the page that shows what happens between two cards. */
export const between = {
  title: 'Between two cards',
  lead: 'Choose two cards. The rules engine makes the positions in which one can meet the other, plays them, and shows what happens only because both are there, with the rules.',
  needsScript:
    'Playing the positions needs JavaScript. Without it, the page of each card has its text, its rulings and its examples.',
  allCards: 'All cards',
  cards: ['First card', 'Second card'] satisfies readonly [string, string],
  typeName: 'A name, or a part of one',
  change: 'Change',
  swap: 'Swap',
  nothingFound: 'No card has such a name.',
  found: (count: number) => (count === 1 ? '1 card found' : `${count} cards found`),
  loading: 'Loading the cards…',
  failed: 'The cards could not be loaded.',
  again: 'Try again',
  empty: 'Choose two cards to see what happens between them.',
  /** The address names a card that does not exist. */
  unknown: 'The address names a card that does not exist. Choose another one.',
  playing: (percent: number) => `Positions are being played: ${percent} %`,
  stop: 'Stop here',
  outcome: (situations: number, positions: number) =>
    `${situations === 1 ? '1 situation' : `${situations} situations`}, the strongest first, in ${positions} positions played.`,
  none: (positions: number) =>
    `In none of ${positions} positions does one of these cards change what the other does.`,
  situations: 'What happens between them',
  /** The heading above what does not need both of the two cards. */
  general: 'What would happen with any card',
  rulings: 'Rulings about either card',
  noRulings: 'No ruling is about one of these cards.',
  notMeeting: 'Where they do not meet',
  noInfluence: 'No influence, and why',
  board: 'Play it on a board',
  closeBoard: 'Close the board',
  freePlay: 'Open in free play',
  /** On the page of a card: a link to this page. */
  withCard: (card: string) => `Between ${card} and another card`,
  /** A scene in words; the names of cards come marked, and are used as they are. */
  scene(said: SceneSaid) {
    const trait = said.trait ? ` and is ${STATUSES[said.trait]}` : '';
    const bare = said.bare ? ` with no other card in ${said.player}’s hand or Reserve` : '';
    const next = said.follows === null ? '' : describeNext(said.follows, said.player);
    return `${describeDeed(said)} while ${describePlace(said, PLACES)}${trait}${bare}${next}:`;
  },
  /** A passive ability of a card applies to a region with a Terrain Marker; the name comes marked. */
  overMarker: (by: string) =>
    `The Terrain Marker applies first and the passive ability of ${by} after it, whichever came later.`,
  /** A passive ability of a card applies to another; the names come marked. */
  applies: (by: string, to: string) => `A passive ability of ${by} applies to ${to}.`,
  /** Cards that are always in the same zones. */
  bound: {
    hero: (name: string) => `${name} is a Hero. It stays in the Hero zone.`,
    token: (name: string) => `${name} is a token. It is never in a hand, deck or discard pile.`,
    spell: (name: string) => `${name} is a Spell. It is never in an Expedition.`,
    landmark: (name: string) => `${name} is a Landmark. It is never in an Expedition.`,
  },
  /** Why the text of a card does not matter to the other one. */
  obstacles: {
    type: (speaker: string, other: string, { wants, is }: ObstacleOf<'type'>) =>
      `The text of ${speaker} is about ${wants.map((one) => WANTED[one]).join(' or ')}. ${other} is ${TYPES[is]}.`,
    subtype: (speaker: string, other: string) =>
      `The text of ${speaker} is about sub-types that ${other} does not have.`,
    cost: (speaker: string, other: string) =>
      `The text of ${speaker} is about other costs than those of ${other}.`,
    name: (speaker: string, other: string) =>
      `The text of ${speaker} is about a card of another name than ${other}.`,
    token: (speaker: string, other: string) =>
      `The text of ${speaker} is about tokens. ${other} is not a token.`,
    'no-token': (speaker: string, other: string) =>
      `The text of ${speaker} is not about tokens. ${other} is a token.`,
    faction: (speaker: string, other: string) =>
      `The text of ${speaker} is about another faction than that of ${other}.`,
    'not-in-play': (speaker: string, other: string) =>
      `The text of ${speaker} is about objects in play. ${other} is never in play.`,
    free: (speaker: string, other: string) =>
      `The text of ${speaker} changes costs. What ${other} plays for free has no cost to pay.`,
    unspoken: (speaker: string, other: string, { changed }: ObstacleOf<'unspoken'>) =>
      `The text of ${speaker} is about ${joinList(changed.map((one) => SUBJECTS[one]))}. That of ${other} does not speak of it.`,
    creates: (speaker: string, other: string) =>
      `${speaker} creates ${other}. Neither changes what the other does.`,
    third: (_speaker: string, _other: string, { shared }: ObstacleOf<'third'>) =>
      `Both texts are about ${joinList(shared.map((one) => SUBJECTS[one]))}, but neither applies to the other card. They can only meet at something else, such as a third card.`,
  },
};
