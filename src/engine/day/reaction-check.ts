/** Checking Reactions (4.4): whose turn it is to play one, and which. */

import { groundsOfEffect } from '../board/grounds.ts';
import { cardId, describeThing, openEntry, thingOf, writeEntry } from '../board/tracing.ts';
import { ask, startChoosing } from '../choices/ask.ts';
import { distinctOnes, speaksOfBearer } from '../choices/interchangeable.ts';
import { checkAtOnce } from '../ending/victory.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { NO_ANSWERS } from '../state/blank-frame.ts';
import { boundObjects } from '../state/bound-object.ts';
import type { Option } from '../state/decision.ts';
import { expeditionName } from '../state/expedition-name.ts';
import type { CheckFrame } from '../state/frame.ts';
import type { Draft } from '../state/game.ts';
import { compiledOf, objectAt } from '../state/lookup.ts';
import type { Emblem, GameObject } from '../state/object.ts';
import { initiativeOrder } from '../state/player.ts';
import { zoneOf } from '../state/zone.ts';
import { popFrame, pushEffect } from '../steps/agenda.ts';

/** Plays the next Reaction in Limbo, or ends when there is none (4.4.b, 4.4.d). */
export function runCheck(draft: Draft, frame: CheckFrame): void {
  frame.outcome = null;
  checkAtOnce(draft);
  if (draft.result) return;
  const waiting = zoneOf(draft, 'limbo').length === 0 ? NO_REACTIONS : reactionsInLimbo(draft);
  if (draft.entries && frame.answers.length === 0) {
    const again = frame.played ? (['4.4.c'] as const) : [];
    const cites: readonly RuleNumber[] =
      waiting.length > 0
        ? [frame.because, '4.4.a', ...again, '4.4.b']
        : [frame.because, '4.4.a', ...again, '4.4.d'];
    writeEntry(draft, cites, {
      kind: 'reactions-checked',
      waiting: waiting.map(({ id }) => id),
    });
  }
  if (waiting.length === 0) {
    popFrame(draft);
    return;
  }
  const next = initiativeOrder(draft).find((one) => waiting.some((r) => r.player === one));
  const player = next ?? itemAt(waiting, 0, 'reactions').player;
  const mine = distinctOnes(
    waiting.filter((reaction) => reaction.player === player),
    comesToTheSame,
  );
  const waits = waiting.some((reaction) => reaction.player !== player);
  const chosen = ask(startChoosing(draft, frame, 0), () => ({
    player,
    kind: 'reaction',
    cites: ['4.4.b', '5.1.1.c', ...(waits ? (['1.4.5.a'] as const) : [])],
    options: mine.map((reaction) => reactionOption(draft, reaction, mine.length > 1)),
    min: 1,
    max: 1,
  }));
  if (chosen === null) return;
  frame.answers = NO_ANSWERS;
  frame.played = true;
  const { what } = itemAt(chosen, 0, 'chosen');
  const picked = what.is === 'ability' ? mine.find(({ id }) => id === what.object) : undefined;
  playReaction(draft, picked ?? itemAt(mine, 0, 'reactions'));
}

const NO_REACTIONS: readonly GameObject[] = [];

/** Returns Reactions waiting to be played: not those whose effect is being resolved (2024-09:4.4.a). */
function reactionsInLimbo(draft: Draft): GameObject[] {
  const result: GameObject[] = [];
  for (const id of zoneOf(draft, 'limbo')) {
    const object = objectAt(draft, id);
    if (object.emblem?.type === 'reaction' && !isHeld(draft, id)) result.push(object);
  }
  return result;
}

/** Whether its effect is being resolved, or it waits for the end of one (2024-09:4.4.a). */
function isHeld(draft: Draft, emblem: number): boolean {
  return draft.agenda.some(
    (frame) => frame.kind === 'effect' && (frame.emblem === emblem || frame.held.includes(emblem)),
  );
}

/** Whether two Reactions say the same of the same, so that their order cannot matter. */
function comesToTheSame({ emblem: one }: GameObject, { emblem: other }: GameObject): boolean {
  return (
    one?.type === 'reaction' &&
    other?.type === 'reaction' &&
    one.effect === other.effect &&
    (one.source === other.source || !speaksOfBearer(one.effect)) &&
    JSON.stringify(one.bindings) === JSON.stringify(other.bindings)
  );
}

function reactionOption(draft: Draft, reaction: GameObject, isOneOfSeveral: boolean): Option {
  const { emblem } = reaction;
  const source = emblem ? draft.objects[emblem.source] : null;
  const card = source && source.card >= 0 ? compiledOf(draft, source).card.id : '';
  return {
    id: `reaction:object-${reaction.id}`,
    what: {
      is: 'ability',
      object: reaction.id,
      card,
      ability: emblem?.type === 'reaction' ? emblem.ability : '',
      ...(isOneOfSeveral && emblem?.type === 'reaction' ? boundTo(draft, emblem) : {}),
    },
  };
}

/** Returns what tells a Reaction from others of its name: its bearer, and what it is about (6.3.i). */
function boundTo(draft: Draft, emblem: Emblem) {
  return {
    bearer: emblem.source,
    about: boundObjects(draft, emblem).map((one) => ({ object: one.id, card: cardId(draft, one) })),
    expeditions: emblem.bindings.expeditions.map(expeditionName),
  };
}

const PLAYED: readonly RuleNumber[] = ['5.1.1.a', '5.4.a', '5.4.b', '5.4.c'];

/** Plays a Reaction: its effect, then it ceases to exist (5.4). */
function playReaction(draft: Draft, reaction: GameObject): void {
  const { emblem } = reaction;
  if (emblem?.type !== 'reaction') return;
  const parent = draft.parent;
  if (draft.entries) {
    openEntry(draft, [...PLAYED, ...groundsOfEffect(emblem.effect)], {
      kind: 'reaction-played',
      player: reaction.player,
      reaction: thingOf(draft, emblem.source, emblem.ability) ?? describeThing(draft, reaction),
    });
  }
  pushEffect(draft, {
    of: 'reaction',
    controller: reaction.player,
    source: emblem.source,
    steps: emblem.effect,
    bindings: emblem.bindings,
    emblem: reaction.id,
  });
  draft.parent = parent;
}
