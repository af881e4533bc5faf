/** Writes effects as sentences, whose order is the same in every language (6.5). */

import type {
  Cost,
  Effect,
  EffectMode,
  Instruction,
  Step,
  Wrapper,
} from '../../engine/cards/ability.ts';
import { isWrapper } from '../../engine/cards/wrapper.ts';
import { withCapital } from './text.ts';
import type { Mood, Wording, WordingContext } from './wording.ts';

/** Starts each line of a list of modes or rows. */
const BULLET = '\n• ';

type Clause =
  | Step
  | Extract<
      Wrapper,
      { readonly do: 'together' | 'target' | 'target-expedition' | 'target-player' }
    >;

function isStep(instruction: Instruction): instruction is Step {
  return !isWrapper(instruction);
}

/** Whether an instruction is one clause, which can be joined to another by "then". */
function isClause(instruction: Instruction): instruction is Clause {
  return (
    isStep(instruction) ||
    instruction.do === 'together' ||
    instruction.do === 'target' ||
    instruction.do === 'target-expedition' ||
    instruction.do === 'target-player'
  );
}

/** Steps after which "it" is a card that they do not name. */
const BRINGS_CARD = new Set<Step['do']>(['sabotage', 'resupply', 'exhausted-resupply']);

function clauseText(one: Clause, mood: Mood, language: Wording, context: WordingContext): string {
  switch (one.do) {
    case 'together':
      return language.together(one.steps, mood, context);
    case 'target':
      return language.target(one.of, mood, context);
    case 'target-expedition':
      return language.targetExpedition(one.expedition, mood, context);
    case 'target-player':
      return language.targetPlayer(one.who, mood, context);
    default: {
      context.doer = 'who' in one && one.who !== 'you' ? (one.who ?? null) : null;
      const said = language.step(one, mood, context);
      context.doer = null;
      if (BRINGS_CARD.has(one.do)) context.it = { noun: 'card', plural: false };
      return said;
    }
  }
}

/** Steps whose clause is a text of its own: the text of an Emblem. */
const EMBLEMS: ReadonlySet<string> = new Set(['after', 'next', 'next-time', 'ongoing']);

/** Steps of which the object is the subject. */
const HAPPENS_TO_IT: ReadonlySet<string> = new Set([
  'activate',
  'defect',
  'gain',
  'gain-counters',
  'lose',
  'switch',
]);

/** Whether a step happens to the object that an optional step has named: "you may play me. I gain …". */
function happensTo(named: Clause, step: Clause): boolean {
  if (!HAPPENS_TO_IT.has(step.do) || !('of' in step)) return false;
  if ('who' in step && step.who !== undefined) return false;
  if (named.do === 'target') return step.of === 'it';
  if (named.do !== 'play') return false;
  return step.of === (named.what === 'me' ? 'me' : 'it');
}

/** Two clauses are joined; more than two, or any after which a new text starts, stand alone. */
function clauseTexts(
  all: readonly Clause[],
  mood: Mood,
  language: Wording,
  context: WordingContext,
) {
  const printed = all.map((one) => clauseText(one, mood, language, context));
  const emblem = all.some((one) => EMBLEMS.has(one.do));
  return printed.length === 2 && !emblem ? [language.sequence(printed)] : printed;
}

/** Returns how a language joins what happens to the object of an optional step; null where it does not. */
function thenWords(
  named: Clause,
  { ifDone, ifNot }: Extract<Wrapper, { readonly do: 'may' }>,
  { targetedThen, playedThen }: Wording,
) {
  if (named.do === 'target') return targetedThen;
  if (named.do !== 'play' || named.what === 'it' || !playedThen || ifDone || ifNot) return null;
  return (said: string, then: string) => playedThen(said, then, named.what === 'me');
}

/** Whether a clause is joined to its cost by "so that": one about some time has no infinitive. */
function isPurpose(one: Clause, { purposes = [] }: Wording): boolean {
  if (one.do === 'gain-counters' && one.give) return false;
  return (one.do !== 'after' && EMBLEMS.has(one.do)) || purposes.includes(one.do);
}

function mayClauses(
  instruction: Extract<Wrapper, { readonly do: 'may' }>,
  language: Wording,
  context: WordingContext,
): string[] {
  const who = instruction.who ?? 'you';
  const before = context.whoMay;
  context.whoMay = who;
  const cost = instruction.cost ? language.cost(instruction.cost, context) : null;
  const rest = instruction.steps.findIndex((one) => !isClause(one));
  const first = (rest < 0 ? instruction.steps : instruction.steps.slice(0, rest)) as Clause[];
  const [named, ...happening] = first;
  const joinThen =
    named && cost === null && rest < 0 ? thenWords(named, instruction, language) : null;
  if (joinThen && happening.length > 0 && happening.every((one) => happensTo(named!, one))) {
    const said = language.may(who, clauseText(named!, 'infinitive', language, context), context);
    context.whoMay = before;
    const then = happening.map((one) => clauseText(one, 'order', language, context));
    return [
      ...joinThen(said, language.sequence(then)),
      ...outcomeClauses(instruction, language, language, context),
    ];
  }
  const isSoThat = cost !== null && named !== undefined && isPurpose(named, language);
  const mood = isSoThat && !EMBLEMS.has(named.do) ? 'order' : 'infinitive';
  const doing = language.sequence(first.map((one) => clauseText(one, mood, language, context)));
  context.whoMay = before;
  const join = isSoThat ? language.soThat : language.inOrderTo;
  const whole = cost === null ? doing : doing === '' ? cost : join(cost, doing);
  const said = [language.may(who, whole, context)];
  if (rest >= 0) said.push(...effectSentences(instruction.steps.slice(rest), language, context));
  return [...said, ...outcomeClauses(instruction, language, language, context)];
}

/** The cost and the modes of "choose one, or … to choose both"; null for any other instruction. */
function paidForBoth({
  who,
  cost,
  steps,
  ifDone,
  ifNot,
}: Extract<Wrapper, { readonly do: 'may' }>) {
  const [both, ...more] = steps;
  const one = ifNot?.[0];
  if (who !== undefined || !cost || ifDone || more.length > 0 || ifNot?.length !== 1) return null;
  if (both?.do !== 'choose' || one?.do !== 'choose' || one.count !== 1) return null;
  const same = JSON.stringify(both.modes) === JSON.stringify(one.modes);
  return same && both.modes.length === 2 && both.count === 2 ? { cost, modes: both.modes } : null;
}

/** Returns the words for "if you do" and "if you don't"; after a move, "if it did" of an Expedition. */
function attemptWords(steps: Effect, { ifDone, ifItDid, ifImpossible: ifNot }: Wording) {
  const last = steps.at(-1)?.do;
  const moved = last === 'move-forward' || last === 'move-backward' || last === 'ascend';
  return { ifDone: moved ? ifItDid : ifDone, ifNot };
}

/** "If you do, …" and "If you don't, …"; without "if you do" before a condition, which implies it. */
function outcomeClauses(
  after: { readonly ifDone?: Effect; readonly ifNot?: Effect },
  { ifDone, ifNot }: { readonly ifDone: string; readonly ifNot: string },
  language: Wording,
  context: WordingContext,
): string[] {
  const no = () => (after.ifNot ? headedSentences(ifNot, after.ifNot, language, context) : []);
  if (!after.ifDone) return no();
  if (after.ifDone[0]?.do !== 'if') {
    return [...headedSentences(ifDone, after.ifDone, language, context), ...no()];
  }
  // Behind a condition, "otherwise" would mean that the condition does not hold.
  const isFirst = ifNot === language.otherwise;
  const before = isFirst ? no() : [];
  const done = effectSentences(after.ifDone, language, context);
  return [...before, ...done, ...(isFirst ? [] : no())];
}

/** Whether all instructions are clauses; the last one may also be optional. */
function isOneSentence(effect: Effect): boolean {
  const last = effect.at(-1);
  const before = effect.slice(0, -1).every(isClause);
  if (!last || !before || isClause(last)) return before;
  const plain = last.do === 'may' && !last.ifDone && !last.ifNot && last.steps.every(isClause);
  return plain && effect.length > 1;
}

/** Sentences of which the first follows some words, and which are one where they can. */
function headedSentences(
  head: string,
  effect: Effect,
  language: Wording,
  context: WordingContext,
): string[] {
  const [first = '', ...rest] = isOneSentence(effect)
    ? [
        language.sequence(
          effect.flatMap((one) =>
            isClause(one)
              ? clauseText(one, 'order', language, context)
              : wrapperSentences(one, language, context),
          ),
        ),
      ]
    : effectSentences(effect, language, context);
  return [`${head} ${first}`, ...rest];
}

function listText(head: string, colon: string, rows: readonly string[]): string {
  return `${head}${colon.trimEnd()}${rows.map((row) => `${BULLET}${row}`).join('')}`;
}

function modeList(
  instruction: Extract<Wrapper, { readonly do: 'choose' }>,
  language: Wording,
  context: WordingContext,
): string {
  const head = language.choose(instruction, context);
  const rows = instruction.modes.map((mode) => modeRow(mode, language, context));
  return listText(head, language.colon, rows);
}

function modeRow(mode: EffectMode, language: Wording, context: WordingContext): string {
  const cost = mode.cost ? `${language.symbols(mode.cost, context)}${language.colon}` : '';
  context.inMode = true;
  const said = `${withCapital(cost)}${effectParagraph(mode.steps, language, context)}`;
  context.inMode = false;
  return said;
}

/** The faces of a die, or the numbers, that a row is for: "4+", "1–3", "6". */
function facesOf({ from, to }: { readonly from: number; readonly to?: number }): string {
  if (to === undefined) return `${from}+`;
  return to === from ? String(from) : `${from}–${to}`;
}

/** A row of a table: "4+, draw a card." */
function tableRow(
  row: Extract<Wrapper, { readonly do: 'depending' }>['cases'][number],
  language: Wording,
  context: WordingContext,
): string {
  const [first = '', ...rest] = effectSentences(row.then, language, context);
  return [`${facesOf(row)}, ${first}`, ...rest].map((one) => toSentence(one, language)).join(' ');
}

/** An optional step with alternatives. */
function alternativeClause(
  { modes }: Extract<Wrapper, { readonly do: 'choose' }>,
  language: Wording,
  context: WordingContext,
): string {
  const clauses = modes.map(({ steps }) =>
    language.sequence(
      steps.filter(isClause).map((one) => clauseText(one, 'infinitive', language, context)),
    ),
  );
  return language.either(clauses);
}

/** Sentences of an instruction that holds others: "you may", "if", "choose one". */
function wrapperSentences(
  instruction: Wrapper,
  language: Wording,
  context: WordingContext,
): string[] {
  switch (instruction.do) {
    case 'may': {
      const both = paidForBoth(instruction);
      if (!both) return mayClauses(instruction, language, context);
      const rows = both.modes.map((mode) => modeRow(mode, language, context));
      return [listText(language.chooseOrPay(both.cost, context), language.colon, rows)];
    }
    case 'attempt':
      return [
        ...effectSentences(instruction.steps, language, context),
        ...outcomeClauses(
          instruction,
          attemptWords(instruction.steps, language),
          language,
          context,
        ),
      ];
    case 'if': {
      const condition = language.condition(instruction.if, context);
      return [
        ...headedSentences(`${condition},`, instruction.then, language, context),
        ...(instruction.otherwise
          ? headedSentences(language.otherwise, instruction.otherwise, language, context)
          : []),
      ];
    }
    case 'unless': {
      const condition = language.unless(instruction.unless, context);
      const [only] = instruction.then.length === 1 ? instruction.then : [];
      if (only && isClause(only))
        return [`${clauseText(only, 'order', language, context)}, ${condition}`];
      return headedSentences(`${condition},`, instruction.then, language, context);
    }
    case 'choose':
      return [
        instruction.may
          ? alternativeClause(instruction, language, context)
          : modeList(instruction, language, context),
      ];
    case 'repeat': {
      const times = language.repeat(instruction.times, context);
      return headedSentences(
        `${times}${language.colon.trimEnd()}`,
        instruction.steps,
        language,
        context,
      );
    }
    case 'for-each': {
      const each = language.forEach(instruction.of, context);
      return headedSentences(`${each},`, instruction.steps, language, context);
    }
    case 'in-turn': {
      context.introduce = instruction.who;
      if (instruction.startingWithYou && instruction.steps.length > 1) {
        context.introduce = null;
        context.thatPlayer = true;
        const rows = [effectParagraph(instruction.steps, language, context)];
        return [listText(language.forEachPlayer, language.colon, rows)];
      }
      const said = effectSentences(instruction.steps, language, context);
      context.introduce = null;
      if (instruction.startingWithYou) said[0] = `${language.startingWithYou} ${said[0]}`;
      return said;
    }
    case 'depending': {
      // One row needs no table.
      const [only] = instruction.cases.length === 1 ? instruction.cases : [];
      const isInline = context.inMode || only?.then.length === 1;
      if (isInline && instruction.on === undefined) {
        return instruction.cases.flatMap((row) =>
          headedSentences(language.rolled(facesOf(row)), row.then, language, context),
        );
      }
      const rows = instruction.cases.map((row) => tableRow(row, language, context));
      return [listText(language.depending(instruction.on, context), language.colon, rows)];
    }
    default:
      return [clauseText(instruction, 'order', language, context)];
  }
}

/** Whether an instruction checks its condition after the steps before it: "Then, if …". */
function asksAfterwards(instruction: Wrapper): boolean {
  if (instruction.do !== 'if') return false;
  const { if: condition } = instruction;
  if ('exists' in condition) return true;
  return (
    'amount' in condition && typeof condition.amount === 'object' && 'counters' in condition.amount
  );
}

/** The sentences of an effect, without capitals and full stops. */
export function effectSentences(
  effect: Effect,
  language: Wording,
  context: WordingContext,
): string[] {
  const said: string[] = [];
  let run: Clause[] = [];
  const flush = () => {
    said.push(...clauseTexts(run, 'order', language, context));
    run = [];
  };
  for (const instruction of effect) {
    if (isClause(instruction)) run.push(instruction);
    else {
      flush();
      const [first = '', ...rest] = wrapperSentences(instruction, language, context);
      const follows = said.length > 0 && asksAfterwards(instruction);
      said.push(follows ? `${language.next} ${first}` : first, ...rest);
    }
  }
  flush();
  return said;
}

/** A sentence with its capital and full stop; a list and a quotation bring their own stop. */
export function toSentence(said: string, { arranged }: Pick<Wording, 'arranged'>): string {
  const words = arranged ? arranged(said) : said;
  const stopped = words.includes(BULLET) || /\.\u00a0?[”»)]$/u.test(words);
  return `${withCapital(words)}${stopped ? '' : '.'}`;
}

/** Sentences as running text: capitals, full stops, lists of modes on lines of their own. */
export function effectParagraph(
  effect: Effect,
  language: Wording,
  context: WordingContext,
): string {
  let text = '';
  for (const words of effectSentences(effect, language, context)) {
    const space = text === '' ? '' : text.includes(BULLET) ? '\n' : ' ';
    text += space + toSentence(words, language);
  }
  return text;
}

/** "you may discard a card", of a cost that a text lets a player pay. */
export function mayPay(cost: Cost, context: WordingContext): string {
  return effectSentences([{ do: 'may', cost, steps: [] }], context.language, context)[0]!;
}
