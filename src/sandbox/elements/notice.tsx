import type { ComponentChildren } from 'preact';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Event, Notice, Session } from '../model/session.ts';
import { lazy } from './lazy.tsx';
import { LoadingNote } from './loading-note.tsx';
import type { OffScriptProps, SessionNoticeProps } from './session-notice.tsx';
import type { Loading } from './use-loading.ts';

/** What a session says of itself. It is loaded with the engine: there is no session before. */
const SessionNotice = lazy<Omit<SessionNoticeProps, 'laterWords'>, { words: Words }>(
  async ({ words }) => {
    const { SessionNotice: Loaded, laterWords } = await loadNotices(words);
    return (props) => <Loaded {...props} laterWords={laterWords} />;
  },
);

/** Says that the game has left the script of the example, and leads back to it. */
export const OffScript = lazy<
  Omit<OffScriptProps, 'laterWords'> & { words: Words },
  { words: Words }
>(async ({ words }) => {
  const { OffScript: Loaded, laterWords } = await loadNotices(words);
  return ({ act }) => <Loaded act={act} laterWords={laterWords} />;
});

async function loadNotices(words: Words) {
  const [parts, laterWords] = await Promise.all([import('./session-notice.tsx'), words.later()]);
  return { ...parts, laterWords };
}

/** Loads what a session says of itself. */
export async function preloadNotices(words: Words): Promise<void> {
  await Promise.all([SessionNotice.preload({ words }), OffScript.preload({ words })]);
}

interface Props {
  notice: Notice | null;
  /** What the reader asked for and is not there yet. */
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
