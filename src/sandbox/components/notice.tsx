import type { ComponentChildren } from 'preact';
import type { Words } from '../../texts/sandbox.ts';
import type { Event, Notice, Session } from '../session/session.ts';
import type { Loading } from '../session/use-loading.ts';
import { LoadingNote } from './loading-note.tsx';

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
export function NoticeBox({ notice, loading, seats, words, rules, act }: Props) {
  const { decision, controls } = words;
  return (
    <div class="notice" role="status">
      <LoadingNote loading={loading} words={words} />
      {notice?.kind === 'seen' && (
        <>
          <p>{decision.seen[notice.what]}</p>
          <button type="button" onClick={() => act({ do: 'replay' })}>
            {decision.replay}
          </button>
        </>
      )}
      {notice?.kind === 'refused' && (
        <Refused notice={notice} seats={seats} words={words} rules={rules} />
      )}
      {notice && (
        <button type="button" onClick={() => act({ do: 'dismiss' })}>
          {controls.close}
        </button>
      )}
    </div>
  );
}

interface RefusedProps extends Pick<Props, 'seats' | 'words' | 'rules'> {
  notice: Extract<Notice, { kind: 'refused' }>;
  /** What it is about, as it was written. */
  written?: string | null;
}

/** What cannot be, and the rules that forbid it. */
export function Refused({ notice, written, seats, words, rules }: RefusedProps) {
  const { refused, why } = words.decision;
  return (
    <div class="refused">
      {refused} {written ?? refusedPlace(notice, seats, words) ?? why[notice.code]}{' '}
      {rules(notice.cites)}
    </div>
  );
}

/** The zone that a refusal is about, where rules say the rest; null where its words must do. */
export function refusedPlace(
  { where, cites }: { where: string; cites: readonly string[] },
  seats: readonly string[],
  { board, sides, zones }: Pick<Words, 'board' | 'sides' | 'zones'>,
): string | null {
  const [, player = '', expeditions, zone = ''] =
    /^players\[(\d+)\]\.(expeditions\.)?(\w+)/.exec(where) ?? [];
  const name = seats[Number(player)];
  if (cites.length === 0 || name === undefined) return null;
  if (expeditions) return board.expedition(zone === 'hero' ? sides.hero : sides.companion, name);
  return zone in zones ? board.zoneOf(zones[zone as keyof typeof zones], name) : null;
}

/** Whether something else is played than the script of the worked example. */
export function hasLeftScript({ origin, run }: Session): boolean {
  return run.beginning.example !== null && run !== origin.run;
}

/** Says that the game has left the script of the example, and leads back to it. */
export function OffScript({ words, act }: Pick<Props, 'words' | 'act'>) {
  return (
    <div class="notice off-script">
      <span>{words.decision.offScript}</span>
      <button type="button" onClick={() => act({ do: 'reset' })}>
        {words.decision.backToScript}
      </button>
    </div>
  );
}
