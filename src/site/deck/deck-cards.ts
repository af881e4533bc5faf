import { address } from '../../addresses/address.ts';
import { drawFacesInto } from '../../pictures/face/faces-of-names.ts';
import { slugOf } from '../../rulebook/slug.ts';
import { nameOf } from '../../sandbox/model/deck-name.ts';
import type { DeckLine } from '../../sandbox/model/deck-reader.ts';
import type { Checker } from './deck-faults.ts';

/** Shows the faces of the cards that a list names, each with its number and a link to its page. */
export function showDeckCards(deck: readonly DeckLine[], checker: Checker): void {
  const { place, lang } = checker;
  const list = place.querySelector<HTMLElement>('.deck-cards')!;
  const shown = deck.map(({ card, count }) => `${count} ${card?.id}`).join();
  if (list.dataset.shown === shown) return;
  list.dataset.shown = shown;
  const faces = new Map<HTMLElement, string>();
  const items = deck.flatMap(({ card, count }) => {
    if (!card) return [];
    const name = slugOf(card.name.en);
    const link = document.createElement('a');
    link.href = address.card(lang, name, card.id);
    link.title = `${count} × ${nameOf(card.id, checker)}`;
    link.setAttribute('aria-label', link.title);
    const number = document.createElement('b');
    number.textContent = String(count);
    link.append(number);
    faces.set(link, name);
    const item = document.createElement('li');
    item.append(link);
    return [item];
  });
  list.replaceChildren(...items);
  drawFacesInto(faces, address.file('card-faces.json'), 'tile');
}
