/** Writes changes of objects and Expeditions: they gain, lose, Ascend. */

import type { Amount, ObjectReference, Status } from '../../engine/cards/ability.ts';
import { amountWords } from './context.ts';
import type { ChangeStep, StepOf } from './step.ts';
import type { Mood, WordingContext } from './wording.ts';

/** What is said of the subject of a change. */
interface ChangePredicate {
  readonly verb: string;
  readonly rest: string;
  /** The value of X, after all else. */
  readonly last: string;
}

/** The words of a language for changes; `Who` is the subject with what agrees with it. */
interface ChangeWords<Who> {
  readonly status: (id: Status) => string;
  readonly list: (items: readonly string[], last: string) => string;
  readonly and: string;
  readonly or: string;
  /** "2 boosts". */
  readonly counters: (name: string, many: string, plural: boolean) => string;
  /** ", up to a max of 3"; of no maximum, what comes in its place. */
  readonly max: (most: string | null) => string;
  /** The thing for each of which a counter is gained; null for any other amount. */
  readonly perEach: (count: Amount, context: WordingContext) => string | null;
  /** " for each card in your Reserve". */
  readonly forEach: (each: string) => string;
  /** "as many boosts". */
  readonly asMany: (name: string) => string;
  /** ", X being …". */
  readonly whatXIs: (count: Amount, context: WordingContext) => string;
  readonly upTo: string;
  readonly verbs: Readonly<Record<'ascend' | 'defect' | 'gain' | 'lose' | 'switch', string>>;
  /** What follows "switch". */
  readonly switched: string;
  /** "permanently", of an ability that is gained. */
  readonly permanently: (ability: string) => string;
  /** "its sub-types". */
  readonly subtypes: (from: ObjectReference, context: WordingContext) => string;
  /** "all its boosts". */
  readonly allOwn: (name: string, who: Who) => string;
  /** Whether a language says "give it 1 boost" also where the step does not ask for "give". */
  readonly isGiven?: (step: StepOf<'gain-counters'>, mood: Mood) => boolean;
  readonly give: (
    step: StepOf<'gain-counters'>,
    counters: readonly [what: string, whatXIs: string],
    mood: Mood,
    context: WordingContext,
  ) => string;
  /** The object or the Expedition to which a change happens. */
  readonly affected: (step: ChangeStep, mood: Mood, context: WordingContext) => Who;
  /** "your opponent chooses a Character, and it gains Fleeting". */
  readonly chooses: (
    step: StepOf<'gain'> & { readonly who: NonNullable<StepOf<'gain'>['who']> },
    statuses: string,
    mood: Mood,
    context: WordingContext,
  ) => string;
  /** "remove 2 boosts from it", where a language says so in place of "it loses". */
  readonly remove?: {
    readonly isSaid: (step: StepOf<'lose-counters'>, who: Who) => boolean;
    readonly all: (name: string) => string;
    readonly clause: (what: string, who: Who, mood: Mood) => string;
  };
  /** "I gain 1 boost". */
  readonly happens: (who: Who, predicate: ChangePredicate, step: ChangeStep) => string;
  /** "have it gain 1 boost". */
  readonly caused: (who: Who, predicate: ChangePredicate, step: ChangeStep) => string;
}

/** Returns the functions that write changes, from the words of a language. */
export function createChange<Who>(words: ChangeWords<Who>) {
  const { verbs } = words;

  function joinStatuses(all: readonly Status[], last = words.and): string {
    return words.list(
      all.map((id) => words.status(id)),
      last,
    );
  }

  /** The counters, and the value of X, which comes after the object that gains them. */
  function countersGained(
    { counter, count, max: most }: StepOf<'gain-counters'>,
    context: WordingContext,
  ): readonly [what: string, whatXIs: string] {
    const max = words.max(most === undefined ? null : amountWords(most, context));
    if (typeof count === 'number')
      return [words.counters(counter, String(count), count !== 1) + max, ''];
    const each = words.perEach(count, context);
    if (each !== null) return [words.counters(counter, '1', false) + words.forEach(each) + max, ''];
    if ('affected' in count) return [words.asMany(counter) + max, ''];
    return [words.counters(counter, 'X', true) + max, words.whatXIs(count, context)];
  }

  function countersLost(
    { counter = 'any', count, upTo }: StepOf<'lose-counters'>,
    all: (name: string) => string,
    context: WordingContext,
  ): string {
    if (count === 'all') return all(counter);
    const many = (upTo ? words.upTo : '') + amountWords(count, context);
    return words.counters(counter, many, count !== 1);
  }

  function predicateOf(step: ChangeStep, who: Who, context: WordingContext): ChangePredicate {
    const gains = (rest: string, last = '') => ({ verb: verbs.gain, rest, last });
    const loses = (rest: string) => ({ verb: verbs.lose, rest, last: '' });
    switch (step.do) {
      case 'ascend':
      case 'defect':
        return { verb: verbs[step.do], rest: '', last: '' };
      case 'switch':
        return { verb: verbs.switch, rest: words.switched, last: '' };
      case 'gain':
        return gains(joinStatuses(step.statuses, step.one ? words.or : words.and));
      case 'gain-counters':
        return gains(...countersGained(step, context));
      case 'gain-ability':
        return gains(words.permanently(context.language.quote(context.say(step.ability))));
      case 'gain-subtypes':
        return gains(words.subtypes(step.from, context));
      case 'lose':
        return loses(joinStatuses(step.statuses));
      case 'lose-counters':
        return loses(countersLost(step, (name) => words.allOwn(name, who), context));
    }
  }

  function changeClause(step: ChangeStep, mood: Mood, context: WordingContext): string {
    if (step.do === 'gain-counters' && (step.give || words.isGiven?.(step, mood)))
      return words.give(step, countersGained(step, context), mood, context);
    if (step.do === 'gain' && step.who !== undefined && step.who !== 'you') {
      const statuses = joinStatuses(step.statuses, step.one ? words.or : words.and);
      return words.chooses({ ...step, who: step.who }, statuses, mood, context);
    }
    const who = words.affected(step, mood, context);
    if (words.remove && step.do === 'lose-counters' && words.remove.isSaid(step, who))
      return words.remove.clause(countersLost(step, words.remove.all, context), who, mood);
    const predicate = predicateOf(step, who, context);
    return mood === 'infinitive'
      ? words.caused(who, predicate, step)
      : words.happens(who, predicate, step);
  }

  return {
    changeClause,
    /** "1 boost", "1 boost for each card in your Reserve", "X boosts, X being …". */
    gainedCounters: (step: StepOf<'gain-counters'>, context: WordingContext): string =>
      countersGained(step, context).join(''),
    gainedStatuses: ({ statuses }: StepOf<'gain'>): string => joinStatuses(statuses),
  };
}
