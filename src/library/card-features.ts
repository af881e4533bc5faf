/** Takes a card's tree apart into the triggers, verbs and modifiers that relate it to other cards. */

import type { Ability } from '../engine/cards/ability.ts';
import type { Trigger } from '../engine/cards/trigger.ts';
import { termOfTrigger } from './card-triggers.ts';

/** A trigger, verb or modifier: `key` is equal where two cards have the same, `term` names it. */
export interface Feature {
  readonly key: string;
  readonly term: string;
}

/** Terms of verbs that are not called like their verb. */
const VERB_TERMS: Readonly<Record<string, string>> = {
  // Only Feats are completed, and a Feat has no term of its own.
  complete: 'landmark-permanent',
  switch: 'switch-expeditions',
  'gain-counters': 'counter',
  'distribute-counters': 'counter',
  'lose-counters': 'counter',
  'exchange-boosts': 'boost',
  play: 'play-for-free',
  roll: 'roll-a-die',
  'take-control': 'take-control',
};

/** Verbs that only hold other steps together, or that are said with nearly any effect. */
const CONNECTING: ReadonlySet<string> = new Set([
  'after',
  'attempt',
  'choose',
  'depending',
  'if',
  'may',
  'next',
  'ongoing',
  'reveal',
  'target',
  'target-expedition',
  'target-player',
  'together',
  'unless',
]);

/** Terms of what passive abilities say. */
const RULE_TERMS: Readonly<Record<string, string>> = {
  'add-statistics': 'statistic',
  'set-statistics': 'statistic',
  terrain: 'terrain',
  limit: 'limited',
  'minimum-cost': 'cost',
  'cannot-move-forward': 'move-forward',
  'ignore-defender': 'defender',
  'cannot-activate': 'activate',
  'cannot-be-played': 'play',
  'cannot-gain-counters': 'counter',
  'cannot-ready': 'ready',
  'ignore-abilities': 'ignore',
  'extra-die': 'roll-a-die',
  'die-result': 'roll-a-die',
  'can-gain-again': 'status',
};

/** Returns the triggers, verbs and modifiers of abilities, each once. */
export function featuresOf(abilities: readonly Ability[]): readonly Feature[] {
  const found = new Map<string, Feature>();
  collectFeatures(abilities, (feature) => found.set(feature.key, feature));
  return [...found.values()];
}

type Node = Readonly<Record<string, unknown>>;

function collectFeatures(node: unknown, add: (feature: Feature) => void): void {
  if (Array.isArray(node)) for (const each of node) collectFeatures(each, add);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  for (const feature of ownFeatures(node as Node)) add(feature);
  for (const part of Object.values(node)) collectFeatures(part, add);
}

function ownFeatures(node: Node): readonly Feature[] {
  if (node['kind'] === 'keyword') return [keywordFeature(String(node['keyword']))];
  if (typeof node['do'] === 'string') return verbFeatures(node['do'], node);
  if (typeof node['on'] === 'string') return triggerFeatures(node as Trigger);
  if (typeof node['rule'] === 'string') return ruleFeatures(node['rule'], node);
  return changeFeatures(node);
}

/** Returns the feature of a keyword ability. */
export function keywordFeature(keyword: string): Feature {
  return { key: `keyword ${keyword}`, term: keyword };
}

function verbFeatures(
  verb: string,
  { statuses, counter, to, token, abilities }: Node,
): readonly Feature[] {
  if (CONNECTING.has(verb)) return [];
  if (Array.isArray(statuses)) {
    return statuses.map((status) => ({ key: `do ${verb} ${status}`, term: String(status) }));
  }
  if (verb === 'activate' && typeof abilities === 'string') {
    return [{ key: `activates ${abilities}`, term: 'activate' }];
  }
  const told = [counter, to, token].filter((one) => typeof one === 'string');
  const key = ['do', verb, ...told].join(' ');
  return [{ key, term: VERB_TERMS[verb] ?? verb }];
}

/** Returns the feature of a trigger: its event with what tells it from others of the kind. */
function triggerFeatures(trigger: Trigger): readonly Feature[] {
  if (trigger.on === 'any') return [];
  const told = ['phase', 'daily', 'status', 'counter', 'in', 'action', 'to', 'from', 'where'];
  const fields = trigger as Node;
  const played = trigger.on === 'plays' ? [trigger.card.type, trigger.card.from].flat() : [];
  const parts = [...told.flatMap((field) => fields[field]), ...played];
  return termOfTrigger(trigger).map((term) => ({
    key: ['on', trigger.on, ...parts.filter((part) => part !== undefined)].join(' '),
    term,
  }));
}

function ruleFeatures(rule: string, { keyword, instead, would }: Node): readonly Feature[] {
  if (rule === 'gain-keyword') return [keywordFeature(String(keyword))];
  const replaced = (would ?? (instead as Node | undefined)?.['would']) as Node | string | undefined;
  const event = typeof replaced === 'object' ? replaced['would'] : replaced;
  const key = ['rule', rule, ...(event === undefined ? [] : [event])].join(' ');
  if (event !== undefined) return [{ key, term: 'replacing-modifier' }];
  const term = RULE_TERMS[rule];
  return term === undefined ? [] : [{ key, term }];
}

function changeFeatures(change: Node): readonly Feature[] {
  if (typeof change['activates'] === 'string') {
    return [{ key: `activates ${change['activates']}`, term: 'activate' }];
  }
  if (typeof change['gainsCounters'] === 'string') {
    return [{ key: `gains-counters ${change['gainsCounters']}`, term: 'counter' }];
  }
  if (change['cost'] === 'less' || change['cost'] === 'more') {
    return [{ key: `cost ${change['cost']}`, term: 'altered' }];
  }
  if (change['free'] === true) return [{ key: 'free', term: 'play-for-free' }];
  return [];
}
