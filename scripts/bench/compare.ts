import type { Figure, Kind } from './figures.ts';

/** The figures of a release, as `bench/last-release.json` keeps them. */
export interface Release {
  readonly version: string;
  /** The processor that times and paces were measured on. */
  readonly machine: string;
  readonly figures: readonly Figure[];
}

/** The relative tolerance of each kind of figure: times differ from run to run. */
const TOLERANCE: Readonly<Record<Kind, number>> = {
  time: 0.15,
  pace: 0.15,
  ratio: 0.1,
  size: 0.02,
  share: 0.005,
};

const MORE_IS_BETTER: ReadonlySet<Kind> = new Set(['pace', 'ratio', 'share']);

const DEPENDS_ON_MACHINE: ReadonlySet<Kind> = new Set(['time', 'pace']);

export interface Difference {
  readonly name: string;
  readonly before: number;
  readonly now: number;
  /** `unknown` for times and paces that were measured on another machine. */
  readonly verdict: 'worse' | 'better' | 'same' | 'unknown';
}

/**
 * Compares figures with those of the last release, in their order, without figures that it lacks.
 *
 * @param machine the processor that these were measured on
 */
export function compare(
  release: Release,
  figures: readonly Figure[],
  machine: string,
): readonly Difference[] {
  const before = new Map(release.figures.map(({ name, value }) => [name, value]));
  return figures.flatMap(({ name, kind, value }) => {
    const old = before.get(name);
    if (old === undefined) return [];
    const isElsewhere = DEPENDS_ON_MACHINE.has(kind) && machine !== release.machine;
    return [
      {
        name,
        before: old,
        now: value,
        verdict: isElsewhere ? 'unknown' : verdictOn(kind, old, value),
      },
    ];
  });
}

function verdictOn(kind: Kind, before: number, now: number): 'worse' | 'better' | 'same' {
  if (Math.abs(now - before) <= TOLERANCE[kind] * Math.abs(before)) return 'same';
  return now > before === MORE_IS_BETTER.has(kind) ? 'better' : 'worse';
}

/**
 * Returns the figures to store for the next release: new ones replace old ones of the same name. On
 * another machine, times and paces that were not measured again are dropped.
 */
export function mergeFigures(release: Release | null, next: Release): Release {
  const isNew = new Set(next.figures.map(({ name }) => name));
  const kept = (release?.figures ?? []).filter(
    ({ name, kind }) =>
      !isNew.has(name) && (release!.machine === next.machine || !DEPENDS_ON_MACHINE.has(kind)),
  );
  return { ...next, figures: [...kept, ...next.figures] };
}
