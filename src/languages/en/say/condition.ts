/** Conditions in English, without "if". */

import type {
  Condition,
  Filter,
  NumberBounds,
  ObjectReference,
} from '../../../engine/cards/ability.ts';
import { boundOf, fewerThan, overBy } from '../../say/comparison.ts';
import {
  isNamed,
  isYourHero,
  referentOf,
  speakOfIt,
  type WordingContext,
} from '../../say/context.ts';
import { isOnlyContact } from '../../say/filter.ts';
import { oppositeOf } from '../../say/negation.ts';
import { manaMark } from '../../say/text.ts';
import { amount, differentValues } from './amount.ts';
import { wasDone } from './deed.ts';
import { expedition, expeditionTraits, heldObjects, matchingExpeditions } from './expedition.ts';
import { objectPhrase } from './reference.ts';
import {
  bounds,
  indefinitePhrase,
  nounPhrase,
  playerPhrase,
  possessiveOf,
  withinExpedition,
} from './selection.ts';
import { counterPhrase, joinList, numberWord, PHASE, STATUS, withIndefinite } from './words.ts';

type Exists = Extract<Condition, { readonly exists: Filter }>;

function describeExisting(condition: Exists, context: WordingContext): string {
  const { exists, atLeast, atMost, exactly } = condition;
  const word = (value: typeof atLeast) => amount(value ?? 0, context, 'word');
  const counted = (value: typeof atLeast) =>
    `${word(value)} ${nounPhrase(exists, value !== 1, context)}`;
  if (exactly === 0) return `no ${nounPhrase(exists, true, context)}`;
  if (exactly === 1) return `only one ${nounPhrase(exists, false, context)}`;
  if (exactly !== undefined) return `exactly ${counted(exactly)}`;
  if (atLeast === undefined && atMost === undefined) return indefinitePhrase(exists, context);
  if (atLeast === undefined) return `at most ${counted(atMost)}`;
  if (atMost === undefined) return `at least ${counted(atLeast)}`;
  return `from ${word(atLeast)} to ${counted(atMost)}`;
}

function existsClause(condition: Exists, context: WordingContext): string {
  const { of, ...filter } = condition.exists;
  const places = [filter.in ?? 'play'].flat();
  const only = places.length === 1 ? places[0] : undefined;
  if (filter.type === 'card' && condition.exactly === 0 && of === 'you' && !filter.other) {
    if (only === 'hand') return 'your hand holds no card';
    if (only === 'reserve') return 'your Reserve holds no card';
  }
  if (of !== undefined && filter.expedition === undefined && (only === 'play' || only === 'mana')) {
    const has = only === 'mana' ? 'have' : 'control';
    const who = playerPhrase(of, context);
    const verb = of === 'you' || of === 'they' ? has : has === 'have' ? 'has' : 'controls';
    return `${who} ${verb} ${describeExisting({ ...condition, exists: filter }, context)}`;
  }
  if (condition.exists.expedition === 'facing' && condition.exactly === 0) {
    const { expedition: _, ...rest } = condition.exists;
    return `no ${nounPhrase(rest, false, context)} faces me`;
  }
  const said = condition.exactly ?? condition.atMost ?? condition.atLeast;
  const single = said === undefined || said === 1;
  return `there ${single ? 'is' : 'are'} ${describeExisting(condition, context)}`;
}

function beClause(reference: ObjectReference, past: boolean, context: WordingContext): string {
  const subject = objectPhrase(reference, context, 'subject');
  const verb =
    subject.person === 1
      ? past
        ? 'was'
        : 'am'
      : subject.plural
        ? past
          ? 'were'
          : 'are'
        : past
          ? 'was'
          : 'is';
  return `${subject.text} ${verb}`;
}

function beingClause(
  condition: Extract<Condition, { readonly is: ObjectReference }>,
  context: WordingContext,
) {
  const { filter } = condition;
  speakOfIt(condition, context);
  const head = beClause(condition.is, condition.past === true, context);
  const only = Object.keys(filter).length === 1;
  if (only && filter.inExpedition && isOnlyContact(filter.inExpedition))
    return `${head} In Contact`;
  if (only && filter.status !== undefined) {
    return `${head} ${joinList(
      [filter.status].flat().map((status) => STATUS[status]),
      'or',
    )}`;
  }
  if (only && filter.without !== undefined) {
    return `${head} not ${joinList(
      [filter.without].flat().map((status) => STATUS[status]),
      'or',
    )}`;
  }
  if (only && filter.inExpedition)
    return `${head} ${withinExpedition(filter.inExpedition, context)}`;
  if (only && filter.of === 'you' && !condition.past) {
    return `you control ${objectPhrase(condition.is, context, 'object').text}`;
  }
  if (only && filter.baseZeroInTerrain)
    return `${head} in a terrain where its base statistic is equal to 0`;
  if (only && filter.counters && condition.past) {
    const { name, ...limits } = filter.counters;
    const who = objectPhrase(condition.is, context, 'subject').text;
    return `${who} had ${counterPhrase(name, boundsText(limits, context), limits.atLeast !== 1)}`;
  }
  return `${head} ${indefinitePhrase(filter, context)}`;
}

/** "at least 2", in digits. */
function boundsText(limits: NumberBounds, context: WordingContext): string {
  const { how, bound } = boundOf(limits);
  return `${{ atLeast: 'at least', atMost: 'at most', exactly: 'exactly' }[how]} ${amount(bound, context)}`;
}

function comparisonClause(
  condition: Extract<Condition, { readonly amount: unknown }>,
  context: WordingContext,
) {
  const { amount: value, atLeast, atMost, exactly } = condition;
  const bound = atLeast ?? atMost ?? exactly ?? 0;
  const how = atLeast !== undefined ? 'at least' : atMost !== undefined ? 'at most' : 'exactly';
  const limit = boundsText(condition, context);
  const { atLeast: least } = condition;
  if (typeof value === 'object' && 'times' in value && least === 1) return wasDone(value, context);
  const less = overBy(condition);
  const cards = fewerThan(condition);
  if (cards) {
    const where = cards.zone === 'hand' ? 'hand' : 'Reserve';
    return `you have fewer cards in ${where} than ${playerPhrase(cards.who, context)}`;
  }
  if (less !== null) return `${amount(value, context)} is more than ${amount(less, context)}`;
  if (typeof value === 'object') {
    const one = bound === 1;
    const many = exactly === 0 ? 'no' : limit;
    if ('counters' in value && 'on' in value) {
      const subject = objectPhrase(value.on, context, 'subject');
      const verb = subject.person === 1 || subject.plural ? 'have' : 'has';
      return `${subject.text} ${verb} ${counterPhrase(value.counters, many, !one)}`;
    }
    if ('counters' in value && isYourHero(value.among)) {
      return `your Hero has ${counterPhrase(value.counters, many, !one)}`;
    }
    const there = one ? 'there is' : 'there are';
    if ('counters' in value) {
      return `${there} ${counterPhrase(value.counters, many, !one)} on ${nounPhrase(value.among, true, context)}`;
    }
    const words = exactly === 0 ? 'no' : `${how} ${amount(bound, context, 'word')}`;
    if ('cost' in value && typeof bound === 'number') {
      const limits = bounds(condition, (limit) => manaMark(limit as number));
      return `${amount(value, context)} is ${limits}`;
    }
    if ('countExpeditions' in value && value.countExpeditions.of === 'you') {
      const { of: _, ...traits } = value.countExpeditions;
      const state = [traits.ascended ? STATUS.ascended : '', expeditionTraits(traits, !one)];
      const which = exactly === 0 ? 'neither' : words;
      const verb = one || exactly === 0 ? 'is' : 'are';
      return `${which} of your Expeditions ${verb} ${joinList(state.filter((said) => said !== ''))}`;
    }
    if ('differing' in value) {
      return `${there} ${words} ${differentValues(value.differing)} among ${nounPhrase(value.among, true, context)}`;
    }
    if ('baseZeros' in value) {
      const among = nounPhrase(value.baseZeros, true, context);
      return `${there} ${words} base ${one ? 'statistic' : 'statistics'} equal to 0 among ${among}`;
    }
    if ('singleTerrainRegions' in value) {
      return `${words} visible ${one ? 'region has' : 'regions have'} a single terrain`;
    }
  }
  return `${amount(value, context)} is ${limit}`;
}

/** A condition as a clause: "you control at least two other Plants". */
export function condition(value: Condition, context: WordingContext): string {
  if ('exists' in value) return existsClause(value, context);
  if ('is' in value) return beingClause(value, context);
  if ('amount' in value) return comparisonClause(value, context);
  if ('expedition' in value) {
    if (value.expedition === 'facing' && !value.matches.holds) {
      return `I am facing ${withIndefinite(matchingExpeditions(value.matches, false, context))}`;
    }
    const subject = expedition(value.expedition, context);
    const verb = subject.plural ? 'are' : 'is';
    if (isNamed(value.matches)) {
      const words = matchingExpeditions(value.matches, subject.plural, context);
      return `${subject.text} ${verb} ${subject.plural ? words : withIndefinite(words)}`;
    }
    const said: string[] = [];
    if (value.matches.ascended !== undefined) {
      said.push(value.matches.ascended ? STATUS.ascended : `not ${STATUS.ascended}`);
    }
    const traits = expeditionTraits(value.matches, subject.plural);
    if (traits !== '') said.push(traits);
    const parts = said.length > 0 ? [`${verb} ${joinList(said)}`] : [];
    if (value.matches.holds) {
      parts.push(
        `${subject.plural ? 'hold' : 'holds'} ${heldObjects(value.matches.holds, context)}`,
      );
    }
    return `${subject.text} ${joinList(parts)}`;
  }
  if ('failed' in value) {
    const both = value.failed === 'yours' ? ' both' : '';
    return `${expedition(value.failed, context).text}${both} failed to move forward`;
  }
  if ('firstPlayer' in value) {
    const who = playerPhrase(value.firstPlayer, context);
    return `${who} ${value.firstPlayer === 'you' || value.firstPlayer === 'they' ? 'are' : 'is'} the Day’s first player`;
  }
  if ('distinct' in value) {
    const all = value.distinct.map((filter) =>
      indefinitePhrase({ ...filter, of: undefined }, context),
    );
    return `you control ${joinList(all)}, all different`;
  }
  if ('day' in value) {
    if (value.exactly === 1) return 'it is the first Day';
    const day = bounds(value, (limit) => amount(limit, context));
    return `the number of the Day is ${day}`;
  }
  if ('phase' in value) return `it is ${PHASE[value.phase]}`;
  if ('turn' in value) return `it is ${possessiveOf(value.turn, context)} turn`;
  if ('playedFrom' in value) {
    return `it is played from ${value.playedFrom === 'hand' ? 'your hand' : 'your Reserve'}`;
  }
  if ('thisWay' in value) {
    context.it = referentOf(value.filter, false);
    const what = indefinitePhrase(value.filter, context);
    return value.thisWay === 'discard'
      ? `you discarded ${what} this way`
      : `you put ${what} in Reserve this way`;
  }
  if ('not' in value) return negateCondition(value.not, context);
  if ('and' in value) return joinList(value.and.map((part) => condition(part, context)));
  return joinList(
    value.or.map((part) => condition(part, context)),
    'or',
  );
}

function negateCondition(value: Condition, context: WordingContext): string {
  const plain = oppositeOf(value);
  if (plain !== null) return condition(plain, context);
  const words = condition(value, context);
  const verb = / (?:am|are|is|was|were) /u;
  return verb.test(words) ? words.replace(verb, '$&not ') : `it is not true that ${words}`;
}

/** "the first", "third". */
export function ordinalWord(value: number): string {
  return ['first', 'second', 'third', 'fourth', 'fifth'][value - 1] ?? `${numberWord(value)}th`;
}
