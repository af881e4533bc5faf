import { TERRAINS, type Terrain } from '../../engine/cards/vocabulary.ts';
import { COLOURS } from '../../pictures/colours.ts';
import { type Box, boxAt, iconAt, textAt } from '../../pictures/svg.ts';
import {
  type Board,
  type ExpeditionFace,
  type Front,
  isUpper,
  type RegionFace,
} from '../board-view/board.ts';
import { SIGNS } from '../board-view/signs.ts';

/** The colours that players have on the board by day. */
const SEATS = ['#a8430f', '#146a78', '#5f6a10', '#80408f'] as const;

export function seatColour(player: number): string {
  return SEATS[player % SEATS.length]!;
}

/** The strength from which land grows no higher. */
const HIGHEST = 10;

const ROAD = 38;

/** Returns the road of the Adventure across a box, with everybody's counters, and the land along it. */
export function roadAt(board: Board, fronts: readonly Box[], box: Box): string {
  const y = box.y + (box.height - ROAD) / 2;
  const road = { x: box.x, y, width: box.width, height: ROAD };
  const middle = y + ROAD / 2;
  const line = `<path d="M${box.x + 12} ${middle}h${box.width - 24}" fill="none" stroke="${COLOURS.quiet}" stroke-width="2" stroke-dasharray="5 6" opacity=".6"/>`;
  return [
    ...board.fronts.map((front, at) => landOf(front, board, fronts[at]!, box)),
    boxAt(road, COLOURS.blank, 8),
    line,
    regionsAlong(board, road),
  ].join('');
}

/** The land of two facing Expeditions: the upper one's up from the road, the lower one's down. */
function landOf({ upper, lower }: Front, board: Board, front: Box, box: Box): string {
  const regions = board.rows.flat();
  const each = front.width / TERRAINS.length;
  const room = (box.height - ROAD) / 2;
  return TERRAINS.map((terrain, at) => {
    const left = front.x + at * each;
    const rises = (mine: ExpeditionFace, other: ExpeditionFace, edge: number, up: -1 | 1) => {
      const asked = regions[mine.region]?.terrains.includes(terrain) ?? false;
      const [own, facing] = [mine.sums[terrain], other.sums[terrain]];
      const opacity = !asked ? 0.25 : own > facing ? 1 : own < facing ? 0.45 : 0.72;
      return landAt(terrain, own, { left, width: each, edge, up, room, opacity });
    };
    return (
      rises(upper, lower, box.y + room, -1) + rises(lower, upper, box.y + box.height - room, 1)
    );
  }).join('');
}

interface LandPlace {
  readonly left: number;
  readonly width: number;
  /** Where the road ends and the land begins. */
  readonly edge: number;
  readonly up: -1 | 1;
  readonly room: number;
  readonly opacity: number;
}

/** A terrain as high as its strength, with the number on it or, where it is low, beside it. */
function landAt(terrain: Terrain, strength: number, place: LandPlace): string {
  const { left, width, edge, up, room, opacity } = place;
  const middle = left + width / 2;
  const height = (Math.min(Math.max(strength, 0), HIGHEST) / HIGHEST) * (room - 4);
  const half = width * 0.42;
  const rise = up * height;
  const shape = {
    forest: `M${middle - half} ${edge}c${half * 0.1} ${rise * 1.25} ${half * 1.9} ${rise * 1.25} ${2 * half} 0z`,
    mountain: `M${middle - half} ${edge}l${half * 0.55} ${rise * 0.6} ${half * 0.15} ${-rise * 0.08} ${half * 0.3} ${rise * 0.48} ${half * 0.35} ${-rise * 0.45} ${half * 0.1} ${rise * 0.06} ${half * 0.55} ${-rise * 0.61}z`,
    water: `M${middle - half} ${edge}v${rise}${`q${half / 8} ${up * -4} ${half / 4} 0t${half / 4} 0`.repeat(4)}V${edge}z`,
  }[terrain];
  const drawn =
    strength > 0 ? `<path d="${shape}" fill="${COLOURS[terrain]}" fill-opacity="${opacity}"/>` : '';
  const isOnLand = height > 26 && opacity > 0.6;
  const baseline = up < 0 ? edge - 6 : edge + 22;
  const fill = isOnLand ? COLOURS.paper : strength > 0 ? COLOURS.ink : COLOURS.quiet;
  const beside = isOnLand || strength <= 0 ? 0 : half * 0.9;
  const lettering = { face: 'bold', size: 22, fill, anchor: 'middle' } as const;
  return (
    drawn +
    textAt(middle - beside, baseline, String(strength), lettering) +
    iconAt(
      middle + half * 0.78,
      up < 0 ? edge - 19 : edge + 7,
      13,
      SIGNS[terrain],
      COLOURS[terrain],
    )
  );
}

/** The regions as discs in their terrains, each with the counters that stand there. */
function regionsAlong(board: Board, road: Box): string {
  const regions = board.rows.flat();
  const each = road.width / Math.max(1, regions.length);
  const middle = road.y + ROAD / 2;
  const counters = board.fronts.flatMap(({ upper, lower }) => [upper, lower]);
  return regions
    .map((region, at) => {
      const x = road.x + each * (at + 0.5);
      const here = counters.filter((counter) => counter.region === at);
      return (
        discAt(region, x, middle) +
        here.map((one, place) => counterAt(one, place, x, middle)).join('')
      );
    })
    .join('');
}

const DISC = 14;

function discAt(region: RegionFace, x: number, y: number): string {
  const terrains = region.faceUp ? [...new Set([...region.terrains, ...region.markers])] : [];
  const ring = `<circle cx="${x}" cy="${y}" r="${DISC}" fill="none" stroke="${COLOURS.quiet}" stroke-width="1.5"/>`;
  if (terrains.length === 0) {
    return `<circle cx="${x}" cy="${y}" r="${DISC}" fill="${COLOURS.paper}"/>${ring}`;
  }
  if (terrains.length === 1) {
    return `<circle cx="${x}" cy="${y}" r="${DISC}" fill="${COLOURS[terrains[0]!]}"/>`;
  }
  const turn = (2 * Math.PI) / terrains.length;
  const point = (angle: number) =>
    `${(x + DISC * Math.sin(angle)).toFixed(1)} ${(y - DISC * Math.cos(angle)).toFixed(1)}`;
  return terrains
    .map((terrain, at) => {
      const wide = turn > Math.PI ? 1 : 0;
      return `<path d="M${x} ${y}L${point(at * turn)}A${DISC} ${DISC} 0 ${wide} 1 ${point((at + 1) * turn)}z" fill="${COLOURS[terrain]}"/>`;
    })
    .join('');
}

/** A counter of an Expedition beside its region: a disc in its player's colour with its side on it. */
function counterAt(counter: ExpeditionFace, place: number, x: number, y: number): string {
  const side = place % 2 === 0 ? -1 : 1;
  const at = x + side * (DISC + 14 + Math.floor(place / 2) * 25);
  const edge = isUpper(counter) ? -4 : 4;
  return (
    `<circle cx="${at}" cy="${y + edge}" r="13" fill="${seatColour(counter.player)}" stroke="${COLOURS.paper}" stroke-width="2"/>` +
    iconAt(at - 8, y + edge - 8, 16, SIGNS[counter.side], COLOURS.paper)
  );
}
