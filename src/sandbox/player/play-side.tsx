import type { Ref } from 'preact';
import { ProgressChart } from '../board/progress-chart.tsx';
import type { Choosing } from '../decision/use-choice.ts';
import { hasLeftScript } from '../elements/notice.tsx';
import { useSteady } from '../elements/use-steady.ts';
import type { ShowRules } from '../timeline/rules.tsx';
import { Timeline } from '../timeline/timeline-list.tsx';
import type { useMoment } from '../timeline/use-moment.ts';
import { clippedMoments } from './clipped-moments.ts';
import type { PlayerProps } from './player.tsx';
import { proposedWords } from './proposed-words.ts';
import { Desk } from './side-panel.tsx';
import { Tools } from './tools.tsx';

interface Props extends PlayerProps {
  moment: ReturnType<typeof useMoment>;
  choosing: Choosing;
  /** Names of the players, by seat. */
  seats: readonly string[];
  rules: ShowRules;
  /** Whether it plays, and no position is set up. */
  plays: boolean;
  desk: Ref<HTMLDivElement>;
}

/** Draws the column beside the board: current event or question, tools, and the list of all events. */
export function PlaySide(props: Props) {
  const { play, library, words, live, moment, choosing, seats, rules, plays, desk } = props;
  const { walk, session, act, shared } = play;
  const { stop, lines, ruleStops, current, isLitHere } = moment;
  const share = useSteady(() => props.share!(shared()));
  const clip = useSteady(async () => ({
    ...(await props.clip!(shared())),
    moments: clippedMoments(play.show, library, words, props.rule),
    at: walk.at,
  }));
  const report = useSteady(async () => {
    const moment = await props.report!(shared(), (stop.decision ?? current)?.cites ?? []);
    const said = current ? current.said.map(({ spans }) => spans) : [stop.decision?.said ?? []];
    return { ...moment, ...proposedWords(said, stop.board, library, words) };
  });
  const freePlay = useSteady(() => props.freePlay!(shared()));
  const go = useSteady((to: number) => act({ do: 'go', to }));
  return (
    <div class="play-side">
      {props.aside ?? (
        <>
          <Desk
            desk={desk}
            current={current}
            decision={stop.decision}
            choosing={choosing}
            notice={session?.notice ?? null}
            offScript={session !== null && hasLeftScript(session)}
            loading={play.loading}
            seats={seats}
            walk={walk}
            controlled={!props.differing}
            ruleStops={ruleStops}
            isLit={isLitHere}
            words={words}
            live={live}
            rules={rules}
            share={props.share && share}
            act={act}
          />
          {stop.progress && <ProgressChart progress={stop.progress} seats={seats} words={words} />}
        </>
      )}
      {!props.differing && (
        <Tools
          live={live}
          speed={walk.speed}
          session={session}
          plays={plays}
          seats={seats}
          words={words}
          lang={props.lang}
          act={act}
          share={props.share && share}
          report={props.report && report}
          clip={props.clip && clip}
          freePlay={props.freePlay && freePlay}
        />
      )}
      {!props.aside && (
        <Timeline
          lines={lines}
          at={walk.at}
          current={stop.line}
          live={live}
          words={words}
          isLit={isLitHere}
          differing={props.differing?.lines ?? null}
          rules={rules}
          go={go}
        />
      )}
    </div>
  );
}
