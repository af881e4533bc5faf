/**
 * Pieces of a drawing on a grid of 100. Classes of one letter say what a piece is, and the palette
 * colours them: `a` the figure, `t` a line and `u` a thin line of it, `c` a cut in it, `s` a cut line, `h` a glow.
 */
export type Ink = 'a' | 't' | 'u' | 'c' | 's' | 'h';

/** Returns a path. */
export function pathOf(outline: string, ink: Ink = 'a'): string {
  return `<path class="${ink}" d="${outline}"/>`;
}

/** Returns the outline of a circle. */
export function circleAt(x: number, y: number, radius: number): string {
  const r = shortNumber(radius);
  return `M${shortNumber(x - radius)} ${shortNumber(y)}a${r} ${r} 0 1 0 ${shortNumber(2 * radius)} 0a${r} ${r} 0 1 0 ${shortNumber(-2 * radius)} 0`;
}

/** Returns a drawing and its mirror image. */
export function mirrorPair(drawing: string): string {
  return `${drawing}<g transform="matrix(-1 0 0 1 100 0)">${drawing}</g>`;
}

/** Returns a number with at most one decimal. */
export function shortNumber(value: number): number {
  return Math.round(value * 10) / 10;
}
