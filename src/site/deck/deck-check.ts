/** The deck checker: parses the list while it is typed and shows what is not legal. */

import { changeOwnAddress } from '../../addresses/own-address.ts';
import type { EditionId } from '../../engine/rules/edition.ts';
import { checkDeck, type DeckEntry, type DeckFormat } from '../../engine/setup/deck-check.ts';
import { loadDeckWords } from '../../languages/texts/deck-check.ts';
import type { Language } from '../../rulebook/language.ts';
import { readCardTable } from '../../sandbox/model/card-table.ts';
import { nameOf } from '../../sandbox/model/deck-name.ts';
import {
  type DeckLine,
  isTooLong,
  isTooMany,
  MAX_LINES,
  readDeckList,
} from '../../sandbox/model/deck-reader.ts';
import { showDeckCards } from './deck-cards.ts';
import {
  type Checker,
  faultOf,
  type PlayedFormat,
  poolFaultOf,
  suspensionOf,
  tooManyFaultOf,
  untoldOf,
} from './deck-faults.ts';
import { fromDeckLink, isDeckLink, toDeckLink } from './deck-link.ts';
import { showFormatVerdict } from './format-verdict.ts';
import { sampleDeck } from './sample-deck.ts';
import { type DeckSuspension, suspensionsIn } from './suspended.ts';

/** Typing is over when nothing was typed for so long (ms); a screen reader is not told before. */
const PAUSE = 400;

/** Starts the deck checkers of a page on their first use. */
export function startDeckChecks(page: Document): void {
  for (const place of page.querySelectorAll<HTMLElement>('.deck-check')) {
    const start = onTouch(place);
    if (isDeckLink(location.hash) || place.contains(document.activeElement)) start();
  }
}

/** Starts a deck checker on its first use; after a failure, on the next use. */
function onTouch(place: HTMLElement): () => void {
  const touches = ['focusin', 'pointerdown'] as const;
  const start = async () => {
    for (const touch of touches) place.removeEventListener(touch, start);
    if (!(await startDeckCheck(place))) onTouch(place);
  };
  for (const touch of touches) place.addEventListener(touch, start);
  return start;
}

/** Loads the words and cards, and answers whether that succeeded. */
async function startDeckCheck(place: HTMLElement): Promise<boolean> {
  const {
    lang,
    format,
    edition,
    cards = '',
    rules = '{}',
    suspensions = '[]',
    played = '[]',
  } = place.dataset;
  const { loading, failed } = place.dataset;
  const status = place.querySelector('output')!;
  status.textContent = loading ?? '';
  let pressed: HTMLElement | null = null;
  const remember = (event: Event) => {
    pressed = buttonAt(event) ?? pressed;
  };
  place.addEventListener('click', remember);
  try {
    const [words, text] = await Promise.all([
      loadDeckWords(lang as Language),
      fetch(cards).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status))),
    ]);
    const checker: Checker = {
      place,
      status,
      words,
      lists: {
        deck: place.querySelector<HTMLTextAreaElement>('[name=deck]')!,
        pool: place.querySelector<HTMLTextAreaElement>('[name=pool]'),
      },
      faults: place.querySelector<HTMLElement>('.deck-faults')!,
      notes: place.querySelector<HTMLElement>('.deck-notes')!,
      lang: lang as Language,
      format: format as DeckFormat,
      edition: edition as EditionId,
      rules: JSON.parse(rules) as Record<string, string>,
      suspensions: JSON.parse(suspensions) as DeckSuspension[],
      played: JSON.parse(played) as PlayedFormat[],
      table: readCardTable(text),
    };
    listenTo(checker);
    if (pressed) pressButton(pressed, checker);
    return true;
  } catch {
    status.textContent = failed ?? '';
    return false;
  } finally {
    place.removeEventListener('click', remember);
  }
}

function buttonAt({ target }: Event): HTMLElement | null {
  return (target as Element).closest<HTMLElement>('button[data-do]');
}

function listenTo(checker: Checker): void {
  const { place, lists } = checker;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  place.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => runCheck(checker), PAUSE);
  });
  place.addEventListener('click', (event) => {
    const button = buttonAt(event);
    if (!button) return;
    // Each button checks the deck itself: a delayed check of typing must not replace its result.
    clearTimeout(waiting);
    pressButton(button, checker);
  });
  place.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    showHere(link.getAttribute('href')!);
  });
  const open = () => {
    if (isDeckLink(location.hash)) openLink(checker);
  };
  window.addEventListener('hashchange', open);
  open();
  if (lists.deck.value || !isDeckLink(location.hash)) runCheck(checker);
}

/** Shows a place of this page without giving up the deck in the address. */
function showHere(fragment: string): void {
  const heading = document.getElementById(decodeURIComponent(fragment.slice(1)));
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

function pressButton(button: HTMLElement, checker: Checker): void {
  const { lists, table, format } = checker;
  switch (button.dataset.do) {
    case 'sample':
      lists.deck.value = writeList(sampleDeck(table, format), checker);
      break;
    case 'clear':
      lists.deck.value = '';
      if (lists.pool) lists.pool.value = '';
      break;
    case 'replace':
      replaceLine(button, checker);
      break;
    case 'copy':
      void copyLink(checker);
      return;
  }
  runCheck(checker);
  const next = button.dataset.do === 'replace' && checker.faults.querySelector('button');
  (next || lists.deck).focus();
}

/** Copies a link to the present lists, and shows how many lines it leaves out. */
async function copyLink(checker: Checker): Promise<void> {
  const { lists, table, status, words } = checker;
  runCheck(checker);
  const texts = [lists.deck.value, lists.pool?.value ?? ''];
  // The address holds an older list, and the page already says so.
  if (texts.some(isTooLong)) return;
  const lines = texts.flatMap((text) => readDeckList(text, table));
  const left = lines.filter((line) => !isShared(line)).length;
  const leftOut = left > 0 ? ` ${words.leftOut(left)}` : '';
  try {
    await navigator.clipboard.writeText(location.href);
    status.textContent = words.copied + (leftOut && `.${leftOut}`);
  } catch {
    status.textContent = words.notCopied + leftOut;
  }
}

/** Puts the suggested card where the unknown one stood; its number stays. */
function replaceLine(button: HTMLElement, { lists }: Checker): void {
  const { list = 'deck', line = '', count = '1', name = '' } = button.dataset;
  const area = list === 'pool' ? lists.pool : lists.deck;
  if (!area) return;
  const lines = area.value.split(/\r?\n/);
  lines[Number(line)] = `${count} ${name}`;
  area.value = lines.join('\n');
}

function openLink(checker: Checker): void {
  const { lists, status, words } = checker;
  const shared = fromDeckLink(location.hash);
  if (!shared) {
    status.textContent = words.damaged;
    return;
  }
  lists.deck.value = writeList(shared.deck, checker);
  if (lists.pool) lists.pool.value = writeList(shared.pool, checker);
  runCheck(checker);
}

/** Entries as a list in the language of the page. */
function writeList(entries: readonly DeckEntry[], checker: Checker): string {
  return entries.map(({ card, count }) => `${count} ${nameOf(card, checker)}`).join('\n');
}

function runCheck(checker: Checker): void {
  const { lists, table, status, faults, notes, words, format, edition, suspensions } = checker;
  notes.replaceChildren();
  if (isTooLong(lists.deck.value) || isTooLong(lists.pool?.value ?? '')) {
    status.textContent = words.tooLong(MAX_LINES);
    faults.replaceChildren();
    showFormatVerdict([], checker);
    showDeckCards([], checker);
    delete checker.place.dataset.state;
    return;
  }
  const deck = readDeckList(lists.deck.value, table);
  const pool = readDeckList(lists.pool?.value ?? '', table);
  keepInAddress(deck, pool);
  showDeckCards(deck, checker);
  if (deck.length === 0) {
    status.textContent = words.empty;
    faults.replaceChildren();
    showFormatVerdict([], checker);
    return;
  }
  const card = (id: string) => table.byId.get(id);
  const givenPool = pool.length > 0 && { pool: entriesOf(pool) };
  const violations = checkDeck(entriesOf(deck), { edition, format, card, ...givenPool });
  const tooMany = deck.filter(({ card, count }) => card && isTooMany(count));
  const poolFaults = pool.filter(({ card, count }) => !card || count < 0 || isTooMany(count));
  const items = [
    ...tooMany.map((line) => tooManyFaultOf(line, checker)),
    ...violations.map((violation) => faultOf(violation, deck, checker)),
    ...poolFaults.map((line) => poolFaultOf(line, checker)),
  ];
  faults.replaceChildren(...items);
  showFormatVerdict(deck, checker);
  const ids = deck.flatMap(({ card }) => card?.id ?? []);
  notes.replaceChildren(
    ...suspensionsIn(ids, suspensions).map((suspension) => suspensionOf(suspension, checker)),
    ...untoldOf(deck, checker),
  );
  const cards = deck.reduce((sum, { count }) => sum + count, 0);
  const sentence = items.length === 0 ? words.legal(cards, format) : words.faults(items.length);
  if (status.textContent !== sentence) status.textContent = sentence;
  checker.place.dataset.state = items.length === 0 ? 'legal' : 'faulty';
}

/**
 * Returns the lines as entries, without those that have too many copies. An unknown card is identified
 * by its text, and counts once.
 */
function entriesOf(lines: readonly DeckLine[]): readonly DeckEntry[] {
  return lines
    .filter(({ card, count }) => !card || !isTooMany(count))
    .map(({ card, text, count }) => (card ? { card: card.id, count } : { card: text, count: 1 }));
}

/** Whether a line goes into the address, which is shared, and opened in other languages. */
function isShared({ card, count }: DeckLine): boolean {
  return card !== null && count >= 0 && !isTooMany(count);
}

function keepInAddress(deck: readonly DeckLine[], pool: readonly DeckLine[]): void {
  const known = (lines: readonly DeckLine[]) => entriesOf(lines.filter(isShared));
  const link = toDeckLink({ deck: known(deck), pool: known(pool) });
  if (!link && !isDeckLink(location.hash)) return;
  changeOwnAddress({ hash: link });
}
