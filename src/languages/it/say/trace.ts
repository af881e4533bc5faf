/** Sentences about the trace, in Italian. */

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
  nameSpot,
  ofThing,
  playerDoes,
  playerName,
  thing,
  withDi,
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
  ofTerrain,
  PHASE,
  statusAdjective,
  statusWord,
  subtype,
  withPreposition,
} from './words.ts';

type Move = Action<'move'>;

/** Sentences about a move, by its reason; `doer` is the player who does the step. */
const MOVES: Record<MoveReason, (move: Move, x: string, voice: Voice, doer: number) => string> = {
  'clean-up': (move, x, voice) => `${x} supera il limite e va ${intoSpot(move.to, voice)}`,
  create: (move, x, voice) => `${x} arriva ${intoSpot(move.to, voice)}`,
  declare: (move, x, voice) => `${x} passa ${fromSpot(move.from, voice)} al Limbo`,
  discard: (move, x, voice, doer) =>
    `${playerDoes(doer, 'scarti|scarta', voice)} ${x} ${fromSpot(move.from, voice, doer)}`,
  draw: (move, x, voice) => `${playerDoes(move.object.owner, 'peschi|pesca', voice)} ${x}`,
  exchange: (move, x, voice, doer) =>
    `${playerDoes(doer, 'scambi|scambia', voice)} ${x}, che va ${intoSpot(move.to, voice, doer)}`,
  expand: (move, x, voice) =>
    `${playerDoes(move.object.owner, 'fai|fa', voice)} ${withDi(x)} una sfera di mana`,
  play: (move, x, voice) => `${x} si unisce ${withPreposition('a', nameSpot(move.to, voice))}`,
  put: (move, x, voice, doer) =>
    `${playerDoes(doer, 'metti|mette', voice)} ${x} ${fromSpot(move.from, voice, doer)} ${intoSpot(move.to, voice, doer)}`,
  reshuffle: (move, x, voice) => `${x} torna ${intoSpot(move.to, voice)}`,
  resolved: (move, x, voice) => `finita la risoluzione, ${x} va ${intoSpot(move.to, voice)}`,
  rest: (move, x, voice) => `durante il riposo, ${x} va ${intoSpot(move.to, voice)}`,
  resupply: (move, x, voice) =>
    `${playerDoes(move.object.owner, 'metti|mette', voice)} ${x} nella Riserva dalla cima ${withPreposition('di', withOwner(move.object.owner, 'mazzo', 'm', voice, move.object.owner))}`,
  return: (move, x, voice, doer) =>
    `${playerDoes(doer, 'fai tornare|fa tornare', voice)} ${x} ${fromSpot(move.from, voice, doer)} ${intoSpot(move.to, voice, doer)}`,
  sacrifice: (move, x, voice) =>
    `${playerDoes(move.object.controller, 'sacrifichi|sacrifica', voice)} ${x}`,
  send: (move, x, voice, doer) =>
    `${playerDoes(doer, 'mandi|manda', voice)} ${x} ${fromSpot(move.from, voice, doer)} ${intoSpot(move.to, voice, doer)}`,
  'starting-mana': (move, x, voice) =>
    `${playerDoes(move.object.owner, 'fai|fa', voice)} ${withDi(x)} una delle prime sfere di mana`,
  'take-control': (move, x, voice, doer) =>
    `${playerDoes(doer, 'prendi|prende', voice)} il controllo ${withDi(x)}, che va ${intoSpot(move.to, voice, doer)}`,
};

function movedText(move: Move, voice: Voice, doer: number | null): string {
  const x = thing(move.object, voice, move.known);
  const said = MOVES[move.why](move, x, voice, doer ?? move.object.controller);
  const lost = move.lost
    ? `; ${move.lost.map((name) => `i ${counterNoun(name, true)}`).join(' e ')} che aveva vanno persi`
    : '';
  return said + lost + (move.became === null ? '; la pedina cessa di esistere' : '');
}

/** A change made by a rule: Fleeting discards, an empty Deck takes the Discard pile (4.0:3.2.2.d). */
function byRule(action: string, source: Thing | null, voice: Voice): string {
  if (action === 'reshuffle') {
    return 'il mazzo non basta: gli Scarti vengono mescolati e messi sotto di esso';
  }
  return `${thing(source, voice)} ha lo stato ${statusWord('fleeting')} e va negli Scarti invece che nella Riserva`;
}

function appliedText(sources: readonly string[]): string {
  return sources.length === 1
    ? `abilità passiva applicata: ${sources[0]}`
    : `abilità passive applicate, in quest’ordine: ${joinNames(sources)}`;
}

function seatNames(players: readonly number[], voice: Voice): string {
  return joinList(players.map((seat) => playerName(seat, voice)));
}

export const entries: PlayWords['entries'] = {
  'game-began': (entry, voice) =>
    `comincia la partita: ${playerDoes(entry.firstPlayer, 'sei|è', voice)} il primo giocatore`,
  'day-began': (entry) => `comincia la giornata ${entry.day}`,
  'phase-began': (entry) => `comincia ${PHASE[entry.phase]}`,
  'daily-effect': (entry) => `${DAILY[entry.daily]}: ${DAILY_TOLD[entry.daily]}`,
  'turn-began': (entry, voice) => `comincia ${withOwner(entry.player, 'turno', 'm', voice)}`,
  'turn-ended': (entry, voice) => `finisce ${withOwner(entry.player, 'turno', 'm', voice)}`,
  'turn-effect': (entry, voice) =>
    playerDoes(
      entry.player,
      {
        'play-card': 'giochi una carta|gioca una carta',
        'quick-action': 'giochi un’azione rapida|gioca un’azione rapida',
        pass: 'passi|passa',
      }[entry.effect],
      voice,
    ),
  declaration(entry, voice) {
    const what = {
      card: thing(entry.object, voice),
      'quick-action': `un’azione rapida${ofThing(entry.object, voice)}`,
      reaction: `una Reazione${ofThing(entry.object, voice)}`,
      'internal-action': `un’azione interna${ofThing(entry.object, voice)}`,
    }[entry.what];
    const where = entry.into
      ? ` ${withPreposition('in', nameExpedition(entry.into, voice, entry.player))}`
      : '';
    const price = entry.cost === null ? ' senza pagarne il costo' : ` per {mana:${entry.cost}}`;
    const isUnpaid = entry.what === 'reaction' || (entry.what !== 'card' && entry.cost === 0);
    const paid = isUnpaid ? '' : price;
    const scout = entry.scout ? ' con Esploratore' : '';
    const temple = entry.temple ? ' come Tempio' : '';
    return `${playerDoes(entry.player, 'dichiari|dichiara', voice)} ${what}${where}${paid}${scout}${temple}`;
  },
  'cost-altered': (entry, voice) =>
    entry.from === entry.to
      ? `${thing(entry.by, voice)} lascia il costo${ofThing(entry.object, voice)} a {mana:${entry.to}}`
      : `${thing(entry.by, voice)} porta il costo${ofThing(entry.object, voice)} da {mana:${entry.from}} a {mana:${entry.to}}`,
  effect(entry, voice) {
    const kind = {
      spell: 'l’effetto',
      'quick-action': 'l’azione rapida',
      reaction: 'la Reazione',
      modifier: 'la sostituzione',
      'internal-action': 'l’azione interna',
    }[entry.of];
    return `${kind}${ofThing(entry.source, voice)} si risolve`;
  },
  condition: (entry, voice) =>
    `la condizione${ofThing(entry.source, voice)} ${entry.holds ? 'è soddisfatta' : 'non è soddisfatta'}`,
  decision(entry, voice) {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    return decision(entry.ask, entry.player, voice) + (source === null ? '' : ` (${source})`);
  },
  answer(entry, voice) {
    if (entry.chosen.length === 0) {
      return voice.isYou(entry.player)
        ? 'non scegli nulla'
        : `${playerName(entry.player, voice)} non sceglie nulla`;
    }
    const many = entry.chosen.length;
    const chosen = voice.isSecret(entry)
      ? `${numberWord(many, 'f')} ${many === 1 ? 'carta' : 'carte'}`
      : joinNames(entry.chosen.map((option) => voice.option(option)));
    const only = entry.automatic ? ' (unica possibilità)' : '';
    return `${playerDoes(entry.player, 'scegli|sceglie', voice)}: ${chosen}${only}`;
  },
  'why-not': (entry, voice) => whyNot[entry.why](entry, voice),
  step: stepSentence,
  modifier(entry, voice) {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    if (!entry.applied) return `la sostituzione${ofThing(entry.source, voice)} non si applica`;
    if (entry.how === 'rule') return byRule(entry.verb, entry.source, voice);
    const how = entry.how === 'also' ? 'completa' : 'sostituisce';
    return `${source ?? 'un effetto'} ${how} ciò che accade (${stepName(entry.verb)})`;
  },
  activation: (entry, voice) => `si attiva una Reazione${ofThing(entry.reaction, voice)}`,
  'reactions-checked': (entry) =>
    entry.waiting.length === 0
      ? 'nessuna Reazione in attesa'
      : entry.waiting.length === 1
        ? 'una Reazione in attesa'
        : `${numberWord(entry.waiting.length)} Reazioni in attesa`,
  'reaction-played': (entry, voice) =>
    `${playerDoes(entry.player, 'giochi|gioca', voice)} la Reazione${ofThing(entry.reaction, voice)}`,
  progress(entry, voice) {
    const compared = entry.comparisons.map(
      (one) =>
        `${TERRAIN[one.terrain]} ${one.mine}–${one.theirs}${one.counts ? '' : ' (non conta)'}`,
    );
    const moves = entry.moves ? 'può avanzare' : 'non avanza';
    return `${nameExpedition(entry.expedition, voice)} ${moves}: ${joinList(compared)}`;
  },
  arena: (entry, voice) =>
    entry.statistics
      .map(({ players, statistics, wins }) => {
        const all = TERRAINS.map((terrain) => `${TERRAIN[terrain]} ${statistics[terrain]}`).join(
          ', ',
        );
        return `${seatNames(players, voice)}: ${all}, ${wins === 0 ? 'nessun terreno vinto' : wins === 1 ? 'un terreno vinto' : `${numberWord(wins)} terreni vinti`}`;
      })
      .join('; '),
  passives: (entry, voice) =>
    entry.applied.length === 0
      ? 'nessuna abilità passiva cambia più nulla'
      : appliedText(inTurn(entry.applied.map(({ by }) => thing(by, voice)))),
  distances: (entry, voice) =>
    entry.sums.length === 0
      ? 'nell’Arena le distanze non decidono nulla'
      : `regioni percorse: ${joinList(entry.sums.map((sum, seat) => `${playerName(seat, voice)} ${sum}`))}`,
  tiebreakers: (entry, voice) =>
    `la parità tra ${joinList(entry.players.map((seat) => (voice.isYou(seat) ? 'te' : playerName(seat, voice))))} si decide nell’Arena`,
  result: (entry, voice) =>
    entry.winners.length === 0
      ? 'la partita finisce senza vincitore'
      : entry.winners.length === 1
        ? `${playerDoes(entry.winners[0]!, 'vinci|vince', voice)} la partita`
        : `${entry.winners.some(voice.isYou) ? 'vincete' : 'vincono'} la partita ${seatNames(entry.winners, voice)}`,
};

export const actions: PlayWords['actions'] = {
  move: movedText,
  create: (action, voice) =>
    `una pedina arriva ${intoSpot(action.to, voice)}: ${thing(action.object, voice)}`,
  relocate(action, voice) {
    const from = nameExpeditions(action.from, voice);
    const to = nameExpeditions(action.to, voice);
    const went =
      from === to
        ? `resta ${withPreposition('in', to)}`
        : `passa ${withPreposition('da', from)} ${withPreposition('a', to)}`;
    return `${thing(action.object, voice)} ${went}`;
  },
  'gain-ability': (action, voice) =>
    `${thing(action.object, voice)} ottiene un’abilità in modo permanente`,
  'gain-subtypes': (action, voice) =>
    `${thing(action.object, voice)} ottiene ${action.subtypes.length === 1 ? 'il sottotipo' : 'i sottotipi'} ${joinList(action.subtypes.map((id) => subtype(id)))}`,
  'gain-status': (action, voice) =>
    `${thing(action.object, voice)} ${action.status === 'exhausted' ? 'si consuma' : `ottiene ${statusWord(action.status)}`}`,
  'lose-status': (action, voice) =>
    `${thing(action.object, voice)} ${action.status === 'exhausted' ? 'si ripristina' : `perde ${statusWord(action.status)}`}`,
  'gain-counters': (action, voice) =>
    `${thing(action.object, voice)} ottiene ${counterPhrase(action.counter, String(action.count), action.count !== 1)} (totale: ${action.now})`,
  'lose-counters': (action, voice) =>
    `${thing(action.object, voice)} perde ${counterPhrase(action.counter, String(action.count), action.count !== 1)} (restano: ${action.now})`,
  ascend: (action, voice) => `${nameExpedition(action.expedition, voice)} Ascende`,
  'lose-ascended': (action, voice) =>
    `${nameExpedition(action.expedition, voice)} non è più ${statusAdjective('ascended', 'f', false)}`,
  'move-expedition'(action, voice) {
    const way = wayOf(action);
    const due = (action.dueTo ?? []).map((one) =>
      one === 'ascend' ? `dello stato ${statusAdjective('ascended', 'f', false)}` : ofTerrain(one),
    );
    const thanks = due.length > 0 ? `, per via ${joinList(due)}` : '';
    const where =
      way === 0
        ? `resta ${withPreposition('in', nameRegion(action.to))}`
        : `${way > 0 ? 'avanza' : 'arretra'} fino ${withPreposition('a', nameRegion(action.to))}`;
    return `${nameExpedition(action.expedition, voice)} ${where}${thanks}`;
  },
  'reveal-region'(action) {
    const seen = action.regions.map(
      (at, index) =>
        `${nameRegion(at)} è ${joinList((action.terrains[index] ?? []).map((id) => TERRAIN[id]))}`,
    );
    const turned = seen.length > 2 ? 'si girano due carte Tumulto' : 'si gira una carta Tumulto';
    return `${turned}: ${seen.join('; ')}`;
  },
  'place-marker': (action) =>
    `un indicatore terreno ${TERRAIN[action.terrain]} va ${withPreposition('su', nameRegion(action.region))}`,
  roll(action, voice) {
    const dice = diceShown(action.dice, action.result);
    return `${playerDoes(action.player, 'ottieni|ottiene', voice)} ${action.result} con il dado${dice}`;
  },
  shuffle: (action, voice) =>
    `${playerDoes(action.player, 'mescoli il tuo|mescola il suo', voice)} mazzo`,
  reveal: (action, voice, doer) =>
    `${playerDoes(doer ?? action.object.owner, 'riveli|rivela', voice)} ${thing(action.object, voice, action.known)}`,
  emblem(action, voice) {
    if (action.emblem === 'reaction')
      return `una Reazione${ofThing(action.source, voice)} attende nel Limbo`;
    const until = {
      'this-turn': ' per questo turno',
      'this-afternoon': ' per questo pomeriggio',
      'this-day': ' per questa giornata',
    };
    const time = action.duration ? until[action.duration] : '';
    return `un effetto${ofThing(action.source, voice)} dura${time}`;
  },
  cease: (action, voice) => `${thing(action.object, voice)} cessa di esistere`,
  'first-player': (action, voice) =>
    `${playerDoes(action.player, 'diventi|diventa', voice)} il primo giocatore`,
  pass: (action, voice) => `${playerDoes(action.player, 'hai|ha', voice)} passato per la giornata`,
  win: (action, voice) => `${playerDoes(action.player, 'vinci|vince', voice)} la partita`,
};
