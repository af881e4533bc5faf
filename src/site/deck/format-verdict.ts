/** What a format says of a deck, beside the verdict of the book. */

import type { DeckTableCard } from '../../sandbox/model/card-table.ts';
import type { DeckLine } from '../../sandbox/model/deck-reader.ts';
import { violationSentence } from '../../sandbox/model/deck-sentence.ts';
import { checkFormat } from '../../sandbox/model/format-check.ts';
import { type Checker, faultItem, formatMark, keyOf } from './deck-faults.ts';

/**
 * Shows what the chosen format says of a deck, once the faults of the book are shown; of an empty deck,
 * nothing. What the book says too is marked there.
 */
export function showFormatVerdict(
  deck: readonly DeckLine<DeckTableCard>[],
  checker: Checker,
): void {
  const { place, played, words } = checker;
  const verdict = place.querySelector<HTMLElement>('.deck-beside-verdict')!;
  const faults = place.querySelector<HTMLElement>('.deck-format-faults')!;
  const chosen = place.querySelector<HTMLSelectElement>('[name=beside]')?.value;
  const shown = played.find(({ format }) => format.id === chosen);
  faults.replaceChildren();
  verdict.textContent = '';
  if (!shown || deck.length === 0) return;
  const violations = checkFormat(deck, shown.format, checker);
  const sentence = violations.length === 0 ? words.formatLegal : words.faults(violations.length);
  verdict.textContent = words.byFormat(shown.name, shown.source, lowerFirst(sentence));
  verdict.dataset.state = violations.length === 0 ? 'legal' : 'faulty';
  const inBook = new Map(
    [...place.querySelectorAll<HTMLElement>('.deck-faults [data-fault]')].map((item) => [
      item.dataset.fault,
      item,
    ]),
  );
  for (const violation of violations) {
    const known = 'cites' in violation ? inBook.get(keyOf(violation)) : undefined;
    if (known) known.append(' ', formatMark(shown.name));
    else {
      const sentence = violationSentence(violation, checker);
      faults.append(faultItem(sentence, violation.cards, deck, checker, shown.name));
    }
  }
  const hasUniques = deck.some(({ card }) => card?.rarity === 'unique');
  if (!shown.format.deck.listedUniques || !hasUniques) return;
  faults.append(faultItem(words.listedUniques, [], deck, checker, shown.name));
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
