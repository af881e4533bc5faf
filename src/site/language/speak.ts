/**
 * Says, before a page of all languages is painted, which of them its reader reads: that of the
 * address, else the reader's own. Complete in itself but for what it is given, because pages carry
 * its source inline.
 *
 * @param offered the site's languages, the default first
 */
export function speak(
  offered: readonly string[],
  key: string,
  choose: (offered: readonly string[], saved: string | null, wanted: readonly string[]) => string,
): void {
  let saved: string | null = null;
  try {
    saved = localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing still has languages of its own.
  }
  const root = document.documentElement;
  const named = location.pathname.split('/').find((part) => offered.includes(part));
  root.lang = named ?? choose(offered, saved, navigator.languages);
  root.dataset.speaks = root.lang;
}
