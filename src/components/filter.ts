/** Narrowing lists down: by what is typed and by what is chosen, kept in the address. */

/** Lets each form of filters hide the items of its list that do not fit. */
export function narrowLists(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('.filters')) {
    const list = page.getElementById(form.dataset.list ?? '');
    if (list) narrow(form, list);
  }
}

function narrow(form: HTMLFormElement, list: HTMLElement): void {
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')].map(readItem);
  const groups = [...list.querySelectorAll<HTMLElement>('[data-group]')];
  const count = form.querySelector('output')!;
  const reset = form.querySelector<HTMLButtonElement>('button[type=reset]')!;
  const none = form.nextElementSibling as HTMLElement;

  const apply = () => {
    const wanted = readWanted(form);
    let shown = 0;
    for (const item of items) {
      const fitting = fits(item, wanted);
      item.element.hidden = !fitting;
      if (fitting) shown += 1;
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-item]:not([hidden])');
    count.textContent = say(shown, form);
    reset.hidden = wanted.size === 0;
    none.hidden = shown > 0;
    const query = new URLSearchParams([...wanted]).toString();
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  };

  for (const [name, value] of new URLSearchParams(location.search)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = value;
    }
  }
  if (readWanted(form).size > 0) apply();
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  // The controls are empty only once the event is over.
  form.addEventListener('reset', () => setTimeout(apply));
}

/** An item of a list: its words, and the values of each of its data attributes. */
export interface Item {
  readonly words: string;
  readonly values: Readonly<Record<string, string | undefined>>;
}

function readItem(element: HTMLElement): Item & { element: HTMLElement } {
  return { element, words: plain(element.textContent ?? ''), values: element.dataset };
}

function readWanted(form: HTMLFormElement): ReadonlyMap<string, string> {
  const wanted = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') wanted.set(name, value.trim());
  }
  return wanted;
}

/** Whether an item has every word of `q`, and every other value that is wanted among its own. */
export function fits({ words, values }: Item, wanted: ReadonlyMap<string, string>): boolean {
  return [...wanted].every(([name, value]) => {
    if (name !== 'q') return values[name]?.split(' ').includes(value) ?? false;
    return plain(value)
      .split(/\s+/)
      .every((word) => words.includes(word));
  });
}

/** A text without case and accents, its apostrophes straight. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

function say(shown: number, { dataset, ownerDocument }: HTMLFormElement): string {
  const rule = new Intl.PluralRules(ownerDocument.documentElement.lang).select(shown);
  return ((rule === 'one' ? dataset.one : dataset.many) ?? '#').replace('#', String(shown));
}
