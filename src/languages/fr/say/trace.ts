/** Sentences about the trace, in French. */

import { TERRAINS } from '../../../engine/cards/terrain.ts';
import { diceShown } from '../../say/roll.ts';
import {
  type Action,
  inTurn,
  type MoveReason,
  type PlayWords,
  staysIn,
  type Thing,
  type Voice,
  wayOf,
} from '../../say/teller.ts';
import { TERRAIN } from '../../say/text.ts';
import { decision } from './decision.ts';
import {
  dePlain,
  fromExpeditions,
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
  toExpeditions,
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
  statusWord,
  subtype,
  withDe,
} from './words.ts';

type Move = Action<'move'>;

/** Sentences about a move, by its reason; `doer` is the player who does the step. */
const MOVES: Record<MoveReason, (move: Move, x: string, voice: Voice, doer: number) => string> = {
  'clean-up': (move, x, voice) => `${x} dépasse la limite et va ${intoSpot(move.to, voice)}`,
  create: (move, x, voice) => `${x} rejoint ${nameSpot(move.to, voice)}`,
  declare: (move, x, voice) => `${x} passe ${fromSpot(move.from, voice)} au Limbo`,
  discard: (move, x, voice, doer) =>
    `${playerDoes(doer, 'défaussez|défausse', voice)} ${x} ${fromSpot(move.from, voice, doer)}`,
  draw: (move, x, voice) => `${playerDoes(move.object.owner, 'piochez|pioche', voice)} ${x}`,
  exchange: (move, x, voice, doer) =>
    `${playerDoes(doer, 'échangez|échange', voice)} ${x}, qui va ${intoSpot(move.to, voice, doer)}`,
  expand: (move, x, voice) =>
    `${playerDoes(move.object.owner, 'faites|fait', voice)} ${dePlain(x)} un Orbe de Mana`,
  play: (move, x, voice) => `${x} rejoint ${nameSpot(move.to, voice)}`,
  put: (move, x, voice, doer) =>
    `${playerDoes(doer, 'mettez|met', voice)} ${x} ${fromSpot(move.from, voice, doer)} ${intoSpot(move.to, voice, doer)}`,
  reshuffle: (move, x, voice) => `${x} retourne ${intoSpot(move.to, voice)}`,
  resolved: (move, x, voice) => `sa résolution finie, ${x} va ${intoSpot(move.to, voice)}`,
  rest: (move, x, voice) => `au Repos, ${x} va ${intoSpot(move.to, voice)}`,
  resupply: (move, x, voice) =>
    `${playerDoes(move.object.owner, 'mettez|met', voice)} en Réserve ${x}, première carte ${withDe(withOwner(move.object.owner, 'deck', 'm', voice, move.object.owner))}`,
  return: (move, x, voice, doer) =>
    `${playerDoes(doer, 'renvoyez|renvoie', voice)} ${x} ${fromSpot(move.from, voice, doer)} ${intoSpot(move.to, voice, doer)}`,
  sacrifice: (move, x, voice) =>
    `${playerDoes(move.object.controller, 'sacrifiez|sacrifie', voice)} ${x}`,
  send: (move, x, voice, doer) =>
    `${playerDoes(doer, 'envoyez|envoie', voice)} ${x} ${fromSpot(move.from, voice, doer)} ${intoSpot(move.to, voice, doer)}`,
  'starting-mana': (move, x, voice) =>
    `${playerDoes(move.object.owner, 'faites|fait', voice)} ${dePlain(x)} un des premiers Orbes de Mana`,
  'take-control': (move, x, voice, doer) =>
    `${playerDoes(doer, 'prenez|prend', voice)} le contrôle ${dePlain(x)}, qui va ${intoSpot(move.to, voice, doer)}`,
};

function movedText(move: Move, voice: Voice, doer: number | null): string {
  const x = thing(move.object, voice, move.known);
  const said = MOVES[move.why](move, x, voice, doer ?? move.object.controller);
  const lost = move.lost
    ? `\u00a0; ses ${joinList(move.lost.map((name) => counterNoun(name, true)))} sont perdus`
    : '';
  return said + lost + (move.became === null ? '\u00a0; le jeton cesse d’exister' : '');
}

/** A change made by a rule: Fleeting discards, an empty Deck takes the Discard pile (4.0:3.2.2.d). */
function byRule(action: string, source: Thing | null, voice: Voice): string {
  if (action === 'reshuffle') {
    return 'le deck ne suffit pas\u00a0: la Défausse est mélangée et placée dessous';
  }
  return `${thing(source, voice)} a le statut ${statusWord('fleeting')} et va dans la Défausse au lieu de la Réserve`;
}

function appliedText(sources: readonly string[]): string {
  return sources.length === 1
    ? `capacité passive appliquée\u00a0: ${sources[0]}`
    : `capacités passives appliquées, dans cet ordre\u00a0: ${joinNames(sources)}`;
}

function seatNames(players: readonly number[], voice: Voice): string {
  return joinList(players.map((seat) => playerName(seat, voice)));
}

export const entries: PlayWords['entries'] = {
  'game-began': (entry, voice) =>
    `la partie commence\u00a0: ${playerDoes(entry.firstPlayer, 'êtes|est', voice)} premier joueur`,
  'day-began': (entry) => `le Jour ${entry.day} commence`,
  'phase-began': (entry) => `${PHASE[entry.phase]} commence`,
  'daily-effect': (entry) => `${DAILY[entry.daily]}\u00a0: ${DAILY_TOLD[entry.daily]}`,
  'turn-began': (entry, voice) => `${withOwner(entry.player, 'tour', 'm', voice)} commence`,
  'turn-ended': (entry, voice) => `${withOwner(entry.player, 'tour', 'm', voice)} est fini`,
  'turn-effect': (entry, voice) =>
    playerDoes(
      entry.player,
      {
        'play-card': 'jouez une carte|joue une carte',
        'quick-action': 'jouez une action rapide|joue une action rapide',
        pass: 'passez|passe',
      }[entry.effect],
      voice,
    ),
  declaration(entry, voice) {
    const x = thing(entry.object, voice);
    const what = {
      card: x,
      'quick-action': `une action rapide${ofThing(entry.object, voice)}`,
      reaction: `une Réaction${ofThing(entry.object, voice)}`,
      'internal-action': `une action interne${ofThing(entry.object, voice)}`,
    }[entry.what];
    const into = entry.into ? ` dans ${nameExpedition(entry.into, voice, entry.player)}` : '';
    const price = entry.cost === null ? ' gratuitement' : ` pour {mana:${entry.cost}}`;
    const paid =
      entry.what === 'reaction' || (entry.what !== 'card' && entry.cost === 0) ? '' : price;
    const scout = entry.scout ? ' avec Repérage' : '';
    const temple = entry.temple ? ' comme Temple' : '';
    return `${playerDoes(entry.player, 'déclarez|déclare', voice)} ${what}${into}${paid}${scout}${temple}`;
  },
  'cost-altered': (entry, voice) =>
    entry.from === entry.to
      ? `${thing(entry.by, voice)} laisse le coût${ofThing(entry.object, voice)} à {mana:${entry.to}}`
      : `${thing(entry.by, voice)} fait passer le coût${ofThing(entry.object, voice)} de {mana:${entry.from}} à {mana:${entry.to}}`,
  effect(entry, voice) {
    const kind = {
      spell: 'l’effet',
      'quick-action': 'l’action rapide',
      reaction: 'la Réaction',
      modifier: 'le remplacement',
      'internal-action': 'l’action interne',
    }[entry.of];
    return `${kind}${ofThing(entry.source, voice)} se résout`;
  },
  condition: (entry, voice) =>
    `la condition${ofThing(entry.source, voice)} ${entry.holds ? 'est remplie' : 'n’est pas remplie'}`,
  decision(entry, voice) {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    return decision(entry.ask, entry.player, voice) + (source === null ? '' : ` (${source})`);
  },
  answer(entry, voice) {
    if (entry.chosen.length === 0) {
      return playerDoes(entry.player, 'ne choisissez rien|ne choisit rien', voice);
    }
    const many = entry.chosen.length;
    const chosen = voice.isSecret(entry)
      ? `${numberWord(many, 'f')} ${many === 1 ? 'carte' : 'cartes'}`
      : joinNames(entry.chosen.map((option) => voice.option(option)));
    const only = entry.automatic ? ' (seule possibilité)' : '';
    return `${playerDoes(entry.player, 'choisissez|choisit', voice)}\u00a0: ${chosen}${only}`;
  },
  'why-not': (entry, voice) => whyNot[entry.why](entry, voice),
  step: stepSentence,
  modifier(entry, voice) {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    if (!entry.applied) return `le remplacement${ofThing(entry.source, voice)} ne s’applique pas`;
    if (entry.how === 'rule') return byRule(entry.verb, entry.source, voice);
    const how = entry.how === 'also' ? 'complète' : 'remplace';
    return `${source ?? 'un effet'} ${how} ce qui arrive (${stepName(entry.verb)})`;
  },
  activation: (entry, voice) => `une Réaction${ofThing(entry.reaction, voice)} s’active`,
  'reactions-checked': (entry) =>
    entry.waiting.length === 0
      ? 'aucune Réaction n’attend'
      : entry.waiting.length === 1
        ? 'une Réaction attend'
        : `${numberWord(entry.waiting.length)} Réactions attendent`,
  'reaction-played': (entry, voice) =>
    `${playerDoes(entry.player, 'jouez|joue', voice)} la Réaction${ofThing(entry.reaction, voice)}`,
  progress(entry, voice) {
    const compared = entry.comparisons.map(
      (one) =>
        `${TERRAIN[one.terrain]} ${one.mine}–${one.theirs}${one.counts ? '' : ' (ne compte pas)'}`,
    );
    const moves = entry.moves ? 'peut avancer' : 'n’avance pas';
    return `${nameExpedition(entry.expedition, voice)} ${moves}\u00a0: ${joinList(compared)}`;
  },
  arena: (entry, voice) =>
    entry.statistics
      .map(({ players, statistics, wins }) => {
        const all = TERRAINS.map((terrain) => `${TERRAIN[terrain]} ${statistics[terrain]}`).join(
          ', ',
        );
        return `${seatNames(players, voice)}\u00a0: ${all}, ${wins === 0 ? 'aucun terrain gagné' : wins === 1 ? 'un terrain gagné' : `${numberWord(wins)} terrains gagnés`}`;
      })
      .join('\u00a0; '),
  passives: (entry, voice) =>
    entry.applied.length === 0
      ? 'plus aucune capacité passive ne change quoi que ce soit'
      : appliedText(inTurn(entry.applied.map(({ by }) => thing(by, voice)))),
  distances: (entry, voice) =>
    entry.sums.length === 0
      ? 'dans l’Arène, les distances ne décident de rien'
      : `régions parcourues\u00a0: ${joinList(entry.sums.map((sum, seat) => `${playerName(seat, voice)} ${sum}`))}`,
  tiebreakers: (entry, voice) =>
    `l’égalité entre ${seatNames(entry.players, voice)} se joue dans l’Arène`,
  result: (entry, voice) =>
    entry.winners.length === 0
      ? 'la partie s’arrête sans vainqueur'
      : entry.winners.length === 1
        ? `${playerDoes(entry.winners[0]!, 'gagnez|gagne', voice)} la partie`
        : `la partie est gagnée par ${seatNames(entry.winners, voice)}`,
};

export const actions: PlayWords['actions'] = {
  move: movedText,
  create: (action, voice) =>
    `un jeton arrive dans ${nameSpot(action.to, voice)}\u00a0: ${thing(action.object, voice)}`,
  relocate(action, voice) {
    const went = staysIn(action)
      ? `reste dans ${nameExpeditions(action.to, voice)}`
      : `passe ${fromExpeditions(action.from, voice)} ${toExpeditions(action.to, voice)}`;
    return `${thing(action.object, voice)} ${went}`;
  },
  'gain-ability': (action, voice) =>
    `${thing(action.object, voice)} gagne une capacité de façon permanente`,
  'gain-subtypes': (action, voice) =>
    `${thing(action.object, voice)} gagne ${action.subtypes.length === 1 ? 'le sous-type' : 'les sous-types'} ${joinList(action.subtypes.map((id) => subtype(id)))}`,
  'gain-status': (action, voice) =>
    `${thing(action.object, voice)} ${action.status === 'exhausted' ? 's’épuise' : `gagne ${statusWord(action.status)}`}`,
  'lose-status': (action, voice) =>
    `${thing(action.object, voice)} ${action.status === 'exhausted' ? 'se redresse' : `perd ${statusWord(action.status)}`}`,
  'gain-counters': (action, voice) =>
    `${thing(action.object, voice)} gagne ${counterPhrase(action.counter, String(action.count), action.count !== 1)} (total\u00a0: ${action.now})`,
  'lose-counters': (action, voice) =>
    `${thing(action.object, voice)} perd ${counterPhrase(action.counter, String(action.count), action.count !== 1)} (reste\u00a0: ${action.now})`,
  ascend: (action, voice) => `${nameExpedition(action.expedition, voice)} s’Élève`,
  'lose-ascended': (action, voice) =>
    `${nameExpedition(action.expedition, voice)} n’est plus ${statusWord('ascended', 'f')}`,
  'move-expedition'(action, voice) {
    const way = wayOf(action);
    const due = (action.dueTo ?? []).map((one, index) =>
      one === 'ascend'
        ? `${index > 0 ? 'à ' : ''}son statut ${statusWord('ascended')}`
        : TERRAIN[one],
    );
    const thanks = due.length > 0 ? `, grâce à ${joinList(due)}` : '';
    const moves = way === 0 ? 'reste dans' : `${way > 0 ? 'avance' : 'recule'} jusqu’à`;
    return `${nameExpedition(action.expedition, voice)} ${moves} ${nameRegion(action.to)}${thanks}`;
  },
  'reveal-region'(action) {
    const seen = action.regions.map(
      (at, index) =>
        `${nameRegion(at)} est ${joinList((action.terrains[index] ?? []).map((id) => TERRAIN[id]))}`,
    );
    const turned =
      seen.length > 2 ? 'deux cartes Tumulte sont retournées' : 'une carte Tumulte est retournée';
    return `${turned}\u00a0: ${seen.join('\u00a0; ')}`;
  },
  'place-marker': (action) =>
    `un marqueur Terrain ${TERRAIN[action.terrain]} ${action.from === null ? 'est placé sur' : 'va sur'} ${nameRegion(action.region)}`,
  roll(action, voice) {
    const dice = diceShown(action.dice, action.result);
    return `${playerDoes(action.player, 'faites|fait', voice)} ${action.result} au dé${dice}`;
  },
  shuffle: (action, voice) =>
    `${playerDoes(action.player, 'mélangez votre|mélange son', voice)} deck`,
  reveal: (action, voice, doer) =>
    `${playerDoes(doer ?? action.object.owner, 'révélez|révèle', voice)} ${thing(action.object, voice, action.known)}`,
  emblem(action, voice) {
    if (action.emblem === 'reaction')
      return `une Réaction${ofThing(action.source, voice)} attend dans le Limbo`;
    const until = {
      'this-turn': ' pour ce tour',
      'this-afternoon': ' pour cet Après-midi',
      'this-day': ' pour ce Jour',
    };
    const time = action.duration ? until[action.duration] : '';
    return `un effet${ofThing(action.source, voice)} dure${time}`;
  },
  cease: (action, voice) => `${thing(action.object, voice)} cesse d’exister`,
  'first-player': (action, voice) =>
    `${playerDoes(action.player, 'devenez|devient', voice)} premier joueur`,
  pass: (action, voice) => `${playerDoes(action.player, 'avez|a', voice)} passé pour ce Jour`,
  win: (action, voice) => `${playerDoes(action.player, 'gagnez|gagne', voice)} la partie`,
};
