/**
 * Rules that a player knows, but misreads. These switches only make wrong answers of practice. Coverage
 * does not count them: the switches that take a rule away show that the engine carries it out.
 */

import { switchOff } from '../switch.ts';

const LOST = "const LOST = ['anchored', 'asleep'] as const;";

export const MISREAD = [
  switchOff('2.4.2', 'Anchored stays after a Rest', [LOST, "const LOST = ['asleep'] as const;"]),
  switchOff('2.4.4', 'Asleep stays after a Rest', [LOST, "const LOST = ['anchored'] as const;"]),
  switchOff('4.2.5.b', 'what stays at Rest loses all its statuses', [
    LOST,
    "const LOST = ['anchored', 'asleep', 'exhausted', 'fleeting'] as const;",
  ]),
  switchOff('2.5.j 4.2.5.b', 'boosts last for one Day', [
    'if (object.statuses.length === 0) continue;',
    `const count = object.zone === 'expedition' ? (object.counters.boost ?? 0) : 0;
    if (count > 0 && reasonToStay(draft, object) !== null) {
      actions.push({ ...BLANK_ACTION, act: 'lose-counters', object: id, counter: 'boost', count, by: object.player });
    }`,
  ]),
  switchOff('4.2.5.b', 'only Characters whose Expedition moved forward go to rest', [
    'return reasons.length > 0 ? reasons : null;',
    'return reasons.length > 0 ? reasons : expeditionAt(draft, object.expedition).moved ? null : [];',
  ]),
  switchOff('7.4.2.b', 'Defender holds back the Expedition that it faces', [
    'expeditionsOf(draft, object).includes(expedition) && !ignoresDefender(draft, expedition)',
    `expeditionsOf(draft, object).some((own) => own % 2 === expedition % 2 && own !== expedition) &&
      !ignoresDefender(draft, expedition)`,
  ]),
  switchOff('4.2.4.b', 'the three statistics are compared as one sum', [
    'mine[terrain] > theirs[terrain] || (ascended && mine[terrain] === theirs[terrain]);',
    `mine.forest + mine.mountain + mine.water > theirs.forest + theirs.mountain + theirs.water ||
      (ascended && mine[terrain] === theirs[terrain]);`,
  ]),
  switchOff('4.2.4.b', 'exhausted Characters do not count at Dusk', [
    "hasStatus(object, 'asleep')) continue;",
    "hasStatus(object, 'asleep') || hasStatus(object, 'exhausted')) continue;",
  ]),
  switchOff('3.2.2.e', 'a Deck with too few cards gives none', [
    "const object = zoneOf(draft, 'deck', deck)[at - 1];",
    `const most = Math.max(...planned.map((one) => (isOnDeck(one) && one.deck === deck ? one.at : 0)));
      const cards = zoneOf(draft, 'deck', deck);
      const object = cards.length < most ? undefined : cards[at - 1];`,
  ]),
  switchOff('7.1.4.b 1.1.6.i', 'the symbol for discarding exhausts', [
    'const plan = planCost(build, cost, frame.player, { ...NOTHING_SETTLED, mana: more });',
    `const said = cost.map((part) =>
      part.do === 'discard' && part.of === 'me' ? { ...part, do: 'exhaust' } : part) as typeof cost;
    const plan = planCost(build, said, frame.player, { ...NOTHING_SETTLED, mana: more });`,
  ]),
  switchOff(
    '2.1.e',
    'a token that leaves play goes to the discard pile',
    [
      'const ceases = object.token && !isTokenKept(object, action);',
      'const goes = object.token && !isTokenKept(object, action); const ceases = false as boolean;',
    ],
    [
      'const after = joins ? arriveIn(draft, action, object, seasoned) : null;',
      "const after = joins ? arriveIn(draft, goes ? { ...action, to: 'discard' } : action, object, seasoned) : null;",
    ],
  ),
];
