import type { Ref } from 'preact';
import type { Words } from '../../languages/texts/sandbox.ts';
import { isUpper } from '../board-view/board.ts';
import type { Said, ShownDecision } from '../board-view/show.ts';
import type { Told } from '../board-view/told.ts';
import { DecisionPanel } from '../decision/decision-panel.tsx';
import type { Choosing } from '../decision/use-choice.ts';
import { NoticeBox } from '../elements/notice.tsx';
import { Sentence } from '../elements/sentence.tsx';
import { OffScript } from '../elements/session-notice.tsx';
import type { Loading } from '../elements/use-loading.ts';
import type { Event, Notice } from '../model/session.ts';
import type { Walk } from '../model/walk.ts';
import { Controls } from '../timeline/controls.tsx';
import { RuleHere, type ShowRules } from '../timeline/rules.tsx';
import { ToldSentences } from '../timeline/told-sentences.tsx';
import { ShareButton } from './share-button.tsx';

interface Props {
  desk: Ref<HTMLDivElement>;
  /**
   * The text of the last event, or of the part in which the rule of the page is at work; null at the
   * position that play begins with.
   */
  current: Told | null;
  /** The current decision, shown in place of the last event. */
  decision: ShownDecision | null;
  choosing: Choosing;
  notice: Notice | null;
  /** Whether the reader has left the script of the example. */
  offScript: boolean;
  /** The state of content that the reader asked for and that is not loaded yet. */
  loading: Loading | null;
  /** Names of the players, by seat. */
  seats: readonly string[];
  walk: Walk;
  /** Whether the controls are its own. */
  controlled: boolean;
  /** Stops at which the rule of the page is at work. */
  ruleStops: readonly number[];
  /** Whether the rule of the page is at work in what is said. */
  isLit: (said: Said) => boolean;
  words: Words;
  live: boolean;
  rules: ShowRules;
  /** Copies a link to the moment; says whether it could. */
  share?: (() => Promise<boolean>) | undefined;
  act: (event: Event) => void;
}

/** Draws the panel that stays in sight beside the board: controls, then the last event or question. */
export function Desk(props: Props) {
  const { desk, current, decision, choosing, walk, words, live, rules, isLit, act } = props;
  return (
    <div class="desk" ref={desk}>
      {props.controlled && <Controls walk={walk} stops={props.ruleStops} words={words} act={act} />}
      {props.share && <ShareButton words={words} share={props.share} />}
      {decision ? (
        <DecisionPanel
          key={walk.at}
          decision={decision}
          isUpper={isUpper(decision)}
          before={current?.lit ? current : null}
          isLit={isLit}
          choosing={choosing}
          seats={props.seats}
          words={words}
          live={live}
          rules={rules}
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
    </div>
  );
}

/** Draws the result of the last event, with its rules. */
function Caption({ current, words, rules }: Pick<Props, 'current' | 'words' | 'rules'>) {
  return (
    <div class="caption">
      <div class="told">
        {current ? (
          <ToldSentences told={current} words={words} />
        ) : (
          <Sentence spans={[{ text: words.timeline.position }]} />
        )}{' '}
        {current?.lit && <RuleHere words={words} />}
      </div>
      {current && rules(current.cites, true)}
    </div>
  );
}
