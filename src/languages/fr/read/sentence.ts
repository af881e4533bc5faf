/** French: sentences and costs. */

import type { Phrases } from '../../read/grammar.ts';

export const sentences = {
  effect: { sentences: '<all:sentence>+' },
  sentence: {
    modes: [
      'choisissez <upTo:upTo>? <n:number> <again:again>? , (x étant|où x est|avec x égal à|avec x égal au|avec x égal) <where:amountTo> . <again:again> : <modes:mode>+',
      'choisissez <upTo:upTo>? <n:number> <again:again>? , (x étant|où x est|avec x égal à|avec x égal au|avec x égal) <where:amountTo> : <modes:mode>+',
      "choisissez <upTo:upTo>? (l')? <n:number> <again:again>? : <modes:mode>+",
      "choisissez <upTo:upTo>? (l')? <n:number> (,|.) <again:again> : <modes:mode>+",
      "choisissez (l')? <n:number> . si <if:condition> , vous pouvez choisir <more:both> : <modes:mode>+",
      "choisissez (l')? <n:number> , ou jusqu'à <more:number> $if <if:condition> : <modes:mode>+",
      'choisissez <upTo:upTo> <n:modeAmount> : <modes:mode>+',
    ],
    modesOrCost: "choisissez (l')? un , ou <steps:chain> pour choisir les deux : <modes:mode>+",
    repeated: 'faites ce qui suit <n:number> fois , x étant <where:amount> : <rows:mode>+',
    forPlayers: 'faites ceci pour chaque joueur , en commençant par vous : <rows:mode>+',
    rollFor: [
      '<steps:chain> . (sur un résultat de|sur|selon le résultat) : <rows:bulletRow>+',
      '<steps:chain> . <rows:dieRow>+',
    ],
    rows: '(sur un résultat de|sur|selon le résultat) : <rows:bulletRow>+',
    byCount: [
      '(puis ,)? (en fonction du nombre de boosts retir* de cette (manière|façon)|selon leur nombre) : <rows:bulletRow>+',
      '(puis ,)? en fonction $de <n:amountTo> : <rows:bulletRow>+',
    ],
    ifDoneModes: [
      "si vous le faites , choisissez <upTo:upTo>? (l')? <n:number> : <modes:mode>+",
      "si vous le faites , choisissez (l')? <n:number> , ou jusqu'à <more:number> $if <if:condition> : <modes:mode>+",
    ],
    ifDone: [
      "(si vous le faites|si elle le fait|si vous l'avez fait|si elle l'a fait) , (aussi)? <steps:chain> .?",
    ],
    ifDoneOtherwise: 'si vous le faites , <steps:chain> , sinon <otherwise:chain> .?',
    ifNot: [
      "(si vous ne le faites pas|si vous ne pouvez pas le faire|si vous ne le pouvez pas|si vous ne pouvez pas|si c'est impossible) , <steps:chain> .?",
    ],
    otherwise: 'sinon , <steps:chain> .?',
    instead: '$if <if:condition> , créez en <n:number> à la place .?',
    orElse: '$if <if:condition> , <then:chain> , sinon ,? <otherwise:chain> .?',
    raised:
      'lancez un dé . vous pouvez <cost:costs> pour augmenter le résultat de <n:number> . <steps:clauseX> , x étant le résultat final .?',
    cap: [
      'x ne peut pas (être supérieur|excéder) (à|au)? <n:amountTo> .?',
      'x ne peut dépasser <n:amount> .?',
    ],
    do: ['(puis|et ensuite|ensuite) ,? <steps:chain> .?', '<steps:chain> .?'],
  },
  modeAmount: { plain: '<n:amountTo>', count: 'votre nombre $de <what:described>' },
  upTo: { yes: "jusqu'(à|au)?" },
  both: { two: 'les deux|deux' },
  again: {
    yes: 'vous pouvez choisir la même option plusieurs fois',
  },
  mode: {
    steps: [
      '• <cost:costs> : <steps:effect>',
      '• <steps:effect>',
      '• <cost:stepCost> pour <steps:effect>',
    ],
  },
  stepCost: { step: '<steps:chain>' },
  bulletRow: {
    row: [
      '• <n:%integer> + (,|:) <steps:chain> (à la place)? .?',
      '• <n:%integer> + (,|:) <steps:effect>',
      '• <n:%integer> - <to:%integer> (,|:) <steps:effect>',
    ],
    exactRow: [
      '• <n:%integer> (,|:) <steps:chain> (à la place)? .?',
      '• <n:%integer> (,|:) <steps:effect>',
    ],
  },
  dieRow: {
    exactRow: 'sur (un|un résultat de)? <n:%integer> (,|:) <steps:chain> .?',
    row: [
      'sur (un résultat de)? <n:%integer> - <to:%integer> — <steps:effect>',
      'sur (un|un résultat de)? <n:%integer> + (,|:) <steps:chain> (à la place)? .?',
      'sur (un|un résultat de)? <n:%integer> - <to:%integer> (,|:) <steps:chain> .?',
    ],
  },
  chain: {
    one: '<a:clause>',
    more: [
      '<a:clause> (, puis|, et ensuite|puis|et ensuite|, ensuite) <b:chain>',
      '<a:clause> (et|, et) <b:chain>',
      '<a:targetClause> (,|, et|et) <b:chain>',
    ],
    listed: '<a:clause> , <b:clauses>',
  },
  /** "…, …, et ensuite …". */
  clauses: { more: '<a:clause> , <b:clauses>', last: '<a:clause> , (puis|et ensuite) <b:clause>' },
  targetClause: { plain: '<steps:targeting>' },
  targetedChain: {
    more: [
      '<a:targeting> , <b:clause>',
      '<a:targeting> , <b:causing> , (puis|et ensuite) <c:causing>',
    ],
  },
  targeting: {
    target: '(ciblez|cibler) <of:targets>',
    targetPlayer: '(ciblez|cibler) <who:aPlayer>',
  },
  clause: {
    inTurn: 'en commençant par vous , <who:eachPlayer> peut <steps:chain>',
    where: [
      '<steps:clauseX> ,? (x étant|où x est|avec x égal|x est égal à|où x est égal à) <n:whereAmount>',
    ],
    whereMost: '<steps:clauseX> , avec x au plus égal (à|au)? <n:amountTo>',
    plain: '<steps:simpleClause>',
  },
  whereAmount: { plain: '(à|au)? <n:amountTo>' },
  clauseX: { plain: '<steps:simpleClause>' },
  eachPlayer: { eachPlayer: 'chaque joueur' },
  simpleClause: {
    nextTime: "la prochaine fois (que|qu') <trigger:nextTrigger> <until> , <steps:chain>",
    ifOtherwise: '$if <if:condition> , <steps:clause> . sinon , <otherwise:chain>',
    if: ['$if <if:condition> (,|:) <steps:chain>', '<steps:basicClause> $if <if:condition>'],
    unless: [
      'sauf $if <unless:condition> (,|:) <steps:chain>',
      '<steps:basicClause> ,? sauf $if <unless:condition>',
    ],
    forEach: 'pour chaque <of:eachObject> , <steps:chain>',
    twice: [
      'faites ceci <n:times> : <steps:chain>',
      'faites ceci x fois , (x étant|avec x égal) (à|au)? <n:amountTo> : <steps:chain>',
    ],
    mayAgain: '<who:player> peut <steps:doing> , puis (peut)? le (faire|refaire) (à nouveau)?',
    afterDaily: ['<steps:basicClause> après <daily>', 'après <daily> (,|:) <steps:chain>'],
    basic: '<steps:basicClause>',
  },
  times: { n: '<n:number> fois' },
  eachObject: { all: '<what:described>' },
  basicClause: {
    mayHave: [
      "<who:player>? (pouvez|peut) <cost:costs> (pour|afin) (que|qu') ,? <steps:happens>",
      "<who:player>? (pouvez|peut) <cost:costs> (pour|afin de|afin d') <steps:causing>",
      '<who:player>? (pouvez|peut) <steps:causing>',
    ],
    may: [
      "<who:player>? (pouvez|peut) <cost:costs> (pour|afin de|afin d') <steps:chainDoing>",
      '<who:player>? (pouvez|peut) (ensuite)? <steps:targetedChain>',
      '<who:player>? (pouvez|peut) (ensuite)? <steps:chainDoing>',
      '<who:player> (pouvez|peut) <cost:payCost>',
    ],
    mayEither: '<who:player> (pouvez|peut) <a:chainDoing> ou (bien)? <b:chainDoing>',
    theyChoose: "ce joueur choisit l'une de ses <what:expeditions>",
    theyTarget: '(cet adversaire|il|son propriétaire) cible <of:targets>',
    chosen: 'chaque joueur choisit <of:objects> (. il|, et il) <what:happening>',
    byThen: [
      '<who:player> <steps:doing> (, puis|, et ensuite) pioche <n:number> cartes',
      '<who:player> <steps:doing> (, puis|, et ensuite) ravitaille',
    ],
    discardDown:
      "<who:player> défausse des cartes de sa <from:discardZone> jusqu'à en avoir <n:number>",
    by: '<who:player> <steps:doing>',
    plain: ['<steps:happens>', '<steps:doing>'],
  },
  /** "Faire gagner 2 boosts à un Personnage ciblé", "me faire gagner Ancré". */
  causing: {
    caused: [
      'faire <what:happening> (à|au|aux) <of:objects>',
      'faire <what:happening> <of:objects>',
      '<of:clitic> faire <what:happening>',
      'changer <of:objects> <what:switching>',
      '<of:clitic> changer <what:switching>',
    ],
    movedMore: '<of:clitic> faire avancer $de <n:number> région de plus',
    causedThen:
      'faire <what:happening> (à|au|aux) <of:objects> ,? (et ensuite|puis) lui faire <then:happening>',
    causedBy: ['faire <steps:doing> (à|au) <who:player>'],
    causedThem: 'lui faire <steps:doing>',
    ascends: 'faire $ascend <expedition>',
  },
  discardZone: { hand: 'main', reserve: 'réserve' },
  switching: { switches: "d'expédition" },
  chainDoing: {
    more: [
      '<a:doing> (, puis|, et ensuite|et|puis|et ensuite) <b:chainDoing>',
      '<a:doing> (, puis|, et ensuite|et|puis|et ensuite) <b:causing>',
    ],
    one: ['<a:doing>', '<a:happens>'],
  },
  costs: {
    more: '<a:costPart> (,|et|, et) <b:costs>',
    one: '<a:costPart>',
  },
  costPart: {
    exhaustMe: '{t}',
    discardMe: '{d}',
    mana: ['(payer|payez) <n:number>', '<n:symbolCost>'],
    step: '<steps:doing>',
    have: '<steps:causing>',
    resupplies: '<who:player> $resupply',
  },
  payCost: { mana: '(payer|payez) <n:number>' },
  symbolCost: { cost: '<n:%cost>' },
} as const satisfies Phrases;
