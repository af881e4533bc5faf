/** Spanish words of the table in their forms. */

import type { Keyword, Status } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import { KEYWORDS, STATUSES } from './table.ts';

/** An adjective that agrees: "agotado", "agotadas", "Defensoras", "Gigantes". */
export function agreeAdjective(adjective: string, of: Gender, plural: boolean): string {
  const agreed = of === 'm' ? adjective : adjective.replace(/o$/u, 'a').replace(/or$/u, 'ora');
  if (!plural) return agreed;
  return /[aeiou]$/u.test(agreed) ? `${agreed}s` : `${agreed}es`;
}

/** Whether a status is a noun that objects have ("tiene Fugacidad"), not an adjective. */
export function isHad(id: Status): boolean {
  return id === 'anchored' || id === 'asleep' || id === 'fleeting';
}

/** A word in all genders and numbers. */
function inAllForms(word: string): readonly string[] {
  return [
    agreeAdjective(word, 'm', false),
    agreeAdjective(word, 'f', false),
    agreeAdjective(word, 'm', true),
    agreeAdjective(word, 'f', true),
  ];
}

/** All forms of a status: one, where it is had. */
export function formsOfStatus(id: Status): readonly string[] {
  const word = STATUSES[id];
  return isHad(id) ? [word] : inAllForms(word);
}

/** Whether a card is said to be its keyword ("soy Defensor"); it has the others. */
export function isKeywordAdjective(id: Keyword): boolean {
  return id === 'defender' || id === 'eternal' || id === 'gigantic' || id === 'seasoned';
}

/** Keywords, of which the adjectives agree: "Defensora", "Avezados". */
export function keywordWords(of: Gender, plural: boolean): Readonly<Record<Keyword, string>> {
  const ids = Object.keys(KEYWORDS) as Keyword[];
  const agreed = (id: Keyword) =>
    isKeywordAdjective(id) ? agreeAdjective(KEYWORDS[id], of, plural) : KEYWORDS[id];
  return Object.fromEntries(ids.map((id) => [id, agreed(id)])) as Record<Keyword, string>;
}

/** All forms of a keyword. */
export function formsOfKeyword(id: Keyword): readonly string[] {
  return isKeywordAdjective(id) ? inAllForms(KEYWORDS[id]) : [KEYWORDS[id]];
}
