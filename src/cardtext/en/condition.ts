/** English: conditions. */

import type { Phrases } from '../grammar.ts';

export const conditions: Phrases = {
  condition: {
    and: '<a:simpleCondition> and <b:simpleCondition>',
    or: '<a:simpleCondition> or if? <b:simpleCondition>',
    simple: '<a:simpleCondition>',
  },
  simpleCondition: {
    firstPlayer: "<who:player> (is|are) the? (day's)? first player",
    notFirstPlayer: "<who:player> (is|are) not the? (day's)? first player",
    distinct: [
      'you control (a|an) <a:described> , <b:described> and <c:described>',
      'you control (a|an) <a:described> , (a|an) <b:described> and (a|an) <c:described> , all different',
    ],
    baseZeros:
      '(you have|there are|there is) <bounds:comparison> base (statistic|statistics) (of|equal to) 0 among <what:described>',
    countersAmong:
      '(there are|there is) <bounds:comparison> <counter:counters> (among|on) <what:described>',
    characterInEach: 'you control a <what:described> in each of your expeditions',
    manaOrbs: '<who:player> (have|has) <bounds:comparison> (mana orb|mana orbs)',
    inReserve: '<who:player> (have|has) <bounds:comparison> (card|cards) in reserve',
    inHand: '<who:player> (have|has) <bounds:comparison> (card|cards) in hand',
    fewerInReserve: 'you have less cards in reserve than <who:player>',
    fewerInHand: 'you have less cards in hand than <who:player>',
    controls: [
      '<who:player> (control|controls) <bounds:comparison> <what:described>',
      '<who:player> (control|controls) <bounds:orMore> <what:described> or more',
      '<who:player> (control|controls) <what:described>',
    ],
    emptyHand: '<who:whose> hand (is empty|holds no card)',
    emptyReserve: '<who:whose> reserve (is empty|holds no card)',
    counters: [
      '<of:subject> (have|has) <bounds:comparison> <counter:counters>',
      '<of:subject> (have|has) <bounds:orLess> <counter:counters> or less',
    ],
    hadCounters: '<of:subject> had <bounds:comparison> <counter:counters>',
    heroCounters: 'your hero has <bounds:comparison> <counter:counters>',
    onlyOne: 'there is only one <what:described>',
    alone: "(i'm|i am) the only character in my expedition",
    facingExpedition: [
      "(i'm|i am) facing (a|an) <what:expeditions>",
      'the expedition facing me is <what:expeditionState>',
    ],
    facingSome: [
      "(i'm|i am) facing <bounds:comparison> <what:described>",
      '<bounds:comparison> <what:described> (faces|face) me',
    ],
    singleTerrainRegions: [
      '<bounds:comparison> single terrain (region|regions) (are|is) visible',
      '<bounds:comparison> visible (region|regions) (have|has) a single terrain',
    ],
    lackedStatus: '<of:was> not <statuses>',
    hadStatus: '<of:was> <statuses>',
    lacksStatus: '<of:is> not <statuses>',
    hasStatus: '<of:is> <statuses>',
    isNotIn: '<of:is> not <where:place>',
    isIn: '<of:is> <where:place>',
    controlled: 'you control it',
    isNot: '<of:is> not (a|an)? <what:described>',
    is: '<of:is> (a|an) <what:described>',
    wasNotIn: ['<of:was> not <where:place>', '<of:wasnt> <where:place>'],
    wasIn: '<of:was> <where:place>',
    inContact: '<of:is> $contact',
    notInContact: '<of:is> not $contact',
    notExpedition: '<expedition> (is|are) not <what:expeditionState>',
    expedition: '<expedition> (is|are) <what:expeditionState>',
    someExpedition:
      '<bounds:comparison> of your expeditions (is|are) <what:expeditionState>',
    noExpedition: 'neither of (my|your) expeditions is <what:expeditionState>',
    exists: [
      "(there is|there are|there's) <bounds:comparison> <what:described>",
      "(there is|there's) <what:described>",
    ],
    cost: '<cost:costOf> (is|was) <bounds:comparison>',
    die: 'the result is <bounds:dieBounds>',
    amount: 'x is <bounds:comparison>',
    holds: '<expedition> holds <bounds:comparison> <what:described>',
    statistic: 'my <terrain> statistic is <bounds:comparison>',
    firstDay: 'it is the first day',
    day: 'the number of the day is <bounds:comparison>',
    phase: 'it is <phase>',
    fromHand: '(you play it|it is played|played|it was played) from your? hand',
    fromReserve: '(you play it|it is played|played|it was played) from your? reserve',
    onlyInReserve: 'it was the only card in their reserve',
  },
  orMore: { atLeast: '<n:number>' },
  orLess: { atMost: '<n:number>' },
  dieBounds: { atLeast: ['<n:number> +', '<n:number> or more'] },
  subject: {
    me: 'i',
    it: 'it|they|the target',
    that: 'that (card|character|permanent|spell)',
  },
  is: {
    me: "i'm|i am",
    it: "it's|it is|they are|they're",
    that: 'that (card|character|permanent|spell) is',
  },
  wasnt: { it: "it wasn't" },
  was: {
    me: 'i was',
    it: "it was|they were",
    that: 'that (card|character|permanent|spell) was',
  },
  expeditionState: {
    all: ['<after:expeditionMod>+', '<before:expeditionAdj>+'],
  },
  place: {
    facing: 'facing me',
    inTerrain: 'in <terrain>',
    baseZeroInTerrain: 'in a terrain where its base statistic is 0',
    inExpedition: 'in (an|a) <expedition:describedExpedition>',
    inReserve: 'in <who:whose> reserve',
    inMine: 'in my expedition',
  },
  costOf: {
    hand: "(its|that card's) hand cost|the hand cost",
    reserve: "(its|that card's) reserve cost|the reserve cost",
    base: "(its|that card's) base cost|the base cost",
  },
};
