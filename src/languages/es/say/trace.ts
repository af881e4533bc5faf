/** Sentences about the trace, in Spanish. */

import { TERRAINS } from '../../../engine/cards/terrain.ts';
import { diceShown } from '../../say/roll.ts';
import {
  type Action,
  inTurn,
  type MoveReason,
  type PlayWords,
  type Thing,
  type Voice,
  wayOf,
} from '../../say/teller.ts';
import { TERRAIN } from '../../say/text.ts';
import { decision } from './decision.ts';
import {
  fromSpot,
  intoSpot,
  nameExpedition,
  nameExpeditions,
  nameRegion,
  ofThing,
  playerDoes,
  playerName,
  thing,
  toSpot,
  withDe,
  withOwner,
} from './play.ts';
import { stepSentence } from './step-sentence.ts';
import { DAILY_TOLD, stepName } from './step-verb.ts';
import { whyNot } from './why-not.ts';
import {
  counterNoun,
  counterPhrase,
  DAILY,
  joinList,
  joinNames,
  numberWord,
  PHASE,
  statusAdjective,
  statusWord,
  subtype,
} from './words.ts';

type Move = Action<'move'>;

/** Sentences about a move, by its reason; `doer` is the player who does the step. */
const MOVES: Record<MoveReason, (move: Move, x: string, voice: Voice, doer: number) => string> = {
  'clean-up': (move, x, voice) => `${x} supera el límite y va ${toSpot(move.to, voice)}`,
  create: (move, x, voice) => `${x} llega ${toSpot(move.to, voice)}`,
  declare: (move, x, voice) => `${x} pasa ${fromSpot(move.from, voice)} al limbo`,
  discard: (move, x, voice, doer) =>
    `${playerDoes(doer, 'descartas|descarta', voice)} ${x} ${fromSpot(move.from, voice, doer)}`,
  draw: (move, x, voice) => `${playerDoes(move.object.owner, 'robas|roba', voice)} ${x}`,
  exchange: (move, x, voice, doer) =>
    `${playerDoes(doer, 'intercambias|intercambia', voice)} ${x}, que va ${toSpot(move.to, voice, doer)}`,
  expand: (move, x, voice) =>
    `${playerDoes(move.object.owner, 'conviertes|convierte', voice)} ${x} en orbe de maná`,
  play: (move, x, voice) => `${x} se incorpora ${toSpot(move.to, voice)}`,
  put: (move, x, voice, doer) =>
    `${playerDoes(doer, 'colocas|coloca', voice)} ${x} ${fromSpot(move.from, voice, doer)} ${intoSpot(move.to, voice, doer)}`,
  reshuffle: (move, x, voice) => `${x} vuelve ${toSpot(move.to, voice)}`,
  resolved: (move, x, voice) => `terminada la resolución, ${x} va ${toSpot(move.to, voice)}`,
  rest: (move, x, voice) => `durante el descanso, ${x} va ${toSpot(move.to, voice)}`,
  resupply(move, x, voice) {
    const { owner } = move.object;
    const deck = withOwner(owner, 'mazo', 'm', voice, owner);
    return `${playerDoes(owner, 'colocas|coloca', voice)} ${x} en la reserva desde la parte superior de ${deck}`;
  },
  return: (move, x, voice, doer) =>
    `${playerDoes(doer, 'devuelves|devuelve', voice)} ${x} ${fromSpot(move.from, voice, doer)} ${toSpot(move.to, voice, doer)}`,
  sacrifice: (move, x, voice) =>
    `${playerDoes(move.object.controller, 'sacrificas|sacrifica', voice)} ${x}`,
  send: (move, x, voice, doer) =>
    `${playerDoes(doer, 'envías|envía', voice)} ${x} ${fromSpot(move.from, voice, doer)} ${toSpot(move.to, voice, doer)}`,
  'starting-mana': (move, x, voice) =>
    `${playerDoes(move.object.owner, 'conviertes|convierte', voice)} ${x} en uno de los primeros orbes de maná`,
  'take-control': (move, x, voice, doer) =>
    `${playerDoes(doer, 'ganas|gana', voice)} el control ${withDe(x)}, que va ${toSpot(move.to, voice, doer)}`,
};

function movedText(move: Move, voice: Voice, doer: number | null): string {
  const x = thing(move.object, voice, move.known);
  const said = MOVES[move.why](move, x, voice, doer ?? move.object.controller);
  const lost = move.lost
    ? `; se pierden ${joinList(move.lost.map((name) => `los ${counterNoun(name, true)}`))} que tenía`
    : '';
  return said + lost + (move.became === null ? '; la ficha deja de existir' : '');
}

/** A change made by a rule: Fleeting discards, an empty Deck takes the Discard pile (4.0:3.2.2.d). */
function byRule(action: string, source: Thing | null, voice: Voice): string {
  if (action === 'reshuffle') {
    return 'el mazo no basta: la pila de descartes se baraja y se coloca debajo de él';
  }
  return `${thing(source, voice)} tiene ${statusWord('fleeting')} y se descarta en vez de ir a la reserva`;
}

function appliedText(sources: readonly string[]): string {
  return sources.length === 1
    ? `habilidad pasiva aplicada: ${sources[0]}`
    : `habilidades pasivas aplicadas, en este orden: ${joinNames(sources)}`;
}

function seatNames(players: readonly number[], voice: Voice): string {
  return joinList(players.map((seat) => playerName(seat, voice)));
}

/** "ningún terreno ganado", "dos terrenos ganados". */
function terrainsWon(wins: number): string {
  if (wins === 0) return 'ningún terreno ganado';
  return wins === 1 ? 'un terreno ganado' : `${numberWord(wins)} terrenos ganados`;
}

export const entries: PlayWords['entries'] = {
  'game-began': (entry, voice) =>
    `comienza la partida: ${playerDoes(entry.firstPlayer, 'eres|es', voice)} el primer jugador`,
  'day-began': (entry) => `comienza el día ${entry.day}`,
  'phase-began': (entry) => `comienza ${PHASE[entry.phase]}`,
  'daily-effect': (entry) => `${DAILY[entry.daily]}: ${DAILY_TOLD[entry.daily]}`,
  'turn-began': (entry, voice) => `comienza ${withOwner(entry.player, 'turno', 'm', voice)}`,
  'turn-ended': (entry, voice) => `termina ${withOwner(entry.player, 'turno', 'm', voice)}`,
  'turn-effect': (entry, voice) =>
    playerDoes(
      entry.player,
      {
        'play-card': 'juegas una carta|juega una carta',
        'quick-action': 'juegas una acción rápida|juega una acción rápida',
        pass: 'pasas|pasa',
      }[entry.effect],
      voice,
    ),
  declaration(entry, voice) {
    const what = {
      card: thing(entry.object, voice),
      'quick-action': `una acción rápida${ofThing(entry.object, voice)}`,
      reaction: `una reacción${ofThing(entry.object, voice)}`,
      'internal-action': `una acción interna${ofThing(entry.object, voice)}`,
    }[entry.what];
    const where = entry.into ? ` en ${nameExpedition(entry.into, voice, entry.player)}` : '';
    const price = entry.cost === null ? ' sin coste' : ` por {mana:${entry.cost}}`;
    const isUnpaid = entry.what === 'reaction' || (entry.what !== 'card' && entry.cost === 0);
    const paid = isUnpaid ? '' : price;
    const scout = entry.scout ? ' con Explorar' : '';
    const temple = entry.temple ? ' como Templo' : '';
    return `${playerDoes(entry.player, 'declaras|declara', voice)} ${what}${where}${paid}${scout}${temple}`;
  },
  'cost-altered': (entry, voice) =>
    `${thing(entry.by, voice)} cambia el coste${ofThing(entry.object, voice)} de {mana:${entry.from}} a {mana:${entry.to}}`,
  effect(entry, voice) {
    const kind = {
      spell: 'el efecto',
      'quick-action': 'la acción rápida',
      reaction: 'la reacción',
      modifier: 'la sustitución',
      'internal-action': 'la acción interna',
    }[entry.of];
    return `se resuelve ${kind}${ofThing(entry.source, voice)}`;
  },
  condition: (entry, voice) =>
    `la condición${ofThing(entry.source, voice)} ${entry.holds ? 'se cumple' : 'no se cumple'}`,
  decision(entry, voice) {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    return decision(entry.ask, entry.player, voice) + (source === null ? '' : ` (${source})`);
  },
  answer(entry, voice) {
    if (entry.chosen.length === 0) {
      return voice.isYou(entry.player)
        ? 'no eliges nada'
        : `${playerName(entry.player, voice)} no elige nada`;
    }
    const many = entry.chosen.length;
    const chosen = voice.isSecret(entry)
      ? `${numberWord(many, 'f')} ${many === 1 ? 'carta' : 'cartas'}`
      : joinNames(entry.chosen.map((option) => voice.option(option)));
    const only = entry.automatic ? ' (única posibilidad)' : '';
    return `${playerDoes(entry.player, 'eliges|elige', voice)}: ${chosen}${only}`;
  },
  'why-not': (entry, voice) => whyNot[entry.why](entry, voice),
  step: stepSentence,
  modifier(entry, voice) {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    if (!entry.applied) return `la sustitución${ofThing(entry.source, voice)} no se aplica`;
    if (entry.how === 'rule') return byRule(entry.verb, entry.source, voice);
    const how = entry.how === 'also' ? 'completa' : 'sustituye';
    return `${source ?? 'un efecto'} ${how} lo que ocurre (${stepName(entry.verb)})`;
  },
  activation: (entry, voice) => `se activa una reacción${ofThing(entry.reaction, voice)}`,
  'reactions-checked': (entry) =>
    entry.waiting.length === 0
      ? 'ninguna reacción en espera'
      : entry.waiting.length === 1
        ? 'una reacción en espera'
        : `${numberWord(entry.waiting.length)} reacciones en espera`,
  'reaction-played': (entry, voice) =>
    `${playerDoes(entry.player, 'juegas|juega', voice)} la reacción${ofThing(entry.reaction, voice)}`,
  progress(entry, voice) {
    const compared = entry.comparisons.map(
      (one) =>
        `${TERRAIN[one.terrain]} ${one.mine}–${one.theirs}${one.counts ? '' : ' (no cuenta)'}`,
    );
    const moves = entry.moves ? 'puede avanzar' : 'no avanza';
    return `${nameExpedition(entry.expedition, voice)} ${moves}: ${joinList(compared)}`;
  },
  arena: (entry, voice) =>
    entry.statistics
      .map(({ players, statistics, wins }) => {
        const all = TERRAINS.map((terrain) => `${TERRAIN[terrain]} ${statistics[terrain]}`);
        return `${seatNames(players, voice)}: ${all.join(', ')}, ${terrainsWon(wins)}`;
      })
      .join('; '),
  passives: (entry, voice) =>
    entry.applied.length === 0
      ? 'ninguna habilidad pasiva cambia nada más'
      : appliedText(inTurn(entry.applied.map(({ by }) => thing(by, voice)))),
  distances: (entry, voice) =>
    entry.sums.length === 0
      ? 'en la arena las distancias no deciden nada'
      : `regiones recorridas: ${joinList(entry.sums.map((sum, seat) => `${playerName(seat, voice)} ${sum}`))}`,
  tiebreakers: (entry, voice) =>
    `el empate entre ${seatNames(entry.players, voice)} se decide en la arena`,
  result: (entry, voice) =>
    entry.winners.length === 0
      ? 'la partida termina sin ganador'
      : entry.winners.length === 1
        ? `${playerDoes(entry.winners[0]!, 'ganas|gana', voice)} la partida`
        : `${entry.winners.some(voice.isYou) ? 'ganáis' : 'ganan'} la partida ${seatNames(entry.winners, voice)}`,
};

export const actions: PlayWords['actions'] = {
  move: movedText,
  create: (action, voice) =>
    `una ficha llega ${toSpot(action.to, voice)}: ${thing(action.object, voice)}`,
  relocate(action, voice) {
    const from = nameExpeditions(action.from, voice);
    const to = nameExpeditions(action.to, voice);
    const went = from === to ? `se queda en ${to}` : `pasa de ${from} a ${to}`;
    return `${thing(action.object, voice)} ${went}`;
  },
  'gain-ability': (action, voice) =>
    `${thing(action.object, voice)} gana una habilidad de forma permanente`,
  'gain-subtypes': (action, voice) =>
    `${thing(action.object, voice)} gana ${action.subtypes.length === 1 ? 'el subtipo' : 'los subtipos'} ${joinList(action.subtypes.map((id) => subtype(id)))}`,
  'gain-status': (action, voice) =>
    `${thing(action.object, voice)} ${action.status === 'exhausted' ? 'se agota' : `gana ${statusWord(action.status)}`}`,
  'lose-status': (action, voice) =>
    `${thing(action.object, voice)} ${action.status === 'exhausted' ? 'se prepara' : `pierde ${statusWord(action.status)}`}`,
  'gain-counters': (action, voice) =>
    `${thing(action.object, voice)} gana ${counterPhrase(action.counter, String(action.count), action.count !== 1)} (total: ${action.now})`,
  'lose-counters': (action, voice) =>
    `${thing(action.object, voice)} pierde ${counterPhrase(action.counter, String(action.count), action.count !== 1)} (quedan: ${action.now})`,
  ascend: (action, voice) => `${nameExpedition(action.expedition, voice)} asciende`,
  'lose-ascended': (action, voice) =>
    `${nameExpedition(action.expedition, voice)} ya no está ${statusAdjective('ascended', 'f', false)}`,
  'move-expedition'(action, voice) {
    const way = wayOf(action);
    const terrains = (action.dueTo ?? []).flatMap((one) => (one === 'ascend' ? [] : TERRAIN[one]));
    const due = [
      ...((action.dueTo ?? []).includes('ascend') ? ['por ascender'] : []),
      ...(terrains.length > 0 ? [`debido a ${joinList(terrains)}`] : []),
    ];
    const why = due.length > 0 ? `, ${joinList(due)}` : '';
    const where =
      way === 0
        ? `se queda en ${nameRegion(action.to)}`
        : `${way > 0 ? 'avanza' : 'retrocede'} hasta ${nameRegion(action.to)}`;
    return `${nameExpedition(action.expedition, voice)} ${where}${why}`;
  },
  'reveal-region'(action) {
    const seen = action.regions.map(
      (at, index) =>
        `${nameRegion(at)} es ${joinList((action.terrains[index] ?? []).map((id) => TERRAIN[id]))}`,
    );
    const turned =
      seen.length > 2
        ? 'se ponen boca arriba dos cartas de tumulto'
        : 'se pone boca arriba una carta de tumulto';
    return `${turned}: ${seen.join('; ')}`;
  },
  'place-marker': (action) =>
    `un marcador de terreno ${TERRAIN[action.terrain]} va a ${nameRegion(action.region)}`,
  roll(action, voice) {
    const dice = diceShown(action.dice, action.result);
    return `${playerDoes(action.player, 'sacas|saca', voice)} ${action.result} con el dado${dice}`;
  },
  shuffle: (action, voice) => `${playerDoes(action.player, 'barajas tu|baraja su', voice)} mazo`,
  reveal: (action, voice, doer) =>
    `${playerDoes(doer ?? action.object.owner, 'revelas|revela', voice)} ${thing(action.object, voice, action.known)}`,
  emblem(action, voice) {
    if (action.emblem === 'reaction') {
      return `una reacción${ofThing(action.source, voice)} espera en el limbo`;
    }
    const until = {
      'this-turn': ' este turno',
      'this-afternoon': ' esta tarde',
      'this-day': ' este día',
    };
    const time = action.duration ? until[action.duration] : '';
    return `un efecto${ofThing(action.source, voice)} dura${time}`;
  },
  cease: (action, voice) => `${thing(action.object, voice)} deja de existir`,
  'first-player': (action, voice) =>
    `${playerDoes(action.player, 'te conviertes|se convierte', voice)} en el primer jugador`,
  pass: (action, voice) =>
    `${playerDoes(action.player, 'has|ha', voice)} pasado por el resto del día`,
  win: (action, voice) => `${playerDoes(action.player, 'ganas|gana', voice)} la partida`,
};
