import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Words } from '../../languages/texts/sandbox.ts';
import { useEditing } from '../board/editing.ts';
import { Stage } from '../board/stage.tsx';
import { faceOf } from '../board-view/board-changes.ts';
import { UNMARKED } from '../board-view/marks.ts';
import { objectAt, objectOf } from '../board-view/place.ts';
import type { ShownStop } from '../board-view/show.ts';
import type { Told } from '../board-view/told.ts';
import { useChoice } from '../decision/use-choice.ts';
import { bringIntoView } from '../elements/bring-into-view.ts';
import { group } from '../elements/group.ts';
import { wordsOf } from '../elements/sentence.tsx';
import { TableContext } from '../elements/table-context.ts';
import { useKeptFocus } from '../elements/use-kept-focus.ts';
import { useSame, useSteady } from '../elements/use-same.ts';
import { isGiven } from '../model/choice.ts';
import { nextStop, type Walk } from '../model/walk.ts';
import { WATCH } from '../model/watch.ts';
import { OpenedSheets } from '../sheets/opened-sheets.tsx';
import { useOpened } from '../sheets/use-opened.ts';
import { foldRules, useRules } from '../timeline/rules.tsx';
import { spokenWords } from '../timeline/told-sentences.tsx';
import { useMoment } from '../timeline/use-moment.ts';
import { keyAction } from './keys.ts';
import { type PlayerProps, PlaySide } from './play-side.tsx';
import { useArrows } from './use-arrows.ts';

/** A board that plays: the table, what happens, and what can be done about it. */
export function Player(props: PlayerProps) {
  const { play, library, words, lang, edition, editions, rule, live, kept } = props;
  const { show, walk, session, act, shared } = play;
  const { at } = walk;
  const editing = useEditing();
  const moment = useMoment(show, at, rule, editing);
  const { stop, current, changes } = moment;
  const choosing = useChoice(stop.decision, (options) =>
    act(
      stop.decision && isGiven(stop.decision, options)
        ? { do: 'step', by: 1 }
        : { do: 'answer', answer: { options } },
    ),
  );
  const rules = useRules({ lang, edition, editions, here: rule, live });
  const seats = useSame(stop.board.seats.map(({ name }) => name));
  const opened = useOpened(props.spots);
  const { options, chosen } = choosing;
  const differs = props.differing?.things ?? UNMARKED.differs;
  const canChoose = live && !editing;
  const marks = { ...changes, options: canChoose ? options : UNMARKED.options, chosen, differs };
  const isReadable = (object: number) =>
    library[faceOf(stop.board, object)?.card ?? ''] !== undefined;
  const press = useSteady((place: string) => {
    const object = objectAt(place);
    // A card is shown before it is played: the press that wants to read it plays nothing.
    if (canChoose && object !== null && isReadable(object) && choosing.optionsAt(place).length > 0)
      return opened.inspect(object);
    if (canChoose && choosing.press(place)) return opened.closePressed();
    if (editing && props.edit?.(place)) return;
    opened.open(place);
  });
  const table = useMemo(
    () => ({ words, library, used: moment.used, live, press }),
    [words, library, moment.used, live],
  );
  const root = useRef<HTMLElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  useKeptFocus(() => root.current, '.control.main');
  useArrows(root, live && !editing && !props.differing, (by) => act({ do: 'step', by }));
  const hasMoved = useRef(false);
  hasMoved.current ||= at > 0;
  useWatch(root, () => {
    const first = at === 0 && !session ? props.decisive : undefined;
    const to = first ?? nextStop(moment.ruleStops, at);
    act(to === undefined ? { do: 'play' } : { do: 'go', to });
  });
  const begun = useRef(false);
  /** Whether the board has been brought into view, as it is by what is first done with it. */
  const hasCome = useRef(false);
  useEffect(() => {
    if (live && begun.current) {
      kept?.(shared());
      if (!editing && !props.differing && !props.keepsPlace && !hasCome.current)
        bringIntoView(root.current!);
      hasCome.current = true;
    }
    begun.current = live;
  }, [show, at, live]);

  const events = boardEvents({
    inspect: opened.inspect,
    prefetch: props.prefetch,
    onKey(event) {
      if (event.key === 'Escape' && choosing.widen()) return true;
      const asked = keyAction(event, walk, { plays: !editing, undoes: session !== null });
      if (asked?.is === 'event') act(asked.event);
      else if (asked?.is === 'inspect') opened.inspect(objectOf(event));
      else if (asked) choosing.chooseNth(asked.index);
      return asked !== null;
    },
  });

  return (
    <TableContext.Provider value={table}>
      <section
        class="play"
        ref={root}
        {...group(words.board.label)}
        aria-label={words.board.label}
        {...events}
      >
        <Stage
          board={stop.board}
          marks={marks}
          live={live}
          moving={live && !editing}
          speed={walk.speed}
          desk={desk}
          moment={stop}
          over={props.over}
        />
        <PlaySide
          {...props}
          moment={moment}
          choosing={choosing}
          seats={seats}
          rules={rules}
          plays={!editing}
          desk={desk}
        />
        {live && (
          <p class="unseen" aria-live="polite">
            {(at > 0 || hasMoved.current) && announcementOf(stop, current, walk, rule, words)}
          </p>
        )}
        {(opened.inspected || opened.pressed) && (
          <OpenedSheets
            stop={stop}
            opened={opened}
            spots={props.spots}
            plays={!editing}
            options={canChoose && !session ? options : null}
            choosing={canChoose ? choosing : null}
            library={library}
            marks={marks}
            seats={seats}
            words={words}
            rules={rules}
            act={act}
            underCard={props.underCard}
          />
        )}
      </section>
    </TableContext.Provider>
  );
}

/** Shows the rule of the page when a *Watch* outside the board asks for it. */
function useWatch(root: RefObject<HTMLElement | null>, show: () => void): void {
  const newest = useSteady(show);
  useLayoutEffect(() => {
    const place = root.current!;
    place.addEventListener(WATCH, newest);
    return () => place.removeEventListener(WATCH, newest);
  }, []);
}

interface BoardEvents {
  inspect: (object: number) => void;
  prefetch: (() => void) | undefined;
  /** Does what a key asks for; false where it asks for nothing. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Returns the pointer, focus and key handlers of the board. */
function boardEvents({ inspect, prefetch, onKey }: BoardEvents) {
  /** Prefetches the sheets or the engine when the pointer or focus enters something that opens them. */
  const loadSoon = ({ target }: { target: EventTarget | null }) => {
    if (isIn(target, '.stage')) void OpenedSheets.preload();
    if (isIn(target, '.question .answers, .option')) prefetch?.();
  };
  return {
    onFocusIn: loadSoon,
    onPointerOver: loadSoon,
    onContextMenu(event: MouseEvent) {
      const object = objectOf(event);
      if (object === null) return;
      event.preventDefault();
      inspect(object);
    },
    onKeyDown(event: KeyboardEvent) {
      if (onKey(event)) event.preventDefault();
    },
  };
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Returns the screen reader's text for a stop: its number, question or last event, and rules. */
function announcementOf(
  { decision }: ShownStop,
  current: Told | null,
  { at, count }: Walk,
  rule: string | null,
  words: Words,
): string {
  const { timeline } = words;
  const said = decision
    ? `${wordsOf(decision.said, words)} ${timeline.rules(foldRules(decision.cites, rule).few)}`
    : current
      ? spokenWords(current, rule, words)
      : `${timeline.position}.`;
  return `${timeline.moment(at, count - 1)} ${said}`;
}
