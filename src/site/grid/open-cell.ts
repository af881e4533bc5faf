/** Shows the outcome for the two terms that a reader picks or the address names; on paper, for every pair. */

import { cellId, type GridTerm, gridPair, gridTermOf } from '../../rulebook/grid.ts';

const pickers = document.querySelectorAll<HTMLSelectElement>('.grid-pickers select');
const [first, second] = pickers;
const page = document.querySelector<HTMLElement>('.grid-rows');

/** Shows the entry or the row that an id belongs to. */
function showAsked(id: string): boolean {
  const found = document
    .getElementById(id)
    ?.closest<HTMLElement>('.grid-row details, .grid-never, .grid-row');
  if (!found || !page) return false;
  for (const shown of page.querySelectorAll('.asked')) shown.classList.remove('asked');
  found.classList.add('asked');
  if (found instanceof HTMLDetailsElement) found.open = true;
  return true;
}

/** Marks in the table the two heads of the pair that is shown. */
function markHeads(terms: readonly string[]): void {
  for (const head of document.querySelectorAll<HTMLElement>('.grid-table [data-term]')) {
    head.classList.toggle('chosen', terms.includes(head.dataset.term!));
  }
}

function pickedPair(): readonly [GridTerm, GridTerm] | null {
  const [a, b] = [first, second].map((picker) => gridTermOf(picker?.value ?? ''));
  return a && b && a !== b ? gridPair(a, b) : null;
}

/** Sets the pickers to the pair of an address. */
function pickAddressed(id: string): void {
  if (!first || !second) return;
  const terms = [...first.options].map(({ value }) => value);
  const a = terms.find(
    (term) => terms.includes(id.slice(term.length + 1)) && id.startsWith(`${term}-`),
  );
  if (a === undefined) return;
  first.value = a;
  second.value = id.slice(a.length + 1);
}

function showPicked(): void {
  const pair = pickedPair();
  if (!pair) return;
  markHeads(pair);
  showAsked(cellId(...pair));
}

function followAddress(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  if (gridTermOf(id) !== null && showAsked(id)) {
    markHeads([id]);
  } else {
    pickAddressed(id);
    showPicked();
  }
  if (id !== '') page?.scrollIntoView({ block: 'nearest' });
}

for (const picker of pickers) {
  picker.addEventListener('change', () => {
    // A term does not meet itself: the other picker gives way.
    const other = picker === first ? second : first;
    if (other && other.value === picker.value) {
      other.value = [...other.options].find(({ value }) => value !== picker.value)!.value;
    }
    const pair = pickedPair();
    if (pair) history.replaceState(history.state, '', `#${cellId(...pair)}`);
    showPicked();
  });
}
followAddress();
window.addEventListener('hashchange', followAddress);
