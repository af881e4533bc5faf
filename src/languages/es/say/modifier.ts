/** Modifiers in Spanish: what would happen, and what happens instead or in addition (6.2). */

import type { PassiveRule, PlayerReference, Would } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/context.ts';
import { effectSentences } from '../../say/effect.ts';
import type { Matched } from '../../say/happening.ts';
import { insteadEffect } from '../../say/modifier.ts';
import { termMark, withCapital } from '../../say/text.ts';
import { becauseOf, destinationOf, matched, someExpedition, triggeringPlayer } from './trigger.ts';
import { counterNoun, DAILY, PHASE, statusWord, withPreposition } from './words.ts';

/** "fuese a abandonar", "un personaje fuese a abandonar". */
function aboutTo(what: Matched, verb: string): string {
  return `${what.text} fuese a ${verb}`.trim();
}

/** "fueses a tirar un dado". */
export function wasAboutTo(who: PlayerReference, verb: string, context: WordingContext): string {
  if (who === 'you') return `fueses a ${verb}`;
  return aboutTo({ text: triggeringPlayer(who, context), me: false }, verb);
}

function wouldClause(value: Would, context: WordingContext): string {
  switch (value.would) {
    case 'leave': {
      const what = matched(value.what, context);
      return aboutTo(what, `abandonar ${destinationOf(value.where, undefined, context)}`);
    }
    case 'go': {
      const what = matched(value.what, context);
      if (value.sacrificed) return aboutTo(what, 'ser sacrificado');
      const from = value.from ? ` desde ${destinationOf(value.from, undefined, context)}` : '';
      const to = withPreposition('a', destinationOf(value.to, undefined, context));
      return aboutTo(what, `ir ${to}${from}`);
    }
    case 'gain':
    case 'lose': {
      const verb = value.would === 'gain' ? 'ganar' : 'perder';
      return aboutTo(matched(value.what, context), `${verb} ${statusWord(value.status)}`);
    }
    case 'gain-counters': {
      const what = counterNoun(value.counter ?? 'any', true);
      return aboutTo(matched(value.what, context), `ganar ${what}`);
    }
    case 'draw':
      return wasAboutTo(value.who, 'robar', context);
    case 'resupply':
      return wasAboutTo(value.who, termMark('resupply', 'reabastecer'), context);
    case 'roll':
      return wasAboutTo(value.who, 'tirar un dado o más', context);
    case 'create':
      return wasAboutTo(value.who, `crear una ${termMark('token', 'ficha')}`, context);
    case 'move-forward':
    case 'move-backward': {
      const verb = value.would === 'move-forward' ? 'avanzar' : 'retroceder';
      const by = value.dueTo ? becauseOf(value.dueTo) : '';
      return aboutTo({ text: someExpedition(value.expedition, context), me: false }, verb + by);
    }
    case 'ascend': {
      const who = { text: someExpedition(value.expedition, context), me: false };
      const again = value.again ? ' de nuevo' : '';
      return aboutTo(who, termMark('ascend', 'ascender') + again);
    }
    case 'daily':
      return DAILY[value.daily];
  }
}

function wouldHead(value: Would, context: WordingContext): string {
  const what = wouldClause(value, context);
  if (value.would === 'daily') return `durante ${what},`;
  const during = 'during' in value && value.during ? ` durante ${PHASE[value.during]}` : '';
  return `si ${what}${during},`;
}

/** "Si fuese a abandonar …, en vez de eso, …" */
export function insteadSentence(
  rule: Extract<PassiveRule, { rule: 'instead' }>,
  context: WordingContext,
): string {
  const before = wouldHead(rule.would, context);
  const [first = '', ...rest] = effectSentences(insteadEffect(rule), context.language, context);
  const otherwise = rule.ifNot ? effectSentences(rule.ifNot, context.language, context) : [];
  if (otherwise.length > 0) otherwise[0] = `${context.language.ifNot} ${otherwise[0]}`;
  const sentences = [...rest, ...otherwise].map(withCapital);
  return [`${before} en vez de eso, ${first}`, ...sentences].join('. ');
}

/** "Si …, además, …" */
export function alsoSentence(
  rule: Extract<PassiveRule, { rule: 'also' }>,
  context: WordingContext,
): string {
  const before = wouldHead(rule.would, context);
  const [first = '', ...rest] = effectSentences(rule.also, context.language, context);
  return [`${before} además, ${first}`, ...rest.map(withCapital)].join('. ');
}
