/** A view of a game for examples: the names of cards, objects and players, and where objects are. */

import type { Side, Status, Zone } from '../../engine/cards/ability.ts';
import type { Game } from '../../engine/state/game.ts';
import type { TraceEntry } from '../../engine/state/trace.ts';
import { nearestIds } from '../../rulebook/nearest.ts';

/** An object or card where it is, without its identity. */
export interface PlacedObject {
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
  object(id: number): PlacedObject | null;
  /** Whether an object goes by a name: its label, its card's id or its English name. */
  isCalled(id: number, name: string): boolean;
  /** The name of an object in scripts and messages: its label, else its English name. */
  callName(id: number): string;
  /** Null for the name of a card or an object; else the nearest known name, or '' without one. */
  unknown(name: string): string | null;
  /** The seat of a player, by number or name; -1 for nobody. */
  seat(who: number | string): number;
  name(seat: number): string;
}

/**
 * The names that a position gave to its cards. A name follows its card from zone to zone, also when the
 * game has forgotten what the card was before: it forgets that at the end of each day.
 */
export class Labels {
  /** By card, as the game numbers cards and tokens. */
  readonly bySlot: ReadonlyMap<number, string>;
  /** The card of each object that has existed. */
  private readonly slots: Map<number, number>;

  /** @param labels the object that each name was given to in `start` */
  constructor(start: Game, labels: Readonly<Record<string, number>>) {
    this.slots = new Map(
      start.objects.flatMap((one, id) => (one ? [[id, one.slot] as const] : [])),
    );
    this.bySlot = new Map(
      Object.entries(labels).map(([label, id]) => [start.objects[id]!.slot, label] as const),
    );
  }

  /** Follows the cards through what happened. */
  follow(entries: readonly TraceEntry[]): void {
    for (const entry of entries) {
      if (entry.kind !== 'action' || entry.action !== 'move' || entry.became === null) continue;
      const slot = this.slots.get(entry.object.object);
      if (slot !== undefined) this.slots.set(entry.became, slot);
    }
  }

  /** The card of an object, also of one that no longer exists. */
  slotOf(id: number): number | undefined {
    return this.slots.get(id);
  }
}

/** Reads a game. */
export function tableOf(game: Game, labels: Labels): Table {
  const { bySlot } = labels;
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
      const slot = bearer(id)?.slot ?? labels.slotOf(id);
      if (slot === undefined) return false;
      const card = cardOf(id);
      return labelOf(slot) === name || card?.id === name || card?.name.en === name;
    },
    callName: (id) => {
      const slot = bearer(id)?.slot;
      return (slot === undefined ? null : labelOf(slot)) ?? cardOf(id)?.name.en ?? `#${id}`;
    },
    unknown: (name) => {
      const labelled = [...bySlot.values()];
      if (labelled.includes(name)) return null;
      if (game.library.some(({ id, name: { en } }) => id === name || en === name)) return null;
      const cards = game.library.flatMap((card) => [card.id, card.name.en]);
      return nearestIds(name, [...labelled, ...cards], 1)[0] ?? '';
    },
    seat: (who) => {
      if (typeof who === 'number') return who < game.players.length ? who : -1;
      return game.players.findIndex(({ name }) => name === who);
    },
    name: (seat) => game.players[seat]?.name ?? String(seat),
  };
}
