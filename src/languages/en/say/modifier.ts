/** Modifiers in English: what would happen, and what happens instead or besides (6.2). */

import type { PassiveRule, Would } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/context.ts';
import { effectSentences } from '../../say/effect.ts';
import { insteadEffect } from '../../say/modifier.ts';
import { termMark, withCapital } from '../../say/text.ts';
import { destinationOf, dueTo, matched, someExpedition, triggeringPlayer } from './trigger.ts';
import { counterPhrase, DAILY, PHASE, STATUS } from './words.ts';

function wouldClause(value: Would, context: WordingContext): string {
  switch (value.would) {
    case 'leave': {
      const where = destinationOf(value.where, undefined, context);
      return `${matched(value.what, context).text} would leave ${where}`;
    }
    case 'go': {
      if (value.sacrificed) return `${matched(value.what, context).text} would be sacrificed`;
      const to = destinationOf(value.to, undefined, context);
      const from = value.from ? ` from ${destinationOf(value.from, undefined, context)}` : '';
      return `${matched(value.what, context).text} would go to ${to}${from}`;
    }
    case 'gain':
    case 'lose':
      return `${matched(value.what, context).text} would ${value.would} ${STATUS[value.status]}`;
    case 'gain-counters': {
      const what = counterPhrase(value.counter ?? 'any', '1 or more', true);
      return `${matched(value.what, context).text} would gain ${what}`;
    }
    case 'draw':
      return `${triggeringPlayer(value.who, context)} would draw`;
    case 'resupply':
      return `${triggeringPlayer(value.who, context)} would ${termMark('resupply', 'Resupply')}`;
    case 'roll':
      return `${triggeringPlayer(value.who, context)} would roll dice`;
    case 'create':
      return `${triggeringPlayer(value.who, context)} would create a ${termMark('token', 'token')}`;
    case 'move-forward': {
      const due = value.dueTo ? dueTo(value.dueTo) : '';
      return `${someExpedition(value.expedition, context)} would move forward${due}`;
    }
    case 'move-backward':
      return `${someExpedition(value.expedition, context)} would move backward`;
    case 'ascend': {
      const who = someExpedition(value.expedition, context);
      return value.again
        ? `${who} would attempt to ${termMark('ascend', 'Ascend')} again`
        : `${who} would ${termMark('ascend', 'Ascend')}`;
    }
    case 'daily':
      return `during ${value.who === 'you' ? 'your' : `${triggeringPlayer(value.who, context)}’s`} ${DAILY[value.daily]}`;
  }
}

function wouldHead(value: Would, context: WordingContext): string {
  const what = wouldClause(value, context);
  if (value.would === 'daily') return `${what},`;
  const during = 'during' in value && value.during ? ` during ${PHASE[value.during]}` : '';
  return `if ${what}${during},`;
}

/** "If I would leave …, instead …" */
export function insteadSentence(
  rule: Extract<PassiveRule, { rule: 'instead' }>,
  context: WordingContext,
): string {
  const before = wouldHead(rule.would, context);
  const [first = '', ...rest] = effectSentences(insteadEffect(rule), context.language, context);
  const said = rule.may ? first.replace(/^you may /u, 'you may instead ') : `instead ${first}`;
  const otherwise = rule.ifNot ? effectSentences(rule.ifNot, context.language, context) : [];
  if (otherwise.length > 0) otherwise[0] = `otherwise, ${otherwise[0]}`;
  return [`${before} ${said}`, ...[...rest, ...otherwise].map(withCapital)].join('. ');
}

/** "Whenever …, also …" */
export function alsoSentence(
  rule: Extract<PassiveRule, { rule: 'also' }>,
  context: WordingContext,
): string {
  const before = wouldHead(rule.would, context);
  const [first = '', ...rest] = effectSentences(rule.also, context.language, context);
  const said = first.startsWith('I ') ? first.replace('I', 'I also') : `also ${first}`;
  return [`${before} ${said}`, ...rest.map(withCapital)].join('. ');
}
