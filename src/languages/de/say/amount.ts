/** Numbers and amounts, in German: an amount is a phrase in the nominative. */

import type { Amount, Filter, Terrain } from '../../../engine/cards/ability.ts';
import { TERRAIN } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { doneWith } from './deed.ts';
import { expeditionWords } from './expedition.ts';
import { objectPhrase, possessiveStem, withPossessor } from './reference.ts';
import { nounPhrase, playerPhrase } from './selection.ts';
import { COST, counterNoun, declinedEin, type GermanCase, numberWord } from './words.ts';

/** The noun after "pro" where an amount counts things; else null. */
export function perEach(value: Amount, context: WordingContext): string | null {
  if (typeof value === 'number') return null;
  // Counted cards stay where they are: "pro Karte in deiner Hand".
  if ('count' in value)
    return nounPhrase(value.count, false, context, { grammar: 'acc' }).replace(
      /(?<= )aus (?=\S+ (?:Hand|Reserve))/u,
      'in ',
    );
  if ('times' in value) return doneWith(value, false, context, 'acc');
  if ('countExpeditions' in value)
    return expeditionWords(value.countExpeditions, false, context, { grammar: 'acc' });
  if ('singleTerrainRegions' in value) return 'sichtbare Region mit einem Geländetyp';
  if ('baseZeros' in value)
    return `Basisstatistik von 0 unter ${allPhrase(value.baseZeros, context, 'dat')}`;
  return null;
}

/** All that match, behind a preposition: "den Charakteren, die du kontrollierst,". */
export function allPhrase(filter: Filter, context: WordingContext, grammar: GermanCase): string {
  return nounPhrase(filter, true, context, { grammar, article: 'der' });
}

const COSTS_FORM = { gender: 'f', plural: true, grammar: 'nom' } as const;
const ONE_FORM = { gender: 'f', plural: false, grammar: 'nom' } as const;

/** ", wobei X die Anzahl der Charaktere ist, die du kontrollierst". */
export function whatXIs(value: Amount, context: WordingContext): string {
  const words = amount(value, context);
  const [, said = words, relative = ''] =
    /^([^,]*)(, (?:die|den|das|der) [^,]*),?$/u.exec(words) ?? [];
  const be = /^(?:\p{L}+e (?:Hand|Reserve|Basis)kosten)/u.test(said) ? 'sind' : 'ist';
  return `, wobei X ${said} ${be}${relative}`;
}

/** An amount in words: a number, or a phrase for its value. */
export function amount(
  value: Amount,
  context: WordingContext,
  style: 'digit' | 'word' = 'digit',
): string {
  if (typeof value === 'number') return style === 'word' ? numberWord(value) : String(value);
  if ('count' in value) return `die Anzahl ${allPhrase(value.count, context, 'gen')}`;
  if ('countExpeditions' in value) {
    const all = { article: 'der', grammar: 'gen' } as const;
    return `die Anzahl ${expeditionWords(value.countExpeditions, true, context, all)}`;
  }
  if ('baseZeros' in value)
    return `die Anzahl der Basisstatistiken von 0 unter ${allPhrase(value.baseZeros, context, 'dat')}`;
  if ('times' in value) return `die Anzahl ${doneWith(value, true, context, 'gen', 'der')}`;
  if ('counters' in value) return countersAmount(value, context);
  if ('die' in value) return 'das Ergebnis';
  if ('statistic' in value) {
    const which =
      value.statistic === 'highest' ? 'höchste Statistik' : `${TERRAIN[value.statistic]}`;
    return value.statistic === 'highest'
      ? withPossessor(which, ONE_FORM, value.of, context)
      : withPossessor(`${which} Statistik`, ONE_FORM, value.of, context);
  }
  if ('cost' in value) {
    if (typeof value.of === 'object' && 'all' in value.of) {
      return `die Gesamt-${COST[value.cost]} ${allPhrase(value.of.all, context, 'gen')}`;
    }
    return withPossessor(COST[value.cost], COSTS_FORM, value.of, context);
  }
  if ('regionsBetween' in value) {
    const whose =
      value.regionsBetween === 'you'
        ? 'deinen beiden Expeditionen'
        : `den beiden Expeditionen ${playerPhrase(value.regionsBetween, context, 'gen')}`;
    return `die Anzahl der Regionen zwischen ${whose}`;
  }
  if ('singleTerrainRegions' in value)
    return 'die Anzahl der sichtbaren Regionen mit einem Geländetyp';
  if ('differing' in value) {
    const all = allPhrase(value.among, context, 'dat');
    return `die Anzahl ${differentValues(value.differing, 'gen')} unter ${all}`;
  }
  if ('movedTo' in value) return 'die Anzahl der auf diese Weise abgelegten Karten';
  if ('affected' in value) return 'ebenso viele';
  if ('would' in value) return 'diese Anzahl';
  if ('x' in value) return 'X';
  if ('sum' in value) return value.sum.map((part) => amount(part, context)).join(' plus ');
  const parts = 'least' in value ? value.least : value.most;
  const which = 'least' in value ? 'kleinere' : 'größere';
  return `der ${which} Wert: ${parts.map((part) => amount(part, context)).join(' oder ')}`;
}

function countersAmount(
  value: Extract<Amount, { readonly counters: string }>,
  context: WordingContext,
): string {
  const words = counterNoun(value.counters, true);
  if (!('on' in value))
    return `die Anzahl an ${words} auf ${allPhrase(value.among, context, 'dat')}`;
  const whose = objectPhrase(value.on, context, 'dat');
  if (whose.of === null) return `die Anzahl an ${words} auf ${whose.text}`;
  const own = declinedEin(possessiveStem(whose), { gender: 'f', plural: true, grammar: 'gen' });
  return `die Anzahl ${own} ${words}`;
}

/** The property in which several objects differ: "verschiedene Basiskosten". */
export function differentValues(by: Terrain | 'base-cost', grammar: GermanCase = 'nom'): string {
  const which = grammar === 'gen' ? 'verschiedener' : 'verschiedene';
  return by === 'base-cost' ? `${which} ${COST.base}` : `${which} ${TERRAIN[by]} Statistiken`;
}
