import type { Board, CardFace } from '../board-view/board.ts';
import type { Timing } from './motion.ts';

/** Milliseconds after a step in which everything has come to rest, at any speed. */
const REST = 250;

/** Milliseconds for which a payment is shown before the effect that it pays for. */
const PAYING = 100;

/** Returns the timing of a step's motion: a payment is shown before the effect that it pays for. */
export function timingOf(before: Board, now: Board, speed: number): Timing {
  // A change of mode seats players who were not there before: they have paid nothing.
  const isPaid = now.seats.some(
    ({ mana }, player) => readyMana(mana) < readyMana(before.seats[player]?.mana ?? []),
  );
  const whole = REST / Math.max(1, speed);
  const delay = isPaid ? PAYING / Math.max(1, speed) : 0;
  return { duration: whole - delay, delay };
}

function readyMana(mana: readonly CardFace[]): number {
  return mana.filter(({ statuses }) => !statuses.includes('exhausted')).length;
}
