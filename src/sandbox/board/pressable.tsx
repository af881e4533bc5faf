import type { ComponentChildren } from 'preact';
import { useTable } from '../elements/table-context.ts';
import { useEditing } from './editing.ts';

interface Props {
  /** Whether it can be chosen now, and is. */
  option: boolean;
  chosen: boolean;
  /** The key of the thing or place, see `place.ts`. */
  at: string;
  /** Nothing opens where it is pressed: it is no button unless it can be chosen. */
  idle?: boolean;
  /** A press explains what it shows, though nothing opens. */
  explained?: boolean;
  class?: string;
  /** The accessible name: everything that it shows, in words. */
  label: string;
  style?: string;
  children: ComponentChildren;
}

/**
 * Draws a thing on the board as a button once the sandbox is live; before that, and where a press would
 * do nothing, as a plain box of the same size.
 */
export function Pressable({
  at,
  option,
  chosen,
  idle,
  explained,
  class: name = '',
  ...rest
}: Props) {
  const { label, style, children } = rest;
  const { live, press } = useTable();
  const editing = useEditing();
  const classes = `press ${name}${option ? ' option' : ''}${chosen ? ' chosen' : ''}`;
  if (!live) {
    return (
      <div class={classes} style={style}>
        {children}
      </div>
    );
  }
  if (idle && !option && !editing) {
    return explained ? (
      // biome-ignore lint/a11y/useKeyWithClickEvents: its label says the same to who cannot press it
      <div
        class={`${classes} explained`}
        style={style}
        role="img"
        aria-label={label}
        data-at={at}
        onClick={() => press(at)}
      >
        {children}
      </div>
    ) : (
      <div class={classes} style={style} role="img" aria-label={label}>
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
