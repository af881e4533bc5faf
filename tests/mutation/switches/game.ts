/** Chapters 1, 3 and 4: the game, its zones, its days. */

import { switchOff } from '../switch.ts';

export const GAME = [
  switchOff('4.1.h 1.3.1.e', 'nobody draws at the beginning', [
    'const DRAWN = 6;',
    'const DRAWN = 4;',
  ]),
  switchOff('4.1.i 1.3.1.e', 'one card fewer becomes a Mana Orb at the beginning', [
    'const ORBS = 3;',
    'const ORBS = 2;',
  ]),
  switchOff('4.1.j', 'the first Day has a Morning', [
    "kind: 'day', next: 1",
    "kind: 'day', next: 0",
  ]),
  switchOff('4.1.c 1.3.1.a', 'Tumult cards begin face up', [
    'faceUp: said?.faceUp ?? false',
    'faceUp: true',
  ]),
  switchOff('4.1.d 1.3.1.b', 'Expeditions begin a region further', [
    'UNMOVED = { distance: 0, ascended: false',
    'UNMOVED = { distance: 1, ascended: false',
  ]),
  switchOff('1.4.5.a 6.1.h', 'decisions go the other way round', [
    'orderFrom(game, game.turn ?? game.firstPlayer)',
    'orderFrom(game, (game.turn ?? game.firstPlayer) + 1)',
  ]),
  switchOff('4.2.a 1.3.2.a 1.3.2.f', 'a Day has no Night', [
    'if (frame.next >= PHASES.length) {',
    'if (frame.next >= PHASES.length - 1) {',
  ]),
  switchOff('4.2.b 1.3.2.c 4.2.2.a', 'nothing activates as a phase begins', [
    "announceEvent(draft, 'phase', ['4.2.b', '4.4.a']);",
    '',
  ]),
  switchOff('4.2.c', 'there are no daily effects', [
    'const daily = dailyEffects(draft, frame.phase)[frame.next];',
    'const daily = undefined as DailyEffect | undefined;',
  ]),
  switchOff('4.2.d', 'Reactions are not checked after a daily effect', [
    "pushCheck(draft, '4.2.d');",
    '',
  ]),
  switchOff('4.2.e', 'a phase ends before its daily effects', [
    "frame.at = 'effects'; announceEvent(",
    "frame.at = 'effects'; frame.next = 9; announceEvent(",
  ]),
  switchOff('4.2.f 4.2.3.b 1.3.2.d', 'one player takes all turns', [
    'frame.next = (player + 1) % draft.players.length;',
    'frame.next = player;',
  ]),
  switchOff(
    '4.2.3.c',
    'another player takes the first turn',
    ['next: draft.firstPlayer,', 'next: draft.firstPlayer + 1,'],
    [
      'const player = turn ?? state.firstPlayer;',
      'const player = turn ?? (state.firstPlayer + 1) % state.players.length;',
    ],
  ),
  switchOff('4.2.g', 'Reactions are not checked after a turn effect', [
    "pushCheck(draft, '4.2.g');",
    '',
  ]),
  switchOff('4.2.3.d', 'nobody can pass', [
    "options.push({ id: 'pass', what: { is: 'pass' } });",
    '',
  ]),
  switchOff('4.2.3.e', 'playing a card does not end the turn', [
    "if (what.is === 'play') { frame.ends = true;",
    "if (what.is === 'play') {",
  ]),
  switchOff('4.2.1.a', 'the Morning goes backwards', [
    "['succeed', 'prepare', 'draw', 'expand']",
    "['expand', 'draw', 'prepare', 'succeed']",
  ]),
  switchOff('4.2.1.b 1.3.2.b', 'the first player stays the same', [
    'orderFrom(draft, draft.firstPlayer + 1)',
    'orderFrom(draft, draft.firstPlayer)',
  ]),
  switchOff('4.2.1.c', 'nothing is readied in the Morning', [
    "'7.3.28.a'], actions)",
    "'7.3.28.a'], [])",
  ]),
  switchOff('4.2.1.d', 'nobody draws in the Morning', ['const DRAWN = 2;', 'const DRAWN = 0;']),
  switchOff('4.2.1.e', 'nobody may Expand', [
    'if (doesOtherwise(draft, player)) continue;',
    'if (player >= 0) continue;',
  ]),
  switchOff('4.2.4.a 1.3.2.e', 'Dusk has no Progress', ["return ['progress'];", 'return [];']),
  switchOff('4.2.4.b 7.1.2.b', 'statistics are not added up', [
    'sum.forest += forest; sum.mountain += mountain; sum.water += water;',
    '',
  ]),
  switchOff(
    '4.2.4.c 4.2.4.d',
    'a terrain by which one cannot move counts',
    ['&& !isIgnored(draft, expedition, terrain)', ''],
    [
      "rulesOf(draft, 'cannot-move-forward').find( (one)",
      "rulesOf(draft, 'cannot-move-forward').slice(0, 0).find( (one)",
    ],
    [
      "rulesOf(draft, 'cannot-move-forward').find( (instance)",
      "rulesOf(draft, 'cannot-move-forward').slice(0, 0).find( (instance)",
    ],
  ),
  switchOff('4.2.4.e', 'a tie is enough to move forward', [
    'mine[terrain] > theirs[terrain] ||',
    'mine[terrain] >= theirs[terrain] ||',
  ]),
  switchOff('4.2.4.f', 'a statistic of 0 or less is enough', [
    '&& better && mine[terrain] > 0',
    '&& better',
  ]),
  switchOff('4.2.4.g', 'an Expedition moves once for each terrain', [
    'expedition, regions: 1, dueTo',
    'expedition, regions: dueTo.length, dueTo',
  ]),
  switchOff('4.2.4.h', 'one Expedition alone moves forward', [
    "cites: ['4.2.4.b', '4.2.4.h'], actions,",
    "cites: ['4.2.4.b', '4.2.4.h'], actions: actions.slice(0, 1),",
  ]),
  switchOff('4.2.4.i 7.5.7.a', 'failing to move forward goes unnoticed', [
    "fail: ['fails-to-move-forward'],",
    '',
  ]),
  switchOff('4.2.4.j 7.3.25.a', 'winning a terrain moves nothing', [
    'return dueTo.length > 0',
    'return dueTo.length > 9',
  ]),
  switchOff('4.2.4.k 2.4.3', 'Ascended does not win ties', [
    '(ascended && mine[terrain] === theirs[terrain])',
    'false',
  ]),
  switchOff(
    '4.2.5.a',
    'Clean-up comes before Rest',
    ["? ['rest', 'clean-up', 'check-victory']", "? ['clean-up', 'rest', 'check-victory']"],
    [": ['rest', 'clean-up']", ": ['clean-up', 'rest']"],
  ),
  switchOff('4.2.5.b 1.3.2.f', 'nobody goes to rest', [
    "actions.push(moveTo(draft, id, 'reserve', 'rest', object.player));",
    'continue;',
  ]),
  switchOff('4.2.5.c', 'nothing is cleaned up', [
    'if (all.length <= limit) return [];',
    'return [];',
  ]),
  switchOff('3.2.7.c 3.2.10.b 2.2.13.a 2.2.14.a', 'limits are other than the Hero’s', [
    'Math.max(...said) : (printed ?? DEFAULT_LIMIT);',
    'Math.max(...said) : (printed ?? DEFAULT_LIMIT) + 1;',
  ]),
  switchOff('4.2.5.d 1.3.3.a 1.3.3.b', 'nobody wins by distance', [
    "concludeGame(draft, victoryByDistance(draft.mode, sums), 'expeditions');",
    '',
  ]),
  switchOff('1.3.3.c 4.3.a 4.3.b', 'a tie starts no tiebreakers', [
    'startTiebreakers(draft, victory);',
    '',
  ]),
  switchOff('4.3.c', 'the Arena has no terrain', [
    'draft.regions = [{ tumult: null, faceUp: true, terrains: TERRAINS }',
    'draft.regions = [{ tumult: null, faceUp: true, terrains: [] }',
  ]),
  switchOff('4.3.d 1.3.3.d 7.4.4.m', 'one Expedition alone counts in the Arena', [
    '[player * 2, player * 2 + 1]) { const mine = itemAt(',
    '[player * 2]) { const mine = itemAt(',
  ]),
  switchOff('4.3.e 1.3.3.e', 'nobody wins in the Arena', [
    "concludeGame(draft, victoryInArena(draft.mode, scores), 'arena');",
    '',
  ]),
  switchOff(
    '7.3.24.d 7.3.25.e 4.3.d',
    'Expeditions move in the Arena',
    ["if (draft.arena) { return { why: 'arena'", "if (false as boolean) { return { why: 'arena'"],
    ['revealTumult(draft, regionAt(draft.mode, expedition, at));', ''],
  ),
  switchOff('4.4.a 5.1.1.c', 'Reactions in Limbo are never played', [
    ': reactionsInLimbo(draft);',
    ': NO_REACTIONS;',
  ]),
  switchOff('4.4.b', 'Reactions are played in the order in which they came', [
    'options: mine.map((reaction)',
    'options: mine.slice(0, 1).map((reaction)',
  ]),
  switchOff('4.4.c 4.4.d', 'only one Reaction is played at a check', [
    'if (waiting.length === 0) {',
    'if (waiting.length === 0 || frame.played) {',
  ]),
  switchOff('1.4.1.b', 'an impossible cost can be agreed to', [
    'if (wrapper.cost && !canPay(',
    'if (wrapper.cost && false && !canPay(',
  ]),
  switchOff(
    '1.4.1.a',
    'what is forbidden can be done',
    ["return forbids ? obstacleOfPassive(draft, 'cannot-ready', forbids) : null;", 'return null;'],
    [
      "return forbids ? obstacleOfPassive(draft, 'cannot-gain-counters', forbids) : null;",
      'return null;',
    ],
  ),
  switchOff('1.4.1.a', 'what cannot activate activates', [
    'if (!rule) return true;',
    'return true;',
  ]),
  switchOff('1.4.1.c 6.5.h 1.2.6.f', 'one impossible part prevents the others', [
    'const possible = possibleOnes(draft, plan.actions);',
    'const possible = plan.actions.every((action) => isPossible(draft, action)) ? plan.actions : [];',
  ]),
  switchOff('6.5.h 1.2.6.f 1.4.1.c', 'an effect ends at a part that cannot be done', [
    'const plan = withNotes(frame, build, next.plan);',
    `if (next.plan.actions.length === 0) { goOn(frame, []); return; }
     const plan = withNotes(frame, build, next.plan);`,
  ]),
  switchOff('1.4.1.d', 'impossible events are modified', [
    'const found = candidates.length > 0 ? obstacleTo(draft, action) : null;',
    'const found = null as ReturnType<typeof obstacle>;',
  ]),
  switchOff('1.4.2.a 2.4.6.d', 'no ability allows an exhausted card to be played', [
    'if (mayPlayExhausted(draft, { player, object, into })) return true;',
    '',
  ]),
  switchOff(
    '1.4.3.a 3.1.2.c',
    'a card goes to the zone of whoever moves it',
    ['player: shared ? action.player : object.owner,', 'player: action.player,'],
    ['player: draft.objects[object]?.owner ?? 0,', 'player: draft.objects[object]?.player ?? 0,'],
  ),
  switchOff('1.4.4.a 2.1.c 2.1.d 2.2.16.c', 'an object stays the same when it changes zone', [
    'id: nextTimestamp(draft), slot: object.slot',
    'id: object.id, slot: object.slot',
  ]),
  switchOff('1.4.6.b 5.3.e 1.4.6.a', 'a quick action can be played any number of times', [
    'if (isUsedUp(draft, object.id, entry.key)) {',
    'if (entry === null) {',
  ]),
  switchOff('1.4.6.c 6.3.l 1.4.6.a', 'a Reaction can activate any number of times', [
    'if (isUsedUp(draft, instance.object, instance.key)) {',
    'if (instance === null) {',
  ]),
  switchOff('3.1.4.a 2.2.1.h 2.2.2.n', '“a [type]” is also looked for in Reserve', [
    "const IN_PLAY: readonly Place[] = ['play'];",
    "const IN_PLAY: readonly Place[] = ['play', 'reserve'];",
  ]),
  switchOff('3.2.1.d', 'Terrain Markers do nothing', [
    'terrains[marker.region] = [marker.terrain];',
    '',
  ]),
  switchOff('4.0:3.2.2.d 7.3.31.c', 'the discard pile is not shuffled into an empty Deck', [
    'reshuffled.add(deck); shuffleBackWithin(draft, deck, actions, rules);',
    'reshuffled.add(deck);',
  ]),
  switchOff('3.2.7.a 5.2.3.a 2.2.3.e', 'a Landmark Permanent does not arrive', [
    "moveTo(draft, frame.object, toLandmark ? 'landmark' : 'expedition',",
    "moveTo(draft, frame.object, toLandmark ? 'reserve' : 'expedition',",
  ]),
  switchOff('3.2.9.b', 'a card put in Mana is ready', [
    "const exhausted = step.enters === undefined ? step.to === 'mana' :",
    'const exhausted = step.enters === undefined ? false :',
  ]),
  switchOff('3.2.9.c 2.2.1.f', 'a Mana Orb keeps its type', [
    "if (isFaceDown(object)) return type === 'mana-orb';",
    '',
  ]),
  switchOff('4.3.f', 'victory by distance is looked for in the Arena', [
    'if (draft.arena) { if (draft.entries)',
    'if (draft === null) { if (draft.entries)',
  ]),
  switchOff('3.2.2.b 3.2.2.c', 'a Deck is read from its bottom', [
    "zoneOf(draft, 'deck', deck)[at - 1]",
    "zoneOf(draft, 'deck', deck).at(-at)",
  ]),
  switchOff('1.3.1.c 4.1.e', 'a Hero begins without its counters', [
    "addCard(state, card, 'hero', player, { counters })",
    "addCard(state, card, 'landmark', player, { counters })",
  ]),

  switchOff('1.2.7.b 6.1.d 1.2.5.d 6.4.a', 'the parts of a cost are paid one after the other', [
    'plan: StepPlan): Outcome { const parent = draft.parent;',
    'plan: StepPlan): Outcome { const parent = draft.parent; if (plan.cost && plan.actions.length > 1) return plan.actions.map((action) => perform(draft, { ...plan, actions: [action] })).at(-1)!;',
  ]),
];
