import { PHASES } from '../cards/vocabulary.ts';
import { itemAt } from '../rules/require.ts';
import type { Game } from './game.ts';

type Time = Pick<Game, 'day' | 'phase'>;

/**
 * Returns the Day and phase of a game; at the beginning of a phase that one, though nothing has begun
 * it yet.
 */
export function dayAndPhase({ day, phase, agenda }: Pick<Game, 'day' | 'phase' | 'agenda'>): Time {
  const next = agenda.at(-1);
  if (phase !== null || next?.kind !== 'day') return { day, phase };
  if (next.next === 0) return { day: day + 1, phase: itemAt(PHASES, 0, 'phases') };
  return { day, phase: day > 0 ? (PHASES[next.next] ?? null) : null };
}
