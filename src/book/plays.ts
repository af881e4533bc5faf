import { collection } from '../components/sandbox/collection.ts';
import type { Example } from '../examples/example.ts';
import { type Play, playsOf } from '../examples/play.ts';
import { runPlay } from '../examples/run.ts';

/** A play that was run, and the rules that its trace cites, each once, in their order. */
export interface PlayedThrough {
  readonly play: Play;
  readonly ok: boolean;
  readonly cites: readonly string[];
}

const cards = [...collection.values()];
const known = new WeakMap<Example, readonly PlayedThrough[]>();

/** Every play of an example, run once for a build. */
export function playsThrough(example: Example): readonly PlayedThrough[] {
  const played = known.get(example) ?? playsOf(example).map(playThrough);
  known.set(example, played);
  return played;
}

function playThrough(play: Play): PlayedThrough {
  const { ok, trace } = runPlay(play, cards);
  return { play, ok, cites: [...new Set(trace.flatMap(({ cites }) => cites))] };
}
