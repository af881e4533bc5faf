import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  /** The text of the message; empty for none. */
  children: ComponentChildren;
}

/** Draws the outcome of a change where it was made, scrolled into view if the focus is still there. */
export function SetUpMessage({ children }: Props) {
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = field.current?.parentElement;
    if (!children || !part?.contains(document.activeElement)) return;
    field.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, [children]);
  return (
    <div ref={field} class="set-up-message" role="status">
      {children}
    </div>
  );
}
