import type { Language } from '../rulebook/language.ts';
import { address } from './address.ts';

/** Where an entry of the record leads: to a ruling, to a card's name, or to its own place. */
type RecordPlace =
  | { readonly ruling: string }
  | { readonly card: string }
  | { readonly entry: string };

/** Returns the address that an entry of the record leads to. */
export function recordAddress(lang: Language, place: RecordPlace): string {
  if ('ruling' in place) return address.ruling(lang, place.ruling);
  if ('card' in place) return address.card(lang, place.card);
  return `${address.record(lang)}#${place.entry}`;
}
