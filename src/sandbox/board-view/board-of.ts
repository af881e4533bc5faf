/** The board of a game: asks the engine what is where, and arranges the answers for drawing. */

import { printedPlace } from '../../engine/cards/printed-place.ts';
import { KEYWORDS, type Keyword, TERRAINS, type Terrain } from '../../engine/cards/vocabulary.ts';
import { type BoardQuery, queryBoard } from '../../engine/query.ts';
import { boundObjects } from '../../engine/state/bound-object.ts';
import { dayAndPhase } from '../../engine/state/day-and-phase.ts';
import type { ExpeditionName } from '../../engine/state/decision.ts';
import type { Game } from '../../engine/state/game.ts';
import { ROUTE_LENGTH } from '../../engine/state/mode.ts';
import type { GameObject } from '../../engine/state/object.ts';
import { initiativeOrder } from '../../engine/state/player.ts';
import type {
  Board,
  CardFace,
  EmblemFace,
  ExpeditionFace,
  Front,
  RegionFace,
  SeatFace,
  StatisticFace,
  Viewer,
} from './board.ts';
import { place } from './place.ts';

/** Everything that the parts of one board are found with. */
interface View {
  readonly game: Game;
  readonly ask: BoardQuery;
  readonly viewer: Viewer;
}

/**
 * Returns the board of a game as a viewer sees it.
 *
 * @param viewer whose hidden cards are shown; a seat does not see the others' hands and Mana Orbs
 */
export function boardOf(game: Game, viewer: Viewer): Board {
  const view: View = { game, ask: queryBoard(game), viewer };
  const daily = game.agenda.findLast((frame) => frame.kind === 'daily');
  return {
    edition: game.edition,
    ...dayAndPhase(game),
    daily: daily?.kind === 'daily' ? daily.daily : null,
    turn: game.turn,
    firstPlayer: game.firstPlayer,
    order: initiativeOrder(game),
    asked: game.decision?.player ?? null,
    winners: game.result?.winners ?? null,
    seats: game.players.map((_, player) => seatFace(view, player)),
    fronts: frontsOf(view),
    rows: regionRows(view),
    limbo: view.ask.zone('limbo').map((id) => inLimbo(view, id)),
    piles: pilesOf(view),
  };
}

function seatFace(view: View, player: number): SeatFace {
  const { game, ask, viewer } = view;
  const { name, passed, competing } = game.players[player]!;
  const own = viewer === 'all' || viewer === player;
  const faces = (
    zone: 'reserve' | 'landmark' | 'hero' | 'mana' | 'discard' | 'hand',
    known = true,
  ) => ask.zone(zone, player).map((id) => cardFace(view, id, known));
  return {
    player,
    name,
    // Who has passed matters as long as turns are taken (1.3.2.d).
    passed: passed && game.phase === 'afternoon',
    out: !competing,
    hero: faces('hero')[0] ?? null,
    hand: faces('hand', own),
    reserve: faces('reserve'),
    landmarks: faces('landmark'),
    mana: faces('mana', own),
    discard: faces('discard').reverse(),
    deck: ask.zone('deck', player).length,
  };
}

function cardFace({ game, ask }: View, id: number, known: boolean, mark = ''): CardFace {
  const object = game.objects[id]!;
  const card = game.library[object.card]!;
  const progress = known ? ask.featProgress(id) : null;
  return {
    key: `s${object.slot}${mark}`,
    object: id,
    card: known ? card.id : null,
    statistics: known && card.statistics ? statisticFaces(ask, object) : null,
    statuses: object.statuses,
    counters: Object.entries(object.counters).filter(([, count]) => count > 0),
    gained: known ? gainedKeywords(ask, object, card.abilities) : [],
    ...(progress ? { progress } : {}),
    ...(object.owner === object.player ? {} : { owner: game.players[object.owner]!.name }),
  };
}

function statisticFaces(ask: BoardQuery, { id, zone }: GameObject): Record<Terrain, StatisticFace> {
  const printed = ask.baseStatistics(id);
  const now = zone === 'expedition' || zone === 'reserve' ? ask.statistics(id) : printed;
  const faces = TERRAINS.map((terrain) => [
    terrain,
    { printed: printed[terrain], now: now[terrain] },
  ]);
  return Object.fromEntries(faces) as Record<Terrain, StatisticFace>;
}

/** Keyword abilities that it has now and its card does not print. */
function gainedKeywords(
  ask: BoardQuery,
  { id }: GameObject,
  abilities: readonly { kind: string }[],
): Keyword[] {
  const printed = abilities.flatMap((ability) =>
    'keyword' in ability ? [String(ability.keyword)] : [],
  );
  const now = ask.keywords(id);
  return KEYWORDS.filter((keyword) => keyword in now && !printed.includes(keyword));
}

function inLimbo(view: View, id: number): CardFace | EmblemFace {
  const { game } = view;
  const object = game.objects[id]!;
  if (!object.emblem) return cardFace(view, id, true);
  const source = game.objects[object.emblem.source];
  const card = source && source.card >= 0 ? game.library[source.card]! : null;
  const ability = object.emblem.type === 'reaction' ? object.emblem.ability : null;
  return {
    key: `e${id}`,
    object: id,
    emblem: object.emblem.type,
    controller: object.player,
    card: card?.id ?? null,
    ability: card && ability !== null ? printedPlace(card, ability) : null,
    about: boundObjects(game, object.emblem).map((one) => game.library[one.card]!.id),
  };
}

/** Each pair of Expeditions once; seats 0 and 2 look up at the others. */
function frontsOf(view: View): readonly Front[] {
  const { game, ask } = view;
  const names = game.players.flatMap(({ competing }, player): ExpeditionName[] =>
    competing
      ? [
          { player, side: 'hero' },
          { player, side: 'companion' },
        ]
      : [],
  );
  return names.flatMap((name) => {
    const other = ask.facing(name);
    const isLower = name.player % 2 < other.player % 2;
    const isFirst = name.player % 2 === other.player % 2 && name.player < other.player;
    return isLower || isFirst
      ? [{ lower: expeditionFace(view, name), upper: expeditionFace(view, other) }]
      : [];
  });
}

function expeditionFace(view: View, name: ExpeditionName): ExpeditionFace {
  const { game, ask } = view;
  const { ascended } = game.expeditions[name.player * 2 + (name.side === 'hero' ? 0 : 1)]!;
  return {
    ...name,
    region: ask.region(name),
    ascended,
    cards: ask
      .inExpedition(name)
      .map((id) => cardFace(view, id, true, markElsewhere(view, id, name))),
    sums: ask.expeditionStatistics(name),
  };
}

/** A Gigantic object is drawn twice; where its card does not lie, its key has a mark. */
function markElsewhere({ game }: View, id: number, { side }: ExpeditionName): string {
  const lies = game.objects[id]!.expedition % 2 === 0 ? 'hero' : 'companion';
  return lies === side ? '' : '+';
}

function regionRows(view: View): readonly (readonly RegionFace[])[] {
  const { game } = view;
  const regions = game.regions.map((_, index) => regionFace(view, index));
  const count = Math.ceil(regions.length / ROUTE_LENGTH);
  return Array.from({ length: count }, (_, row) =>
    regions.slice(row * ROUTE_LENGTH, (row + 1) * ROUTE_LENGTH),
  );
}

function regionFace({ game, ask }: View, index: number): RegionFace {
  const { tumult, faceUp } = game.regions[index]!;
  const end = index % ROUTE_LENGTH === 0 ? 'hero' : 'companion';
  return {
    terrains: ask.terrains(index),
    faceUp,
    kind: game.arena ? 'arena' : tumult !== null ? 'tumult' : end,
    markers: game.markers.filter((marker) => marker.region === index).map(({ terrain }) => terrain),
  };
}

/** Where cards are that are drawn as a pile. */
function pilesOf({ game, ask }: View): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const player of game.players.keys()) {
    for (const zone of ['deck', 'discard'] as const) {
      for (const id of ask.zone(zone, player)) {
        found[`s${game.objects[id]!.slot}`] = place.pile(zone, player);
      }
    }
  }
  return found;
}
