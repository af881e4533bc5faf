/** English: sentences and costs. */

import type { Phrases } from '../../read/grammar.ts';

const IF_PLAYED = 'if you would play a card from reserve this way ,';
const FOR_HAND_COST = 'its hand cost instead of its reserve cost';

export const sentences = {
  effect: { sentences: '<all:sentence>+' },
  sentence: {
    modes: [
      'choose <upTo:upTo>? <n:number> <again:again>? (, where x is|, x being) <where:amount> . <again:again>? : <modes:mode>+',
      'choose <upTo:upTo>? <n:number> <again:again>? (, where x is|, x being) <where:amount> : <modes:mode>+',
      'choose <upTo:upTo>? <n:number> <again:again>? : <modes:mode>+',
      'choose <upTo:upTo>? <n:number> (,|.) <again:again> : <modes:mode>+',
      'choose <n:number> . if <if:condition> , you may choose <more:both> : <modes:mode>+',
      'if <if:condition> , you may choose <more:both> , otherwise choose <n:number> : <modes:mode>+',
      'choose <n:number> , or up to <more:number> if <if:condition> : <modes:mode>+',
      'choose <upTo:upTo> <n:amount> : <modes:mode>+',
    ],
    modesOrCost: [
      'you may <steps:chainDoing> . if you do , you may choose both , otherwise choose one : <modes:mode>+',
      'choose one , or <steps:chain> to choose both : <modes:mode>+',
    ],
    rows: ['<rows:dieRow>+', '(on a|depending on the result) : <rows:bulletRow>+'],
    repeated: 'do the following <n:number> times , where x is <where:amount> : <rows:mode>+',
    forPlayers: 'do this for each player , starting with you : <rows:mode>+',
    rollFor: [
      '<steps:chain> (. on a|. depending on the result|) : <rows:bulletRow>+',
      '<steps:chain> . <rows:dieRow>+',
    ],
    byCount: [
      '(then ,)? depending on (the number of boosts remov* this way|how many that was) : <rows:bulletRow>+',
      '(then ,)? depending on <n:plainAmount> : <rows:bulletRow>+',
    ],
    ifDoneModes: [
      'if you do , choose <upTo:upTo>? <n:number> : <modes:mode>+',
      'if you do , choose <n:number> , or up to <more:number> if <if:condition> : <modes:mode>+',
    ],
    ifDone: ['(if you do|if it does) , (also|then)? <steps:chain> .?'],
    ifDoneOtherwise: 'if you do , <steps:chain> , otherwise <otherwise:chain> .?',
    ifNot: "(if you don't|if you can't|if that is impossible) , <steps:chain> .?",
    otherwise: 'otherwise , <steps:chain> .?',
    instead: 'if <if:condition> , create <n:number> instead .?',
    rushForHandCost: `you may $rush . ${IF_PLAYED} you may pay ${FOR_HAND_COST} .?`,
    orElse: 'if <if:condition> , <then:chain> , otherwise ,? <otherwise:chain> .?',
    raised:
      'roll a die . you may <cost:costs> to increase the result by <n:number> . <steps:clauseX> , where x is the final result .?',
    cap: "x can't be higher than <n:amount> .?",
    do: ['(then|and then) ,? <steps:chain> .?', '<steps:chain> .?'],
  },
  upTo: { yes: 'up to' },
  both: { two: 'both|two' },
  again: {
    yes: 'you may (pick|choose) the same option multiple times',
  },
  mode: {
    steps: [
      '• <cost:costs> : <steps:effect>',
      '• <steps:effect>',
      '• <cost:stepCost> to <steps:effect>',
    ],
  },
  stepCost: { step: '<steps:chain>' },
  bulletRow: {
    row: [
      '• (on a)? <n:%integer> + (,|:) <steps:chain> instead? .?',
      '• <n:%integer> + (,|:) <steps:effect>',
      '• (on a)? <n:%integer> - <to:%integer> (,|:) <steps:effect>',
    ],
    exactRow: [
      '• <n:%integer> (,|:) <steps:chain> instead? .?',
      '• <n:%integer> (,|:) <steps:effect>',
    ],
  },
  dieRow: {
    exactRow: 'on a <n:%integer> (,|:) <steps:chain> .?',
    rowOtherwise: 'on a <n:%integer> + (,|:) <steps:chain> , otherwise <otherwise:chain> .?',
    row: [
      'when you roll a <n:%integer> - <to:%integer> this way — <steps:effect>',
      'on a <n:%integer> + (,|:) <steps:chain> instead? .?',

      'on a <n:%integer> - <to:%integer> (,|:) <steps:chain> .?',
    ],
  },
  chain: {
    one: 'also? <a:clause>',
    more: [
      '<a:clause> (, then|, and then|then|and then) <b:chain>',
      '<a:clause> (and|, and) <b:chain>',
      '<a:targetClause> (,|, and) <b:chain>',
    ],
    listed: '<a:clause> , <b:clauses>',
  },
  /** "…, …, and then …". */
  clauses: { more: '<a:clause> , <b:clauses>', last: '<a:clause> , (then|and then) <b:clause>' },
  targetClause: { plain: '<steps:targeting>' },
  targeting: { target: 'target <of:targets>', targetPlayer: 'target <who:aPlayer>' },
  clause: {
    inTurn: 'starting with you , <who:eachPlayer> may <steps:chain>',
    where: '<steps:clauseX> (, where|,)? x (is|being|equals) <n:amount>',
    whereMost: '<steps:clauseX> , x being at most <n:amount>',
    plain: '<steps:simpleClause>',
  },
  clauseX: { plain: '<steps:simpleClause>' },
  eachPlayer: { eachPlayer: 'each player' },
  simpleClause: {
    nextTime: 'the next time <trigger:nextTrigger> <until> , <steps:chain>',
    ifOtherwise: 'if <if:condition> , <steps:clause> . otherwise , <otherwise:chain>',
    if: ['if <if:condition> (,|:) <steps:chain>', '<steps:basicClause> if <if:condition>'],
    unless: [
      'unless <unless:condition> (,|:) <steps:chain>',
      '<steps:basicClause> ,? unless <unless:condition>',
    ],
    forEach: 'for each <of:eachObject> , <steps:chain>',
    twice: [
      'do this <n:times> : <steps:chain>',
      'do this x times , x being <n:amount> : <steps:chain>',
    ],
    mayAgain: '<who:player> may <steps:doing> , then may do it again',
    afterDaily: ['<steps:basicClause> after <daily>', 'after <daily> (,|:) <steps:chain>'],
    basic: '<steps:basicClause>',
  },
  times: { two: 'twice', n: '<n:number> times' },
  eachObject: { all: '<what:described>' },
  basicClause: {
    mayHave: [
      '<who:player>? may <cost:costs> (to|in order to) have <steps:happens>',
      '<who:player>? may <cost:costs> so that ,? <steps:happens>',
      '<who:player>? may have <steps:havable>',
    ],
    may: [
      '<who:player>? may then? <cost:costs> (to|in order to) <steps:chainDoing>',
      '<who:player>? may then? <steps:targetedChain>',
      '<who:player>? may then? <steps:chainDoing>',
      '<who:player> may <cost:payCost>',
    ],
    mayEither: '<who:player> may <a:chainDoing> or (else)? <b:chainDoing>',
    theyChoose: 'that player chooses one of their <what:expeditions>',
    theyTarget: '(that opponent|its owner) targets <of:targets>',
    chosen: 'each player chooses <of:objects> (. it|, and it) <what:happening>',
    byThen: [
      '<who:player> <steps:doing> (, then|and then|, and then) draws <n:number> cards',
      '<who:player> <steps:doing> (, then|and then|, and then) (resupplies|@resupply)',
    ],
    byThenTwice: '<who:player> <steps:doing> , $resupply , then $resupply again',
    discardDown: [
      '<who:player> discards down to <n:number> cards in <from:discardZone>',
      '<who:player> with more than <m:number> cards in their <place:discardZone> discards down to <n:number> cards in <from:discardZone>',
    ],
    by: '<who:player> <steps:doing>',
    plain: ['<steps:happens>', '<steps:doing>'],
  },
  /** "You may target a Character, it gains …": both are optional. */
  targetedChain: {
    more: [
      '<a:targeting> , <b:clause>',
      '<a:targeting> , have <b:happens> , (then|and then) have <c:happens>',
    ],
  },
  discardZone: { hand: 'hand', reserve: 'reserve' },
  havable: { happens: '<steps:happens>', by: '<who:player> <steps:doing>' },
  chainDoing: {
    more: [
      '<a:doing> (, then|, and then|and|then|, and) <b:chainDoing>',
      '<a:doing> (, then|, and then|and|then) (have)? <b:happens>',
      '<a:doing> , (then|and then) have <b:havable>',
    ],
    one: ['<a:doing>', '<a:happens>'],
  },
  payCost: { mana: 'pay <n:number>' },
  costs: {
    more: ['<a:costPart> (,|and|, and) <b:costs>'],
    one: '<a:costPart>',
  },
  costPart: {
    exhaustMe: '{t}',
    discardMe: '{d}',
    mana: ['pay <n:number>', '<n:symbolCost>'],
    step: '<steps:doing>',
    have: 'have <steps:happens>',
    resupplies: '<who:aPlayer> $resupply',
  },
  symbolCost: { cost: '<n:%cost>' },
} as const satisfies Phrases;
