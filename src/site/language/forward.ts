/**
 * Leads from an address without language to the same place in the reader's language, unless it
 * asks the older glossary's question, which the search answers. Complete in itself but for what it
 * is given, because pages carry its source inline.
 *
 * @param places the page's address in each language, the default first
 */
export function forward(
  places: Readonly<Record<string, string>>,
  key: string,
  choose: (offered: readonly string[], saved: string | null, wanted: readonly string[]) => string,
): void {
  if (new URLSearchParams(location.search).has('search')) return;
  let saved: string | null = null;
  try {
    saved = localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing still has languages of its own.
  }
  const place = places[choose(Object.keys(places), saved, navigator.languages)];
  location.replace(place + location.search + location.hash);
}

/** Leads from an address to another one of the same language. Complete in itself, as `forward` is. */
export function leadOn(place: string): void {
  location.replace(place + location.search + location.hash);
}
