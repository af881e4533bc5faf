import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';
import { Sentence } from './sentence.tsx';
import type { Line } from './timeline.ts';
import type { Span } from './told.ts';
import type { Words } from './words.ts';

export interface TimelineProps {
  readonly lines: readonly Line[];
  /** The stop that is shown, and the line that it is about. */
  readonly at: number;
  readonly current: number | null;
  readonly live: boolean;
  readonly words: Words;
  readonly tell: (line: Line) => readonly Span[];
  readonly rules: (cites: readonly string[]) => ComponentChildren;
  readonly go: (stop: number) => void;
}

/** What happens, in order; each event inside the one that it is part of. */
export function TimelineList({ lines, ...rest }: TimelineProps) {
  return (
    <ol>
      {lines.map((line) => (
        <TimelineLine line={line} key={line.entry.id} {...rest} />
      ))}
    </ol>
  );
}

function TimelineLine({ line, ...rest }: Omit<TimelineProps, 'lines'> & { line: Line }) {
  const { at, current, words, tell, rules } = rest;
  const { entry, lit, lines, together } = line;
  const state = [
    `line of-${entry.kind}`,
    line.stop > at && 'to-come',
    lit && 'lit',
    together > 0 && 'together',
  ].filter(Boolean);
  return (
    <li class={state.join(' ')} aria-current={current === entry.id ? 'step' : undefined}>
      {lit && <Icon name="flag" label={words.timeline.lit} />}
      <Moment line={line} {...rest}>
        <Sentence spans={tell(line)} />
      </Moment>{' '}
      {together > 0 && <span class="tag">{words.timeline.actions(together)}</span>}{' '}
      <span class="rules">{rules(entry.cites)}</span>
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
