/**
 * Changes the address of the page that is shown, without a new entry in the history. The host stays,
 * whatever the path is: a path such as `//other.example/`, given alone, would name another host.
 *
 * @param changes the query and the fragment, each with its sign; what is not given stays
 */
export function changeOwnAddress(changes: { search?: string; hash?: string }): void {
  const here = new URL(location.href);
  if (changes.search !== undefined) here.search = changes.search;
  if (changes.hash !== undefined) here.hash = changes.hash;
  if (here.href !== location.href) history.replaceState(history.state, '', here.href);
}
