/** Writes conditions: which clause a condition is, with the words of a language. */

import type {
  Amount,
  Condition,
  ExpeditionFilter,
  ExpeditionReference,
  Filter,
  NumberBounds,
  ObjectReference,
  Phase,
  PlayerReference,
  Status,
} from '../../engine/cards/ability.ts';
import { fewerThan, overBy } from './comparison.ts';
import { isYourHero, referentOf, speakOfIt } from './context.ts';
import { isOnlyContact, type ZonePlace } from './filter.ts';
import { oppositeOf } from './negation.ts';
import type { WordingContext } from './wording.ts';

/** A condition that objects exist. */
export type ExistsCondition = Extract<Condition, { readonly exists: Filter }>;
type BeingCondition = Extract<Condition, { readonly is: ObjectReference }>;
/** A condition that compares an amount. */
type ComparisonCondition = Extract<Condition, { readonly amount: Amount }>;
type PlacedCondition = Extract<Condition, { readonly matches: ExpeditionFilter }>;
type AmountOf<Key extends string> = Extract<Amount, { readonly [K in Key]: unknown }>;

/** How something is what a condition asks. */
export interface BeingForm {
  readonly past: boolean;
  readonly not: boolean;
}

/**
 * The words of a language for conditions. `Said` is a clause, which is words, or what words are made of
 * in a language whose verb moves; `Who` is a subject.
 */
interface ConditionWords<Said, Who> {
  /** "your hand is empty". */
  readonly emptyZone: (zone: 'hand' | 'reserve') => Said;
  /** "you control two Robots", or "have" Mana Orbs. */
  readonly controls: (
    who: PlayerReference,
    condition: ExistsCondition,
    isMana: boolean,
    context: WordingContext,
  ) => Said;
  /** "there are two cards in your Reserve", where a language names the zone apart from the objects. */
  readonly inZone?: (
    zone: ZonePlace,
    of: PlayerReference | undefined,
    condition: ExistsCondition,
    context: WordingContext,
  ) => Said;
  readonly exists: (condition: ExistsCondition, context: WordingContext) => Said;
  readonly subject: (of: ObjectReference, context: WordingContext) => Who;
  /** "it is", of a state that it is in. */
  readonly is: (who: Who, state: string, form: BeingForm) => Said;
  readonly inContact: string;
  readonly within: (where: ExpeditionFilter, context: WordingContext) => string;
  readonly hasStatus: (who: Who, statuses: readonly Status[], form: BeingForm) => Said;
  /** "you control it"; null where the language says so otherwise. */
  readonly isYours: (of: ObjectReference, who: Who, context: WordingContext) => Said | null;
  /** "it is facing me", where a language says so otherwise than of its kind. */
  readonly isFacing?: (who: Who, form: BeingForm) => Said;
  readonly baseZeroInTerrain: (who: Who, form: BeingForm) => Said;
  readonly hadCounters: (
    who: Who,
    counters: NonNullable<Filter['counters']>,
    context: WordingContext,
  ) => Said;
  /** "it is a Character". */
  readonly isKind: (
    who: Who,
    filter: Filter,
    form: BeingForm,
    of: ObjectReference,
    context: WordingContext,
  ) => Said;
  /** "you have fewer cards in hand than your opponent". */
  readonly fewerCards: (
    zone: 'hand' | 'reserve',
    than: PlayerReference,
    context: WordingContext,
  ) => Said;
  readonly wasDone: (deed: AmountOf<'times'>, context: WordingContext) => Said;
  readonly isMore: (value: Amount, than: Amount, context: WordingContext) => Said;
  readonly counters: {
    readonly on: (
      of: ObjectReference,
      name: string,
      limits: NumberBounds,
      context: WordingContext,
    ) => Said;
    readonly ofHero: (name: string, limits: NumberBounds, context: WordingContext) => Said;
    readonly among: (
      filter: Filter,
      name: string,
      limits: NumberBounds,
      context: WordingContext,
    ) => Said;
  };
  readonly isCost: (value: Amount, limits: NumberBounds, context: WordingContext) => Said;
  /** "one of your Expeditions is behind". */
  readonly expeditionsAre: (
    traits: ExpeditionFilter,
    limits: NumberBounds,
    context: WordingContext,
  ) => Said;
  readonly differing: (
    value: AmountOf<'differing'>,
    limits: NumberBounds,
    context: WordingContext,
  ) => Said;
  readonly baseZeros: (filter: Filter, limits: NumberBounds, context: WordingContext) => Said;
  readonly singleTerrainRegions: (limits: NumberBounds, context: WordingContext) => Said;
  /** Any other amount. */
  readonly isAmount: (value: Amount, limits: NumberBounds, context: WordingContext) => Said;
  readonly isPlaced: (condition: PlacedCondition, not: boolean, context: WordingContext) => Said;
  readonly failed: (which: ExpeditionReference, context: WordingContext) => Said;
  readonly isFirstPlayer: (who: PlayerReference, not: boolean, context: WordingContext) => Said;
  readonly controlsEach: (filters: readonly Filter[], context: WordingContext) => Said;
  readonly firstDay: Said;
  readonly day: (limits: NumberBounds, context: WordingContext) => Said;
  readonly phase: (phase: Phase) => Said;
  readonly turn: (who: PlayerReference, context: WordingContext) => Said;
  readonly playedFrom: (zone: 'hand' | 'reserve', context: WordingContext) => Said;
  readonly thisWay: (zone: 'discard' | 'reserve', filter: Filter, context: WordingContext) => Said;
  /** The negation of clauses whose verb takes no "not" here. */
  readonly isFalse: (all: readonly Said[], last: 'and' | 'or') => Said;
  readonly joined: (all: readonly Said[], last: 'and' | 'or') => Said;
}

/** Makes the clause of each condition, without "if". */
export function createCondition<Said, Who>(words: ConditionWords<Said, Who>) {
  function existsClause(condition: ExistsCondition, context: WordingContext): Said {
    const { of, ...filter } = condition.exists;
    const places = [filter.in ?? 'play'].flat();
    const only = places.length === 1 ? places[0] : undefined;
    const isNone = condition.exactly === 0 && of === 'you' && !filter.other;
    if (filter.type === 'card' && isNone && (only === 'hand' || only === 'reserve'))
      return words.emptyZone(only);
    const isMana = only === 'mana';
    if (of !== undefined && filter.expedition === undefined && (only === 'play' || isMana))
      return words.controls(of, { ...condition, exists: filter }, isMana, context);
    if (words.inZone && only !== undefined && only !== 'play' && only !== 'hero') {
      const { in: _, ...there } = filter;
      return words.inZone(only, of, { ...condition, exists: there }, context);
    }
    return words.exists(condition, context);
  }

  function beingClause(condition: BeingCondition, not: boolean, context: WordingContext): Said {
    const { filter, is: of, past = false } = condition;
    speakOfIt(condition, context);
    const who = words.subject(of, context);
    const form = { past, not };
    if (Object.keys(filter).length > 1) return words.isKind(who, filter, form, of, context);
    const { inExpedition: where, status, without, counters } = filter;
    if (where)
      return words.is(
        who,
        isOnlyContact(where) ? words.inContact : words.within(where, context),
        form,
      );
    if (status !== undefined) return words.hasStatus(who, [status].flat(), form);
    if (without !== undefined) return words.hasStatus(who, [without].flat(), { past, not: true });
    const yours = filter.of === 'you' && !past && !not ? words.isYours(of, who, context) : null;
    if (yours !== null) return yours;
    if (words.isFacing && filter.expedition === 'facing') return words.isFacing(who, form);
    if (filter.baseZeroInTerrain) return words.baseZeroInTerrain(who, form);
    if (counters && past && !not) return words.hadCounters(who, counters, context);
    return words.isKind(who, filter, form, of, context);
  }

  function comparisonClause(
    { amount: value, ...limits }: ComparisonCondition,
    context: WordingContext,
  ): Said {
    const { atLeast, atMost, exactly } = limits;
    const cards = fewerThan({ amount: value, ...limits });
    if (cards) return words.fewerCards(cards.zone, cards.who, context);
    const less = overBy(limits);
    if (typeof value === 'object' && 'times' in value && atLeast === 1)
      return words.wasDone(value, context);
    if (less !== null) return words.isMore(value, less, context);
    if (typeof value !== 'object') return words.isAmount(value, limits, context);
    if ('counters' in value) {
      const { counters: name } = value;
      if ('on' in value) return words.counters.on(value.on, name, limits, context);
      return isYourHero(value.among)
        ? words.counters.ofHero(name, limits, context)
        : words.counters.among(value.among, name, limits, context);
    }
    if ('cost' in value && typeof (atLeast ?? atMost ?? exactly ?? 0) === 'number')
      return words.isCost(value, limits, context);
    if ('countExpeditions' in value && value.countExpeditions.of === 'you') {
      const { of: _, ...traits } = value.countExpeditions;
      return words.expeditionsAre(traits, limits, context);
    }
    if ('differing' in value) return words.differing(value, limits, context);
    if ('baseZeros' in value) return words.baseZeros(value.baseZeros, limits, context);
    if ('singleTerrainRegions' in value) return words.singleTerrainRegions(limits, context);
    return words.isAmount(value, limits, context);
  }

  function partsOf(value: Condition, context: WordingContext): readonly Said[] {
    const parts = 'and' in value ? value.and : 'or' in value ? value.or : [value];
    return parts.map((part) => clauseOf(part, context));
  }

  function negatedClause(value: Condition, context: WordingContext): Said {
    const plain = oppositeOf(value);
    if (plain !== null) return clauseOf(plain, context);
    if ('firstPlayer' in value) return words.isFirstPlayer(value.firstPlayer, true, context);
    if ('is' in value) return beingClause(value, true, context);
    if ('expedition' in value && !value.matches.holds) return words.isPlaced(value, true, context);
    return words.isFalse(partsOf(value, context), 'or' in value ? 'or' : 'and');
  }

  function clauseOf(value: Condition, context: WordingContext): Said {
    if ('exists' in value) return existsClause(value, context);
    if ('is' in value) return beingClause(value, false, context);
    if ('amount' in value) return comparisonClause(value, context);
    if ('expedition' in value) return words.isPlaced(value, false, context);
    if ('failed' in value) return words.failed(value.failed, context);
    if ('firstPlayer' in value) return words.isFirstPlayer(value.firstPlayer, false, context);
    if ('distinct' in value) return words.controlsEach(value.distinct, context);
    if ('day' in value) return value.exactly === 1 ? words.firstDay : words.day(value, context);
    if ('phase' in value) return words.phase(value.phase);
    if ('turn' in value) return words.turn(value.turn, context);
    if ('playedFrom' in value) return words.playedFrom(value.playedFrom, context);
    if ('thisWay' in value) {
      context.it = referentOf(value.filter, false);
      return words.thisWay(value.thisWay, value.filter, context);
    }
    if ('not' in value) return negatedClause(value.not, context);
    return words.joined(partsOf(value, context), 'or' in value ? 'or' : 'and');
  }
  return clauseOf;
}
