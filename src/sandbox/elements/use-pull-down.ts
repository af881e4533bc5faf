import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';

/** Pixels after which a pull is meant. */
const FAR = 32;

/** Returns the pointer handlers of a grip, and calls `pulled` when it is pulled down. */
export function usePullDown(pulled: () => void) {
  const from = useRef<number | null>(null);
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => {
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientY }: TargetedPointerEvent<HTMLElement>) => {
      if (from.current === null || clientY - from.current < FAR) return;
      end();
      pulled();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
