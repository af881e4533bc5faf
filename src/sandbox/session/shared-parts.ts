/**
 * Writing a value so that what stands in it several times is written once: the editions and variants
 * of a play are nearly the same, and so are the lines and boards of each.
 */

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * A value with its repeated parts. `~` and a number of base 36 stands for the part at that place, which
 * may name earlier ones; a text that begins with `~` itself begins with two.
 */
export interface SharedParts {
  readonly parts: readonly Json[];
  readonly whole: Json;
}

const MARK = '~';
/** Shorter ones are written again: when the whole is compressed, that costs less than their names. */
const LEAST_LENGTH = 100;

/** A value among all that are different. */
interface Different {
  readonly value: Json;
  /** Its elements or fields; none of a text, a number or the like. */
  readonly fields: readonly (readonly [key: string, field: Different])[];
  /** How long it is when it is written whole. */
  readonly length: number;
  /** In how many places of different values it stands. */
  places: number;
}

/** A value with its repeated parts taken out. */
export function shareParts(value: Json): SharedParts {
  const parts: Json[] = [];
  const names = new Map<Different, string>();
  const write = (one: Different): Json => {
    if (!isWorthSharing(one)) return writeHere(one);
    const known = names.get(one);
    if (known !== undefined) return known;
    const part = writeHere(one);
    const name = MARK + (parts.push(part) - 1).toString(36);
    names.set(one, name);
    return name;
  };
  const writeHere = ({ value: own, fields }: Different): Json => {
    if (typeof own === 'string') return own.startsWith(MARK) ? MARK + own : own;
    if (typeof own !== 'object' || own === null) return own;
    const written = fields.map(([key, field]) => [key, write(field)] as const);
    return Array.isArray(own) ? written.map(([, field]) => field) : Object.fromEntries(written);
  };
  const whole = write(differentIn(value));
  return { parts, whole };
}

/** The value that `shareParts` was given; equal parts of it are one object. */
export function joinParts({ parts, whole }: SharedParts): Json {
  const joined: Json[] = [];
  const read = (value: Json): Json => {
    if (typeof value === 'string') {
      if (!value.startsWith(MARK)) return value;
      const rest = value.slice(MARK.length);
      return rest.startsWith(MARK) ? rest : joined[Number.parseInt(rest, 36)]!;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(read);
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, read(field)]));
  };
  for (const part of parts) joined.push(read(part));
  return read(whole);
}

function isWorthSharing({ places, length }: Different): boolean {
  return places > 1 && length >= LEAST_LENGTH;
}

/** Finds what is equal in a value: equal values become one. */
function differentIn(whole: Json): Different {
  const known = new Map<string, Different>();
  const numbers = new Map<Different, number>();
  const find = (value: Json): Different => {
    const isParted = typeof value === 'object' && value !== null;
    const fields = isParted
      ? Object.entries(value).map(([key, field]) => [key, find(field)] as const)
      : [];
    const described = fields.map(([key, field]) => [key, numbers.get(field)]);
    const key = isParted
      ? JSON.stringify([Array.isArray(value), ...described])
      : JSON.stringify(value);
    const same = known.get(key);
    if (same) return same;
    for (const [, field] of fields) field.places++;
    const length = isParted ? lengthOf(fields, Array.isArray(value)) : key.length;
    const one = { value, fields, length, places: 0 };
    known.set(key, one);
    numbers.set(one, numbers.size);
    return one;
  };
  return find(whole);
}

/** How long a list or an object is when it is written. */
function lengthOf(fields: Different['fields'], isList: boolean): number {
  const lengths = fields.map(([key, field]) => field.length + 1 + (isList ? 0 : key.length + 3));
  return lengths.reduce((sum, length) => sum + length, 2);
}
