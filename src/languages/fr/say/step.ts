/** Steps in French. */

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
import { causativeOf, thirdPerson, verbWithObject } from './verb.ts';
import { counterNoun, counterPhrase, DAILY, joinList, noun, numberWord, withDe } from './words.ts';

/** Verbs of the steps that a player does. */
const VERBS: StepVerbs = {
  augment: termMark('augment', 'Amplifier'),
  complete: 'accomplir',
  discard: 'défausser',
  draw: 'piocher',
  exhaust: termMark('exhaust', 'épuiser'),
  'exhausted-resupply': termMark('exhausted-resupply', 'Ravitailler Épuisé'),
  look: 'regarder',
  pass: 'passer',
  ready: 'redresser',
  'receive-gift': 'recevoir',
  resupply: termMark('resupply', 'Ravitailler'),
  reveal: 'révéler',
  roll: 'lancer',
  sabotage: termMark('sabotage', 'Saboter'),
  sacrifice: termMark('sacrifice', 'sacrifier'),
  shuffle: 'mélanger',
  spend: 'dépenser',
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
    const ability = `capacité ${ACTION[action]}`;
    const whose = objectPhrase(of, context);
    const own = whose.of === 'me' ? 'ma' : whose.plural ? 'leur' : 'sa';
    const what = whose.of === null ? `la ${ability} ${withDe(whose.text)}` : `${own} ${ability}`;
    return verbWithObject('activer', { text: what }, mood);
  },
  raiseResult({ by }, mood, context) {
    const more = isAsMany(by) ? 'd’autant' : withDe(amount(by, context));
    return `${verbWithObject('augmenter', { text: 'le résultat' }, mood)} ${more}`;
  },
  nextTime: ({ duration, trigger }, context) =>
    `${context.language.trigger(trigger, context).replace(/^lorsqu/u, 'la prochaine fois qu')} ${WHEN[duration]}`,
  becomeFirstPlayer: ({ who }, _mood, context) =>
    `${playerPhrase(who, context)} ${who === 'you' ? 'devenez' : 'devient'} le premier joueur`,
  create: createClause,
  createAgain({ count = 1 }, mood, context) {
    const many = count === 1 ? 'un autre' : amount(count, context, 'word');
    return `${verbWithObject('créer', { text: 'en', clitic: 'en' }, mood)} ${many} au même endroit`;
  },
  anotherTurn: (mood) => verbWithObject('jouer', { text: 'un autre tour' }, mood),
  distribute: distributeClause,
  double: doubleClause,
  exchange: ({ who, of, with: other }, mood, context) =>
    `${does(who, 'échanger', objectPhrase(of, context), mood, context)} contre ${tonicPronoun(objectPhrase(other, context))}`,
  exchangeBoosts: ({ of }, mood, context) =>
    verbWithObject(
      'échanger',
      { text: `les ${termMark('boost', 'boosts')} ${withDe(objectPhrase(of, context).text)}` },
      mood,
    ),
  move: describeMove,
  moveExpedition,
  moveMarker: (value, mood, context) =>
    `${doing(undefined, 'déplacer', mood, context)} un marqueur Terrain ${TERRAIN[value.terrain]} de n’importe quelle région vers ${regionPhrase(value.region, context)}`,
  placeMarker,
  play: describePlay,
  takeControl,
  win({ who }, mood, context) {
    if (mood === 'infinitive') return 'gagner la partie';
    const wins =
      who === undefined || who === 'you' ? 'vous gagnez' : `${playerPhrase(who, context)} gagne`;
    return `${wins} la partie`;
  },
  next: nextCardClause,
  ongoing: (value, context) =>
    lastingClause(passiveStatement(value.passive, context), WHEN[value.duration]),
  oneOf: indefinitePhrase,
  cards: cardsDrawn,
  downTo: (count, isHand, context) =>
    `des cartes de ${isHand ? 'sa main' : 'sa Réserve'} jusqu’à en avoir ${amount(count, context, 'word')}`,
  spent: spentCounters,
  afterYou: termMark('after-you', 'Après vous'),
  theSame: 'la même chose',
  die: 'un dé',
  deck: (isOwn) => (isOwn ? 'votre deck' : 'son deck'),
  andThen: ', puis ',
  after: (daily) => `après ${DAILY[daily]}`,
});

/** Several steps as one clause. */
export const together = createTogether({
  step,
  gained: gainedCounters,
  statuses: gainedStatuses,
  and: 'et',
  both: (mine, mood, context) =>
    step(mine, mood, context).replace(/^je gagne/u, 'nous gagnons tous les deux'),
  list: joinList,
});

/** What a player acts on; what is discarded is named by its zone ("votre main") or by its owner. */
function actedOn(verb: string, of: StepOf<'discard'>['of'], context: WordingContext): Phrase {
  const thing = objectPhrase(of, context);
  if (verb !== 'discard') return thing;
  const zone = wholeZoneOf(of);
  if (zone) return { ...thing, text: zoneWithOwner(zone.in, zone.of, context) };
  if (!isOneOfYourOrbs(of)) return thing;
  return { ...thing, text: `un de vos ${noun('mana-orb', true)}` };
}

function cardsDrawn(count: Parameters<typeof amount>[0], context: WordingContext): string {
  if (count === 1) return 'une carte';
  if (typeof count === 'number') return `${numberWord(count)} cartes`;
  if ('affected' in count) return 'autant de cartes';
  return `X cartes, X étant ${amount(count, context)}`;
}

/** "activer l’une de ses capacités {join}". */
function activateClause(value: StepOf<'activate'>, mood: Mood, context: WordingContext): string {
  const whose = objectPhrase(value.of, context);
  const some = value.upTo ? `jusqu’à ${amount(value.upTo, context, 'word')} de ` : '';
  const abilities = value.one ? 'l’une de ' : some;
  const as = value.as ? ' comme si c’étaient les miennes' : '';
  const word = verbWithObject('activer', { text: '' }, mood).trim();
  if (whose.of !== null) {
    const possessive = whose.of === 'me' ? 'mes' : whose.plural ? 'leurs' : 'ses';
    if (whose.of === 'it' && mood === 'order' && value.upTo === undefined && !value.as) {
      const does = `${whose.text} ${thirdPerson('activer', whose.plural)}`;
      return `${does} ${abilities}${possessive} capacités {${value.abilities}}`;
    }
    return `${word} ${abilities}${possessive} capacités {${value.abilities}}${as}`;
  }
  const which = abilities === '' ? 'les' : `${abilities.replace(/e $/u, 'es')}`;
  return `${word} ${which} capacités {${value.abilities}} ${withDe(whose.text)}${as}`;
}

/** "doublez son nombre de boosts". */
function doubleClause(value: StepOf<'double'>, mood: Mood, context: WordingContext): string {
  const whose = everyPhrase(value.of, context);
  const many = `nombre ${withDe(counterNoun(value.counter, true))}`;
  const own = whose.of === 'me' ? 'mon' : whose.plural ? 'leur' : 'son';
  const what = whose.of === null ? `le ${many} ${withDe(whose.text)}` : `${own} ${many}`;
  return verbWithObject('doubler', { text: what }, mood);
}

/** "placez l’un de mes marqueurs Terrain sur ma région". */
function placeMarker(value: StepOf<'place-marker'>, mood: Mood, context: WordingContext): string {
  const marker =
    value.marker === 'mine'
      ? 'l’un de mes marqueurs Terrain'
      : `un marqueur Terrain ${joinList(
          [value.marker].flat().map((one) => TERRAIN[one]),
          'ou',
        )}`;
  return `${doing('you', 'placer', mood, context)} ${marker} sur ${regionPhrase(value.region, context)}`;
}

/** "mon Expédition avance de 2 régions". */
function moveExpedition(
  value: StepOf<'move-forward' | 'move-backward'>,
  mood: Mood,
  context: WordingContext,
): string {
  const word = value.do === 'move-forward' ? 'avancer' : 'reculer';
  const moved = expedition(value.expedition, context);
  const { regions: count } = value;
  const more = typeof count === 'object' && 'sum' in count && typeof count.sum[0] === 'object';
  const would = typeof count === 'object' && 'would' in count;
  const far = would
    ? 'comme prévu'
    : more
      ? `${withDe(regionCount(count.sum[1]!, context))} de plus`
      : withDe(regionCount(count, context));
  if (mood === 'infinitive') return `${causativeOf(word, moved, null)} ${far}`;
  return `${moved.text} ${thirdPerson(word, moved.plural)} ${far}`;
}

/** "jouez-la gratuitement", "jouez immédiatement un Personnage gratuitement". */
function describePlay(value: StepOf<'play' | 'rush'>, mood: Mood, context: WordingContext): string {
  const word = value.do === 'rush' ? termMark('rush', 'Foncer') : 'jouer';
  const into = value.in ? ` dans ${expedition(value.in, context).text}` : '';
  const floor = minimumWords(value.min, context);
  const less =
    value.less === undefined ? '' : ` pour ${manaOrAmount(value.less, context)} de moins${floor}`;
  const paid = value.forHandCost ? ', en payant au choix le Coût de Main' : '';
  if (value.what === undefined)
    return `${doing(value.who, word, mood, context)}${into}${less}${paid}`;
  const thing = objectPhrase(asPlayed(value.what), context);
  if (value.do === 'play' && thing.clitic === undefined) {
    const at = mood === 'infinitive' ? '' : 'immédiatement ';
    const said = does(value.who, word, { text: `${at}${thing.text}` }, mood, context);
    const soon = mood === 'infinitive' ? `immédiatement ${said}` : said;
    const from = value.asFrom ? `, comme depuis votre ${termMark('hand', 'Main')}` : '';
    return `${soon}${value.free ? ' gratuitement' : less}${into}${from}`;
  }
  if (value.do === 'rush') {
    return (
      does(value.who, word, { text: `avec ${tonicPronoun(thing)}` }, mood, context) + less + into
    );
  }
  return `${does(value.who, word, thing, mood, context)}${value.free ? ' gratuitement' : less}${into}`;
}

/** A statement that lasts for some time; the time comes after it where it is one plain sentence. */
function lastingClause(said: string, time: string): string {
  return /[.«]/u.test(said) ? `${time}, ${said}` : `${said} ${time}`;
}

/** "prenez-en le contrôle". */
function takeControl(value: StepOf<'take-control'>, mood: Mood, context: WordingContext): string {
  const whose = objectPhrase(value.of, context);
  const joins = value.in
    ? `\u00a0; un ${noun('expedition-permanent', false)} rejoint ${expedition(value.in, context).text}`
    : '';
  if (whose.of === 'it') {
    const taken = mood === 'infinitive' ? 'en prendre' : 'prenez-en';
    return `${taken} le contrôle${joins}`;
  }
  return `${doing('you', 'prendre', mood, context)} le contrôle ${withDe(whose.text)}${joins}`;
}

/** "distribuez 2 boosts parmi …". */
function distributeClause(
  value: StepOf<'distribute-counters'>,
  mood: Mood,
  context: WordingContext,
): string {
  const what = counterPhrase(value.counter, amount(value.count, context), value.count !== 1);
  const among = objectPhrase(amongWhom(value), context).text.replace(/^tou(?:te)?s les /u, 'les ');
  return `${doing('you', 'distribuer', mood, context)} ${what} parmi ${among}`;
}

/** Counters being spent, with whose they are. */
export function spentCounters(
  part: Extract<Step, { do: 'spend' }>,
  context: WordingContext,
): string {
  const name = part.counter ?? 'any';
  const what =
    part.count === 'any'
      ? `n’importe quel nombre ${withDe(counterNoun(name, true))}`
      : counterPhrase(name, amount(part.count, context), part.count !== 1);
  if (typeof part.of === 'object' && 'all' in part.of) {
    return `${what} ${withDe(nounPhrase(part.of.all, true, context))}`;
  }
  const whose = objectPhrase(part.of, context);
  if (whose.of === null) return `${what} ${withDe(whose.text)}`;
  const own = whose.of === 'me' ? 'mes' : whose.plural ? 'leurs' : 'ses';
  const many = part.count === 'any' ? 'n’importe quel nombre' : amount(part.count, context);
  return `${many} de ${own} ${counterNoun(name, true)}`;
}

export const { cost, symbols } = createCosts({
  capitals: true,
  list: joinList,
  pay: (mana, mood) => `${mood === 'order' ? 'payez' : 'payer'} ${mana}`,
  spend: (part, mood, context) =>
    `${mood === 'order' ? 'dépensez' : 'dépenser'} ${spentCounters(part, context)}`,
  step,
});
