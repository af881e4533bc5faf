/** French: triggers, passive abilities, paragraphs. */

import type { Phrases } from '../../read/grammar.ts';
import { keywordPhrases } from '../../read/lexicon-phrases.ts';
import { formsOfKeyword } from '../lexicon/forms.ts';

const IF_DONE = 'si vous le faites ,';

export const abilities = {
  matched: {
    me: "je|j'|me|m'|moi",
    it: 'il|elle',
    yours: 'vos <what:described>',
    some: ["(un|une|l'|les|le|la|des) <what:described>", '<what:described>'],
  },
  where: {
    yoursOrLandmarks: 'vos expéditions ou (vos repères|repères|votre zone de repères)',
    anyPlay: "la zone d'expédition ou la zone de repères",
    mine: 'mon expédition',
    other: 'votre autre expédition',
    facing: "l'expédition qui me fait face",
    yours: 'vos expéditions',
    expedition: "la zone d'expédition",
    landmark: 'vos repères|votre zone de repères',
    reserve: 'votre réserve',
    hero: 'votre zone du héros',
    discard: 'la défausse',
  },
  from: {
    anywhere: ["depuis n'importe où", ", d'où que je vienne"],
    expedition: "(depuis|de) la zone d'expédition",
    deckOrHand: '(depuis|de) votre (deck ou (de)? votre main|main ou votre deck|deck ou main)',
    hand: '(depuis|de) votre main',
    reserve: '(depuis|de) la réserve',
  },
  phase: {
    morning: 'le matin',
    noon: 'midi',
    afternoon: "l'après midi",
    dusk: 'le crépuscule',
    night: 'la nuit',
  },
  daily: {
    succeed: '" succéder "',
    prepare: '" préparer "',
    draw: '" piocher "',
    expand: '" étendre "',
    progress: 'la progression',
    rest: 'le repos',
    cleanUp: 'le nettoyage',
  },
  moved: {
    mine: 'mon expédition',
    facing: "(l'|une) expédition qui me fait face",
    yours: ["(l')? une de vos <what:expeditions>", 'vos <what:expeditions>'],
    theirs: ["(l')? une des <what:expeditions> de votre adversaire"],
    side: ["l'expédition <side> <who:ofWhom>", 'votre expédition <side>'],
    any: 'une <what:expeditions>',
  },
  dueTo: {
    terrain: 'grâce à <terrain>',
    ascended: "grâce à l'élévation",
  },
  trigger: {
    three: [
      '<a:oneTrigger> ou <b:oneTrigger> ou <c:shortTrigger>',
      '<a:oneTrigger> , <b:followingTrigger> ou <c:followingTrigger>',
    ],
    either: '<a:oneTrigger> ou <b:oneTrigger>',
    one: '<a:oneTrigger>',
  },
  followingTrigger: {
    resupplies: '<who:player> $resupply',
    joins: '<what:matched> rejoint <where>',
  },
  rolledResult: { atLeast: '<n:number> +', exactly: '<n:number>' },
  nextTrigger: { activatesAction: ['une capacité <sign:costSign> est activée'] },
  shortTrigger: { draws: 'piochez une ou plusieurs cartes' },
  oneTrigger: {
    symbol: '<symbol>',
    at: ['(à|au) <phase:phaseAt>', 'au début de <phase>'],
    after: 'après <daily>',
    joinsBehind: ["$when <what:matched> rejoint (l')? une de vos <expedition:expeditions>"],
    discardedFromHand: [
      '$when je vais de votre main dans la défausse',
      '$when <what:matched> va de votre main dans la défausse',
    ],
    discardedFromHandOrReserve:
      '$when <what:matched> va de votre main ou de votre réserve dans la défausse',
    discardsFromHand: '$when vous défaussez <what:matched> de votre main',
    discardsFromHandOrReserve:
      '$when vous défaussez <what:matched> de votre main ou de votre réserve',
    putsFromHandInReserve: '$when vous mettez <what:matched> de votre main en réserve',
    goesToDiscard: [
      '$when <what:matched> va dans la défausse',
      '$when <what:matched> rejoint la défausse',
    ],
    joins: ['$when <what:matched> (rejoint|rejoins) <where>'],
    leavesDuring: [
      '$when <what:matched> quitte <where> (pendant|durant) <phase>',
      '$when , (pendant|durant) <phase> , <what:matched> quitte <where>',
    ],
    leavesOne: '$when <what:matched> quitte une <from:describedExpedition>',
    leaves: '$when <what:matched> quitte <where>',
    goesToYourReserve: [
      '$when <what:matched> (va|vais) dans votre réserve <from>?',
      '$when <what:matched> (va|vais) <from> dans votre réserve',
    ],
    goesToReserve: [
      '$when <what:matched> (va|vais) en réserve <from>?',
      '$when <what:matched> (va|vais) <from> en réserve',
    ],
    sacrificesMe: ['$when je suis (sacrifié|sacrifiée)', '$when vous me sacrifiez'],
    sacrifices: [
      '$when <who:player> (sacrifie|sacrifiez) <what:matched>',
      '$when <who:player> me sacrifie',
    ],
    plays: ['$when <who:player> (joue|jouez) (un|une) <what:described>'],
    gainsCounters: [
      '$when <what:matched> gagne (au moins (1|un)|un ou plusieurs) <counter:counters>',
    ],
    gainsNth: [
      '$when je gagne mon <nth> <counter:counters>',
      "$when j'atteins <nth:number> <counter:counters>",
    ],
    gains: '$when <what:matched> gagne <a:status>',
    becomes: '$when <what:matched> devient <a:status>',
    createsMany: '$when <who:player> (crée|créez) (un ou plusieurs|au moins un) <what:described>',
    creates: '$when <who:player> (crée|créez) (un|une) <what:described>',
    drawsOrResupplies:
      '$when <who:player> (pioche|piochez) (au moins une|une ou plusieurs) (carte|cartes) ou $resupply',
    draws: '$when <who:player> (pioche|piochez) (au moins une|une ou plusieurs) (carte|cartes)',
    resupplies: '$when <who:player> $resupply',
    rollsFirst:
      'la première fois que <who:player> (lance|lancez) (au moins un dé|un dé) chaque jour',
    rollsResult: '$when <who:player> (obtient|obtenez) un <bounds:rolledResult> sur un dé',
    rolls: ['$when <who:player> (lance|lancez) (au moins un dé|un ou plusieurs dés|des dés|un dé)'],
    reveals: '$when <who:player> (révèle|révélez) une carte (de cette (façon|manière)|ainsi)',
    exhausts: ['$when <who:player> (épuise|épuisez) <what:matched>', "$when <who:player> m'épuise"],
    activatesActions:
      "$when <n:number> capacités <sign:costSign> sont activées pendant (l')? un de vos tours",
    activatesAction: '$when une capacité <sign:costSign> est activée',
    hasCards: '$when <count:condition>',
    passesLast: '$when <who:player> (passe|passez) en dernier',
    passesFirst: '$when <who:player> (passe|passez) (en premier|avant tout autre joueur)',
    passes: '$when <who:player> (passe|passez)',
    makesGift: '$when <who:player> (fait|faites) un $gift',
    receivesGift: '$when <who:player> (reçoit|recevez) un $gift',
    failsToMove: "$when <expedition:moved> n'avance pas ((pendant|durant) le crépuscule)?",
    movesDueTo: ['$when <expedition:moved> (avance|avancent) <terrain:dueTo>'],
    movesAllDueTo: '$when vos deux <what:expeditions> avancent <terrain:dueTo>',
    movesMany: '$when (au moins une|une ou plusieurs) de vos <what:expeditions> (avance|avancent)',
    moves: '$when <expedition:moved> (avance|avancent)',
    movesBackward: '$when <expedition:moved> recule',
  },
  phaseAt: {
    morning: 'matin',
    noon: 'midi',
    afternoon: "début de l'après midi",
    dusk: 'crépuscule',
    night: ['la nuit', 'la tombée de la nuit', 'nuit'],
  },
  keyword: keywordPhrases(formsOfKeyword),
  would: {
    daily: 'pendant <daily> , (à la place|au lieu de cela)',
    leave: [
      '$if <what:matched> (devait|devais) quitter <where> ((pendant|durant) <phase>)?',
      "$each (, (pendant|durant) <phase> ,)? (que|qu')? <what:matched> (devrait|devrais) quitter <where>",
    ],
    goToReserve: [
      '$if <what:matched> (devait|devais) aller en réserve <from>?',
      "$each (que|qu')? <what:matched> (devrait|devrais) aller en réserve <from>?",
    ],
    sacrificed: '$if <what:matched> (devait|devais) être (sacrifié|sacrifiée)',
    goToDiscard: ["$each (que|qu')? <what:matched> devrait rejoindre la défausse <from>?"],
    gain: [
      "($if|$each) (que|qu')? <what:matched> (devait|devais|devrait|devrais) gagner <a:status>",
    ],
    gainCounters: [
      "($if|$each) (que|qu')? <what:matched> (devait|devrait) gagner des <counter:counters>",
    ],
    draw: "($if|$each) (que|qu')? <who:player> (devait|devrait|devriez|deviez) piocher",
    resupply: "($if|$each) (que|qu')? <who:player> (devait|devrait|devriez|deviez) $resupply",
    create: '$if <who:player> (devait|deviez) créer un jeton',
    roll: [
      "($if|$each) (que|qu')? <who:player> (devait|devrait|devriez|deviez)? (lancer|lancez) (un dé|au moins un dé|des dés)",
    ],
    ascendAgain: [
      '$if <expedition:moved> (devait|devaient|devait tenter de) $ascend à nouveau',
      "$each que <expedition:moved> devrait $ascend alors qu'elle est déjà élevée",
    ],
    moveDueTo: '$if <expedition:moved> devait avancer <terrain:dueTo>',
    move: [
      '$if <expedition:moved> devait avancer ((pendant|durant) <phase>)?',
      '$each (, (pendant|durant) <phase> ,)? que <expedition:moved> devrait avancer',
    ],
    moveBackward: '($if|$each) que? <expedition:moved> (devait|devrait) reculer',
  },
  passive: {
    played: "(les|le|la|l')? <what:described> <changes>",
    keyword: ['<of:matched> (a|ont|ai|suis|est|sont) <k:keyword>'],
    keywordX:
      '<of:matched> (a|ont|ai|suis|est|sont) <k:keyword> , avec x égal (à|au)? <n:amountTo>',
    abilities: '<of:yourThings> (ont|gagne|gagnent|ai|a) :? <ability:quotedAbility>',
    losesAbilities: '<of:matched> (perd|perdent|perds) (ses|leurs|mes) capacités',
    subtypes: '<of:matched> (suis|est|sont) aussi (un|une|des) <subtype>',
    highest: [
      'les {v} , {m} et {o} (des|de) <of:matched> sont égales à leur statistique la plus élevée',
      "les trois statistiques de chaque <of:matched> sont égales à la plus élevée d'entre elles",
    ],
    highestMine: [
      'mes {v} , {m} et {o} sont égal* à ma statistique la plus élevée',
      "mes trois statistiques sont égales à la plus élevée d'entre elles",
    ],
    setStatistics: 'mes trois statistiques sont <n:%statistics>',
    addStatistics: '<of:matched> (a|ont|ai) <n:%statistics>',
    terrainToo: [
      '<region> est <terrain> en plus de ses autres terrains',
      '<region> est aussi <terrain>',
    ],
    terrain: [
      '<region> (est|sont) <terrain> et (perd|perdent) (ses|leurs) autres terrains',
      "<region> (est|sont) <terrain> et (n'a|n'ont) pas d'autre terrain",
    ],
    limitAll:
      "la limite de réserve de chaque joueur baisse de <n:number>|la limite de toutes les réserves est réduite (de|d') <n:number>|toutes les limites de réserve sont réduites (de|d') <n:number>",
    landmarkLimitTo: 'votre limite de repères est de? <n:number>',
    reserveLimit: [
      'la limite de votre réserve augmente $de <n:number> (carte)?',
      'votre limite de réserve augmente de <n:number>',
    ],
    landmarkLimitLess: 'la limite de repères de votre adversaire baisse de <n:number>',
    uncounted: [
      'je ne compte pas dans la limite de votre réserve',
      "votre limite de réserve m'ignore",
    ],
    uncountedOf: 'votre limite de réserve ignore <of:matched>',
    keepMore: [
      'vous pouvez (conserver|garder) <n:number> carte de plus en réserve (pendant|durant) la nuit si elle est <a:status>',
      'pendant le nettoyage , vous pouvez conserver <n:number> carte <a:status> en réserve au delà de la limite',
    ],
    minimumCost: [
      '(les)? <what:described> ne peuvent pas coûter moins de <n:number>',
      '(les)? <what:described> coûtent au moins <n:number>',
    ],
    eachAfternoon: 'chaque après midi , (le premier|la première) <what:described> <changes>',
    youPlay: '(le premier|la première) <what:described> <changes>',
    youPlayLess: [
      "vous pouvez (jouer)? (les)? <what:described> pour <n:number> de moins (, jusqu'à un minimum de <min:number>)?",
    ],
    youPlayLessIf:
      'vous pouvez jouer (les)? <what:described> pour <n:number> de moins si leur <cost:costName> est <bounds:comparison>',
    optionalCost: [
      'vous pouvez <cost:costs> pour réduire mon coût de <n:number>',
      'vous pouvez <cost:costs> pour me jouer pour <n:number> de moins',
      '(lorsque|quand) vous me jouez , vous pouvez <cost:costs> : je coûte alors <n:number> de moins',
    ],
    iCostInto: [
      'je coûte <n:number> de moins à jouer dans <into:intoExpedition>',
      'je coûte <n:number> de moins si vous me jouez dans <into:intoExpedition>',
      '(payez <more:number> de plus pour|je coûte <more:number> de plus si vous) me (jouer|jouez) dans <into:startingRegion>',
      'je coûte <more:number> de plus à jouer dans <into:startingRegion>',
    ],
    iCostPer: [
      'je coûte <n:number> de moins (par|pour chaque) <per:perAmount>',
      'je coûte <n:number> de moins pour chacune de vos <expedition:expeditions>',
    ],
    iCost: 'je <changes>',
    iActivate: "j'active mes capacités <symbol>",
    playExhaustedIn: 'vous pouvez jouer (les)? <what:described> dans mon expédition',
    playEvenExhaustedIn:
      'vous pouvez jouer dans mon expédition (les)? <what:described> , même épuisés',
    playExhausted: 'vous pouvez jouer (les)? <what:described>',
    playEvenExhausted: 'vous pouvez jouer (les)? <what:described> , même (épuisées|épuisés)',
    cannotMoveExcept: [
      '<expedition> ne (peut|peuvent) pas avancer ((pendant|durant) <phase>)? , sauf grâce à <terrain>',
      'si une expédition qui me fait face est en <where:terrain> , elle ne peut pas avancer ((pendant|durant) <phase>)? ,? sauf grâce à <terrain>',
    ],
    cannotMoveDueTo: '<expedition> ne (peut|peuvent) pas avancer grâce à <terrain>',
    cannotMove: [
      '<expedition> ne (peut|peuvent) pas avancer ((pendant|durant) <phase>)?',
      '<a:expedition> et <b:expedition> ne peuvent pas avancer ((pendant|durant) <phase>)?',
    ],
    ignoreDefender: [
      "les personnages (défenseurs|@defender) n'empêchent pas <expedition> d'avancer",
      "les personnages (défenseurs|@defender) ne <expedition:itExpedition> empêchent pas d'avancer",
      "aucun personnage défenseur n'empêche <expedition> d'avancer",
    ],
    cannotActivate: "les capacités <symbols> (des|de) <of:matched> ne peuvent (pas)? s'activer",
    manaOnly: [
      "je ne peux pas être (joué|jouée) , seulement (utilisé|utilisée) en tant qu'orbe de mana",
      "je peux seulement être (utilisé|utilisée) en tant qu'orbe de mana",
      "je ne peux pas être joué(e)? mais je peux être utilisé(e)? en tant qu'orbe de mana",
    ],
    cannotBePlayedInto: [
      'je ne peux pas être (joué|jouée) dans <into:startingRegion>',
      'personne ne peut me jouer dans <into:intoExpedition>',
      'personne ne peut me jouer dans <into:startingRegion>',
    ],
    alsoType: [
      'je suis aussi (considéré|considérée) comme (un|une) <what:noun> , même quand je ne suis pas en jeu',
      'je compte aussi comme (un|une) <what:noun> , où que je sois',
    ],
    consideredContact: '<expedition> compte comme $contact , où qu’elle soit',
    consideredBehind: '<expedition> compte comme en retard , où qu’elle soit',
    raiseMaximum: [
      'les capacités de soutien $de <what:described> peuvent leur donner <n:number> compteur de plus que leur maximum',
      'le maximum de compteurs donnés par les capacités de soutien aux <what:described> augmente de <n:number>',
    ],
    liftMaximum: [
      'les capacités de soutien $de <what:described> peuvent leur donner des compteurs au delà de leur maximum',
      'les capacités de soutien donnent des compteurs aux <what:described> sans maximum',
    ],
    optionalLess: [
      `vous pouvez me jouer pour <n:number> de moins . ${IF_DONE} je peux uniquement cibler (un|une) <what:described>`,
      'vous pouvez me jouer pour <n:number> de moins : je peux alors cibler seulement les <what:described>',
      'vous pouvez me jouer pour <n:number> de moins',
    ],
    cannotBePlayedMe: ['je ne peux pas être (joué|jouée)', 'personne ne peut me jouer'],
    cannotPlay: '<who:player> ne peut pas jouer les <what:described>',
    cannotBePlayed: 'personne ne peut jouer <of:matched>',
    cannotGainCounters: [
      '<of:matched> ne (peut|peuvent) pas gagner de compteurs',
      '<of:matched> ne (peut|peuvent) gagner aucun compteur',
    ],
    cannotReady: [
      '<of:matched> restent épuisés <phase>',
      '<of:matched> ne peuvent pas être redressés ((pendant|durant) <phase>)?',
    ],
    canGainAgain: [
      "<of:matched> peux gagner <a:status> même si j'étais déjà <b:status>",
      '<of:matched> peux gagner <a:status> à nouveau',
    ],
    ignoreMine: ['ignorez (mes capacités|ma capacité)', "mes capacités n'ont aucun effet"],
    ignoreAbilities: "les capacités (des|de) <of:matched> n'ont aucun effet",
    extraDie: [
      'si vous deviez lancer <a:someDice> , lancez <b:moreDice> et ignorez <c:anyRoll>',
      'si vous deviez lancer <a:someDice> , à la place ,? lancez <b:moreDice> et ignorez <c:anyRoll>',
      '$each que vous lancez des dés , lancez en un de plus et ignorez en un',
    ],
    dieResultFor:
      "si vous deviez lancer un dé , vous pouvez m'épuiser pour ajouter <n:number> (au|à son) résultat",
    dieResult: [
      'si vous deviez lancer un dé , vous pouvez ajouter <n:number> (au|à son) résultat',
      '$each que vous lancez un dé , vous pouvez augmenter son résultat de <n:number>',
    ],
    fenCrowbar: [
      "le matin , piochez une seule carte . puis ,? mettez <of:objects> <zone> ,? au lieu d'<from:objects>",
    ],
    insteadRoll: [
      '<would> , lancez un dé . <rows:dieRow>+',
      '<would> , lancez un dé . sur (un résultat de)? : <rows:bulletRow>+',
    ],
    mayInsteadFor: [
      '<would> , vous pouvez <cost:doing> à la place pour <steps:effect>',
      '<would> , vous pouvez <cost:doing> pour <steps:causing> à la place',
      "<would> , vous pouvez <cost:doing> pour (que|qu') <steps:happens> à la place",
      '<would> , vous pouvez <cost:doing> pour <steps:chain> à la place',
    ],
    mayInstead: [
      '<would> , vous pouvez (plutôt)? <steps:chain> (à la place)? (. (si vous ne le faites pas|sinon) , <otherwise:chain>)?',
    ],
    alsoMine: '<would> , je gagne aussi <a:thing>',
    also: ['<would> , (en plus ,)? <steps:alsoSteps>'],
    instead: [
      '<would> , (à la place|au lieu de cela) , <steps:effect>',
      '<would> , <steps:chain> à la place',
      '<would> , <steps:effect>',
    ],
  },
  alsoSteps: { reveal: ['(révélez) (également|aussi)? <of:objects>'] },
  itExpedition: { it: "l'|le|la" },
  someDice: { yes: 'au moins un dé' },
  moreDice: { yes: 'un dé supplémentaire' },
  anyRoll: { yes: 'le résultat du dé de votre choix' },
  costName: { hand: 'coût de main', base: 'coût de base', reserve: 'coût de réserve' },
  startingRegion: { atStart: 'une région de départ' },
  intoExpedition: { all: "(une|l')? expédition <after:expeditionMod>+" },
  yourThings: { me: "je|j'", yours: 'vos <what:described>', some: '(les)? <what:described>' },
  symbols: {
    three: '<a:symbol> , <b:symbol> et <c:symbol>',
    two: '<a:symbol> et <b:symbol>',
    one: '<a:symbol>',
  },
  quotedAbility: { quoted: '" <all:ability> "' },
  support: { yes: '{i}' },
  ability: {
    several: '<a:keywordAbility> (.|,) <b:ability>',
    keywordOnly: '<k:keywordAbility>',
    forEach: '<trigger> , pour chacun de mes <counter:counters> — <effect>',
    reaction: [
      '<support:support>? <trigger> —? <effect>',
      "<support:support>? <trigger> ,? (si|s'|et que) <if:condition> — <effect>",
    ],
    action: [
      '<support:support>? <cost:costs> : <effect> .?',
      "<support:support>? <cost:costs> : <effect> (vous pouvez uniquement activer cette capacité|vous pouvez seulement activer cela|vous ne pouvez activer ceci que|vous ne pouvez activer cette capacité que|seulement|ne s'active que) $if <only:condition> .?",
      '<support:support>? <cost:costs> : <effect> (cette (action|capacité) coûte|cela coûte) <n:number> de plus $if <more:condition> .?',
    ],
    passiveWhile: ['<would> en étant <statuses> , <steps:chain> à la place .?'],
    passiveFirstDay: '<rule:passive> (pendant)? le premier jour .?',
    passive: [
      '<support:support>? <rule:passive> .?',
      "<support:support>? ($if|tant que|tant qu') <if:condition> , <rule:passive> .?",
      '<support:support>? <rule:passive> $if <if:condition> .?',
      '<support:support>? sauf $if <unless:condition> , <rule:passive> .?',
      '<support:support>? <rule:passive> ,? sauf $if <unless:condition> .?',
    ],
    beginCounters: 'je commence la partie avec <n:number> <counter:counters> .?',
    beginMarkers: [
      'je commence la partie avec un marqueur terrain <a:terrain> , un <b:terrain> et un <c:terrain> .?',
      'je commence la partie avec trois marqueurs terrain : <a:terrain> , <b:terrain> et <c:terrain> .?',
    ],
  },
  keywordAbility: {
    x: '<k:keyword> , (où x est|x étant|avec x égal) (à|au)? <n:amountTo> .?',
    keyword: '<k:keyword> .?',
  },
  effectAbility: { effect: '<effect>' },
} as const satisfies Phrases;
