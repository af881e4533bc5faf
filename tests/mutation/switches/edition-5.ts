/** Switches for the new rules of edition 5.0, chapter by chapter. */

import { switchOff } from '../switch.ts';

export const EDITION_5 = [
  switchOff('2.5.k', 'what moves within play loses its counters', [
    'if (draft.profile.keepsCountersInPlay && inPlayZone(to)) return object.counters;',
    '',
  ]),
  switchOff('3.2.2.d', 'where a Deck has no such card, another card takes its place', [
    "const object = zoneOf(draft, 'deck', deck)[at - 1];",
    "const object = zoneOf(draft, 'deck', deck)[at - 1] ?? zoneOf(draft, 'discard', deck)[0] ?? zoneOf(draft, 'hand', deck)[0] ?? zoneOf(draft, 'reserve', deck)[0];",
  ]),
  switchOff('3.2.2.e', 'a Deck with too few cards takes the Discard pile in', [
    'return always ? ALWAYS : null;',
    'return ALWAYS;',
  ]),
  switchOff('3.2.7.b 7.3.40.b', 'a Landmark that is taken leaves its zone for another', [
    "if (object.zone === 'landmark' && draft.profile.landmarkZone === 'shared') {",
    "if (object.zone === 'hand') {",
  ]),
  switchOff('4.2.1.f', 'nobody may shuffle back between daily effects', [
    "if (draft.phase !== 'morning' || draft.profile.shufflingBack === 'automatic') return true;",
    'return true;',
  ]),
  switchOff('4.2.4.j', 'a tied terrain is none that an Expedition moves forward due to', [
    'if (mine > theirs || draft.profile.movesDueToTie) result.push(terrain);',
    'if (mine > theirs) result.push(terrain);',
  ]),
  switchOff('4.2.4.j', 'there is no terrain that an Expedition moves forward due to', [
    'if (mine > theirs || draft.profile.movesDueToTie) result.push(terrain);',
    '',
  ]),
  switchOff('5.1.2.e', 'a card without Hand Cost can be played for it', [
    "if (draft.profile.lackingCost === 'zero' || card.handCost !== undefined) return true;",
    'return true;',
  ]),
  switchOff('5.1.2.k', 'a card that is resolving does not count as played', [
    "if (draft.profile.countsAsPlayed === 'resolving') notePlayed(draft, frame, object.card);",
    '',
  ]),
  switchOff('5.2.c', 'one card is declared where several are played in one step', [
    'while (declared.length < count) {',
    'while (declared.length < Math.min(count, 1)) {',
  ]),
  switchOff('6.3.m', 'objects of one name have no limit together', [
    'const most = draft.profile.activationsOfName;',
    'const most = null;',
  ]),
  switchOff('6.5.j', 'what is random is chosen', [
    'if (reference.random) return bindPicked(build, pickRandom(build, found, most), reference.as);',
    '',
  ]),
  switchOff('7.3.9.c', 'nobody may shuffle back within a draw', [
    "if (action.why === 'draw') return '7.3.9.c';",
    '',
  ]),
  switchOff('7.3.10.a', 'nothing enters play', [
    'return after !== null && inPlayZone(after.zone) && !(before && inPlayZone(before.zone));',
    'return false;',
  ]),
  switchOff('7.3.20.a', 'counters stay on what leaves play', [
    '? { boost: boosts } : NO_COUNTERS;',
    '? { boost: boosts } : object.counters;',
  ]),
  switchOff('7.3.22.a 7.3.29.a', 'nothing is a Gift', [
    'return gift && receiver >= 0 && receiver !== turn ? { receiver, gift } : null;',
    'return null;',
  ]),
  switchOff('7.3.29.a', 'what a player receives on their own turn is a Gift', [
    'return gift && receiver >= 0 && receiver !== turn ? { receiver, gift } : null;',
    'return gift && receiver >= 0 ? { receiver, gift } : null;',
  ]),
  switchOff('7.3.29.b', 'nobody also receives a Gift', [
    'switch (bindings.gift) {',
    'switch (null as typeof bindings.gift) {',
  ]),
  switchOff('7.3.30.a', 'no token is received', [
    "return isThere ? null : 'token';",
    'return null;',
  ]),
  switchOff('7.3.31.b', 'nobody may shuffle back within a Resupply', [
    "return action.why === 'resupply' ? '7.3.31.b' : null;",
    'return null;',
  ]),
  switchOff('7.3.40.a', 'control of what is in an Expedition is not taken', [
    "} else if (object.zone === 'expedition') { const expedition = expeditionFor(",
    "} else if (object.zone === 'hand') { const expedition = expeditionFor(",
  ]),
  switchOff(
    '7.3.40.c',
    'control is taken of a card that is not in play',
    [
      "if (draft.profile.landmarkZone === 'personal') return false; const rule =",
      'return false; const rule =',
    ],
    [
      "} else if (object.zone === 'expedition') { const expedition = expeditionFor(build, step.in);",
      "} else if (object.zone === 'reserve') { actions.push(moveTo(draft, id, 'hand', 'take-control', by)); } else if (object.zone === 'expedition') { const expedition = expeditionFor(build, step.in);",
    ],
  ),
  switchOff('7.3.40.d', 'control is taken of what one controls', [
    ': object.player === controller ?',
    ': object.player === controller && object.player < 0 ?',
  ]),
  switchOff('7.5.5.c', 'the owner of an object controls its abilities', [
    'by: null, player: object.player, emblem: {',
    'by: null, player: object.owner, emblem: {',
  ]),
  switchOff('7.5.9.a 7.5.9.b', 'every Expedition is In Contact', [
    'if (filter.inContact && !isInContact(draft, expedition)) return false;',
    '',
  ]),
  switchOff('7.5.9.a 7.5.9.b', 'no Expedition is In Contact', [
    'if (filter.inContact && !isInContact(draft, expedition)) return false;',
    'if (filter.inContact) return false;',
  ]),
];
