import type { ComponentChildren } from 'preact';
import { useTable } from './table-context.ts';

interface Props {
  /** What it is, see `place.ts`. */
  at: string;
  class?: string;
  /** All that it shows, in words. */
  label: string;
  style?: string;
  children: ComponentChildren;
}

/** Something on the board that can be pressed once the sandbox is live; the same box before that. */
export function Pressable({ at, class: name = '', label, style, children }: Props) {
  const { live, marks, press } = useTable();
  const option = marks.options.has(at);
  const chosen = marks.chosen.has(at);
  const classes = `press ${name}${option ? ' option' : ''}${chosen ? ' chosen' : ''}`;
  if (!live) {
    return (
      <div class={classes} style={style}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={classes}
      style={style}
      aria-label={label}
      aria-pressed={option ? chosen : undefined}
      data-at={at}
      onClick={() => press(at)}
    >
      {children}
    </button>
  );
}
