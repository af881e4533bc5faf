/** Sentences about the trace, in Italian. */

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
  di,
  does,
  expedition,
  expeditions,
  from,
  into,
  of,
  region,
  thing,
  who,
  whose,
} from './play.ts';
import { stepSentence } from './step-sentence.ts';
import { DAILY_TOLD, verb } from './step-verb.ts';
import { whyNot } from './why-not.ts';
import {
  adjective,
  counterNoun,
  counters,
  DAILY,
  list,
  names,
  number,
  ofTerrain,
  PHASE,
  prep,
  status,
  subtype,
} from './words.ts';

type Move = Action<'move'>;

const TERRAINS = ['forest', 'mountain', 'water'] as const;

/** What is told of a move by its reason; `doer` is who does the step. */
const MOVES: Record<MoveReason, (move: Move, x: string, voice: Voice, doer: number) => string> = {
  'clean-up': (move, x, voice) => `${x} supera il limite e va ${into(move.to, voice)}`,
  create: (move, x, voice) => `${x} arriva ${into(move.to, voice)}`,
  declare: (move, x, voice) => `${x} passa ${from(move.from, voice)} al Limbo`,
  discard: (move, x, voice, doer) =>
    `${does(doer, 'scarti|scarta', voice)} ${x} ${from(move.from, voice, doer)}`,
  draw: (move, x, voice) => `${does(move.object.owner, 'peschi|pesca', voice)} ${x}`,
  exchange: (move, x, voice, doer) =>
    `${does(doer, 'scambi|scambia', voice)} ${x}, che va ${into(move.to, voice, doer)}`,
  expand: (move, x, voice) =>
    `${does(move.object.owner, 'fai|fa', voice)} ${di(x)} una sfera di mana`,
  play: (move, x, voice) => `${x} entra ${into(move.to, voice)}`,
  put: (move, x, voice, doer) =>
    `${does(doer, 'metti|mette', voice)} ${x} ${from(move.from, voice, doer)} ${into(move.to, voice, doer)}`,
  reshuffle: (move, x, voice) => `${x} torna ${into(move.to, voice)}`,
  resolved: (move, x, voice) => `finita la risoluzione, ${x} va ${into(move.to, voice)}`,
  rest: (move, x, voice) => `durante il riposo, ${x} va ${into(move.to, voice)}`,
  resupply: (move, x, voice) =>
    `${does(move.object.owner, 'metti|mette', voice)} ${x} nella Riserva dalla cima ${prep('di', whose(move.object.owner, 'mazzo', 'm', voice, move.object.owner))}`,
  return: (move, x, voice, doer) =>
    `${does(doer, 'fai tornare|fa tornare', voice)} ${x} ${from(move.from, voice, doer)} ${into(move.to, voice, doer)}`,
  sacrifice: (move, x, voice) =>
    `${does(move.object.controller, 'sacrifichi|sacrifica', voice)} ${x}`,
  send: (move, x, voice, doer) =>
    `${does(doer, 'mandi|manda', voice)} ${x} ${from(move.from, voice, doer)} ${into(move.to, voice, doer)}`,
  'starting-mana': (move, x, voice) =>
    `${does(move.object.owner, 'fai|fa', voice)} ${di(x)} una delle prime sfere di mana`,
  'take-control': (move, x, voice, doer) =>
    `${does(doer, 'prendi|prende', voice)} il controllo ${di(x)}, che va ${into(move.to, voice, doer)}`,
};

function moved(move: Move, voice: Voice, doer: number | null): string {
  const x = thing(move.object, voice, move.known);
  const said = MOVES[move.why](move, x, voice, doer ?? move.object.controller);
  const lost = move.lost
    ? `; ${move.lost.map((name) => `i ${counterNoun(name, true)}`).join(' e ')} che aveva vanno persi`
    : '';
  return said + lost + (move.became === null ? '; la pedina cessa di esistere' : '');
}

/** "passaggio di Alice", "il tuo passaggio". */
/** What a rule changes by itself: Fleeting discards, an empty Deck takes the Discard pile (4.0:3.2.2.d). */
function byRule(action: string, source: Thing | null, voice: Voice): string {
  if (action === 'reshuffle') {
    return 'il mazzo non basta: gli Scarti vengono mescolati e messi sotto di esso';
  }
  return `${thing(source, voice)} ha lo stato ${status('fleeting')} e va negli Scarti invece che nella Riserva`;
}

function applied(sources: readonly string[]): string {
  return sources.length === 1
    ? `abilità passiva applicata: ${sources[0]}`
    : `abilità passive applicate, in quest’ordine: ${names(sources)}`;
}

function seats(players: readonly number[], voice: Voice): string {
  return list(players.map((seat) => who(seat, voice)));
}

export const entries: PlayWords['entries'] = {
  'game-began': (entry, voice) =>
    `comincia la partita: ${does(entry.firstPlayer, 'sei|è', voice)} il primo giocatore`,
  'day-began': (entry) => `comincia la giornata ${entry.day}`,
  'phase-began': (entry) => `comincia ${PHASE[entry.phase]}`,
  'daily-effect': (entry) => `${DAILY[entry.daily]}: ${DAILY_TOLD[entry.daily]}`,
  'turn-began': (entry, voice) => `comincia ${whose(entry.player, 'turno', 'm', voice)}`,
  'turn-ended': (entry, voice) => `finisce ${whose(entry.player, 'turno', 'm', voice)}`,
  'turn-effect': (entry, voice) =>
    does(
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
      'quick-action': `un’azione rapida${of(entry.object, voice)}`,
      reaction: `una Reazione${of(entry.object, voice)}`,
      'internal-action': `un’azione interna${of(entry.object, voice)}`,
    }[entry.what];
    const where = entry.into ? ` ${prep('in', expedition(entry.into, voice, entry.player))}` : '';
    const price = entry.cost === null ? ' senza pagarne il costo' : ` per {mana:${entry.cost}}`;
    const isUnpaid = entry.what === 'reaction' || (entry.what !== 'card' && entry.cost === 0);
    const paid = isUnpaid ? '' : price;
    const scout = entry.scout ? ' con Esploratore' : '';
    const temple = entry.temple ? ' come Tempio' : '';
    return `${does(entry.player, 'dichiari|dichiara', voice)} ${what}${where}${paid}${scout}${temple}`;
  },
  'cost-altered': (entry, voice) =>
    `${thing(entry.by, voice)} porta il costo${of(entry.object, voice)} da {mana:${entry.from}} a {mana:${entry.to}}`,
  effect(entry, voice) {
    const kind = {
      spell: 'l’effetto',
      'quick-action': 'l’azione rapida',
      reaction: 'la Reazione',
      modifier: 'la sostituzione',
      'internal-action': 'l’azione interna',
    }[entry.of];
    return `${kind}${of(entry.source, voice)} si risolve`;
  },
  condition: (entry, voice) =>
    `la condizione${of(entry.source, voice)} ${entry.holds ? 'è soddisfatta' : 'non è soddisfatta'}`,
  decision(entry, voice) {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    return decision(entry.ask, entry.player, voice) + (source === null ? '' : ` (${source})`);
  },
  answer(entry, voice) {
    if (entry.chosen.length === 0) {
      return voice.isYou(entry.player)
        ? 'non scegli nulla'
        : `${who(entry.player, voice)} non sceglie nulla`;
    }
    const many = entry.chosen.length;
    const chosen = voice.isSecret(entry)
      ? `${number(many, 'f')} ${many === 1 ? 'carta' : 'carte'}`
      : names(entry.chosen.map((option) => voice.option(option)));
    const only = entry.automatic ? ' (unica possibilità)' : '';
    return `${does(entry.player, 'scegli|sceglie', voice)}: ${chosen}${only}`;
  },
  'why-not': (entry, voice) => whyNot[entry.why](entry, voice),
  step: stepSentence,
  modifier(entry, voice) {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    if (!entry.applied) return `la sostituzione${of(entry.source, voice)} non si applica`;
    if (entry.how === 'rule') return byRule(entry.verb, entry.source, voice);
    const how = entry.how === 'also' ? 'completa' : 'sostituisce';
    return `${source ?? 'un effetto'} ${how} ciò che accade (${verb(entry.verb)})`;
  },
  activation: (entry, voice) => `si attiva una Reazione${of(entry.reaction, voice)}`,
  'reactions-checked': (entry) =>
    entry.waiting.length === 0
      ? 'nessuna Reazione in attesa'
      : entry.waiting.length === 1
        ? 'una Reazione in attesa'
        : `${number(entry.waiting.length)} Reazioni in attesa`,
  'reaction-played': (entry, voice) =>
    `${does(entry.player, 'giochi|gioca', voice)} la Reazione${of(entry.reaction, voice)}`,
  progress(entry, voice) {
    const compared = entry.comparisons.map(
      (one) =>
        `${TERRAIN[one.terrain]} ${one.mine}–${one.theirs}${one.counts ? '' : ' (non conta)'}`,
    );
    const moves = entry.moves ? 'può avanzare' : 'non avanza';
    return `${expedition(entry.expedition, voice)} ${moves}: ${list(compared)}`;
  },
  arena: (entry, voice) =>
    entry.statistics
      .map(({ players, statistics, wins }) => {
        const all = TERRAINS.map((terrain) => `${TERRAIN[terrain]} ${statistics[terrain]}`).join(
          ', ',
        );
        return `${seats(players, voice)}: ${all}, ${wins === 0 ? 'nessun terreno vinto' : wins === 1 ? 'un terreno vinto' : `${number(wins)} terreni vinti`}`;
      })
      .join('; '),
  passives: (entry, voice) =>
    entry.applied.length === 0
      ? 'nessuna abilità passiva cambia più nulla'
      : applied(inTurn(entry.applied.map(({ by }) => thing(by, voice)))),
  distances: (entry, voice) =>
    entry.sums.length === 0
      ? 'nell’Arena le distanze non decidono nulla'
      : `regioni percorse: ${list(entry.sums.map((sum, seat) => `${who(seat, voice)} ${sum}`))}`,
  tiebreakers: (entry, voice) =>
    `la parità tra ${list(entry.players.map((seat) => (voice.isYou(seat) ? 'te' : who(seat, voice))))} si decide nell’Arena`,
  result: (entry, voice) =>
    entry.winners.length === 0
      ? 'la partita finisce senza vincitore'
      : entry.winners.length === 1
        ? `${does(entry.winners[0]!, 'vinci|vince', voice)} la partita`
        : `${entry.winners.some(voice.isYou) ? 'vincete' : 'vincono'} la partita ${seats(entry.winners, voice)}`,
};

export const actions: PlayWords['actions'] = {
  move: moved,
  create: (action, voice) =>
    `una pedina arriva ${into(action.to, voice)}: ${thing(action.object, voice)}`,
  relocate(action, voice) {
    const from = expeditions(action.from, voice);
    const to = expeditions(action.to, voice);
    const went =
      from === to ? `resta ${prep('in', to)}` : `passa ${prep('da', from)} ${prep('a', to)}`;
    return `${thing(action.object, voice)} ${went}`;
  },
  'gain-subtypes': (action, voice) =>
    `${thing(action.object, voice)} ottiene ${action.subtypes.length === 1 ? 'il sottotipo' : 'i sottotipi'} ${list(action.subtypes.map((id) => subtype(id)))}`,
  'gain-status': (action, voice) =>
    `${thing(action.object, voice)} ${action.status === 'exhausted' ? 'si consuma' : `ottiene ${status(action.status)}`}`,
  'lose-status': (action, voice) =>
    `${thing(action.object, voice)} ${action.status === 'exhausted' ? 'si ripristina' : `perde ${status(action.status)}`}`,
  'gain-counters': (action, voice) =>
    `${thing(action.object, voice)} ottiene ${counters(action.counter, String(action.count), action.count !== 1)} (totale: ${action.now})`,
  'lose-counters': (action, voice) =>
    `${thing(action.object, voice)} perde ${counters(action.counter, String(action.count), action.count !== 1)} (restano: ${action.now})`,
  ascend: (action, voice) => `${expedition(action.expedition, voice)} Ascende`,
  'lose-ascended': (action, voice) =>
    `${expedition(action.expedition, voice)} non è più ${adjective('ascended', 'f', false)}`,
  'move-expedition'(action, voice) {
    const way = wayOf(action);
    const due = (action.dueTo ?? []).map((one) =>
      one === 'ascend' ? `dello stato ${adjective('ascended', 'f', false)}` : ofTerrain(one),
    );
    const thanks = due.length > 0 ? `, per via ${list(due)}` : '';
    const where =
      way === 0
        ? `resta ${prep('in', region(action.to))}`
        : `${way > 0 ? 'avanza' : 'arretra'} fino ${prep('a', region(action.to))}`;
    return `${expedition(action.expedition, voice)} ${where}${thanks}`;
  },
  'reveal-region'(action) {
    const seen = action.regions.map(
      (at, index) =>
        `${region(at)} è ${list((action.terrains[index] ?? []).map((id) => TERRAIN[id]))}`,
    );
    const turned = seen.length > 2 ? 'si girano due carte Tumulto' : 'si gira una carta Tumulto';
    return `${turned}: ${seen.join('; ')}`;
  },
  'place-marker': (action) =>
    `un indicatore terreno ${TERRAIN[action.terrain]} va ${prep('su', region(action.region))}`,
  roll(action, voice) {
    const dice = action.dice.length > 1 ? ` (${action.dice.join(', ')})` : '';
    return `${does(action.player, 'ottieni|ottiene', voice)} ${action.result} con il dado${dice}`;
  },
  shuffle: (action, voice) =>
    `${does(action.player, 'mescoli il tuo|mescola il suo', voice)} mazzo`,
  reveal: (action, voice, doer) =>
    `${does(doer ?? action.object.owner, 'riveli|rivela', voice)} ${thing(action.object, voice, action.known)}`,
  emblem(action, voice) {
    if (action.emblem === 'reaction')
      return `una Reazione${of(action.source, voice)} attende nel Limbo`;
    const until = {
      'this-turn': ' per questo turno',
      'this-afternoon': ' per questo pomeriggio',
      'this-day': ' per questa giornata',
    };
    const time = action.duration ? until[action.duration] : '';
    return `un effetto${of(action.source, voice)} dura${time}`;
  },
  cease: (action, voice) => `${thing(action.object, voice)} cessa di esistere`,
  'first-player': (action, voice) =>
    `${does(action.player, 'diventi|diventa', voice)} il primo giocatore`,
  pass: (action, voice) => `${does(action.player, 'hai|ha', voice)} passato per la giornata`,
  win: (action, voice) => `${does(action.player, 'vinci|vince', voice)} la partita`,
};
