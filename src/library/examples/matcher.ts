/** Finds the options that an answer in words means. Never by index: a script survives new options. */

import { SIDES, STATUSES, TERRAINS } from '../../engine/cards/vocabulary.ts';
import type { Answer, Decision, Option, OptionWhat } from '../../engine/state/decision.ts';
import type { DescribedChoice, ScriptChoice, ScriptedAnswer } from './example.ts';
import type { AskedDecision, ScriptFault } from './problem.ts';
import type { PlacedObject, Table } from './table.ts';

export type ChoiceMatch =
  | { readonly answer: Answer }
  | { readonly fault: ScriptFault; readonly choice: ScriptChoice | null };

const DECLINING = ['pass', 'none', 'no', 'done'] as const;
const WORDS: readonly string[] = [...DECLINING, 'yes'];

/**
 * Turns an answer in words into the engine's.
 *
 * @returns the answer, or what does not fit and which choice it is
 */
export function matchAnswer(
  scripted: ScriptedAnswer,
  decision: Decision,
  table: Table,
): ChoiceMatch {
  if (scripted.ask !== undefined && scripted.ask !== decision.kind) return faultOf('other-kind');
  if (scripted.player !== undefined && table.seat(scripted.player) !== decision.player) {
    return faultOf('other-player');
  }
  const choices = isList(scripted.choose) ? scripted.choose : [scripted.choose];
  const chosen: Option[] = [];
  for (const choice of choices) {
    if (isNothing(choice, decision)) continue;
    const free = decision.again
      ? decision.options
      : decision.options.filter((option) => !chosen.includes(option));
    const found = free.filter((option) => fitsOption(choice, option.what, decision.player, table));
    if (found.length === 0) return faultOf('no-such-option', choice);
    if (!found.every((option) => isAlike(option, found[0]!, table))) {
      return faultOf('several-options', choice);
    }
    chosen.push(found[0]!);
  }
  if (chosen.length < decision.min || chosen.length > decision.max) return faultOf('count');
  return { answer: { decision: decision.id, options: chosen.map(({ id }) => id) } };
}

/**
 * The only answer to a decision that words can tell, or null when there are several: one option, or
 * Reactions of one ability, which differ in what they are bound to and are played as they came.
 */
export function forcedAnswer(decision: Decision): Answer | null {
  const { id, options, min, max, kind } = decision;
  if (options.length === 0 || max === 0) return { decision: id, options: [] };
  const one = options.length === 1 || (kind === 'reaction' && sameAbility(options));
  return one && min === 1 && max === 1 ? { decision: id, options: [options[0]!.id] } : null;
}

function sameAbility(options: readonly Option[]): boolean {
  const [first] = options;
  return options.every(
    ({ what }) =>
      what.is === 'ability' &&
      first!.what.is === 'ability' &&
      what.card === first!.what.card &&
      what.ability === first!.what.ability,
  );
}

/** The answer that declines a decision (pass, none, no, done, nothing chosen), or null. */
export function decliningAnswer(decision: Decision): Answer | null {
  if (decision.min === 0) return { decision: decision.id, options: [] };
  const found = decision.options.find(({ what }) =>
    (DECLINING as readonly string[]).includes(what.is),
  );
  return found && decision.min === 1 ? { decision: decision.id, options: [found.id] } : null;
}

/** A decision with, for each option, a choice that means it. */
export function describeDecision(decision: Decision, table: Table): AskedDecision {
  const { kind, player, min, max } = decision;
  const options = decision.options.map((option) => ({
    option,
    choice: describeOption(option.what, table),
  }));
  return { kind, player, min, max, options };
}

/** Choosing nothing where nothing may be chosen and no option says so. */
function isNothing(choice: ScriptChoice, decision: Decision): boolean {
  return (
    decision.min === 0 &&
    (DECLINING as readonly unknown[]).includes(choice) &&
    !decision.options.some(({ what }) => what.is === choice)
  );
}

function fitsOption(choice: ScriptChoice, what: OptionWhat, asker: number, table: Table): boolean {
  if (typeof choice === 'number') return what.is === 'number' && what.number === choice;
  if (typeof choice !== 'string') return fitsDescription(choice, what, asker, table);
  if (WORDS.includes(choice)) return what.is === choice;
  switch (what.is) {
    case 'expedition':
      return isSide(choice) && what.expedition.player === asker && what.expedition.side === choice;
    case 'player':
      return table.seat(choice) === what.player;
    case 'status':
      return what.status === choice;
    case 'marker':
      return what.terrain === choice;
    case 'region':
    case 'mode':
    case 'number':
      return false;
    default:
      return 'object' in what && table.isCalled(what.object, choice);
  }
}

function fitsDescription(
  choice: DescribedChoice,
  what: OptionWhat,
  asker: number,
  table: Table,
): boolean {
  const placed = 'object' in what ? table.object(what.object) : null;
  return (
    fitsPlay(choice, what) &&
    fitsReaction(choice, what, table) &&
    fitsObject(choice, what, placed, table) &&
    fitsPlace(choice, what, asker, table) &&
    (choice.status === undefined || (what.is === 'status' && what.status === choice.status)) &&
    (choice.counter === undefined || (what.is === 'counter' && what.counter === choice.counter)) &&
    (choice.player === undefined ||
      (what.is === 'player' && what.player === table.seat(choice.player))) &&
    (choice.mode === undefined || (what.is === 'mode' && what.mode === choice.mode)) &&
    (choice.number === undefined || (what.is === 'number' && what.number === choice.number))
  );
}

function fitsPlay(choice: DescribedChoice, what: OptionWhat): boolean {
  const play = what.is === 'play' ? what : null;
  if (choice.from !== undefined && play?.from !== choice.from) return false;
  if (choice.into !== undefined && play?.into?.side !== choice.into) return false;
  if (choice.scout !== undefined && play?.scout !== choice.scout) return false;
  if (play && choice.scout === undefined && play.scout) return false;
  if (play && play.temple !== choice.temple) return false;
  if (play && play.forHandCost !== choice.forHandCost) return false;
  if (choice.ability === undefined) return true;
  return 'ability' in what && what.ability === String(choice.ability);
}

/** Whether a waiting Reaction is about what a choice names (6.3.i). */
function fitsReaction({ about: name }: DescribedChoice, what: OptionWhat, table: Table): boolean {
  if (name === undefined) return true;
  if (what.is !== 'ability') return false;
  const { about = [], expeditions = [] } = what;
  return isSide(name)
    ? expeditions.some(({ side }) => side === name)
    : about.some(({ object }) => table.isCalled(object, name));
}

function fitsObject(
  choice: DescribedChoice,
  what: OptionWhat,
  placed: PlacedObject | null,
  table: Table,
): boolean {
  if (choice.card !== undefined) {
    if (!('object' in what) || !table.isCalled(what.object, choice.card)) return false;
  }
  if (choice.zone !== undefined && placed?.zone !== choice.zone) return false;
  if (choice.in !== undefined && placed?.side !== choice.in) return false;
  if (choice.of === undefined || what.is === 'expedition') return true;
  return placed?.player === table.seat(choice.of);
}

function fitsPlace(
  choice: DescribedChoice,
  what: OptionWhat,
  asker: number,
  table: Table,
): boolean {
  if (choice.region !== undefined && !(what.is === 'region' && what.region === choice.region)) {
    return false;
  }
  if (choice.terrain !== undefined && !(what.is === 'marker' && what.terrain === choice.terrain)) {
    return false;
  }
  if (choice.expedition === undefined) return true;
  if (what.is !== 'expedition' || what.expedition.side !== choice.expedition) return false;
  return what.expedition.player === (choice.of === undefined ? asker : table.seat(choice.of));
}

/** Options that differ only in which of several like cards they mean. */
function isAlike(a: Option, b: Option, table: Table): boolean {
  if (a === b) return true;
  if (!('object' in a.what) || !('object' in b.what)) return false;
  if (wordsOf(a.what) !== wordsOf(b.what)) return false;
  const [left, right] = [table.object(a.what.object), table.object(b.what.object)];
  return left !== null && right !== null && JSON.stringify(left) === JSON.stringify(right);
}

/**
 * Returns what an option about an object is without further words: not which of like objects, nor what
 * a waiting Reaction is about. Reactions of one ability are played as they came unless a choice says
 * `about`.
 */
function wordsOf({ object: _, ...what }: Extract<OptionWhat, { object: number }>): string {
  if (what.is !== 'ability') return JSON.stringify(what);
  const { bearer: _bearer, about: _about, expeditions: _expeditions, ...said } = what;
  return JSON.stringify(said);
}

/** Returns all that words of a script can say of an option about an object. */
export function fullWordsOf(what: Extract<OptionWhat, { object: number }>): string {
  if (what.is !== 'ability') return wordsOf(what);
  const { about = [], expeditions = [] } = what;
  return JSON.stringify([wordsOf(what), about.map(({ card }) => card), expeditions]);
}

function describeOption(what: OptionWhat, table: Table): ScriptChoice {
  switch (what.is) {
    case 'play':
      return {
        card: table.callName(what.object),
        from: what.from,
        ...(what.into ? { into: what.into.side } : {}),
        ...(what.scout ? { scout: true } : {}),
        ...(what.temple ? { temple: true } : {}),
        ...(what.forHandCost ? { forHandCost: true } : {}),
      };
    case 'quick-action':
      return { card: table.callName(what.object), ability: what.ability };
    case 'ability':
      return {
        card: table.callName(what.object),
        ability: what.ability,
        ...aboutOf(what, table),
      };
    case 'object':
      return describeObject(what.object, table);
    case 'counter':
      return { card: table.callName(what.object), counter: what.counter };
    case 'expedition':
      return { expedition: what.expedition.side, of: table.name(what.expedition.player) };
    case 'player':
      return { player: table.name(what.player) };
    case 'region':
      return { region: what.region };
    case 'marker':
      return { terrain: what.terrain };
    case 'mode':
      return { mode: what.mode };
    case 'number':
      return what.number;
    case 'status':
      return what.status;
    default:
      return what.is;
  }
}

/** Names what one of several waiting Reactions is about, as its button does: an object, or an Expedition. */
function aboutOf(
  { about = [], expeditions = [] }: Extract<OptionWhat, { is: 'ability' }>,
  table: Table,
): Pick<DescribedChoice, 'about'> {
  const [object] = about;
  if (object) return { about: table.callName(object.object) };
  const [expedition] = expeditions;
  return expedition ? { about: expedition.side } : {};
}

function describeObject(object: number, table: Table): ScriptChoice {
  const placed = table.object(object);
  const card = table.callName(object);
  if (!placed) return card;
  const { zone, player, side } = placed;
  return { card, zone, of: table.name(player), ...(side ? { in: side } : {}) };
}

function faultOf(reason: ScriptFault, choice: ScriptChoice | null = null): ChoiceMatch {
  return { fault: reason, choice };
}

function isList(choose: ScriptedAnswer['choose']): choose is readonly ScriptChoice[] {
  return Array.isArray(choose);
}

function isSide(word: string): boolean {
  return (SIDES as readonly string[]).includes(word);
}

/** Words that a label or a player's name must not be, as answers use them. */
export const RESERVED: readonly string[] = [...WORDS, ...SIDES, ...STATUSES, ...TERRAINS];
