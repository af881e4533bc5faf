/** The difference of two values as data: the editions and variants of a play are nearly the same. */

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * What makes one value another: 0, nothing; a list of one, that value instead; an empty list, it is
 * no longer there; else the difference of each part that is another, of a list also its length.
 */
export type Delta = 0 | readonly [Json] | readonly [] | DeltaOfParts;

export interface DeltaOfParts {
  readonly [part: string]: Delta | number;
}

/** The difference that `changed` needs to make the second value of the first. */
export function deltaOf(before: Json | undefined, after: Json | undefined): Delta {
  if (after === undefined) return [];
  if (before === after) return 0;
  if (!isParted(before) || !isParted(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [after];
  }
  const parts: Record<string, Delta | number> = {};
  const [own, other] = [before as JsonObject, after as JsonObject];
  for (const key of new Set([...Object.keys(own), ...Object.keys(other)])) {
    if (Array.isArray(after) && Number(key) >= after.length) continue;
    const part = deltaOf(own[key], other[key]);
    if (part !== 0) parts[key] = part;
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) {
    parts.length = after.length;
  }
  return Object.keys(parts).length === 0 ? 0 : parts;
}

/** The value that a difference makes of another. */
export function changed(before: Json | undefined, delta: Delta): Json | undefined {
  if (delta === 0) return before;
  if (Array.isArray(delta)) return delta[0];
  const { length, ...rest } = delta as DeltaOfParts;
  const parts: Record<string, Delta | number> = rest;
  const after: Record<string, Json> | Json[] = Array.isArray(before)
    ? before.slice(0, typeof length === 'number' ? length : undefined)
    : { ...(before as JsonObject) };
  const places = after as Record<string, Json>;
  if (!Array.isArray(before) && length !== undefined) parts.length = length;
  for (const [key, part] of Object.entries(parts)) {
    const value = changed(places[key], part as Delta);
    if (value === undefined) delete places[key];
    else places[key] = value;
  }
  return after;
}

function isParted(value: Json | undefined): value is readonly Json[] | JsonObject {
  return typeof value === 'object' && value !== null;
}
