/** Chapter 2: objects, their characteristics, statuses and counters. */

import { switchOff } from '../switch.ts';

export const OBJECT = [
  switchOff('2.1.e', 'a token goes where it is sent', [
    'const ceases = object.token && !isTokenKept(object, action);',
    'const ceases = false as boolean;',
  ]),
  switchOff('2.1.f 2.1.g', 'what has moved is not found again', [
    'moved.push(before.id, after.id);',
    '',
  ]),
  switchOff('2.2.1.d', 'a token is no Character', [
    'return compiled.type === type;',
    'return compiled.type === type && !object.token;',
  ]),
  switchOff('2.2.8.a', 'the Hand Cost is paid from Reserve too', [
    "return playing.from === 'reserve' && !playing.forHandCost ? reserveCost : handCost;",
    'return handCost;',
  ]),
  switchOff('2.2.7.a', 'the Reserve Cost is paid from hand too', [
    "return playing.from === 'reserve' && !playing.forHandCost ? reserveCost : handCost;",
    'return reserveCost;',
  ]),
  switchOff('2024-09:2.2.7.b', 'a card without Reserve Cost can be played from Reserve', [
    "return draft.profile.lackingReserveCost === 'stays' && card.reserveCost === undefined;",
    'return false;',
  ]),
  switchOff('2.2.12.g 2.2.12.i 1.2.4.d', 'abilities work in Reserve as if in play', [
    'const set = compiledOf(draft, object).support;',
    'const set = baseTraits(draft, object).abilities;',
  ]),
  switchOff('2.2.12.d 2.2.12.e 2.2.12.i', 'Support abilities do not work', [
    "if (set.works && !hasStatus(object, 'exhausted'))",
    'if (set === null)',
  ]),
  switchOff('2.2.12.i 1.2.4.d 2.2.12.d', 'Support abilities cannot be played from Reserve', [
    "if (!hasStatus(object, 'exhausted')) return support.quickActions;",
    'if (object) return [];',
  ]),
  switchOff('2.2.12.h', 'a Hero’s abilities do not work', [
    "addBearers(draft, zoneOf(draft, 'hero', player), result);",
    '',
  ]),
  switchOff('2.2.12.j', 'Support abilities of exhausted cards work', [
    "if (!hasStatus(object, 'exhausted')) return support.quickActions;",
    'return support.quickActions;',
  ]),
  switchOff('2.2.12.k 1.2.4.c 5.3.a', 'quick actions are not offered', [
    'options.push(...quickActionOptions(draft, player));',
    '',
  ]),
  switchOff('2.2.12.l 6.3.a 6.3.h 7.3.1.a 2024-09:6.3.c', 'Reactions never activate', [
    'if (activations.length === 0) return;',
    'return;',
  ]),
  switchOff('2.2.12.m 2.3.1.a 2.3.1.c 2.3.1.d', 'passive abilities change no characteristics', [
    'altered || showsGigantic(draft, found) ?',
    'draft === null ?',
  ]),
  switchOff('2.2.12.n 1.2.6.a 6.1.a 6.5.a', 'effects do nothing', [
    'if (!next) {',
    'if (next || !next) {',
  ]),
  switchOff('2.2.15.a 2.2.15.c', 'Ongoing Emblems never end', [
    "if (emblem?.type === 'ongoing' && emblem.duration === duration) {",
    'if (emblem?.type === null) {',
  ]),
  switchOff('2.2.15.d', 'an Emblem for this turn can be made at any time', [
    'return draft.turn !== null;',
    'return true;',
  ]),
  switchOff('2.2.15.e', 'an Emblem for this Afternoon can be made at any time', [
    "return draft.phase === 'morning' || draft.phase === 'noon' || draft.phase === 'afternoon';",
    'return true;',
  ]),
  switchOff('2.2.16.a 2.3.1.g 2.3.3.b', 'the latest passive ability applies first', [
    'one.object < best.object',
    'one.object > best.object',
  ]),
  switchOff(
    '2.2.d 2.2.c',
    'statistics are given to what has none',
    [
      'return modifiesStatistics(rule) ? objects.filter((one) => hasStatistics(draft, one)) : objects;',
      'return objects;',
    ],
    ["return compiledOf(draft, object).type === 'character';", 'return object.card >= 0;'],
  ),
  switchOff('2.2.f', 'an absent statistic is not zero', [
    "compiledOf(draft, object).type !== 'character') return 0;",
    "compiledOf(draft, object).type !== 'character') return 1;",
  ]),
  switchOff(
    '2.3.1.b',
    'passive abilities change objects that are not in play',
    ["({ zone }) => inPlayZone(zone) || zone === 'reserve',", '() => true,'],
    [
      "const IN_PLAY: readonly Place[] = ['play'];",
      "const IN_PLAY: readonly Place[] = ['play', 'reserve'];",
    ],
    ["if (isAtWork(zone) || zone === 'reserve') { const changed =", 'if (zone) { const changed ='],
  ),
  switchOff(
    '2.3.1.e',
    'passive abilities are not worked out again',
    ['if (draft.working && (draft.working.reads & facts) !== 0) draft.working = null;', ''],
    [
      'export function invalidateWorking(draft: Draft): void { draft.working = null; }',
      'export function invalidateWorking(_draft: Draft): void {}',
    ],
  ),
  switchOff('2.3.2.a 2.3.2.b 2.3.2.c', 'no ability depends on another', [
    'const depends = dependenciesAmong(draft, state as Trial, waiting);',
    'const depends = waiting.map(() => waiting.map(() => false));',
  ]),
  switchOff('2.3.2.d', 'removing an ability is no dependency', [
    'if (before === after) return false;',
    "if (before === after || after === 'gone') return false;",
  ]),
  switchOff('2.3.2.e', 'changing what an ability applies to is no dependency', [
    'if (before === after) return false;',
    "if (before === after || reasonOf(a.passive, before, after) === 'applies-to') return false;",
  ]),
  switchOff('2.3.2.f', 'changing what an ability does is no dependency', [
    'if (before === after) return false;',
    "if (before === after || reasonOf(a.passive, before, after) === 'does') return false;",
  ]),
  switchOff('2.3.2.g', 'dependency is not passed on', [
    'for (let via = 0; via < waiting.length; via++) {',
    'for (let via = 0; via < 0; via++) {',
  ]),
  switchOff(
    '2.3.3.a',
    'abilities that depend on each other hold each other up',
    ['!depends[a]?.[b] || depends[b]?.[a]', '!depends[a]?.[b]'],
    ["itemAt(waiting, 0, 'waiting');", "itemAt(waiting, waiting.length - 1, 'waiting');"],
  ),
  switchOff('2.4.1.a 2.4.5.a 2.4.5.b', 'boosts make nothing Boosted', [
    "if (status === 'boosted') return (object.counters[BOOST] ?? 0) > 0;",
    "if (status === 'boosted') return false;",
  ]),
  switchOff('2.4.1.d', 'an object keeps its statuses when it changes zone', [
    'statuses: action.enters,',
    'statuses: [...object.statuses, ...action.enters],',
  ]),
  switchOff('2.4.1.f 7.3.16.b', 'a status can be gained again', [
    'if (!hasStatus(object, status)) return null;',
    'return null;',
  ]),
  switchOff('2.4.1.g', 'no ability lets a status be gained again', [
    'if (again) return null;',
    'if (again && false) return null;',
  ]),
  switchOff('2.4.1.h 7.3.21.b 7.3.28.b', 'a status that is not there can be lost', [
    'if (!hasStatus(object, status)) {',
    'if (object === null) {',
  ]),
  switchOff('2.4.2', 'Anchored Characters go to rest', [
    "if (hasStatus(object, 'anchored')) reasons.push('2.4.2');",
    '',
  ]),
  switchOff('2.4.4', 'Asleep Characters count at Dusk', [
    "|| hasStatus(object, 'asleep')) continue;",
    ') continue;',
  ]),
  switchOff('2.4.4', 'Asleep Characters go to rest', [
    "if (hasStatus(object, 'asleep')) reasons.push('2.4.4');",
    '',
  ]),
  switchOff('2.4.6.a 7.3.13.a', 'exhausting changes nothing', [
    'const statuses = gains ? [...rest, status] :',
    "const statuses = gains ? (status === 'exhausted' ? before.statuses : [...rest, status]) :",
  ]),
  switchOff('2.4.6.b 7.3.28.a', 'readying changes nothing', [
    'const statuses = gains ? [...rest, status] :',
    "const statuses = gains ? [...rest, status] : status === 'exhausted' ? before.statuses :",
  ]),
  switchOff('2.4.6.c', 'exhausted cards in Reserve can be played', [
    "if (object.zone !== 'reserve' || !hasStatus(object, 'exhausted')) return true;",
    'return true;',
  ]),
  switchOff('2.4.7.a 5.2.1.b 5.2.2.b 5.2.4.a', 'a card from Reserve does not gain Fleeting', [
    "let fleeting = frame.from === 'reserve';",
    'let fleeting = false as boolean;',
  ]),
  switchOff('2.4.7.b 5.2.4.a', 'Fleeting printed on a Spell does nothing', [
    'if (base.keywords.fleeting) { fleeting = true;',
    'if (base.keywords.fleeting) {',
  ]),
  switchOff('2.4.7.c 5.2.1.c', 'a Character does not stay Fleeting as it arrives', [
    'if (!wasFleeting) return;',
    'return;',
  ]),
  switchOff('2.4.7.d', 'a Fleeting Character goes to Reserve', [
    "return object?.zone === 'expedition' && hasStatus(object, 'fleeting');",
    "return object?.zone === 'limbo';",
  ]),
  switchOff('2.4.7.e', 'a Fleeting Spell goes to Reserve', [
    "const to = fleeting ? 'discard' : 'reserve';",
    "const to = 'reserve';",
  ]),
  switchOff('2.5.f 7.3.15.a 7.3.17.a', 'counters are not gained', [
    'const now = gains ? had + action.count :',
    'const now = gains ? had :',
  ]),
  switchOff('2.5.g 7.3.38.a', 'counters are not removed', [
    ': Math.max(0, had - action.count);',
    ': had;',
  ]),
  switchOff('2.5.1.a 2.5.1.b', 'boosts add nothing to statistics', [
    'return traitsOf(draft, object).statistics[terrain] + (object.counters[BOOST] ?? 0);',
    'return traitsOf(draft, object).statistics[terrain];',
  ]),
  switchOff(
    '2.5.j',
    'counters stay on what leaves play',
    ['? { boost: boosts } : NO_COUNTERS;', '? { boost: boosts } : object.counters;'],
    [
      'if (object.counters === NO_COUNTERS || !keepsMarks(to)) {',
      'if (object.counters === NO_COUNTERS) {',
    ],
  ),
  switchOff('2.5.l', 'counters are lost on the way from Reserve and Limbo', [
    "case 'reserve': case 'limbo': return object.counters;",
    "case 'reserve': case 'limbo': return NO_COUNTERS;",
  ]),
  switchOff('2.2.10.d', 'a token has the faction of its card', [
    '(object.token || card.faction !== faction)',
    '(card.faction !== faction)',
  ]),
  switchOff('2.2.1.i', 'whether a card is of a type is never found out', [
    "if ('is' in condition) return isSo(draft, condition, context, before);",
    "if ('is' in condition) return false;",
  ]),
  switchOff(
    '2.2.d 2.2.c',
    'what has no statistics gets them and counts with them',
    [
      'return modifiesStatistics(rule) ? objects.filter((one) => hasStatistics(draft, one)) : objects;',
      'return objects;',
    ],
    ["compiledOf(draft, object).type !== 'character') return 0;", 'object.card < 0) return 0;'],
    [
      "if (compiledOf(draft, object).type !== 'character' || hasStatus(object, 'asleep')) continue;",
      "if (hasStatus(object, 'asleep')) continue;",
    ],
  ),
  switchOff('2.2.12.f', 'a token has no abilities', [
    'const both = entries.filter((entry) => !isSupport(entry));',
    "const both = entries.filter((entry) => !isSupport(entry) && card.type !== 'token');",
  ]),
  switchOff('2.2.11.e 2.2.b', 'a token has statistics of zero', [
    'const statistics = card.statistics ?? NO_STATISTICS;',
    "const statistics = (card.type === 'token' ? undefined : card.statistics) ?? NO_STATISTICS;",
  ]),
  switchOff('2.2.2.j', 'a token has no sub-types', [
    'base: { statistics, subtypes: card.subtypes ?? [],',
    "base: { statistics, subtypes: card.type === 'token' ? [] : (card.subtypes ?? []),",
  ]),
  switchOff(
    '2.2.7.c 2.2.8.c',
    'a token has costs',
    [
      'handCost: card.handCost ?? 0,',
      "handCost: card.handCost ?? (card.type === 'token' ? 9 : 0),",
    ],
    [
      'reserveCost: card.reserveCost ?? 0,',
      "reserveCost: card.reserveCost ?? (card.type === 'token' ? 9 : 0),",
    ],
  ),
  switchOff('2.2.4.f', 'a token has no name', [
    'if (named !== undefined && card.id !== named) return false;',
    'if (named !== undefined && (card.id !== named || object.token)) return false;',
  ]),
  switchOff('2.2.e', 'what has no ability is given none', [
    'objects.filter((one) => hasStatistics(draft, one)) : objects;',
    'objects.filter((one) => hasStatistics(draft, one)) : objects.filter(({ card }) => draft.compiled[card]!.card.abilities.length > 0);',
  ]),
];
