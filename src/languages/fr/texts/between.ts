import type { FilterType } from '../../../engine/cards/ability.ts';
import type { CardType } from '../../../engine/cards/vocabulary.ts';
import type { NextAct, SceneSaid } from '../../../sandbox/between/scene.ts';
import type { TextSubject } from '../../../sandbox/between/subject.ts';
import type { BetweenTexts } from '../../texts/between.ts';
import { describePlace, type ScenePlaces } from '../../texts/scene-place.ts';
import { STATUSES } from '../lexicon/table.ts';
import { joinList, withDe, withQue } from '../say/words.ts';

const WANTED: Readonly<Record<FilterType, string>> = {
  card: 'de cartes',
  character: 'de Personnages',
  permanent: 'de Permanents',
  'landmark-permanent': 'de Permanents de Repère',
  'expedition-permanent': 'de Permanents d’Expédition',
  spell: 'de Sorts',
  hero: 'de Héros',
  'mana-orb': 'd’Orbes de Mana',
};

const TYPES: Readonly<Record<CardType, string>> = {
  character: 'un Personnage',
  'expedition-permanent': 'un Permanent d’Expédition',
  hero: 'un Héros',
  'landmark-permanent': 'un Permanent de Repère',
  'landmark-token': 'un jeton Repère',
  mana: 'une carte de Mana',
  spell: 'un Sort',
  token: 'un jeton Personnage',
};

/** What a text is about, after “parle”. */
const SUBJECTS: Readonly<Record<TextSubject, string>> = {
  costs: 'de coûts',
  free: 'de jouer gratuitement',
  moving: 'd’Expéditions qui avancent ou reculent',
  terrains: 'de terrains',
  statuses: 'de statuts',
  counters: 'de compteurs',
  tokens: 'de jetons à créer',
  cards: 'de cartes qui changent de zone',
  activations: 'de capacités à activer',
};

function describeNext(follows: NextAct, player: string): string {
  const next = {
    other: `\u00a0; ${player} la joue ensuite`,
    third: `\u00a0; ${player} joue ensuite une troisième carte`,
    dusk: '\u00a0; puis le Crépuscule et la Nuit arrivent',
  };
  return next[follows];
}

function describeDeed({ act, actor, player }: SceneSaid): string {
  switch (act.do) {
    case 'play':
      return `${player} joue ${actor} depuis ${act.from === 'hand' ? 'la main' : 'la Réserve'}${act.exhausted ? ', où elle est épuisée,' : ''}`;
    case 'quick':
      return act.from === 'play'
        ? `${player} joue l’action rapide de la carte ${actor}`
        : `${player} joue l’action rapide de la carte ${actor} dans la Réserve`;
    case 'phase': {
      const comes = {
        morning: 'Le Matin arrive',
        noon: 'Midi commence',
        dusk: 'Le Crépuscule et la Nuit arrivent',
      };
      const where = act.arena ? ' dans l’Arène' : '';
      return `${comes[act.phase]}${where}, ${player} contrôle ${actor}`;
    }
    default:
      return act satisfies never;
  }
}

/** Where the other card is, in places of the player who acts or of the opponent. */
const PLACES: ScenePlaces = {
  beside: (other) => `${other} est dans la même Expédition`,
  'other-expedition': (other, whose) => `${other} est dans l’autre Expédition ${withDe(whose)}`,
  facing: (other, whose) => `${other} est dans l’Expédition ${withDe(whose)} qui lui fait face`,
  landmarks: (other, whose) => `${other} est parmi les Repères ${withDe(whose)}`,
  hero: (other, whose) => `${other} est le Héros ${withDe(whose)}`,
  reserve: (other, whose) => `${other} est dans la Réserve ${withDe(whose)}`,
  hand: (other, whose) => `${other} est dans la main ${withDe(whose)}`,
  discard: (other, whose) => `${other} est dans la défausse ${withDe(whose)}`,
  deck: (other, whose) => `${other} est sur le dessus du deck ${withDe(whose)}`,
  mana: (other, whose) => `${other} est l’un des Orbes de Mana ${withDe(whose)}`,
};

export const between: BetweenTexts = {
  title: 'Entre deux cartes',
  lead: 'Choisissez deux cartes. Le moteur de règles crée les positions où l’une peut rencontrer l’autre, les joue, et montre ce qui n’arrive que parce que les deux sont là, avec les règles.',
  needsScript:
    'Il faut JavaScript pour jouer les positions. Sans lui, la page de chaque carte donne son texte, ses réponses et ses exemples.',
  allCards: 'Toutes les cartes',
  cards: ['Première carte', 'Seconde carte'],
  typeName: 'Un nom, ou une partie d’un nom',
  change: 'Changer',
  swap: 'Échanger',
  nothingFound: 'Aucune carte ne porte un tel nom.',
  found: (count) => (count === 1 ? '1 carte trouvée' : `${count} cartes trouvées`),
  loading: 'Chargement des cartes…',
  failed: 'Les cartes n’ont pas pu être chargées.',
  again: 'Réessayer',
  empty: 'Choisissez deux cartes pour voir ce qui se passe entre elles.',
  unknown: 'L’adresse nomme une carte qui n’existe pas. Choisissez-en une autre.',
  playing: (percent) => `Le moteur joue les positions\u00a0: ${percent}\u00a0%`,
  stop: 'Arrêter ici',
  outcome: (situations, positions) =>
    `${situations === 1 ? '1 situation' : `${situations} situations, la plus forte d’abord`}, sur ${positions} positions jouées.`,
  none: (positions) =>
    `Dans aucune des ${positions} positions jouées, l’une de ces cartes ne change ce que fait l’autre.`,
  situations: 'Ce qui se passe entre elles',
  general: 'Ce qui arriverait avec n’importe quelle carte',
  rulings: 'Réponses sur l’une ou l’autre',
  noRulings: 'Aucune réponse ne porte sur l’une de ces cartes.',
  notMeeting: 'Où elles ne se rencontrent pas',
  noInfluence: 'Aucune influence, et pourquoi',
  board: 'Jouer sur un plateau',
  closeBoard: 'Fermer le plateau',
  freePlay: 'Ouvrir en jeu libre',
  withCard: (card) => `Entre ${card} et une autre carte`,
  scene(said) {
    const trait = said.trait ? `, avec le statut ${STATUSES[said.trait]}` : '';
    const bare = said.bare
      ? `, sans autre carte dans la main ni la Réserve ${withDe(said.player)}`
      : '';
    const next = said.follows === null ? '' : describeNext(said.follows, said.player);
    const place = describePlace(said, PLACES);
    const where = said.act.do === 'phase' ? `et ${place}` : `alors ${withQue(place)}`;
    return `${describeDeed(said)} ${where}${trait}${bare}${next} :`;
  },
  overMarker: (by) =>
    `Le marqueur Terrain s’applique d’abord, puis la capacité passive de la carte ${by}, quel que soit l’ordre d’arrivée.`,
  applies: (by, to) => `Une capacité passive de la carte ${by} s’applique à ${to}.`,
  bound: {
    hero: (name) => `${name} est un Héros, qui reste dans la zone du Héros.`,
    token: (name) =>
      `${name} est un jeton, qui n’est jamais dans une main, un deck ou une Défausse.`,
    spell: (name) => `${name} est un Sort, qui n’est jamais dans une Expédition.`,
    landmark: (name) => `${name} est un Repère, qui n’est jamais dans une Expédition.`,
  },
  obstacles: {
    type: (speaker, other, { wants, is }) =>
      `Le texte de la carte ${speaker} parle ${wants.map((one) => WANTED[one]).join(' ou ')}. ${other} est ${TYPES[is]}.`,
    subtype: (speaker, other) =>
      `Le texte de la carte ${speaker} parle de sous-types que ${other} n’a pas.`,
    cost: (speaker, other) =>
      `Le texte de la carte ${speaker} parle d’autres coûts que ceux de la carte ${other}.`,
    name: (speaker, other) =>
      `Le texte de la carte ${speaker} parle d’une carte d’un autre nom que ${other}.`,
    token: (speaker, other) =>
      `Le texte de la carte ${speaker} parle de jetons. ${other} n’est pas un jeton.`,
    'no-token': (speaker, other) =>
      `Le texte de la carte ${speaker} ne parle pas de jetons. ${other} est un jeton.`,
    faction: (speaker, other) =>
      `Le texte de la carte ${speaker} parle d’une autre faction que celle de la carte ${other}.`,
    'not-in-play': (speaker, other) =>
      `Le texte de la carte ${speaker} parle d’objets en jeu. ${other} n’est jamais en jeu.`,
    free: (speaker, other) =>
      `Le texte de la carte ${speaker} change des coûts. Ce que ${other} joue gratuitement n’a aucun coût à payer.`,
    unspoken: (speaker, other, { changed }) =>
      `Le texte de la carte ${speaker} parle ${joinList(changed.map((one) => SUBJECTS[one]))}. Celui de la carte ${other} n’en parle pas.`,
    creates: (speaker, other) =>
      `La carte ${speaker} crée le jeton ${other}. Aucune des deux ne change ce que fait l’autre.`,
    third: (_speaker, _other, { shared }) =>
      `Les deux textes parlent ${joinList(shared.map((one) => SUBJECTS[one]))}, mais aucun ne s’applique à l’autre carte. Elles peuvent seulement se rencontrer sur autre chose, par exemple une troisième carte.`,
  },
};
