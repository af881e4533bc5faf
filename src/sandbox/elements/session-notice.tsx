/** Messages of a session, loaded with the engine. */

import type { ComponentChildren } from 'preact';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Event, Notice } from '../model/session.ts';

export interface SessionNoticeProps {
  notice: Notice;
  /** Names of the players, by seat. */
  seats: readonly string[];
  words: Words;
  rules: (cites: readonly string[]) => ComponentChildren;
  act: (event: Event) => void;
}

/** Draws a notice of a session, such as a refused action, with buttons to react where there are any. */
export function SessionNotice(props: SessionNoticeProps) {
  const { notice, words, act, ...rest } = props;
  const { seen, replay, cut, crowded } = words.decision;
  return (
    <>
      {notice.kind === 'cut' && <p>{cut}</p>}
      {notice.kind === 'crowded' && <p>{crowded}</p>}
      {notice.kind === 'seen' && (
        <>
          <p>{seen[notice.what]}</p>
          <button type="button" onClick={() => act({ do: 'replay' })}>
            {replay}
          </button>
        </>
      )}
      {notice.kind === 'refused' && <Refused notice={notice} words={words} {...rest} />}
      <button type="button" onClick={() => act({ do: 'dismiss' })}>
        {words.controls.close}
      </button>
    </>
  );
}

interface RefusedProps extends Pick<SessionNoticeProps, 'seats' | 'words' | 'rules'> {
  notice: Extract<Notice, { kind: 'refused' }>;
  /** The item that was refused, as the reader wrote it. */
  written?: string | null;
}

/** Draws what was refused, and the rules that forbid it. */
export function Refused(props: RefusedProps) {
  const { notice, written, seats, words, rules } = props;
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

export type OffScriptProps = Pick<SessionNoticeProps, 'words' | 'act'>;

/** Says that the game has left the script of the example, and leads back to it. */
export function OffScript({ words, act }: OffScriptProps) {
  const { offScript, backToScript } = words.decision;
  return (
    <div class="notice off-script">
      <span>{offScript}</span>
      <button type="button" onClick={() => act({ do: 'reset' })}>
        {backToScript}
      </button>
    </div>
  );
}
