/** Sentences about the trace, in French. */

import { TERRAIN } from '../../say/text.ts';
import type { TraceWords } from '../../say/trace-words.ts';
import {
  dePlain,
  fromExpeditions,
  fromSpot,
  intoSpot,
  nameExpeditions,
  nameRegion,
  nameSpot,
  playerName,
  toExpeditions,
} from './play.ts';
import { DAILY_TOLD } from './step-verb.ts';
import { joinList, numberWord, statusWord } from './words.ts';

export const traceWords: TraceWords = {
  moves: {
    'clean-up': ({ x, to }) => `${x} dépasse la limite et va ${to(intoSpot)}`,
    create: ({ x, to }) => `${x} rejoint ${to(nameSpot)}`,
    declare: ({ x, from }) => `${x} passe ${from(fromSpot)} au Limbo`,
    discard: ({ does, x, from }) => `${does('défaussez|défausse')} ${x} ${from(fromSpot)}`,
    draw: ({ does, x }) => `${does('piochez|pioche')} ${x}`,
    exchange: ({ does, x, to }) => `${does('échangez|échange')} ${x}, qui va ${to(intoSpot)}`,
    expand: ({ does, x }) => `${does('faites|fait')} ${dePlain(x)} un Orbe de Mana`,
    play: ({ x, to }) => `${x} rejoint ${to(nameSpot)}`,
    put: ({ does, x, from, to }) => `${does('mettez|met')} ${x} ${from(fromSpot)} ${to(intoSpot)}`,
    reshuffle: ({ x, to }) => `${x} retourne ${to(intoSpot)}`,
    resolved: ({ x, to }) => `sa résolution finie, ${x} va ${to(intoSpot)}`,
    rest: ({ x, to }) => `au Repos, ${x} va ${to(intoSpot)}`,
    resupply: ({ does, x, own }) =>
      `${does('mettez|met')} en Réserve ${x}, première carte de ${own('votre|son')} deck`,
    return: ({ does, x, from, to }) =>
      `${does('renvoyez|renvoie')} ${x} ${from(fromSpot)} ${to(intoSpot)}`,
    sacrifice: ({ does, x }) => `${does('sacrifiez|sacrifie')} ${x}`,
    send: ({ does, x, from, to }) =>
      `${does('envoyez|envoie')} ${x} ${from(fromSpot)} ${to(intoSpot)}`,
    'starting-mana': ({ does, x }) =>
      `${does('faites|fait')} ${dePlain(x)} un des premiers Orbes de Mana`,
    'take-control': ({ does, x, to }) =>
      `${does('prenez|prend')} le contrôle ${dePlain(x)}, qui va ${to(intoSpot)}`,
  },
  countersLost: (names) => `ses ${joinList(names)} sont perdus`,
  tokenCeases: 'le jeton cesse d’exister',
  begins: {
    game: (does) => `la partie commence\u00a0: ${does('êtes|est')} premier joueur`,
    day: (day) => `le Jour ${day} commence`,
    part: (part) => `${part} commence`,
  },
  turnEnds: (turn) => `${turn} est fini`,
  dailyMeaning: DAILY_TOLD,
  turnEffect: {
    'play-card': 'jouez une carte|joue une carte',
    'quick-action': 'jouez une action rapide|joue une action rapide',
    pass: 'passez|passe',
  },
  declared: {
    card: (x) => x,
    'quick-action': (_, of) => `une action rapide${of}`,
    reaction: (_, of) => `une Réaction${of}`,
    'internal-action': (_, of) => `une action interne${of}`,
  },
  declares: (does, what) => `${does('déclarez|déclare')} ${what}`,
  costAltered: (by, of, from, to) =>
    from === to
      ? `${by} laisse le coût${of} à ${to}`
      : `${by} fait passer le coût${of} de ${from} à ${to}`,
  effectOf: {
    spell: 'l’effet',
    'quick-action': 'l’action rapide',
    reaction: 'la Réaction',
    modifier: 'le remplacement',
    'internal-action': 'l’action interne',
  },
  resolves: (effect) => `${effect} se résout`,
  condition: (of, holds) => `la condition${of} ${holds ? 'est remplie' : 'n’est pas remplie'}`,
  choosesNothing: 'ne choisissez rien|ne choisit rien',
  chooses: 'choisissez|choisit',
  hiddenCards: (count) => `${numberWord(count, 'f')} ${count === 1 ? 'carte' : 'cartes'}`,
  onlyChoice: ' (seule possibilité)',
  notReplaced: (of) => `le remplacement${of} ne s’applique pas`,
  modifies: (by, isAddition, step) =>
    `${by} ${isAddition ? 'complète' : 'remplace'} ce qui arrive (${step})`,
  deckEnds: 'le deck ne suffit pas\u00a0: la Défausse est mélangée et placée dessous',
  fleetingGoes: (x) =>
    `${x} a le statut ${statusWord('fleeting')} et va dans la Défausse au lieu de la Réserve`,
  activates: (of) => `une Réaction${of} s’active`,
  waiting: {
    none: 'aucune Réaction n’attend',
    one: 'une Réaction attend',
    several: (count) => `${count} Réactions attendent`,
  },
  playsReaction: (does, of) => `${does('jouez|joue')} la Réaction${of}`,
  progress: { can: 'peut avancer', cannot: 'n’avance pas', ignored: ' (ne compte pas)' },
  terrainsWon: {
    none: 'aucun terrain gagné',
    one: 'un terrain gagné',
    several: (count) => `${count} terrains gagnés`,
  },
  passives: {
    none: 'plus aucune capacité passive ne change quoi que ce soit',
    one: 'capacité passive appliquée',
    several: 'capacités passives appliquées, dans cet ordre',
  },
  distances: {
    none: 'dans l’Arène, les distances ne décident de rien',
    covered: 'régions parcourues',
  },
  tie: (players, voice) =>
    `l’égalité entre ${joinList(players.map((seat) => playerName(seat, voice)))} se joue dans l’Arène`,
  nobodyWins: 'la partie s’arrête sans vainqueur',
  wins: 'gagnez la partie|gagne la partie',
  severalWin: (players) => `la partie est gagnée par ${players}`,
  created: (x, to) => `un jeton arrive dans ${to(nameSpot)}\u00a0: ${x}`,
  stays: (at, voice) => `reste dans ${nameExpeditions(at, voice)}`,
  goes: (from, to, voice) => `passe ${fromExpeditions(from, voice)} ${toExpeditions(to, voice)}`,
  gainsAbility: (x) => `${x} gagne une capacité de façon permanente`,
  gains: 'gagne',
  loses: 'perd',
  isExhausted: 's’épuise',
  isReadied: 'se redresse',
  isCompleted: 'devient accomplie',
  ceases: 'cesse d’exister',
  subtype: 'le sous-type',
  subtypes: 'les sous-types',
  nowHas: (count) => ` (total\u00a0: ${count})`,
  stillHas: (count) => ` (reste\u00a0: ${count})`,
  ascends: (expedition) => `${expedition} s’Élève`,
  noLongerAscended: (expedition) => `${expedition} n’est plus ${statusWord('ascended', 'f')}`,
  moved: (way, region) =>
    way === 0
      ? `reste dans ${nameRegion(region)}`
      : `${way > 0 ? 'avance' : 'recule'} jusqu’à ${nameRegion(region)}`,
  dueTo(causes) {
    const own = `son statut ${statusWord('ascended')}`;
    const said = causes.map((one, index) => {
      if (one !== 'ascend') return TERRAIN[one];
      return index > 0 ? `à ${own}` : own;
    });
    return `grâce à ${joinList(said)}`;
  },
  regionIs: 'est',
  cardTurned: 'une carte Tumulte est retournée',
  cardsTurned: 'deux cartes Tumulte sont retournées',
  markerGoes: (terrain, region, isNew) =>
    `un marqueur Terrain ${terrain} ${isNew ? 'est placé sur' : 'va sur'} ${nameRegion(region)}`,
  rolls: (does, result) => `${does('faites|fait')} ${result} au dé`,
  shufflesDeck: 'mélangez votre deck|mélange son deck',
  reveals: (does, x) => `${does('révélez|révèle')} ${x}`,
  reactionWaits: (of) => `une Réaction${of} attend dans le Limbo`,
  effectLasts: (of, until) => `un effet${of} dure${until}`,
  until: {
    'this-turn': ' pour ce tour',
    'this-afternoon': ' pour cet Après-midi',
    'this-day': ' pour ce Jour',
  },
  becomesFirst: 'devenez premier joueur|devient premier joueur',
  hasPassed: 'avez passé pour ce Jour|a passé pour ce Jour',
};
