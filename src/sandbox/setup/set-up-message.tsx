import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  /** What is said; nothing where it is empty. */
  children: ComponentChildren;
}

/** What came of a change, said where it was asked for; scrolled into sight for who is still there. */
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
