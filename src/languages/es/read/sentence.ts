/** Spanish: sentences and costs. */

import type { Phrases } from '../../read/grammar.ts';

export const sentences = {
  effect: { sentences: '<all:sentence>+' },
  sentence: {
    modes: [
      'elige <upTo:upTo>? <n:number> (opción|opciones) , donde x equivale $a? <where:amountTo> . <again:again> : <modes:mode>+',
      'elige <upTo:upTo>? <n:number> (opción|opciones) , donde x equivale $a? <where:amountTo> : <modes:mode>+',
      'elige <upTo:upTo>? <n:number> (opción|opciones) : <modes:mode>+',
      'elige <upTo:upTo>? <n:number> (opción|opciones) . <again:again> : <modes:mode>+',
      'elige <n:number> opción . si <if:condition> , puedes elegir <more:both> : <modes:mode>+',
      'elige <n:number> opción , o hasta? <more:number> si <if:condition> : <modes:mode>+',
      'elige <upTo:upTo> el <n:amountTo> : <modes:mode>+',
    ],
    modesOrCost: ['elige una opción , o puedes <steps:chain> para elegir ambas : <modes:mode>+'],
    repeated:
      'haz lo siguiente <n:number> veces , donde x equivale $a? <where:amountTo> : <rows:mode>+',
    forPlayers: 'por cada jugador , empezando por ti : <rows:mode>+',
    rollFor: [
      '(luego ,?)? <steps:chain> (. si sacas|:)? : <rows:bulletRow>+',
      '<steps:chain> . <rows:dieRow>+',
    ],
    rows: 'si sacas : <rows:bulletRow>+',
    byCount: [
      '(luego ,)? en función del número de potenciadores retirados de esta manera : <rows:bulletRow>+',
      '(luego ,)? en función $de <n:amountTo> : <rows:bulletRow>+',
    ],
    ifDoneModes: [
      'si lo haces , elige <upTo:upTo>? <n:number> (opción|opciones) : <modes:mode>+',
      'si lo haces , elige <n:number> opción , o hasta? <more:number> si <if:condition> : <modes:mode>+',
    ],
    ifDone: '(si lo haces|si lo hace) , <steps:chain> .?',
    ifDoneOtherwise: 'si lo haces , <steps:chain> , de lo contrario , <otherwise:chain> .?',
    ifNot: '(si no lo haces|si no puedes) , <steps:chain> .?',
    otherwise: 'de lo contrario , <steps:chain> .?',
    instead: 'si <if:condition> , en vez de eso , crea <n:number> .?',
    orElse: 'si <if:condition> , <then:chain> , de lo contrario ,? <otherwise:chain> .?',
    raised:
      'tira un dado . puedes <cost:costs> para sumar <n:number> al resultado . <steps:clauseX> , donde x equivale al resultado final .?',
    cap: 'x no puede ser mayor que <n:capAmount> .?',
    do: ['luego ,? <steps:chain> .?', '<steps:chain> .?'],
  },
  capAmount: {
    plain: '<n:amountTo>',
    countBoth: 'el número de <what:described> y de <other:described>',
  },
  upTo: { yes: 'hasta' },
  both: { two: 'ambas|ambos|dos' },
  again: { yes: 'puedes elegir la misma opción varias veces' },
  mode: {
    steps: [
      '• <cost:costs> : <steps:effect>',
      '• <steps:effect>',
      '• <cost:stepCost> para <steps:effect>',
    ],
  },
  stepCost: { step: '<steps:chain>' },
  bulletRow: {
    row: [
      '• (si sacas)? <n:%integer> (+|o más) (,|:) (en vez de eso ,)? <steps:chain> .?',
      '• (si sacas)? <n:%integer> (+|o más) (,|:) <steps:effect>',
      '• (si sacas)? <n:%integer> - <to:%integer> (,|:) <steps:effect>',
    ],
    exactRow: [
      '• (si sacas)? <n:%integer> (,|:) (en vez de eso ,)? <steps:chain> .?',
      '• (si sacas)? <n:%integer> (,|:) <steps:effect>',
    ],
  },
  dieRow: {
    exactRow: 'si sacas <n:%integer> (,|:) <steps:chain> .?',
    row: [
      'si sacas <n:%integer> - <to:%integer> — <steps:effect>',
      'si sacas <n:%integer> (+|o más) (,|:) (en vez de eso ,)? <steps:chain> .?',
      'si sacas <n:%integer> - <to:%integer> (,|:) <steps:chain> .?',
    ],
  },
  chain: {
    one: '<a:clause>',
    more: [
      '<a:clause> (, luego|, y luego|y luego) <b:chain>',
      '<a:clause> (y|e|, y) <b:chain>',
      '<a:targetClause> (,|, y|y) <b:chain>',
    ],
    listed: '<a:clause> , <b:clauses>',
  },
  /** "…, … y luego …". */
  clauses: { more: '<a:clause> , <b:clauses>', last: '<a:clause> ,? y luego <b:clause>' },
  targetClause: { plain: '<steps:targeting>' },
  targetedChain: {
    more: [
      '<a:targeting> y luego <b:clause>',
      '<a:targeting> , <b:causing> ,? y luego <c:causing>',
      '<a:targeting> para que <b:happens>',
    ],
  },
  targeting: {
    target: '$target <of:targets>',
    targetPlayer: '$target <who:aPlayer>',
  },
  clause: {
    inTurn: 'empezando por ti , <who:eachPlayer> puede <steps:chain>',
    where: '<steps:clauseX> ,? donde x equivale $a? <n:whereAmount>',
    whereMost: '<steps:clauseX> , donde x no supera <n:amountTo>',
    plain: '<steps:simpleClause>',
  },
  whereAmount: { plain: '<n:amountTo>' },
  clauseX: { plain: '<steps:simpleClause>' },
  eachPlayer: { eachPlayer: 'cada jugador' },
  simpleClause: {
    nextTime: 'la siguiente vez que <trigger:nextTrigger> <until> , <steps:chain>',
    ifOtherwise: 'si <if:condition> , <steps:clause> . de lo contrario , <otherwise:chain>',
    if: ['si <if:condition> (,|:) luego? <steps:chain>', '<steps:basicClause> si <if:condition>'],
    unless: [
      'a menos que <unless:condition> (,|:) <steps:chain>',
      '<steps:basicClause> ,? a menos que <unless:condition>',
    ],
    forEach: 'por cada <of:eachObject> , <steps:chain>',
    twice: [
      'haz lo siguiente <n:times> : <steps:chain>',
      'haz lo siguiente x veces , donde x equivale $a? <n:amountTo> : <steps:chain>',
      'haz lo siguiente x + <more:number> veces , donde x equivale $a? <n:amountTo> : <steps:chain>',
    ],
    mayAgain: '<who:player> puede <steps:doing> ,? y luego puede (hacer @lo|hacerlo) de nuevo',
    afterDaily: ['<steps:basicClause> tras <daily>', 'tras <daily> (,|:) <steps:chain>'],
    basic: '<steps:basicClause>',
  },
  times: { n: '<n:number> veces' },
  eachObject: { all: '<what:described>' },
  basicClause: {
    mayHave: [
      '<who:mayWho> <cost:costs> para <steps:causing>',
      '<who:mayWho> <cost:costs> : así , <steps:happens>',
      '<who:mayWho> luego? <steps:causing>',
    ],
    mayCausingEither: '<who:mayWho> <cost:costs> para <a:causing> o <b:causingIt>',
    may: [
      '<who:mayWho> <cost:costs> para <steps:chainDoing>',
      '<who:mayWho> luego? <steps:targetedChain>',
      '<who:mayWho> luego? <steps:chainDoing>',
      '<who:mayWho> <cost:payCost>',
    ],
    mayEither: '<who:mayWho> <a:chainDoing> (o|u) <b:chainDoing>',
    theyChoose: 'ese jugador elige una de sus <what:expeditions>',
    theyTarget: '(ese oponente|su propietario) hace objetivo $a <of:targets>',
    chosen: 'cada jugador elige <of:objects> (.|:|, que) <what:happening>',
    byThen: '<who:player> <steps:doingThird> ,? y luego roba <n:number> cartas',
    discardDown:
      '<who:player> descarta cartas de su <from:discardZone> hasta que le queden <n:number>',
    by: '<who:player> <steps:doingThird>',
    plain: ['<steps:happens>', '<steps:doing>'],
  },
  discardZone: { hand: 'mano', reserve: 'reserva' },
  mayWho: { you: 'puedes', other: '<who:player> puede' },
  /** Actions of other players; most verbs are those of "you". */
  doingThird: {
    discard: 'descarta <of:objects>',
    move: '<how:moving> <of:objects> <zone>',
    pass: 'pasa',
    exhaustEither: 'agota <a:objects> o <b:objects>',
    plain: '<steps:doing>',
  },
  causing: {
    caused: [
      '(hacer|para) que <of:objects> <what:happening>',
      'hacer <of:clitic> <what:happening>',
      'hacer que <what:happening>',
      'que <of:objects> <what:happening>',
    ],
    movedMore: 'hacer que avance <n:number> región más',
    causedBy: 'hacer que <who:player> <steps:doing>',
    ascends: 'hacer que <expedition> $ascend',
  },
  causingIt: { caused: '<what:happening>' },
  chainDoing: {
    more: [
      '<a:doing> (, y luego|y luego|y) <b:chainDoing>',
      '<a:doing> (, y luego|y luego|y) <b:causing>',
    ],
    one: ['<a:doing>', '<a:happens>'],
  },
  costs: { more: '<a:costPart> (,|y|, y) <b:costs>', one: '<a:costPart>' },
  costPart: {
    exhaustMe: '{t}',
    discardMe: '{d}',
    mana: ['(paga|pagar) <n:number>', '<n:symbolCost>'],
    step: '<steps:doing>',
    have: '<steps:causing>',
    resupplies: '<who:player> $resupply',
  },
  payCost: { mana: '(paga|pagar) <n:number>' },
  symbolCost: { cost: '<n:%cost>' },
} as const satisfies Phrases;
