/** Steps through the stops of a show: forward, back, to any stop, or automatically. */

/** The reader's stop in a show, and the state of playback. */
export interface Walk {
  /** The stop that is shown. */
  readonly at: number;
  /** How many stops there are. */
  readonly count: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export type WalkEvent =
  | { readonly do: 'step'; readonly by: 1 | -1 }
  | { readonly do: 'go'; readonly to: number }
  | { readonly do: 'play' | 'pause' | 'tick' }
  | { readonly do: 'speed'; readonly speed: Speed };

/** Returns a walk at a stop, or at the nearest existing one. */
export function standAt(count: number, at = 0, speed: Speed = 1): Walk {
  return { at: clampStop(count, at), count, playing: false, speed };
}

export function isWalk(event: { readonly do: string }): event is WalkEvent {
  return ['step', 'go', 'play', 'pause', 'tick', 'speed'].includes(event.do);
}

/** Applies one event to a walk. */
export function walk<W extends Walk>(now: W, event: WalkEvent): W {
  switch (event.do) {
    case 'step':
      return { ...now, at: clampStop(now.count, now.at + event.by), playing: false };
    case 'go':
      return { ...now, at: clampStop(now.count, event.to), playing: false };
    case 'play':
      return { ...now, at: atEnd(now) ? 0 : now.at, playing: now.count > 1 };
    case 'pause':
      return { ...now, playing: false };
    case 'tick': {
      if (!now.playing) return now;
      const at = clampStop(now.count, now.at + 1);
      return { ...now, at, playing: at < now.count - 1 };
    }
    case 'speed':
      return { ...now, speed: event.speed };
  }
}

/** Returns the first of some stops after a stop, or the first of all after the last; undefined for none. */
export function nextStop(stops: readonly number[], at: number): number | undefined {
  return stops.find((stop) => stop > at) ?? stops[0];
}

/** Whether the stop shown is the last one. */
export function atEnd({ at, count }: Walk): boolean {
  return at >= count - 1;
}

function clampStop(count: number, at: number): number {
  return Math.max(0, Math.min(at, count - 1));
}
