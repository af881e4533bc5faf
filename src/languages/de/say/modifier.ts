/** Modifiers in German: what would happen, and what happens instead or in addition (6.2). */

import type { PassiveRule, PlayerReference, Would } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/context.ts';
import { effectSentences } from '../../say/effect.ts';
import type { Matched } from '../../say/happening.ts';
import { insteadEffect } from '../../say/modifier.ts';
import { termMark, withCapital } from '../../say/text.ts';
import { arrangedSentence } from './clause.ts';
import { fromZone, intoZone, isRelation, relationPhrase } from './selection.ts';
import { becauseOf, destinationOf, matched, someExpedition, triggeringPlayer } from './trigger.ts';
import { counterNoun, dailyWith, IN_PHASE, statusWord } from './words.ts';

/** "ich die Expeditionszone verlassen würde". */
function wouldDo({ text }: Matched, words: string): string {
  return `${text} ${words} würde`;
}

/** "du würfeln würdest", "ein Gegner würfeln würde". */
export function playerWould(who: PlayerReference, words: string, context: WordingContext): string {
  if (who === 'you') return `du ${words} würdest`;
  return wouldDo({ text: triggeringPlayer(who, context), me: false }, words);
}

function wouldClause(value: Would, context: WordingContext, during: string): string {
  switch (value.would) {
    case 'leave': {
      const what = matched(value.what, context);
      const where = destinationOf(value.where, undefined, context, 'acc');
      return wouldDo(what, `${where} ${during}verlassen`);
    }
    case 'go': {
      const what = matched(value.what, context);
      if (value.sacrificed) return wouldDo(what, `${during}geopfert werden`);
      const from = value.from
        ? `${isRelation(value.from) ? `aus ${relationPhrase(value.from, 'dat')}` : fromZone(value.from, undefined, context)} `
        : '';
      const to = isRelation(value.to)
        ? `in ${relationPhrase(value.to, 'acc')}`
        : intoZone(value.to, undefined, context);
      return wouldDo(what, `${during}${from}${to} gehen`);
    }
    case 'gain':
    case 'lose': {
      const verb = value.would === 'gain' ? 'erhalten' : 'verlieren';
      return wouldDo(matched(value.what, context), `${during}${statusWord(value.status)} ${verb}`);
    }
    case 'gain-counters': {
      const what = counterNoun(value.counter ?? 'any', true);
      return wouldDo(matched(value.what, context), `${during}${what} erhalten`);
    }
    case 'draw':
      return playerWould(value.who, `${during}eine oder mehrere Karten ziehen`, context);
    case 'resupply':
      return playerWould(
        value.who,
        `${during}${termMark('resupply', 'Nachschub')} nutzen`,
        context,
      );
    case 'roll':
      return playerWould(value.who, `${during}einen oder mehrere Würfel werfen`, context);
    case 'create':
      return playerWould(
        value.who,
        `${during}eine ${termMark('token', 'Marke')} erschaffen`,
        context,
      );
    case 'move-forward':
    case 'move-backward': {
      const way = value.would === 'move-forward' ? 'vorwärts bewegen' : 'zurückbewegen';
      const by = value.dueTo ? `${becauseOf(value.dueTo)} ` : '';
      return `sich ${someExpedition(value.expedition, context)} ${during}${by}${way} würde`;
    }
    case 'ascend': {
      const again = value.again ? 'erneut ' : '';
      const who = someExpedition(value.expedition, context);
      return `${who} ${during}${again}${termMark('ascend', 'Aufsteigend')} wäre`;
    }
    case 'daily':
      return dailyWith(value.daily, 'gen');
  }
}

function wouldHead(value: Would, context: WordingContext): string {
  const during = 'during' in value && value.during ? `${IN_PHASE[value.during]} ` : '';
  const what = wouldClause(value, context, during);
  return value.would === 'daily' ? `während ${what}` : `falls ${what},`;
}

/** A clause with "stattdessen" behind its verb, its subject and "sich". */
function withInstead(clause: string, word: string): string {
  const pronoun = '(?: (?:mich|dich|sich|ihn|sie|es|dir|mir)(?= ))?';
  const marked = new RegExp(`^(\uE004[^\uE000]*\uE000[^\uE001]*\uE001${pronoun})`, 'u');
  if (marked.test(clause)) return clause.replace(marked, `$1 ${word}`);
  return clause.replace(new RegExp(`^(\\S+${pronoun})`, 'u'), `$1 ${word}`);
}

/** The text of a modifier: its head, its first clause with a word, the rest. */
function modifierText(
  head: string,
  [first = '', ...rest]: readonly string[],
  word: string,
): string {
  const whole = `${head} ${withInstead(first, word)}`;
  return [whole, ...rest.map((said) => withCapital(arrangedSentence(said)))].join('. ');
}

/** "falls ich … verlassen würde, … stattdessen …" */
export function insteadSentence(
  rule: Extract<PassiveRule, { rule: 'instead' }>,
  context: WordingContext,
): string {
  const before = wouldHead(rule.would, context);
  const said = effectSentences(insteadEffect(rule), context.language, context);
  const otherwise = rule.ifNot ? effectSentences(rule.ifNot, context.language, context) : [];
  if (otherwise.length > 0) otherwise[0] = `${context.language.ifNot} ${otherwise[0]}`;
  return modifierText(before, [...said, ...otherwise], 'stattdessen');
}

/** "falls …, … zusätzlich …" */
export function alsoSentence(
  rule: Extract<PassiveRule, { rule: 'also' }>,
  context: WordingContext,
): string {
  const before = wouldHead(rule.would, context);
  const said = effectSentences(rule.also, context.language, context);
  return modifierText(before, said, 'zusätzlich');
}
