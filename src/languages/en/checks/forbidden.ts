import type { Forbidden } from '../../checks.ts';

const STATUSES = 'Anchored|Ascended|Asleep|Boosted|Fleeting';

/** Things without a will: they can do something, whereas a player may. */
const THINGS =
  'objects?|steps?|effects?|costs?|abilit(?:y|ies)|events?|modifiers?|triggers?|Reactions?|Expeditions?|tiebreakers';

/** English forms that the book does not use. */
export const FORBIDDEN: readonly Forbidden[] = [
  { pattern: /\bshall\b/iu, instead: 'must' },
  { pattern: /\b(?:has|have) to\b/iu, instead: 'must' },
  { pattern: /\b(?:is|are) (?:required|invited|obliged) to\b/iu, instead: 'must' },
  { pattern: /\bought to\b/iu, instead: 'must' },
  { pattern: /\b(?:must|may) not\b/iu, instead: 'cannot' },
  { pattern: /\bcan not\b/iu, instead: 'cannot' },
  { pattern: /\bsave (?:for|that|where|when)\b/iu, instead: 'except' },
  { pattern: /\bexcept (?:if|where)\b/iu, instead: 'unless' },
  { pattern: /\bin (?:its|their|his|her) stead\b/iu, instead: 'instead' },
  { pattern: /\bendowed with\b/iu, instead: 'has' },
  { pattern: /\banew\b/iu, instead: 'again' },
  { pattern: /\bto no purpose\b/iu, instead: 'nothing happens' },
  { pattern: /\b(?:it|that|this) is no [A-Z]/u, instead: 'it is not a …' },
  { pattern: /\b(?:thereof|therein|whereupon|hereby|albeit|lest)\b/iu, instead: 'plain words' },
  { pattern: /\b(?:do|does) not exist any ?more\b/iu, instead: 'no longer exists' },
  { pattern: /\bat (?:the same (?:time|moment)|once)\b/iu, instead: 'simultaneously' },
  { pattern: /\bthe possibility (?:to|of)\b/iu, instead: 'can, may' },
  {
    pattern: new RegExp(
      `(?<!\\bof (?:the|an|a) )\\b(?:${THINGS}) may\\b(?! (?:be|also be) (?:played|moved|paid))`,
      'u',
    ),
    instead: 'can; a player may',
  },
  { pattern: /(?:^|[.:;] )(?:By|Under|Through) some\b/u, instead: 'Some … let a player …' },
  {
    pattern: new RegExp(
      `\\b(?:has|have|had|with|without) (?:the status )?(?:${STATUSES})\\b(?! as a passive)`,
      'u',
    ),
    instead: 'is Fleeting, a Fleeting Spell; gains, loses Fleeting',
  },
  { pattern: /\bOngoing Emblems?\b/u, instead: 'Emblem-Ongoing' },
  {
    pattern:
      /\b(?:cards? of (?:the|a|their|one’s)(?: own)? deck|(?:top|bottom) of (?:the|a|their|\p{Lu}\p{L}*’s) deck|(?:cards?|put|shuffles?) in(?:to)? (?:a|the|their) deck|empty deck)\b/u,
    instead: 'Deck, where the zone is meant',
  },
];
