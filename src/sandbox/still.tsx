import type { FunctionComponent, JSX } from 'preact';
import { useMemo } from 'preact/hooks';

/** The same component, drawn anew only where one of its properties is another than before. */
export function still<P extends object>(Drawn: FunctionComponent<P>): (props: P) => JSX.Element {
  return (props) => useMemo(() => <Drawn {...props} />, Object.values(props));
}
