/** Playing cards as part of effects (5.2.b). */

export { startPlay } from '../playing/played-by-effect.ts';
