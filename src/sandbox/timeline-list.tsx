import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';
import { Sentence } from './sentence.tsx';
import type { Line } from './show.ts';
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

/** What happens, in order; each event inside the one that it is part of. */
export function TimelineList({ lines, ...rest }: TimelineProps) {
  return (
    <ol>
      {lines.map((line) => (
        <TimelineLine line={line} key={line.id} {...rest} />
      ))}
    </ol>
  );
}

function TimelineLine({ line, ...rest }: Omit<TimelineProps, 'lines'> & { line: Line }) {
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
      {together && <span class="tag">{words.timeline.actions(together)}</span>}{' '}
      <span class="rules">{rules(cites)}</span>
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
