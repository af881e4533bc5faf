import type { Language } from '../rulebook/language.ts';
import { slugOf } from '../rulebook/slug.ts';
import { address } from './address.ts';

/** The fields of a card that its address is made of. */
interface AddressedCard {
  readonly id: string;
  readonly name: { readonly en: string };
}

/**
 * Returns the address of a version of a card: the page of its name, with a fragment for another
 * version.
 */
export function cardAddress(lang: Language, { id, name }: AddressedCard): string {
  return address.card(lang, slugOf(name.en), id);
}
