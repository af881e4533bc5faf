/** Why something is not offered or does not happen, in German. */

import type { Status } from '../../../engine/cards/ability.ts';
import type { WhyNotWords } from '../../say/why-not.ts';
import { accusativeOf, becauseOf } from './play.ts';
import { KEYWORD, statusWord } from './words.ts';

function statusOf(status: Status | null): string {
  return status === null ? 'in diesem Status' : statusWord(status);
}

/** What a trigger asks for, by the field of its filter. */
const NUMBER: Readonly<Record<string, string>> = {
  baseCost: 'die verlangten Basiskosten',
  handCost: 'die verlangten Handkosten',
  reserveCost: 'die verlangten Reservekosten',
  counters: 'die verlangten Zähler',
};

export const whyNotWords: WhyNotWords = {
  because: becauseOf,
  lacking: (needed, ready) => `nötig ${needed}, verfügbar ${ready}`,
  reasons: {
    'ability-ignored': ({ of, because }) => `die Fähigkeiten${of} werden ignoriert${because}`,
    'already-has': ({ x, isExpedition, status }) =>
      isExpedition
        ? `die Expedition ist bereits ${statusWord('ascended')}`
        : `${x} ist bereits ${statusOf(status)}`,
    'cannot-activate': ({ of, because }) =>
      `eine Reaktion${of} kann nicht aktiviert werden${because}`,
    'cannot-be-played': ({ x, because }) => `niemand kann ${accusativeOf(x)} spielen${because}`,
    'cannot-gain-counters': ({ x, because }) => `${x} kann keine Zähler erhalten${because}`,
    'cannot-move': ({ because }) => `die Expedition kann sich nicht vorwärts bewegen${because}`,
    'cannot-ready': ({ x, because }) => `${x} kann nicht bereitgestellt werden${because}`,
    'cannot-take-control': ({ x }) =>
      `niemand kann die Kontrolle über ${accusativeOf(x)} übernehmen`,
    condition: ({ of }) => `eine Bedingung${of} ist nicht erfüllt`,
    cost: ({ of, lacking }) => `die Kosten${of} können nicht bezahlt werden${lacking}`,
    'does-not-have': ({ x, status }) => `${x} ist nicht ${statusOf(status)}`,
    'does-not-work': ({ of }) => `die Fähigkeit${of} gilt dort nicht`,
    exhausted: ({ x }) => `${x} ist ${statusWord('exhausted')}`,
    gone: ({ x }) => `${x} ist nicht mehr, wo es war`,
    'daily-limit': ({ of }) => `die Fähigkeit${of} hat an diesem Tag schon hundertmal gewirkt`,
    'daily-limit-of-name': ({ of }) =>
      `die Reaktion${of} wurde an diesem Tag schon tausendmal aktiviert, alle Objekte mit diesem Namen zusammengezählt`,
    'no-counters-here': ({ x }) => `${x} kann in dieser Zone keine Zähler haben`,
    'no-status-here': ({ x }) => `${x} kann in dieser Zone keinen Status haben`,
    'nothing-there': () => 'es gibt nichts, worauf der Effekt angewandt werden kann',
    'region-of-origin': () =>
      'die Expedition ist an ihrem Ausgangspunkt und kann sich nicht zurückbewegen',
    'opposite-region': () =>
      'die Expedition ist am Ende des Weges und kann sich nicht vorwärts bewegen',
    arena: () => 'in der Arena bewegen sich Expeditionen nicht',
    tough: ({ x }) => `${x} ist Robust, und das Mana für dieses Ziel fehlt`,
    'already-target': ({ x }) => `${x} ist bereits ein Ziel dieses Schrittes`,
    trigger: ({ x, ofBy, word }) =>
      `die Reaktion${ofBy} wird nicht aktiviert: ${x} hat nicht ${NUMBER[word ?? ''] ?? 'die verlangten Statistiken'}`,
    stays: ({ x, status, word }) =>
      `${x} ist ${word === 'eternal' ? KEYWORD.eternal : statusOf(status)} und bleibt im Spiel`,
  },
};
