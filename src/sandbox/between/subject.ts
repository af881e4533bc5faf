/** What the text of a card is about, in the broadest words. */

import type { Card } from '../../engine/cards/card.ts';
import type { RuleNumber } from '../../engine/rules/rule-number.ts';

/** The rule that says of each subject what it is. */
export const SUBJECT_RULES = {
  costs: '5.1.2.f',
  free: '7.3.26.a',
  moving: '7.3.25.a',
  terrains: '7.1.2.a',
  statuses: '2.4.1.a',
  counters: '2.5.a',
  tokens: '7.3.5.a',
  cards: '7.3.27.a',
  activations: '7.3.1.a',
} as const satisfies Readonly<Record<string, RuleNumber>>;

export type TextSubject = keyof typeof SUBJECT_RULES;

/** What a verb, or a rule that a passive ability sets, is about. */
const ABOUT: readonly (readonly [RegExp, TextSubject])[] = [
  [/cost/, 'costs'],
  [/move-(?:for|back)ward|ascend/, 'moving'],
  [/terrain|marker/, 'terrains'],
  [/^(?:gain|lose|exhaust|ready)$/, 'statuses'],
  [/counters|boosts|^spend$|^augment$|^double$/, 'counters'],
  [/^create|token/, 'tokens'],
  [/activat/, 'activations'],
  [/^(?:draw|discard|put|send|return|exchange|sabotage|sacrifice|look|reveal)$|resupply/, 'cards'],
];

/** What the event that a Reaction waits for is about. */
const AWAITED: typeof ABOUT = [
  [/^moves-|^fails-to-move/, 'moving'],
  [/^(?:gains|becomes|exhausts)$/, 'statuses'],
  [/^gains-counters$/, 'counters'],
  [/^creates$/, 'tokens'],
  [/^(?:draws|resupplies|sacrifices|goes|leaves|has-cards)$/, 'cards'],
  [/^activates$/, 'activations'],
];

/** Fields whose presence alone says what a text looks at. */
const LOOKS: Readonly<Record<string, TextSubject>> = {
  terrain: 'terrains',
  status: 'statuses',
  statuses: 'statuses',
  counters: 'counters',
  handCost: 'costs',
  reserveCost: 'costs',
  baseCost: 'costs',
  token: 'tokens',
};

/** The subjects that the abilities of a card change, and all those that they mention. */
export interface Subjects {
  readonly changed: ReadonlySet<TextSubject>;
  readonly spoken: ReadonlySet<TextSubject>;
}

/** Returns what the abilities of a card are about; what is paid for them is left out. */
export function subjectsOf({ abilities }: Pick<Card, 'abilities'>): Subjects {
  const changed = new Set<TextSubject>();
  const spoken = new Set<TextSubject>();
  const read = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [field, value] of Object.entries(part)) {
      if (field === 'cost' && Array.isArray(value)) continue;
      if ((field === 'do' || field === 'rule') && typeof value === 'string')
        for (const [words, subject] of ABOUT) if (words.test(value)) changed.add(subject);
      if (field === 'free' && value === true) changed.add('free');
      if (field === 'cost' && typeof value === 'string') changed.add('costs');
      if (field === 'activates') changed.add('activations');
      if (field === 'on' && typeof value === 'string')
        for (const [words, subject] of AWAITED) if (words.test(value)) spoken.add(subject);
      const looked = LOOKS[field];
      if (looked) spoken.add(looked);
      read(value);
    }
  };
  read(abilities);
  return { changed, spoken: new Set([...changed, ...spoken]) };
}
