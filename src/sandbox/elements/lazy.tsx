import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A component that is loaded when it is first drawn, or before that when it is likely to be needed.
 *
 * @param Unloaded what is drawn where loading fails; without it, nothing is. Loading is tried again
 *   when the component next appears.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Unloaded?: ComponentType<P>,
) {
  let loaded: ComponentType<P> | null = null;
  const loadOnce = async () => {
    if (loaded) return;
    const Component = await load();
    // Where two calls load it at once, the first stays: another component would be drawn anew, without the focus.
    loaded ??= Component;
  };
  function Lazy(props: P) {
    const [state, setState] = useState(loaded ? 'loaded' : 'loading');
    useEffect(() => {
      // Asked even where it has been loaded: that may have been since it was drawn as nothing.
      loadOnce().then(
        () => setState('loaded'),
        () => setState('failed'),
      );
    }, []);
    if (loaded) return h(loaded, props);
    return state === 'failed' && Unloaded ? h(Unloaded, props) : null;
  }
  /** Starts loading; ignores a failure, because the component tries again. */
  const preload = () => loadOnce().catch(() => undefined);
  return Object.assign(Lazy, { preload });
}
