/**
 * The position that a game has come to, so that it can be changed by hand and played on. A card that is
 * being played resolves again from its beginning; of other effects what is left is not part of a
 * position.
 */

import type { Ability } from '../../engine/cards/ability.ts';
import type { Card } from '../../engine/cards/card.ts';
import { givenAbilities, isSameAbility, placeOfGained } from '../../engine/cards/gained-ability.ts';
import { reactionToJoining } from '../../engine/cards/joining.ts';
import { printedPlace } from '../../engine/cards/printed-place.ts';
import { isScout, SCOUT_KEY } from '../../engine/cards/scout.ts';
import { isTemple } from '../../engine/cards/temple.ts';
import { SIDES, type Side } from '../../engine/cards/vocabulary.ts';
import { durationOf, type LastingStep, lastingSteps } from '../../engine/setup/emblems.ts';
import { momentsOf } from '../../engine/setup/moment.ts';
import type {
  About,
  DescribedCard,
  MarkerPosition,
  Moment,
  PlayerPosition,
  Position,
  TumultPosition,
} from '../../engine/setup/position.ts';
import { dayAndPhase } from '../../engine/state/day-and-phase.ts';
import type { Frame } from '../../engine/state/frame.ts';
import type { Game } from '../../engine/state/game.ts';
import { playersIn, tumultCards } from '../../engine/state/mode.ts';
import type { Emblem, GameObject } from '../../engine/state/object.ts';
import { zoneOf } from '../../engine/state/zone.ts';
import type { CardSpot, PlaceName, Spots } from './placed-cards.ts';

export interface FoundPosition {
  readonly position: Position;
  readonly spots: Spots;
}

/** Reads a game as a position. */
export function positionOf(game: Game): FoundPosition {
  const reading: Reading = {
    game,
    spots: new Map(),
    emblems: emblemsOf(game),
    names: namesOf(game),
  };
  const players = game.players.map((_, player) => seatOf(reading, player));
  const { mode, firstPlayer } = game;
  const { day, phase } = dayAndPhase(game);
  const moment = momentOf(game);
  const turn = turnOf(game);
  return {
    spots: reading.spots,
    position: {
      mode,
      players,
      adventure: adventureOf(game),
      day: Math.max(1, day),
      ...(phase ? { phase } : {}),
      ...(moment ? { moment } : {}),
      firstPlayer,
      ...(turn === null ? {} : { turn }),
    },
  };
}

interface Reading {
  readonly game: Game;
  readonly spots: Map<number, CardSpot>;
  /** The waiting Reactions and lasting effects of each object in Limbo. */
  readonly emblems: ReadonlyMap<number, Pick<DescribedCard, 'waiting' | 'lasting' | 'about'>>;
  /** Names of the cards that Emblems speak of. */
  readonly names: ReadonlyMap<number, string>;
}

/** Whose turn it is, or is next where none has begun; null outside of turns. */
function turnOf({ turn, agenda }: Game): number | null {
  const next = agenda.at(-1);
  return turn ?? (next?.kind === 'afternoon' ? next.next : null);
}

/** The moment inside a phase or turn; null at its beginning, and where a card in Limbo says that the turn ends. */
function momentOf(game: Game): Moment | null {
  const { agenda, phase, edition } = game;
  const top = (kind: Frame['kind']) => agenda.findLast((frame) => frame.kind === kind);
  if (phase === 'afternoon') {
    const turn = top('turn');
    if (turn?.kind !== 'turn') return null;
    if (turn.at === 'choose') return turn.goesOn ? 'goes-on' : null;
    if (turn.at === 'begin') return null;
    if (!turn.ends) return 'goes-on';
    // With a card being played, the position has no need to say that the turn ends (4.2.3.e).
    return game.players.some((_, player) => playedBy(game, player).length > 0) ? null : 'ends';
  }
  const daily = top('daily');
  if (daily?.kind === 'daily' && daily.at === 'start') return daily.daily;
  const going = top('phase');
  if (going?.kind !== 'phase' || going.at === 'begin') return null;
  return momentsOf(going.phase, edition)[going.next] ?? 'end';
}

function seatOf(reading: Reading, player: number): PlayerPosition {
  const { game, spots } = reading;
  const { name, passed, competing } = game.players[player]!;
  const list: List = (ids, place, aged = false) =>
    ids.map((id, index) => {
      spots.set(id, { player, place, index });
      return cardOf(reading, game.objects[id]!, aged);
    });
  const zone = (named: 'hand' | 'deck' | 'discard' | 'reserve' | 'landmark' | 'hero') =>
    zoneOf(game, named, player);
  const expeditions = Object.fromEntries(
    SIDES.map((side) => [side, expeditionOf(game, player, side, list)]),
  );
  const [hero] = list(zone('hero'), 'hero', true);
  const limbo = list(playedBy(game, player), 'limbo', true);
  const played = game.played[player]!.map(({ card }) => game.library[card]!.id);
  return {
    name,
    ...(hero ? { hero } : {}),
    hand: list(zone('hand'), 'hand'),
    deck: list(zone('deck'), 'deck'),
    discard: list(zone('discard'), 'discard'),
    reserve: list(zone('reserve'), 'reserve', true),
    landmarks: list(zone('landmark'), 'landmark', true),
    ...(limbo.length > 0 ? { limbo } : {}),
    mana: manaOf(game, player, spots),
    expeditions,
    ...(game.phase === 'afternoon' && played.length > 0 ? { played } : {}),
    passed,
    ...(competing ? {} : { out: true }),
  };
}

/** Cards of a player that are being played, in the order in which that began. */
function playedBy(game: Game, player: number): readonly number[] {
  return zoneOf(game, 'limbo').filter((id) => {
    const object = game.objects[id]!;
    return object.slot >= 0 && object.player === player;
  });
}

type List = (ids: readonly number[], place: PlaceName, aged?: boolean) => DescribedCard[];

function expeditionOf(game: Game, player: number, side: Side, list: List) {
  const number = player * 2 + (side === 'hero' ? 0 : 1);
  const { distance, ascended, moved } = game.expeditions[number]!;
  const inside = zoneOf(game, 'expedition').filter((id) => game.objects[id]!.expedition === number);
  return { cards: list(inside, `${side}-expedition`, true), distance, ascended, moved };
}

/** @param aged whether its timestamp matters */
function cardOf(
  { game, emblems, names }: Reading,
  object: GameObject,
  aged: boolean,
): DescribedCard {
  const { statuses, counters, owner, player, id } = object;
  const card = game.library[object.card]!;
  const used = usesOf(game, id);
  const as = names.get(id);
  const hasCounters = Object.keys(counters).length > 0;
  // A Hero without counters is not one that begins the game with some (2.5.e).
  const isSpent = card.type === 'hero' && card.abilities.some(({ kind }) => kind === 'begin');
  const gained = object.extra.flatMap((ability) => placeAmongGiven(card, ability) ?? []);
  return {
    card: card.id,
    ...(as === undefined ? {} : { as }),
    ...(statuses.length > 0 ? { statuses } : {}),
    ...(hasCounters || isSpent ? { counters } : {}),
    ...(owner === player ? {} : { owner }),
    ...(aged ? { age: id } : {}),
    ...(Object.keys(used).length > 0 ? { used } : {}),
    ...(gained.length > 0 ? { gained } : {}),
    ...emblems.get(id),
    ...(object.zone === 'limbo' ? playOf(game, object) : {}),
  };
}

/** Returns the place of an ability among those that a card's own effects give; null for another. */
function placeAmongGiven(card: Card, ability: Ability): number | null {
  const place = givenAbilities(card).findIndex((one) => isSameAbility(one.ability, ability));
  return place < 0 ? null : place;
}

/**
 * Returns the place of an ability, by its key, among those that a card's own effects give; null for
 * another. An object that has left its zone has gained none any more: the key then counts them on the card.
 */
function placeOfGiven(card: Card, { extra }: GameObject, key: string): number | null {
  const place = placeOfGained(key);
  if (place === null) return null;
  const gained = extra[place];
  if (gained) return placeAmongGiven(card, gained);
  return !card.abilities.some(isScout) && givenAbilities(card)[place] ? place : null;
}

/** From where and where to a card in Limbo is being played. */
function playOf(game: Game, { id, playedFrom }: GameObject): Pick<DescribedCard, 'from' | 'into'> {
  const frame = game.agenda.find((each) => each.kind === 'play' && each.object === id);
  const into = frame?.kind === 'play' && frame.into >= 0 ? SIDES[frame.into % 2] : undefined;
  return { ...(playedFrom ? { from: playedFrom } : {}), ...(into ? { into } : {}) };
}

/** The present object of the card or token that an object was; null when it is nowhere. */
function presentOf(game: Game, id: number): number | null {
  const slot = game.objects[id]?.slot ?? -1;
  return slot < 0 ? null : game.things[slot] || null;
}

/** Returns each object's Emblems in Limbo, as far as a position can describe them. */
function emblemsOf(game: Game): Reading['emblems'] {
  const found = new Map<number, Pick<DescribedCard, 'waiting' | 'lasting' | 'about'>>();
  for (const id of zoneOf(game, 'limbo')) {
    const { emblem, player } = game.objects[id]!;
    const source = emblem && presentOf(game, emblem.source);
    const said = source && kindOf(game, emblem);
    if (!said) continue;
    const before = found.get(source);
    const { kind, place } = said;
    const times = { ...before?.[kind], [place]: (before?.[kind]?.[place] ?? 0) + 1 };
    const about = aboutOf(game, emblem, player);
    found.set(source, { ...before, [kind]: times, ...(about ? { about } : {}) });
  }
  return found;
}

/** Which ability or effect of its card an Emblem is; null where its card does not print it. */
function kindOf(game: Game, emblem: Emblem): { kind: 'waiting' | 'lasting'; place: string } | null {
  const source = game.objects[emblem.source];
  const card = source && game.library[source.card];
  if (!card) return null;
  if (emblem.type === 'reaction') {
    const given = placeOfGiven(card, source, emblem.ability);
    if (given !== null) return { kind: 'waiting', place: String(card.abilities.length + given) };
    const place = printedPlace(card, emblem.ability);
    if (place === null) return null;
    // Scout does nothing once its card has left.
    const isLost = emblem.ability === SCOUT_KEY && presentOf(game, source.id) !== source.id;
    const says = card.abilities[place]!;
    const isReaction = says.kind === 'reaction' || isScout(says) || isTemple(says);
    return isReaction && !isLost ? { kind: 'waiting', place: String(place) } : null;
  }
  const place = lastingSteps(card).findIndex(
    (step) => durationOf(step) === emblem.duration && isMadeBy(emblem, step),
  );
  return place < 0 ? null : { kind: 'lasting', place: String(place) };
}

/** Whether an Emblem is what a step makes. */
function isMadeBy(
  { says: text }: Extract<Emblem, { type: 'ongoing' }>,
  step: LastingStep,
): boolean {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  switch (step.do) {
    case 'next':
      if (step.joins !== undefined) {
        const reaction = reactionToJoining(step.card, step.joins, step.changes);
        return 'reaction' in text && isSame(text.reaction, reaction);
      }
      return (
        'next' in text && isSame([text.next.card, text.next.changes], [step.card, step.changes])
      );
    case 'after':
      return 'reaction' in text && isSame(text.reaction.effect, step.steps);
    case 'ongoing':
      return (
        'passive' in text &&
        isSame({ ...text.passive.rule, expedition: 0 }, { ...step.passive, expedition: 0 })
      );
  }
}

function aboutOf(game: Game, { bindings }: Emblem, controller: number): About | null {
  const { it, they, expeditions } = bindings;
  const card = it[0] === undefined ? null : presentOf(game, it[0]);
  const [player = controller] = they;
  const [expedition] = expeditions;
  const about: About = {
    ...(card === null ? {} : { card: nameOf(card) }),
    ...(player === controller ? {} : { player }),
    ...(expedition === undefined
      ? {}
      : { expedition: { player: expedition >> 1, side: SIDES[expedition % 2]! } }),
  };
  return Object.keys(about).length > 0 ? about : null;
}

/** Names for the cards that Emblems speak of. */
function namesOf(game: Game): Reading['names'] {
  const ids = zoneOf(game, 'limbo').flatMap((id) => {
    const [it] = game.objects[id]!.emblem?.bindings.it ?? [];
    return it === undefined ? [] : (presentOf(game, it) ?? []);
  });
  return new Map(ids.map((id) => [id, nameOf(id)]));
}

function nameOf(id: number): string {
  return `card-${id}`;
}

/** How often each of its abilities was used this day. */
function usesOf({ counts }: Game, id: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(counts).flatMap(([key, times]) => {
      const [object, ability = ''] = key.split(':');
      return Number(object) === id && /^\d+$/.test(ability) ? [[ability, times] as const] : [];
    }),
  );
}

/** Mana Orbs, ready ones first. */
function manaOf(
  game: Game,
  player: number,
  spots: Map<number, CardSpot>,
): NonNullable<PlayerPosition['mana']> {
  const orbs = zoneOf(game, 'mana', player).map((id) => game.objects[id]!);
  const isExhausted = ({ statuses }: GameObject) => statuses.includes('exhausted');
  const sorted = [...orbs.filter((orb) => !isExhausted(orb)), ...orbs.filter(isExhausted)];
  const exhausted = orbs.filter(isExhausted).length;
  for (const [index, { id }] of sorted.entries()) spots.set(id, { player, place: 'mana', index });
  return {
    ready: orbs.length - exhausted,
    exhausted,
    cards: sorted.map(({ card }) => game.library[card]!.id),
  };
}

function adventureOf(game: Game): NonNullable<Position['adventure']> {
  const { arena } = game;
  const markers = game.markers
    .filter(({ region }) => region >= 0)
    .map(({ terrain, region, hero }): MarkerPosition => {
      const seat = game.objects[hero]?.zone === 'hero' ? game.objects[hero].player : null;
      return { terrain, region, ...(seat === null ? {} : { hero: seat }) };
    });
  return arena ? { arena, markers } : { arena, markers, tumult: tumultOf(game) };
}

/** The Tumult cards of the first row; the second row of four players has the same. */
function tumultOf({ mode, regions }: Game): readonly TumultPosition[] {
  const pairs = tumultCards(mode).flatMap((group) => group.slice(0, 1));
  const firstRow = playersIn(mode) === 2 ? pairs : pairs.filter(([left]) => left < 8);
  return firstRow.map(([left, right]) => {
    const { terrains, faceUp } = regions[left]!;
    const turned = terrains.length !== 1;
    const single = (turned ? regions[right]! : regions[left]!).terrains[0] ?? 'forest';
    return { single, turned, faceUp };
  });
}
