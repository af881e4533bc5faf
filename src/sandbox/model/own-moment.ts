/** How a link to a moment of a worked example outlives changes of the example and of the engine. */

import type { Shared } from './link.ts';
import type { PlayData } from './play-data.ts';

type Play = Pick<PlayData, 'fingerprint' | 'position' | 'answers'>;

/** A moment with all that it stands on: the position and the answers, and what they came to then. */
export function selfContained(shared: Shared, play: Play): Shared {
  return {
    ...shared,
    position: shared.position ?? play.position,
    answers: shared.answers ?? play.answers,
    fingerprint: play.fingerprint,
  };
}

/** A moment of a link as it is opened today. */
export interface Reopened {
  readonly shared: Shared;
  /** Whether the example, or what the engine makes of it, is another than when the link was made. */
  readonly changed: boolean;
}

/** Leaves to the example what the link has from it, as long as the example is the same. */
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
