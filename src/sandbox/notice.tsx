import type { ComponentChildren } from 'preact';
import type { Event, Notice, Session } from './session.ts';
import type { Words } from './words.ts';

interface Props {
  notice: Notice | null;
  words: Words;
  rules: (cites: readonly string[]) => ComponentChildren;
  act: (event: Event) => void;
}

/** Something that the reader should be told once, with what can be done about it. */
export function NoticeBox({ notice, words, rules, act }: Props) {
  const { decision, controls } = words;
  return (
    <div class="notice" role="status">
      {notice?.kind === 'seen' && (
        <>
          <p>{decision.seen[notice.what]}</p>
          <button type="button" onClick={() => act({ do: 'replay' })}>
            {decision.replay}
          </button>
        </>
      )}
      {notice?.kind === 'refused' && (
        <div class="refused">
          {decision.refused} {notice.message} {rules(notice.cites)}
        </div>
      )}
      {notice && (
        <button type="button" onClick={() => act({ do: 'dismiss' })}>
          {controls.close}
        </button>
      )}
    </div>
  );
}

/** Whether something else is played than the script of the worked example. */
export function hasLeftScript({ origin, run }: Session): boolean {
  return run.beginning.example !== null && run !== origin.run;
}

/** Says that the example is not played as it is told any more, and leads back. */
export function OffScript({ words, act }: Pick<Props, 'words' | 'act'>) {
  return (
    <div class="notice">
      {words.decision.offScript}
      <button type="button" onClick={() => act({ do: 'reset' })}>
        {words.decision.backToScript}
      </button>
    </div>
  );
}
