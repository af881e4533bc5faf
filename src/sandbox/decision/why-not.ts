import type { Refusal, ShownStop } from '../board-view/show.ts';
import type { Event } from '../model/session.ts';

/** Why something cannot be chosen at a stop. */
export interface RefusalExplainer {
  refusalsOf: (about: string) => readonly Refusal[];
  /** Loads the engine, which knows the reason; undefined where there is nothing to ask. */
  ask: (about: string) => (() => void) | undefined;
}

/**
 * Returns an explainer of refusals at a stop. The page has those of few cards, the loaded engine of all.
 *
 * @param options things to choose from; null where nothing can be chosen or the engine is loaded
 */
export function whyNotAt(
  { decision }: ShownStop,
  options: { has: (about: string) => boolean } | null,
  act: (event: Event) => void,
): RefusalExplainer {
  const refusalsOf = (about: string) =>
    (decision?.refusals ?? []).filter(({ places }) => places.includes(about));
  const canAsk = (about: string) =>
    options !== null &&
    decision !== null &&
    !decision.secret &&
    !options.has(about) &&
    refusalsOf(about).length === 0;
  return {
    refusalsOf,
    ask: (about) => (canAsk(about) ? () => act({ do: 'dismiss' }) : undefined),
  };
}
