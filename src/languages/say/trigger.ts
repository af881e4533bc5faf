/** Writes triggers: an icon, a time, or "when …" with the words of a language. */

import type {
  Condition,
  DailyEffect,
  ExpeditionFilter,
  ExpeditionRelation,
  Filter,
  ObjectMatch,
  Phase,
  Place,
  PlayerReference,
  QuickActionSign,
  Terrain,
  Trigger,
} from '../../engine/cards/ability.ts';
import {
  dieResult,
  type EventTrigger,
  isHappening,
  type Matched,
  type MomentTrigger,
  type OneHappening,
} from './happening.ts';
import type { WordingContext } from './wording.ts';

/** A happening by its kind. */
export type HappeningOf<On extends OneHappening['on']> = Extract<OneHappening, { readonly on: On }>;

/** What a player does in a trigger: a verb, and the words that follow from it. */
type PlayerAction =
  | 'creates'
  | 'draws'
  | 'exhausts'
  | 'makes-gift'
  | 'passes'
  | 'passes-first'
  | 'passes-last'
  | 'plays'
  | 'resupplies'
  | 'reveals'
  | 'reveals-this-way'
  | 'rolls'
  | 'rolls-first'
  | 'sacrifices';

/** A verb, and its object or adverb where it always has the same. */
type Action = readonly [verb: string, words?: string];

interface TriggerWords {
  readonly at: (phase: Phase) => string;
  readonly after: (daily: DailyEffect) => string;
  /** Matches a subject that is written once where clauses share it, and the space after it. */
  readonly subjects: RegExp;
  /** "when …". */
  readonly when: (said: string) => string;
  /** In place of "when" before what counts once a day: "the first time"; empty where a language has "when". */
  readonly firstTime: string;
  readonly or: (parts: readonly string[]) => string;
  /** The thing that a trigger is about, as a subject and as an object; "it" means it from there on. */
  readonly matched: (what: ObjectMatch, context: WordingContext) => Matched;
  readonly matchedObject: (what: ObjectMatch, context: WordingContext) => Matched;
  /** "you draw a card", of a verb and the words behind or before it. */
  readonly playerDoes: (
    who: PlayerReference,
    verb: string,
    context: WordingContext,
    words?: string,
  ) => string;
  readonly actions: Readonly<Record<PlayerAction, Action>>;
  readonly rollsResult: (result: string) => Action;
  /** A player's verb with the card that speaks as its object: "you exhaust me". */
  readonly affectsMe: (who: PlayerReference, verb: string, context: WordingContext) => string;
  /** "I am sacrificed", where a language says so in place of "you sacrifice me". */
  readonly sacrificedMe?: (context: WordingContext) => string;
  readonly joins: (trigger: HappeningOf<'joins'>, what: Matched, context: WordingContext) => string;
  readonly leaves: (what: Matched, where: string, during: Phase | undefined) => string;
  readonly goes: (trigger: HappeningOf<'goes'>, context: WordingContext) => string;
  /** What something leaves: an Expedition by its relation, or a zone. */
  readonly left: (
    where: ExpeditionRelation | Place,
    of: PlayerReference | undefined,
    context: WordingContext,
  ) => string;
  /** "an Expedition in {forest}", which something leaves. */
  readonly leftOne: (filter: ExpeditionFilter, context: WordingContext) => string;
  /** " from Reserve", of a card that is played. */
  readonly playedFrom: Readonly<Record<'hand' | 'reserve', string>>;
  readonly gains: (trigger: HappeningOf<'gains' | 'becomes'>, what: Matched) => string;
  readonly gainsCounters: (trigger: HappeningOf<'gains-counters'>, what: Matched) => string;
  /** "one or more tokens". */
  readonly oneOrMore: (filter: Filter, context: WordingContext) => string;
  readonly activates: (action: QuickActionSign, inYourTurn: number | undefined) => string;
  readonly condition: (value: Condition, context: WordingContext) => string;
  readonly dueTo: (what: Terrain | 'ascend') => string;
  readonly expedition: (filter: ExpeditionFilter, context: WordingContext) => string;
  /** Of an Expedition ("one of your Expeditions") and what it moves by. */
  readonly movesForward: (some: string, due: string, how: 'one' | 'several' | 'all') => string;
  readonly movesBackward: (some: string) => string;
  readonly failsToMove: (some: string) => string;
}

/** Makes the event of a trigger as a clause, without "when". */
function createClause(words: TriggerWords) {
  const { actions, playerDoes } = words;
  /** "you sacrifice a Character", or "me". */
  function actionOnObject(
    { who, what }: HappeningOf<'sacrifices' | 'exhausts'>,
    [verb]: Action,
    context: WordingContext,
  ): string {
    if (what === 'me') return words.affectsMe(who, verb, context);
    return playerDoes(who, verb, context, words.matchedObject(what, context).text);
  }
  return (trigger: OneHappening, context: WordingContext): string => {
    const does = (who: PlayerReference, [verb, rest]: Action) =>
      playerDoes(who, verb, context, rest);
    switch (trigger.on) {
      case 'joins':
        return words.joins(trigger, words.matched(trigger.what, context), context);
      case 'leaves': {
        const what = words.matched(trigger.what, context);
        const where = trigger.from
          ? words.leftOne(trigger.from, context)
          : words.left(trigger.where, trigger.of, context);
        return words.leaves(what, where, trigger.during);
      }
      case 'goes':
        return words.goes(trigger, context);
      case 'plays': {
        const { from, ...card } = trigger.card;
        const what = words.matchedObject(card, context).text;
        return does(trigger.who, [
          actions.plays[0],
          what + (from === undefined ? '' : words.playedFrom[from]),
        ]);
      }
      case 'gains':
      case 'becomes':
        return words.gains(trigger, words.matched(trigger.what, context));
      case 'gains-counters':
        return words.gainsCounters(trigger, words.matched(trigger.what, context));
      case 'sacrifices':
        if (words.sacrificedMe && trigger.what === 'me' && trigger.who === 'you')
          return words.sacrificedMe(context);
        return actionOnObject(trigger, actions.sacrifices, context);
      case 'exhausts':
        return actionOnObject(trigger, actions.exhausts, context);
      case 'creates': {
        const what = trigger.oneOrMore
          ? words.oneOrMore(trigger.what, context)
          : words.matchedObject(trigger.what, context).text;
        return does(trigger.who, [actions.creates[0], what]);
      }
      case 'draws':
      case 'resupplies':
      case 'makes-gift':
        return does(trigger.who, actions[trigger.on]);
      case 'rolls': {
        const { first, result, who } = trigger;
        if (first) return `${words.firstTime} ${does(who, actions['rolls-first'])}`.trim();
        return does(who, result ? words.rollsResult(dieResult(result)) : actions.rolls);
      }
      case 'reveals':
        return does(trigger.who, actions[trigger.thisWay ? 'reveals-this-way' : 'reveals']);
      case 'passes': {
        const order = trigger.last ? 'passes-last' : trigger.first ? 'passes-first' : 'passes';
        return does(trigger.who, actions[order]);
      }
      case 'activates':
        return words.activates(trigger.action, trigger.inYourTurn);
      case 'has-cards': {
        const { of, in: zone, atLeast } = trigger;
        return words.condition({ exists: { type: 'card', in: zone, of }, atLeast }, context);
      }
      case 'moves-forward': {
        const due = trigger.dueTo === undefined ? '' : words.dueTo(trigger.dueTo);
        const how = trigger.all ? 'all' : trigger.oneOrMore ? 'several' : 'one';
        return words.movesForward(words.expedition(trigger.expedition, context), due, how);
      }
      case 'moves-backward':
        return words.movesBackward(words.expedition(trigger.expedition, context));
      case 'fails-to-move-forward':
        return words.failsToMove(words.expedition(trigger.expedition, context));
    }
  };
}

/** Makes triggers in words. Of several, times and icons come first, since "when" does not precede them. */
export function createTrigger(words: TriggerWords) {
  const { firstTime, or } = words;
  const clauseOf = createClause(words);
  const moment = (trigger: MomentTrigger) => {
    if (trigger.on === 'at') return words.at(trigger.phase);
    return trigger.on === 'after' ? words.after(trigger.daily) : `{${trigger.on}}`;
  };
  const clause = (trigger: EventTrigger, context: WordingContext): string => {
    if (trigger.on !== 'any') return clauseOf(trigger, context);
    const clauses = trigger.of.filter(isHappening).map((one) => clause(one, context));
    return or(withSubjectOnce(clauses, words.subjects));
  };
  const when = (said: string) =>
    firstTime !== '' && said.startsWith(firstTime) ? said : words.when(said).replace(' , ', ', ');
  return (value: Trigger, context: WordingContext): string => {
    if (!isHappening(value)) return moment(value);
    const times = value.on === 'any' ? value.of.filter((one) => !isHappening(one)).map(moment) : [];
    const said = clause(value, context);
    return or([...times, ...(said === '' ? [] : [when(said)])]);
  };
}

/** Clauses without the subject of the first, where all have it. */
function withSubjectOnce(clauses: readonly string[], subjects: RegExp): readonly string[] {
  const [first = '', ...others] = clauses;
  const subject = subjects.exec(first)?.[0];
  if (subject === undefined || !clauses.every((one) => one.startsWith(subject))) return clauses;
  return [first, ...others.map((one) => one.replace(subject, ''))];
}

interface SomeExpeditionWords {
  readonly relation: (relation: Exclude<ExpeditionRelation, 'yours'>) => string;
  /** Where it is, behind its noun: " that is behind". */
  readonly traits: (filter: ExpeditionFilter) => string;
  /** One of anybody, with its traits. */
  readonly any: (filter: ExpeditionFilter, traits: string, context: WordingContext) => string;
  /** One of a player, by its side or any; `who` is null for "you". */
  readonly ofSide: (
    filter: ExpeditionFilter & { readonly side: NonNullable<ExpeditionFilter['side']> },
    who: PlayerReference | null,
    context: WordingContext,
  ) => string;
  readonly oneOf: (
    filter: ExpeditionFilter,
    who: PlayerReference | null,
    context: WordingContext,
  ) => string;
}

/** Makes the Expedition of a trigger, which "it" means from there on: "one of your Expeditions". */
export function createSomeExpedition(words: SomeExpeditionWords) {
  return (filter: ExpeditionFilter, context: WordingContext): string => {
    const { of, relation, side } = filter;
    context.it = { noun: 'expedition', plural: false };
    const traits = words.traits(filter);
    if (relation && relation !== 'yours') return words.relation(relation) + traits;
    if (of === undefined && relation === undefined) return words.any(filter, traits, context);
    const who = of === undefined || of === 'you' ? null : of;
    const said = side
      ? words.ofSide({ ...filter, side }, who, context)
      : words.oneOf(filter, who, context);
    return said + traits;
  };
}
