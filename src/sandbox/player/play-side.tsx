import type { ComponentChildren, Ref } from 'preact';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { ProgressChart } from '../board/progress-chart.tsx';
import type { CardFace } from '../board-view/board.ts';
import type { Choosing } from '../decision/use-choice.ts';
import { hasLeftScript } from '../elements/notice.tsx';
import { useSteady } from '../elements/use-same.ts';
import type { Shared } from '../model/link.ts';
import type { Spots } from '../model/placed-cards.ts';
import type { PrintedCards } from '../model/printed.ts';
import type { ReportedMoment } from '../model/report.ts';
import type { Branch } from '../model/session.ts';
import type { LoadedClip } from '../sheets/clip-sheet.tsx';
import { useForks } from '../timeline/forks.tsx';
import type { ShowRules } from '../timeline/rules.tsx';
import { Timeline } from '../timeline/timeline-list.tsx';
import type { useMoment } from '../timeline/use-moment.ts';
import { clippedMoments } from './clipped-moments.ts';
import { proposedWords } from './proposed-words.ts';
import { Desk } from './side-panel.tsx';
import { Tools } from './tools.tsx';
import type { PlayState } from './use-play.ts';

export interface PlayerProps {
  play: PlayState;
  library: PrintedCards;
  words: Words;
  lang: Language;
  /** The edition being played, and those that have pages here. */
  edition: string;
  editions: readonly string[];
  /** The rule that the reader comes from. */
  rule: string | null;
  /** The stop at which that rule is shown best, where it is not the first. */
  decisive?: number | undefined;
  live: boolean;
  /** Told of every moment shown, so that a page can keep the place. */
  kept?: ((shared: Shared) => void) | undefined;
  /** Copies a link to a moment; says whether it could. */
  share?: ((shared: Shared) => Promise<boolean>) | undefined;
  /** Loads the sheet that makes a picture or a clip, with what it says of a moment. */
  clip?: ((shared: Shared) => Promise<LoadedClip>) | undefined;
  /** Loads the engine before it is asked for. */
  prefetch?: (() => void) | undefined;
  /** Where a moment can be played freely. */
  freePlay?: ((shared: Shared) => Promise<string>) | undefined;
  /** A moment as it is reported where something in it is wrong, with the rules cited there. */
  report?: ((shared: Shared, cites: readonly string[]) => Promise<ReportedMoment>) | undefined;
  /** Lines and things that differ from the play beside it, with which it shares the controls. */
  differing?: { lines: ReadonlySet<number>; things: ReadonlySet<string> };
  /** Whether the page keeps its place when the board is first used, for what it tells above the board. */
  keepsPlace?: boolean;
  /** Content that replaces the column beside the board while a position is set up. */
  aside?: ComponentChildren;
  /** Content drawn over an empty board. */
  over?: ComponentChildren;
  /** Opens an editor for a place; false where nothing can be changed there. */
  edit?: (place: string) => boolean;
  /** Where the position that is set up has each object. */
  spots?: Spots | undefined;
  /** Draws more content under a card that is shown large. */
  underCard?: (face: CardFace) => ComponentChildren;
}

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
  const forks = useForks(play.show, session);
  const follow = useSteady((branch: Branch) => act({ do: 'branch', branch }));
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
          forks={forks}
          follow={follow}
        />
      )}
    </div>
  );
}
