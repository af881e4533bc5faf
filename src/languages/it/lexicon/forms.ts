/** Italian words of the table in their forms. */

import type { Keyword, Status } from '../../../engine/cards/ability.ts';
import type { Gender } from '../../lexicon.ts';
import { KEYWORDS, STATUSES } from './table.ts';

/** An adjective in -o that agrees: "consumato", "consumate". */
export function agreeAdjective(adjective: string, of: Gender, plural: boolean): string {
  if (!adjective.endsWith('o')) return adjective;
  const ending = of === 'f' ? (plural ? 'e' : 'a') : plural ? 'i' : 'o';
  return adjective.slice(0, -1) + ending;
}

/** Whether a status is had ("ha Fugace") and not been ("è consumato"). */
export function isHad(id: Status): boolean {
  return id !== 'exhausted' && id !== 'ascended' && id !== 'completed';
}

/** All forms of a status: one, where it is had. */
export function formsOfStatus(id: Status): readonly string[] {
  const word = STATUSES[id];
  if (isHad(id)) return [word];
  return [
    agreeAdjective(word, 'm', false),
    agreeAdjective(word, 'f', false),
    agreeAdjective(word, 'f', true),
    agreeAdjective(word, 'm', true),
  ];
}

/** All forms of a keyword, which is a noun. */
export function formsOfKeyword(id: Keyword): readonly string[] {
  return [KEYWORDS[id]];
}
