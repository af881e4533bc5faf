/** Sentences about the trace, in German. */

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
  thingObject,
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
  subtypeWord,
} from './words.ts';

type Move = Action<'move'>;

/** Sentences about a move, by its reason; `x` is its subject, `of` its object, `doer` who does it. */
const MOVES: Record<
  MoveReason,
  (move: Move, x: string, of: string, voice: Voice, doer: number) => string
> = {
  'clean-up': (move, x, _, voice) =>
    `${x} überschreitet das Limit und geht ${intoSpot(move.to, voice)}`,
  create: (move, x, _, voice) => `${x} kommt ${intoSpot(move.to, voice)}`,
  declare: (move, x, _, voice) => `${x} geht ${fromSpot(move.from, voice)} in den Limbus`,
  discard: (move, _, of, voice, doer) =>
    `${playerDoes(doer, 'legst|legt', voice)} ${of} ${fromSpot(move.from, voice, doer)} ab`,
  draw: (move, _, of, voice) => `${playerDoes(move.object.owner, 'ziehst|zieht', voice)} ${of}`,
  exchange: (move, _, of, voice, doer) =>
    `${playerDoes(doer, 'tauschst|tauscht', voice)} ${of} aus und legt die Karte ${intoSpot(move.to, voice, doer)}`.replace(
      /^(du .*) legt /u,
      '$1 legst ',
    ),
  expand: (move, _, of, voice) =>
    `${playerDoes(move.object.owner, 'machst|macht', voice)} ${of} zu einer Manakugel`,
  play: (move, x, _, voice) => `${x} schließt sich ${nameSpot(move.to, voice, 'dat')} an`,
  put: (move, _, of, voice, doer) =>
    `${playerDoes(doer, 'legst|legt', voice)} ${of} ${fromSpot(move.from, voice, doer)} ${intoSpot(move.to, voice, doer)}`,
  reshuffle: (move, x, _, voice) => `${x} geht ${intoSpot(move.to, voice)} zurück`,
  resolved: (move, x, _, voice) => `nach der Abwicklung geht ${x} ${intoSpot(move.to, voice)}`,
  rest: (move, x, _, voice) => `während der Ruhepause geht ${x} ${intoSpot(move.to, voice)}`,
  resupply: (move, _, of, voice) => {
    const { owner } = move.object;
    const deck = withOwner(owner, 'Decks', 'n', voice, 'gen', owner);
    return `${playerDoes(owner, 'legst|legt', voice)} ${of} von oben ${deck} in die Reserve`;
  },
  return: (move, _, of, voice, doer) =>
    `${playerDoes(doer, 'schickst|schickt', voice)} ${of} ${fromSpot(move.from, voice, doer)} ${intoSpot(move.to, voice, doer)} zurück`,
  sacrifice: (move, _, of, voice) =>
    `${playerDoes(move.object.controller, 'opferst|opfert', voice)} ${of}`,
  send: (move, _, of, voice, doer) =>
    `${playerDoes(doer, 'schickst|schickt', voice)} ${of} ${fromSpot(move.from, voice, doer)} ${intoSpot(move.to, voice, doer)}`,
  'starting-mana': (move, _, of, voice) =>
    `${playerDoes(move.object.owner, 'machst|macht', voice)} ${of} zu einer der ersten Manakugeln`,
  'take-control': (move, _, of, voice, doer) =>
    `${playerDoes(doer, 'übernimmst|übernimmt', voice)} die Kontrolle über ${of}; neue Zone: ${nameSpot(move.to, voice, 'nom', doer)}`,
};

function movedText(move: Move, voice: Voice, doer: number | null): string {
  const x = thing(move.object, voice, move.known);
  const of = thingObject(move.object, voice, move.known);
  const said = MOVES[move.why](move, x, of, voice, doer ?? move.object.controller);
  const lost = move.lost
    ? `; verloren gehen: ${joinList(move.lost.map((name) => counterNoun(name, true)))}`
    : '';
  return said + lost + (move.became === null ? '; die Marke hört auf zu existieren' : '');
}

/** A change made by a rule: Fleeting discards, an empty Deck takes the Discard pile (4.0:3.2.2.d). */
function byRule(action: string, source: Thing | null, voice: Voice): string {
  if (action === 'reshuffle')
    return 'das Deck reicht nicht: der Ablagestapel wird gemischt und darunter gelegt';
  return `${thing(source, voice)} ist ${statusWord('fleeting')} und geht auf den Ablagestapel statt in die Reserve`;
}

function appliedText(sources: readonly string[]): string {
  return sources.length === 1
    ? `angewandte passive Fähigkeit: ${sources[0]}`
    : `angewandte passive Fähigkeiten, in dieser Reihenfolge: ${joinNames(sources)}`;
}

function seatNames(players: readonly number[], voice: Voice): string {
  return joinList(players.map((seat) => playerName(seat, voice)));
}

export const entries: PlayWords['entries'] = {
  'game-began': (entry, voice) =>
    `das Spiel beginnt: ${playerDoes(entry.firstPlayer, 'bist|ist', voice)} der Startspieler`,
  'day-began': (entry) => `Tag ${entry.day} beginnt`,
  'phase-began': (entry) => `${PHASE[entry.phase]} beginnt`,
  'daily-effect': (entry) => `${DAILY[entry.daily]}: ${DAILY_TOLD[entry.daily]}`,
  'turn-began': (entry, voice) => `${withOwner(entry.player, 'Runde', 'f', voice)} beginnt`,
  'turn-ended': (entry, voice) => `${withOwner(entry.player, 'Runde', 'f', voice)} endet`,
  'turn-effect': (entry, voice) =>
    playerDoes(
      entry.player,
      {
        'play-card': 'spielst eine Karte|spielt eine Karte',
        'quick-action': 'spielst eine Schnellaktion|spielt eine Schnellaktion',
        pass: 'passt|passt',
      }[entry.effect],
      voice,
    ),
  declaration(entry, voice) {
    const what = {
      card: thingObject(entry.object, voice),
      'quick-action': `eine Schnellaktion${ofThing(entry.object, voice)}`,
      reaction: `eine Reaktion${ofThing(entry.object, voice)}`,
      'internal-action': `eine interne Aktion${ofThing(entry.object, voice)}`,
    }[entry.what];
    const where = entry.into ? ` in ${nameExpedition(entry.into, voice, 'dat', entry.player)}` : '';
    const price = entry.cost === null ? ' kostenlos' : ` für {mana:${entry.cost}}`;
    const isUnpaid = entry.what === 'reaction' || (entry.what !== 'card' && entry.cost === 0);
    const paid = isUnpaid ? '' : price;
    const scout = entry.scout ? ' mit Spähen' : '';
    const temple = entry.temple ? ' als Tempel' : '';
    return `${playerDoes(entry.player, 'kündigst|kündigt', voice)} ${what}${where}${paid}${scout}${temple} an`;
  },
  'cost-altered': (entry, voice) =>
    `${thing(entry.by, voice)} ändert die Kosten${ofThing(entry.object, voice)} von {mana:${entry.from}} auf {mana:${entry.to}}`,
  effect(entry, voice) {
    const kind = {
      spell: 'der Effekt',
      'quick-action': 'die Schnellaktion',
      reaction: 'die Reaktion',
      modifier: 'die Ersetzung',
      'internal-action': 'die interne Aktion',
    }[entry.of];
    return `${kind}${ofThing(entry.source, voice)} wird abgewickelt`;
  },
  condition: (entry, voice) =>
    `die Bedingung${ofThing(entry.source, voice)} ist ${entry.holds ? '' : 'nicht '}erfüllt`,
  decision(entry, voice) {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    return decision(entry.ask, entry.player, voice) + (source === null ? '' : ` (${source})`);
  },
  answer(entry, voice) {
    if (entry.chosen.length === 0)
      return `${playerDoes(entry.player, 'wählst|wählt', voice)} nichts`;
    const many = entry.chosen.length;
    const chosen = voice.isSecret(entry)
      ? `${numberWord(many, 'f')} ${many === 1 ? 'Karte' : 'Karten'}`
      : joinNames(entry.chosen.map((option) => voice.option(option)));
    const only = entry.automatic ? ' (einzige Möglichkeit)' : '';
    return `${playerDoes(entry.player, 'wählst|wählt', voice)}: ${chosen}${only}`;
  },
  'why-not': (entry, voice) => whyNot[entry.why](entry, voice),
  step: stepSentence,
  modifier(entry, voice) {
    const source = entry.source === null ? null : voice.card(entry.source.card);
    if (!entry.applied) return `die Ersetzung${ofThing(entry.source, voice)} gilt nicht`;
    if (entry.how === 'rule') return byRule(entry.verb, entry.source, voice);
    const how = entry.how === 'also' ? 'ergänzt' : 'ersetzt';
    return `${source ?? 'ein Effekt'} ${how}, was geschieht (${stepName(entry.verb)})`;
  },
  activation: (entry, voice) => `eine Reaktion${ofThing(entry.reaction, voice)} wird aktiviert`,
  'reactions-checked': (entry) =>
    entry.waiting.length === 0
      ? 'keine Reaktion wartet'
      : entry.waiting.length === 1
        ? 'eine Reaktion wartet'
        : `${numberWord(entry.waiting.length)} Reaktionen warten`,
  'reaction-played': (entry, voice) =>
    `${playerDoes(entry.player, 'spielst|spielt', voice)} die Reaktion${ofThing(entry.reaction, voice)}`,
  progress(entry, voice) {
    const compared = entry.comparisons.map(
      (one) =>
        `${TERRAIN[one.terrain]} ${one.mine}–${one.theirs}${one.counts ? '' : ' (zählt nicht)'}`,
    );
    const moves = entry.moves ? 'kann sich vorwärts bewegen' : 'bewegt sich nicht vorwärts';
    return `${nameExpedition(entry.expedition, voice)} ${moves}: ${joinList(compared)}`;
  },
  arena: (entry, voice) =>
    entry.statistics
      .map(({ players, statistics, wins }) => {
        const all = TERRAINS.map((terrain) => `${TERRAIN[terrain]} ${statistics[terrain]}`).join(
          ', ',
        );
        const won =
          wins === 0
            ? 'kein Gelände gewonnen'
            : wins === 1
              ? 'ein Gelände gewonnen'
              : `${numberWord(wins)} Gelände gewonnen`;
        return `${seatNames(players, voice)}: ${all}, ${won}`;
      })
      .join('; '),
  passives: (entry, voice) =>
    entry.applied.length === 0
      ? 'keine passive Fähigkeit ändert noch etwas'
      : appliedText(inTurn(entry.applied.map(({ by }) => thing(by, voice)))),
  distances: (entry, voice) =>
    entry.sums.length === 0
      ? 'in der Arena entscheiden die Entfernungen nichts'
      : `zurückgelegte Regionen: ${joinList(entry.sums.map((sum, seat) => `${playerName(seat, voice)} ${sum}`))}`,
  tiebreakers: (entry, voice) =>
    `der Gleichstand zwischen ${joinList(entry.players.map((seat) => playerName(seat, voice, 'dat')))} wird in der Arena entschieden`,
  result: (entry, voice) =>
    entry.winners.length === 0
      ? 'das Spiel endet ohne Gewinner'
      : entry.winners.length === 1
        ? `${playerDoes(entry.winners[0]!, 'gewinnst|gewinnt', voice)} das Spiel`
        : `das Spiel gewonnen: ${seatNames(entry.winners, voice)}`,
};

export const actions: PlayWords['actions'] = {
  move: movedText,
  create: (action, voice) =>
    `eine Marke kommt ${intoSpot(action.to, voice)}: ${thing(action.object, voice)}`,
  relocate(action, voice) {
    const from = nameExpeditions(action.from, voice, 'dat');
    const to = nameExpeditions(action.to, voice, 'dat');
    const went =
      from === to
        ? `bleibt in ${to}`
        : `wechselt aus ${from} in ${nameExpeditions(action.to, voice, 'acc')}`;
    return `${thing(action.object, voice)} ${went}`;
  },
  'gain-ability': (action, voice) =>
    `${thing(action.object, voice)} erhält dauerhaft eine Fähigkeit`,
  'gain-subtypes': (action, voice) =>
    `${thing(action.object, voice)} erhält ${action.subtypes.length === 1 ? 'den Subtyp' : 'die Subtypen'} ${joinList(action.subtypes.map((id) => subtypeWord(id)))}`,
  'gain-status': (action, voice) =>
    `${thing(action.object, voice)} ${action.status === 'exhausted' ? 'wird erschöpft' : `erhält ${statusWord(action.status)}`}`,
  'lose-status': (action, voice) =>
    `${thing(action.object, voice)} ${action.status === 'exhausted' ? 'wird bereitgestellt' : `verliert ${statusWord(action.status)}`}`,
  'gain-counters': (action, voice) =>
    `${thing(action.object, voice)} erhält ${counterPhrase(action.counter, String(action.count), action.count !== 1)} (insgesamt: ${action.now})`,
  'lose-counters': (action, voice) =>
    `${thing(action.object, voice)} verliert ${counterPhrase(action.counter, String(action.count), action.count !== 1)} (übrig: ${action.now})`,
  ascend: (action, voice) =>
    `${nameExpedition(action.expedition, voice)} ist jetzt ${statusWord('ascended')}`,
  'lose-ascended': (action, voice) =>
    `${nameExpedition(action.expedition, voice)} ist nicht mehr ${statusWord('ascended')}`,
  'move-expedition'(action, voice) {
    const way = wayOf(action);
    const due = (action.dueTo ?? []).map((one) =>
      one === 'ascend' ? statusWord('ascended') : TERRAIN[one],
    );
    const thanks = due.length > 0 ? `, aufgrund von ${joinList(due)}` : '';
    const where =
      way === 0
        ? `bleibt in ${nameRegion(action.to, 'dat').replace(/^der (?=Region \d)/u, '')}`
        : `bewegt sich bis in ${nameRegion(action.to, 'acc')} ${way > 0 ? 'vorwärts' : 'zurück'}`;
    return `${nameExpedition(action.expedition, voice)} ${where}${thanks}`;
  },
  'reveal-region'(action) {
    const seen = action.regions.map(
      (at, index) =>
        `${nameRegion(at)} ist ${joinList((action.terrains[index] ?? []).map((id) => TERRAIN[id]))}`,
    );
    const turned =
      seen.length > 2 ? 'zwei Tumult-Karten werden umgedreht' : 'eine Tumult-Karte wird umgedreht';
    return `${turned}: ${seen.join('; ')}`;
  },
  'place-marker': (action) =>
    `ein ${TERRAIN[action.terrain]} Geländemarker kommt auf ${nameRegion(action.region, 'acc')}`,
  roll(action, voice) {
    const dice = diceShown(action.dice, action.result);
    return `${playerDoes(action.player, 'würfelst|würfelt', voice)} ${action.result}${dice}`;
  },
  shuffle: (action, voice) =>
    `${playerDoes(action.player, 'mischst dein|mischt sein', voice)} Deck`,
  reveal: (action, voice, doer) =>
    `${playerDoes(doer ?? action.object.owner, 'deckst|deckt', voice)} ${thingObject(action.object, voice, action.known)} auf`,
  emblem(action, voice) {
    if (action.emblem === 'reaction')
      return `eine Reaktion${ofThing(action.source, voice)} wartet im Limbus`;
    const until = {
      'this-turn': ' für diese Runde',
      'this-afternoon': ' für diesen Nachmittag',
      'this-day': ' für diesen Tag',
    };
    const time = action.duration ? until[action.duration] : '';
    return `ein Effekt${ofThing(action.source, voice)} dauert${time} an`;
  },
  cease: (action, voice) => `${thing(action.object, voice)} hört auf zu existieren`,
  'first-player': (action, voice) =>
    `${playerDoes(action.player, 'wirst|wird', voice)} Startspieler`,
  pass: (action, voice) => `${playerDoes(action.player, 'hast|hat', voice)} für diesen Tag gepasst`,
  win: (action, voice) => `${playerDoes(action.player, 'gewinnst|gewinnt', voice)} das Spiel`,
};
