import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Words } from '../../texts/sandbox.ts';
import { flatten, type Line } from '../view/show.ts';
import { group } from './group.ts';
import { Icon } from './icon.tsx';
import { still } from './memo.ts';
import { Sentence } from './sentence.tsx';

export interface TimelineProps {
  readonly lines: readonly Line[];
  /** The stop that is shown, and the line that it is about. */
  readonly at: number;
  readonly current: number | null;
  readonly live: boolean;
  readonly words: Words;
  readonly isLit: (line: Line) => boolean;
  /** Lines that the play beside it does not have, where there is one. */
  readonly differing: ReadonlySet<number> | null;
  readonly rules: (cites: readonly string[]) => ComponentChildren;
  readonly go: (stop: number) => void;
}

/** The whole timeline; it follows the stop that is shown. */
export function Timeline(props: TimelineProps) {
  const { words, live, current, lines, isLit } = props;
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (live && list.current) follow(list.current, '[aria-current]');
  }, [current]);
  useEffect(() => {
    if (live && list.current && flatten(lines).some(isLit)) follow(list.current, '.lit');
  }, [live]);
  return (
    <section class="timeline" ref={list} {...group(words.timeline.label)}>
      <TimelineList {...props} />
    </section>
  );
}

/** Scrolls the list, and nothing else, to a line. */
function follow(list: HTMLElement, wanted: string): void {
  const line = list.querySelector(`${wanted} > .said`);
  if (!line) return;
  const { top, height } = list.getBoundingClientRect();
  const from = line.getBoundingClientRect();
  if (from.top >= top && from.bottom <= top + height) return;
  list.scrollBy({ top: from.top - top - height / 3, behavior: 'instant' });
}

/** What happens, in order; each event inside the one that it is part of. */
function TimelineList({ lines, ...rest }: TimelineProps) {
  return (
    <ol>
      {lines.map((line) => (
        <TimelineLine line={line} key={line.id} {...rest} />
      ))}
    </ol>
  );
}

type LineProps = Omit<TimelineProps, 'lines'> & { line: Line };

/** A line is drawn anew only where the step taken changes it or a line inside it: most it does not. */
function TimelineLine({ line, at, current, ...rest }: LineProps) {
  const { ids, first, last } = useMemo(() => reach(line), [line]);
  const here = Math.max(first - 1, Math.min(at, last));
  const marked = current !== null && ids.has(current) ? current : null;
  return <DrawnLine line={line} at={here} current={marked} {...rest} />;
}

/** The numbers of a line and the lines inside it, and their first and last stop. */
function reach(line: Line) {
  const all = flatten([line]);
  const stops = all.map(({ stop }) => stop);
  return {
    ids: new Set(all.map(({ id }) => id)),
    first: Math.min(...stops),
    last: Math.max(...stops),
  };
}

const DrawnLine = still(({ line, ...rest }: LineProps) => {
  const { at, current, isLit, differing } = rest;
  const { id, kind, lines = [], together } = line;
  const state = [
    `line of-${kind}`,
    line.stop > at && 'to-come',
    isLit(line) && 'lit',
    together && 'together',
    differing?.has(id) && 'differs',
  ].filter(Boolean);
  const { live, words, rules, go } = rest;
  return (
    <li class={state.join(' ')} aria-current={current === id ? 'step' : undefined}>
      <LineText line={line} lit={isLit(line)} live={live} words={words} rules={rules} go={go} />
      {lines.length > 0 && <TimelineList lines={lines} {...rest} />}
    </li>
  );
});

interface LineTextProps extends Pick<TimelineProps, 'live' | 'words' | 'rules' | 'go'> {
  line: Line;
  lit: boolean;
}

/** What a line says: the same at every step. */
const LineText = still(({ line, lit, live, words, rules, go }: LineTextProps) => {
  const { said, cites, together, times } = line;
  return (
    <>
      <Moment line={line} live={live} go={go}>
        {lit && <Icon name="flag" label={words.timeline.lit} />}
        {times && `${times} × `}
        <Sentence spans={said} />
      </Moment>{' '}
      {together && <span class="tag">{words.timeline.actions(together)}</span>} {rules(cites)}
    </>
  );
});

interface MomentProps extends Pick<TimelineProps, 'live' | 'go'> {
  line: Line;
  children: ComponentChildren;
}

/** The words of a line: a button that goes to its moment, once there is a board that can follow. */
function Moment({ line, live, go, children }: MomentProps) {
  if (!live) return <span class="said">{children}</span>;
  return (
    <button type="button" class="said" onClick={() => go(line.stop)}>
      {children}
    </button>
  );
}
