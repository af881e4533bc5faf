/** Modifiers in Italian: what would happen, and what happens instead or besides (6.2). */

import type { PassiveRule, PlayerReference, Would } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/context.ts';
import { effectSentences } from '../../say/effect.ts';
import type { Matched } from '../../say/happening.ts';
import { insteadEffect } from '../../say/modifier.ts';
import { termMark, withCapital } from '../../say/text.ts';
import { becauseOf, destinationOf, matched, someExpedition, triggeringPlayer } from './trigger.ts';
import { counterNoun, DAILY, PHASE, statusWord, withPreposition } from './words.ts';

/** "sto per lasciare", "un personaggio sta per lasciare". */
function aboutTo(what: Matched, verb: string): string {
  return what.me ? `sto per ${verb}` : `${what.text} sta per ${verb}`;
}

/** "stai per tirare un dado". */
export function wasAboutTo(who: PlayerReference, verb: string, context: WordingContext): string {
  if (who === 'you') return `stai per ${verb}`;
  return aboutTo({ text: triggeringPlayer(who, context), me: false }, verb);
}

function wouldClause(value: Would, context: WordingContext): string {
  switch (value.would) {
    case 'leave': {
      const what = matched(value.what, context);
      return aboutTo(what, `lasciare ${destinationOf(value.where, undefined, context)}`);
    }
    case 'go': {
      const what = matched(value.what, context);
      if (value.sacrificed) return aboutTo(what, 'essere sacrificato');
      const from = value.from
        ? ` ${withPreposition('da', destinationOf(value.from, undefined, context))}`
        : '';
      const to = withPreposition('in', destinationOf(value.to, undefined, context));
      return aboutTo(what, `andare ${to}${from}`);
    }
    case 'gain':
    case 'lose': {
      const verb = value.would === 'gain' ? 'ottenere' : 'perdere';
      return aboutTo(matched(value.what, context), `${verb} ${statusWord(value.status)}`);
    }
    case 'gain-counters': {
      const what = counterNoun(value.counter ?? 'any', true);
      return aboutTo(matched(value.what, context), `ottenere ${what}`);
    }
    case 'draw':
      return wasAboutTo(value.who, 'pescare', context);
    case 'resupply':
      return wasAboutTo(value.who, termMark('resupply', 'Rifornire'), context);
    case 'roll':
      return wasAboutTo(value.who, 'tirare uno o più dadi', context);
    case 'create':
      return wasAboutTo(value.who, `creare una ${termMark('token', 'pedina')}`, context);
    case 'move-forward':
    case 'move-backward': {
      const verb = value.would === 'move-forward' ? 'avanzare' : 'arretrare';
      const by = value.dueTo ? becauseOf(value.dueTo) : '';
      return aboutTo({ text: someExpedition(value.expedition, context), me: false }, verb + by);
    }
    case 'ascend': {
      const who = { text: someExpedition(value.expedition, context), me: false };
      const again = value.again ? ' di nuovo' : '';
      return aboutTo(who, termMark('ascend', 'Ascendere') + again);
    }
    case 'daily':
      return DAILY[value.daily];
  }
}

function wouldHead(value: Would, context: WordingContext): string {
  const what = wouldClause(value, context);
  if (value.would === 'daily') return `durante ${what},`;
  const during = 'during' in value && value.during ? ` durante ${PHASE[value.during]}` : '';
  return `se ${what}${during},`;
}

/** "Se sto per lasciare …, … invece" */
export function insteadSentence(
  rule: Extract<PassiveRule, { rule: 'instead' }>,
  context: WordingContext,
): string {
  const before = wouldHead(rule.would, context);
  const [first = '', ...rest] = effectSentences(insteadEffect(rule), context.language, context);
  const otherwise = rule.ifNot ? effectSentences(rule.ifNot, context.language, context) : [];
  if (otherwise.length > 0) otherwise[0] = `${context.language.ifNot} ${otherwise[0]}`;
  const said = withInstead(first);
  return [`${before} ${said}`, ...[...rest, ...otherwise].map(withCapital)].join('. ');
}

/** A clause with "invece": behind the verb of what gains or loses something, else before all. */
function withInstead(clause: string): string {
  const gains = /^(?:ottengo|perde) [^,.\n]+$/u.test(clause);
  return gains || clause.startsWith('puoi ')
    ? clause.replace(/^\S+/u, '$& invece')
    : `invece ${clause}`;
}

/** "Se …, inoltre …" */
export function alsoSentence(
  rule: Extract<PassiveRule, { rule: 'also' }>,
  context: WordingContext,
): string {
  const before = wouldHead(rule.would, context);
  const [first = '', ...rest] = effectSentences(rule.also, context.language, context);
  const said = first.startsWith('ottengo ')
    ? first.replace('ottengo', 'ottengo anche')
    : `inoltre ${first}`;
  return [`${before} ${said}`, ...rest.map(withCapital)].join('. ');
}
