/** Emblems of a position: Reactions that wait in Limbo (2.2.2.m) and effects that last (2.2.15). */

import type { Duration, Phase, Step } from '../cards/ability.ts';
import type { Card } from '../cards/card.ts';
import { gainedKey, givenAbilities, isSameAbility } from '../cards/gained-ability.ts';
import { reactionToJoining } from '../cards/joining.ts';
import { isScout, SCOUT, SCOUT_KEY, SCOUT_REACTION } from '../cards/scout.ts';
import { isTemple, TEMPLE_KEY, TEMPLE_REACTION } from '../cards/temple.ts';
import { EngineError } from '../rules/error.ts';
import { once } from '../rules/once.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import { type Bindings, NO_BINDINGS } from '../state/bindings.ts';
import type { State } from '../state/game.ts';
import { objectAt, printedCard } from '../state/lookup.ts';
import { type Emblem, type GameObject, inPlayZone, type OngoingText } from '../state/object.ts';
import { opponentsOf, orderFrom } from '../state/player.ts';
import { addEmblem } from './blank-state.ts';
import type { About, DescribedCard, Position } from './position.ts';

/** A step whose effect lasts. */
export type LastingStep = Extract<Step, { do: 'ongoing' | 'next' | 'after' }>;

/** More of one Emblem than any game has. */
const MOST = 100;

/** Returns the effects of a card that last, over all its abilities, in the order of its text. */
export const lastingSteps = once(({ abilities }: Card): readonly LastingStep[] =>
  stepsIn(abilities),
);

function stepsIn(node: unknown): readonly LastingStep[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(stepsIn);
  return isLasting(node) ? [node, ...inside] : inside;
}

function isLasting(node: object): node is LastingStep {
  return 'do' in node && (node.do === 'ongoing' || node.do === 'next' || node.do === 'after');
}

/** Returns the duration of the effect of a step. */
export function durationOf(step: LastingStep): Duration {
  return step.do === 'after' ? 'this-day' : step.duration;
}

/** Whether an effect can last for a while at a phase: for a turn in turns, for an Afternoon until it ends. */
export function canLast(duration: Duration, phase: Phase): boolean {
  if (duration === 'this-turn') return phase === 'afternoon';
  return duration === 'this-day' || (phase !== 'dusk' && phase !== 'night');
}

/** A card of a position with Emblems, the object that it is, and where the position says it. */
export interface EmblemBearer {
  readonly object: GameObject;
  readonly card: DescribedCard;
  readonly where: string;
}

/**
 * Puts the Emblems of a card in Limbo.
 *
 * @param labels the objects that the position gave names
 * @throws EngineError `setup` for an ability that neither is a Reaction nor gives one, an effect that
 *   the card does not have, or one that would be over
 */
export function placeEmblems(
  state: State,
  position: Position,
  bearer: EmblemBearer,
  labels: Readonly<Record<string, number>>,
): void {
  const { object, card, where } = bearer;
  const printed = printedCard(state, object.card);
  const bindings = bindingsOf(state, bearer, labels);
  for (const [place, count] of countEntries(card.waiting, `${where}.waiting`)) {
    const emblem = waitingEmblem(state, bearer, place, bindings);
    for (let i = 0; i < count; i++) addEmblem(state, object.player, emblem);
  }
  for (const [place, count] of countEntries(card.lasting, `${where}.lasting`)) {
    const step = lastingSteps(printed)[Number(place)];
    if (!step) {
      const found = `“${printed.id}” has no effect ${place} that lasts`;
      throw new EngineError('setup', `${where}.lasting`, found);
    }
    checkDuration(durationOf(step), position, `${where}.lasting`);
    const emblem = lastingEmblem(state, step, object, bindings);
    for (let i = 0; i < count; i++) addEmblem(state, object.player, emblem);
  }
}

function countEntries(
  counts: Readonly<Record<string, number>> | undefined,
  where: string,
): [string, number][] {
  const entries = Object.entries(counts ?? {});
  for (const [, count] of entries) {
    if (count <= MOST) continue;
    throw new EngineError('setup', where, `expected ${MOST} or fewer, found ${count}`);
  }
  return entries;
}

/**
 * Returns the Emblem of a Reaction that waits; a card whose Scout waits gets the Reaction of Scout
 * (7.4.5.c). Places after the last printed one are those of the abilities that the card can gain.
 */
function waitingEmblem(
  state: State,
  { object, where }: EmblemBearer,
  place: string,
  bindings: Bindings,
): Emblem {
  const card = printedCard(state, object.card);
  const ability = card.abilities[Number(place)];
  const refuse = (found: string, rule: RuleNumber) =>
    new EngineError('setup', `${where}.waiting`, found, [rule]);
  const source = object.id;
  if (ability?.kind === 'reaction') {
    return { type: 'reaction', effect: ability.effect, source, ability: place, bindings };
  }
  if (ability && isTemple(ability) && object.temple) {
    const { effect } = TEMPLE_REACTION;
    return { type: 'reaction', effect, source, ability: TEMPLE_KEY, bindings };
  }
  const given = Number(place) - card.abilities.length;
  const gained = givenAbilities(card)[given]?.ability;
  if (gained?.kind === 'reaction') {
    const at = object.extra.findIndex((one) => isSameAbility(one, gained));
    const key = gainedKey(at < 0 ? given : at);
    return { type: 'reaction', effect: gained.effect, source, ability: key, bindings };
  }
  if (!ability || !isScout(ability)) throw refuse(`ability ${place} is no Reaction`, '2.2.2.m');
  // Scout sends the card that entered play; of one that has left, nothing would be sent.
  if (!inPlayZone(object.zone)) throw refuse('Scout waits only for what is in play', '7.4.5.c');
  state.objects[source] = { ...objectAt(state, source), extra: SCOUT };
  const { effect } = SCOUT_REACTION;
  return { type: 'reaction', effect, source, ability: SCOUT_KEY, bindings };
}

function lastingEmblem(
  state: State,
  step: LastingStep,
  { id, player }: GameObject,
  bindings: Bindings,
): Emblem {
  const says = textOf(state, step, player, bindings);
  return { type: 'ongoing', duration: durationOf(step), source: id, says, bindings };
}

function textOf(
  state: State,
  step: LastingStep,
  controller: number,
  bindings: Bindings,
): OngoingText {
  switch (step.do) {
    case 'next': {
      const { card, joins, changes } = step;
      if (joins !== undefined) {
        return { reaction: reactionToJoining(card, joins, changes), once: true };
      }
      const players = playersOf(state, step.who, controller, bindings);
      return { next: { players, card, changes } };
    }
    case 'after':
      return {
        reaction: {
          kind: 'reaction',
          trigger: { on: 'after', daily: step.daily },
          effect: step.steps,
        },
      };
    case 'ongoing': {
      const { passive } = step;
      const isBound =
        'expedition' in passive && passive.rule !== 'considered' && bindings.expeditions.length > 0;
      const rule = isBound ? { ...passive, expedition: 'it' as const } : passive;
      return { passive: { kind: 'passive', rule } };
    }
  }
}

/** Returns the players whose next card it is: a position names them instead of having them picked. */
function playersOf(
  state: State,
  who: Extract<LastingStep, { do: 'next' }>['who'],
  controller: number,
  bindings: Bindings,
): readonly number[] {
  switch (who ?? 'you') {
    case 'you':
      return [controller];
    case 'each-player':
      return orderFrom(state, controller);
    case 'opponents':
      return opponentsOf(state, controller);
    default:
      return bindings.they;
  }
}

function bindingsOf(
  state: State,
  { object, card, where }: EmblemBearer,
  labels: Readonly<Record<string, number>>,
): Bindings {
  const { card: label, player, expedition }: About = card.about ?? {};
  const it = label === undefined ? undefined : labels[label];
  if (label !== undefined && it === undefined) {
    throw new EngineError('setup', `${where}.about.card`, `no card is called “${label}”`);
  }
  const seat = player ?? object.player;
  for (const each of [seat, expedition?.player ?? 0]) {
    if (Number.isInteger(each) && each >= 0 && each < state.players.length) continue;
    throw new EngineError('setup', `${where}.about`, `no player has the seat ${each}`);
  }
  const ids = it === undefined ? [] : [it];
  return {
    ...NO_BINDINGS,
    it: ids,
    that: ids,
    they: [seat],
    expeditions: expedition ? [expedition.player * 2 + (expedition.side === 'hero' ? 0 : 1)] : [],
  };
}

/** Refuses an effect that would be over (2.2.15.d, 2.2.15.e). */
function checkDuration(duration: Duration, { phase = 'afternoon' }: Position, where: string): void {
  if (canLast(duration, phase)) return;
  const rule = duration === 'this-turn' ? '2.2.15.d' : '2.2.15.e';
  throw new EngineError('setup', where, `nothing lasts for ${duration} now`, [rule]);
}
