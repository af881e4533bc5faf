/** German: conditions, whose verb comes last. */

import type { Phrases } from '../../read/grammar.ts';

export const conditions = {
  condition: {
    and: '<a:simpleCondition> und <b:simpleCondition>',
    or: '<a:simpleCondition> oder <b:simpleCondition>',
    simple: '<a:simpleCondition>',
  },
  simpleCondition: {
    wasPlayed: 'du an diesem tag $ein <what:described> gespielt hast',
    discardedThisWay: 'du $ein <what:described> auf diese weise abgelegt hast',
    putThisWay: ['du $ein <what:described> auf diese weise in die reserve (gelegt hast|schickst)'],
    wasActivated: 'eine <sign:costSign>? fähigkeit <during:until> aktiviert wurde',
    characterInEach: [
      '(es befindet)? sich $ein <what:described> in jeder deiner expeditionen befindet?',
    ],
    die: 'das (ergebnis|würfelergebnis) <bounds:comparison> ist',
    notFirstPlayer: ['du nicht der startspieler bist', '<who:player> nicht der startspieler ist'],
    failed:
      'deine beiden expeditionen sich nicht vorwärts bewegt haben|sich deine beiden expeditionen nicht vorwärts bewegen konnten',
    firstPlayer: ['<who:player> der startspieler bist', '<who:player> der startspieler ist'],
    baseZeros:
      'es unter (den)? <what:described> <bounds:comparison> (basisstatistik|basisstatistiken) von 0 gibt',
    countersAmong: 'es <bounds:comparison> <counter:counters> auf (den)? <what:described> gibt',
    manaOrbs: [
      'du <bounds:comparison> (manakugel|manakugeln) hast',
      'du hast <bounds:comparison> (manakugel|manakugeln)',
      'sich in deiner manazone <bounds:comparison> manakugeln befinden',
    ],
    inReserve: [
      'du <bounds:comparison> (karte|karten) in (der|deiner) reserve hast',
      'du hast <bounds:comparison> (karte|karten) in (der|deiner) reserve',
    ],
    inHand: [
      'du <bounds:comparison> (karte|karten) in deiner hand hast',
      'du hast <bounds:comparison> (karte|karten) in deiner hand',
    ],
    fewerInReserve: 'du weniger karten in deiner reserve hast als <who:player>',
    fewerInHand: 'du weniger karten in deiner hand hast als <who:player>',
    controlsYou: [
      'du <bounds:comparison> <what:described> kontrollierst',
      'du kontrollierst <bounds:comparison> <what:described>',
    ],
    controls: '<who:player> <bounds:comparison> <what:described> kontrolliert',
    emptyHand: 'deine hand leer ist|deine hand ist leer',
    emptyReserve: 'deine reserve leer ist',
    noCounters: 'ich keine <counter:counters> habe',
    hadCounters: 'ich <bounds:comparison> <counter:counters> hatte',
    counters: 'ich <bounds:comparison> <counter:counters> habe',
    heroCounters: 'dein held <bounds:comparison> <counter:counters> hat',
    onlyOne: 'es nur $ein <what:described> gibt',
    facingExpedition: 'ich $ein <what:expeditions> gegenüberstehe',
    facingOnly: 'ich nur $ein <what:described> gegenüberstehe',
    facingSome: 'ich <bounds:comparison> <what:described> gegenüberstehe',
    singleTerrainRegions:
      '<bounds:comparison> (region|regionen) mit einem geländetyp sichtbar (ist|sind)',
    lacksStatus: '<of:is> nicht <statuses> (bin|ist|sind)',
    hasStatus: ['<of:is> <statuses> (bin|ist|sind)', '<of:is> (bin|ist|sind) <statuses>'],
    hadStatus: '<of:is> <statuses> war',
    lackedStatus: '<of:is> nicht <statuses> war',
    isIn: ['<of:is> <where:place> (bin|ist|sind)', '<of:is> (bin|ist|sind) <where:place>'],
    isNotIn: '<of:is> nicht <where:place> (bin|ist|sind)',
    is: '<of:is> $ein <what:described> (bin|ist|sind)',
    inContact: '<of:is> $contact (bin|ist|sind)',
    notInContact: '<of:is> nicht $contact (bin|ist|sind)',
    controlled: 'du (ihn|sie|es) kontrollierst',
    noExpedition: 'keine deiner expeditionen <what:expeditionState> (ist|liegt)',
    expedition: '<expedition> <what:expeditionState> (ist|liegt|sind|liegen)',
    someExpedition:
      '<bounds:comparison> deiner expeditionen <what:expeditionState> (ist|liegt|sind|liegen)',
    none: [
      'es <bounds:noneOf> <what:described> gibt',
      'sich <bounds:noneOf> <what:described> befinden',
    ],
    exists: [
      'es <bounds:comparison> <what:described> gibt',
      'es gibt <bounds:comparison> <what:described>',
      'sich <bounds:comparison> <what:described> (befindet|befinden)',
      'es (befindet|befinden) sich <bounds:comparison> <what:described>',
      '<bounds:comparison> <what:described> (ist|sind)',
    ],
    cost: '<cost:costOf> <bounds:comparison> (betragen|sind|betrugen)',
    firstDay: 'es der erste tag ist',
    turn: 'es <who:whoseTurn> ist',
    fromHand: 'du (ihn|sie|es) aus deiner hand spielst',
    fromReserve: 'du (ihn|sie|es) aus deiner reserve spielst',
  },
  is: { me: 'ich', it: 'er|sie|es', that: 'diese* (karte|charakter)' },
  costSign: { exhaust: '{t}', discard: '{d}' },
  whoseTurn: { you: 'deine runde', opponents: 'die runde deines gegners' },
  noneOf: { none: '$kein' },
  rolledResult: { atLeast: '<n:number> +', exactly: '<n:number>' },
  place: {
    inTerrain: 'in <terrain>',
    baseZeroInTerrain: 'in einem gelände , wo (seine|ihre) basisstatistik 0 ist ,?',
    inExpedition: 'in einer <expedition:describedExpedition>',
    inReserve: 'in deiner reserve',
    inMine: 'in meiner expedition',
  },
  costOf: {
    hand: '(seine|ihre|deren) handkosten',
    reserve: '(seine|ihre|deren) reservekosten',
    base: '(seine|ihre|deren|die) basiskosten',
  },
} as const satisfies Phrases;
