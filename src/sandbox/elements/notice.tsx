import type { ComponentChildren } from 'preact';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Event, Notice, Session } from '../model/session.ts';
import { LoadingNote } from './loading-note.tsx';
import { SessionNotice } from './session-notice.tsx';
import type { Loading } from './use-loading.ts';

interface Props {
  notice: Notice | null;
  /** The state of content that the reader asked for and that is not loaded yet. */
  loading: Loading | null;
  /** Names of the players, by seat. */
  seats: readonly string[];
  words: Words;
  rules: (cites: readonly string[]) => ComponentChildren;
  act: (event: Event) => void;
}

/** A message that is shown once, with what can be done about it. */
export function NoticeBox({ notice, loading, ...rest }: Props) {
  return (
    <div class="notice" role="status">
      <LoadingNote loading={loading} words={rest.words} />
      {notice && <SessionNotice notice={notice} {...rest} />}
    </div>
  );
}

/** Whether something else is played than the script of the worked example. */
export function hasLeftScript({ origin, run }: Session): boolean {
  return run.beginning.example !== null && run !== origin.run;
}
