import type { Component, ComponentChildren } from 'preact';

/**
 * The same component, drawn anew only where one of its properties is another than before. It cannot
 * have state: a change of that would not draw it anew.
 */
export function memoComponent<P extends object>(draw: (props: P) => ComponentChildren) {
  return function Still(this: Component<P>, props: P) {
    this.shouldComponentUpdate = (next) => isOther(this.props as P, next as P);
    return draw(props);
  };
}

function isOther<P extends object>(before: P, now: P): boolean {
  for (const name in now) if (now[name] !== before[name]) return true;
  return false;
}
