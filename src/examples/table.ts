/** What an example needs to know of a game: who is called what, and what is where. */

import type { Side, Status, Zone } from '../engine/cards/ability.ts';
import type { Game } from '../engine/state/game.ts';

/** An object or card where it is, without its identity. */
export interface Placed {
  /** Card id; of an emblem, that of the object which created it. */
  readonly card: string | null;
  readonly label: string | null;
  readonly zone: Zone;
  /** Whose zone it is in, or who controls it. */
  readonly player: number;
  readonly side: Side | null;
  readonly statuses: readonly Status[];
  readonly counters: Readonly<Record<string, number>>;
}

export interface Table {
  object(id: number): Placed | null;
  /** Whether an object goes by a name: its label, its card's id or its English name. */
  isCalled(id: number, name: string): boolean;
  /** The shortest name that tells it apart: its label, or its English name. */
  callName(id: number): string;
  /** The seat of a player, by number or name; -1 for nobody. */
  seat(who: number | string): number;
  name(seat: number): string;
}

/**
 * Reads a game.
 *
 * @param labels names given by the position, with the object that each was given to at the start; a
 *   label follows its card from zone to zone
 */
export function tableOf(game: Game, labels: Readonly<Record<string, number>>): Table {
  const bySlot = new Map<number, string>();
  for (const [label, id] of Object.entries(labels)) {
    const slot = game.objects[id]?.slot;
    if (slot !== undefined && slot >= 0) bySlot.set(slot, label);
  }
  const labelOf = (slot: number) => (slot < 0 ? null : (bySlot.get(slot) ?? null));
  const bearer = (id: number) => {
    const object = game.objects[id];
    return object?.emblem ? (game.objects[object.emblem.source] ?? object) : object;
  };
  const cardOf = (id: number) => {
    const object = bearer(id);
    return object && object.card >= 0 ? game.library[object.card]! : null;
  };
  return {
    object: (id) => {
      const object = game.objects[id];
      if (!object) return null;
      return {
        card: cardOf(id)?.id ?? null,
        label: labelOf(object.slot),
        zone: object.zone,
        player: object.player,
        side: object.expedition < 0 ? null : object.expedition % 2 === 0 ? 'hero' : 'companion',
        statuses: [...object.statuses].sort(),
        counters: object.counters,
      };
    },
    isCalled: (id, name) => {
      const slot = bearer(id)?.slot;
      if (slot === undefined) return false;
      const card = cardOf(id);
      return labelOf(slot) === name || card?.id === name || card?.name.en === name;
    },
    callName: (id) => {
      const slot = bearer(id)?.slot;
      return (slot === undefined ? null : labelOf(slot)) ?? cardOf(id)?.name.en ?? `#${id}`;
    },
    seat: (who) => {
      if (typeof who === 'number') return who < game.players.length ? who : -1;
      return game.players.findIndex(({ name }) => name === who);
    },
    name: (seat) => game.players[seat]?.name ?? String(seat),
  };
}
