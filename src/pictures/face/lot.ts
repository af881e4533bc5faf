/** Numbers that look drawn by lot and are the same for the same seed. */
export interface Lot {
  /** Returns the next number, at least 0 and below 1. */
  next(): number;
  /** Returns a whole number below a limit. */
  below(limit: number): number;
}

/** Returns the lot of a seed. */
export function lotOf(seed: string): Lot {
  let state = hashOf(seed) || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return { next, below: (limit) => Math.floor(next() * limit) };
}

/** Returns a whole number of 32 bits for a text. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}
