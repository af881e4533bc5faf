/** Quotations in the signs of all languages: « … », „…“ and “…”. */
const QUOTATIONS = /«[^»]*»|„[^“]*“|“[^”]*”/gu;

/** Removes quotations from a text, whose wording is that of a card. */
export function withoutQuotations(text: string): string {
  return text.replace(QUOTATIONS, '«»');
}
