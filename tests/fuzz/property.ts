/** Properties that must hold in every game at every decision. */

import {
  allRuleNumbers,
  citableRules,
  citationOf,
  type EditionId,
  type Game,
  type TraceEntry,
} from '../../src/engine/index.ts';
import { FARTHEST } from '../../src/engine/state/mode.ts';
import { type GameObject, inPlayZone } from '../../src/engine/state/object.ts';
import { zoneOf } from '../../src/engine/state/zone.ts';

/** A violated property. */
export interface Violation {
  readonly property: string;
  readonly detail: string;
}

type Property = (game: Game) => string | null;

/** Each property returns a description of its violation, or null. */
const PROPERTIES: Readonly<Record<string, Property>> = {
  'a card is in one zone and no other': cardsAreSomewhere,
  'objects are where they say they are': objectsStandWhereTheySay,
  'what is in a zone may be there': zonesHoldWhatTheyMay,
  'marks are only where they can be': marksAreAllowed,
  'Expeditions stay on their routes': expeditionsAreOnRoutes,
  'Limbo is empty when a turn is asked for': limboIsEmptyAtTurns,
  'who has left the game left nothing': goneAreGone,
  'a decision can be answered': decisionIsSound,
  'a game that is over has no decision': resultIsFinal,
};

/** Returns all properties that a game violates. */
export function violationsOf(game: Game): Violation[] {
  return Object.entries(PROPERTIES).flatMap(([property, holds]) => {
    const detail = holds(game);
    return detail === null ? [] : [{ property, detail }];
  });
}

/** Compares two moments of a game: timestamps grow, cards neither appear nor vanish. */
export function violationsBetween(before: Game, after: Game): Violation[] {
  const violations: Violation[] = [];
  if (after.timestamp < before.timestamp) {
    const detail = `${before.timestamp} became ${after.timestamp}`;
    violations.push({ property: 'timestamps grow', detail });
  }
  const young = after.zones.flat().find((id) => id > after.timestamp);
  if (young !== undefined) {
    violations.push({
      property: 'timestamps grow',
      detail: `${young} is after ${after.timestamp}`,
    });
  }
  const isLeaving =
    after.arena !== before.arena || after.players.some(({ competing }) => !competing);
  if (cardCount(after) < cardCount(before) && !isLeaving) {
    violations.push({ property: 'cards do not vanish', detail: vanishedObjects(before, after) });
  }
  const fresh = after.things.slice(before.things.length);
  const card = fresh.find((id) => id !== 0 && !after.objects[id]?.token);
  if (card !== undefined) {
    violations.push({ property: 'cards do not appear', detail: `object ${card}` });
  }
  return violations;
}

/** Checks a part of a trace: ids increase by one, parents come first, every citation is known. */
export function violationsInTrace(
  trace: readonly TraceEntry[],
  lastId: number,
  edition: EditionId,
): Violation[] {
  const known = citationsOf(edition);
  const violations: Violation[] = [];
  let expected = lastId + 1;
  for (const { id, parent, cites, kind } of trace) {
    if (id !== expected) {
      violations.push({ property: 'entries are numbered', detail: `${id} instead of ${expected}` });
    }
    if (parent !== null && parent >= id) {
      violations.push({ property: 'a parent comes first', detail: `${parent} of ${id}` });
    }
    const strange = cites.filter((citation) => !known.has(citation));
    if (cites.length === 0) violations.push({ property: 'every entry cites', detail: kind });
    for (const one of strange) violations.push({ property: 'citations are known', detail: one });
    expected = id + 1;
  }
  return violations;
}

const CITATIONS = new Map<EditionId, ReadonlySet<string>>();

function citationsOf(edition: EditionId): ReadonlySet<string> {
  const known = CITATIONS.get(edition);
  if (known) return known;
  const lacked = allRuleNumbers().map((number) => citationOf(number, edition));
  const all = new Set([...citableRules(edition).keys(), ...lacked]);
  CITATIONS.set(edition, all);
  return all;
}

function cardsAreSomewhere(game: Game): string | null {
  const seen = new Map<number, number>();
  for (const id of game.zones.flat()) {
    const slot = game.objects[id]?.slot ?? -2;
    if (slot === -2) return `object ${id} is in a zone and not known`;
    if (slot < 0) continue;
    if (seen.has(slot)) return `slot ${slot} is both ${seen.get(slot)} and ${id}`;
    seen.set(slot, id);
    if (game.things[slot] !== id) return `slot ${slot} is ${game.things[slot]}, not ${id}`;
  }
  const lost = game.things.findIndex((id, slot) => id !== 0 && !seen.has(slot));
  return lost < 0 ? null : `slot ${lost} is in no zone`;
}

function objectsStandWhereTheySay(game: Game): string | null {
  for (const [seat] of game.players.entries()) {
    for (const zone of [
      'deck',
      'discard',
      'hand',
      'hero',
      'landmark',
      'mana',
      'reserve',
    ] as const) {
      for (const id of zoneOf(game, zone, seat)) {
        const { zone: said, player, owner } = game.objects[id]!;
        if (said !== zone || player !== seat) return `${id} says ${said} of ${player}`;
        if (zone !== 'landmark' && owner !== seat)
          return `${id} of ${owner} is in ${zone} of ${seat}`;
      }
    }
  }
  return null;
}

function zonesHoldWhatTheyMay(game: Game): string | null {
  const typeOf = ({ card, temple }: GameObject) =>
    temple ? 'landmark-permanent' : (game.library[card]?.type ?? 'emblem');
  const inZone = (id: number) => game.objects[id]!;
  const strays = (ids: readonly number[], types: readonly string[]) =>
    ids.map(inZone).find((object) => !types.includes(typeOf(object)));
  const stray = strays(zoneOf(game, 'expedition'), ['character', 'expedition-permanent', 'token']);
  if (stray) return `${typeOf(stray)} ${stray.id} is in an Expedition`;
  for (const [seat] of game.players.entries()) {
    const landmark = strays(zoneOf(game, 'landmark', seat), [
      'landmark-permanent',
      'landmark-token',
    ]);
    if (landmark) return `${typeOf(landmark)} ${landmark.id} is in a Landmark zone`;
    const heroes = zoneOf(game, 'hero', seat);
    if (heroes.length > 1) return `seat ${seat} has ${heroes.length} Heroes`;
    const cards = (['deck', 'discard', 'hand', 'mana', 'reserve'] as const).flatMap((zone) =>
      zoneOf(game, zone, seat),
    );
    const isSignature = ({ zone, card }: GameObject) =>
      zone === 'reserve' && game.library[card]!.reserveCost !== undefined;
    const token = cards.map(inZone).find((object) => object.token && !isSignature(object));
    if (token) return `token ${token.id} is in ${token.zone}`;
  }
  return null;
}

function marksAreAllowed(game: Game): string | null {
  for (const id of game.zones.flat()) {
    const { zone, statuses, counters, temple } = game.objects[id]!;
    const bare = zone === 'deck' || zone === 'hand' || zone === 'discard';
    if (bare && statuses.length > 0) return `${id} in ${zone} is ${statuses.join(', ')}`;
    const counted = Object.entries(counters).find(([, count]) => count <= 0);
    if (counted) return `${id} has ${counted[1]} ${counted[0]}`;
    const kept = zone === 'discard' && game.edition === '2024-09';
    if (bare && !kept && Object.keys(counters).length > 0) return `${id} in ${zone} has counters`;
    if (new Set(statuses).size < statuses.length) return `${id} has a status twice`;
    if (statuses.includes('completed') && !inPlayZone(zone)) return `${id} in ${zone} is completed`;
    if (temple && zone !== 'limbo' && zone !== 'landmark') return `${id} in ${zone} is a Temple`;
    if (zone === 'landmark' && statuses.includes('fleeting')) return `Landmark ${id} is Fleeting`;
  }
  return null;
}

function expeditionsAreOnRoutes(game: Game): string | null {
  const stray = game.expeditions.findIndex(({ distance }) => distance < 0 || distance > FARTHEST);
  return stray < 0 ? null : `Expedition ${stray} is at ${game.expeditions[stray]!.distance}`;
}

function limboIsEmptyAtTurns(game: Game): string | null {
  if (game.decision?.kind !== 'turn') return null;
  const waiting = zoneOf(game, 'limbo').filter(
    (id) => game.objects[id]!.emblem?.type !== 'ongoing',
  );
  return waiting.length === 0 ? null : `${waiting.join(', ')} in Limbo`;
}

function goneAreGone(game: Game): string | null {
  const isGone = (seat: number) => game.players[seat]?.competing === false;
  const left = game.zones
    .flat()
    .map((id) => game.objects[id]!)
    .find(({ owner, player }) => isGone(owner) || isGone(player));
  if (left) return `${left.id} of ${left.owner} is in ${left.zone} of ${left.player}`;
  const offered = game.decision?.options.find(
    ({ what }) =>
      (what.is === 'player' && isGone(what.player)) ||
      (what.is === 'expedition' && isGone(what.expedition.player)),
  );
  return offered ? `${offered.id} is offered` : null;
}

function decisionIsSound(game: Game): string | null {
  const { decision } = game;
  if (!decision) return null;
  const { id, kind, options, min, max, again, player } = decision;
  const ids = new Set(options.map((option) => option.id));
  if (ids.size < options.length) return `${kind} ${id} offers an option twice`;
  if (min < 0 || max < min) return `${kind} ${id} asks for ${min} to ${max}`;
  if (!again && options.length < min) return `${kind} ${id} asks for ${min} of ${options.length}`;
  if (!game.players[player]?.competing) return `${kind} ${id} asks seat ${player}`;
  if (kind === 'turn' && !ids.has('pass')) return `${id} does not offer to pass`;
  return null;
}

function resultIsFinal(game: Game): string | null {
  if (!game.result) return game.decision ? null : 'neither a decision nor a result';
  if (game.decision) return 'a decision although the game is over';
  const none = game.result.winners.length === 0 && game.result.reason !== 'bound';
  return none ? 'over without winner before its bound' : null;
}

/** Counts the cards in zones, without tokens and emblems. */
function cardCount(game: Game): number {
  return game.zones.flat().filter((id) => isCard(game.objects[id])).length;
}

function isCard(object: GameObject | null | undefined): boolean {
  return object != null && object.slot >= 0 && !object.token;
}

function vanishedObjects(before: Game, after: Game): string {
  const now = new Set(after.zones.flat().map((id) => after.objects[id]?.slot));
  const gone = before.zones
    .flat()
    .map((id) => before.objects[id])
    .find((object) => isCard(object) && !now.has(object!.slot));
  return gone ? `${before.library[gone.card]?.id} from ${gone.zone}` : 'one';
}
