/** Writes modifiers (6.2): what would happen, and what happens instead or in addition. */

import type {
  Cost,
  CostPart,
  DailyEffect,
  Effect,
  ExpeditionFilter,
  ExpeditionRelation,
  Instruction,
  ObjectMatch,
  Phase,
  Place,
  PlayerReference,
  Status,
  Terrain,
  Would,
} from '../../engine/cards/ability.ts';
import { effectSentences } from './effect.ts';
import type { Matched } from './happening.ts';
import type { PassiveRuleOf } from './passive.ts';
import { withCapital } from './text.ts';
import type { WordingContext } from './wording.ts';

type Instead = PassiveRuleOf<'instead'>;
type WouldGo = Extract<Would, { readonly would: 'go' }>;

/** Steps that happen to something, so that a player has it do them. */
const HAPPENINGS: readonly Instruction['do'][] = ['gain', 'lose', 'gain-counters', 'move-forward'];

/** Returns the replacing effect to be printed: "you may sacrifice me to have it lose Anchored". */
function insteadEffect({ may, exhausting, instead }: Instead): Effect {
  if (!may) return instead;
  if (exhausting) {
    const isHappening = instead.every(({ do: verb }) => HAPPENINGS.includes(verb));
    const cost: Cost = [{ do: 'exhaust', of: 'me' }];
    return [{ do: 'may', cost, steps: instead, ...(isHappening ? { have: true } : {}) }];
  }
  const [first, then, ...more] = instead;
  if (!first || !then || more.length > 0 || !isPayable(first)) {
    return [{ do: 'may', steps: instead }];
  }
  const have = HAPPENINGS.includes(then.do) ? { have: true as const } : {};
  return [{ do: 'may', cost: [first], steps: [then], ...have }];
}

/** Whether an instruction can be printed as the cost of the rest. */
function isPayable(one: Instruction): one is Instruction & CostPart {
  return (one.do === 'discard' || one.do === 'sacrifice') && one.of === 'me';
}

interface ModifierWords {
  readonly matched: (what: ObjectMatch, context: WordingContext) => Matched;
  readonly triggeringPlayer: (who: PlayerReference, context: WordingContext) => string;
  readonly expedition: (filter: ExpeditionFilter, context: WordingContext) => string;
  readonly dueTo: (what: Terrain | 'ascend') => string;
  /** "I would draw", "you would draw", of the words of the verb. */
  readonly about: (what: Matched, verb: string) => string;
  readonly aboutYou: (verb: string) => string;
  readonly leave: (
    where: ExpeditionRelation | Place,
    during: Phase | undefined,
    context: WordingContext,
  ) => string;
  readonly go: (would: WouldGo, context: WordingContext) => string;
  readonly sacrificed: (during: Phase | undefined) => string;
  readonly change: (status: Status, verb: 'gain' | 'lose') => string;
  readonly gainCounters: (name: string) => string;
  readonly draw: string;
  readonly resupply: string;
  readonly roll: string;
  readonly create: string;
  /** A clause about an Expedition that would move, and what it would move by. */
  readonly move: (
    some: string,
    verb: 'move-forward' | 'move-backward',
    due: string,
    during: Phase | undefined,
  ) => string;
  readonly ascend: (some: string, again: boolean) => string;
  readonly daily: (daily: DailyEffect, who: PlayerReference, context: WordingContext) => string;
  /** "if …," before what happens, of the clause of what would happen. */
  readonly head: (clause: string, during: Phase | undefined) => string;
  /** What happens in its place; `hasMore` where it has more sentences. */
  readonly instead: (said: string, rule: Instead, hasMore: boolean) => string;
  readonly also: (said: string) => string;
  /** Puts the words of a later sentence in order. */
  readonly arranged?: (sentence: string) => string;
}

/** Returns the functions that write modifiers, from the words of a language. */
export function createModifiers(words: ModifierWords) {
  function wasAboutTo(who: PlayerReference, verb: string, context: WordingContext): string {
    if (who === 'you') return words.aboutYou(verb);
    return words.about({ text: words.triggeringPlayer(who, context), me: false }, verb);
  }

  function wouldClause(value: Exclude<Would, { would: 'daily' }>, context: WordingContext): string {
    const about = (what: ObjectMatch, verb: string) =>
      words.about(words.matched(what, context), verb);
    switch (value.would) {
      case 'leave':
        return about(value.what, words.leave(value.where, value.during, context));
      case 'go':
        return about(
          value.what,
          value.sacrificed ? words.sacrificed(value.during) : words.go(value, context),
        );
      case 'gain':
      case 'lose':
        return about(value.what, words.change(value.status, value.would));
      case 'gain-counters':
        return about(value.what, words.gainCounters(value.counter ?? 'any'));
      case 'draw':
      case 'resupply':
      case 'roll':
      case 'create':
        return wasAboutTo(value.who, words[value.would], context);
      case 'move-forward':
      case 'move-backward': {
        const due = value.dueTo ? words.dueTo(value.dueTo) : '';
        const some = words.expedition(value.expedition, context);
        return words.move(some, value.would, due, value.during);
      }
      case 'ascend':
        return words.ascend(words.expedition(value.expedition, context), value.again === true);
    }
  }

  function wouldHead(value: Would, context: WordingContext): string {
    if (value.would === 'daily') return words.daily(value.daily, value.who, context);
    return words.head(wouldClause(value, context), 'during' in value ? value.during : undefined);
  }

  /** Joins the sentence of a modifier with those that follow it. */
  function joinSentences(head: string, said: string, more: readonly string[]): string {
    const { arranged = (one) => one } = words;
    return [`${head} ${said}`, ...more.map((one) => withCapital(arranged(one)))].join('. ');
  }

  /** "If I would leave …, instead …" */
  function insteadSentence(rule: Instead, context: WordingContext): string {
    const head = wouldHead(rule.would, context);
    const [first = '', ...more] = effectSentences(insteadEffect(rule), context.language, context);
    const otherwise = rule.ifNot ? effectSentences(rule.ifNot, context.language, context) : [];
    if (otherwise.length > 0) otherwise[0] = `${context.language.ifNot} ${otherwise[0]}`;
    const said = words.instead(first, rule, more.length > 0);
    return joinSentences(head, said, [...more, ...otherwise]);
  }

  /** "If …, also …" */
  function alsoSentence(rule: PassiveRuleOf<'also'>, context: WordingContext): string {
    const head = wouldHead(rule.would, context);
    const [first = '', ...more] = effectSentences(rule.also, context.language, context);
    return joinSentences(head, words.also(first), more);
  }

  return { wasAboutTo, insteadSentence, alsoSentence };
}
