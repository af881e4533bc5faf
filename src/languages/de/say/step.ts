/** Steps in German. */

import type {
  Amount,
  ObjectReference,
  PlayerReference,
  Step,
} from '../../../engine/cards/ability.ts';
import { asPlayed } from '../../say/context.ts';
import { createCosts, manaOrAmount } from '../../say/cost.ts';
import { amongWhom, createTogether, isAsMany, type StepOf } from '../../say/step.ts';
import { createStep, type StepVerbs } from '../../say/step-clause.ts';
import { ACTION, TERRAIN, termMark } from '../../say/text.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import { amount, whatXIs } from './amount.ts';
import { changeClause, gainedCounters, gainedStatuses } from './change.ts';
import { arrangedSentence, TAIL } from './clause.ts';
import { expedition, regionCount, regionPhrase } from './expedition.ts';
import { describeMove } from './move.ts';
import { passiveStatement } from './passive.ts';
import { minimumWords, nextCardClause, WHEN } from './played.ts';
import { playerClause } from './player-verb.ts';
import { everyPhrase, objectPhrase, possessiveStem } from './reference.ts';
import { indefinitePhrase, nounPhrase, playerPhrase } from './selection.ts';
import { createClause } from './token.ts';
import { orderOrInfinitive, statementOf } from './verb.ts';
import {
  COST,
  counterNoun,
  counterPhrase,
  dailyWith,
  declinedEin,
  joinList,
  numberWord,
} from './words.ts';

/** Verbs of the steps that a player does, with their particles; some are nouns with "nutzen". */
const VERBS: StepVerbs = {
  augment: termMark('augment', 'Erweitern'),
  complete: 'vollbringen',
  discard: 'ab+legen',
  draw: 'ziehen',
  exhaust: termMark('exhaust', 'erschöpfen'),
  'exhausted-resupply': `${termMark('exhausted-resupply', 'Erschöpfter Nachschub')} nutzen`,
  look: 'an+sehen',
  pass: 'passen',
  ready: 'bereit+stellen',
  'receive-gift': 'erhalten',
  resupply: `${termMark('resupply', 'Nachschub')} nutzen`,
  reveal: 'auf+decken',
  roll: 'würfeln',
  sabotage: `${termMark('sabotage', 'Sabotage')} nutzen`,
  sacrifice: termMark('sacrifice', 'opfern'),
  shuffle: 'mischen',
  spend: 'aus+geben',
};

const RUSH = `${termMark('rush', 'Forcieren')} nutzen`;

const sharedStep = createStep({
  verbs: VERBS,
  doing: (who, verb, more, mood, context) => playerClause(who, verb, more, mood, context),
  doingTo: (who, verb, of, mood, context) =>
    playerClause(who, VERBS[verb], objectAfter(who, of, context), mood, context),
  happens: changeClause,
  activate: activateClause,
  activateAction({ action, of }, mood, context) {
    const ability = `${ACTION[action]} Fähigkeit`;
    const whose = objectPhrase(of, context, 'gen');
    const form = { gender: 'f', plural: false, grammar: 'acc' } as const;
    const what =
      whose.of === null
        ? `die ${ability} ${whose.text}`
        : `${declinedEin(possessiveStem(whose), form)} ${ability}`;
    return orderOrInfinitive('aktivieren', what, mood);
  },
  raiseResult({ by }, mood, context) {
    const more = isAsMany(by) ? 'um ebenso viel' : `um ${amount(by, context)}`;
    return orderOrInfinitive('erhöhen', `das Ergebnis ${more}`, mood);
  },
  nextTime: ({ duration, trigger }, context) =>
    `das nächste Mal ${WHEN[duration]}, ${context.language.trigger(trigger, context)}`,
  becomeFirstPlayer: ({ who }, _mood, context) =>
    who === 'you'
      ? statementOf('du', 'werden', 'du', 'Startspieler')
      : statementOf(playerPhrase(who, context), 'werden', 'er', 'Startspieler'),
  create: createClause,
  createAgain({ count = 1 }, mood, context) {
    const many = count === 1 ? 'eine weitere' : `${amount(count, context, 'word')} weitere`;
    return orderOrInfinitive('erschaffen', `${many} am selben Ort`, mood);
  },
  anotherTurn: (mood) => orderOrInfinitive('spielen', 'eine weitere Runde', mood),
  distribute: distributeClause,
  double: doubleClause,
  exchange: ({ who, of, with: other }, mood, context) => {
    const what = objectPhrase(of, context, 'acc').text;
    const words = `${what} mit ${objectPhrase(other, context, 'dat').text}`;
    return playerClause(who, 'aus+tauschen', words, mood, context);
  },
  exchangeBoosts: ({ of }, mood, context) => {
    const whose = objectPhrase(of, context, 'gen').text;
    return orderOrInfinitive('aus+tauschen', `die ${counterNoun('boost', true)} ${whose}`, mood);
  },
  move: describeMove,
  moveExpedition,
  moveMarker: (value, mood, context) =>
    orderOrInfinitive(
      'bewegen',
      `einen ${TERRAIN[value.terrain]} Geländemarker von einer beliebigen Region in ${regionPhrase(value.region, context, 'acc')}`,
      mood,
    ),
  placeMarker,
  play: describePlay,
  takeControl,
  win: winClause,
  next: nextCardClause,
  ongoing: (value, context) =>
    `${WHEN[value.duration]} gilt: ${passiveStatement(value.passive, context)}`,
  oneOf: (what, context) => `${TAIL} bei ${indefinitePhrase(what, context, 'dat')}`,
  cards: cardsDrawn,
  downTo: (count, isHand, context) =>
    `Karten aus ${isHand ? 'der Hand' : 'der Reserve'}${TAIL}, bis dort ${amount(count, context, 'word')} übrig sind`,
  spent: spentCounters,
  afterYou: termMark('after-you', 'Nach dir'),
  theSame: 'das Gleiche',
  die: 'einmal',
  deck: (isOwn) => (isOwn ? 'dein Deck' : 'sein Deck'),
  andThen: ', dann ',
  after: (daily) => `nach ${dailyWith(daily, 'dat')}`,
});

/** What a player acts on, said as after that player: "dieser Spieler … seines Decks". */
function objectAfter(
  who: PlayerReference | undefined,
  of: ObjectReference,
  context: WordingContext,
): string {
  const isThatPlayer = who === 'they' && context.thatPlayer;
  if (isThatPlayer) context.thatPlayer = false;
  const { text } = objectPhrase(of, context, 'acc');
  if (isThatPlayer) context.thatPlayer = true;
  return text;
}

/** A step as a clause; where other words follow a verb, a German infinitive comes after them. */
export function step(value: Step, mood: Mood, context: WordingContext): string {
  const who = 'who' in value ? value.who : undefined;
  const said = (verb: string, words: string) => playerClause(who, verb, words, mood, context);
  switch (value.do) {
    case 'spend':
      return said(VERBS.spend, spentCounters(value, context));
    case 'receive-gift':
      return said(VERBS['receive-gift'], 'das Gleiche');
    case 'roll':
      return said(VERBS.roll, 'einmal');
    case 'after':
      return doneAfter(value, mood, context);
    case 'shuffle':
      return said(VERBS.shuffle, who === undefined || who === 'you' ? 'dein Deck' : 'sein Deck');
    default:
      return sharedStep(value, mood, context);
  }
}

/** "erschaffe nach der Ruhepause eine Marke", "nutze Sabotage nach der Ruhepause". */
function doneAfter({ daily, steps }: StepOf<'after'>, mood: Mood, context: WordingContext): string {
  const when = `nach ${dailyWith(daily, 'dat')}`;
  const said = steps.map((one) => step(one as Step, mood, context)).join(', dann ');
  if (mood === 'infinitive') return `${when} ${said}`;
  return said.startsWith('nutze ')
    ? `${said} ${when}`
    : said.replace(/(?<=^\p{L}+) /u, ` ${when} `);
}

/** Several steps as one clause. */
export const together = createTogether({
  step,
  gained: gainedCounters,
  statuses: gainedStatuses,
  and: 'und',
  list: joinList,
});

function cardsDrawn(count: Amount, context: WordingContext): string {
  if (count === 1) return 'eine Karte';
  if (typeof count === 'number') return `${numberWord(count)} Karten`;
  if ('affected' in count) return 'die gleiche Anzahl an Karten';
  return `X Karten${TAIL}${whatXIs(count, context)}`;
}

/** "aktiviere eine seiner {join} Fähigkeiten". */
function activateClause(value: StepOf<'activate'>, mood: Mood, context: WordingContext): string {
  const whose = objectPhrase(value.of, context, 'gen');
  const some = value.upTo ? `bis zu ${amount(value.upTo, context, 'word')}` : '';
  const part = value.one ? 'eine' : some;
  const as = value.as ? ', als wären sie meine' : '';
  const what = `{${value.abilities}} Fähigkeiten`;
  const grammar = part === '' ? 'acc' : 'gen';
  const form = { gender: 'f', plural: true, grammar } as const;
  const words =
    whose.of === null
      ? `${part === '' ? 'die' : `${part} der`} ${what} ${whose.text}`
      : `${part} ${declinedEin(possessiveStem(whose), form)} ${what}`.trim();
  return orderOrInfinitive('aktivieren', words + TAIL + as, mood);
}

/** "verdopple die Anzahl seiner Verstärkungen". */
function doubleClause(value: StepOf<'double'>, mood: Mood, context: WordingContext): string {
  const whose = everyPhrase(value.of, context, 'dat');
  const what = counterNoun(value.counter, true);
  const form = { gender: 'f', plural: true, grammar: 'gen' } as const;
  const words =
    whose.of === null
      ? `die Anzahl an ${what} auf ${whose.text}`
      : `die Anzahl ${declinedEin(possessiveStem(whose), form)} ${what}`;
  return orderOrInfinitive('verdoppeln', words, mood);
}

/** "platziere einen {forest} Geländemarker auf meine Region". */
function placeMarker(value: StepOf<'place-marker'>, mood: Mood, context: WordingContext): string {
  const marker =
    value.marker === 'mine'
      ? 'einen meiner Geländemarker'
      : `einen ${joinList(
          [value.marker].flat().map((one) => TERRAIN[one]),
          'oder',
        )} Geländemarker`;
  const where = regionPhrase(value.region, context, 'acc');
  return orderOrInfinitive('platzieren', `${marker} auf ${where}`, mood);
}

/** "meine Expedition bewegt sich 2 Regionen vorwärts". */
function moveExpedition(
  value: StepOf<'move-forward' | 'move-backward'>,
  mood: Mood,
  context: WordingContext,
): string {
  const way = value.do === 'move-forward' ? 'vorwärts' : 'zurück';
  const { regions: count } = value;
  const more = typeof count === 'object' && 'sum' in count && typeof count.sum[0] === 'object';
  const would = typeof count === 'object' && 'would' in count;
  const far = would
    ? `wie vorgesehen ${way}`
    : more
      ? `${regionCount(count.sum[1]!, context).replace(/ /u, ' weitere ')} ${way}`
      : `${regionCount(count, context)} ${way}`;
  if (mood === 'infinitive') {
    const moved = expedition(value.expedition, context, 'acc');
    return orderOrInfinitive('bewegen', `${moved.text} ${far}`, mood);
  }
  const moved = expedition(value.expedition, context);
  return statementOf(moved.text, 'bewegen', moved.person, `sich ${far}`);
}

/** "spiele sofort kostenlos einen Charakter mit Handkosten {mana:3} oder weniger". */
function describePlay(value: StepOf<'play' | 'rush'>, mood: Mood, context: WordingContext): string {
  const verb = value.do === 'rush' ? RUSH : 'spielen';
  const into = value.in ? ` in ${expedition(value.in, context, 'dat').text}` : '';
  const floor = minimumWords(value.min, context);
  const less = value.less === undefined ? '' : ` für ${manaOrAmount(value.less, context)} weniger`;
  const paid = value.forHandCost ? `, wobei du die ${COST.hand} zahlen darfst` : '';
  if (value.what === undefined)
    return playerClause(
      value.who,
      verb,
      `${into}${less}${TAIL}${floor}${paid}`.trim(),
      mood,
      context,
    );
  const of = asPlayed(value.what);
  if (value.do === 'rush') {
    const what = objectPhrase(of, context, 'dat').text;
    return playerClause(value.who, verb, `mit ${what}${into}${less}${TAIL}${floor}`, mood, context);
  }
  const thing = objectPhrase(of, context, 'acc');
  const free = value.free ? 'kostenlos ' : '';
  const from = value.asFrom ? `, als käme sie aus deiner ${termMark('hand', 'Hand')}` : '';
  const words =
    thing.of === null
      ? `sofort ${free}${thing.text}${into}${less}`
      : `${thing.text} ${free}${into}${less}`;
  return playerClause(value.who, verb, `${words.trim()}${TAIL}${floor}${from}`, mood, context);
}

/** "übernimm die Kontrolle über eine Bleibende Karte deiner Wahl". */
function takeControl(value: StepOf<'take-control'>, mood: Mood, context: WordingContext): string {
  const what = objectPhrase(value.of, context, 'acc').text;
  const joins = value.in
    ? `; ${statementOf('eine Bleibende Expeditionskarte', 'an+schließen', 'er', `sich ${expedition(value.in, context, 'dat').text}`)}`
    : '';
  const said =
    mood === 'order'
      ? `übernimm die Kontrolle über ${what}`
      : orderOrInfinitive('übernehmen', `die Kontrolle über ${what}`, mood);
  return said + joins;
}

/** "verteile 2 Verstärkungen nach Belieben auf …". */
function distributeClause(
  value: StepOf<'distribute-counters'>,
  mood: Mood,
  context: WordingContext,
): string {
  const what = counterPhrase(value.counter, amount(value.count, context), value.count !== 1);
  const whom = amongWhom(value);
  const isAny = typeof whom === 'object' && 'target' in whom && whom.count === 'any';
  const among = isAny
    ? nounPhrase(whom.target, true, context, { grammar: 'acc', after: 'deiner Wahl' })
    : objectPhrase(whom, context, 'acc').text.replace(/^alle /u, '');
  return orderOrInfinitive('verteilen', `${what} nach Belieben auf ${among}`, mood);
}

/** "du gewinnst das Spiel". */
function winClause({ who }: StepOf<'win'>, mood: Mood, context: WordingContext): string {
  if (mood === 'infinitive') return orderOrInfinitive('gewinnen', 'das Spiel', mood);
  if (who === undefined || who === 'you') return statementOf('du', 'gewinnen', 'du', 'das Spiel');
  return statementOf(playerPhrase(who, context), 'gewinnen', 'er', 'das Spiel');
}

/** Counters being spent, with whose they are: "1 meiner Verstärkungen". */
export function spentCounters(
  part: Extract<Step, { do: 'spend' }>,
  context: WordingContext,
): string {
  const name = part.counter ?? 'any';
  const many = part.count === 'any' ? 'eine beliebige Anzahl' : amount(part.count, context);
  if (typeof part.of === 'object' && 'all' in part.of) {
    const from = nounPhrase(part.of.all, true, context, { grammar: 'dat' });
    return `${counterPhrase(name, many, part.count !== 1)} von ${from}`;
  }
  const whose = objectPhrase(part.of, context, 'dat');
  if (whose.of === null) return `${counterPhrase(name, many, part.count !== 1)} von ${whose.text}`;
  const form = { gender: 'f', plural: true, grammar: 'gen' } as const;
  return `${many} ${declinedEin(possessiveStem(whose), form)} ${counterNoun(name, true)}`;
}

const costs = createCosts({
  capitals: true,
  list: joinList,
  pay: (mana, mood) => orderOrInfinitive('bezahlen', mana, mood),
  spend: (part, mood, context) =>
    orderOrInfinitive('aus+geben', spentCounters(part, context), mood),
  step,
});

export const { cost } = costs;

export const costSymbols: typeof costs.symbols = (value, context) =>
  arrangedSentence(costs.symbols(value, context));
