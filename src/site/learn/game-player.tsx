import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Phase } from '../../engine/cards/ability.ts';
import type { GameWords } from '../../languages/texts/game.ts';
import { LoadingNote } from '../../sandbox/elements/loading-note.tsx';
import { useRootState } from '../../sandbox/elements/root.tsx';
import { useLoading } from '../../sandbox/elements/use-loading.ts';
import { useSteady } from '../../sandbox/elements/use-same.ts';
import type { Shared } from '../../sandbox/model/link.ts';
import type { Event, Session } from '../../sandbox/model/session.ts';
import { runInSlices, type Steps } from '../../sandbox/model/slices.ts';
import { atEnd, isWalk, standAt, type Walk } from '../../sandbox/model/walk.ts';
import type { PlayerProps } from '../../sandbox/player/play-side.tsx';
import { Player } from '../../sandbox/player/player.tsx';
import { type PlayState, usePlayback } from '../../sandbox/player/use-play.ts';
import type { GameData } from './game-data.ts';
import type { WholeGame } from './game-session.ts';
import type { KeptGame } from './kept-game.ts';

export interface GameProps
  extends Pick<PlayerProps, 'words' | 'lang' | 'editions' | 'live' | 'report'> {
  data: GameData;
  gameWords: GameWords;
  /** Loads what plays. */
  open: () => Promise<WholeGame>;
  /** The number of the game to begin with; by chance where there is none. */
  seed: number | null;
  /** A game that was begun before, to go on with. */
  kept: KeptGame | null;
  /** Is called with the number of each game that begins. */
  onBegin: (seed: number) => void;
  /** Is called with a game after each answer; null when it is over. */
  onKeep: (game: KeptGame | null) => void;
}

/** A game that has begun. */
interface Begun {
  readonly game: WholeGame;
  readonly session: Session;
}

const MOST_GAMES = 10_000;

/** The moment of a game that has not begun: nobody asks for it. */
const NO_MOMENT: Omit<Shared, 'edition'> = {
  example: null,
  seed: 1,
  position: null,
  answers: null,
  stop: 0,
};

/** A whole game: the reader against an opponent that answers by itself. */
export function GamePlayer(props: GameProps) {
  const { data, words, gameWords, live, open, onBegin, onKeep } = props;
  const [begun, setBegun] = useRootState<Begun | null>(() => null);
  const { loading, load } = useLoading();
  const session = begun?.session ?? null;
  const show = useMemo(
    () => (begun ? begun.game.engineSession.show(begun.session) : data.show),
    [data, session?.run, session?.viewer],
  );
  const beginWith = (seed: number, first: (game: WholeGame) => Steps<Session>) =>
    load(
      async (watch) => {
        const game = begun?.game ?? (await open());
        const opened = await runInSlices(first(game), watch);
        await runInSlices(game.engineSession.drawInSteps(opened), watch);
        return { game, session: opened };
      },
      (next) => {
        onBegin(seed);
        setBegun(() => next);
      },
    );
  const begin = (seed: number) => beginWith(seed, (game) => game.beginInSteps(seed));
  const goOn = (kept: KeptGame) =>
    beginWith(kept.seed, function* (game) {
      try {
        return yield* game.goOnInSteps(kept);
      } catch {
        // Its answers are of another version of the site: the same cards, from the start.
        return yield* game.beginInSteps(kept.seed);
      }
    });
  const act = useSteady((event: Event) => {
    if (!begun) return;
    const { game } = begun;
    if (isWalk(event)) {
      setBegun((now) => now && { game, session: game.engineSession.reduce(now.session, event) });
      return;
    }
    load(
      async (watch) => {
        const next = await runInSlices(game.reduceInSteps(begun.session, event), watch);
        await runInSlices(game.engineSession.drawInSteps(next), watch);
        return next;
      },
      (next) => {
        onKeep(game.keptOf(next));
        setBegun(() => ({ game, session: next }));
      },
    );
  });
  const walk = session ?? standAt(1);
  usePlayback(walk, act);
  const play: PlayState = {
    show,
    walk,
    session,
    act,
    shared: () =>
      begun
        ? begun.game.engineSession.shared(begun.session)
        : { ...NO_MOMENT, edition: data.edition },
    loading: begun ? loading : null,
  };
  const stop = show.stops[walk.at]!;
  const told = useRef<HTMLElement>(null);
  useNextFocus(told, session, walk);
  return (
    <>
      <section class="said-box lesson-told game-told" ref={told}>
        <GameState session={session} gameWords={gameWords} />
        <p class="lesson-acts scripted">
          {session && !atEnd(walk) && (
            <button
              key="skip"
              type="button"
              class="pill"
              onClick={() => act({ do: 'go', to: walk.count - 1 })}
            >
              {gameWords.skip}
            </button>
          )}
          <Beginnings {...props} session={session} begin={begin} goOn={goOn} />
        </p>
        <div class="notice" role="status">
          {!begun && <LoadingNote loading={loading} words={words} />}
        </div>
        <PhaseTold data={data} phase={stop.board.phase} />
      </section>
      <Player
        play={play}
        library={data.printed}
        words={words}
        lang={props.lang}
        edition={data.edition}
        editions={props.editions}
        rule={null}
        live={live}
        report={session ? props.report : undefined}
      />
    </>
  );
}

/**
 * Moves the focus to what is used next: the first option of a decision, else the button that pauses the
 * play. A focus that the reader has set elsewhere, as in the trace, stays there.
 */
function useNextFocus(
  told: RefObject<HTMLElement | null>,
  session: Session | null,
  walk: Walk,
): void {
  const isWatched = !atEnd(walk);
  useEffect(() => {
    const board = told.current!.parentElement!.querySelector('.play')!;
    const pause = board.querySelector<HTMLElement>('.control.main');
    const { activeElement: now } = document;
    const isFree = now === document.body || now === pause || told.current!.contains(now);
    if (!session || !isFree) return;
    const choice = board.querySelector<HTMLElement>('.answers .option-name');
    (isWatched ? pause : (choice ?? pause))?.focus({ preventScroll: true });
  }, [session?.run, isWatched]);
}

interface BeginningsProps extends GameProps {
  session: Session | null;
  begin: (seed: number) => void;
  goOn: (kept: KeptGame) => void;
}

/** Buttons that begin a game: the one that was left, the first, the same again, or another. */
function Beginnings({ session, begin, goOn, kept, gameWords, seed: wanted }: BeginningsProps) {
  const first = useRef(wanted);
  const another = () => begin(Math.floor(Math.random() * MOST_GAMES) + 1);
  if (!session) {
    return (
      <>
        {kept && (
          <button key="go-on" type="button" class="pill act game-begin" onClick={() => goOn(kept)}>
            {gameWords.goOn(kept.seed)}
          </button>
        )}
        <button
          key="begin"
          type="button"
          class={kept ? 'pill' : 'pill act game-begin'}
          onClick={() => (first.current === null ? another() : begin(first.current))}
        >
          {gameWords.begin}
        </button>
      </>
    );
  }
  const { seed } = session.run.beginning;
  return (
    <>
      <button key="again" type="button" class="pill" onClick={() => begin(seed)}>
        {gameWords.again}
      </button>
      <button key="another" type="button" class="pill" onClick={another}>
        {gameWords.another}
      </button>
      <span class="game-number" title={gameWords.numberHint}>
        {gameWords.number(seed)}
      </span>
    </>
  );
}

/** Says whether something is to be watched or chosen, and how the game ended. */
function GameState({ session, gameWords }: { session: Session | null; gameWords: GameWords }) {
  const said = session ? stateOf(session, gameWords) : '';
  return (
    <p class="game-state" role="status">
      {said}
    </p>
  );
}

function stateOf(session: Session, gameWords: GameWords): string {
  if (!atEnd(session)) return gameWords.watch;
  const { game } = session.stops[session.at]!;
  const { result, day, players } = game;
  if (!result) return gameWords.choose;
  const [winner] = result.winners;
  if (result.winners.length !== 1 || winner === undefined) return gameWords.nobody(day);
  return winner === 0 ? gameWords.won(day) : gameWords.lost(players[winner]!.name, day);
}

/** Draws the definition of the phase, with a link to its rule. */
function PhaseTold({ data, phase }: { data: GameData; phase: Phase | null }) {
  const rule = phase === null ? undefined : data.phases[phase];
  if (!rule) return null;
  return (
    <p class="game-phase">
      <b>{rule.name}</b> {rule.text}{' '}
      <a class="ref" href={rule.href}>
        {rule.number}
      </a>
    </p>
  );
}
