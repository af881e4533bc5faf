import type { Ruling } from '../../rulebook/ruling.ts';

/** What a ruling is about: play, or else how a card is worded or what is needed to play. */
export function subjectOf(ruling: Ruling): 'play' | 'wording' | 'material' {
  return ruling.kind === 'play' ? 'play' : ruling.about;
}

/** What the versions of a card have in common: `inari` for `inari-rare`. */
export function familyOf(card: string): string {
  return card.replace(/-(?:rare|shifted)$/, '');
}
