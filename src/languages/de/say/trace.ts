/** Sentences about the trace, in German. */

import { TERRAIN } from '../../say/text.ts';
import type { TraceWords } from '../../say/trace-words.ts';
import {
  accusativeOf,
  fromSpot,
  intoSpot,
  nameExpeditions,
  nameRegion,
  nameSpot,
  playerName,
  toSpot,
} from './play.ts';
import { DAILY_TOLD } from './step-verb.ts';
import { joinList, numberWord, statusWord } from './words.ts';

export const traceWords: TraceWords = {
  moves: {
    'clean-up': ({ x, to }) => `${x} überschreitet das Limit und geht ${to(intoSpot)}`,
    create: ({ x, to }) => `${x} kommt ${to(intoSpot)}`,
    declare: ({ x, from }) => `${x} geht ${from(fromSpot)} in den Limbus`,
    discard: ({ does, x, from }) => `${does('legst|legt')} ${accusativeOf(x)} ${from(fromSpot)} ab`,
    draw: ({ does, x }) => `${does('ziehst|zieht')} ${accusativeOf(x)}`,
    exchange: ({ does, x, own, to }) =>
      `${does('tauschst|tauscht')} ${accusativeOf(x)} aus und ${own('legst|legt')} die Karte ${to(intoSpot)}`,
    expand: ({ does, x }) => `${does('machst|macht')} ${accusativeOf(x)} zu einer Manakugel`,
    play: ({ x, to }) => `${x} schließt sich ${to(toSpot)} an`,
    put: ({ does, x, from, to }) =>
      `${does('legst|legt')} ${accusativeOf(x)} ${from(fromSpot)} ${to(intoSpot)}`,
    reshuffle: ({ x, to }) => `${x} geht ${to(intoSpot)} zurück`,
    resolved: ({ x, to }) => `nach der Abwicklung geht ${x} ${to(intoSpot)}`,
    rest: ({ x, to }) => `während der Ruhepause geht ${x} ${to(intoSpot)}`,
    resupply: ({ does, x, own }) =>
      `${does('legst|legt')} ${accusativeOf(x)} von oben ${own('deines|seines')} Decks in die Reserve`,
    return: ({ does, x, from, to }) =>
      `${does('schickst|schickt')} ${accusativeOf(x)} ${from(fromSpot)} ${to(intoSpot)} zurück`,
    sacrifice: ({ does, x }) => `${does('opferst|opfert')} ${accusativeOf(x)}`,
    send: ({ does, x, from, to }) =>
      `${does('schickst|schickt')} ${accusativeOf(x)} ${from(fromSpot)} ${to(intoSpot)}`,
    'starting-mana': ({ does, x }) =>
      `${does('machst|macht')} ${accusativeOf(x)} zu einer der ersten Manakugeln`,
    'take-control': ({ does, x, to }) =>
      `${does('übernimmst|übernimmt')} die Kontrolle über ${accusativeOf(x)}; neue Zone: ${to((spot, voice, subject) => nameSpot(spot, voice, 'nom', subject))}`,
  },
  countersLost: (names) => `verloren gehen: ${joinList(names)}`,
  tokenCeases: 'die Marke hört auf zu existieren',
  begins: {
    game: (does) => `das Spiel beginnt: ${does('bist|ist')} der Startspieler`,
    day: (day) => `Tag ${day} beginnt`,
    part: (part) => `${part} beginnt`,
  },
  turnEnds: (turn) => `${turn} endet`,
  dailyMeaning: DAILY_TOLD,
  turnEffect: {
    'play-card': 'spielst eine Karte|spielt eine Karte',
    'quick-action': 'spielst eine Schnellaktion|spielt eine Schnellaktion',
    pass: 'passt|passt',
  },
  declared: {
    card: (x) => accusativeOf(x),
    'quick-action': (_, of) => `eine Schnellaktion${of}`,
    reaction: (_, of) => `eine Reaktion${of}`,
    'internal-action': (_, of) => `eine interne Aktion${of}`,
  },
  declares: (does, what) => `${does('kündigst|kündigt')} ${what} an`,
  costAltered: (by, of, from, to) => `${by} ändert die Kosten${of} von ${from} auf ${to}`,
  effectOf: {
    spell: 'der Effekt',
    'quick-action': 'die Schnellaktion',
    reaction: 'die Reaktion',
    modifier: 'die Ersetzung',
    'internal-action': 'die interne Aktion',
  },
  resolves: (effect) => `${effect} wird abgewickelt`,
  condition: (of, holds) => `die Bedingung${of} ist ${holds ? '' : 'nicht '}erfüllt`,
  choosesNothing: 'wählst nichts|wählt nichts',
  chooses: 'wählst|wählt',
  hiddenCards: (count) => `${numberWord(count, 'f')} ${count === 1 ? 'Karte' : 'Karten'}`,
  onlyChoice: ' (einzige Möglichkeit)',
  notReplaced: (of) => `die Ersetzung${of} gilt nicht`,
  modifies: (by, isAddition, step) =>
    `${by} ${isAddition ? 'ergänzt' : 'ersetzt'}, was geschieht (${step})`,
  deckEnds: 'das Deck reicht nicht: der Ablagestapel wird gemischt und darunter gelegt',
  fleetingGoes: (x) =>
    `${x} ist ${statusWord('fleeting')} und geht auf den Ablagestapel statt in die Reserve`,
  activates: (of) => `eine Reaktion${of} wird aktiviert`,
  waiting: {
    none: 'keine Reaktion wartet',
    one: 'eine Reaktion wartet',
    several: (count) => `${count} Reaktionen warten`,
  },
  playsReaction: (does, of) => `${does('spielst|spielt')} die Reaktion${of}`,
  progress: {
    can: 'kann sich vorwärts bewegen',
    cannot: 'bewegt sich nicht vorwärts',
    ignored: ' (zählt nicht)',
  },
  terrainsWon: {
    none: 'kein Gelände gewonnen',
    one: 'ein Gelände gewonnen',
    several: (count) => `${count} Gelände gewonnen`,
  },
  passives: {
    none: 'keine passive Fähigkeit ändert noch etwas',
    one: 'angewandte passive Fähigkeit',
    several: 'angewandte passive Fähigkeiten, in dieser Reihenfolge',
  },
  distances: {
    none: 'in der Arena entscheiden die Entfernungen nichts',
    covered: 'zurückgelegte Regionen',
  },
  tie(players, voice) {
    const names = players.map((seat) => playerName(seat, voice, 'dat'));
    return `der Gleichstand zwischen ${joinList(names)} wird in der Arena entschieden`;
  },
  nobodyWins: 'das Spiel endet ohne Gewinner',
  wins: 'gewinnst das Spiel|gewinnt das Spiel',
  severalWin: (players) => `das Spiel gewonnen: ${players}`,
  created: (x, to) => `eine Marke kommt ${to(intoSpot)}: ${x}`,
  stays: (at, voice) => `bleibt in ${nameExpeditions(at, voice, 'dat')}`,
  goes: (from, to, voice) =>
    `wechselt aus ${nameExpeditions(from, voice, 'dat')} in ${nameExpeditions(to, voice, 'acc')}`,
  gainsAbility: (x) => `${x} erhält dauerhaft eine Fähigkeit`,
  gains: 'erhält',
  loses: 'verliert',
  isExhausted: 'wird erschöpft',
  isReadied: 'wird bereitgestellt',
  isCompleted: 'wird Vollbracht',
  ceases: 'hört auf zu existieren',
  subtype: 'den Subtyp',
  subtypes: 'die Subtypen',
  nowHas: (count) => ` (insgesamt: ${count})`,
  stillHas: (count) => ` (übrig: ${count})`,
  ascends: (expedition) => `${expedition} ist jetzt ${statusWord('ascended')}`,
  noLongerAscended: (expedition) => `${expedition} ist nicht mehr ${statusWord('ascended')}`,
  moved: (way, region) =>
    way === 0
      ? `bleibt in ${nameRegion(region, 'dat').replace(/^der (?=Region \d)/u, '')}`
      : `bewegt sich bis in ${nameRegion(region, 'acc')} ${way > 0 ? 'vorwärts' : 'zurück'}`,
  dueTo(causes) {
    const said = causes.map((one) => (one === 'ascend' ? statusWord('ascended') : TERRAIN[one]));
    return `aufgrund von ${joinList(said)}`;
  },
  regionIs: 'ist',
  cardTurned: 'eine Tumult-Karte wird umgedreht',
  cardsTurned: 'zwei Tumult-Karten werden umgedreht',
  markerGoes: (terrain, region) =>
    `ein ${terrain} Geländemarker kommt auf ${nameRegion(region, 'acc')}`,
  rolls: (does, result) => `${does('würfelst|würfelt')} ${result}`,
  shufflesDeck: 'mischst dein Deck|mischt sein Deck',
  reveals: (does, x) => `${does('deckst|deckt')} ${accusativeOf(x)} auf`,
  reactionWaits: (of) => `eine Reaktion${of} wartet im Limbus`,
  effectLasts: (of, until) => `ein Effekt${of} dauert${until} an`,
  until: {
    'this-turn': ' für diese Runde',
    'this-afternoon': ' für diesen Nachmittag',
    'this-day': ' für diesen Tag',
  },
  becomesFirst: 'wirst Startspieler|wird Startspieler',
  hasPassed: 'hast für diesen Tag gepasst|hat für diesen Tag gepasst',
};
