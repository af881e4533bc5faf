import type { Language } from '../../rulebook/language.ts';
import { type Ruling, standingOf } from '../../rulebook/ruling.ts';
import { interfaceTexts } from './interface.ts';

/** Returns the mark of a ruling whose answer is not official, such as “Unofficial”; null of an official one. */
export function sayStanding(
  ruling: Pick<Ruling, 'state' | 'unofficial'>,
  lang: Language,
): string | null {
  const standing = standingOf(ruling);
  return standing === 'official' ? null : interfaceTexts(lang).rulings.standing[standing];
}
