/** What happens to a card being played: it costs less or more, it gains or loses something. */

import type { Amount, PlayChange, Status } from '../../engine/cards/ability.ts';
import { amountWords } from './context.ts';
import { manaOrAmount } from './cost.ts';
import { manaMark } from './text.ts';
import type { WordingContext } from './wording.ts';

/** The card that is played, with which the verb agrees. */
interface Played {
  readonly me: boolean;
  readonly plural: boolean;
}

/** The forms of a verb: of the card that speaks, of another one, of several. */
type Forms = readonly [me: string, one: string, several: string];

interface PlayChangeWords<Who extends Played> {
  readonly verbs: Readonly<Record<'cost' | 'be' | 'gain' | 'lose' | 'activate', Forms>>;
  readonly less: string;
  readonly more: string;
  readonly forEach: string;
  /** ", but never below {mana:1}"; empty if there is no minimum. */
  readonly minimum: (min: Amount | undefined, context: WordingContext) => string;
  readonly free: (who: Who) => string;
  /** " if played from hand". */
  readonly from: (place: 'hand' | 'reserve', who: Who) => string;
  /** "one of my {join} abilities". */
  readonly abilities: (symbol: string, one: boolean, who: Who) => string;
  readonly status: (id: Status) => string;
  readonly counters: (name: string, many: string, plural: boolean) => string;
  readonly perEach: (value: Amount, context: WordingContext) => string | null;
  readonly list: (clauses: readonly string[]) => string;
}

/** Returns the function that says changes one after the other: "costs {mana:1} less and gains 1 boost". */
export function createPlayChanges<Who extends Played>(words: PlayChangeWords<Who>) {
  const clauseOf = (value: PlayChange, who: Who, context: WordingContext): string => {
    const verb = (of: keyof typeof words.verbs) => words.verbs[of][who.me ? 0 : who.plural ? 2 : 1];
    if ('cost' in value) {
      const each = words.perEach(value.by, context);
      const by = each === null ? manaOrAmount(value.by, context) : manaMark(1);
      return `${verb('cost')} ${by} ${words[value.cost]}${perThing(each)}${words.minimum(value.min, context)}`;
    }
    if ('free' in value) return `${verb('be')} ${words.free(who)}`;
    const from = 'ifFrom' in value && value.ifFrom ? words.from(value.ifFrom, who) : '';
    if ('gains' in value) return `${verb('gain')} ${words.status(value.gains)}${from}`;
    if ('loses' in value) return `${verb('lose')} ${words.status(value.loses)}${from}`;
    if ('gainsCounters' in value) {
      const each = words.perEach(value.count, context);
      const many = each === null ? amountWords(value.count, context) : '1';
      const isSeveral = each === null && value.count !== 1;
      const counters = words.counters(value.gainsCounters, many, isSeveral);
      return `${verb('gain')} ${counters}${perThing(each)}`;
    }
    const abilities = words.abilities(`{${value.activates}}`, value.one === true, who);
    return `${verb('activate')} ${abilities}`;
  };
  const perThing = (each: string | null) => (each === null ? '' : ` ${words.forEach} ${each}`);
  return (all: readonly PlayChange[], who: Who, context: WordingContext): string =>
    words.list(all.map((value) => clauseOf(value, who, context)));
}
