import { hasKeyword, workingOf } from '../board/characteristics.ts';
import { groundsOfEffect } from '../board/grounds.ts';
import { describeThing, openEntry } from '../board/tracing.ts';
import type { Status } from '../cards/ability.ts';
import { ask, startChoosing } from '../choices/ask.ts';
import { rulesIn } from '../rules/edition.ts';
import { unknownValue } from '../rules/error.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { addMoves, becameOf, NO_BINDINGS } from '../state/bindings.ts';
import { NO_ANSWERS } from '../state/blank-frame.ts';
import type { PlayFrame } from '../state/frame.ts';
import type { Draft, PlayedCard } from '../state/game.ts';
import { compiledOf, objectAt } from '../state/lookup.ts';
import { handOrReserve, hasStatus } from '../state/object.ts';
import { type AtomicAction, BLANK_ACTION } from '../state/step.ts';
import { stillExists } from '../state/zone.ts';
import { checksSteps, popFrame, pushCheck, pushEffect, pushStep } from '../steps/agenda.ts';
import { noteDeed } from '../steps/deed.ts';
import { abilityOptions } from '../verbs/ability-options.ts';
import { moveTo } from '../verbs/move.ts';
import { cardStep, declarePlay } from './declare-play.ts';
import { addPlayedReaction, endNext } from './played-card.ts';
import { payByRush } from './rush-payment.ts';

/** Goes on with playing a card. */
export function runPlay(draft: Draft, frame: PlayFrame): void {
  absorbMoves(frame);
  switch (frame.at) {
    case 'declare':
      declarePlay(draft, frame);
      return;
    case 'pay':
      payCosts(draft, frame);
      return;
    case 'rush':
      payByRush(draft, frame);
      return;
    case 'paid':
      frame.at = 'resolve';
      if (checksSteps(draft)) pushCheck(draft, '4.4.a');
      return;
    case 'resolve':
      resolveCard(draft, frame);
      return;
    case 'fleeting':
      gainFleeting(draft, frame);
      return;
    case 'activate':
      activateChosen(draft, frame);
      return;
    case 'leave':
      leaveLimbo(draft, frame);
      return;
    case 'cooldown':
      coolDown(draft, frame);
      return;
    case 'end':
      popFrame(draft, {
        started: true,
        it: [frame.object],
        moved: frame.moved,
        affected: 1,
        die: null,
        playedFrom: handOrReserve(frame.from),
      });
      return;
    default:
      throw unknownValue('agenda', frame.at);
  }
}

/** Follows the card through the zones that playing it takes it (2.1.g). */
function absorbMoves(frame: PlayFrame): void {
  const { outcome } = frame;
  if (!outcome) return;
  frame.outcome = null;
  frame.moved = addMoves(frame.moved, outcome.moved);
  const next = becameOf(outcome.moved, frame.object);
  if (next !== undefined) frame.object = next;
}

/** Pays every cost in one step (5.1.2.i), apart from a Rush. */
function payCosts(draft: Draft, frame: PlayFrame): void {
  if (frame.rushes.length > 0) frame.at = 'rush';
  else frame.at = frame.paying ? 'paid' : 'resolve';
  if (!frame.paying) return;
  const plan = frame.paying;
  frame.paying = null;
  pushStep(draft, { ...plan, cites: ['5.1.2.i', ...plan.cites] });
}

/** Resolves the card (5.1.2.j): puts it into play, or follows a Spell's effect. */
function resolveCard(draft: Draft, frame: PlayFrame): void {
  if (!stillExists(draft, frame.object)) {
    frame.at = 'end';
    return;
  }
  const object = objectAt(draft, frame.object);
  const compiled = compiledOf(draft, object);
  if (draft.profile.countsAsPlayed === 'resolving') notePlayed(draft, frame, object.card);
  if (compiled.type === 'spell') {
    frame.at = 'leave';
    resolveSpell(draft, frame);
    return;
  }
  frame.at = 'fleeting';
  const toLandmark = compiled.zoneType === 'landmark';
  const activates = activatedBy(frame, 'all').map(({ symbol }) => symbol);
  const move: AtomicAction = {
    ...moveTo(draft, frame.object, toLandmark ? 'landmark' : 'expedition', 'play', frame.player),
    player: frame.player,
    expedition: toLandmark ? -1 : frame.into,
    scout: frame.scout || undefined,
    quiet: frame.quiet || undefined,
    activates: activates.length > 0 ? activates : undefined,
  };
  const place: readonly RuleNumber[] = toLandmark
    ? ['5.2.3.a', '2.2.3.e']
    : compiled.type === 'character'
      ? ['5.2.1.c']
      : ['5.2.2.c', '2.2.3.d'];
  const gigantic: readonly RuleNumber[] = compiled.base.keywords.gigantic ? ['7.4.4.c'] : [];
  const scout: readonly RuleNumber[] = frame.scout ? ['7.4.5.c'] : [];
  const counts = [...rulesOfWatched(draft), ...rulesIn(draft.edition, COUNTS_AS_PLAYED)];
  const cites = ['5.1.2.j', ...place, ...counts, ...gigantic, ...scout] as const;
  pushStep(draft, cardStep(frame, 'play', cites, [move]));
}

/** Returns the rules by which a card is played as it leaves Limbo, where a Reaction waits for that. */
function rulesOfWatched(draft: Draft): readonly RuleNumber[] {
  if (!workingOf(draft).reactions.has('plays')) return [];
  return ['7.5.12.a', ...rulesIn(draft.edition, ['5.1.2.l'])];
}

const COUNTS_AS_PLAYED: readonly RuleNumber[] = ['5.1.2.k'];

/**
 * Remembers what was played, for "the first … you play" and "cards you played this turn": from the start
 * of its resolution (5.1.2.k), or in editions before 5.0 once it has left Limbo (7.5.12.a).
 */
function notePlayed(draft: Draft, { player, from, temple }: PlayFrame, card: number): void {
  const played: PlayedCard = temple ? { card, temple } : { card };
  noteDeed(draft, { did: 'plays', player, card, temple: played.temple, from, costs: [] });
  if (draft.phase !== 'afternoon') return;
  draft.played = draft.played.map((cards, index) =>
    index === player ? [...cards, played] : cards,
  );
}

/** Notes that the card left Limbo, which is when it counts as played in editions before 5.0. */
function noteLeftLimbo(draft: Draft, frame: PlayFrame): void {
  const card = draft.objects[frame.object]?.card ?? -1;
  if (draft.profile.countsAsPlayed === 'leaving-limbo' && card >= 0) notePlayed(draft, frame, card);
}

function resolveSpell(draft: Draft, frame: PlayFrame): void {
  if (draft.entries) {
    const counts = rulesIn(draft.edition, COUNTS_AS_PLAYED);
    const cites = ['5.1.2.j', ...groundsOfEffect(frame.effect), '2.2.12.n', ...counts] as const;
    draft.parent = openEntry(draft, cites, {
      kind: 'effect',
      player: frame.player,
      source: describeThing(draft, objectAt(draft, frame.object)),
      of: 'spell',
    });
  }
  pushEffect(draft, {
    of: 'spell',
    controller: frame.player,
    source: frame.object,
    steps: frame.effect,
    declared: true,
    bindings: {
      ...NO_BINDINGS,
      playedFrom: handOrReserve(frame.from),
      x: frame.x,
      targets: frame.targets,
    },
  });
  draft.parent = frame.parent;
}

/**
 * Handles a card that entered play: gains and losses by passive abilities become Emblem-Reactions
 * (5.2.d); then, in another step, it gains Fleeting if it had it in Limbo (5.2.1.c, 2.4.7.c).
 */
function gainFleeting(draft: Draft, frame: PlayFrame): void {
  noteLeftLimbo(draft, frame);
  frame.at = activatedBy(frame, 'one').length > 0 ? 'activate' : 'end';
  const object = objectAt(draft, frame.object);
  const wasFleeting = wasFleetingInLimbo(draft, frame);
  for (const applied of frame.changes) addPlayedReaction(draft, frame, applied, object);
  endNext(draft, frame);
  if (!wasFleeting) return;
  const { type } = compiledOf(draft, object);
  const cites = ['2.4.7.c', '7.3.16.a', type === 'character' ? '5.2.1.c' : '5.2.2.c'] as const;
  pushStep(draft, cardStep(frame, 'gain', cites, [statusGain(frame, 'fleeting')]));
}

function statusGain({ object, player: by }: PlayFrame, status: Status): AtomicAction {
  return { ...BLANK_ACTION, act: 'gain-status', object, status, by };
}

/**
 * Returns the symbols of which all abilities, or one, activate as the card is played, and the objects
 * that say so.
 */
function activatedBy({ changes }: PlayFrame, which: 'all' | 'one') {
  return changes.flatMap(({ change, object }) =>
    'activates' in change && (change.one === true) === (which === 'one')
      ? [{ symbol: change.activates, speaker: object }]
      : [],
  );
}

/**
 * Carries out "It activates one of its {reserve} abilities": its player chooses one of those that the
 * object has where it is now (6.1.g, 7.5.1.a). None activates twice, and nobody chooses where all have
 * activated.
 */
function activateChosen(draft: Draft, frame: PlayFrame): void {
  const all = activatedBy(frame, 'all').map(({ symbol }) => symbol);
  const ones = activatedBy(frame, 'one').filter(({ symbol }) => !all.includes(symbol));
  const asking = startChoosing(draft, frame, frame.object);
  const actions: AtomicAction[] = [];
  for (const abilities of new Set(ones.map(({ symbol }) => symbol))) {
    const count = ones.filter(({ symbol }) => symbol === abilities).length;
    const chosen = ask(asking, () => ({
      player: frame.player,
      kind: 'ability',
      cites: ['7.3.1.b', '6.1.g'],
      options: abilityOptions(draft, frame.object, abilities),
      min: count,
      max: count,
    }));
    if (chosen === null) return;
    for (const { what } of chosen) {
      if (what.is !== 'ability') continue;
      const { object, ability: only } = what;
      actions.push({ ...BLANK_ACTION, act: 'activate', object, abilities, only, by: frame.player });
    }
  }
  frame.at = 'end';
  frame.answers = NO_ANSWERS;
  const [first] = ones;
  if (actions.length === 0 || !first) return;
  pushStep(draft, {
    ...cardStep(frame, 'activate', ['7.3.1.b', '7.5.1.a'], actions),
    source: draft.objects[first.speaker]?.emblem?.source ?? first.speaker,
  });
}

function wasFleetingInLimbo(draft: Draft, frame: PlayFrame): boolean {
  for (let i = 0; i < frame.moved.length; i += 2) {
    const object = draft.objects[itemAt(frame.moved, i, 'moved')];
    if (frame.moved[i + 1] === frame.object && object?.zone === 'limbo') {
      return hasStatus(object, 'fleeting');
    }
  }
  return false;
}

/** Moves a Spell out of Limbo once its resolution is done (5.2.4.b). */
function leaveLimbo(draft: Draft, frame: PlayFrame): void {
  endNext(draft, frame);
  noteLeftLimbo(draft, frame);
  if (!stillExists(draft, frame.object) || objectAt(draft, frame.object).zone !== 'limbo') {
    frame.at = 'end';
    return;
  }
  const object = objectAt(draft, frame.object);
  const fleeting = hasStatus(object, 'fleeting');
  frame.at = !fleeting && hasKeyword(draft, object, 'cooldown') ? 'cooldown' : 'end';
  const to = fleeting ? 'discard' : 'reserve';
  const move = moveTo(draft, frame.object, to, 'resolved', frame.player);
  const kept: readonly RuleNumber[] = fleeting ? ['2.4.7.e'] : [];
  const cites = [...kept, '5.2.4.b', ...rulesOfWatched(draft)] as const;
  pushStep(draft, cardStep(frame, 'resolved', cites, [move]));
}

/** Exhausts a Spell with Cooldown that went to Reserve (7.4.1.b), as 5.2.4.b itself says since 4.0. */
function coolDown(draft: Draft, frame: PlayFrame): void {
  frame.at = 'end';
  if (!stillExists(draft, frame.object) || objectAt(draft, frame.object).zone !== 'reserve') return;
  const { cooldown } = draft.profile.cites;
  pushStep(draft, cardStep(frame, 'exhaust', cooldown, [statusGain(frame, 'exhausted')]));
}
