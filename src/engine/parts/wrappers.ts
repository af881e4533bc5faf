/** What shapes steps: options, modes, conditions, repetitions (6.5). */

export { askModes } from '../playing/mode-choice.ts';
export { followWrapper } from '../playing/wrapper.ts';
