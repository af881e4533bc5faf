import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Words } from '../../languages/texts/sandbox.ts';
import { type EventLine, flattenLines } from '../board-view/show.ts';
import { group } from '../elements/group.ts';
import { Icon } from '../elements/icon.tsx';
import { memoComponent } from '../elements/memo.ts';
import { namesPage, Sentence } from '../elements/sentence.tsx';
import { TableContext } from '../elements/table-context.ts';
import type { Branch } from '../model/session.ts';
import { Branches, type Fork, type Forks } from './forks.tsx';

export interface TimelineProps {
  readonly lines: readonly EventLine[];
  /** The stop that is shown, and the line that it is about. */
  readonly at: number;
  readonly current: number | null;
  readonly live: boolean;
  readonly words: Words;
  readonly isLit: (line: EventLine) => boolean;
  /** Lines that the play beside it does not have, where there is one. */
  readonly differing: ReadonlySet<number> | null;
  readonly rules: (cites: readonly string[]) => ComponentChildren;
  readonly go: (stop: number) => void;
  /** Decisions that can be answered in several ways. */
  readonly forks: Forks;
  /** Goes to another line of play. */
  readonly follow: (branch: Branch) => void;
}

/**
 * Draws the whole timeline, scrolled to the stop that is shown. Its lines are not rendered again at a
 * step: an effect after the step's own drawing marks the present line and those that are to come.
 */
export function Timeline({ at, current, ...rest }: TimelineProps) {
  const { words, live, lines, isLit, differing } = rest;
  const list = useRef<HTMLElement>(null);
  const all = useMemo(() => flattenLines(lines), [lines]);
  const drawn = useDrawnLines(all.length, live);
  const isDrawn = useMemo(() => {
    const ids = new Set(all.slice(0, drawn).map(({ id }) => id));
    return ({ id }: EventLine) => ids.has(id);
  }, [all, drawn]);
  const begun = useRef({ at, current });
  useEffect(() => {
    markLines(list.current!, all, at, current);
    if (live) scrollToLine(list.current!, '[aria-current]');
  }, [all, drawn, at, current, isLit, differing]);
  useEffect(() => {
    if (live && all.some(isLit)) scrollToLine(list.current!, '.lit');
  }, [live]);
  return (
    <section class="timeline" ref={list} {...group(words.timeline.label)}>
      <TimelineList {...rest} {...begun.current} isDrawn={isDrawn} />
    </section>
  );
}

/** The most lines in the first render: more would block the page. */
const AT_ONCE = 300;
/** The lines added in each later task of the browser. */
const IN_A_TURN = 100;

/** Returns how many lines to render now. The static markup of a page has all of them. */
function useDrawnLines(count: number, live: boolean): number {
  const [drawn, setDrawn] = useState(live ? AT_ONCE : Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => setDrawn(drawn + IN_A_TURN));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}

/** Marks the lines that come after a stop, and the present line. */
function markLines(
  list: HTMLElement,
  lines: readonly EventLine[],
  at: number,
  current: number | null,
): void {
  for (const [index, line] of list.querySelectorAll('.line').entries()) {
    const { id, stop } = lines[index]!;
    line.classList.toggle('to-come', stop > at);
    if (id === current) line.setAttribute('aria-current', 'step');
    else line.removeAttribute('aria-current');
  }
}

/** Scrolls the list, and nothing else, to a line. */
function scrollToLine(list: HTMLElement, wanted: string): void {
  const line = list.querySelector(`${wanted} > .said`);
  if (!line) return;
  const { top, height } = list.getBoundingClientRect();
  const from = line.getBoundingClientRect();
  if (from.top >= top && from.bottom <= top + height) return;
  list.scrollBy({ top: from.top - top - height / 3, behavior: 'instant' });
}

interface ListProps extends TimelineProps {
  readonly isDrawn: (line: EventLine) => boolean;
}

/** Draws the events in order, each inside the event that it is part of. */
const TimelineList = memoComponent(({ lines, ...rest }: ListProps) => (
  <ol>
    {lines.filter(rest.isDrawn).map((line) => (
      <TimelineLine line={line} key={line.id} {...rest} />
    ))}
  </ol>
));

/** The kinds of line that are set apart. */
const BEGINNINGS: ReadonlySet<string> = new Set(['day-began', 'phase-began', 'turn-began']);

type LineProps = Omit<ListProps, 'lines'> & { line: EventLine };

function TimelineLine({ line, ...rest }: LineProps) {
  const { at, current, isLit, differing, live, words, rules, go, forks, follow } = rest;
  const { id, kind, lines = [], together } = line;
  const fork = live && kind === 'decision' ? forks.get(line.stop) : undefined;
  const state = [
    'line',
    BEGINNINGS.has(kind) && `of-${kind}`,
    live && line.stop > at && 'to-come',
    isLit(line) && 'lit',
    together && 'together',
    differing?.has(id) && 'differs',
  ].filter(Boolean);
  return (
    <li class={state.join(' ')} aria-current={current === id ? 'step' : undefined}>
      <LineText
        line={line}
        lit={isLit(line)}
        live={live}
        words={words}
        rules={rules}
        go={go}
        fork={fork}
      />
      {fork && fork.branches.length > 0 && <Branches fork={fork} words={words} follow={follow} />}
      {lines.some(rest.isDrawn) && <TimelineList lines={lines} {...rest} />}
    </li>
  );
}

interface LineTextProps extends Pick<TimelineProps, 'live' | 'words' | 'rules' | 'go'> {
  line: EventLine;
  lit: boolean;
  fork: Fork | undefined;
}

/** Draws the text of a line; memoized, because it is the same at every step. */
const LineText = memoComponent(({ line, lit, live, words, rules, go, fork }: LineTextProps) => {
  const { said, cites, together, times } = line;
  return (
    <>
      <Moment line={line} live={live} words={words} go={go}>
        {lit && <Icon name="flag" label={words.timeline.lit} />}
        {times && `${times} × `}
        <Sentence spans={said} linked />
      </Moment>{' '}
      {together && <span class="tag">{words.timeline.actions(together)}</span>} {rules(cites)}
      {fork && (
        <span class="options-here">
          <Icon name="fork" /> {words.decision.options(fork.options)}
        </span>
      )}
    </>
  );
});

interface MomentProps extends Pick<TimelineProps, 'live' | 'words' | 'go'> {
  line: EventLine;
  children: ComponentChildren;
}

/**
 * The words of a line: a button that goes to its moment, once there is a board that can follow. Links
 * cannot stand in a button: where there are some, it lies behind the words.
 */
function Moment({ line, live, words, go, children }: MomentProps) {
  const library = useContext(TableContext)?.library ?? {};
  if (!live) return <span class="said">{children}</span>;
  const press = () => go(line.stop);
  if (!namesPage(line.said, library)) {
    return (
      <button type="button" class="said" onClick={press}>
        {children}
      </button>
    );
  }
  return (
    <span class="said">
      <button
        type="button"
        class="moment"
        onClick={press}
        aria-label={words.timeline.goTo(line.stop)}
      />
      {children}
    </span>
  );
}
