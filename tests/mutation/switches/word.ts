/** Chapter 7: what the words and symbols of cards do. */

import { switchOff } from '../switch.ts';

/** Verbs whose step does nothing, with their rules. */
const VERBS: Readonly<Record<string, string>> = {
  activate: '7.3.1.b 7.5.1.a 7.3.1.d',
  'after-you': '7.3.2.a 7.3.2.b',
  ascend: '7.3.3.a 2.4.3',
  augment: '7.3.4.a',
  create: '7.3.5.a 7.3.5.b 7.5.10.b',
  defect: '7.3.6.a',
  discard: '7.3.7.a',
  double: '7.3.8.a',
  draw: '7.3.9.a 7.3.9.b',
  exchange: '7.3.12.a',
  'exchange-boosts': '7.3.11.a',
  exhaust: '7.3.13.a 2.4.6.a',
  'exhausted-resupply': '7.3.14.a',
  gain: '7.3.16.a 2.4.1.e',
  'gain-counters': '7.3.15.a 7.3.17.a',
  lose: '7.3.21.a',
  'lose-counters': '2.5.g',
  'move-backward': '7.3.24.a',
  'move-forward': '7.3.25.a',
  'move-marker': '7.3.23.a 7.3.23.b',
  'place-marker': '3.2.1.d',
  put: '7.3.27.a 7.3.27.b',
  ready: '7.3.28.a',
  resupply: '7.3.31.a',
  return: '7.3.32.a 7.3.32.b 7.3.32.c',
  roll: '7.3.33.a',
  sabotage: '7.3.35.a',
  sacrifice: '7.3.36.a',
  send: '7.3.37.a 7.3.37.b',
  spend: '7.3.38.a 7.3.38.b',
  switch: '7.3.39.a 7.3.39.b',
};

/** Abilities that are as if they were not there, with their rules. */
const KEYWORDS: Readonly<Record<string, string>> = {
  cooldown: '7.4.1.b 7.4.1.c',
  defender: '7.4.2.b 7.4.2.c',
  eternal: '7.4.3.b',
  gigantic: '7.4.4.b 7.4.4.c 7.4.4.e 7.4.4.f 7.4.4.m 7.4.4.i',
  seasoned: '7.4.6.b 7.4.6.c',
};

const verbs = Object.entries(VERBS).map(([verb, rules]) =>
  switchOff(
    rules,
    `“${verb}” does nothing`,
    [
      "import { planDraw, planLook, planResupply } from './deck.ts';",
      "import { planDraw, planLook, planResupply } from './deck.ts'; import { planOf } from './plan.ts';",
    ],
    [
      'if (step === null) return null; switch (step.do) {',
      `if (step === null) return null; if (step.do === '${verb}') return planOf(build, step.do, [], []); switch (step.do) {`,
    ],
  ),
);

const keywords = Object.entries(KEYWORDS).map(([keyword, rules]) =>
  switchOff(rules, `“${keyword}” means nothing`, [
    'return object.card >= 0 && traitsOf(draft, object).keywords[keyword] !== undefined;',
    `return object.card >= 0 && keyword !== '${keyword}' && traitsOf(draft, object).keywords[keyword] !== undefined;`,
  ]),
);

export const WORD = [
  ...verbs,
  ...keywords,
  switchOff('7.1.1.a 1.1.6.e 7.5.10.a 7.3.10.a', '{join} activates nothing', [
    "if (symbol === 'join') {",
    "if (symbol === 'join') return false; if (symbol === 'join') {",
  ]),
  switchOff('7.1.1.b 1.1.6.f 7.5.12.a', '{hand} activates nothing', [
    'if (playedFrom === symbol) return true;',
    "if (playedFrom === symbol) return symbol !== 'hand';",
  ]),
  switchOff('7.1.1.c 1.1.6.g', '{reserve} activates nothing', [
    'if (playedFrom === symbol) return true;',
    "if (playedFrom === symbol) return symbol !== 'reserve';",
  ]),
  switchOff('7.1.5.a 2.2.12.e', 'Reactions of cards in Reserve do not work', [
    "if (set.works && !hasStatus(object, 'exhausted'))",
    'if (set === null)',
  ]),
  switchOff('7.2.3.a', 'whoever is addressed is another player', [
    "case 'you': return [context.controller];",
    "case 'you': return [(context.controller + 1) % draft.players.length];",
  ]),
  switchOff('7.2.4.a', '“they” are nobody', [
    "case 'they': return context.bindings.they;",
    "case 'they': return [];",
  ]),
  switchOff('7.2.1.d 5.4.b', 'a Reaction speaks of its Emblem', [
    'source: emblem.source, steps',
    'source: reaction.id, steps',
  ]),
  switchOff('7.3.1.e', 'what cannot activate activates', [
    'if (!rule) return true;',
    'return true;',
  ]),
  switchOff('7.3.8.b', 'nothing can be doubled into something', [
    'if (count <= 0) {',
    'if (count <= 0 && doubles) return null; if (count <= 0) {',
  ]),
  switchOff('7.3.11.b', 'equal boosts are exchanged for one more', [
    "if (difference === 0) return planOf(build, step.do, ['7.3.11.b', ...cites], []);",
    '',
  ]),
  switchOff(
    '7.3.12.b',
    'an exchange with nothing moves the one that is there',
    ['if (first.length === 0) return [];', ''],
    [
      'if (a === undefined || b === undefined || !stillExists(draft, a) || !stillExists(draft, b)) return [];',
      "if (a !== undefined && b === undefined) return [moveTo(draft, a, 'discard', 'exchange', doer)]; if (a === undefined || b === undefined || !stillExists(draft, a) || !stillExists(draft, b)) return [];",
    ],
  ),
  switchOff('7.3.14.a', 'Exhausted Resupply leaves the card ready', [
    "exhaustsAfter(frame, next) ? [{ do: '#exhaust-resupplied' }, ...rest] : rest;",
    'rest;',
  ]),
  switchOff(
    '7.3.24.b',
    'an Expedition moves backward out of its region of origin',
    [
      'return distanceOf(draft, expedition) > 0 ? null',
      'return distanceOf(draft, expedition) >= 0 ? null',
    ],
    ['? Math.max(action.regions, -state.distance)', '? action.regions'],
  ),
  switchOff('7.3.24.a', 'moving backward goes no region', [
    '? Math.max(action.regions, -state.distance)',
    '? 0',
  ]),
  switchOff('7.3.25.b 2.2.2.l', 'Tumult cards stay face down', [
    'revealTumult(draft, regionAt(draft.mode, expedition, at));',
    '',
  ]),
  switchOff('7.3.25.c', 'moving forward past the last region counts as moving', [
    'if (regionsAhead(draft, expedition) <= 0) {',
    'if (regions > 1_000) {',
  ]),
  switchOff('7.3.26.a', 'what is free must be paid', [
    'const free = frame.free || changes.some(',
    'const free = changes.length > 1_000 && changes.some(',
  ]),
  switchOff('7.3.33.b', 'what depends on the die does not happen', [
    'goOn(frame, [...fitting.flatMap(({ then }) => then), ...rest]);',
    'goOn(frame, [...rest]);',
  ]),
  switchOff('7.3.33.c', 'only one die is rolled', [
    'Array.from({ length: Math.min(count, 20) }',
    'Array.from({ length: Math.min(1, count) }',
  ]),
  switchOff(
    '7.3.36.a 7.5.5.b',
    'others’ objects can be sacrificed',
    [
      'suits: (object) => object.player === doer, }); if (objects',
      'suits: () => true, }); if (objects',
    ],
    ['return object.player === doer && (object.zone', 'return (object.zone'],
  ),
  switchOff('7.3.36.b', 'a sacrifice that is replaced is none', [
    "return { why: 'sacrifice' } as const;",
    'return {};',
  ]),
  switchOff('7.4.4.d', 'what a Gigantic object joins activates twice', [
    'if (can === undefined) continue;',
    'if (can === undefined) continue; if (one.now.length > 1) activations.push({ instance, match: selfMatch(one, object), object, cites: [] });',
  ]),
  switchOff('7.4.4.h', 'where a Gigantic object is, tokens go to both Expeditions', [
    'const spread = step.distributed ? expeditions : oneSubset(step.in, expeditions);',
    'const spread = step.distributed ? expeditions : null;',
  ]),
  switchOff('7.4.4.j 7.5.10.a', 'joining an Expedition goes unnoticed', [
    'if (now && !was) return true;',
    'if (now && !was) return false;',
  ]),
  switchOff('7.4.4.j', 'the Expeditions of a Gigantic object are joined one by one', [
    'if (now && !was) return true;',
    'if (one.now.some((at) => subset.includes(at) && !one.was.includes(at))) return true;',
  ]),
  switchOff('7.4.4.f', '“my Expedition” of a Gigantic object is one', [
    "case 'mine': return mine;",
    "case 'mine': return mine.slice(0, 1);",
  ]),
  switchOff('7.4.4.g', '“the Expedition facing me” of a Gigantic object is one', [
    "case 'facing': return mine.map(",
    "case 'facing': return mine.slice(0, 1).map(",
  ]),
  switchOff('7.4.4.k', 'one Expedition of a Gigantic object is enough', [
    'if (meant.length < 2) return found;',
    'return found;',
  ]),
  switchOff('7.4.4.o 7.4.4.p', 'becoming Gigantic is not joining', [
    'if (joins) addPresenceChanges(draft, presence, performed);',
    '',
  ]),
  switchOff('7.4.5.b 7.4.5.c', 'Scout costs as much as playing', [
    "if (playing.scout) return keywordCost(draft, playing, 'scout');",
    '',
  ]),
  switchOff('7.4.5.c', 'what is scouted stays', [
    'extra: action.scout ? SCOUT : NO_ABILITIES,',
    'extra: NO_ABILITIES,',
  ]),
  switchOff('7.4.7.c 7.4.7.e', 'Tough costs nothing', [
    "return keywordNumbers(draft, object, 'tough').reduce<number>(",
    'return [].reduce<number>(',
  ]),
  switchOff('7.4.7.d', 'Tough must be paid', [': Math.min(must, free),', ': must,']),
  switchOff('7.4.7.f', 'Tough is paid twice', [
    'build.tough += option.pays;',
    'build.tough += option.pays * 2;',
  ]),
  switchOff('7.5.2.b', 'no Expedition is ever behind', [
    "mine < theirs ? 'behind' : 'tied'",
    "mine < theirs ? 'tied' : 'tied'",
  ]),
  switchOff('7.5.2.a', 'no Expedition is ever ahead', [
    "return mine > theirs ? 'ahead' :",
    "return mine > theirs ? 'tied' :",
  ]),
  switchOff('7.5.4.a', 'becoming again what one was counts', [
    '!hadAlready(one, trigger.status) &&',
    '',
  ]),
  switchOff('7.5.5.b', 'anybody’s object is controlled', [
    'if (filter.of !== undefined && !isAmong(draft, object.player, filter.of, context)) {',
    'if (filter.of === null) {',
  ]),
  switchOff('7.5.6.a 7.5.6.b 7.5.6.c', 'it does not matter who did it', [
    'one.action.by !== null && isAmong(draft, one.action.by, who, context);',
    'one.action.by !== null;',
  ]),
  switchOff('7.5.8.b 7.1.2.a', 'every region has the terrain that is looked for', [
    'if (filter.terrain !== undefined && !terrainsOf(draft, expedition).includes(filter.terrain)) {',
    'if (filter.terrain === null) {',
  ]),
  switchOff('7.5.8.b 4.2.4.b', 'every terrain counts in every region', [
    'terrains.includes(terrain) &&',
    '',
  ]),
  switchOff('7.5.10.c', 'switching Expeditions is joining', [
    "if (action.act === 'relocate' || action.act === 'take-control') return false;",
    "if (action.act === 'take-control') return false;",
  ]),
  switchOff('7.5.11.a', 'leaving goes unnoticed', [
    'if (!before) return false; if (trigger.during',
    'if (before || !before) return false; if (trigger.during',
  ]),
  switchOff('7.2.1.a 7.2.1.b 7.2.1.c', '“I” means nothing', [
    'return context.me > 0 ? [context.me] : [];',
    'return [];',
  ]),
  switchOff('7.2.5.a', '“it” means nothing', [
    "case 'it': return context.bindings.it;",
    "case 'it': return [];",
  ]),
  switchOff('7.3.38.b', 'more counters than there are can be spent', [
    "return (object) => countersOn(object, part.counter ?? 'any') >= least;",
    'return () => true;',
  ]),
  switchOff(
    '7.3.39.b 7.5.11.c 7.5.10.c',
    'switching Expeditions is not leaving one for the other',
    [
      "return act === 'move' || act === 'create' || act === 'relocate' || act === 'take-control';",
      "return act === 'move' || act === 'create' || act === 'take-control';",
    ],
  ),
  switchOff('3.2.4.d', 'an object that switches Expeditions loses its marks', [
    'const after: GameObject = { ...before, expedition: action.expedition,',
    'const after: GameObject = { ...before, statuses: NO_STATUSES, counters: {}, expedition: action.expedition,',
  ]),
  switchOff('7.4.5.e', 'what was scouted is not found in Reserve', [
    'scoutedFrom: isScouting(action, object) ? object.id : 0,',
    'scoutedFrom: 0,',
  ]),
  switchOff('7.5.3.a', 'attempting what cannot be done again is not replaced', [
    "if (would.would === 'ascend') return true;",
    '',
  ]),
  switchOff('7.5.8.c 7.4.4.f', 'any Expedition will do for what is in one', [
    'return ( inExpedition === undefined ||',
    'return ( inExpedition === undefined || draft !== null ||',
  ]),
  switchOff('7.5.11.b', 'a token that ceases to exist does not leave', [
    'if (!before) return false; if (trigger.during',
    'if (!before || !after) return false; if (trigger.during',
  ]),
  switchOff('7.3.34.b', 'one may Rush with nothing to play', [
    'return draft.nested.canPlaySome(draft, payer.player, part.card, payer.settled);',
    'return true;',
  ]),
];
