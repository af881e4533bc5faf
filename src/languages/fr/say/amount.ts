/** Numbers and amounts, in French. */

import type { Amount, Terrain } from '../../../engine/cards/ability.ts';
import type { Phrase } from '../../say/phrase.ts';
import { TERRAIN } from '../../say/text.ts';
import type { WordingContext } from '../../say/wording.ts';
import { doneWith } from './deed.ts';
import { matchingExpeditions } from './expedition.ts';
import { objectPhrase } from './reference.ts';
import { nounPhrase, playerPhrase } from './selection.ts';
import { counterNoun, numberWord, withDe } from './words.ts';

/** The noun after "pour chaque" where an amount counts things; else null. */
export function perEach(value: Amount, context: WordingContext): string | null {
  if (typeof value === 'number') return null;
  // Counted cards stay where they are: "par carte dans votre Réserve".
  if ('count' in value)
    return nounPhrase(value.count, false, context).replace(
      / de (?=(?:votre|la) (?:Réserve|main))/u,
      ' dans ',
    );
  if ('times' in value) return doneWith(value, false, context);
  if ('countExpeditions' in value)
    return matchingExpeditions(value.countExpeditions, false, context);
  if ('singleTerrainRegions' in value) return 'région mono-terrain visible';
  if ('baseZeros' in value) {
    return `statistique de base 0 parmi les ${nounPhrase(value.baseZeros, true, context)}`;
  }
  return null;
}

/** "mon nombre", "son nombre", "le nombre … d’un Personnage ciblé". */
function possessedBy(words: string, feminine: boolean, whose: Phrase): string {
  if (whose.of === 'me') return `${feminine ? 'ma' : 'mon'} ${words}`;
  if (whose.sacrificed) return `${feminine ? 'la' : 'le'} ${words} de la carte sacrifiée`;
  if (whose.of === 'it') return `${whose.plural ? 'leur' : feminine ? 'sa' : 'son'} ${words}`;
  return `${feminine ? 'la' : 'le'} ${words} ${withDe(whose.text)}`;
}

/** An amount in words: a number, or a phrase for its value. */
export function amount(
  value: Amount,
  context: WordingContext,
  style: 'digit' | 'word' = 'digit',
): string {
  if (typeof value === 'number') return style === 'word' ? numberWord(value) : String(value);
  if ('count' in value) return `le nombre ${withDe(nounPhrase(value.count, true, context))}`;
  if ('countExpeditions' in value) {
    return `le nombre ${withDe(matchingExpeditions(value.countExpeditions, true, context))}`;
  }
  if ('baseZeros' in value) {
    return `le nombre de statistiques de base 0 parmi les ${nounPhrase(value.baseZeros, true, context)}`;
  }
  if ('times' in value) return `le nombre ${withDe(doneWith(value, true, context))}`;
  if ('counters' in value) {
    const words = `nombre ${withDe(counterNoun(value.counters, true))}`;
    if ('on' in value) {
      const whose = objectPhrase(value.on, context);
      const what = counterNoun(value.counters, true);
      if (whose.of === 'me') return `mon nombre ${withDe(what)}`;
      if (whose.of === 'it') return `${whose.plural ? 'leur' : 'son'} nombre ${withDe(what)}`;
      return possessedBy(words, false, whose);
    }
    return `le ${words} sur les ${nounPhrase(value.among, true, context)}`;
  }
  if ('die' in value) return 'le résultat';
  if ('statistic' in value) {
    const which =
      value.statistic === 'highest'
        ? 'statistique la plus élevée'
        : `statistique de ${TERRAIN[value.statistic]}`;
    return possessedBy(which, true, objectPhrase(value.of, context));
  }
  if ('cost' in value) {
    const which = { hand: 'Coût de Main', reserve: 'Coût de Réserve', base: 'Coût de Base' };
    if (typeof value.of === 'object' && 'all' in value.of) {
      return `le ${which[value.cost]} total ${withDe(`les ${nounPhrase(value.of.all, true, context)}`)}`;
    }
    return possessedBy(which[value.cost], false, objectPhrase(value.of, context));
  }
  if ('regionsBetween' in value) {
    const whose =
      value.regionsBetween === 'you'
        ? 'votre Héros et votre Compagnon'
        : `les deux Expéditions ${withDe(playerPhrase(value.regionsBetween, context))}`;
    return `le nombre de régions entre ${whose}`;
  }
  if ('singleTerrainRegions' in value) return 'le nombre de régions mono-terrain visibles';
  if ('differing' in value) {
    return `le nombre de ${differentValues(value.differing)} parmi les ${nounPhrase(value.among, true, context)}`;
  }
  if ('movedTo' in value) return 'le nombre de cartes défaussées de cette manière';
  if ('affected' in value) return 'autant';
  if ('would' in value) return 'ce nombre';
  if ('x' in value) return 'X';
  if ('sum' in value) return value.sum.map((part) => amount(part, context)).join(' plus ');
  const parts = 'least' in value ? value.least : value.most;
  const which = 'least' in value ? 'petit' : 'grand';
  return `le plus ${which} entre ${parts.map((part) => amount(part, context)).join(' et ')}`;
}

/** The property in which several objects differ: "Coûts de Base différents". */
export function differentValues(by: Terrain | 'base-cost'): string {
  return by === 'base-cost'
    ? 'Coûts de Base différents'
    : `statistiques ${TERRAIN[by]} différentes`;
}
