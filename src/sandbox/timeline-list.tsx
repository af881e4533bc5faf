import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { group } from './group.ts';
import { Icon } from './icon.tsx';
import { Sentence } from './sentence.tsx';
import { flatten, type Line } from './show.ts';
import type { Words } from './words.ts';

export interface TimelineProps {
  readonly lines: readonly Line[];
  /** The stop that is shown, and the line that it is about. */
  readonly at: number;
  readonly current: number | null;
  readonly live: boolean;
  readonly words: Words;
  readonly isLit: (line: Line) => boolean;
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
  const { first, last } = useMemo(() => reach(line), [line]);
  const here = Math.max(first - 1, Math.min(at, last));
  const marked = current !== null && contains(line, current) ? current : null;
  const { live, isLit, rules } = rest;
  return useMemo(
    () => <DrawnLine line={line} at={here} current={marked} {...rest} />,
    [line, here, marked, live, isLit, rules],
  );
}

/** The first and the last stop of a line and the lines inside it. */
function reach({ stop, lines = [] }: Line): { first: number; last: number } {
  const stops = flatten(lines).map((each) => each.stop);
  return { first: Math.min(stop, ...stops), last: Math.max(stop, ...stops) };
}

function contains(line: Line, id: number): boolean {
  return line.id === id || (line.lines ?? []).some((inside) => contains(inside, id));
}

function DrawnLine({ line, ...rest }: LineProps) {
  const { at, current, words, isLit, rules } = rest;
  const { id, kind, cites, lines = [], together, times } = line;
  const lit = isLit(line);
  const state = [
    `line of-${kind}`,
    line.stop > at && 'to-come',
    lit && 'lit',
    together && 'together',
  ].filter(Boolean);
  return (
    <li class={state.join(' ')} aria-current={current === id ? 'step' : undefined}>
      <Moment line={line} {...rest}>
        {lit && <Icon name="flag" label={words.timeline.lit} />}
        {times && `${times} × `}
        <Sentence spans={line.said} />
      </Moment>{' '}
      {together && <span class="tag">{words.timeline.actions(together)}</span>} {rules(cites)}
      {lines.length > 0 && <TimelineList lines={lines} {...rest} />}
    </li>
  );
}

interface MomentProps extends Omit<TimelineProps, 'lines'> {
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
