import { useEffect, useMemo, useState } from 'preact/hooks';
import { address } from '../../addresses/address.ts';
import type { EditionId } from '../../engine/rules/edition.ts';
import type { PlayWords } from '../../languages/say/teller.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Meeting } from '../../sandbox/between/meeting.ts';
import { SEED } from '../../sandbox/between/play-scene.ts';
import type { EngineSession } from '../../sandbox/board-view/engine-session.ts';
import { openEngineSession, sessionAt } from '../../sandbox/board-view/placed-session.ts';
import { LoadingNote } from '../../sandbox/elements/loading-note.tsx';
import { useRootState } from '../../sandbox/elements/root.tsx';
import { useLoading } from '../../sandbox/elements/use-loading.ts';
import { useSteady } from '../../sandbox/elements/use-same.ts';
import type { CardStore } from '../../sandbox/model/card-store.ts';
import { type Shared, toFragment } from '../../sandbox/model/link.ts';
import type { Event, Session } from '../../sandbox/model/session.ts';
import { runInSlices } from '../../sandbox/model/slices.ts';
import { isWalk } from '../../sandbox/model/walk.ts';
import { Player } from '../../sandbox/player/player.tsx';
import { usePlayback } from '../../sandbox/player/use-play.ts';

export interface BoardProps {
  meeting: Meeting;
  store: CardStore;
  words: Words;
  playWords: PlayWords;
  lang: Language;
  edition: EditionId;
  editions: readonly string[];
}

interface Opened {
  readonly engineSession: EngineSession;
  readonly session: Session;
}

/** Draws the board of a situation, which plays its events; the reader can then play on freely. */
export function MeetingBoard(props: BoardProps) {
  const { meeting, store, words, playWords, edition } = props;
  const [opened, setOpened] = useState<Opened | null>(null);
  const { loading, load } = useLoading();
  useEffect(() => {
    load(
      async (watch) => {
        const engineSession = openEngineSession(store.cards, store.library, playWords);
        const steps = sessionAt(engineSession, null, momentOf(meeting, edition));
        const session = await runInSlices(steps, watch);
        await runInSlices(engineSession.drawInSteps(session), watch);
        return { engineSession, session };
      },
      (ready) => setOpened(ready),
    );
  }, [meeting]);
  return (
    <div class="sandbox" data-state="live">
      {opened ? (
        <SessionBoard {...props} {...opened} />
      ) : (
        <div class="notice" role="status">
          <LoadingNote loading={loading} words={words} />
        </div>
      )}
    </div>
  );
}

function momentOf({ played: { position, answers } }: Meeting, edition: EditionId): Shared {
  return { example: null, edition, seed: SEED, position, answers, stop: 0 };
}

function SessionBoard({
  engineSession,
  session: first,
  store,
  words,
  lang,
  edition,
  editions,
}: BoardProps & Opened) {
  const [session, setSession] = useRootState(() => first);
  const { loading, load } = useLoading();
  const show = useMemo(() => engineSession.show(session), [session.run, session.viewer]);
  const act = useSteady((event: Event) => {
    if (isWalk(event)) return setSession((now) => engineSession.reduce(now, event));
    load(
      async (watch) => {
        const next = await runInSlices(engineSession.reduceInSteps(session, event), watch);
        await runInSlices(engineSession.drawInSteps(next), watch);
        return next;
      },
      (next) => setSession(() => next),
    );
  });
  usePlayback(session, act);
  const shared = () => engineSession.shared(session);
  return (
    <Player
      play={{ show, walk: session, session, act, shared, loading }}
      library={store.library}
      words={words}
      lang={lang}
      edition={edition}
      editions={editions}
      rule={null}
      live={true}
      freePlay={async (moment) => `${address.sandbox(lang)}#${await toFragment(moment)}`}
    />
  );
}
