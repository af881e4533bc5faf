/** The beginning of a game (4.1). */

export { runBeginning } from '../day/beginning.ts';
