import { useEffect } from 'preact/hooks';
import type { Expectation } from '../../library/examples/example.ts';
import type { ShownDecision, ShownOption } from '../../sandbox/board-view/show.ts';
import { useRootState } from '../../sandbox/elements/root.tsx';
import type { PlayData } from '../../sandbox/model/play-data.ts';
import type { Event, Session } from '../../sandbox/model/session.ts';
import { atEnd, isWalk, standAt, walk } from '../../sandbox/model/walk.ts';
import type { PlayerProps } from '../../sandbox/player/play-side.tsx';
import { Player } from '../../sandbox/player/player.tsx';
import {
  type Behind,
  type PlayState,
  usePlay,
  usePlayback,
} from '../../sandbox/player/use-play.ts';
import type { LessonOutcome } from './lesson-session.ts';

/** The task of a lesson. */
export type LessonGoal =
  /** To play on until the expectations hold. */
  | { readonly is: 'reach'; readonly expect: readonly Expectation[] }
  /** To predict what will happen: the right options, by their ids. */
  | {
      readonly is: 'foretell';
      readonly said: string;
      readonly options: readonly ShownOption[];
      readonly right: readonly string[];
    };

export interface LessonProps
  extends Pick<PlayerProps, 'words' | 'lang' | 'editions' | 'live' | 'prefetch' | 'report'> {
  data: PlayData;
  goal: LessonGoal;
  /** Loads the session that plays on when the reader answers. */
  open: () => Promise<Behind>;
  /** Compares the reader's play with the goal. */
  judge: (session: Session) => LessonOutcome;
  /** Called after an answer, with a function that takes it back, and the options chosen. */
  onOutcome: (outcome: LessonOutcome, takeBack: () => void, given?: readonly string[]) => void;
}

/** The board of a lesson: the reader answers a decision of the game, or a question about it. */
export function LessonPlayer(props: LessonProps) {
  return props.goal.is === 'reach' ? (
    <TaskBoard {...props} />
  ) : (
    <QuestionBoard {...props} goal={props.goal} />
  );
}

function TaskBoard(props: LessonProps) {
  const { data, open, judge, onOutcome } = props;
  const play = usePlay(data, data.show.stops.length - 1, open, null);
  const { session, act } = play;
  const outcome = session ? judge(session) : 'open';
  const hasHappened = session !== null && atEnd(session);
  useEffect(() => {
    // What comes of an answer is seen on the board before it is told.
    if (hasHappened) onOutcome(outcome, () => act({ do: 'replay' }));
  }, [session?.run, hasHappened]);
  return <LessonBoard {...props} play={play} />;
}

type Foretelling = Extract<LessonGoal, { is: 'foretell' }>;

function QuestionBoard(props: LessonProps & { goal: Foretelling }) {
  const { data, goal, onOutcome } = props;
  const { stops } = data.show;
  const [now, setNow] = useRootState(() => ({ answered: false, walk: standAt(1) }));
  const takeBack = () => setNow(() => ({ answered: false, walk: standAt(1) }));
  const act = (event: Event) => {
    if (isWalk(event)) setNow((before) => ({ ...before, walk: walk(before.walk, event) }));
    if (event.do !== 'answer') return;
    const { options } = event.answer;
    setNow(() => ({ answered: true, walk: walk(standAt(stops.length), { do: 'play' }) }));
    onOutcome(isSame(options, goal.right) ? 'done' : 'missed', takeBack, options);
  };
  usePlayback(now.walk, act);
  const play: PlayState = {
    show: now.answered ? data.show : showOfQuestion(data, goal),
    walk: now.walk,
    session: null,
    act,
    shared: () => ({
      example: data.id,
      edition: data.edition,
      seed: data.seed,
      position: null,
      answers: null,
      stop: now.walk.at,
    }),
    loading: null,
  };
  return <LessonBoard {...props} play={play} />;
}

function LessonBoard({
  data,
  play,
  words,
  lang,
  editions,
  live,
  prefetch,
  report,
}: LessonProps & { play: PlayState }) {
  return (
    <Player
      play={play}
      library={data.printed}
      words={words}
      lang={lang}
      edition={data.edition}
      editions={editions}
      rule={null}
      keepsPlace={true}
      live={live}
      prefetch={prefetch}
      report={report}
    />
  );
}

const shows = new WeakMap<PlayData, PlayData['show']>();

/** A show of the position alone, in which the reader is asked the lesson's question. */
function showOfQuestion(data: PlayData, { said, options, right }: Foretelling): PlayData['show'] {
  const known = shows.get(data);
  if (known) return known;
  const decision: ShownDecision = {
    player: 0,
    said: [{ text: said }],
    cites: [],
    options,
    min: right.length,
    max: right.length,
    given: null,
    refusals: [],
  };
  const show = { stops: [{ ...data.show.stops[0]!, decision }], lines: [] };
  shows.set(data, show);
  return show;
}

function isSame(given: readonly string[], right: readonly string[]): boolean {
  return given.length === right.length && right.every((id) => given.includes(id));
}
