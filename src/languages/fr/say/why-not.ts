/** Why something is not offered or does not happen, in French. */

import { STATUSES, type Status } from '../../../engine/cards/ability.ts';
import type { ManaLacking } from '../../../engine/state/trace.ts';
import type { PlayWords } from '../../say/teller.ts';
import { manaMark } from '../../say/text.ts';
import { becauseOf, ofThing, thing } from './play.ts';
import { KEYWORD, statusWord } from './words.ts';

function statusOf(word: string | undefined): string {
  return word !== undefined && STATUSES.includes(word as Status)
    ? `le statut ${statusWord(word as Status)}`
    : 'ce statut';
}

/** How much mana a cost needs and how much is ready; empty where the cost lacks something else. */
function sayLackingMana(missing: ManaLacking | undefined): string {
  return missing
    ? `\u00a0: il faut ${manaMark(missing.needed)} et il n’y a que ${manaMark(missing.ready)}`
    : '';
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

export const whyNot: PlayWords['whyNot'] = {
  'ability-ignored': (entry, voice) =>
    `les capacités${ofThing(entry.object, voice)} n’ont aucun effet${becauseOf(entry.by, voice)}`,
  'already-has': (entry, voice) =>
    entry.object === null
      ? `l’Expédition est déjà ${statusWord('ascended', 'f')}`
      : `${thing(entry.object, voice)} a déjà ${statusOf(entry.word)}`,
  'cannot-activate': (entry, voice) =>
    `une Réaction${ofThing(entry.object, voice)} ne peut pas s’activer${becauseOf(entry.by, voice)}`,
  'cannot-be-played': (entry, voice) =>
    `personne ne peut jouer ${thing(entry.object, voice)}${becauseOf(entry.by, voice)}`,
  'cannot-gain-counters': (entry, voice) =>
    `${thing(entry.object, voice)} ne peut pas gagner de compteurs${becauseOf(entry.by, voice)}`,
  'cannot-move': (entry, voice) => `l’Expédition ne peut pas avancer${becauseOf(entry.by, voice)}`,
  'cannot-ready': (entry, voice) =>
    `${thing(entry.object, voice)} ne peut pas se redresser${becauseOf(entry.by, voice)}`,
  'cannot-take-control': (entry, voice) =>
    `le contrôle${ofThing(entry.object, voice)} ne peut pas être pris`,
  condition: (entry, voice) => `une condition${ofThing(entry.object, voice)} n’est pas remplie`,
  cost: (entry, voice) =>
    `le coût${ofThing(entry.object, voice)} ne peut pas être payé${sayLackingMana(entry.mana)}`,
  'does-not-have': (entry, voice) =>
    `${thing(entry.object, voice)} n’a pas ${statusOf(entry.word)}`,
  'does-not-work': (entry, voice) =>
    `la capacité${ofThing(entry.object, voice)} ne fonctionne pas là`,
  exhausted: (entry, voice) =>
    `${thing(entry.object, voice)} a le statut ${statusWord('exhausted')}`,
  gone: (entry, voice) => `${thing(entry.object, voice)} n’est plus là`,
  'daily-limit': (entry, voice) =>
    `la capacité${ofThing(entry.object, voice)} a déjà servi cent fois ce Jour`,
  'daily-limit-of-name': (entry, voice) =>
    `la Réaction${ofThing(entry.object, voice)} s’est déjà activée mille fois ce Jour, tous objets de ce nom confondus`,
  'no-counters-here': (entry, voice) =>
    `${thing(entry.object, voice)} ne peut pas porter de compteurs à cet endroit`,
  'no-status-here': (entry, voice) =>
    `${thing(entry.object, voice)} ne peut pas avoir de statut à cet endroit`,
  'nothing-there': () => 'il n’y a rien à quoi l’effet s’applique',
  'region-of-origin': () => 'l’Expédition est à son point de départ et ne peut pas reculer',
  'opposite-region': () => 'l’Expédition est au bout du chemin et ne peut pas avancer',
  arena: () => 'dans l’Arène, les Expéditions ne bougent pas',
  tough: (entry, voice) =>
    `${thing(entry.object, voice)} a Coriace, et le mana manque pour en faire une cible`,
  'already-target': (entry, voice) =>
    `${thing(entry.object, voice)} est déjà une cible de cette étape`,
  trigger: (entry, voice) =>
    `la Réaction${ofThing(entry.by, voice)} ne s’active pas, car ${thing(entry.object, voice)} n’a pas ${ASKED[entry.word ?? ''] ?? 'les statistiques'} qu’elle demande`,
  stays: (entry, voice) =>
    `${thing(entry.object, voice)} a ${entry.word === 'eternal' ? KEYWORD.eternal : statusOf(entry.word)} et reste en jeu`,
};
