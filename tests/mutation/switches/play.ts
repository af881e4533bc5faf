/** Chapter 5, and what chapters 1 and 6 say of costs: playing cards, quick actions and Reactions. */

import { switchOff } from '../switch.ts';

export const PLAY = [
  switchOff('5.1.1.b', 'cards are not offered in a turn', [
    'playableWays(draft, player).map((way) => wayOption(draft, way))',
    'playableWays(draft, player).slice(0, 0).map((way) => wayOption(draft, way))',
  ]),
  switchOff('5.1.1.a 4.2.3.d', 'quick actions are not offered in a turn', [
    'options.push(...quickActionOptions(draft, player));',
    '',
  ]),
  switchOff('5.1.1.c 1.4.5.a', 'the last player in initiative order plays a Reaction first', [
    'initiativeOrder(draft).find((one) => waiting.some',
    '[...initiativeOrder(draft)].reverse().find((one) => waiting.some',
  ]),
  switchOff('5.1.1.d 5.2.a 5.2.b 7.3.34.a', 'an effect plays no card', [
    'for (const play of choice) pushFrame',
    'for (const play of choice.slice(0, 0)) pushFrame',
  ]),
  switchOff('5.1.2.d', 'a card costs nothing', [
    'const mana = free ? 0 : price(',
    'const mana = free || !free ? 0 : price(',
  ]),
  switchOff('5.1.2.f 7.4.5.d', 'cost alterations do not apply', [
    'for (const applied of inOrder(changes)) cost = alterCost(draft, playing, applied, cost);',
    '',
  ]),
  switchOff('5.1.2.f', 'decreases apply before increases', [
    'rank(b) - rank(a)',
    'rank(a) - rank(b)',
  ]),
  switchOff(
    '5.1.2.i 1.2.5.a 1.2.5.e 3.2.9.f 7.1.4.c 1.1.6.k 6.4.a',
    'the cost of a card is not paid',
    ['if (!frame.paying) return;', 'return;'],
  ),
  switchOff('5.1.2.j', 'a Spell has no effect', [
    "frame.at = 'leave'; resolveSpell(draft, frame);",
    "frame.at = 'leave';",
  ]),
  switchOff('5.1.2.l 7.5.12.a', 'playing a card activates nothing', [
    "if (action.act !== 'move' || !before || before.zone !== 'limbo' || before.card < 0) return null;",
    'if (action || before) return null;',
  ]),
  switchOff('5.2.d', 'an ability about a card that is played adds nothing to it', [
    'if (!effect) return;',
    'return;',
  ]),
  switchOff('5.2.1.a 5.2.1.c', 'Characters only go to the Hero Expedition', [
    ': [player * 2, player * 2 + 1];',
    ': [player * 2];',
  ]),
  switchOff('5.2.2.a 5.2.2.c', 'Expedition Permanents only go to the Hero Expedition', [
    ': [player * 2, player * 2 + 1];',
    ': [player * 2];',
  ]),
  switchOff('5.2.4.b', 'a Spell is discarded when it is done', [
    "const to = fleeting ? 'discard' : 'reserve';",
    "const to = 'discard';",
  ]),
  switchOff(
    '5.3.b',
    'quick actions of others can be played',
    ['if (object.player !== player) continue;', ''],
    [
      "zoneOf(draft, zone, zone === 'expedition' ? 0 : player)",
      "zoneOf(draft, zone, zone === 'expedition' ? 0 : (player + 1) % draft.players.length)",
    ],
  ),
  switchOff(
    '5.3.d 7.1.4.a 1.1.6.h 7.3.13.b 7.1.4.b 1.1.6.i',
    'the cost of a quick action is not paid',
    ['if (plan.actions.length > 0) {', 'if (plan.actions.length > 1_000) {'],
  ),
  switchOff('5.4.a', 'a Reaction in Limbo has no effect when it is played', [
    'steps: emblem.effect,',
    'steps: [],',
  ]),
  switchOff(
    '1.2.5.b 6.4.b 6.5.c 1.2.6.d 7.3.18.a 2024-09:1.2.6.e',
    'what one may do must be done',
    [
      '(wrapper.cost ? [] : when)], options: YES_NO,',
      '(wrapper.cost ? [] : when)], options: YES_NO.slice(0, 1),',
    ],
  ),
  switchOff('1.2.5.c 6.4.c 6.4.d', 'a card can be played without the mana for it', [
    'if (cost <= mana ||',
    'if (cost <= mana + 100 ||',
  ]),
  switchOff('6.4.e 6.4.c', 'a quick action can be played without its cost', [
    'if (mana > ready || !canPay(draft, ability.cost, context, player, settled)) {',
    'if (mana < 0) {',
  ]),
  switchOff('1.2.5.d 6.1.d', 'only the first part of a cost is paid', [
    'const actions = [...payMana(player, mana, orbs), ...rest];',
    'const actions = [...payMana(player, mana, orbs), ...rest].slice(0, 1);',
  ]),
  switchOff(
    '2024-09:5.1.1.c 2024-09:5.4.a 2024-09:6.5.g 2024-09:5.2.3.g',
    'internal actions are never played',
    ['const queue = [...steps, ...after];', 'const queue = [...after];'],
  ),
  switchOff(
    '2024-09:5.2.3.a 2024-09:5.2.3.b 2024-09:5.2.3.e 2024-09:5.2.3.f',
    'targets are chosen step by step',
    ["targets: 'declaration',", "targets: 'step',"],
  ),

  switchOff('2024-09:5.2.3.c 2024-09:5.2.3.d 6.5.g', 'a mode is not chosen at the declaration', [
    "if (instruction.do === 'choose' && !instruction.may) {",
    'if (instruction === null) {',
  ]),
  switchOff(
    '2024-09:5.2.3.e 2024-09:5.2.3.f',
    'targets of optional and conditional steps are not chosen at the declaration',
    [
      'const value = result[name];',
      'const value = result[name]; if (Array.isArray(value) && EFFECT_FIELDS.includes(name)) continue;',
    ],
  ),
];
