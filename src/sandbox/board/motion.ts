/**
 * Animates objects from their old to their new position on the board (FLIP), all objects of a step at
 * the same time. Objects are identified by `data-key`, zones by `data-zone`.
 */

/** The boxes of things and zones in the last drawing of the board, in the board's own coordinates. */
export interface Snapshot {
  /** The width of the board: boxes of boards with different widths are not comparable. */
  readonly width: number;
  readonly things: ReadonlyMap<string, Seen>;
  readonly zones: ReadonlyMap<string, DOMRect>;
}

interface Seen {
  readonly box: DOMRect;
  readonly element: HTMLElement;
}

/** The duration of a motion, and its delay after the step, in milliseconds. */
export interface Timing {
  readonly duration: number;
  readonly delay: number;
}

/** Keys of things in piles, with the name of the pile's zone. */
type Piles = Readonly<Record<string, string>>;

/** Reads the boxes of all things and zones. No animation may be running. */
export function readPlaces(board: HTMLElement): Snapshot {
  const origin = board.getBoundingClientRect();
  const place = (element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return new DOMRect(x - origin.x, y - origin.y, width, height);
  };
  const things = new Map<string, Seen>();
  for (const element of keyedElements(board)) {
    const box = place(element);
    if (box.width > 0) things.set(element.dataset.key!, { box, element });
  }
  const zones = new Map<string, DOMRect>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-zone]')) {
    const box = place(element);
    if (box.width > 0) zones.set(element.dataset.zone!, box);
  }
  return { width: origin.width, things, zones };
}

function keyedElements(board: HTMLElement): readonly HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>('[data-key]')];
}

/**
 * Adds ghost elements for removed objects, at their old positions, and returns them by key. Call it
 * before reading the new positions, so that the browser computes the layout only once.
 *
 * @param layer an empty layer over the board
 */
export function leaveGhosts(
  before: Snapshot,
  board: HTMLElement,
  layer: HTMLElement,
): ReadonlyMap<string, HTMLElement> {
  const ghosts = new Map<string, HTMLElement>();
  const here = new Set(keyedElements(board).map(({ dataset }) => dataset.key));
  for (const [key, { box, element }] of before.things) {
    if (!here.has(key)) ghosts.set(key, ghostOf(element, box));
  }
  layer.append(...ghosts.values());
  return ghosts;
}

/**
 * Starts the animations from one drawing of a board to the next.
 *
 * @param ghosts the copies of objects that left the board
 * @returns a function that ends the motion at once
 */
export function animateMove(
  before: Snapshot,
  after: Snapshot,
  piles: { readonly before: Piles; readonly after: Piles },
  ghosts: ReadonlyMap<string, HTMLElement>,
  { duration, delay }: Timing,
): () => void {
  const easing = 'cubic-bezier(.3,.1,.2,1)';
  const timing = { duration, delay, easing, fill: 'backwards' } as const;
  const running: Animation[] = [];
  const raised: HTMLElement[] = [];
  for (const [key, { box, element }] of after.things) {
    const from = before.things.get(key)?.box ?? pileOf(piles.before, key, before);
    const frames = from ? travelKeyframes(from, box) : APPEAR;
    if (!frames) continue;
    element.style.zIndex = '9';
    raised.push(element);
    running.push(element.animate(frames, timing));
  }
  for (const [key, ghost] of ghosts) {
    const to = pileOf(piles.after, key, after);
    const frames = to ? leaveKeyframes(before.things.get(key)!.box, to) : VANISH;
    const animation = ghost.animate(frames, { ...timing, fill: 'both' });
    animation.onfinish = () => ghost.remove();
    running.push(animation);
  }
  return () => {
    for (const animation of running) animation.cancel();
    for (const element of raised) element.style.zIndex = '';
    for (const ghost of ghosts.values()) ghost.remove();
  };
}

const APPEAR: Keyframe[] = [
  { opacity: 0, scale: 0.4 },
  { opacity: 1, scale: 1 },
];
const VANISH: Keyframe[] = [
  { opacity: 1, scale: 1 },
  { opacity: 0, scale: 0.4 },
];

function pileOf(piles: Piles, key: string, { zones }: Snapshot): DOMRect | undefined {
  const pile = piles[key];
  return pile === undefined ? undefined : zones.get(pile);
}

/** Returns keyframes from one box to another, which need no repaint; null where the boxes are equal. */
function travelKeyframes(from: DOMRect, to: DOMRect): Keyframe[] | null {
  const x = middleOf(from.x, from.width) - middleOf(to.x, to.width);
  const y = middleOf(from.y, from.height) - middleOf(to.y, to.height);
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return null;
  const size = Math.min(1, Math.max(0.4, from.width / (to.width || 1)));
  return [
    { translate: `${x}px ${y}px`, scale: size },
    { translate: '0 0', scale: 1 },
  ];
}

/** Returns keyframes from a box into a pile. */
function leaveKeyframes(from: DOMRect, to: DOMRect): Keyframe[] {
  const x = middleOf(to.x, to.width) - middleOf(from.x, from.width);
  const y = middleOf(to.y, to.height) - middleOf(from.y, from.height);
  return [
    { translate: '0 0', scale: 1, opacity: 1 },
    { translate: `${x}px ${y}px`, scale: 0.35, opacity: 0.5 },
  ];
}

function middleOf(start: number, length: number): number {
  return start + length / 2;
}

/** A copy of something that is not on the board any more, where it was. */
function ghostOf(element: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  delete ghost.dataset.key;
  ghost.style.cssText += `;position:absolute;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
  return ghost;
}
