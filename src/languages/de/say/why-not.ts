/** Why something is not offered or does not happen, in German. */

import { STATUSES, type Status } from '../../../engine/cards/ability.ts';
import type { ManaLacking } from '../../../engine/state/trace.ts';
import type { PlayWords } from '../../say/teller.ts';
import { manaMark } from '../../say/text.ts';
import { becauseOf, ofThing, thing, thingObject } from './play.ts';
import { KEYWORD, statusWord } from './words.ts';

function statusOf(word: string | undefined): string {
  return word !== undefined && STATUSES.includes(word as Status)
    ? statusWord(word as Status)
    : 'in diesem Status';
}

/** How much mana a cost needs and how much is ready; empty where the cost lacks something else. */
function sayLackingMana(missing: ManaLacking | undefined): string {
  return missing ? `: nötig ${manaMark(missing.needed)}, verfügbar ${manaMark(missing.ready)}` : '';
}

/** What a trigger asks for, by the field of its filter. */
const NUMBER: Readonly<Record<string, string>> = {
  baseCost: 'die verlangten Basiskosten',
  handCost: 'die verlangten Handkosten',
  reserveCost: 'die verlangten Reservekosten',
  counters: 'die verlangten Zähler',
};

export const whyNot: PlayWords['whyNot'] = {
  'ability-ignored': (entry, voice) =>
    `die Fähigkeiten${ofThing(entry.object, voice)} werden ignoriert${becauseOf(entry.by, voice)}`,
  'already-has': (entry, voice) =>
    entry.object === null
      ? `die Expedition ist bereits ${statusWord('ascended')}`
      : `${thing(entry.object, voice)} ist bereits ${statusOf(entry.word)}`,
  'cannot-activate': (entry, voice) =>
    `eine Reaktion${ofThing(entry.object, voice)} kann nicht aktiviert werden${becauseOf(entry.by, voice)}`,
  'cannot-be-played': (entry, voice) =>
    `niemand kann ${thingObject(entry.object, voice)} spielen${becauseOf(entry.by, voice)}`,
  'cannot-gain-counters': (entry, voice) =>
    `${thing(entry.object, voice)} kann keine Zähler erhalten${becauseOf(entry.by, voice)}`,
  'cannot-move': (entry, voice) =>
    `die Expedition kann sich nicht vorwärts bewegen${becauseOf(entry.by, voice)}`,
  'cannot-ready': (entry, voice) =>
    `${thing(entry.object, voice)} kann nicht bereitgestellt werden${becauseOf(entry.by, voice)}`,
  'cannot-take-control': (entry, voice) =>
    `niemand kann die Kontrolle über ${thingObject(entry.object, voice)} übernehmen`,
  condition: (entry, voice) => `eine Bedingung${ofThing(entry.object, voice)} ist nicht erfüllt`,
  cost: (entry, voice) =>
    `die Kosten${ofThing(entry.object, voice)} können nicht bezahlt werden${sayLackingMana(entry.mana)}`,
  'does-not-have': (entry, voice) =>
    `${thing(entry.object, voice)} ist nicht ${statusOf(entry.word)}`,
  'does-not-work': (entry, voice) => `die Fähigkeit${ofThing(entry.object, voice)} gilt dort nicht`,
  exhausted: (entry, voice) => `${thing(entry.object, voice)} ist ${statusWord('exhausted')}`,
  gone: (entry, voice) => `${thing(entry.object, voice)} ist nicht mehr, wo es war`,
  'daily-limit': (entry, voice) =>
    `die Fähigkeit${ofThing(entry.object, voice)} hat an diesem Tag schon hundertmal gewirkt`,
  'daily-limit-of-name': (entry, voice) =>
    `die Reaktion${ofThing(entry.object, voice)} wurde an diesem Tag schon tausendmal aktiviert, alle Objekte mit diesem Namen zusammengezählt`,
  'no-counters-here': (entry, voice) =>
    `${thing(entry.object, voice)} kann in dieser Zone keine Zähler haben`,
  'no-status-here': (entry, voice) =>
    `${thing(entry.object, voice)} kann in dieser Zone keinen Status haben`,
  'nothing-there': () => 'es gibt nichts, worauf der Effekt angewandt werden kann',
  'region-of-origin': () =>
    'die Expedition ist an ihrem Ausgangspunkt und kann sich nicht zurückbewegen',
  'opposite-region': () =>
    'die Expedition ist am Ende des Weges und kann sich nicht vorwärts bewegen',
  arena: () => 'in der Arena bewegen sich Expeditionen nicht',
  tough: (entry, voice) =>
    `${thing(entry.object, voice)} ist Robust, und das Mana für dieses Ziel fehlt`,
  'already-target': (entry, voice) =>
    `${thing(entry.object, voice)} ist bereits ein Ziel dieses Schrittes`,
  trigger: (entry, voice) =>
    `die Reaktion${ofThing(entry.by, voice)} wird nicht aktiviert: ${thing(entry.object, voice)} hat nicht ${NUMBER[entry.word ?? ''] ?? 'die verlangten Statistiken'}`,
  stays: (entry, voice) =>
    `${thing(entry.object, voice)} ist ${entry.word === 'eternal' ? KEYWORD.eternal : statusOf(entry.word)} und bleibt im Spiel`,
};
