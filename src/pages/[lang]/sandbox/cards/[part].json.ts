import type { APIRoute } from 'astro';
import { LANGUAGES, type Language } from '../../../../rulebook/language.ts';
import { CARD_PARTS, cardPart } from '../../../../site/example/whole-collection.ts';

export function getStaticPaths() {
  return LANGUAGES.flatMap((lang) => CARD_PARTS.map((part) => ({ params: { lang, part } })));
}

/** The cards of a part, for free play to load when one of them is used. */
export const GET: APIRoute = async ({ params: { lang, part } }) =>
  Response.json(await cardPart(part!, lang as Language));
