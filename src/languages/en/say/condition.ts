/** Conditions in English, without "if". */

import type { NumberBounds } from '../../../engine/cards/ability.ts';
import { boundOf } from '../../say/comparison.ts';
import { type BeingForm, createCondition, type ExistsCondition } from '../../say/condition.ts';
import { isNamed } from '../../say/context.ts';
import { manaMark } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { amount, differentValues } from './amount.ts';
import { wasDone } from './deed.ts';
import { expedition, expeditionTraits, heldObjects, matchingExpeditions } from './expedition.ts';
import { type EnglishPhrase, objectPhrase } from './reference.ts';
import {
  bounds,
  indefinitePhrase,
  nounPhrase,
  playerPhrase,
  possessiveOf,
  withinExpedition,
} from './selection.ts';
import { counterPhrase, joinList, PHASE, STATUS, withIndefinite } from './words.ts';

function describeExisting(condition: ExistsCondition, context: WordingContext): string {
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

const BE = { present: ['am', 'is', 'are'], past: ['was', 'was', 'were'] } as const;

/** "I am", "it was not", "they are". */
function beWith(who: EnglishPhrase, state: string, { past, not }: BeingForm): string {
  const at = who.person === 1 ? 0 : who.plural ? 2 : 1;
  return `${who.text} ${BE[past ? 'past' : 'present'][at]} ${not ? 'not ' : ''}${state}`;
}

const HOW = { atLeast: 'at least', atMost: 'at most', exactly: 'exactly' } as const;

/** "at least 2", in digits. */
function boundsText(limits: NumberBounds, context: WordingContext): string {
  const { how, bound } = boundOf(limits);
  return `${HOW[how]} ${amount(bound, context)}`;
}

/** "at least two", in words, and whether what is counted is one. */
function countOf(limits: NumberBounds, context: WordingContext) {
  const { how, bound } = boundOf(limits);
  const none = limits.exactly === 0;
  const many = none ? 'no' : `${HOW[how]} ${amount(bound, context, 'word')}`;
  return { many, none, single: bound === 1 };
}

/** "at least 2 boosts", "no boosts". */
function countersText(name: string, limits: NumberBounds, context: WordingContext): string {
  const many = limits.exactly === 0 ? 'no' : boundsText(limits, context);
  return counterPhrase(name, many, boundOf(limits).bound !== 1);
}

function thereAre(limits: NumberBounds, what: string): string {
  return `${boundOf(limits).bound === 1 ? 'there is' : 'there are'} ${what}`;
}

/** A condition as a clause: "you control at least two other Plants". */
export const condition = createCondition<string, EnglishPhrase>({
  emptyZone: (zone) => `your ${zone === 'hand' ? 'hand' : 'Reserve'} is empty`,
  controls(who, value, isMana, context) {
    const isPlain = who === 'you' || who === 'they';
    const verb = isMana ? (isPlain ? 'have' : 'has') : isPlain ? 'control' : 'controls';
    return `${playerPhrase(who, context)} ${verb} ${describeExisting(value, context)}`;
  },
  exists(value, context) {
    const { expedition: where, ...rest } = value.exists;
    if (where === 'facing' && value.exactly === 0)
      return `no ${nounPhrase(rest, false, context)} faces me`;
    const said = value.exactly ?? value.atMost ?? value.atLeast;
    const single = said === undefined || said === 1;
    return `there ${single ? 'is' : 'are'} ${describeExisting(value, context)}`;
  },
  subject: (of, context) => objectPhrase(of, context, 'subject'),
  is: beWith,
  inContact: 'In Contact',
  within: withinExpedition,
  hasStatus(who, statuses, form) {
    const words = statuses.map((status) => STATUS[status]);
    return beWith(who, joinList(words, 'or'), form);
  },
  isYours: (of, _, context) => `you control ${objectPhrase(of, context, 'object').text}`,
  baseZeroInTerrain: (who, form) =>
    beWith(who, 'in a terrain where its base statistic is equal to 0', form),
  hadCounters: (who, { name, ...limits }, context) =>
    `${who.text} had ${countersText(name, limits, context)}`,
  isKind: (who, filter, form, _, context) => beWith(who, indefinitePhrase(filter, context), form),
  fewerCards: (zone, than, context) =>
    `you have fewer cards in ${zone === 'hand' ? 'hand' : 'Reserve'} than ${playerPhrase(than, context)}`,
  wasDone,
  isMore: (value, than, context) =>
    `${amount(value, context)} is more than ${amount(than, context)}`,
  counters: {
    on(of, name, limits, context) {
      const { text, person, plural } = objectPhrase(of, context, 'subject');
      return `${text} ${person === 1 || plural ? 'have' : 'has'} ${countersText(name, limits, context)}`;
    },
    ofHero: (name, limits, context) => `your Hero has ${countersText(name, limits, context)}`,
    among: (filter, name, limits, context) =>
      `${thereAre(limits, countersText(name, limits, context))} on ${nounPhrase(filter, true, context)}`,
  },
  isCost: (value, limits, context) =>
    `${amount(value, context)} is ${bounds(limits, (limit) => manaMark(limit as number))}`,
  expeditionsAre(traits, limits, context) {
    const { many, none, single } = countOf(limits, context);
    const states = [traits.ascended ? STATUS.ascended : '', expeditionTraits(traits, !single)];
    const which = none ? 'neither' : many;
    const verb = single || none ? 'is' : 'are';
    return `${which} of your Expeditions ${verb} ${joinList(states.filter((said) => said !== ''))}`;
  },
  differing({ differing, among }, limits, context) {
    const what = `${countOf(limits, context).many} ${differentValues(differing)}`;
    return thereAre(limits, `${what} among ${nounPhrase(among, true, context)}`);
  },
  baseZeros(filter, limits, context) {
    const { many, single } = countOf(limits, context);
    const what = `${many} base ${single ? 'statistic' : 'statistics'} equal to 0`;
    return thereAre(limits, `${what} among ${nounPhrase(filter, true, context)}`);
  },
  singleTerrainRegions(limits, context) {
    const { many, single } = countOf(limits, context);
    return `${many} visible ${single ? 'region has' : 'regions have'} a single terrain`;
  },
  isAmount: (value, limits, context) =>
    `${amount(value, context)} is ${boundsText(limits, context)}`,
  isPlaced({ expedition: which, matches }, not, context) {
    const no = not ? 'not ' : '';
    if (which === 'facing' && !matches.holds)
      return `I am ${no}facing ${withIndefinite(matchingExpeditions(matches, false, context))}`;
    const { text, plural } = expedition(which, context);
    const be = `${plural ? 'are' : 'is'} ${no}`;
    if (isNamed(matches)) {
      const words = matchingExpeditions(matches, plural, context);
      return `${text} ${be}${plural ? words : withIndefinite(words)}`;
    }
    const { ascended, holds } = matches;
    const said = [
      ascended === undefined ? '' : ascended ? STATUS.ascended : `not ${STATUS.ascended}`,
      expeditionTraits(matches, plural),
    ].filter((state) => state !== '');
    const parts = said.length > 0 ? [be + joinList(said)] : [];
    if (holds) parts.push(`${plural ? 'hold' : 'holds'} ${heldObjects(holds, context)}`);
    return `${text} ${joinList(parts)}`;
  },
  failed: (which, context) =>
    `${expedition(which, context).text}${which === 'yours' ? ' both' : ''} failed to move forward`,
  isFirstPlayer(who, not, context) {
    const be = who === 'you' || who === 'they' ? 'are' : 'is';
    return `${playerPhrase(who, context)} ${be} ${not ? 'not ' : ''}the Day’s first player`;
  },
  controlsEach(filters, context) {
    const all = filters.map((filter) => indefinitePhrase({ ...filter, of: undefined }, context));
    return `you control ${joinList(all)}, all different`;
  },
  firstDay: 'it is the first Day',
  day: (limits, context) =>
    `the number of the Day is ${bounds(limits, (limit) => amount(limit, context))}`,
  phase: (phase) => `it is ${PHASE[phase]}`,
  turn: (who, context) => `it is ${possessiveOf(who, context)} turn`,
  playedFrom: (zone) => `it is played from your ${zone === 'hand' ? 'hand' : 'Reserve'}`,
  thisWay(zone, filter, context) {
    const what = indefinitePhrase(filter, context);
    return zone === 'discard'
      ? `you discarded ${what} this way`
      : `you put ${what} in Reserve this way`;
  },
  isFalse(all, last) {
    const said = joinList(all, last);
    const verb = / (?:am|are|is|was|were) /u;
    return verb.test(said) ? said.replace(verb, '$&not ') : `it is not true that ${said}`;
  },
  joined: joinList,
});
