import { useMemo } from 'preact/hooks';
import { alignShows, differingLines, type SharedMoment } from '../board-view/alignment.ts';
import { changesSince } from '../board-view/board-changes.ts';
import { useRootState } from '../elements/root.tsx';
import { useSteady } from '../elements/use-same.ts';
import type { PlayData } from '../model/play-data.ts';
import type { Event } from '../model/session.ts';
import { isWalk, type Speed, standAt, type Walk, walk } from '../model/walk.ts';
import { Controls } from '../timeline/controls.tsx';
import type { PlayerProps } from './play-side.tsx';
import { Player } from './player.tsx';
import { type Behind, type PlayState, usePlay, usePlayback } from './use-play.ts';

interface Props extends Omit<PlayerProps, 'play' | 'library' | 'kept' | 'share' | 'freePlay'> {
  /** The same play in two editions. */
  plays: readonly [PlayData, PlayData];
  /** Loads what plays on when the reader leaves the script. */
  open: (data: PlayData) => Promise<Behind>;
}

/** An example in two editions: one slider moves both, and what differs is highlighted. */
export function SideBySide({ plays, open, ...rest }: Props) {
  const { words } = rest;
  const [one, other] = plays;
  const first = useMemo(() => firstDifference(alignShows(one.show, other.show)), [one, other]);
  const left = usePlay(one, first[0], () => open(one), null);
  const right = usePlay(other, first[1], () => open(other), null);
  const both = [left, right] as const;
  const moments = useMemo(() => alignShows(left.show, right.show), [left.show, right.show]);
  const lines = useMemo(() => differingLines(left.show, right.show), [left.show, right.show]);
  const [pace, setPace] = useRootState<{ playing: boolean; speed: Speed }>(() => standAt(1));
  const now: Walk = { ...pace, at: indexOf(moments, left, right), count: moments.length };
  const act = useSteady((event: Event) => {
    if (!isWalk(event)) return;
    const { at, playing, speed } = walk(now, event);
    setPace(() => ({ playing, speed }));
    if (at === now.at) return;
    for (const [show, play] of both.entries()) {
      play.act({ do: 'go', to: moments[at]!.at[show]! });
    }
  });
  usePlayback(now, act);
  const boards = both.map(({ show, walk: { at } }) => show.stops[at]!.board);
  return (
    <div class="side-by-side">
      <div class="desk both">
        <Controls
          walk={now}
          stops={moments.flatMap(({ differs }, index) => (differs ? [index] : []))}
          label={words.controls.showDifference}
          words={words}
          act={act}
        />
      </div>
      {both.map((play, show) => (
        <section key={plays[show]!.edition} aria-label={plays[show]!.edition}>
          <p class="edition-name">{plays[show]!.edition}</p>
          <Player
            {...rest}
            play={walkTogether(play, now, act)}
            library={plays[show]!.printed}
            edition={plays[show]!.edition}
            rule={plays[show]!.edition === rest.edition ? rest.rule : null}
            differing={{
              lines: lines[show]!,
              things: changesSince(boards[1 - show]!, boards[show]!).touched,
            }}
          />
        </section>
      ))}
    </div>
  );
}

/** The stops to begin with: where the two first differ. */
function firstDifference(moments: readonly SharedMoment[]): readonly [number, number] {
  return (moments.find(({ differs }) => differs) ?? moments[0]!).at;
}

/** The moment at which two plays stand; where they do not stand together, the next of the first. */
function indexOf(moments: readonly SharedMoment[], left: PlayState, right: PlayState): number {
  const stands = (at: SharedMoment['at']) => at[0] === left.walk.at && at[1] === right.walk.at;
  const together = moments.findIndex(({ at }) => stands(at));
  if (together >= 0) return together;
  return Math.max(
    0,
    moments.findIndex(({ at }) => at[0] >= left.walk.at),
  );
}

/** A play that walks together with the other one. */
function walkTogether(
  play: PlayState,
  { playing, speed }: Walk,
  walkBoth: (event: Event) => void,
): PlayState {
  return {
    ...play,
    walk: { ...play.walk, playing, speed },
    act: (event) => (isWalk(event) ? walkBoth(event) : play.act(event)),
  };
}
