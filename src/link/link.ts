/**
 * `/link.js`: for the pages of others. Turns `[[6.1.e]]`, `[[Sabotage]]` and `[[!Open the Gates]]`
 * into links with a preview. Asks this site for a list of names and, when a link is pointed at, for
 * its text; keeps nothing and tells nobody.
 *
 *     <script src="https://SITE/link.js" data-language="en" data-edition="4.0" defer></script>
 *
 * Numbers are of the current edition, or of the one that `data-edition` names, or that the mark does:
 * `[[6.1.e (4.0)]]`.
 */
import { type FoundPage, findPages, type LookupTable, numberAt } from '../api/look-up.ts';

interface Table extends LookupTable {
  readonly languages: readonly string[];
}

interface Place {
  /** The site's address up to its folder, with the final slash. */
  readonly base: string;
  readonly language: string;
  /** The edition whose numbers are meant. */
  readonly edition: string;
}

const MARK = /\[\[(!?[^[\]|\n]{1,80})(?:\|([^[\]|\n]{1,200}))?\]\]/g;
/** Elements in which a mark is left alone. */
const OTHERS =
  'a, code, pre, script, style, textarea, select, svg, [contenteditable=""], [contenteditable="true"]';

/** Turns the marks in a page into links, now and in content that is added later. */
export async function linkMarks(script: HTMLScriptElement): Promise<void> {
  const base = new URL('.', script.src).href;
  const response = await fetch(`${base}api/v1/lookup.json`);
  if (!response.ok) return;
  const table = (await response.json()) as Table;
  const wanted = script.dataset.language ?? document.documentElement.lang.slice(0, 2);
  const language = table.languages.includes(wanted) ? wanted : 'en';
  const { edition = table.current } = script.dataset;
  const place = { base, language, edition };
  const linkIn = (node: Node) => {
    for (const text of textsIn(node)) replaceSafely(text, table, place);
  };
  linkIn(document.body);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) linkIn(node);
    if (shown && !shown.link.isConnected) shown.close();
  }).observe(document.body, { childList: true, subtree: true });
}

/** Returns the texts with marks in a node, which may be a text itself. */
function textsIn(root: Node): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const first = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
  for (let node = first; node; node = walker.nextNode()) {
    if (node.nodeValue!.includes('[[') && !node.parentElement?.closest(OTHERS)) {
      texts.push(node as Text);
    }
  }
  return texts;
}

/**
 * Replaces the marks in a text; one where that fails stays as it is, and other texts are not affected.
 */
function replaceSafely(text: Text, table: Table, place: Place): void {
  try {
    replaceMarks(text, table, place);
  } catch (error) {
    console.warn('Altered Codex:', error);
  }
}

/** Puts links into a text where its marks mean something; others stay as they are. */
function replaceMarks(text: Text, table: Table, place: Place): void {
  const parts: (string | Node)[] = [];
  let end = 0;
  for (const match of text.data.matchAll(MARK)) {
    const [whole, query, shown] = match;
    const [page] = findPages(query!, table, place.edition);
    if (page === undefined) continue;
    parts.push(text.data.slice(end, match.index), linkTo(page, shown ?? query!.replace(/^!/, '')));
    end = match.index + whole.length;
  }
  if (end === 0) return;
  parts.push(text.data.slice(end));
  text.replaceWith(...parts);

  function linkTo({ path, item }: FoundPage, words: string): HTMLAnchorElement {
    const link = document.createElement('a');
    link.href = `${place.base}${place.language}/${path}/${item === null ? '' : `#${item}`}`;
    link.textContent = words;
    link.className = 'altered-codex';
    previewOn(link, () => previewOf(path, table, place));
    return link;
  }
}

interface Preview {
  readonly title: string;
  readonly text: string;
  /** The meanings of the number in other editions. */
  readonly others?: readonly string[];
}

const answers = new Map<string, Promise<unknown>>();

/** Fetches an address of the site once; after a failure it is fetched again. */
function fetchOnce(address: string): Promise<unknown> {
  const known =
    answers.get(address) ??
    fetch(address).then((response) => {
      if (!response.ok) throw new Error(`${response.status}`);
      return response.json();
    });
  answers.set(address, known);
  known.catch(() => answers.delete(address));
  return known;
}

async function previewOf(path: string, table: Table, place: Place): Promise<Preview | null> {
  const api = `${place.base}api/v1/`;
  const meant = numberAt(path, table);
  if (meant) {
    const { edition, number } = meant;
    const rule = (await fetchOnce(`${api}${edition}/${place.language}/${number}.json`)) as {
      title?: string;
      text?: string;
      section?: { title: string };
      rules?: readonly { number: string; text: string }[];
      otherMeanings?: readonly { text: string }[];
    };
    const text = rule.text ?? rule.rules?.map((one) => `${one.number} ${one.text}`).join('\n');
    return {
      title: `${number} ${rule.title ?? rule.section?.title ?? ''} (${edition})`,
      text: text ?? '',
      others: (rule.otherMeanings ?? []).map((other) => other.text),
    };
  }
  const [kind, id] = path.split('/');
  if (kind === 'terms') {
    const { terms } = (await fetchOnce(`${api}terms.json`)) as {
      terms: readonly {
        id: string;
        forms: Record<string, { singular: string }>;
        definition: Record<string, string>;
      }[];
    };
    const term = terms.find((one) => one.id === id);
    const title = term?.forms[place.language]?.singular;
    return title ? { title, text: term?.definition[place.language] ?? '' } : null;
  }
  if (kind === 'cards') {
    const { cards } = (await fetchOnce(`${api}cards/${place.language}.json`)) as {
      cards: readonly { id: string; name: string; typeLine: string; text: string }[];
    };
    const card = cards.find((one) => one.id === id);
    return card ? { title: card.name, text: `${card.typeLine}\n${card.text}`.trim() } : null;
  }
  return null;
}

/** The preview that is open now. */
let shown: { readonly link: HTMLAnchorElement; close(): void } | null = null;

/** Shows a preview while a link is pointed at or has the focus; Escape closes it. */
function previewOn(link: HTMLAnchorElement, load: () => Promise<Preview | null>): void {
  let box: HTMLElement | null = null;
  let isWanted = false;
  const close = () => {
    isWanted = false;
    box?.remove();
    box = null;
    if (shown?.link === link) shown = null;
    link.removeAttribute('aria-describedby');
  };
  const open = async () => {
    isWanted = true;
    const preview = await load().catch(() => null);
    if (!preview || !isWanted || box || !link.isConnected) return;
    shown = { link, close };
    box = drawPreview(preview);
    document.body.append(box);
    const { left, bottom, top } = link.getBoundingClientRect();
    const below = bottom + box.offsetHeight + 8 < innerHeight || top < box.offsetHeight;
    box.style.left = `${Math.max(8, Math.min(left, innerWidth - box.offsetWidth - 8))}px`;
    box.style.top = `${below ? bottom + 6 : top - box.offsetHeight - 6}px`;
    link.setAttribute('aria-describedby', box.id);
  };
  link.addEventListener('pointerenter', open);
  link.addEventListener('focus', open);
  link.addEventListener('pointerleave', close);
  link.addEventListener('blur', close);
  link.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}

let boxes = 0;

function drawPreview({ title, text, others = [] }: Preview): HTMLElement {
  const box = document.createElement('div');
  box.id = `altered-codex-${boxes++}`;
  box.className = 'altered-codex-preview';
  box.setAttribute('role', 'tooltip');
  const look: Partial<CSSStyleDeclaration> = {
    position: 'fixed',
    zIndex: '2147483647',
    maxWidth: 'min(26rem, calc(100vw - 16px))',
    boxSizing: 'border-box',
    padding: '0.75rem 1rem',
    border: '1px solid light-dark(#d8dace, #2c393c)',
    borderRadius: '0.6rem',
    background: 'light-dark(#fdfdf9, #182225)',
    color: 'light-dark(#17211f, #e5e8df)',
    font: '1rem/1.5 Georgia, serif',
    whiteSpace: 'pre-line',
    boxShadow: '0 4px 20px rgb(10 20 20 / 20%)',
    pointerEvents: 'none',
  };
  Object.assign(box.style, look);
  const head = document.createElement('strong');
  head.textContent = title;
  box.append(head, '\n', text.length > 500 ? `${text.slice(0, 499)}…` : text);
  for (const other of others) {
    const line = document.createElement('small');
    line.textContent = other;
    box.append('\n', line);
  }
  return box;
}
