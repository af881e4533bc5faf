/** Narrowing lists down: by what is typed and by what is chosen, kept in the address. */
import { changeOwnAddress } from '../../addresses/own-address.ts';
import { plainLetters } from '../../rulebook/plain-letters.ts';

/** Lets each group of filters hide the items of its list that do not fit. */
export function narrowLists(page: Document): void {
  for (const filters of page.querySelectorAll<HTMLElement>('.filters')) {
    const list = page.getElementById(filters.dataset.list ?? '');
    if (list) narrowList(filters, list);
  }
}

type Control = HTMLInputElement | HTMLSelectElement;

function narrowList(filters: HTMLElement, list: HTMLElement): void {
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')].map(readItem);
  const groups = [...list.querySelectorAll<HTMLElement>('[data-group]')].map(readGroup);
  const controls = [...filters.querySelectorAll<Control>('input, select')];
  const count = filters.querySelector('output')!;
  const reset = filters.querySelector<HTMLButtonElement>('.filter-count button')!;
  const chosen = filters.querySelector('.filter-chosen');
  const found = filters.querySelector('.filter-found');
  const none = filters.nextElementSibling as HTMLElement;

  const apply = () => {
    const wanted = readWanted(controls);
    let shown = 0;
    for (const item of items) {
      const fitting = fitsFilter(item, wanted);
      item.element.hidden = !fitting;
      if (fitting) shown += 1;
    }
    for (const group of groups) showIfFilled(group);
    count.textContent = countText(shown, filters);
    if (found) found.textContent = count.textContent;
    reset.hidden = wanted.size === 0;
    none.hidden = shown > 0;
    const choices = [...wanted.keys()].filter((name) => name !== 'q').length;
    if (chosen) chosen.textContent = choices > 0 ? String(choices) : '';
    const query = new URLSearchParams([...wanted]).toString();
    changeOwnAddress({ search: query });
  };

  const asked = new URLSearchParams(location.search);
  for (const control of controls) {
    control.value = asked.get(control.name) ?? '';
    // A list of choices that lacks this value is now empty, and so is set to its first choice, any.
    control.value ||= '';
  }
  let texts = filters.dataset.texts;
  const narrowDown = () => {
    apply();
    if (texts === undefined || !readWanted(controls).has('q')) return;
    void addTexts(texts, items).then(apply, () => {});
    texts = undefined;
  };
  if (readWanted(controls).size > 0) narrowDown();
  filters.addEventListener('input', narrowDown);
  reset.addEventListener('click', () => {
    for (const control of controls) control.value = '';
    apply();
    controls[0]?.focus();
  });
}

/** A group of items, and the links to it. */
interface Group {
  readonly element: HTMLElement;
  readonly links: readonly HTMLElement[];
}

function readGroup(element: HTMLElement): Group {
  const leadsHere = `nav a[href="#${CSS.escape(element.id)}"]`;
  const links = element.id ? document.querySelectorAll<HTMLElement>(leadsHere) : [];
  return { element, links: [...links] };
}

/** Hides a group without items, and the links to it; a link that counts items counts those shown. */
function showIfFilled({ element, links }: Group): void {
  const shown = element.querySelectorAll('[data-item]:not([hidden])').length;
  element.hidden = shown === 0;
  for (const link of links) {
    (link.closest('li') ?? link).hidden = element.hidden;
    const count = link.querySelector('.count');
    if (count) count.textContent = String(shown);
  }
}

/** Adds the texts of the cards on an item's page to the words of the item. */
async function addTexts(file: string, items: (Item & { element: HTMLElement })[]): Promise<void> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const { cards } = (await response.json()) as { cards: { url: string; text: string }[] };
  const pathOf = (url: string) => new URL(url, location.href).pathname;
  const texts = Map.groupBy(cards, ({ url }) => pathOf(url));
  for (const item of items) {
    const versions = texts.get(item.element.querySelector('a')?.pathname ?? '') ?? [];
    item.words = plainLetters([item.words, ...versions.map(({ text }) => text)].join(' '));
  }
}

type Values = Readonly<Record<string, string | undefined>>;

/** An item of a list: its words, and the values of each of its data attributes. */
export interface Item {
  words: string;
  readonly values: Values;
  /** Further values of its parts; a single part must fit all filters. */
  readonly parts?: readonly Values[];
}

function readItem(element: HTMLElement): Item & { element: HTMLElement } {
  const { parts } = element.dataset;
  return {
    element,
    words: plainLetters(element.textContent ?? ''),
    values: element.dataset,
    ...(parts === undefined ? {} : { parts: readParts(parts) }),
  };
}

/** Reads `faction=axiom&cost=3|faction=muna&cost=2`. */
export function readParts(parts: string): readonly Values[] {
  return parts.split('|').map((part) => Object.fromEntries(new URLSearchParams(part)));
}

function readWanted(controls: readonly Control[]): ReadonlyMap<string, string> {
  return new Map(
    controls.map(({ name, value }) => [name, value.trim()] as const).filter(([, value]) => value),
  );
}

/** Whether an item has every word of `q`, and every other value that is wanted among its own. */
export function fitsFilter(item: Item, wanted: ReadonlyMap<string, string>): boolean {
  const { words, values, parts = [{}] } = item;
  const asked = plainLetters(wanted.get('q') ?? '').split(/\s+/);
  if (!asked.every((word) => words.includes(word))) return false;
  const chosen = [...wanted].filter(([name]) => name !== 'q');
  return parts.some((part) =>
    chosen.every(([name, value]) => (part[name] ?? values[name])?.split(' ').includes(value)),
  );
}

function countText(shown: number, { dataset, ownerDocument }: HTMLElement): string {
  const rule = new Intl.PluralRules(ownerDocument.documentElement.lang).select(shown);
  return ((rule === 'one' ? dataset.one : dataset.many) ?? '#').replace('#', String(shown));
}
