import type { Language } from '../rulebook/language.ts';
import { slugOf } from '../rulebook/slug.ts';
import { address } from './address.ts';

/** What the address of a card is made of. */
interface AddressedCard {
  readonly id: string;
  readonly name: { readonly en: string };
}

/** Where a version of a card is shown: the page of its name or, for another version, its place there. */
export function cardAddress(lang: Language, { id, name }: AddressedCard): string {
  return address.card(lang, slugOf(name.en), id);
}
