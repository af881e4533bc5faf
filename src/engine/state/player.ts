/** Players meant by a reference, and the orders in which players act (1.4.5, 4.2.1.b). */

import type { PlayerReference } from '../cards/ability.ts';
import type { Context } from './bindings.ts';
import { namedIds } from './context.ts';
import { type Draft, type Game, playerCount } from './game.ts';
import { playerAt } from './lookup.ts';

/** Returns every player, the one with the initiative first, then clockwise (1.4.5.a). */
export function initiativeOrder(
  game: Pick<Game, 'turn' | 'firstPlayer' | 'teams' | 'players'>,
): number[] {
  return orderFrom(game, game.turn ?? game.firstPlayer);
}

/** Returns every player still in the game, clockwise from a seat. */
export function orderFrom(game: Pick<Game, 'teams' | 'players'>, first: number): number[] {
  const count = playerCount(game);
  const order: number[] = [];
  for (let i = 0; i < count; i++) {
    const player = (first + i) % count;
    if (playerAt(game, player).competing) order.push(player);
  }
  return order;
}

/** Returns the players of other teams, clockwise from a player. */
export function opponentsOf(game: Pick<Game, 'teams' | 'players'>, player: number): number[] {
  return orderFrom(game, player).filter((other) => areOpponents(game, other, player));
}

function areOpponents({ teams }: Pick<Game, 'teams'>, player: number, other: number): boolean {
  return teams[player] !== teams[other];
}

/** Whether a player counts as the first player: in 2v2 a team mate's token is enough. */
export function isFirstPlayer(game: Pick<Game, 'firstPlayer' | 'teams'>, player: number): boolean {
  return game.teams[game.firstPlayer] === game.teams[player];
}

/** Whether a player is among those that a reference means, as `playersOf` says. */
export function isAmong(
  draft: Draft,
  player: number,
  reference: PlayerReference,
  context: Context,
): boolean {
  switch (reference) {
    case 'you':
      return player === context.controller;
    case 'opponents':
      return playerAt(draft, player).competing && areOpponents(draft, player, context.controller);
    case 'others':
      return playerAt(draft, player).competing && player !== context.controller;
    case 'each-player':
      return playerAt(draft, player).competing;
    default:
      return playersOf(draft, reference, context).includes(player);
  }
}

/**
 * Returns the players that a reference without choice means. A target is not resolved here: it means
 * the players last picked. Nobody is meant who has left the game since.
 */
export function playersOf(
  draft: Draft,
  reference: PlayerReference,
  context: Context,
): readonly number[] {
  const meant = playersMeant(draft, reference, context);
  return draft.arena ? meant.filter((player) => playerAt(draft, player).competing) : meant;
}

function playersMeant(
  draft: Draft,
  reference: PlayerReference,
  context: Context,
): readonly number[] {
  switch (reference) {
    case 'you':
      return [context.controller];
    case 'opponents':
      return opponentsOf(draft, context.controller);
    case 'others':
      return initiativeOrder(draft).filter((player) => player !== context.controller);
    case 'each-player':
      return initiativeOrder(draft);
    case 'they':
      return context.bindings.they;
    case 'first-player':
      return [draft.firstPlayer];
  }
  if ('declared' in reference) return reference.declared as readonly number[];
  if ('target' in reference) return context.bindings.they;
  const owner = 'ownerOf' in reference;
  const object = 'ownerOf' in reference ? reference.ownerOf : reference.controllerOf;
  const result: number[] = [];
  for (const id of namedIds(object, context) ?? []) {
    const found = draft.objects[id];
    if (!found) continue;
    const player = owner ? found.owner : found.player;
    if (!result.includes(player)) result.push(player);
  }
  return result;
}
