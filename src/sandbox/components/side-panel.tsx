import type { ComponentChildren, Ref } from 'preact';
import type { Words } from '../../texts/sandbox.ts';
import type { Event, Notice } from '../session/session.ts';
import type { Choosing } from '../session/use-choice.ts';
import type { Loading } from '../session/use-loading.ts';
import type { Walk } from '../session/walk.ts';
import type { Line, ShownDecision } from '../view/show.ts';
import { Controls } from './controls.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { NoticeBox, OffScript } from './notice.tsx';
import { Sentence } from './sentence.tsx';

interface Props {
  desk: Ref<HTMLDivElement>;
  /** What happened last; null at the position that play begins with. */
  current: Line | null;
  /** What is asked now, which is told in the place of what happened. */
  decision: ShownDecision | null;
  choosing: Choosing;
  notice: Notice | null;
  /** The example is not played as it is told any more. */
  offScript: boolean;
  /** What the reader asked for and is not there yet. */
  loading: Loading | null;
  /** Names of the players, by seat. */
  seats: readonly string[];
  walk: Walk;
  words: Words;
  live: boolean;
  rules: (cites: readonly string[], passing?: boolean) => ComponentChildren;
  act: (event: Event) => void;
}

/** What stays in sight beside the board: what happens or is asked, and the controls at its lower edge. */
export function Desk(props: Props) {
  const { desk, current, decision, choosing, walk, words, live, rules, act } = props;
  return (
    <div class="desk" ref={desk}>
      {decision ? (
        <DecisionPanel
          key={walk.at}
          decision={decision}
          choosing={choosing}
          words={words}
          live={live}
          rules={rules}
          name={props.seats[decision.player] ?? ''}
          lookAs={() => act({ do: 'look', viewer: decision.player })}
        />
      ) : (
        <Caption current={current} words={words} rules={rules} />
      )}
      {props.offScript && <OffScript words={words} act={act} />}
      <NoticeBox
        notice={props.notice}
        loading={props.loading}
        seats={props.seats}
        words={words}
        rules={rules}
        act={act}
      />
      <Controls walk={walk} words={words} act={act} />
    </div>
  );
}

/** What happened last, with its rules. */
function Caption({ current, words, rules }: Pick<Props, 'current' | 'words' | 'rules'>) {
  return (
    <div class="caption">
      <Sentence spans={current?.said ?? [{ text: words.timeline.position }]} />{' '}
      {current?.together && <span class="tag">{words.timeline.actions(current.together)}</span>}{' '}
      {current && rules(current.cites, true)}
    </div>
  );
}
