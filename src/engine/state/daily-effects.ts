/** The daily effects of each phase, in order (4.2.1.a, 4.2.4.a, 4.2.5.a). */

import type { DailyEffect, Phase } from '../cards/ability.ts';
import type { Profile } from '../rules/edition.ts';

/** Returns the daily effects of a phase in an edition; the Noon and the Afternoon have none. */
export function dailyEffects(
  { profile }: { readonly profile: Pick<Profile, 'victory'> },
  phase: Phase,
): readonly DailyEffect[] {
  switch (phase) {
    case 'morning':
      return ['succeed', 'prepare', 'draw', 'expand'];
    case 'dusk':
      return ['progress'];
    case 'night':
      return profile.victory === 'check-victory'
        ? ['rest', 'clean-up', 'check-victory']
        : ['rest', 'clean-up'];
    default:
      return [];
  }
}
