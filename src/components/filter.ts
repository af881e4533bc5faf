/** Narrowing lists down: by what is typed and by what is chosen, kept in the address. */

/** Lets each group of filters hide the items of its list that do not fit. */
export function narrowLists(page: Document): void {
  for (const filters of page.querySelectorAll<HTMLElement>('.filters')) {
    const list = page.getElementById(filters.dataset.list ?? '');
    if (list) narrow(filters, list);
  }
}

type Control = HTMLInputElement | HTMLSelectElement;

function narrow(filters: HTMLElement, list: HTMLElement): void {
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')].map(readItem);
  const groups = [...list.querySelectorAll<HTMLElement>('[data-group]')];
  const controls = [...filters.querySelectorAll<Control>('input, select')];
  const count = filters.querySelector('output')!;
  const reset = filters.querySelector('button')!;
  const none = filters.nextElementSibling as HTMLElement;

  const apply = () => {
    const wanted = readWanted(controls);
    let shown = 0;
    for (const item of items) {
      const fitting = fits(item, wanted);
      item.element.hidden = !fitting;
      if (fitting) shown += 1;
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-item]:not([hidden])');
    count.textContent = say(shown, filters);
    reset.hidden = wanted.size === 0;
    none.hidden = shown > 0;
    const query = new URLSearchParams([...wanted]).toString();
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  };

  const asked = new URLSearchParams(location.search);
  for (const control of controls) control.value = asked.get(control.name) ?? '';
  if (readWanted(controls).size > 0) apply();
  filters.addEventListener('input', apply);
  reset.addEventListener('click', () => {
    for (const control of controls) control.value = '';
    apply();
    controls[0]?.focus();
  });
}

/** An item of a list: its words, and the values of each of its data attributes. */
export interface Item {
  readonly words: string;
  readonly values: Readonly<Record<string, string | undefined>>;
}

function readItem(element: HTMLElement): Item & { element: HTMLElement } {
  return { element, words: plain(element.textContent ?? ''), values: element.dataset };
}

function readWanted(controls: readonly Control[]): ReadonlyMap<string, string> {
  return new Map(
    controls.map(({ name, value }) => [name, value.trim()] as const).filter(([, value]) => value),
  );
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

function say(shown: number, { dataset, ownerDocument }: HTMLElement): string {
  const rule = new Intl.PluralRules(ownerDocument.documentElement.lang).select(shown);
  return ((rule === 'one' ? dataset.one : dataset.many) ?? '#').replace('#', String(shown));
}
