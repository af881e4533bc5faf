/** Why something is not offered or does not happen, in Spanish. */

import { STATUSES, type Status } from '../../../engine/cards/ability.ts';
import type { ManaLacking } from '../../../engine/state/trace.ts';
import type { PlayWords } from '../../say/teller.ts';
import { manaMark } from '../../say/text.ts';
import { KEYWORDS } from '../lexicon/table.ts';
import { becauseOf, ofThing, thing } from './play.ts';
import { statusAdjective, statusWord } from './words.ts';

function statusOf(word: string | undefined): string {
  return word !== undefined && STATUSES.includes(word as Status)
    ? `el estado ${statusWord(word as Status)}`
    : 'ese estado';
}

/** How much mana a cost needs and how much is ready; empty where the cost lacks something else. */
function sayLackingMana(missing: ManaLacking | undefined): string {
  return missing
    ? `: cuesta ${manaMark(missing.needed)}, disponible ${manaMark(missing.ready)}`
    : '';
}

/** The number that a trigger asks for, by the field of its filter. */
const NUMBER: Readonly<Record<string, string>> = {
  baseCost: 'el coste base que se pide',
  handCost: 'el coste desde la mano que se pide',
  reserveCost: 'el coste desde la reserva que se pide',
  counters: 'los contadores que se piden',
};

export const whyNot: PlayWords['whyNot'] = {
  'ability-ignored': (entry, voice) =>
    `las habilidades${ofThing(entry.object, voice)} se ignoran${becauseOf(entry.by, voice)}`,
  'already-has': (entry, voice) =>
    entry.object === null
      ? `la expedición ya está ${statusAdjective('ascended', 'f', false)}`
      : `${thing(entry.object, voice)} ya tiene ${statusOf(entry.word)}`,
  'cannot-activate': (entry, voice) =>
    `una reacción${ofThing(entry.object, voice)} no puede activarse${becauseOf(entry.by, voice)}`,
  'cannot-be-played': (entry, voice) =>
    `nadie puede jugar ${thing(entry.object, voice)}${becauseOf(entry.by, voice)}`,
  'cannot-gain-counters': (entry, voice) =>
    `${thing(entry.object, voice)} no puede ganar contadores${becauseOf(entry.by, voice)}`,
  'cannot-move': (entry, voice) => `la expedición no puede avanzar${becauseOf(entry.by, voice)}`,
  'cannot-ready': (entry, voice) =>
    `${thing(entry.object, voice)} no puede prepararse${becauseOf(entry.by, voice)}`,
  'cannot-take-control': (entry, voice) =>
    `nadie puede ganar el control${ofThing(entry.object, voice)}`,
  condition: (entry, voice) => `una condición${ofThing(entry.object, voice)} no se cumple`,
  cost: (entry, voice) =>
    `el coste${ofThing(entry.object, voice)} no se puede pagar${sayLackingMana(entry.mana)}`,
  'does-not-have': (entry, voice) =>
    `${thing(entry.object, voice)} no tiene ${statusOf(entry.word)}`,
  'does-not-work': (entry, voice) => `la habilidad${ofThing(entry.object, voice)} no funciona ahí`,
  exhausted: (entry, voice) =>
    `${thing(entry.object, voice)} tiene el estado ${statusWord('exhausted')}`,
  gone: (entry, voice) => `${thing(entry.object, voice)} ya no está donde estaba`,
  'daily-limit': (entry, voice) =>
    `la habilidad${ofThing(entry.object, voice)} ya se ha usado cien veces este día`,
  'daily-limit-of-name': (entry, voice) =>
    `la reacción${ofThing(entry.object, voice)} ya se ha activado mil veces este día, contando todos los objetos con ese nombre`,
  'no-counters-here': (entry, voice) =>
    `${thing(entry.object, voice)} no puede tener contadores en esa zona`,
  'no-status-here': (entry, voice) =>
    `${thing(entry.object, voice)} no puede tener estados en esa zona`,
  'nothing-there': () => 'no hay nada a lo que aplicar el efecto',
  'region-of-origin': () => 'la expedición está en el punto de partida y no puede retroceder',
  'opposite-region': () => 'la expedición está al final del camino y no puede avanzar',
  arena: () => 'en la arena las expediciones no se mueven',
  tough: (entry, voice) =>
    `${thing(entry.object, voice)} tiene Resistencia, y falta maná para hacerle objetivo`,
  'already-target': (entry, voice) =>
    `${thing(entry.object, voice)} ya es un objetivo de este paso`,
  trigger: (entry, voice) =>
    `la reacción${ofThing(entry.by, voice)} no se activa, porque ${thing(entry.object, voice)} no tiene ${NUMBER[entry.word ?? ''] ?? 'las estadísticas que se piden'}`,
  stays: (entry, voice) =>
    `${thing(entry.object, voice)} tiene ${entry.word === 'eternal' ? KEYWORDS.eternal : statusOf(entry.word)} y sigue en juego`,
};
