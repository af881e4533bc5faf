/** Why something is not offered or does not happen, in French. */

import type { Status } from '../../../engine/cards/ability.ts';
import type { WhyNotWords } from '../../say/why-not.ts';
import { becauseOf } from './play.ts';
import { KEYWORD, statusWord } from './words.ts';

function statusOf(status: Status | null): string {
  return status === null ? 'ce statut' : `le statut ${statusWord(status)}`;
}

/** What a trigger asks for, by the field of its filter. */
const ASKED: Readonly<Record<string, string>> = {
  type: 'le type',
  subtype: 'le sous-type',
  baseCost: 'le Coût de Base',
  handCost: 'le Coût de Main',
  reserveCost: 'le Coût de Réserve',
  counters: 'les compteurs',
};

export const whyNotWords: WhyNotWords = {
  because: becauseOf,
  lacking: (needed, ready) => `il faut ${needed} et il n’y a que ${ready}`,
  reasons: {
    'ability-ignored': ({ of, because }) => `les capacités${of} n’ont aucun effet${because}`,
    'already-has': ({ x, isExpedition, status }) =>
      isExpedition
        ? `l’Expédition est déjà ${statusWord('ascended', 'f')}`
        : status === 'completed'
          ? `${x} est déjà ${statusWord(status, 'f')}`
          : `${x} a déjà ${statusOf(status)}`,
    'cannot-activate': ({ of, because }) => `une Réaction${of} ne peut pas s’activer${because}`,
    'cannot-be-played': ({ x, because }) => `personne ne peut jouer ${x}${because}`,
    'cannot-gain-counters': ({ x, because }) => `${x} ne peut pas gagner de compteurs${because}`,
    'cannot-move': ({ because }) => `l’Expédition ne peut pas avancer${because}`,
    'cannot-ready': ({ x, because }) => `${x} ne peut pas se redresser${because}`,
    'cannot-take-control': ({ of }) => `le contrôle${of} ne peut pas être pris`,
    condition: ({ of }) => `une condition${of} n’est pas remplie`,
    cost: ({ of, lacking }) => `le coût${of} ne peut pas être payé${lacking}`,
    'does-not-have': ({ x, status }) => `${x} n’a pas ${statusOf(status)}`,
    'does-not-work': ({ of }) => `la capacité${of} ne fonctionne pas là`,
    exhausted: ({ x }) => `${x} a le statut ${statusWord('exhausted')}`,
    gone: ({ x }) => `${x} n’est plus là`,
    'daily-limit': ({ of }) => `la capacité${of} a déjà servi cent fois ce Jour`,
    'daily-limit-of-name': ({ of }) =>
      `la Réaction${of} s’est déjà activée mille fois ce Jour, tous objets de ce nom confondus`,
    'no-counters-here': ({ x }) => `${x} ne peut pas porter de compteurs à cet endroit`,
    'no-status-here': ({ x }) => `${x} ne peut pas avoir de statut à cet endroit`,
    'nothing-there': () => 'il n’y a rien à quoi l’effet s’applique',
    'region-of-origin': () => 'l’Expédition est à son point de départ et ne peut pas reculer',
    'opposite-region': () => 'l’Expédition est au bout du chemin et ne peut pas avancer',
    arena: () => 'dans l’Arène, les Expéditions ne bougent pas',
    tough: ({ x }) => `${x} a Coriace, et le mana manque pour en faire une cible`,
    'already-target': ({ x }) => `${x} est déjà une cible de cette étape`,
    trigger: ({ x, ofBy, word }) =>
      `la Réaction${ofBy} ne s’active pas, car ${x} n’a pas ${ASKED[word ?? ''] ?? 'les statistiques'} qu’elle demande`,
    stays: ({ x, status, word }) =>
      `${x} a ${word === 'eternal' ? KEYWORD.eternal : statusOf(status)} et reste en jeu`,
  },
};
