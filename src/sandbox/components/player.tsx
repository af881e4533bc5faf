import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Language } from '../../rulebook/language.ts';
import type { Words } from '../../texts/sandbox.ts';
import type { Shared } from '../link/link.ts';
import type { PicturedMoment } from '../picture/board-picture.ts';
import { isGiven } from '../session/choice.ts';
import { useChoice } from '../session/use-choice.ts';
import type { Play } from '../session/use-play.ts';
import type { CardFace } from '../view/board.ts';
import { changesSince, faceOf, usedIn } from '../view/board-changes.ts';
import { everyZone, useEditing } from '../view/editing.ts';
import { UNMARKED } from '../view/marks.ts';
import { pileAt } from '../view/pile-at.ts';
import { objectAt, objectOf, place } from '../view/place.ts';
import type { Library } from '../view/printed.ts';
import { flatten, isLit, type Line, listed, type ShownStop, stopsLit } from '../view/show.ts';
import { TableContext } from '../view/table-context.ts';
import { group } from './group.ts';
import { keyAction } from './keys.ts';
import { lazy } from './lazy.tsx';
import { hasLeftScript } from './notice.tsx';
import { ProgressChart } from './progress-chart.tsx';
import { Rules } from './rules.tsx';
import { wordsOf } from './sentence.tsx';
import { Desk } from './side-panel.tsx';
import { Stage } from './stage.tsx';
import { Timeline } from './timeline-list.tsx';
import { Tools } from './tools.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSame } from './use-same.ts';
import { useSteady } from './use-steady.ts';

const loadSheets = () => import('./sheets.tsx');
const CardSheet = lazy(async () => (await loadSheets()).CardSheet);
const PileSheet = lazy(async () => (await loadSheets()).PileSheet);
const PlaceSheet = lazy(async () => (await loadSheets()).PlaceSheet);

export interface PlayerProps {
  play: Play;
  library: Library;
  words: Words;
  lang: Language;
  /** The edition being played, and those that have pages here. */
  edition: string;
  editions: readonly string[];
  /** The rule that the reader comes from. */
  rule: string | null;
  live: boolean;
  /** Told of every moment shown, so that a page can keep the place. */
  kept?: ((shared: Shared) => void) | undefined;
  /** Copies a link to a moment; says whether it could. */
  share?: ((shared: Shared) => Promise<boolean>) | undefined;
  /** Copies a picture of a moment. */
  picture?: ((moment: PicturedMoment) => Promise<void>) | undefined;
  /** Loads the engine before it is asked for. */
  prefetch?: (() => void) | undefined;
  /** Where a moment can be played freely. */
  freePlay?: ((shared: Shared) => Promise<string>) | undefined;
  /** What is otherwise than in the play beside it, with which it shares the controls. */
  differing?: { lines: ReadonlySet<number>; things: ReadonlySet<string> };
  /** What stands beside the board in the place of what is told and asked, while a position is set up. */
  aside?: ComponentChildren;
  /** Opens what a place holds to be changed; false where nothing is to be changed there. */
  edit?: (place: string) => boolean;
  /** What more stands under a card that is shown large. */
  underCard?: (face: CardFace) => ComponentChildren;
}

/** A board that plays: the table, what happens, and what can be done about it. */
export function Player(props: PlayerProps) {
  const { play, library, words, lang, edition, editions, rule, live, kept } = props;
  const { show, walk, session, act, shared } = play;
  const [inspected, setInspected] = useState<number | null>(null);
  const [pile, setPile] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const { at } = walk;
  const stop = show.stops[at]!;
  const choosing = useChoice(stop.decision, (options) =>
    act(
      stop.decision && isGiven(stop.decision, options)
        ? { do: 'step', by: 1 }
        : { do: 'answer', answer: { options } },
    ),
  );
  const boards = useMemo(() => show.stops.map(({ board }) => board), [show]);
  const editing = useEditing();
  const used = useMemo(() => {
    const held = usedIn(boards);
    return editing ? everyZone(stop.board, held) : held;
  }, [boards, editing !== null]);
  const lines = useMemo(() => listed(show.lines, rule), [show, rule]);
  const lineOf = useMemo(() => new Map(flatten(show.lines).map((line) => [line.id, line])), [show]);
  const ruleStops = useMemo(() => stopsLit(show.lines, rule), [show, rule]);
  const current = (stop.line !== null && lineOf.get(stop.line)) || null;
  const changes = useMemo(() => changesSince(boards[at - 1] ?? null, stop.board), [boards, at]);
  const rules = useCallback(
    (cites: readonly string[], passing = false) => (
      <Rules
        cites={cites}
        lang={lang}
        edition={edition}
        editions={editions}
        here={rule}
        passing={passing}
      />
    ),
    [lang, edition, editions, rule],
  );
  const isLitHere = useCallback((line: Line) => isLit(line, rule), [rule]);
  const seats = useSame(stop.board.seats.map(({ name }) => name));
  const face = inspected === null ? null : faceOf(stop.board, inspected);
  const printed = face?.card ? library[face.card] : undefined;
  const { options, chosen } = choosing;
  const differs = props.differing?.things ?? UNMARKED.differs;
  const canChoose = live && !editing;
  const marks = { ...changes, options: canChoose ? options : UNMARKED.options, chosen, differs };
  const press = useSteady((place: string) => {
    if (canChoose && choosing.press(place)) return setPile(null);
    if (editing && props.edit?.(place)) return;
    if (!editing && isPlace(place)) setPressed(place);
    else if (pileAt(stop.board, place).length > 0) setPile(place);
    else setInspected(objectAt(place));
  });
  // What came with the page says why-not of few cards; the engine, once loaded, of all.
  const refusalsOf = (about: string) =>
    (stop.decision?.refusals ?? []).filter(({ places }) => places.includes(about));
  const canAskWhy = (about: string) =>
    canChoose &&
    !session &&
    stop.decision !== null &&
    !stop.decision.secret &&
    !options.has(about) &&
    refusalsOf(about).length === 0;
  const askWhy = (about: string) => (canAskWhy(about) ? () => act({ do: 'dismiss' }) : undefined);
  const share = useSteady(() => props.share!(shared()));
  const picture = useSteady(() =>
    props.picture!({
      board: stop.board,
      library,
      touched: changes.touched,
      rules: current?.cites ?? [],
    }),
  );
  const freePlay = useSteady(() => props.freePlay!(shared()));
  const go = useSteady((to: number) => act({ do: 'go', to }));
  const table = useMemo(
    () => ({ words, library, used, live, press }),
    [words, library, used, live],
  );
  const root = useRef<HTMLElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  useKeptFocus(() => root.current, '.control.main');
  useEffect(() => {
    if (inspected !== null && !face) setInspected(null);
  }, [face]);
  const begun = useRef(false);
  useEffect(() => {
    if (live && begun.current) kept?.(shared());
    begun.current = live;
  }, [show, at, live]);

  return (
    <TableContext.Provider value={table}>
      <section
        class="play"
        ref={root}
        {...group(words.board.label)}
        aria-label={words.board.label}
        onPointerEnter={loadSheetsSoon}
        onFocusIn={({ target }) => {
          loadSheetsSoon();
          if (isOption(target)) props.prefetch?.();
        }}
        onPointerOver={({ target }) => isOption(target) && props.prefetch?.()}
        onContextMenu={(event) => {
          const object = objectOf(event);
          if (object === null) return;
          event.preventDefault();
          setInspected(object);
        }}
        onKeyDown={(event) => {
          const asked = keyAction(event, walk, { plays: !editing, undoes: session !== null });
          if (!asked) return;
          event.preventDefault();
          if (asked.is === 'event') act(asked.event);
          else if (asked.is === 'inspect') setInspected(objectOf(event));
          else choosing.chooseNth(asked.index);
        }}
      >
        <Stage
          board={stop.board}
          marks={marks}
          live={live}
          moving={live && !editing}
          speed={walk.speed}
          desk={desk}
          moment={stop}
        />
        <div class="play-side">
          {props.aside ?? (
            <>
              <Desk
                desk={desk}
                current={current}
                decision={stop.decision}
                choosing={choosing}
                notice={session?.notice ?? null}
                offScript={session !== null && hasLeftScript(session)}
                loading={play.loading}
                seats={seats}
                walk={walk}
                controlled={!props.differing}
                ruleStops={ruleStops}
                words={words}
                live={live}
                rules={rules}
                act={act}
              />
              {stop.progress && (
                <ProgressChart progress={stop.progress} seats={seats} words={words} />
              )}
            </>
          )}
          {!props.differing && (
            <Tools
              speed={walk.speed}
              session={session}
              plays={!editing}
              seats={seats}
              words={words}
              act={act}
              share={props.share && share}
              picture={props.picture && picture}
              freePlay={props.freePlay && freePlay}
            />
          )}
          {!props.aside && (
            <Timeline
              lines={lines}
              at={at}
              current={stop.line}
              live={live}
              words={words}
              isLit={isLitHere}
              differing={props.differing?.lines ?? null}
              rules={rules}
              go={go}
            />
          )}
        </div>
        {live && (
          <p class="unseen" aria-live="polite">
            {at > 0 && announced(stop, current, words)}
          </p>
        )}
        {pile && (
          <PileSheet
            zone={pile}
            cards={pileAt(stop.board, pile)}
            marks={marks}
            seats={seats}
            close={() => setPile(null)}
          />
        )}
        {pressed && (
          <PlaceSheet
            title={placeTitle(pressed, seats, words)}
            refusals={refusalsOf(pressed)}
            askWhy={askWhy(pressed)}
            words={words}
            rules={rules}
            close={() => setPressed(null)}
          />
        )}
        {face && printed && (
          <CardSheet
            face={face}
            printed={printed}
            reasons={stop.reasons?.[face.object] ?? []}
            refusals={refusalsOf(place.object(face.object))}
            askWhy={askWhy(place.object(face.object))}
            words={words}
            rules={rules}
            close={() => setInspected(null)}
          >
            {props.underCard?.(face)}
          </CardSheet>
        )}
      </section>
    </TableContext.Provider>
  );
}

/** Sheets are ready when a reader who is at the board presses a card. */
function loadSheetsSoon() {
  void Promise.all([CardSheet.preload(), PileSheet.preload(), PlaceSheet.preload()]);
}

/** Whether an event is about something that can be chosen. */
function isOption(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.question .options, .option') !== null;
}

/** Whether what is pressed is an Expedition or a Landmark zone. */
function isPlace(pressed: string): boolean {
  return /^(?:expedition|landmark):/.test(pressed);
}

function placeTitle(pressed: string, seats: readonly string[], words: Words): string {
  const [what, player = '', side] = pressed.split(':');
  const name = seats[Number(player)] ?? '';
  if (what === 'landmark') return words.board.zoneOf(words.zones.landmarks, name);
  return words.board.expedition(words.sides[side === 'hero' ? 'hero' : 'companion'], name);
}

/** What is announced at a stop: what is asked, or what happened last. */
function announced({ decision }: ShownStop, current: Line | null, words: Words): string | null {
  if (decision) return wordsOf(decision.said, words);
  if (!current) return null;
  const sentence = wordsOf(current.said, words);
  return current.together ? `${sentence} ${words.timeline.actions(current.together)}` : sentence;
}
