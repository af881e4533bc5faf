/** Numbers and amounts, in Italian. */

import type { Amount, Terrain } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import type { Phrase } from '../../say/phrase.ts';
import { TERRAIN } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { doneWith } from './deed.ts';
import { matchingExpeditions } from './expedition.ts';
import { objectPhrase } from './reference.ts';
import { nounPhrase, playerPhrase } from './selection.ts';
import { COST, counterNoun, genderOf, numberWord, withDefinite, withPreposition } from './words.ts';

/** The noun after "per ogni" where an amount counts things; else null. */
export function perEach(value: Amount, context: WordingContext): string | null {
  if (typeof value === 'number') return null;
  // Counted cards stay where they are: "per ogni carta nella tua mano".
  if ('count' in value)
    return nounPhrase(value.count, false, context).replace(
      / dalla (?=(?:\S+ )?(?:mano|Riserva))/u,
      ' nella ',
    );
  if ('times' in value) return doneWith(value, false, context);
  if ('countExpeditions' in value)
    return matchingExpeditions(value.countExpeditions, false, context);
  if ('singleTerrainRegions' in value) return 'regione visibile con un unico tipo di terreno';
  if ('baseZeros' in value)
    return `statistica base pari a 0 tra ${allPhrase(value.baseZeros, context)}`;
  return null;
}

function allPhrase(filter: Parameters<typeof nounPhrase>[0], context: WordingContext): string {
  return withDefinite(nounPhrase(filter, true, context), genderOf(filter), true);
}

/** "il mio numero", "la sua statistica", "il numero … di un personaggio bersaglio". */
function possessedBy(words: string, of: Gender, whose: Phrase): string {
  const article = of === 'f' ? 'la' : 'il';
  if (whose.of === 'me') return `${article} ${of === 'f' ? 'mia' : 'mio'} ${words}`;
  if (whose.sacrificed) return `${article} ${words} della carta sacrificata`;
  if (whose.of === 'it') {
    return `${article} ${whose.plural ? 'loro' : of === 'f' ? 'sua' : 'suo'} ${words}`;
  }
  return `${article} ${words} ${withPreposition('di', whose.text)}`;
}

/** An amount in words: a number, or a phrase for its value. */
export function amount(
  value: Amount,
  context: WordingContext,
  style: 'digit' | 'word' = 'digit',
): string {
  if (typeof value === 'number') return style === 'word' ? numberWord(value) : String(value);
  if ('count' in value) return `il numero di ${nounPhrase(value.count, true, context)}`;
  if ('countExpeditions' in value) {
    return `il numero di ${matchingExpeditions(value.countExpeditions, true, context)}`;
  }
  if ('baseZeros' in value) {
    return `il numero di statistiche base pari a 0 tra ${allPhrase(value.baseZeros, context)}`;
  }
  if ('times' in value) return `il numero di ${doneWith(value, true, context)}`;
  if ('counters' in value) {
    const words = `numero di ${counterNoun(value.counters, true)}`;
    if ('on' in value) {
      const whose = objectPhrase(value.on, context);
      const own = { me: 'dei miei', it: whose.plural ? 'dei loro' : 'dei suoi' };
      if (whose.of !== null)
        return `il numero ${own[whose.of]} ${counterNoun(value.counters, true)}`;
      return possessedBy(words, 'm', whose);
    }
    return `il ${words} ${withPreposition('su', allPhrase(value.among, context))}`;
  }
  if ('die' in value) return 'il risultato';
  if ('statistic' in value) {
    const which =
      value.statistic === 'highest'
        ? 'statistica più alta'
        : `statistica ${TERRAIN[value.statistic]}`;
    return possessedBy(which, 'f', objectPhrase(value.of, context));
  }
  if ('cost' in value) {
    if (typeof value.of === 'object' && 'all' in value.of) {
      return `il ${COST[value.cost]} totale ${withPreposition('di', allPhrase(value.of.all, context))}`;
    }
    return possessedBy(COST[value.cost], 'm', objectPhrase(value.of, context));
  }
  if ('regionsBetween' in value) {
    const whose =
      value.regionsBetween === 'you'
        ? 'il tuo eroe e il tuo compagno'
        : `le due spedizioni ${withPreposition('di', playerPhrase(value.regionsBetween, context))}`;
    return `il numero di regioni tra ${whose}`;
  }
  if ('singleTerrainRegions' in value)
    return 'il numero di regioni visibili con un unico tipo di terreno';
  if ('differing' in value) {
    return `il numero di ${differentValues(value.differing)} tra ${allPhrase(value.among, context)}`;
  }
  if ('movedTo' in value) return 'il numero di carte scartate in questo modo';
  if ('affected' in value) return 'altrettanti';
  if ('would' in value) return 'quel numero';
  if ('x' in value) return 'X';
  if ('sum' in value) return value.sum.map((part) => amount(part, context)).join(' più ');
  const parts = 'least' in value ? value.least : value.most;
  const which = 'least' in value ? 'minore' : 'maggiore';
  return `il ${which} tra ${parts.map((part) => amount(part, context)).join(' e ')}`;
}

/** The property in which several objects differ: "costi base diversi". */
export function differentValues(by: Terrain | 'base-cost'): string {
  return by === 'base-cost' ? 'costi base diversi' : `statistiche ${TERRAIN[by]} diverse`;
}
