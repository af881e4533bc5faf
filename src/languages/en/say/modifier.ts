/** Modifiers in English: what would happen, and what happens instead or besides (6.2). */

import type { PassiveRule, Would } from '../../../engine/cards/ability.ts';
import type { Context } from '../../say/context.ts';
import { effectSentences } from '../../say/effect.ts';
import { insteadEffect } from '../../say/modifier.ts';
import { capital, term } from '../../say/text.ts';
import { destination, dueTo, matched, someExpedition, someone } from './trigger.ts';
import { counters, DAILY, PHASE, STATUS } from './words.ts';

function would(value: Would, context: Context): string {
  switch (value.would) {
    case 'leave': {
      const where = destination(value.where, undefined, context);
      return `${matched(value.what, context).text} would leave ${where}`;
    }
    case 'go': {
      if (value.sacrificed) return `${matched(value.what, context).text} would be sacrificed`;
      const to = destination(value.to, undefined, context);
      const from = value.from ? ` from ${destination(value.from, undefined, context)}` : '';
      return `${matched(value.what, context).text} would go to ${to}${from}`;
    }
    case 'gain':
    case 'lose':
      return `${matched(value.what, context).text} would ${value.would} ${STATUS[value.status]}`;
    case 'gain-counters': {
      const what = counters(value.counter ?? 'any', 'at least one', false);
      return `${matched(value.what, context).text} would gain ${what}`;
    }
    case 'draw':
      return `${someone(value.who, context)} would draw`;
    case 'resupply':
      return `${someone(value.who, context)} would ${term('resupply', 'Resupply')}`;
    case 'roll':
      return `${someone(value.who, context)} would roll dice`;
    case 'move-forward': {
      const due = value.dueTo ? dueTo(value.dueTo) : '';
      return `${someExpedition(value.expedition, context)} would move forward${due}`;
    }
    case 'move-backward':
      return `${someExpedition(value.expedition, context)} would move backward`;
    case 'ascend': {
      const who = someExpedition(value.expedition, context);
      return value.again
        ? `${who} would attempt to ${term('ascend', 'Ascend')} again`
        : `${who} would ${term('ascend', 'Ascend')}`;
    }
    case 'daily':
      return `during ${value.who === 'you' ? 'your' : `${someone(value.who, context)}’s`} ${DAILY[value.daily]}`;
  }
}

function head(value: Would, context: Context): string {
  const what = would(value, context);
  if (value.would === 'daily') return `${what},`;
  const during = 'during' in value && value.during ? ` during ${PHASE[value.during]}` : '';
  return `if ${what}${during},`;
}

/** "If I would leave …, instead …" */
export function instead(rule: Extract<PassiveRule, { rule: 'instead' }>, context: Context): string {
  const before = head(rule.would, context);
  const [first = '', ...rest] = effectSentences(insteadEffect(rule), context.language, context);
  const said = rule.may ? first.replace(/^you may /u, 'you may instead ') : `instead ${first}`;
  const otherwise = rule.ifNot ? effectSentences(rule.ifNot, context.language, context) : [];
  if (otherwise.length > 0) otherwise[0] = `otherwise, ${otherwise[0]}`;
  return [`${before} ${said}`, ...[...rest, ...otherwise].map(capital)].join('. ');
}

/** "Whenever …, also …" */
export function also(rule: Extract<PassiveRule, { rule: 'also' }>, context: Context): string {
  const before = head(rule.would, context);
  const [first = '', ...rest] = effectSentences(rule.also, context.language, context);
  const said = first.startsWith('I ') ? first.replace('I', 'I also') : `also ${first}`;
  return [`${before} ${said}`, ...rest.map(capital)].join('. ');
}
