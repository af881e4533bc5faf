/** Italian: sentences and costs. */

import type { Phrases } from '../../read/grammar.ts';

export const sentences = {
  effect: { sentences: '<all:sentence>+' },
  sentence: {
    modes: [
      'scegli <upTo:upTo>? <n:number> <again:again>? , (dove x è|con x pari $a?) <where:amountTo> . <again:again> : <modes:mode>+',
      'scegli <upTo:upTo>? <n:number> <again:again>? , (dove x è|con x pari $a?) <where:amountTo> : <modes:mode>+',
      'scegli <upTo:upTo>? <n:number> <again:again>? : <modes:mode>+',
      'scegli <upTo:upTo>? <n:number> (,|.) <again:again> : <modes:mode>+',
      'scegli <n:number> . se <if:condition> , puoi scegliere <more:both> : <modes:mode>+',
      'scegli <n:number> , o fino a <more:number> se <if:condition> : <modes:mode>+',
      'scegli <upTo:upTo> (il|al)? <n:amountTo> : <modes:mode>+',
    ],
    modesOrCost:
      'scegli uno ,? o(ppure)? <steps:chain> per scegliere (entrambi|entrambe le opzioni) : <modes:mode>+',
    repeated: [
      'esegui la seguente azione <n:number> volte , dove x è <where:amount> : <rows:mode>+',
    ],
    forPlayers:
      '(fai|esegui) (questo|ciò) per ogni giocatore , (a cominciare|cominciando) da te : <rows:mode>+',
    rollFor: [
      'poi? <steps:chain> (. con un risultato di|. con|. a seconda del risultato|.)? : <rows:bulletRow>+',
      '<steps:chain> . <rows:dieRow>+',
    ],
    rows: '(con un risultato di|con|a seconda del risultato) : <rows:bulletRow>+',
    byCount: [
      '(poi ,)? (in base al numero di rinforzi rimossi (in questo modo)?|a seconda di quanti sono) : <rows:bulletRow>+',
      '(poi ,)? in base $a <n:amountTo> : <rows:bulletRow>+',
    ],
    ifDoneModes: [
      'se lo fai , scegli <upTo:upTo>? <n:number> : <modes:mode>+',
      'se lo fai , scegli <n:number> , o fino a <more:number> se <if:condition> : <modes:mode>+',
    ],
    ifDone: ["(se lo fai|se lo fa|se l'hai fatto|se l'ha fatto) , <steps:chain> .?"],
    ifDoneOtherwise: "(se lo fai|se l'hai fatto) , <steps:chain> , altrimenti <otherwise:chain> .?",
    ifNot: '(se non lo fai|se non puoi farlo|se non puoi|se è impossibile) , <steps:chain> .?',
    otherwise: 'altrimenti , <steps:chain> .?',
    instead: 'se <if:condition> , creane <n:number> invece .?',
    orElse: 'se <if:condition> , <then:chain> , altrimenti ,? <otherwise:chain> .?',
    raised:
      'tira un dado . puoi <cost:costs> per aumentare il risultato di <n:number> . <steps:clauseX> , dove x è il risultato finale .?',
    cap: 'x non può essere superiore $a <n:capAmount> .?',
    do: ['(poi|e poi) ,? <steps:chain> .?', '<steps:chain> .?'],
  },
  capAmount: {
    plain: '<n:amountTo>',
    countBoth: 'somma $di <what:described> e $di <other:described>',
  },
  upTo: { yes: 'fino (a|al)?' },
  both: { two: 'entrambi|entrambe|due' },
  again: {
    yes: 'puoi scegliere la stessa opzione più volte',
  },
  mode: {
    steps: [
      '• <cost:costs> : <steps:effect>',
      '• <steps:effect>',
      '• <cost:stepCost> per <steps:effect>',
    ],
  },
  stepCost: { step: '<steps:chain>' },
  bulletRow: {
    row: [
      '• con? <n:%integer> + (,|:) <steps:chain> invece? .?',
      '• <n:%integer> + (,|:) <steps:effect>',
      '• con? <n:%integer> - <to:%integer> (,|:) <steps:effect>',
    ],
    exactRow: [
      '• <n:%integer> (,|:) <steps:chain> invece? .?',
      '• <n:%integer> (,|:) <steps:effect>',
    ],
  },
  dieRow: {
    exactRow: 'con (un)? <n:%integer> (,|:) <steps:chain> .?',
    row: [
      'se il risultato è <n:%integer> - <to:%integer> — <steps:effect>',
      'con (un)? <n:%integer> + (,|:) <steps:chain> .?',
      'con (un)? <n:%integer> - <to:%integer> (,|:) <steps:chain> .?',
    ],
  },
  chain: {
    one: '<a:clause>',
    more: [
      '<a:clause> (, poi|, e poi|poi|e poi) <b:chain>',
      '<a:clause> (e|, e) <b:chain>',
      '<a:targetClause> (,|, e|e) <b:chain>',
    ],
    listed: '<a:clause> , <b:clauses>',
  },
  /** "…, …, e poi …". */
  clauses: { more: '<a:clause> , <b:clauses>', last: '<a:clause> , (poi|e poi) <b:clause>' },
  targetClause: { plain: '<steps:targeting>' },
  targetedChain: {
    more: ['<a:targeting> , <b:clause>', '<a:targeting> , <b:causing> , (poi|e poi) <c:causing>'],
  },
  targeting: {
    target: '(scegli|scegliere) come bersaglio <of:targets>',
    targetPlayer: '(scegli|scegliere) come bersaglio <who:aPlayer>',
  },
  clause: {
    inTurn: '(a cominciare|cominciando) da te , <who:eachPlayer> può <steps:chain>',
    where: '<steps:clauseX> ,? (dove x è|dove x equivale $a|con x pari $a?) <n:whereAmount>',
    whereMost: '<steps:clauseX> , con x pari al massimo $a? <n:amountTo>',
    plain: '<steps:simpleClause>',
  },
  whereAmount: { plain: '<n:amountTo>' },
  clauseX: { plain: '<steps:simpleClause>' },
  eachPlayer: { eachPlayer: 'ogni giocatore' },
  simpleClause: {
    nextTime: 'la prossima volta che <trigger:nextTrigger> <until> , <steps:chain>',
    ifOtherwise: 'se <if:condition> , <steps:clause> . altrimenti , <otherwise:chain>',
    if: ['se <if:condition> (,|:) poi? <steps:chain>', '<steps:basicClause> se <if:condition>'],
    unlessNot: [
      'a meno che io non sia <where:place> , <steps:chain>',
      '<steps:basicClause> ,? a meno che io non sia <where:place>',
    ],
    unless: [
      '(a meno che|salvo se) (non)? <unless:condition> (,|:) <steps:chain>',
      'a meno che <unless:condition> (,|:) <steps:chain>',
      '<steps:basicClause> ,? a meno che (non)? <unless:condition>',
    ],
    forEach: 'per ogni <of:eachObject> , <steps:chain>',
    twice: [
      'fai questo <n:times> : <steps:chain>',
      'fai questo x volte , (dove x è|con x pari $a?) <n:amountTo> : <steps:chain>',
    ],
    mayAgain: "<who:player> può <steps:doing> , poi può farlo (di nuovo|un'altra volta)",
    afterDaily: ['<steps:basicClause> dopo <daily>', 'dopo <daily> (,|:) <steps:chain>'],
    basic: '<steps:basicClause>',
  },
  times: { n: '<n:number> volte' },
  eachObject: { all: '<what:described>' },
  basicClause: {
    mayHave: [
      '<who:mayWho> <cost:costs> per <steps:causing>',
      '<who:mayWho> <cost:costs> così che ,? <steps:happens>',
      '<who:mayWho> poi? <steps:causing>',
    ],
    mayCausingEither: '<who:mayWho> <cost:costs> per <a:causing> o (far) <b:causingIt>',
    may: [
      '<who:mayWho> <cost:costs> per <steps:chainDoing>',
      '<who:mayWho> poi? <steps:targetedChain>',
      '<who:mayWho> poi? <steps:chainDoing>',
      '<who:mayWho> <cost:payCost>',
    ],
    mayEither: '<who:mayWho> <a:chainDoing> (o|oppure) <b:chainDoing>',
    theyChoose: 'quel giocatore sceglie una delle sue <what:expeditions>',
    theyTarget: "(quell'avversario|il suo proprietario) sceglie come bersaglio <of:targets>",
    chosen: 'ogni giocatore sceglie <of:objects> (.|, che) <what:happening>',
    byThen: [
      '<who:player> <steps:doingThird> (, poi|, e poi) pesca <n:number> carte',
      '<who:player> <steps:doingThird> (, poi|, e poi) rifornisce',
    ],
    discardDown: '<who:player> scarta carte dalla sua <from:discardZone> fino ad averne <n:number>',
    by: '<who:player> <steps:doingThird>',
    plain: ['<steps:happens>', '<steps:doing>'],
  },
  discardZone: { hand: 'mano', reserve: 'riserva' },
  mayWho: { you: 'puoi', other: '<who:player> può' },
  /** Actions of other players; most verbs are those of "you". */
  doingThird: {
    discard: '(scarta) <of:objects>',
    move: '<how:moving> <of:objects> <zone>',
    pass: 'passa',
    exhaustEither: 'consuma <a:objects> o <b:objects>',
    plain: '<steps:doing>',
  },
  causing: {
    caused: [
      'far <what:happening> $a <of:objects>',
      'far <of:clitic> <what:happening>',
      'far ottenere $a <of:objects> <what:bareThing>',
    ],
    movedMore: 'far <of:clitic> avanzare di <n:number> regione in più',
    causedThen: ['far <what:happening> $a <of:objects> ,? (poi|e poi|e) far @gli <then:happening>'],
    causedBy: ['far <steps:doing> $a <who:player>'],
    causedThem: 'far @gli <steps:doing>',
    ascends: 'far $ascend <expedition>',
  },
  causingIt: { caused: '<of:clitic> <what:happening>' },
  chainDoing: {
    more: [
      '<a:doing> (, poi|, e poi|e|poi|e poi) <b:chainDoing>',
      '<a:doing> (, poi|, e poi|e|poi|e poi) <b:causing>',
    ],
    one: ['<a:doing>', '<a:happens>'],
  },
  costs: { more: '<a:costPart> (,|e|, e) <b:costs>', one: '<a:costPart>' },
  costPart: {
    exhaustMe: '{t}',
    discardMe: '{d}',
    mana: ['(paga|pagare) <n:number>', '<n:symbolCost>'],
    step: '<steps:doing>',
    have: '<steps:causing>',
    resupplies: '<who:player> $resupply',
  },
  payCost: { mana: '(paga|pagare) <n:number>' },
  symbolCost: { cost: '<n:%cost>' },
} as const satisfies Phrases;
