import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A component that is loaded when it is first drawn, or before that when it is likely to be needed.
 * Where it cannot be loaded, nothing is drawn, and the next time it is tried again.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null;
  const preload = async () => {
    loaded = await load();
  };
  function Lazy(props: P) {
    const [, setLoaded] = useState(loaded !== null);
    useEffect(() => {
      // Asked even where it has been loaded: that may have been since it was drawn as nothing.
      preload().then(() => setLoaded(true), ignore);
    }, []);
    return loaded && h(loaded, props);
  }
  return Object.assign(Lazy, { preload: () => preload().catch(ignore) });
}

function ignore() {}
