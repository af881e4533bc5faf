/** Dice (7.3.28). */

export { chooseDice, planRoll, rollNow, tellRoll, throwDice } from '../verbs/dice.ts';
