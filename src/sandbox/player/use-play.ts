import { useEffect, useMemo } from 'preact/hooks';
import type { Show } from '../board-view/show.ts';
import { useRootState } from '../elements/root.tsx';
import { type Loading, useLoading } from '../elements/use-loading.ts';
import { useSteady } from '../elements/use-same.ts';
import type { Shared } from '../model/link.ts';
import type { PlayData } from '../model/play-data.ts';
import type { Event, Session } from '../model/session.ts';
import { runInSlices, type Steps } from '../model/slices.ts';
import { isWalk, standAt, type Walk, walk } from '../model/walk.ts';

/** The session, and the functions that play on when the reader leaves the script. */
export interface Behind {
  readonly session: Session;
  readonly show: (session: Session) => Show;
  readonly reduce: (session: Session, event: Event) => Session;
  readonly reduceInSteps: (session: Session, event: Event) => Steps<Session>;
  readonly drawInSteps: (session: Session) => Steps<void>;
  readonly shared: (session: Session) => Shared;
}

/** A board's state: a walk through the show that came with the page, or a session behind it. */
export interface PlayState {
  readonly show: Show;
  readonly walk: Walk;
  /** Null as long as the reader follows the script. */
  readonly session: Session | null;
  readonly act: (event: Event) => void;
  /** The moment shown, as a link holds it. */
  readonly shared: () => Shared;
  /** The state of content that was asked for and that is not loaded yet. */
  readonly loading: Loading | null;
}

/**
 * @param at the stop to begin with
 * @param open opens a session at the play's start, script and all
 * @param begun a session to begin with
 */
export function usePlay(
  data: PlayData,
  at: number,
  open: () => Promise<Behind>,
  begun: Behind | null,
): PlayState {
  const [light, setLight] = useRootState(() => standAt(data.show.stops.length, at));
  const [behind, setBehind] = useRootState(() => begun);
  const { loading, load, forget } = useLoading();
  const session = behind?.session ?? null;
  const show = useMemo(
    () => (behind ? behind.show(behind.session) : data.show),
    [data, session?.run, session?.viewer],
  );
  const act = useSteady((event: Event) => {
    if (!isWalk(event)) {
      load(
        async (watch) => {
          const from = behind ?? standingAt(light, await open());
          const session = await runInSlices(from.reduceInSteps(from.session, event), watch);
          await runInSlices(from.drawInSteps(session), watch);
          return { ...from, session };
        },
        (next) => setBehind(() => next),
      );
    } else if (behind) {
      setBehind((now) => now && { ...now, session: now.reduce(now.session, event) });
    } else {
      forget();
      setLight((now) => walk(now, event));
    }
  });
  const now: Walk = session ?? light;
  usePlayback(now, act);
  return { show, walk: now, session, act, shared: () => momentOf(data, light, behind), loading };
}

/** The session at the start of a play, at the stop and speed at which the reader left the script. */
function standingAt({ at, speed }: Walk, opened: Behind): Behind {
  return { ...opened, session: { ...opened.session, at, speed } };
}

function momentOf(data: PlayData, { at }: Walk, behind: Behind | null): Shared {
  if (behind) return behind.shared(behind.session);
  const { id, edition, seed } = data;
  return { example: id, edition, seed, position: null, answers: null, stop: at };
}

/** Milliseconds that a stop is shown at speed 1: time to read it, and to see what moves. */
const PACE = 3000;

/** Goes on by itself while it plays. */
export function usePlayback({ playing, speed, at }: Walk, act: (event: Event) => void): void {
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => act({ do: 'tick' }), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, at]);
}
