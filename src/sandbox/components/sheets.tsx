/** What opens over the board: loaded together, when the reader comes near it. */

export { CardSheet } from './card-sheet.tsx';
export { PileSheet } from './pile-sheet.tsx';
export { PlaceSheet } from './place-sheet.tsx';
