/** Numbers and amounts, in Spanish. */

import type { Amount, Filter, Terrain } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import type { Phrase } from '../../say/phrase.ts';
import { TERRAIN } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { doneWith } from './deed.ts';
import { matchingExpeditions } from './expedition.ts';
import { objectPhrase } from './reference.ts';
import { nounPhrase, playerPhrase } from './selection.ts';
import { COST, counterNoun, genderOf, numberWord, withDefinite, withPreposition } from './words.ts';

/** The noun after "por cada" where an amount counts things; else null. */
export function perEach(value: Amount, context: WordingContext): string | null {
  if (typeof value === 'number') return null;
  // Counted cards stay where they are: "por cada carta en tu mano".
  if ('count' in value)
    return nounPhrase(value.count, false, context).replace(/ de (?=\S+ (?:mano|reserva))/u, ' en ');
  if ('times' in value) return doneWith(value, false, context);
  if ('countExpeditions' in value)
    return matchingExpeditions(value.countExpeditions, false, context);
  if ('singleTerrainRegions' in value) return 'región monoterreno visible';
  if ('baseZeros' in value)
    return `estadística básica de 0 entre ${allPhrase(value.baseZeros, context)}`;
  return null;
}

function allPhrase(filter: Filter, context: WordingContext): string {
  return withDefinite(nounPhrase(filter, true, context), genderOf(filter), true);
}

/** "mi número", "su estadística", "el número … de un personaje objetivo". */
function possessedBy(words: string, of: Gender, whose: Phrase): string {
  const article = of === 'f' ? 'la' : 'el';
  if (whose.of === 'me') return `mi ${words}`;
  if (whose.sacrificed) return `${article} ${words} de la carta sacrificada`;
  if (whose.of === 'it') return `su ${words}`;
  return `${article} ${words} ${withPreposition('de', whose.text)}`;
}

/** An amount in words: a number, or a phrase for its value. */
export function amount(
  value: Amount,
  context: WordingContext,
  style: 'digit' | 'word' = 'digit',
): string {
  if (typeof value === 'number') return style === 'word' ? numberWord(value) : String(value);
  if ('count' in value) return `el número de ${nounPhrase(value.count, true, context)}`;
  if ('countExpeditions' in value) {
    return `el número de ${matchingExpeditions(value.countExpeditions, true, context)}`;
  }
  if ('baseZeros' in value) {
    return `el número de estadísticas básicas de 0 entre ${allPhrase(value.baseZeros, context)}`;
  }
  if ('times' in value) return `el número de ${doneWith(value, true, context)}`;
  if ('counters' in value) {
    const words = `número de ${counterNoun(value.counters, true)}`;
    if ('on' in value) return possessedBy(words, 'm', objectPhrase(value.on, context));
    return `el ${words} en ${allPhrase(value.among, context)}`;
  }
  if ('die' in value) return 'el resultado';
  if ('statistic' in value) {
    const which =
      value.statistic === 'highest'
        ? 'estadística más alta'
        : `estadística ${TERRAIN[value.statistic]}`;
    return possessedBy(which, 'f', objectPhrase(value.of, context));
  }
  if ('cost' in value) {
    if (typeof value.of === 'object' && 'all' in value.of) {
      const whose = withPreposition('de', allPhrase(value.of.all, context));
      return `el ${COST[value.cost]} total ${whose}`;
    }
    return possessedBy(COST[value.cost], 'm', objectPhrase(value.of, context));
  }
  if ('regionsBetween' in value) {
    const whose =
      value.regionsBetween === 'you'
        ? 'tu héroe y tu compañero'
        : `las dos expediciones ${withPreposition('de', playerPhrase(value.regionsBetween, context))}`;
    return `el número de regiones que hay entre ${whose}`;
  }
  if ('singleTerrainRegions' in value) return 'el número de regiones monoterreno visibles';
  if ('differing' in value) {
    return `el número de ${differentValues(value.differing)} entre ${allPhrase(value.among, context)}`;
  }
  if ('movedTo' in value) return 'el número de cartas descartadas de esta manera';
  if ('affected' in value) return 'ese mismo número';
  if ('would' in value) return 'ese número';
  if ('x' in value) return 'X';
  if ('sum' in value) return value.sum.map((part) => amount(part, context)).join(' más ');
  const parts = 'least' in value ? value.least : value.most;
  const which = 'least' in value ? 'menor' : 'mayor';
  return `el ${which} entre ${parts.map((part) => amount(part, context)).join(' y ')}`;
}

/** The property in which several objects differ: "costes base distintos". */
export function differentValues(by: Terrain | 'base-cost'): string {
  return by === 'base-cost' ? 'costes base distintos' : `estadísticas ${TERRAIN[by]} distintas`;
}
