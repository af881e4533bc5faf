/** German: sentences and costs. */

import type { Phrases } from '../../read/grammar.ts';

export const sentences = {
  effect: { sentences: '<all:sentence>+' },
  sentence: {
    modes: [
      'wähle <upTo:upTo>? <n:number> (aktion|aktionen) : <modes:mode>+',
      'wähle <upTo:upTo>? <n:number> (aktion|aktionen) . <again:again> : <modes:mode>+',
      'wähle <upTo:upTo>? <n:number> (aktion|aktionen)? , wobei x <where:amountTo> ist . <again:again> : <modes:mode>+',
      'wähle <n:number> aktion . falls <if:condition> , kannst du <more:both> wählen : <modes:mode>+',
      'wähle <upTo:upTo>? <n:number> (aktion|aktionen) , wobei x <where:amountTo> ist : <modes:mode>+',
    ],
    rollFor: ['<steps:chain> . bei : <rows:bulletRow>+', '<steps:chain> . <rows:dieRow>+'],
    rows: 'bei : <rows:bulletRow>+',
    ifDone: '(falls du das tust|falls sie das tut) , <steps:chain> .?',
    ifNot: '(falls du das nicht tust|falls du das nicht kannst) , <steps:chain> .?',
    otherwise: 'andernfalls <steps:chain> .?',
    do: ['dann ,? <steps:chain> .?', '<steps:chain> .?'],
  },
  upTo: { yes: 'bis zu' },
  both: { two: 'beide|beides' },
  again: { yes: 'du darfst (eine|dieselbe) (option|aktion) mehrfach wählen' },
  mode: { steps: ['• <cost:costs> : <steps:effect>', '• <steps:effect>'] },
  bulletRow: {
    row: ['• <n:%integer> + ,? <steps:effect>', '• <n:%integer> - <to:%integer> ,? <steps:effect>'],
    exactRow: '• <n:%integer> ,? <steps:effect>',
  },
  dieRow: {
    exactRow: 'bei <n:%integer> <steps:chain> .?',
    row: [
      'bei <n:%integer> + <steps:chain> .?',
      'bei <n:%integer> - <to:%integer> <steps:chain> .?',
    ],
  },
  chain: {
    one: '<a:clause>',
    more: ['<a:clause> (, dann|, und dann|und dann) <b:chain>', '<a:clause> und <b:chain>'],
  },
  clause: {
    inTurn: 'angefangen bei dir darf <who:eachPlayer> <steps:chainDoing>',
    where: '<steps:clauseX> , wobei x <n:whereAmount> ist',
    plain: '<steps:simpleClause>',
  },
  whereAmount: { plain: '<n:amountTo>' },
  clauseX: { plain: '<steps:simpleClause>' },
  eachPlayer: { eachPlayer: 'jeder spieler' },
  simpleClause: {
    if: 'falls <if:condition> ,? <steps:chain>',
    unless: '<steps:basicClause> , es sei denn , <unless:condition>',
    unlessNot: '<steps:basicClause> , es sei denn , ich bin <where:place>',
    forEach: 'für jede* <of:eachObject> ,? <steps:chain>',
    twice: [
      'führe folgende aktion x - mal aus , wobei x <n:amountTo> ist : <steps:chain>',
      'führe folgende aktion x + <more:number> - mal aus , wobei x <n:amountTo> ist : <steps:chain>',
    ],
    afterDaily: ['<steps:basicClause> nach <daily>', 'nach <daily> <steps:chain>'],
    basic: '<steps:basicClause>',
  },
  eachObject: { all: '<what:described>' },
  basicClause: {
    may: [
      '<who:mayWho> <cost:costs> , um <steps:chainDoing>',
      '<who:mayWho> <steps:chainDoing>',
      '<who:mayWho> <cost:payCost>',
    ],
    mayHave: ['<who:mayWho> <cost:costs> , um <steps:causing>', '<who:mayWho> <steps:causing>'],
    mayEither: '<who:mayWho> <a:chainDoing> oder <b:chainDoing>',
    by: ['<who:player> <steps:doingThird>'],
    plain: ['<steps:happens>', '<steps:doing>'],
  },
  mayWho: { you: 'du darfst|darfst du', other: ['<who:player> darf', 'darf <who:player>'] },
  doingThird: { plain: '<steps:doing>' },
  causing: {
    caused: '<of:objects> <what:bareThing> erhalten zu? lassen',
    causedBy: '<who:player> <steps:doing> zu? lassen',
  },
  chainDoing: {
    more: '<a:doing> (und dann|und|, dann) <b:chainDoing>',
    one: '<a:doing>',
  },
  costs: { more: '<a:costPart> (,|und) <b:costs>', one: '<a:costPart>' },
  costPart: {
    exhaustMe: '{t}',
    discardMe: '{d}',
    mana: ['<n:symbolCost> (zu)? (bezahlen|zahlen)', '<n:symbolCost>'],
    step: '<steps:doing>',
  },
  payCost: { mana: '<n:symbolCost> bezahlen' },
  symbolCost: { cost: '<n:%cost>' },
} as const satisfies Phrases;
