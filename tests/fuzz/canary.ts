/**
 * Canaries: copies of the engine, each with one rule broken on purpose. The fuzzer
 * must find what is wrong with each of them.
 */

import type { Advance, AdvanceOptions } from '../../src/engine/index.ts';
import { EngineError } from '../../src/engine/rules/error.ts';
import type { Answer } from '../../src/engine/state/decision.ts';
import type { Game } from '../../src/engine/state/game.ts';
import { ENGINE, type Engine } from './engine.ts';

type Break = (now: Advance, before: Game) => Advance;

/** An engine whose every move is spoilt afterwards. */
function spoilWhen(spoil: Break): Engine {
  return {
    ...ENGINE,
    advance: (game: Game, answer?: Answer, options?: AdvanceOptions) =>
      spoil(ENGINE.advance(game, answer, options), game),
  };
}

/** Changes the game when a turn is asked for, so that the game goes on with it. */
function atTurns(change: (game: Game) => Game): Engine {
  return spoilWhen((now) =>
    now.decision?.kind === 'turn' ? { ...now, game: change(now.game) } : now,
  );
}

export const CANARIES: Readonly<Record<string, Engine>> = {
  /** 3.1.1.a: a card falls out of its Deck. */
  'a-card-vanishes': atTurns((game) => ({
    ...game,
    zones: game.zones.map((zone, index) => (index === 0 ? zone.slice(1) : zone)),
  })),
  /** 2.2.16.c: the next timestamp is an old one. */
  'time-runs-backward': atTurns((game) => ({ ...game, timestamp: game.timestamp - 1 })),
  /** 2.1.e: a token rests in Reserve like any Character. */
  'tokens-rest-in-reserve': atTurns(tokenToReserve),
  /** 2.4.1.c: a card in hand is Asleep. */
  'sleeping-hands': atTurns((game) => ({
    ...game,
    objects: game.objects.map((object) =>
      object?.zone === 'hand' ? { ...object, statuses: ['asleep' as const] } : object,
    ),
  })),
  /** 7.3.25.d: an Expedition goes on beyond the last region. */
  'past-the-last-region': atTurns((game) => ({
    ...game,
    expeditions: game.expeditions.map((one) => ({ ...one, distance: one.distance + 8 })),
  })),
  /** 4.2.3.d: a player who could play must play. */
  'no-passing': atTurns((game) => ({
    ...game,
    decision: {
      ...game.decision!,
      options: game.decision!.options.filter(({ id }) => id !== 'pass'),
    },
  })),
  /** A guarantee of the engine: wrong answers are refused. */
  'accepts-anything': {
    ...ENGINE,
    advance: (game, answer, options) => {
      try {
        return ENGINE.advance(game, answer, options);
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        return ENGINE.advance({ ...game, decision: null }, undefined, options);
      }
    },
  },
  /** 3.1.3.f: everybody sees everybody's hand. */
  'open-hands': {
    ...ENGINE,
    view: (game, player) => ({
      ...ENGINE.view(game, player),
      limbo: game.players.flatMap((_, seat) => {
        const { hand } = ENGINE.view(game, seat).players[seat]!;
        return typeof hand === 'number' ? [] : hand;
      }),
    }),
  },
  /** A guarantee of the engine: the same seed, the same game. */
  'real-chance': {
    ...ENGINE,
    createGame: (setup, options) =>
      ENGINE.createGame(setup, { ...options, seed: Math.floor(Math.random() * 1e9) }),
  },
  /** 1.1.1: a citation of a rule that no edition has. */
  'invented-rule': spoilWhen((now) => ({
    ...now,
    trace: now.trace.map((entry) => ({ ...entry, cites: [...entry.cites, '9.9.z'] })),
  })),
};

function tokenToReserve(game: Game): Game {
  const token = game.objects.find((object) => object?.token && object.zone === 'expedition');
  if (!token) return game;
  const moved = { ...token, zone: 'reserve' as const, expedition: -1 };
  return {
    ...game,
    objects: game.objects.map((object) => (object === token ? moved : object)),
    zones: game.zones.map((zone, index) =>
      index === 6 + 7 * token.player ? [...zone, token.id] : zone.filter((id) => id !== token.id),
    ),
  };
}
