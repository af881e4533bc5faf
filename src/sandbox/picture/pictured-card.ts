import { COLOURS } from '../../pictures/colours.ts';
import { drawFace } from '../../pictures/face/face.ts';
import type { FaceFacts } from '../../pictures/face/facts.ts';
import { fitLine } from '../../pictures/lines.ts';
import { type Box, boxAt, iconAt, type Measure, textAt } from '../../pictures/svg.ts';
import type { CardFace } from '../board-view/board.ts';
import { SIGNS } from '../board-view/signs.ts';
import type { Printed } from '../model/printed.ts';

/** A card as a picture shows it. */
export interface PicturedCard {
  readonly face: CardFace;
  readonly printed: Printed | null;
  /** Its name above its face; none where the picture belongs to no language. */
  readonly name?: string | undefined;
  /** Whether it has just moved or changed. */
  readonly isTouched: boolean;
}

/** The height of a name above a face. */
export const NAME = 20;

/** Returns the drawn face of a card, as wide as a box, with its name above and its states on it. */
export function cardAt(card: PicturedCard, box: Box, measure: Measure): string {
  const { face, printed, name, isTouched } = card;
  const top = name === undefined ? 0 : NAME;
  const size = Math.min(box.width, box.height - top);
  const tile = { x: box.x + (box.width - size) / 2, y: box.y + top, width: size, height: size };
  const edge = { x: tile.x - 5, y: tile.y - 5, width: size + 10, height: size + 10 };
  const isIdle = face.statuses.includes('exhausted');
  return [
    isTouched ? boxAt(edge, COLOURS.mark, 12) : '',
    name === undefined ? '' : nameAt(name, box, measure),
    isIdle ? '<g opacity=".55">' : '<g>',
    printed ? tileAt(face, printed, tile) : backAt(tile),
    '</g>',
    statesAt(face, tile, measure),
  ].join('');
}

/** The sizes of a card's name, the largest that fits. */
const SIZES = [16, 14.5, 13] as const;

function nameAt(name: string, box: Box, measure: Measure): string {
  const size = SIZES.find((one) => measure(name, 'bold', one) <= box.width) ?? SIZES.at(-1)!;
  const line = fitLine(name, { face: 'bold', size, width: box.width }, measure);
  const lettering = { face: 'bold', size, fill: COLOURS.ink, anchor: 'middle' } as const;
  return textAt(box.x + box.width / 2, box.y + 14, line, lettering);
}

function tileAt({ key, statistics }: CardFace, printed: Printed, tile: Box): string {
  const { x, y, width } = tile;
  return drawFace(factsOf(printed, statistics), {
    id: `card-${key.replace(/\W/g, '-')}`,
    kind: 'tile',
    attributes: `x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(width)}"`,
  });
}

/** A face shows what a card is worth now: its land grows with a boost. */
function factsOf(printed: Printed, now: CardFace['statistics']): FaceFacts {
  const { drawn, type, faction, rarity, hand, reserve } = printed;
  const statistics = now && {
    forest: now.forest.now,
    mountain: now.mountain.now,
    water: now.water.now,
  };
  return {
    seed: printed.name,
    subtypes: [],
    deeds: [],
    ...drawn,
    type,
    faction,
    rarity,
    hand,
    reserve,
    statistics: statistics ?? printed.statistics,
  };
}

/** A card that the viewer may not know. */
function backAt({ x, y, width, height }: Box): string {
  const inset = width * 0.14;
  const inner = {
    x: x + inset,
    y: y + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
  };
  return (
    boxAt({ x, y, width, height }, COLOURS.quiet, 8) +
    boxAt(inner, 'none', 5, `stroke="${COLOURS.paper}" stroke-width="2"`)
  );
}

/** Counters with their number, and statuses, as dark chips at the upper right corner. */
function statesAt({ counters, statuses }: CardFace, tile: Box, measure: Measure): string {
  const signs = [
    ...counters.map(([name, count]) => ({
      sign: name === 'boost' ? SIGNS.boosted : SIGNS.counter,
      count: String(count),
    })),
    ...statuses
      .filter((status) => status !== 'boosted')
      .map((status) => ({ sign: SIGNS[status], count: '' })),
  ];
  let right = tile.x + tile.width + 3;
  return signs
    .map(({ sign, count }) => {
      const width = 24 + (count ? measure(count, 'bold', 16) + 4 : 0);
      right -= width;
      const lettering = { face: 'bold', size: 16, fill: COLOURS.paper } as const;
      const chip =
        boxAt({ x: right, y: tile.y - 5, width, height: 24 }, COLOURS.ink, 12) +
        iconAt(right + 4, tile.y - 1, 16, sign, COLOURS.paper) +
        (count ? textAt(right + 22, tile.y + 13, count, lettering) : '');
      right -= 3;
      return chip;
    })
    .join('');
}
