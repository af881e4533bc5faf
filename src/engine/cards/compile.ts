/** Cards taken apart once, so that play need not search their trees. */

import { once } from '../rules/once.ts';
import type {
  Ability,
  Amount,
  Effect,
  Keyword,
  Passive,
  PassiveRule,
  QuickAction,
  Reaction,
  Statistics,
} from './ability.ts';
import type { Card } from './card.ts';
import { type TriggerParts, triggerParts } from './self-move.ts';
import { TEMPLE_KEY, TEMPLE_REACTION, templeOf } from './temple.ts';

/** The type of an object (2.2.1.a). */
export type ObjectType = 'character' | 'permanent' | 'spell' | 'hero' | 'none';

/** An ability with its key: its place on the card, `x` and a place when gained on entering. */
export interface KeyedAbility<A extends Ability = Ability> {
  readonly ability: A;
  readonly key: string;
}

/** A Reaction with the triggers that it is made of. */
export interface ReactionEntry extends KeyedAbility<Reaction> {
  readonly parts: TriggerParts;
}

/** Abilities sorted by kind. */
export interface AbilitySet {
  readonly entries: readonly KeyedAbility[];
  readonly reactions: readonly ReactionEntry[];
  /** Those that wait for events while their object is where it is: all but self-move ones (6.3.e). */
  readonly listening: readonly ReactionEntry[];
  /** Passive abilities that change characteristics (2.3). */
  readonly altering: readonly KeyedAbility<Passive>[];
  /** Every other passive ability. */
  readonly rules: readonly KeyedAbility<Passive>[];
  readonly quickActions: readonly KeyedAbility<QuickAction>[];
  /** Gigantic as a keyword, which is applied like a passive ability (7.4.4.b). */
  readonly gigantic: readonly KeyedAbility[];
  /** Whether any of them makes a difference to others by being where it works (`working.ts`). */
  readonly works: boolean;
}

/** Keywords with their number (1 when they have none). */
export type Keywords = Readonly<Partial<Record<Keyword, readonly Amount[]>>>;

/** The characteristics that passive abilities can change (2.3.1.a). */
export interface Traits {
  readonly statistics: Statistics;
  readonly subtypes: readonly string[];
  readonly keywords: Keywords;
  readonly abilities: AbilitySet;
}

export interface CompiledCard {
  readonly card: Card;
  readonly type: ObjectType;
  readonly zoneType: 'expedition' | 'landmark' | null;
  /** Types that it is also considered to have, wherever it is. */
  readonly alsoTypes: readonly KeyedAbility<Passive>[];
  readonly base: Traits;
  /** The Landmark Permanent that it is when played as a Temple; null for a card that cannot be. */
  readonly temple: CompiledCard | null;
  /** The same with the second box of a Feat; null for a card without one. */
  readonly completed: Traits | null;
  /** Abilities that work in Reserve (2.2.12.i). */
  readonly support: AbilitySet;
  /** Its effect as a Spell. */
  readonly effect: Effect;
  /** Passive abilities about how it may be played, which work wherever it can be (1.2.4.d). */
  readonly playing: readonly KeyedAbility<Passive>[];
  /** Modifiers of how it enters a zone, which need not exist before (6.2.l). */
  readonly entering: readonly KeyedAbility<Passive>[];
  /** Whether any base statistic is 0, and how many. */
  readonly zeros: number;
  readonly handCost: number;
  readonly reserveCost: number;
}

/** Kinds of passive abilities that change characteristics (2.3.1.a). */
export const ALTERING: ReadonlySet<PassiveRule['rule']> = new Set([
  'gain-keyword',
  'gain-ability',
  'lose-abilities',
  'gain-subtype',
  'considered',
  'add-statistics',
  'set-statistics',
  'terrain',
]);

const NO_STATISTICS: Statistics = { forest: 0, mountain: 0, water: 0 };

/** Whether a passive ability changes characteristics (2.3.1.a). */
export function isAltering({ rule }: Passive): boolean {
  return ALTERING.has(rule.rule);
}

/** Sorts abilities by what they do, so that each is looked for only where it can be. */
export function abilitySet(entries: readonly KeyedAbility[]): AbilitySet {
  if (entries.length === 0) return EMPTY_SET;
  const reactions: ReactionEntry[] = [];
  const listening: ReactionEntry[] = [];
  const gigantic: KeyedAbility[] = [];
  const altering: KeyedAbility<Passive>[] = [];
  const rules: KeyedAbility<Passive>[] = [];
  const quickActions: KeyedAbility<QuickAction>[] = [];
  for (const entry of entries) {
    const { ability } = entry;
    if (ability.kind === 'reaction') {
      const parts = triggerParts(ability.trigger);
      const reaction = { ability, key: entry.key, parts };
      reactions.push(reaction);
      if (parts.others.length > 0) listening.push(reaction);
    } else if (ability.kind === 'keyword') {
      if (ability.keyword === 'gigantic') gigantic.push(entry);
    } else if (ability.kind === 'quick-action')
      quickActions.push(entry as KeyedAbility<QuickAction>);
    else if (ability.kind === 'passive') {
      (isAltering(ability) ? altering : rules).push(entry as KeyedAbility<Passive>);
    }
  }
  const works = [listening, altering, rules, gigantic].some(({ length }) => length > 0);
  return { entries, reactions, listening, altering, rules, quickActions, gigantic, works };
}

const EMPTY_SET: AbilitySet = Object.freeze({
  entries: [],
  reactions: [],
  listening: [],
  altering: [],
  rules: [],
  quickActions: [],
  gigantic: [],
  works: false,
});

/** Returns the cards of a library, compiled: each once, since libraries share most of their cards. */
export const compileLibrary = once((library: readonly Card[]): readonly CompiledCard[] =>
  library.map(compileWhole),
);

const compileWhole = once(
  (card: Card): CompiledCard => ({ ...compile(card), temple: compileTemple(card) }),
);

/** Returns the place of each card in a library, by its id. */
export const placesIn = once(
  (library: readonly Card[]): ReadonlyMap<string, number> =>
    new Map(library.map(({ id }, index) => [id, index])),
);

/** Returns the Landmark Permanent that a card with Temple can be played as (S.2.c, S.2.d). */
function compileTemple(card: Card): CompiledCard | null {
  const temple = templeOf(card);
  return temple && compile(temple, [{ ability: TEMPLE_REACTION, key: TEMPLE_KEY }]);
}

function compile(card: Card, gained: readonly KeyedAbility[] = []): CompiledCard {
  const printed = card.abilities.map(
    (ability, index): KeyedAbility => ({
      ability: ability.kind === 'passive' ? copyPassive(ability) : ability,
      key: `${index}`,
    }),
  );
  const entries = [...printed, ...gained];
  const isSupport = ({ ability }: KeyedAbility) => 'support' in ability && ability.support === true;
  const both = entries.filter((entry) => !isSupport(entry));
  const main = both.filter(({ ability }) => !isOfSecondBox(ability));
  const statistics = card.statistics ?? NO_STATISTICS;
  return {
    card,
    type: typeOf(card),
    zoneType: zoneTypeOf(card),
    alsoTypes: main.filter(isAboutType) as KeyedAbility<Passive>[],
    temple: null,
    base: {
      statistics,
      subtypes: card.subtypes ?? [],
      keywords: keywordsOf(main),
      abilities: abilitySet(main),
    },
    completed:
      both.length === main.length
        ? null
        : {
            statistics,
            subtypes: card.subtypes ?? [],
            keywords: keywordsOf(both),
            abilities: abilitySet(both),
          },
    support: abilitySet(entries.filter(isSupport)),
    effect: main.flatMap(({ ability }) => (ability.kind === 'effect' ? ability.effect : [])),
    playing: main.filter(isAboutPlaying) as KeyedAbility<Passive>[],
    entering: main.filter(isAboutEntering) as KeyedAbility<Passive>[],
    zeros: card.statistics
      ? [statistics.forest, statistics.mountain, statistics.water].filter((n) => n === 0).length
      : 0,
    handCost: card.handCost ?? 0,
    reserveCost: card.reserveCost ?? 0,
  };
}

/** Returns a passive ability with all its fields in one order, as values of one shape are read fastest. */
function copyPassive({ kind, rule, ...more }: Passive): Passive {
  return {
    kind,
    rule,
    if: more.if,
    unless: more.unless,
    support: more.support,
    completed: more.completed,
  };
}

function isOfSecondBox(ability: Ability): boolean {
  return 'completed' in ability && ability.completed === true;
}

function typeOf(card: Card): ObjectType {
  switch (card.type) {
    case 'character':
    case 'token':
      return 'character';
    case 'expedition-permanent':
    case 'landmark-permanent':
    case 'landmark-token':
      return 'permanent';
    case 'spell':
      return 'spell';
    case 'hero':
      return 'hero';
    case 'mana':
      return 'none';
  }
}

function zoneTypeOf(card: Card): CompiledCard['zoneType'] {
  switch (card.type) {
    case 'expedition-permanent':
      return 'expedition';
    case 'landmark-permanent':
    case 'landmark-token':
      return 'landmark';
    default:
      return null;
  }
}

function keywordsOf(entries: readonly KeyedAbility[]): Keywords {
  const keywords: Partial<Record<Keyword, Amount[]>> = {};
  for (const { ability } of entries) {
    if (ability.kind !== 'keyword') continue;
    const amounts = keywords[ability.keyword] ?? [];
    amounts.push(ability.amount ?? 1);
    keywords[ability.keyword] = amounts;
  }
  return keywords;
}

function isAboutType({ ability }: KeyedAbility): boolean {
  return ability.kind === 'passive' && ability.rule.rule === 'also-type';
}

function isAboutPlaying({ ability }: KeyedAbility): boolean {
  if (ability.kind !== 'passive') return false;
  const { rule } = ability;
  if (rule.rule === 'optional-cost') return true;
  if (rule.rule === 'played') return rule.card === 'me';
  return rule.rule === 'cannot-be-played' && rule.of === 'me';
}

function isAboutEntering({ ability }: KeyedAbility): boolean {
  if (ability.kind !== 'passive') return false;
  const { rule } = ability;
  if (rule.rule !== 'instead' && rule.rule !== 'also') return false;
  const { would } = rule;
  return would.would === 'go' && would.what === 'me';
}
