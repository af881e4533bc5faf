/**
 * Writing values that are nearly the same as one: a play in several editions differs in little but the
 * numbers of rules. Where they differ, an object with nothing but the key `""` lists what each has.
 * Words without anything to them are written as texts, and the rules that something cites as one text.
 * As with `packing.ts`, a reader gains nothing; but packed plays are 31 kB in place of 48, 29 MB of the
 * whole site.
 */

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

const DIFFERENT = '';

/** Several values as one. */
export function mergeValues(values: readonly Json[]): Json {
  return merged(values.map((value) => shortened(value)));
}

/** The value at a place of those that were written as one. */
export function oneOf(written: Json, index: number, key = ''): Json {
  if (typeof written !== 'object' || written === null) {
    return key === 'cites' ? String(written).split(' ') : written;
  }
  if (isList(written)) {
    return written.map((each) => {
      const one = oneOf(each, index);
      return key === 'said' && typeof one === 'string' ? { text: one } : one;
    });
  }
  if (DIFFERENT in written) {
    return oneOf((written[DIFFERENT] as readonly Json[])[index]!, index, key);
  }
  const fields = Object.entries(written);
  return Object.fromEntries(fields.map(([name, field]) => [name, oneOf(field, index, name)]));
}

function merged(values: readonly Json[]): Json {
  const [first = null, ...others] = values;
  const written = JSON.stringify(first);
  if (others.every((other) => JSON.stringify(other) === written)) return first;
  const keys = keysOf(first);
  if (keys === null || others.some((other) => keysOf(other) !== keys)) {
    return { [DIFFERENT]: values };
  }
  const fields = Object.keys(first as JsonObject).map(
    (key) => [key, merged(values.map((value) => (value as JsonObject)[key]!))] as const,
  );
  return Array.isArray(first) ? fields.map(([, field]) => field) : Object.fromEntries(fields);
}

/** The keys of an object or a list, the same text for the same ones; null for what has none. */
function keysOf(value: Json): string | null {
  if (typeof value !== 'object' || value === null) return null;
  return isList(value) ? `[${value.length}]` : Object.keys(value).join();
}

/** A value with its words and rules written shorter. */
function shortened(value: Json, key = ''): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) {
    if (key === 'cites' && value.length > 0) return value.join(' ');
    return value.map((each) => (key === 'said' && isBare(each) ? each.text! : shortened(each)));
  }
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([name, field]) => [name, shortened(field, name)]));
}

/** Whether words have no term, card or the like to them. */
function isBare(span: Json): span is { readonly text: string } {
  return typeof span === 'object' && span !== null && Object.keys(span).join() === 'text';
}

function isList(value: readonly Json[] | JsonObject): value is readonly Json[] {
  return Array.isArray(value);
}
