import type { ProblemPlace, Problems } from '../problem.ts';

/** The places that parts of loaded data came from, for messages. */
export class Places {
  readonly #known = new WeakMap<object, () => ProblemPlace>();

  /** Remembers the place of a part; `place` is only called for a message. */
  set(part: object, place: () => ProblemPlace): void {
    this.#known.set(part, place);
  }

  /** Returns the place of a part, or only the file if the place is not known. */
  of(part: object, file: string): ProblemPlace {
    return this.#known.get(part)?.() ?? { file };
  }

  /** Gives a part the place of the one that it replaces. */
  inherit(part: object, from: object): void {
    const place = this.#known.get(from);
    if (place) this.#known.set(part, place);
  }
}

/** Records the places of the data that are read, and problems with them. */
export interface DataReading {
  readonly places: Places;
  readonly problems: Problems;
}
