/** Rules of our own supplement: Feats, Temples, Signature tokens, what effects activate, other turns. */

import { switchOff } from '../switch.ts';

export const SUPPLEMENT = [
  switchOff('S.1.a S.1.b S.1.h', 'the second box of a Feat never works', [
    "return completed !== null && hasStatus(object, 'completed') ? completed : base;",
    'return completed === null ? base : base;',
  ]),
  switchOff('S.1.a S.1.b', 'no Feat can be completed', [
    "return planOf(build, step.do, ['S.1.b'], actions);",
    "return planOf(build, step.do, ['S.1.b'], actions.slice(0, 0));",
  ]),
  switchOff('S.1.c', 'a Feat is completed wherever it is, and so is any other object', [
    'if (object !== null && inPlayZone(object.zone) && isFeat(draft, object)) return true;',
    'if (object !== null) return true;',
  ]),
  switchOff('S.1.d', 'a completed Feat is completed again', [
    "if (status === 'completed') return { why: 'already-has', cites: ['S.1.d'] };",
    "if (status === 'completed') return null;",
  ]),
  switchOff('S.1.e', 'a Feat is not completed once another player has it', [
    'const after: GameObject = { ...before, player: action.player };',
    'const after: GameObject = { ...before, player: action.player, statuses: NO_STATUSES };',
  ]),
  switchOff('S.1.f', 'a Feat that leaves play stays completed', [
    'statuses: action.enters, counters: keptCounters(',
    "statuses: object.statuses.includes('completed') ? object.statuses : action.enters, counters: keptCounters(",
  ]),
  switchOff('S.2.a', 'a Temple costs what the card costs', [
    "if (playing.object.temple) return keywordCost(draft, playing, 'temple');",
    '',
  ]),
  switchOff('S.2.b', 'a Temple is no Construction', [
    "type: 'landmark-permanent', subtypes: ['construction'] };",
    "type: 'landmark-permanent' };",
  ]),
  switchOff('S.2.c', 'a Temple has no ability of a Temple', [
    'return temple && compile(temple, [{ ability: TEMPLE_REACTION, key: TEMPLE_KEY }]);',
    'return temple && compile(temple);',
  ]),
  switchOff('S.2.d', 'a card is a Temple in Limbo only', [
    "return to === 'limbo' ? temple === true : object.temple && inPlayZone(to);",
    "return to === 'limbo' && temple === true;",
  ]),
  switchOff('S.2.d', 'a card stays a Temple wherever it goes', [
    "return to === 'limbo' ? temple === true : object.temple && inPlayZone(to);",
    "return to === 'limbo' ? temple === true : object.temple;",
  ]),
  switchOff('S.2.e', 'a card is played as what its type line says', [
    'return temple ? { ...card, temple } : card;',
    'return temple ? { ...card, temple: false } : card;',
  ]),
  switchOff('S.2.f', 'a Temple from Reserve is Fleeting', [
    "return { fleeting: false, cites: isTempleFromReserve ? ['S.2.f'] : [] };",
    "return { fleeting: isTempleFromReserve, cites: isTempleFromReserve ? ['S.2.f'] : [] };",
  ]),
  switchOff('S.3.a', 'no Hero has a Signature token', [
    "const card = step.token === 'signature' ? signatureOf(draft, by) : tokenCard(draft, step.token);",
    "const card = step.token === 'signature' ? null : tokenCard(draft, step.token);",
  ]),
  switchOff('S.3.b', 'a Signature token goes to the Landmarks', [
    "zone: inExpedition ? 'expedition' : action.reserve ? 'reserve' : 'landmark',",
    "zone: inExpedition ? 'expedition' : 'landmark',",
  ]),
  switchOff('S.3.c', 'no token is played from Reserve', [
    "    ...zoneOf(draft, 'reserve', player), ]; const ways",
    "    ...zoneOf(draft, 'reserve', player).filter((id) => !objectAt(draft, id).token), ]; const ways",
  ]),
  switchOff('S.3.d', 'a Signature token goes wherever it is put', [
    "if (inPlayZone(to)) return true; return zone === 'reserve' && to === 'limbo';",
    "return inPlayZone(to) || zone === 'reserve';",
  ]),
  switchOff('S.4.a S.4.f', 'what an effect activates does nothing', [
    'unpaid: true, effect: ability.effect,',
    'unpaid: true, effect: [],',
  ]),
  switchOff('S.4.b', 'what an effect activates counts as played', [
    'if (frame.unpaid) noteActivation(draft, frame.player, object, ability);',
    '',
  ]),
  switchOff('S.4.d', 'another player controls what an effect activates', [
    "kind: 'quick-action', player, object: id, key, at: 'activate',",
    "kind: 'quick-action', player: 1 - player, object: id, key, at: 'activate',",
  ]),
  switchOff('S.4.c', 'an effect activates nothing outside play', [
    'const entries = allActionsOf(draft, object).filter(',
    "const entries = (object.zone === 'expedition' || object.zone === 'landmark' ? [] : allActionsOf(draft, object)).filter(",
  ]),
  switchOff('S.4.e', 'the first ability that an effect may activate is taken', [
    'if (others.length === 0) return first; const chosen',
    'if (first) return first; const chosen',
  ]),
  switchOff(
    'S.4.e',
    'an effect activates a quick action that the object has printed and does not have now',
    [
      'const entries = allActionsOf(draft, object).filter(',
      'const entries = [...allActionsOf(draft, object), ...compiledOf(draft, object).support.quickActions].filter(',
    ],
    [
      "import { isPaidBy } from '../cards/quick-action-sign.ts'; import { ask }",
      "import { isPaidBy } from '../cards/quick-action-sign.ts'; import { compiledOf } from '../state/lookup.ts'; import { ask }",
    ],
  ),
  switchOff('S.5.a S.5.c', 'no player has another turn', [
    "return planOf(build, step.do, ['S.5.a', 'S.5.c'], [turn]);",
    "return planOf(build, step.do, ['S.5.a', 'S.5.c'], turn ? [] : []);",
  ]),
  switchOff('S.5.b', 'a player who has passed has another turn', [
    'if (draft.turn === null || playerAt(draft, controller).passed) {',
    'if (draft.turn === null && playerAt(draft, controller).passed) {',
  ]),
  switchOff('S.6.a', 'a token is not created again', [
    "return planOf(build, 'create', ['7.3.5.a', 'S.6.a'], again, { it: 'made' });",
    "return planOf(build, 'create', ['7.3.5.a', 'S.6.a'], again.slice(0, 0), { it: 'made' });",
  ]),
  switchOff('S.7.a', 'it does not matter how many cards there were before', [
    'return before < atLeast;',
    'return before < 0;',
  ]),
  switchOff('S.7.b', 'no ability is gained for good', [
    'extra: [...before.extra, ability] };',
    'extra: before.extra };',
  ]),
  switchOff('S.8.a', 'a card played as if from Hand is played from where it is', [
    "const into = what.into === null ? -1 : player * 2 + (what.into.side === 'hero' ? 0 : 1); const from = limits.asFrom ?? (object.zone as PlayedFrom);",
    "const into = what.into === null ? -1 : player * 2 + (what.into.side === 'hero' ? 0 : 1); const from = object.zone as PlayedFrom;",
  ]),
  switchOff('S.8.b', 'a card played as if from Hand has no Scout', [
    "const hasScout = from === 'hand' && compiled.base.keywords.scout !== undefined;",
    "const hasScout = object.zone === 'hand' && compiled.base.keywords.scout !== undefined;",
  ]),
  switchOff('S.8.c', 'only a card in Hand or Reserve is played as a Temple', [
    'const from = limits.asFrom ?? (object.zone as PlayedFrom); const hasScout',
    'const from = limits.asFrom ?? (object.zone as PlayedFrom); if (limits.asFrom && compiled.temple) return; const hasScout',
  ]),
];
