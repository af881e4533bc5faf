/** Modifiers in French: what would happen, and what happens instead or besides (6.2). */

import type { PassiveRule, Would } from '../../../engine/cards/ability.ts';
import type { WordingContext } from '../../say/context.ts';
import { effectSentences } from '../../say/effect.ts';
import { insteadEffect } from '../../say/modifier.ts';
import { termMark, withCapital } from '../../say/text.ts';
import { inZone } from './selection.ts';
import { destinationOf, dueTo, matched, someExpedition, triggeringPlayer } from './trigger.ts';
import { infinitiveOf } from './verb.ts';
import { counterNoun, DAILY, PHASE, statusWord, withSi } from './words.ts';

/** "je devais quitter", "un adversaire devait piocher". */
function hadTo(subject: string, me: boolean, verb: string): string {
  return `${subject} ${me ? 'devais' : 'devait'} ${verb}`;
}

/** "vous deviez lancer un dé". */
export function wasAboutTo(
  who: Parameters<typeof triggeringPlayer>[0],
  verb: string,
  context: WordingContext,
): string {
  if (who === 'you') return `vous deviez ${verb}`;
  return hadTo(triggeringPlayer(who, context), false, verb);
}

function wouldClause(value: Would, context: WordingContext): string {
  switch (value.would) {
    case 'leave': {
      const what = matched(value.what, context);
      return hadTo(what.text, what.me, `quitter ${destinationOf(value.where, undefined, context)}`);
    }
    case 'go': {
      const what = matched(value.what, context);
      if (value.sacrificed) return hadTo(what.text, what.me, 'être sacrifié');
      const from = value.from ? ` depuis ${destinationOf(value.from, undefined, context)}` : '';
      const to =
        value.to === 'reserve'
          ? `aller ${inZone(value.to, undefined, context)}`
          : `rejoindre ${destinationOf(value.to, undefined, context)}`;
      return hadTo(what.text, what.me, to + from);
    }
    case 'gain':
    case 'lose': {
      const what = matched(value.what, context);
      const verb = value.would === 'gain' ? 'gagner' : 'perdre';
      return hadTo(what.text, what.me, `${verb} ${statusWord(value.status)}`);
    }
    case 'gain-counters': {
      const what = matched(value.what, context);
      return hadTo(what.text, what.me, `gagner des ${counterNoun(value.counter ?? 'any', true)}`);
    }
    case 'draw':
      return wasAboutTo(value.who, 'piocher', context);
    case 'resupply':
      return wasAboutTo(value.who, infinitiveOf(termMark('resupply', 'Ravitailler')), context);
    case 'roll':
      return wasAboutTo(value.who, 'lancer au moins un dé', context);
    case 'create':
      return wasAboutTo(value.who, `créer un ${termMark('token', 'jeton')}`, context);
    case 'move-forward': {
      const by = value.dueTo ? dueTo(value.dueTo) : '';
      return hadTo(someExpedition(value.expedition, context), false, `avancer${by}`);
    }
    case 'move-backward':
      return hadTo(someExpedition(value.expedition, context), false, `reculer`);
    case 'ascend': {
      const who = someExpedition(value.expedition, context);
      const again = value.again ? ' à nouveau' : '';
      return hadTo(who, false, `${termMark('ascend', 's’Élever')}${again}`);
    }
    case 'daily':
      return DAILY[value.daily];
  }
}

function wouldHead(value: Would, context: WordingContext): string {
  const what = wouldClause(value, context);
  if (value.would === 'daily') return `pendant ${what},`;
  const during = 'during' in value && value.during ? ` pendant ${PHASE[value.during]}` : '';
  return `${withSi(what)}${during},`;
}

/** "Si je devais quitter …, … à la place" */
export function insteadSentence(
  rule: Extract<PassiveRule, { rule: 'instead' }>,
  context: WordingContext,
): string {
  const before = wouldHead(rule.would, context);
  const [first = '', ...rest] = effectSentences(insteadEffect(rule), context.language, context);
  const otherwise = rule.ifNot ? effectSentences(rule.ifNot, context.language, context) : [];
  if (otherwise.length > 0) otherwise[0] = `${context.language.ifNot} ${otherwise[0]}`;
  const isFirst =
    rule.would.would === 'daily' || first.includes('\n') || (rest.length > 0 && !rule.may);
  const said = isFirst ? `à la place, ${first}` : `${first} à la place`;
  return [`${before} ${said}`, ...[...rest, ...otherwise].map(withCapital)].join('. ');
}

/** "Si …, en plus, …" */
export function alsoSentence(
  rule: Extract<PassiveRule, { rule: 'also' }>,
  context: WordingContext,
): string {
  const before = wouldHead(rule.would, context);
  const [first = '', ...rest] = effectSentences(rule.also, context.language, context);
  const said = first.startsWith('je ')
    ? first.replace(/^je \S+/u, '$& aussi')
    : `en plus, ${first}`;
  return [`${before} ${said}`, ...rest.map(withCapital)].join('. ');
}
