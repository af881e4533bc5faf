import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { EDITIONS } from '../../engine/rules/edition.ts';
import type { Position } from '../../engine/setup/position.ts';
import { MODES } from '../../engine/state/mode.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { EditingContext } from '../board/editing.ts';
import { useDragging } from '../board/use-dragging.ts';
import type { CardFace } from '../board-view/board.ts';
import type { Boxes } from '../board-view/own-cards.ts';
import { Choice } from '../elements/fields.tsx';
import { useRootState } from '../elements/root.tsx';
import { useLoading } from '../elements/use-loading.ts';
import { useSteady } from '../elements/use-same.ts';
import type { ListedCard } from '../model/card-list.ts';
import type { CardStore } from '../model/card-store.ts';
import type { Shared } from '../model/link.ts';
import type { BoardSpot } from '../model/placed-cards.ts';
import { positionOf } from '../model/position-of.ts';
import { randomGame } from '../model/random-game.ts';
import type { RunBeginning } from '../model/run.ts';
import type { Event, Notice, Session } from '../model/session.ts';
import { applyChange, cardIdsIn, emptyPosition, type PositionChange } from '../model/setup.ts';
import { runInSlices } from '../model/slices.ts';
import { isWalk } from '../model/walk.ts';
import type { PlayerProps } from '../player/play-side.tsx';
import { Player } from '../player/player.tsx';
import { usePlayback } from '../player/use-play.ts';
import { useRules } from '../timeline/rules.tsx';
import { CardEditor } from './card-editor.tsx';
import { EditedPlace, isEdited } from './edited-place.tsx';
import { EmptyBoard } from './empty-board.tsx';
import { StartSearch } from './start-search.tsx';
import { useCards } from './use-cards.ts';
import { type SetUp, useSetUp } from './use-set-up.tsx';

export interface FreePlayProps {
  store: CardStore;
  boxes: Boxes;
  words: Words;
  freeWords: FreeWords;
  lang: Language;
  /** Editions that have pages here. */
  editions: readonly string[];
  /** Examples that can be started from, by id. */
  examples: Readonly<Record<string, string>>;
  /** The session that it begins with. */
  session: Session;
  /** Something to be said first. */
  message: ComponentChildren;
  startFrom: (example: string) => void;
  kept: (shared: Shared) => void;
  share: (shared: Shared) => Promise<boolean>;
  report: NonNullable<PlayerProps['report']>;
  clip: NonNullable<PlayerProps['clip']>;
}

/** A game that is played freely: its session, its cards, and what changes it. */
function useFreeGame({ boxes, session: first }: Pick<FreePlayProps, 'boxes' | 'session'>) {
  const [session, setSession] = useRootState(() => first);
  const { engineSession, listed, cards, library } = boxes.of(session.run.beginning.cards);
  const show = useMemo(() => engineSession.show(session), [session.run, session.viewer]);
  const { loading, load } = useLoading();
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
  const here = useMemo(
    () => positionOf(session.stops[session.at]!.game),
    [session.run, session.at],
  );
  const begin = useSteady((from: Partial<RunBeginning>) => {
    const beginning = { ...session.run.beginning, example: null, position: here.position, ...from };
    const box = boxes.of(beginning.cards);
    const next = box.engineSession.reduce(session, { do: 'begin', beginning, answers: [] });
    setSession(() => next);
    return next.notice;
  });
  const change = (each: PositionChange) => begin({ position: applyChange(here.position, each) });
  const addOwn = (text: string, at: BoardSpot) => {
    const own = [...(session.run.beginning.cards ?? []), text];
    const card = `own-${own.length}`;
    return begin({ cards: own, position: applyChange(here.position, { set: 'card', at, card }) });
  };
  const box = { engineSession, listed, cards, library };
  return { session, ...box, show, act, playing: loading, here, begin, change, addOwn };
}

/** Free play: any position, played on, undone, shared. */
export function FreePlay(props: FreePlayProps) {
  const { boxes, words, freeWords, lang, editions, message } = props;
  const game = useFreeGame(props);
  const { session, engineSession, listed, library, show, act, here, begin, change, addOwn } = game;
  const { loading, withCards } = useCards(props.store);
  const [settingUp, setSettingUp] = useState(false);
  const { edition } = session.run.beginning;
  const rules = useRules({ lang, edition, editions, here: null });
  const setUp = useSetUp(
    {
      position: here.position,
      edition,
      cards: listed,
      lang,
      library,
      words,
      freeWords,
      change,
      loading,
      withCards,
      rules,
      loadReader: boxes.reader,
      addOwn,
    },
    settingUp,
  );
  const play = {
    show,
    walk: session,
    session: settingUp ? { ...session, notice: null } : session,
    act,
    shared: () => engineSession.shared(session),
    loading: game.playing ?? loading,
  };
  const startAt = (position: Position) =>
    withCards(
      cardIdsIn(position),
      () => !begin({ position, seed: Math.floor(Math.random() * 0x7fffffff) }),
    );
  const isEmpty = !settingUp && cardIdsIn(here.position).length === 0;
  const dragging = useDragging((object) => here.spots.get(object), setUp.editing.change);
  const [opened, setOpened] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) place.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    isFirst.current = false;
  }, [settingUp]);
  return (
    <>
      <p class="link-message" role="status">
        {message}
      </p>
      <Starts {...props} {...{ listed, session, begin, change, startAt }}>
        {!isEmpty && (
          <button
            type="button"
            class="option-name set-up"
            aria-pressed={settingUp}
            onClick={() => setSettingUp(!settingUp)}
          >
            {settingUp ? freeWords.done : freeWords.setUp}
          </button>
        )}
      </Starts>
      <div
        ref={place}
        class={settingUp ? 'setting-up' : undefined}
        {...(settingUp ? dragging : {})}
      >
        <EditingContext.Provider value={settingUp ? setUp.editing : null}>
          <Player
            play={play}
            library={library}
            words={words}
            lang={lang}
            edition={edition}
            editions={editions}
            rule={null}
            live={true}
            aside={settingUp ? setUp.bar : undefined}
            over={
              isEmpty && (
                <EmptyBoard
                  words={freeWords}
                  startRandom={() => startAt(randomGame(listed, Math.random))}
                  setUp={() => setSettingUp(true)}
                />
              )
            }
            edit={(place) => {
              setUp.forget();
              if (isEdited(place)) setOpened(place);
              return isEdited(place);
            }}
            kept={props.kept}
            share={props.share}
            report={props.report}
            clip={props.clip}
            spots={settingUp ? here.spots : undefined}
            underCard={(face) =>
              settingUp && (
                <EditedCard
                  face={face}
                  game={game}
                  words={words}
                  freeWords={freeWords}
                  setUp={setUp}
                />
              )
            }
          />
        </EditingContext.Provider>
      </div>
      {settingUp && opened && (
        <EditedPlace
          place={opened}
          editing={setUp.editing}
          library={library}
          words={words}
          freeWords={freeWords}
          close={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface EditedCardProps extends Pick<FreePlayProps, 'words' | 'freeWords'> {
  face: CardFace;
  game: ReturnType<typeof useFreeGame>;
  setUp: SetUp;
}

/** Draws the editor of the card that is shown large, under the last refusal. */
function EditedCard({ face, game, words, freeWords, setUp }: EditedCardProps) {
  const { here, cards, library } = game;
  const at = here.spots.get(face.object);
  const card = cards.find(({ id }) => id === face.card);
  if (!at || !card) return null;
  return (
    <>
      <div class="notice" role="status">
        {setUp.refused}
      </div>
      <CardEditor
        face={face}
        at={at}
        position={here.position}
        card={card}
        printed={library[card.id]!}
        nameOf={(id) => library[id]?.name ?? id}
        words={words}
        freeWords={freeWords}
        change={setUp.editing.change}
      />
    </>
  );
}

interface StartsProps extends FreePlayProps {
  children: ComponentChildren;
  startAt: (position: Position) => unknown;
  listed: readonly ListedCard[];
  begin: (from: Partial<RunBeginning>) => Notice | null;
  change: (change: PositionChange) => unknown;
}

/** Where to start from, in which edition and mode. */
function Starts(props: StartsProps) {
  const { listed, examples, freeWords, session, startFrom, begin, change, startAt } = props;
  const { edition, position } = session.run.beginning;
  return (
    <div class="choices starts">
      <StartSearch
        words={freeWords}
        examples={examples}
        start={(from) => {
          if (from === 'empty') startAt(emptyPosition());
          else if (from === 'random') startAt(randomGame(listed, Math.random));
          else startFrom(from.example);
        }}
      />
      <Choice
        label={freeWords.edition}
        value={edition}
        options={EDITIONS.map((each) => [each, each])}
        set={(value) => {
          const found = EDITIONS.find((each) => each === value);
          if (found) begin({ edition: found });
        }}
      />
      <Choice
        label={freeWords.mode}
        value={position.mode ?? 'duel'}
        options={MODES.map((each) => [each, freeWords.modes[each]])}
        set={(value) => {
          const mode = MODES.find((each) => each === value);
          if (mode) change({ set: 'mode', mode });
        }}
      />
      {props.children}
    </div>
  );
}
