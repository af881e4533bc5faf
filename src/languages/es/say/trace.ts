/** Sentences about the trace, in Spanish. */

import { TERRAIN } from '../../say/text.ts';
import type { TraceWords } from '../../say/trace-words.ts';
import {
  fromSpot,
  intoSpot,
  nameExpeditions,
  nameRegion,
  playerName,
  toSpot,
  withDe,
} from './play.ts';
import { DAILY_TOLD } from './step-verb.ts';
import { joinList, numberWord, statusAdjective, statusWord } from './words.ts';

export const traceWords: TraceWords = {
  moves: {
    'clean-up': ({ x, to }) => `${x} supera el límite y va ${to(toSpot)}`,
    create: ({ x, to }) => `${x} llega ${to(toSpot)}`,
    declare: ({ x, from }) => `${x} pasa ${from(fromSpot)} al limbo`,
    discard: ({ does, x, from }) => `${does('descartas|descarta')} ${x} ${from(fromSpot)}`,
    draw: ({ does, x }) => `${does('robas|roba')} ${x}`,
    exchange: ({ does, x, to }) => `${does('intercambias|intercambia')} ${x}, que va ${to(toSpot)}`,
    expand: ({ does, x }) => `${does('conviertes|convierte')} ${x} en orbe de maná`,
    play: ({ x, to }) => `${x} se incorpora ${to(toSpot)}`,
    put: ({ does, x, from, to }) =>
      `${does('colocas|coloca')} ${x} ${from(fromSpot)} ${to(intoSpot)}`,
    reshuffle: ({ x, to }) => `${x} vuelve ${to(toSpot)}`,
    resolved: ({ x, to }) => `terminada la resolución, ${x} va ${to(toSpot)}`,
    rest: ({ x, to }) => `durante el descanso, ${x} va ${to(toSpot)}`,
    resupply: ({ does, x, own }) =>
      `${does('colocas|coloca')} ${x} en la reserva desde la parte superior de ${own('tu|su')} mazo`,
    return: ({ does, x, from, to }) =>
      `${does('devuelves|devuelve')} ${x} ${from(fromSpot)} ${to(toSpot)}`,
    sacrifice: ({ does, x }) => `${does('sacrificas|sacrifica')} ${x}`,
    send: ({ does, x, from, to }) => `${does('envías|envía')} ${x} ${from(fromSpot)} ${to(toSpot)}`,
    'starting-mana': ({ does, x }) =>
      `${does('conviertes|convierte')} ${x} en uno de los primeros orbes de maná`,
    'take-control': ({ does, x, to }) =>
      `${does('ganas|gana')} el control ${withDe(x)}, que va ${to(toSpot)}`,
  },
  countersLost: (names) => `se pierden ${joinList(names.map((name) => `los ${name}`))} que tenía`,
  tokenCeases: 'la ficha deja de existir',
  begins: {
    game: (does) => `comienza la partida: ${does('eres|es')} el primer jugador`,
    day: (day) => `comienza el día ${day}`,
    part: (part) => `comienza ${part}`,
  },
  turnEnds: (turn) => `termina ${turn}`,
  dailyMeaning: DAILY_TOLD,
  turnEffect: {
    'play-card': 'juegas una carta|juega una carta',
    'quick-action': 'juegas una acción rápida|juega una acción rápida',
    pass: 'pasas|pasa',
  },
  declared: {
    card: (x) => x,
    'quick-action': (_, of) => `una acción rápida${of}`,
    reaction: (_, of) => `una reacción${of}`,
    'internal-action': (_, of) => `una acción interna${of}`,
  },
  declares: (does, what) => `${does('declaras|declara')} ${what}`,
  costAltered: (by, of, from, to) => `${by} cambia el coste${of} de ${from} a ${to}`,
  effectOf: {
    spell: 'el efecto',
    'quick-action': 'la acción rápida',
    reaction: 'la reacción',
    modifier: 'la sustitución',
    'internal-action': 'la acción interna',
  },
  resolves: (effect) => `se resuelve ${effect}`,
  condition: (of, holds) => `la condición${of} ${holds ? 'se cumple' : 'no se cumple'}`,
  choosesNothing: 'no eliges nada|no elige nada',
  chooses: 'eliges|elige',
  hiddenCards: (count) => `${numberWord(count, 'f')} ${count === 1 ? 'carta' : 'cartas'}`,
  onlyChoice: ' (única posibilidad)',
  notReplaced: (of) => `la sustitución${of} no se aplica`,
  modifies: (by, isAddition, step) =>
    `${by} ${isAddition ? 'completa' : 'sustituye'} lo que ocurre (${step})`,
  deckEnds: 'el mazo no basta: la pila de descartes se baraja y se coloca debajo de él',
  fleetingGoes: (x) =>
    `${x} tiene ${statusWord('fleeting')} y se descarta en vez de ir a la reserva`,
  activates: (of) => `se activa una reacción${of}`,
  waiting: {
    none: 'ninguna reacción en espera',
    one: 'una reacción en espera',
    several: (count) => `${count} reacciones en espera`,
  },
  playsReaction: (does, of) => `${does('juegas|juega')} la reacción${of}`,
  progress: { can: 'puede avanzar', cannot: 'no avanza', ignored: ' (no cuenta)' },
  terrainsWon: {
    none: 'ningún terreno ganado',
    one: 'un terreno ganado',
    several: (count) => `${count} terrenos ganados`,
  },
  passives: {
    none: 'ninguna habilidad pasiva cambia nada más',
    one: 'habilidad pasiva aplicada',
    several: 'habilidades pasivas aplicadas, en este orden',
  },
  distances: {
    none: 'en la arena las distancias no deciden nada',
    covered: 'regiones recorridas',
  },
  tie: (players, voice) =>
    `el empate entre ${joinList(players.map((seat) => playerName(seat, voice)))} se decide en la arena`,
  nobodyWins: 'la partida termina sin ganador',
  wins: 'ganas la partida|gana la partida',
  severalWin: (players, isYouToo) => `${isYouToo ? 'ganáis' : 'ganan'} la partida ${players}`,
  created: (x, to) => `una ficha llega ${to(toSpot)}: ${x}`,
  stays: (at, voice) => `se queda en ${nameExpeditions(at, voice)}`,
  goes: (from, to, voice) =>
    `pasa de ${nameExpeditions(from, voice)} a ${nameExpeditions(to, voice)}`,
  gainsAbility: (x) => `${x} gana una habilidad de forma permanente`,
  gains: 'gana',
  loses: 'pierde',
  isExhausted: 'se agota',
  isReadied: 'se prepara',
  isCompleted: 'queda completada',
  ceases: 'deja de existir',
  subtype: 'el subtipo',
  subtypes: 'los subtipos',
  nowHas: (count) => ` (total: ${count})`,
  stillHas: (count) => ` (quedan: ${count})`,
  ascends: (expedition) => `${expedition} asciende`,
  noLongerAscended: (expedition) =>
    `${expedition} ya no está ${statusAdjective('ascended', 'f', false)}`,
  moved: (way, region) =>
    way === 0
      ? `se queda en ${nameRegion(region)}`
      : `${way > 0 ? 'avanza' : 'retrocede'} hasta ${nameRegion(region)}`,
  dueTo(causes) {
    const terrains = causes.flatMap((one) => (one === 'ascend' ? [] : TERRAIN[one]));
    return joinList([
      ...(causes.includes('ascend') ? ['por ascender'] : []),
      ...(terrains.length > 0 ? [`debido a ${joinList(terrains)}`] : []),
    ]);
  },
  regionIs: 'es',
  cardTurned: 'se pone boca arriba una carta de tumulto',
  cardsTurned: 'se ponen boca arriba dos cartas de tumulto',
  markerGoes: (terrain, region) => `un marcador de terreno ${terrain} va a ${nameRegion(region)}`,
  rolls: (does, result) => `${does('sacas|saca')} ${result} con el dado`,
  shufflesDeck: 'barajas tu mazo|baraja su mazo',
  reveals: (does, x) => `${does('revelas|revela')} ${x}`,
  reactionWaits: (of) => `una reacción${of} espera en el limbo`,
  effectLasts: (of, until) => `un efecto${of} dura${until}`,
  until: {
    'this-turn': ' este turno',
    'this-afternoon': ' esta tarde',
    'this-day': ' este día',
  },
  becomesFirst: 'te conviertes en el primer jugador|se convierte en el primer jugador',
  hasPassed: 'has pasado por el resto del día|ha pasado por el resto del día',
};
