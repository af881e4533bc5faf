/**
 * The face of a card, drawn from what the card is. From behind: the faction's field, the sun or glow of
 * its costs, the figure of its sub-types, the land of its statistics, the frame of its rarity.
 */
import { type FaceFacts, type FaceShape, GROUNDS, shapeOf } from './facts.ts';
import { drawFigure } from './figure.ts';
import { drawDeeds, drawFrame, OUTLINES } from './frame.ts';
import { drawGround } from './ground.ts';
import { type Lot, lotOf } from './lot.ts';
import { drawDivision, drawField, drawGlow, drawSun } from './sky.ts';
import { shortNumber } from './strokes.ts';

/** Shapes whose figure fills them, without land before it. */
const FULL: ReadonlySet<FaceShape> = new Set(['spell', 'gear', 'feat']);
/** Shapes that show on their rim what the card does. */
const MARKED: ReadonlySet<FaceShape> = new Set(['spell', 'gear', 'feat', 'landmark', 'temple']);

/**
 * Returns the scene of a face without its outline.
 *
 * @param facts what the card is
 */
export function sceneOf(facts: FaceFacts): string {
  const lot = lotOf(facts.seed);
  const shape = shapeOf(facts);
  const field = drawField(facts, lot) + (shape === 'token' ? '' : drawDivision(lot));
  const light =
    shape === 'spell' ? drawGlow(facts, lot) : shape === 'token' ? '' : drawSun(facts, lot);
  const deeds = MARKED.has(shape) ? drawDeeds(facts) : '';
  return (
    field +
    light +
    deeds +
    placeFigure(facts, shape, lot) +
    (FULL.has(shape) ? '' : drawGround(facts, lot))
  );
}

function placeFigure(facts: FaceFacts, shape: FaceShape, lot: Lot): string {
  const figure = drawFigure(facts, lot);
  const full = FULL.has(shape);
  const size = shortNumber((full ? 0.54 + lot.next() * 0.2 : 0.74 + lot.next() * 0.1) * 100) / 100;
  const turn = shape === 'spell' ? lot.below(5) * 18 - 36 : full ? lot.below(5) * 11 - 22 : 0;
  const side = (lot.next() < 0.5 ? -1 : 1) * size;
  const x = full ? 45 + lot.below(11) : 39 + lot.below(23);
  const turned = turn === 0 ? '' : `rotate(${turn})`;
  return `<g class="${shape === 'spell' ? 'i' : 'j'}" transform="translate(${x} ${full ? 50 : 54})${turned}scale(${side} ${size})translate(-50-50)">${figure}</g>`;
}

/** How much of a card a face shows: its scene alone, or its hand cost and statistics on it. */
export type FaceKind = 'scene' | 'tile';

interface FaceOptions {
  readonly kind?: FaceKind;
  /** Tells this face from the others of its page. */
  readonly id: string;
  /** Attributes of the drawing: its size, what it is called. */
  readonly attributes?: string;
  /** Styles inside the drawing, for where no page has them. */
  readonly style?: string;
}

/** Returns a face as SVG in its own outline. */
export function drawFace(
  facts: FaceFacts,
  { kind = 'scene', id, attributes, style }: FaceOptions,
): string {
  const numbers = kind === 'tile' ? drawNumbers(facts) : '';
  const more = attributes ? ` ${attributes}` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" class="drawn ${facts.faction ?? 'neutral'}"${more}>${style ? `<style>${style}</style>` : ''}<clipPath id="${id}"><path d="${OUTLINES[shapeOf(facts)]}"/></clipPath><g clip-path="url(#${id})">${sceneOf(facts)}</g>${drawFrame(facts)}${numbers}</svg>`;
}

/** Returns the hand cost and the statistics, large enough for a face of 48 pixels. */
function drawNumbers(facts: FaceFacts): string {
  const { hand, statistics } = facts;
  const token = shapeOf(facts) === 'token';
  const cost =
    hand === undefined
      ? ''
      : `<circle class="C" cx="15" cy="15" r="14"/><text class="D" x="15" y="23">${hand}</text>`;
  if (!statistics) return cost;
  const width = token ? 20 : 28;
  const cells = GROUNDS.map((ground, place) => {
    const x = (token ? 20 : 8) + place * width;
    const value = statistics[ground];
    const none = value === 0;
    return `<path class="${none ? 'N' : ground[0]!.toUpperCase()}" d="M${x} ${token ? 74 : 75}h${width}v24h-${width}z"/><text class="${none ? 'E' : 'S'}" x="${x + width / 2}" y="94">${value}</text>`;
  });
  return cost + cells.join('');
}
