/** Sentences about the trace, in Italian. */

import type { TraceWords } from '../../say/trace-words.ts';
import {
  fromSpot,
  intoSpot,
  nameExpeditions,
  nameRegion,
  nameSpot,
  playerName,
  withDi,
} from './play.ts';
import { DAILY_TOLD } from './step-verb.ts';
import {
  joinList,
  numberWord,
  ofTerrain,
  statusAdjective,
  statusWord,
  withPreposition,
} from './words.ts';

export const traceWords: TraceWords = {
  moves: {
    'clean-up': ({ x, to }) => `${x} supera il limite e va ${to(intoSpot)}`,
    create: ({ x, to }) => `${x} arriva ${to(intoSpot)}`,
    declare: ({ x, from }) => `${x} passa ${from(fromSpot)} al Limbo`,
    discard: ({ does, x, from }) => `${does('scarti|scarta')} ${x} ${from(fromSpot)}`,
    draw: ({ does, x }) => `${does('peschi|pesca')} ${x}`,
    exchange: ({ does, x, to }) => `${does('scambi|scambia')} ${x}, che va ${to(intoSpot)}`,
    expand: ({ does, x }) => `${does('fai|fa')} ${withDi(x)} una sfera di mana`,
    play: ({ x, to }) => `${x} si unisce ${withPreposition('a', to(nameSpot))}`,
    put: ({ does, x, from, to }) => `${does('metti|mette')} ${x} ${from(fromSpot)} ${to(intoSpot)}`,
    reshuffle: ({ x, to }) => `${x} torna ${to(intoSpot)}`,
    resolved: ({ x, to }) => `finita la risoluzione, ${x} va ${to(intoSpot)}`,
    rest: ({ x, to }) => `durante il riposo, ${x} va ${to(intoSpot)}`,
    resupply: ({ does, x, own }) =>
      `${does('metti|mette')} ${x} nella Riserva dalla cima del ${own('tuo|suo')} mazzo`,
    return: ({ does, x, from, to }) =>
      `${does('fai tornare|fa tornare')} ${x} ${from(fromSpot)} ${to(intoSpot)}`,
    sacrifice: ({ does, x }) => `${does('sacrifichi|sacrifica')} ${x}`,
    send: ({ does, x, from, to }) =>
      `${does('mandi|manda')} ${x} ${from(fromSpot)} ${to(intoSpot)}`,
    'starting-mana': ({ does, x }) =>
      `${does('fai|fa')} ${withDi(x)} una delle prime sfere di mana`,
    'take-control': ({ does, x, to }) =>
      `${does('prendi|prende')} il controllo ${withDi(x)}, che va ${to(intoSpot)}`,
  },
  countersLost: (names) => `${names.map((name) => `i ${name}`).join(' e ')} che aveva vanno persi`,
  tokenCeases: 'la pedina cessa di esistere',
  begins: {
    game: (does) => `comincia la partita: ${does('sei|è')} il primo giocatore`,
    day: (day) => `comincia la giornata ${day}`,
    part: (part) => `comincia ${part}`,
  },
  turnEnds: (turn) => `finisce ${turn}`,
  dailyMeaning: DAILY_TOLD,
  turnEffect: {
    'play-card': 'giochi una carta|gioca una carta',
    'quick-action': 'giochi un’azione rapida|gioca un’azione rapida',
    pass: 'passi|passa',
  },
  declared: {
    card: (x) => x,
    'quick-action': (_, of) => `un’azione rapida${of}`,
    reaction: (_, of) => `una Reazione${of}`,
    'internal-action': (_, of) => `un’azione interna${of}`,
  },
  declares: (does, what) => `${does('dichiari|dichiara')} ${what}`,
  costAltered: (by, of, from, to) =>
    from === to
      ? `${by} lascia il costo${of} a ${to}`
      : `${by} porta il costo${of} da ${from} a ${to}`,
  effectOf: {
    spell: 'l’effetto',
    'quick-action': 'l’azione rapida',
    reaction: 'la Reazione',
    modifier: 'la sostituzione',
    'internal-action': 'l’azione interna',
  },
  resolves: (effect) => `${effect} si risolve`,
  condition: (of, holds) => `la condizione${of} ${holds ? 'è soddisfatta' : 'non è soddisfatta'}`,
  choosesNothing: 'non scegli nulla|non sceglie nulla',
  chooses: 'scegli|sceglie',
  hiddenCards: (count) => `${numberWord(count, 'f')} ${count === 1 ? 'carta' : 'carte'}`,
  onlyChoice: ' (unica possibilità)',
  notReplaced: (of) => `la sostituzione${of} non si applica`,
  modifies: (by, isAddition, step) =>
    `${by} ${isAddition ? 'completa' : 'sostituisce'} ciò che accade (${step})`,
  deckEnds: 'il mazzo non basta: gli Scarti vengono mescolati e messi sotto di esso',
  fleetingGoes: (x) =>
    `${x} ha lo stato ${statusWord('fleeting')} e va negli Scarti invece che nella Riserva`,
  activates: (of) => `si attiva una Reazione${of}`,
  waiting: {
    none: 'nessuna Reazione in attesa',
    one: 'una Reazione in attesa',
    several: (count) => `${count} Reazioni in attesa`,
  },
  playsReaction: (does, of) => `${does('giochi|gioca')} la Reazione${of}`,
  progress: { can: 'può avanzare', cannot: 'non avanza', ignored: ' (non conta)' },
  terrainsWon: {
    none: 'nessun terreno vinto',
    one: 'un terreno vinto',
    several: (count) => `${count} terreni vinti`,
  },
  passives: {
    none: 'nessuna abilità passiva cambia più nulla',
    one: 'abilità passiva applicata',
    several: 'abilità passive applicate, in quest’ordine',
  },
  distances: {
    none: 'nell’Arena le distanze non decidono nulla',
    covered: 'regioni percorse',
  },
  tie(players, voice) {
    const names = players.map((seat) => (voice.isYou(seat) ? 'te' : playerName(seat, voice)));
    return `la parità tra ${joinList(names)} si decide nell’Arena`;
  },
  nobodyWins: 'la partita finisce senza vincitore',
  wins: 'vinci la partita|vince la partita',
  severalWin: (players, isYouToo) => `${isYouToo ? 'vincete' : 'vincono'} la partita ${players}`,
  created: (x, to) => `una pedina arriva ${to(intoSpot)}: ${x}`,
  stays: (at, voice) => `resta ${withPreposition('in', nameExpeditions(at, voice))}`,
  goes: (from, to, voice) =>
    `passa ${withPreposition('da', nameExpeditions(from, voice))} ${withPreposition('a', nameExpeditions(to, voice))}`,
  gainsAbility: (x) => `${x} ottiene un’abilità in modo permanente`,
  gains: 'ottiene',
  loses: 'perde',
  isExhausted: 'si consuma',
  isReadied: 'si ripristina',
  isCompleted: 'diventa eseguita',
  ceases: 'cessa di esistere',
  subtype: 'il sottotipo',
  subtypes: 'i sottotipi',
  nowHas: (count) => ` (totale: ${count})`,
  stillHas: (count) => ` (restano: ${count})`,
  ascends: (expedition) => `${expedition} Ascende`,
  noLongerAscended: (expedition) =>
    `${expedition} non è più ${statusAdjective('ascended', 'f', false)}`,
  moved: (way, region) =>
    way === 0
      ? `resta ${withPreposition('in', nameRegion(region))}`
      : `${way > 0 ? 'avanza' : 'arretra'} fino ${withPreposition('a', nameRegion(region))}`,
  dueTo(causes) {
    const said = causes.map((one) =>
      one === 'ascend' ? `dello stato ${statusAdjective('ascended', 'f', false)}` : ofTerrain(one),
    );
    return `per via ${joinList(said)}`;
  },
  regionIs: 'è',
  cardTurned: 'si gira una carta Tumulto',
  cardsTurned: 'si girano due carte Tumulto',
  markerGoes: (terrain, region) =>
    `un indicatore terreno ${terrain} va ${withPreposition('su', nameRegion(region))}`,
  rolls: (does, result) => `${does('ottieni|ottiene')} ${result} con il dado`,
  shufflesDeck: 'mescoli il tuo mazzo|mescola il suo mazzo',
  reveals: (does, x) => `${does('riveli|rivela')} ${x}`,
  reactionWaits: (of) => `una Reazione${of} attende nel Limbo`,
  effectLasts: (of, until) => `un effetto${of} dura${until}`,
  until: {
    'this-turn': ' per questo turno',
    'this-afternoon': ' per questo pomeriggio',
    'this-day': ' per questa giornata',
  },
  becomesFirst: 'diventi il primo giocatore|diventa il primo giocatore',
  hasPassed: 'hai passato per la giornata|ha passato per la giornata',
};
