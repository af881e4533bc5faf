/** Regions in a row of the Adventure; with four players a second row continues the count. */
const ROW = 8;

/** The position of a region: its place in its row, from the Hero region's 0 to 7, and the row, 0 or 1. */
export function rowOf(region: number): { readonly place: number; readonly row: number } {
  return { place: region % ROW, row: Math.floor(region / ROW) };
}
