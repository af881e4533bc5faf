/** What players know of zones, and when victory, Night and quick actions take place. */

import { switchOff } from '../switch.ts';

export const KNOWLEDGE = [
  switchOff('3.1.3.e 3.2.2.a', 'nobody knows how many cards a Deck has', [
    "deck: zoneOf(game, 'deck', seat).length,",
    'deck: 0,',
  ]),
  switchOff('3.1.3.e', 'nobody knows how many cards the Hand of another player has', [
    'hand: seat === player ? hand : hand.length,',
    'hand: seat === player ? hand : 0,',
  ]),
  switchOff('3.2.5.b 3.1.3.f', 'players do not look at their own Hands', [
    'hand: seat === player ? hand : hand.length,',
    'hand: hand.length,',
  ]),
  switchOff('3.2.9.d 3.2.5.b', 'players see no face of their own hidden cards', [
    'const isFaceDown = hidesFaces(object.zone) && object.player !== player;',
    'const isFaceDown = hidesFaces(object.zone);',
  ]),
  switchOff('3.2.9.a 3.1.3.c', 'Mana Orbs lie face up', [
    'const isFaceDown = hidesFaces(object.zone) && object.player !== player;',
    "const isFaceDown = object.zone !== 'mana' && hidesFaces(object.zone) && object.player !== player;",
  ]),
  switchOff('4.2.5.a 4.2.5.b', 'Night has no Rest', [
    "? ['rest', 'clean-up', 'check-victory']",
    "? ['clean-up', 'check-victory']",
  ]),
  switchOff('4.2.5.a 4.2.5.c', 'Night has no Clean-up', [
    "? ['rest', 'clean-up', 'check-victory']",
    "? ['rest', 'check-victory']",
  ]),
  switchOff('4.2.5.a 4.2.5.d', 'Night has no Check Victory', [
    "? ['rest', 'clean-up', 'check-victory']",
    "? ['rest', 'clean-up']",
  ]),
  switchOff('1.3.2.b', 'the Morning begins with Prepare', [
    "return ['succeed', 'prepare', 'draw', 'expand'];",
    "return ['prepare', 'draw', 'expand'];",
  ]),
  switchOff('7.5.8.b 7.1.2.a', 'an Expedition is in no terrain at Dusk', [
    'terrains.includes(terrain) &&',
    'terrains.length > 9 &&',
  ]),
  switchOff('7.3.21.a 7.3.28.a 2.4.6.b', 'what loses a status keeps it', [
    'const statuses = gains ? [...rest, status] : rest.length > 0 ? rest : NO_STATUSES;',
    'const statuses = gains ? [...rest, status] : before.statuses;',
  ]),
  switchOff('2.2.15.a 2.2.15.b', 'no Ongoing Emblem is made', [
    "return planOf(build, verb, ['2.2.2.m', '2.2.15.a'], [action]);",
    "return planOf(build, verb, ['2.2.2.m', '2.2.15.a'], [action].slice(1));",
  ]),
  switchOff('2.5.i', 'only boosts stay on objects', [
    'const now = gains ? had + action.count :',
    "const now = gains ? had + (action.counter === 'boost' ? action.count : 0) :",
  ]),
  switchOff('2.5.d', 'counters of one name do not add up', [
    'const now = gains ? had + action.count :',
    'const now = gains ? action.count :',
  ]),
  switchOff(
    '2.2.7.b 2.2.8.b',
    'the costs that a text asks for are not read',
    ['filter.handCost, compiled.handCost, context', 'filter.handCost, 99, context'],
    ['filter.reserveCost, compiled.reserveCost, context', 'filter.reserveCost, 99, context'],
  ),
  switchOff('2.2.9.a 2.2.9.b', 'the Base Cost that a text asks for is not read', [
    'filter.baseCost, baseCost(draft, object), context',
    'filter.baseCost, baseCost(draft, object) + 99, context',
  ]),
  switchOff('2.2.10.d', 'every token is of a faction', [
    '(object.token || card.faction !== faction)',
    '(!object.token && card.faction !== faction)',
  ]),
  switchOff('3.2.2.b 3.2.2.c', 'no card of a Deck has a position', [
    "const object = zoneOf(draft, 'deck', action.deck)[action.at - 1];",
    "const object = zoneOf(draft, 'deck', action.deck)[action.at - 1 + 99];",
  ]),
  switchOff('2.2.1.h', 'nothing is of a type that a text names', [
    'if (filter.type !== undefined && !isOneOf(draft, object, filter.type)) return false;',
    'if (filter.type !== undefined) return false;',
  ]),
  switchOff('4.2.3.a', 'the Afternoon has a daily effect too', [
    'frame.next = 1; pushFrame(draft, {',
    "frame.next = 1; writeEntry(draft, [], { kind: 'daily-effect', daily: 'rest' }); pushFrame(draft, {",
  ]),
  switchOff('5.2.4.b', 'a Fleeting Spell goes to Reserve too', [
    "const to = fleeting ? 'discard' : 'reserve';",
    "const to = 'reserve';",
  ]),
  switchOff('5.1.2.g', 'what is forbidden can be declared', [
    'if (passiveConditionHolds(draft, { passive: ability, context })) { whyNot(',
    'if (!ability) { whyNot(',
  ]),
  switchOff('5.1.2.b', 'a quick action has no effect', [
    "of: 'quick-action', controller: frame.player, source: frame.object, steps: frame.effect,",
    "of: 'quick-action', controller: frame.player, source: frame.object, steps: [],",
  ]),
  switchOff('2.3.1.f', 'a passive ability of Characters applies to what it has applied to', [
    'order.push({ object, key, passive, context, objects, regions });',
    'applyAbility(draft, state, next); order.push({ object, key, passive, context, objects, regions });',
  ]),
  switchOff('2.2.2.n 2.2.2.f', 'no sub-type is named', [
    'return subtype === undefined || namesAny(subtypes, subtype);',
    'return subtype === undefined;',
  ]),
  switchOff('2.5.h 7.3.38.a', 'counters are not spent', [
    'const now = gains ? had + action.count :',
    'const now = gains || had > 0 ? had + (gains ? action.count : 0) :',
  ]),
  switchOff('7.5.5.b 1.1.3.d', 'nobody takes control of anything', [
    "return planOf(build, step.do, ['1.1.3.d', '1.4.2.a', '7.5.5.b'], actions);",
    "return planOf(build, step.do, ['1.1.3.d', '1.4.2.a', '7.5.5.b'], actions.slice(0, 0));",
  ]),
];
