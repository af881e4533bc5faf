/** Steps in Italian. */

import type { Step } from '../../../engine/cards/ability.ts';
import { asPlayed, isOneOfYourOrbs } from '../../say/context.ts';
import { createCosts, manaOrAmount } from '../../say/cost.ts';
import type { Phrase } from '../../say/phrase.ts';
import { amongWhom, createTogether, isAsMany, type StepOf, wholeZoneOf } from '../../say/step.ts';
import { createStep, type StepVerbs } from '../../say/step-clause.ts';
import { ACTION, TERRAIN, termMark } from '../../say/text.ts';
import type { Mood, WordingContext } from '../../say/wording.ts';
import { amount } from './amount.ts';
import { changeClause, gainedCounters, gainedStatuses } from './change.ts';
import { expedition, regionCount, regionPhrase } from './expedition.ts';
import { describeMove } from './move.ts';
import { passiveStatement } from './passive.ts';
import { minimumWords, nextCardClause, WHEN } from './played.ts';
import { does, doing } from './player-verb.ts';
import { everyPhrase, objectPhrase, tonicPronoun } from './reference.ts';
import { indefinitePhrase, nounPhrase, playerPhrase, zoneWithOwner } from './selection.ts';
import { createClause } from './token.ts';
import { imperativeOf, thirdPerson, verbWithObject } from './verb.ts';
import {
  COST,
  counterNoun,
  counterPhrase,
  DAILY,
  joinList,
  noun,
  numberWord,
  withPreposition,
} from './words.ts';

/** Verbs of the steps that a player does. */
const VERBS: StepVerbs = {
  augment: termMark('augment', 'Accrescere'),
  complete: 'eseguire',
  discard: 'scartare',
  draw: 'pescare',
  exhaust: termMark('exhaust', 'consumare'),
  'exhausted-resupply': termMark('exhausted-resupply', 'Rifornire-Consumare'),
  look: 'guardare',
  pass: 'passare',
  ready: 'ripristinare',
  'receive-gift': 'ricevere',
  resupply: termMark('resupply', 'Rifornire'),
  reveal: 'rivelare',
  roll: 'tirare',
  sabotage: termMark('sabotage', 'Sabotare'),
  sacrifice: termMark('sacrifice', 'sacrificare'),
  shuffle: 'mescolare',
  spend: 'spendere',
};

/** A step as a clause. */
export const step = createStep({
  verbs: VERBS,
  doing: (who, verb, more, mood, context) =>
    more === '' ? doing(who, verb, mood, context) : does(who, verb, { text: more }, mood, context),
  doingTo: (who, verb, of, mood, context) =>
    does(who, VERBS[verb], actedOn(verb, of, context), mood, context),
  happens: changeClause,
  activate: activateClause,
  activateAction({ action, of }, mood, context) {
    const ability = `abilità ${ACTION[action]}`;
    const whose = objectPhrase(of, context);
    const own = whose.of === 'me' ? 'la mia' : whose.plural ? 'la loro' : 'la sua';
    const what =
      whose.of === null ? `l’${ability} ${withPreposition('di', whose.text)}` : `${own} ${ability}`;
    return verbWithObject('attivare', { text: what }, mood);
  },
  raiseResult({ by }, mood, context) {
    const more = isAsMany(by) ? 'di altrettanto' : `di ${amount(by, context)}`;
    return `${verbWithObject('aumentare', { text: 'il risultato' }, mood)} ${more}`;
  },
  nextTime: ({ duration, trigger }, context) =>
    `${context.language.trigger(trigger, context).replace(/^quando /u, 'la prossima volta che ')} ${WHEN[duration]}`,
  becomeFirstPlayer: ({ who }, _mood, context) =>
    who === 'you'
      ? 'diventi il primo giocatore'
      : `${playerPhrase(who, context)} diventa il primo giocatore`.trim(),
  create: createClause,
  createAgain({ count = 1 }, mood, context) {
    const many = count === 1 ? 'un’altra' : amount(count, context, 'word');
    return `${verbWithObject('creare', { text: 'ne', clitic: 'ne' }, mood)} ${many} nello stesso posto`;
  },
  anotherTurn: (mood) => verbWithObject('giocare', { text: 'un altro turno' }, mood),
  distribute: distributeClause,
  double: doubleClause,
  exchange: ({ who, of, with: other }, mood, context) =>
    `${does(who, 'scambiare', objectPhrase(of, context), mood, context)} con ${tonicPronoun(objectPhrase(other, context))}`,
  exchangeBoosts: ({ of }, mood, context) =>
    verbWithObject(
      'scambiare',
      {
        text: `i ${termMark('boost', 'rinforzi')} ${withPreposition('di', objectPhrase(of, context).text)}`,
      },
      mood,
    ),
  move: describeMove,
  moveExpedition,
  moveMarker: (value, mood, context) =>
    `${doing(undefined, 'spostare', mood, context)} un indicatore terreno ${TERRAIN[value.terrain]} da una regione qualsiasi ${withPreposition('a', regionPhrase(value.region, context))}`,
  placeMarker,
  play: describePlay,
  takeControl,
  win: winClause,
  next: nextCardClause,
  ongoing: (value, context) =>
    lastingClause(passiveStatement(value.passive, context), WHEN[value.duration]),
  oneOf: indefinitePhrase,
  cards: cardsDrawn,
  downTo: (count, isHand, context) =>
    `carte ${isHand ? 'dalla sua mano' : 'dalla sua Riserva'} fino ad averne ${amount(count, context, 'word')}`,
  spent: spentCounters,
  afterYou: termMark('after-you', 'Dopo di te'),
  theSame: 'lo stesso',
  die: 'un dado',
  deck: (isOwn) => (isOwn ? 'il tuo mazzo' : 'il suo mazzo'),
  andThen: ', poi ',
  after: (daily) => `dopo ${DAILY[daily]}`,
});

/** Several steps as one clause. */
export const together = createTogether({
  step,
  gained: gainedCounters,
  statuses: gainedStatuses,
  and: 'e',
  both: (mine, mood, context) =>
    step(mine, mood, context).replace(/^ottengo/u, 'otteniamo entrambi'),
  list: joinList,
});

/** What a player acts on; what is discarded is named by its zone ("la tua mano") or by its owner. */
function actedOn(verb: string, of: StepOf<'discard'>['of'], context: WordingContext): Phrase {
  const thing = objectPhrase(of, context);
  if (verb !== 'discard') return thing;
  const zone = wholeZoneOf(of);
  if (zone) return { ...thing, text: zoneWithOwner(zone.in, zone.of, context) };
  if (!isOneOfYourOrbs(of)) return thing;
  return { ...thing, text: `una delle tue ${noun('mana-orb', true)}` };
}

function cardsDrawn(count: Parameters<typeof amount>[0], context: WordingContext): string {
  if (count === 1) return 'una carta';
  if (typeof count === 'number') return `${numberWord(count)} carte`;
  if ('affected' in count) return 'altrettante carte';
  return `X carte, dove X è ${amount(count, context)}`;
}

/** "attiva una delle sue abilità {join}". */
function activateClause(value: StepOf<'activate'>, mood: Mood, context: WordingContext): string {
  const whose = objectPhrase(value.of, context);
  const word = mood === 'order' ? imperativeOf('attivare') : 'attivare';
  const some = value.upTo ? `fino a ${amount(value.upTo, context, 'word')} delle` : 'le';
  const which = value.one ? 'una delle' : some;
  const as = value.as ? ' come se fossero mie' : '';
  if (whose.of !== null) {
    const its = whose.of === 'me' ? 'mie' : whose.plural ? 'loro' : 'sue';
    return `${word} ${which} ${its} abilità {${value.abilities}}${as}`;
  }
  return `${word} ${which} abilità {${value.abilities}} ${withPreposition('di', whose.text)}${as}`;
}

/** "raddoppia il numero dei suoi rinforzi". */
function doubleClause(value: StepOf<'double'>, mood: Mood, context: WordingContext): string {
  const whose = everyPhrase(value.of, context);
  const what = counterNoun(value.counter, true);
  const own = whose.of === 'me' ? 'dei miei' : whose.plural ? 'dei loro' : 'dei suoi';
  const text =
    whose.of === null
      ? `il numero di ${what} ${withPreposition('di', whose.text)}`
      : `il numero ${own} ${what}`;
  return verbWithObject('raddoppiare', { text }, mood);
}

/** "posiziona uno dei miei indicatori terreno sulla mia regione". */
function placeMarker(value: StepOf<'place-marker'>, mood: Mood, context: WordingContext): string {
  const marker =
    value.marker === 'mine'
      ? 'uno dei miei indicatori terreno'
      : `un indicatore terreno ${joinList(
          [value.marker].flat().map((one) => TERRAIN[one]),
          'o',
        )}`;
  return `${doing('you', 'posizionare', mood, context)} ${marker} ${withPreposition('su', regionPhrase(value.region, context))}`;
}

/** "la mia spedizione avanza di 2 regioni". */
function moveExpedition(
  value: StepOf<'move-forward' | 'move-backward'>,
  mood: Mood,
  context: WordingContext,
): string {
  const word = value.do === 'move-forward' ? 'avanzare' : 'arretrare';
  const moved = expedition(value.expedition, context);
  const { regions: count } = value;
  const more = typeof count === 'object' && 'sum' in count && typeof count.sum[0] === 'object';
  const would = typeof count === 'object' && 'would' in count;
  const far = would
    ? 'come previsto'
    : more
      ? `di ${regionCount(count.sum[1]!, context)} in più`
      : `di ${regionCount(count, context)}`;
  if (mood === 'infinitive') {
    return moved.clitic ? `far${moved.clitic} ${word} ${far}` : `far ${word} ${moved.text} ${far}`;
  }
  return `${moved.text} ${thirdPerson(word, moved.plural)} ${far}`.trim();
}

/** "giocala senza pagarne il costo", "gioca immediatamente un personaggio". */
function describePlay(value: StepOf<'play' | 'rush'>, mood: Mood, context: WordingContext): string {
  const word = value.do === 'rush' ? termMark('rush', 'Incalzare') : 'giocare';
  const into = value.in ? ` ${withPreposition('in', expedition(value.in, context).text)}` : '';
  const floor = minimumWords(value.min, context);
  const less =
    value.less === undefined ? '' : ` per ${manaOrAmount(value.less, context)} in meno${floor}`;
  const paid = value.forHandCost ? `, pagando a scelta il ${COST.hand}` : '';
  if (value.what === undefined)
    return `${doing(value.who, word, mood, context)}${into}${less}${paid}`;
  const thing = objectPhrase(asPlayed(value.what), context);
  const free = `senza ${thing.clitic === 'mi' ? 'pagare il mio costo' : 'pagarne il costo'}`;
  if (value.do === 'play' && thing.clitic === undefined) {
    const soon = does(value.who, word, { text: `immediatamente ${thing.text}` }, mood, context);
    const from = value.asFrom ? `, come dalla tua ${termMark('hand', 'mano')}` : '';
    return `${soon}${value.free ? ` ${free}` : less}${into}${from}`;
  }
  return `${does(value.who, word, thing, mood, context)}${value.free ? ` ${free}` : less}${into}`;
}

/** A statement that lasts for some time; the time comes after it where it is one plain sentence. */
function lastingClause(said: string, time: string): string {
  return /[.«]/u.test(said) ? `${time}, ${said}` : `${said} ${time}`;
}

/** "prendine il controllo". */
function takeControl(value: StepOf<'take-control'>, mood: Mood, context: WordingContext): string {
  const whose = objectPhrase(value.of, context);
  const joins = value.in
    ? `; un ${noun('expedition-permanent', false)} si unisce ${withPreposition('a', expedition(value.in, context).text)}`
    : '';
  if (whose.of === 'it') {
    return `${mood === 'infinitive' ? 'prenderne' : 'prendine'} il controllo${joins}`;
  }
  return `${doing('you', 'prendere', mood, context)} il controllo ${withPreposition('di', whose.text)}${joins}`;
}

/** "distribuisci 2 rinforzi tra …". */
function distributeClause(
  value: StepOf<'distribute-counters'>,
  mood: Mood,
  context: WordingContext,
): string {
  const what = counterPhrase(value.counter, amount(value.count, context), value.count !== 1);
  return `${doing('you', 'distribuire', mood, context)} ${what} tra ${objectPhrase(amongWhom(value), context).text.replace(/^tutt[ie] /u, '')}`;
}

/** "vinci la partita". */
function winClause({ who }: StepOf<'win'>, mood: Mood, context: WordingContext): string {
  if (mood === 'infinitive') return 'vincere la partita';
  if (who === undefined || who === 'you') return 'vinci la partita';
  return `${playerPhrase(who, context)} vince la partita`.trim();
}

/** Counters being spent, with whose they are. */
export function spentCounters(
  part: Extract<Step, { do: 'spend' }>,
  context: WordingContext,
): string {
  const name = part.counter ?? 'any';
  const what =
    part.count === 'any'
      ? `un numero qualsiasi di ${counterNoun(name, true)}`
      : counterPhrase(name, amount(part.count, context), part.count !== 1);
  if (typeof part.of === 'object' && 'all' in part.of) {
    return `${what} di ${nounPhrase(part.of.all, true, context)}`;
  }
  const whose = objectPhrase(part.of, context);
  if (whose.of === null) return `${what} ${withPreposition('di', whose.text)}`;
  const own = whose.of === 'me' ? 'dei miei' : whose.plural ? 'dei loro' : 'dei suoi';
  const many = part.count === 'any' ? 'un numero qualsiasi' : amount(part.count, context);
  return `${many} ${own} ${counterNoun(name, true)}`;
}

export const { cost, symbols } = createCosts({
  capitals: false,
  list: joinList,
  pay: (mana, mood) => `${mood === 'order' ? 'paga' : 'pagare'} ${mana}`,
  spend: (part, mood, context) =>
    `${mood === 'order' ? 'spendi' : 'spendere'} ${spentCounters(part, context)}`,
  step,
});
