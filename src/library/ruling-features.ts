/** What is at work in the events of a ruling's example that the rules of the ruling decide. */

import type { Ability } from '../engine/cards/ability.ts';
import { CANONICAL } from '../engine/rules/edition.ts';
import type { Thing, TraceEntry } from '../engine/state/trace.ts';
import { sectionOf } from '../rulebook/number.ts';
import type { Ruling } from '../rulebook/ruling.ts';
import { type Feature, featuresOf, keywordFeature } from './card-features.ts';
import { cardNamed } from './cards.ts';
import { collected, collection } from './collection.ts';
import { runPlay } from './examples/run.ts';
import { playNamed } from './plays.ts';

const cards = [...collection.values()];

/** The sections and rules that explain each term. */
const sectionsOfTerms = new Map(
  collected.termEntries.map(({ id, rules }) => [id, rules?.[CANONICAL] ?? []] as const),
);

/** The features of a ruling's cards that are at work where its rules decide. */
export function featuresAtWork(ruling: Ruling): readonly Feature[] {
  if (ruling.kind === 'not-play') return [];
  const decisive = ruling.rules[CANONICAL] ?? [];
  const keys = new Set(decidingEntries(ruling.example, decisive).flatMap(keysOf));
  const features = featuresOf(ruling.cards.flatMap((id) => cardNamed(id).abilities));
  return features.filter(({ key, term }) => keys.has(key) || isExplained(term, decisive));
}

/** Whether one of these rules explains a term. */
function isExplained(term: string, rules: readonly string[]): boolean {
  const sections = sectionsOfTerms.get(term) ?? [];
  return sections.some((section) =>
    rules.some((number) => number === section || sectionOf(number) === section),
  );
}

/** The entries of an example that cite one of these rules. */
function decidingEntries(
  example: string | undefined,
  rules: readonly string[],
): readonly TraceEntry[] {
  if (example === undefined) return [];
  const { trace } = runPlay(playNamed(example, CANONICAL), cards);
  return trace.filter(({ cites }) => cites.some((cited) => rules.includes(cited)));
}

/** The keys of the features that an entry shows at work. */
function keysOf(entry: TraceEntry): readonly string[] {
  switch (entry.kind) {
    case 'step':
      return [`do ${entry.verb}`];
    case 'action':
      return actionKeys(entry);
    case 'activation':
      return reactionKeys(entry.reaction);
    case 'reaction-played':
      return reactionKeys(entry.reaction);
    case 'effect':
      return entry.of === 'reaction' && entry.source ? reactionKeys(entry.source) : [];
    case 'modifier':
      return entry.source ? passiveKeys(entry.source) : [];
    case 'cost-altered':
      return ['cost less', 'cost more'];
    case 'progress':
      return entry.moves ? [] : ['rule cannot-move-forward'];
    case 'why-not':
      if (entry.why === 'tough') return [keywordFeature('tough').key];
      return entry.by ? passiveKeys(entry.by) : [];
    case 'passives':
      return entry.applied.flatMap(({ by }) => passiveKeys(by));
    case 'declaration':
      return entry.cost === null ? ['free'] : [];
    default:
      return [];
  }
}

function actionKeys(entry: TraceEntry & { kind: 'action' }): readonly string[] {
  switch (entry.action) {
    case 'move':
      return [`do ${entry.why}`, `do ${entry.why} ${entry.to.zone}`];
    case 'create':
      return [`do create ${entry.object.card}`];
    case 'gain-status':
      return [`do gain ${entry.status}`];
    case 'lose-status':
      return [`do lose ${entry.status}`];
    case 'gain-counters':
      return [`do gain-counters ${entry.counter}`, `gains-counters ${entry.counter}`];
    case 'move-expedition':
      return [entry.to > entry.from ? 'do move-forward' : 'do move-backward'];
    default:
      return [`do ${entry.action}`];
  }
}

/** Triggers of a Reaction; one that waits for a symbol is also what other cards activate by it. */
function reactionKeys({ card, ability }: Thing): readonly string[] {
  return abilitiesOf(card, ability).flatMap((one) => {
    if (one.kind !== 'reaction') return [];
    const { on } = one.trigger;
    return [`activates ${on}`, ...featuresOf([{ ...one, effect: [] }]).map(({ key }) => key)];
  });
}

function passiveKeys({ card }: Thing): readonly string[] {
  const passives = abilitiesOf(card).filter(({ kind }) => kind === 'passive' || kind === 'keyword');
  return featuresOf(passives).map(({ key }) => key);
}

function abilitiesOf(card: string | null, place?: string): readonly Ability[] {
  const all = (card === null ? undefined : collection.get(card))?.abilities ?? [];
  const one = all[Number(place)];
  return one ? [one] : all;
}
