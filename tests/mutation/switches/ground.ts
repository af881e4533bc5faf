/** Rules that every play rests on: events, zones, Emblems, the parts of playing a card. */

import { switchOff } from '../switch.ts';

export const GROUND = [
  switchOff('1.2.7.a 6.2.m', 'steps do not become events', [
    'for (const action of possible) performOne(draft, action, performed);',
    '',
  ]),
  switchOff('1.2.7.c', 'the steps of effects do not become events', [
    'for (const action of possible) performOne(draft, action, performed);',
    'for (const action of possible) if (plan.cost) performOne(draft, action, performed);',
  ]),
  switchOff('1.2.7.d', 'what changes nothing is no event', [
    'const possible = possibleOnes(draft, plan.actions);',
    'if (plan.actions.length === 0) { draft.entries?.pop(); draft.parent = parent; return outcomeOf(plan, []); } const possible = possibleOnes(draft, plan.actions);',
  ]),
  switchOff('2.4.1.b', 'no object has a status', [
    "if (!keepsMarks(object.zone)) return { why: 'no-status-here', cites: ['2.4.1.b', '2.4.1.c'] };",
    "return { why: 'no-status-here', cites: ['2.4.1.b', '2.4.1.c'] };",
  ]),
  switchOff('5.1.2.a 5.1.1.a', 'playing a card ends with its declaration', [
    'pushStep(draft, toLimbo(draft, frame, playing));',
    'popFrame(draft);',
  ]),
  switchOff('5.1.2.c', 'how costs are paid is not declared', [
    'frame.paying = plan.actions.length > 0 ? { ...plan, source: frame.object } : null;',
    'frame.paying = null;',
  ]),
  switchOff('5.1.2.h', 'a card that is played does not go to Limbo', [
    "return cardStep(frame, 'declare', ['5.1.2.h', ...cites], [move]);",
    "return cardStep(frame, 'declare', ['5.1.2.h', ...cites], []);",
  ]),
  switchOff('2.2.2.m', 'the Emblem of a Reaction is no Reaction', [
    "if (object.emblem?.type === 'reaction' && !isHeld(draft, id)) result.push(object);",
    'if (object.emblem === null) result.push(object);',
  ]),
  switchOff('2.2.1.g', 'what a Reaction puts in Limbo is no Emblem', [
    'emblem: action.emblem, };',
    'emblem: null, };',
  ]),
  switchOff('5.4.d', 'a Reaction stays when its effect is done', [
    'if (frame.emblem > 0 && stillExists(draft, frame.emblem)) ceaseEmblem(draft, frame.emblem);',
    'if (draft.objects[frame.emblem]) draft.objects[frame.emblem] = { ...draft.objects[frame.emblem], emblem: null };',
  ]),
  switchOff('5.4.c', 'a Reaction has a cost, and is lost where it is not paid', [
    'steps: emblem.effect,',
    "steps: [{ do: 'may', cost: [{ do: 'pay', mana: 1 }], steps: emblem.effect }],",
  ]),
  switchOff(
    '5.4.b',
    'a Reaction leaves Limbo before its effect',
    [
      "import { popFrame, pushEffect } from '../steps/agenda.ts';",
      "import { popFrame, pushEffect } from '../steps/agenda.ts'; import { ceaseEmblem } from '../steps/emblem.ts';",
    ],
    [
      "pushEffect(draft, { of: 'reaction', controller: reaction.player,",
      "ceaseEmblem(draft, reaction.id); pushEffect(draft, { of: 'reaction', controller: reaction.player,",
    ],
  ),
  switchOff('3.2.9.f 7.1.4.c 1.1.6.k 1.2.5.e', 'mana is paid without any Mana Orb', [
    'if (actions.length >= mana) break;',
    'break;',
  ]),
  switchOff(
    '3.2.8.a',
    'Limbo is hidden',
    [
      "return isHidden(zone) || zone === 'mana';",
      "return isHidden(zone) || zone === 'mana' || zone === 'limbo';",
    ],
    [
      "return zone === 'deck' || zone === 'hand';",
      "return zone === 'deck' || zone === 'hand' || zone === 'limbo';",
    ],
  ),
  switchOff('2.1.j 3.1.3.d 3.2.5.a', 'no Hand is hidden', [
    "return zone === 'deck' || zone === 'hand';",
    "return zone === 'deck';",
  ]),
  switchOff('3.2.3.a', 'what is discarded goes to the Discard pile of another player', [
    'player: shared ? action.player : object.owner,',
    "player: shared ? action.player : action.to === 'discard' ? (object.owner + 1) % draft.players.length : object.owner,",
  ]),
  switchOff('3.2.10.a', 'what goes to Reserve goes to that of another player', [
    'player: shared ? action.player : object.owner,',
    "player: shared ? action.player : action.to === 'reserve' ? (object.owner + 1) % draft.players.length : object.owner,",
  ]),
  switchOff(
    '3.2.4.a',
    'the Expedition zone is hidden',
    [
      "return isHidden(zone) || zone === 'mana';",
      "return isHidden(zone) || zone === 'mana' || zone === 'expedition' || zone === 'limbo';",
    ],
    [
      "return zone === 'deck' || zone === 'hand';",
      "return zone === 'deck' || zone === 'hand' || zone === 'expedition';",
    ],
  ),
  switchOff(
    '1.4.4.a 2.1.c 2.1.d 2.2.16.b 2.2.16.c',
    'an object that arrives in Limbo stays the same',
    [
      'id: nextTimestamp(draft), slot: object.slot',
      "id: action.to === 'limbo' ? object.id : nextTimestamp(draft), slot: object.slot",
    ],
  ),
  switchOff(
    '1.4.4.a 2.1.c 2.1.d 2.2.16.b 2.2.16.c',
    'an object that arrives in Reserve or a pile stays the same',
    [
      'id: nextTimestamp(draft), slot: object.slot',
      "id: ['deck', 'discard', 'hand', 'mana', 'reserve'].includes(action.to) ? object.id : nextTimestamp(draft), slot: object.slot",
    ],
  ),
  switchOff('4.4.a 4.4.b 4.4.d', 'Reactions are never checked', [
    'frame.outcome = null; checkAtOnce(draft);',
    'popFrame(draft); if (frame) return; checkAtOnce(draft);',
  ]),
  switchOff('4.4.c', 'Reactions are not checked again', [
    'frame.outcome = null; checkAtOnce(draft);',
    'frame.outcome = null; if (frame.played) { popFrame(draft); return; } checkAtOnce(draft);',
  ]),
  switchOff('5.1.1.a', 'a Reaction is not played', ['steps: emblem.effect,', 'steps: [],']),
  switchOff('2.4.1.e 7.3.16.a', 'effects give no status', [
    'const statuses = gains ? [...rest, status] :',
    'const statuses = gains ? before.statuses :',
  ]),
  switchOff('1.2.5.c 6.4.c', 'the last part of a cost is not paid', [
    'const actions = [...payMana(player, mana, orbs), ...rest];',
    'const actions = [...payMana(player, mana, orbs), ...rest].slice(0, -1);',
  ]),
  switchOff('2.2.4.g', 'an Emblem has a name', [
    'name: card?.name.en ?? null,',
    "name: card?.name.en ?? 'Emblem',",
  ]),
  switchOff('7.5.5.c', 'another player controls the Reactions of an object', [
    'by: null, player: object.player, emblem: {',
    'by: null, player: (object.player + 1) % draft.players.length, emblem: {',
  ]),
  switchOff(
    '6.1.g',
    'another player decides what an effect leaves open',
    [
      'const player = reference.by === undefined ? picking.doer :',
      'const player = reference.by === undefined ? (picking.doer + 1) % draft.players.length :',
    ],
    [
      "player: build.controller, kind: 'target',",
      "player: (build.controller + 1) % build.draft.players.length, kind: 'target',",
    ],
  ),
  switchOff(
    '6.1.g 6.5.b',
    'another player chooses the Expeditions and players of an effect',
    [
      "player: asked.player, kind: 'expedition',",
      "player: (asked.player + 1) % build.draft.players.length, kind: 'expedition',",
    ],
    [
      "player: build.controller, kind: 'player', cites: targetRules(build),",
      "player: (build.controller + 1) % build.draft.players.length, kind: 'player', cites: targetRules(build),",
    ],
  ),
  switchOff('6.5.b', 'another player chooses the targets of an effect', [
    "player: build.controller, kind: 'target',",
    "player: (build.controller + 1) % build.draft.players.length, kind: 'target',",
  ]),
  switchOff('2.2.7.a', 'the Hand Cost of a card is no number', [
    "return playing.from === 'reserve' && !playing.forHandCost ? reserveCost : handCost;",
    "return playing.from === 'reserve' && !playing.forHandCost ? reserveCost : 0;",
  ]),
  switchOff('2.2.8.a', 'the Reserve Cost of a card is no number', [
    "return playing.from === 'reserve' && !playing.forHandCost ? reserveCost : handCost;",
    "return playing.from === 'reserve' && !playing.forHandCost ? 0 : handCost;",
  ]),
  switchOff('2.2.1.h 3.1.4.a', 'no zone is in play', [
    "const IN_PLAY: readonly Place[] = ['play'];",
    'const IN_PLAY: readonly Place[] = [];',
  ]),
  switchOff('6.3.b', 'no event matches a trigger', [
    'const context = contextFor(instance, object); const [first, ...others] = triggers;',
    'if (object) return []; const context = contextFor(instance, object); const [first, ...others] = triggers;',
  ]),
  switchOff(
    '2.2.12.g 1.2.4.d',
    'abilities do not work in play',
    ["addBearers(draft, zoneOf(draft, 'expedition'), result);", ''],
    ["addBearers(draft, zoneOf(draft, 'landmark', player), result);", ''],
  ),
  switchOff('1.2.4.d', 'the abilities of Heroes do not work', [
    "addBearers(draft, zoneOf(draft, 'hero', player), result);",
    '',
  ]),
  switchOff('3.2.2.b 3.2.2.c', 'the second card of a Deck counts as its first', [
    "const object = zoneOf(draft, 'deck', action.deck)[action.at - 1];",
    "const object = zoneOf(draft, 'deck', action.deck)[action.at];",
  ]),
  switchOff('2.4.5.a 2.4.5.b 2.5.1.a 2.5.1.b', 'boosts do not stay on objects', [
    'const now = gains ? had + action.count :',
    "const now = gains ? had + (action.counter === 'boost' ? 0 : action.count) :",
  ]),
  switchOff('5.1.2.j', 'a card that was paid for stays in Limbo', [
    "pushStep(draft, cardStep(frame, 'play', cites, [move]));",
    "pushStep(draft, cardStep(frame, 'play', cites, []));",
  ]),
  switchOff('6.1.c', 'the verbs of an effect make no steps', [
    "return stepOf(build, verb, build.draft.entries ? ['6.1.c', ...cites] : cites, actions, more);",
    "return stepOf(build, verb, build.draft.entries ? ['6.1.c', ...cites] : cites, [], more);",
  ]),
  switchOff('1.2.6.f 6.5.h 1.4.1.c', 'what is impossible is done all the same', [
    'const found = obstacleTo(draft, action); if (!found) return true;',
    'const found = obstacleTo(draft, action); if (!found || action) return true;',
  ]),
  switchOff('2.3.1.b', 'passive abilities change no object', [
    "({ zone }) => inPlayZone(zone) || zone === 'reserve',",
    '() => false,',
  ]),
  switchOff('7.5.6.a 7.5.6.c 1.4.7.c', 'no player did it', [
    'one.action.by !== null && isAmong(draft, one.action.by, who, context);',
    'one === null;',
  ]),
  switchOff(
    '7.5.6.a 7.5.6.c 1.4.7.c',
    'no player draws, Resupplies, rolls, sacrifices, reveals or passes',
    ['action.why === why && action.by === player,', 'action.why === why && action.by === -1,'],
    [
      'isAmong(draft, action.player, trigger.who, context) ? makeMatch({ they: [action.player], die: action.result ?? 0 })',
      'isAmong(draft, -1, trigger.who, context) ? makeMatch({ they: [action.player], die: action.result ?? 0 })',
    ],
    [
      'isAmong(draft, object.player, trigger.who, context) && about(trigger.what, object)',
      'isAmong(draft, -1, trigger.who, context) && about(trigger.what, object)',
    ],
    [
      'if (!playersOf(draft, trigger.who, context).includes(by)) return null;',
      'if (trigger.who) return null;',
    ],
    [
      'isAmong(draft, action.player, trigger.who, context) ? makeMatch({ they: [action.player] })',
      'isAmong(draft, -1, trigger.who, context) ? makeMatch({ they: [action.player] })',
    ],
  ),
  switchOff(
    '7.5.6.b 1.4.7.b',
    'only the controller of an effect does anything',
    [
      'one.action.by !== null && isAmong(draft, one.action.by, who, context);',
      'one.action.by !== null && one.action.by === plan.player && isAmong(draft, one.action.by, who, context);',
    ],
    ['const { draft } = view; const did =', 'const { draft, plan } = view; const did ='],
    [
      'action.why === why && action.by === player,',
      'action.why === why && action.by === player && player === view.plan.player,',
    ],
  ),
  switchOff('2.2.4.f', 'a token has no name to be called by', [
    'name: card?.name.en ?? null,',
    'name: object.token ? null : (card?.name.en ?? null),',
  ]),
];
