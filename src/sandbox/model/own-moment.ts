/** Keeps links to moments of worked examples valid when the example or the engine changes. */

import type { Shared } from './link.ts';
import type { PlayData } from './play-data.ts';

type Play = Pick<PlayData, 'fingerprint' | 'outcomes' | 'position' | 'answers'>;

/** Returns a moment that includes its position, its answers, and the fingerprint of the play. */
export function selfContained(shared: Shared, play: Play): Shared {
  return {
    ...shared,
    position: shared.position ?? play.position,
    answers: shared.answers ?? play.answers,
    fingerprint: play.fingerprint,
    outcomes: shared.outcomes ?? play.outcomes,
  };
}

/** A moment of a link as it is opened today. */
export interface Reopened {
  readonly shared: Shared;
  /** Whether the example, or its trace, has changed since the link was made. */
  readonly changed: boolean;
}

/** Drops a link's copies of the example's position and answers, as long as the example is unchanged. */
export function reopenShared(shared: Shared, play: Play): Reopened {
  const { fingerprint, position, answers, ...rest } = shared;
  if (fingerprint === undefined) return { shared, changed: false };
  if (fingerprint !== play.fingerprint) return { shared, changed: true };
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const ownPlace = isSame(position, play.position);
  return {
    shared: {
      ...rest,
      position: ownPlace ? null : position,
      answers: ownPlace && isSame(answers, play.answers) ? null : answers,
    },
    changed: false,
  };
}
