import { useCallback, useRef } from 'preact/hooks';

/** Returns plain data with the objects of the render before wherever they are deeply equal. */
export function useSame<T>(now: T): T {
  const last = useRef(now);
  last.current = shareStructure(last.current, now) as T;
  return last.current;
}

/** Returns `now`, with the objects of `before` wherever they are equal (structural sharing). */
export function shareStructure(before: unknown, now: unknown): unknown {
  if (before === now || !isRecord(before) || !isRecord(now)) return now;
  const old = new Map(Object.entries(before).map(([name, value]) => [keyOf(value) ?? name, value]));
  const fields = Object.entries(now).map(
    ([name, value]) => [name, shareStructure(old.get(keyOf(value) ?? name), value)] as const,
  );
  const isSame =
    Object.keys(before).length === fields.length &&
    fields.every(([name, value]) => name in before && before[name] === value);
  if (isSame) return before;
  return Array.isArray(now) ? fields.map(([, value]) => value) : Object.fromEntries(fields);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns the key that identifies an item of a list between renders. */
function keyOf(value: unknown): unknown {
  return isRecord(value) ? value.key : undefined;
}

/** Returns a function with a stable identity across renders that calls the newest function given. */
export function useSteady<A extends readonly unknown[], R>(does: (...given: A) => R) {
  const newest = useRef(does);
  newest.current = does;
  return useCallback((...given: A): R => newest.current(...given), []);
}
