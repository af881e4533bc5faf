/** French words of the table in their forms. */

import type { Keyword, Status } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import { FEMININE_KEYWORDS, KEYWORDS, STATUSES } from './table.ts';

/** An adjective that agrees: "épuisé", "épuisées". */
export function agreeAdjective(adjective: string, of: Gender, plural: boolean): string {
  const feminine = of === 'f' && !adjective.endsWith('e') ? `${adjective}e` : adjective;
  return plural && !feminine.endsWith('s') ? `${feminine}s` : feminine;
}

/** A word in all genders and numbers. */
function inAllForms(form: (of: Gender, plural: boolean) => string): readonly string[] {
  return [form('m', false), form('f', false), form('m', true), form('f', true)];
}

/** All forms of a status. */
export function formsOfStatus(id: Status): readonly string[] {
  return inAllForms((of, plural) => agreeAdjective(STATUSES[id], of, plural));
}

/** Keywords that are nouns: a card has them. What it is otherwise is an adjective. */
export function isHad(id: Keyword): boolean {
  return id === 'cooldown' || id === 'scout' || id === 'temple';
}

/** Keywords as adjectives that agree: "Défenseuses", "Coriaces". */
export function keywordWords(of: Gender, plural: boolean): Readonly<Record<Keyword, string>> {
  const agreed = (id: Keyword) =>
    isHad(id)
      ? KEYWORDS[id]
      : agreeAdjective((of === 'f' && FEMININE_KEYWORDS[id]) || KEYWORDS[id], 'm', plural);
  const ids = Object.keys(KEYWORDS) as Keyword[];
  return Object.fromEntries(ids.map((id) => [id, agreed(id)])) as Record<Keyword, string>;
}

/** All forms of a keyword. */
export function formsOfKeyword(id: Keyword): readonly string[] {
  return inAllForms((of, plural) => keywordWords(of, plural)[id]);
}
