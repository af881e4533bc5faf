import type { Ruling } from '../../rulebook/ruling.ts';

/** Returns the subject of a ruling: play, the wording of a card, or the material needed to play. */
export function subjectOf(ruling: Ruling): 'play' | 'wording' | 'material' {
  return ruling.kind === 'play' ? 'play' : ruling.about;
}

/** Returns the part of a card's id that its versions have in common: `inari` for `inari-rare`. */
export function familyOf(card: string): string {
  return card.replace(/-(?:rare|shifted)$/, '');
}
