/** What a card has that questions about it turn on: its type, and what its printed text shows. */

/** The kind of card of each type. */
const TYPES = {
  character: 'character',
  spell: 'spell',
  'landmark-permanent': 'landmark',
  'landmark-token': 'landmark',
  'expedition-permanent': 'gear',
  hero: 'hero',
  token: 'token',
} as const;

/** The words of a printed English text that show a kind. Icons are words in brackets. */
const SIGNS = {
  'from-hand': /\(Hand\)/,
  'from-reserve': /\(Reserve\)/,
  'on-entering': /\(join\)/,
  'exhausts-itself': /\(exhaust\)[^.]*:/,
  'support-action': /\(discard from Reserve\)/,
  support: /\(discard from Reserve\)|\(support\)/,
  'at-noon': /At Noon/,
  'at-dusk': /At Dusk/,
  'at-night': /At Night/,
  'when-passing': /When you pass/,
  passes: /You may pass\b/,
  'after-you': /After You/,
  'when-leaving': /When I (?:leave|go from|am sacrificed|am discarded)/,
  'when-to-reserve': /When I go from the Expedition zone to (?:your )?Reserve/,
  'after-rest': /after Rest/,
  'counts-characters':
    /(?:if|when|each|each other|another|least \w+|a) Characters?\b[^.]*(?:—|you control|joins)/i,
  reaction: /When |At (?:Noon|Dusk|Night)/,
  'condition-after-dash': /— If/,
  targets: /\btarget/i,
  'targets-character': /\btarget[^.:—]*Character/i,
  'targets-permanent': /\btarget[^.:—]*Permanent/i,
  'targets-in-reserve': /\btarget[^.:—]*(?:in|from) (?:a|another player’s|your|their) Reserve/i,
  'targets-own': /\btarget[^.:—]*(?:Character|Permanent)[^.:—]*that you control/i,
  modal: /Choose (?:one|two|a)\b|•/,
  optional: /\bmay\b/,
  'up-to': /up to (?:one|two|three|four|five|six|eight|\d)/i,
  'pays-for-effect': /pay \{\d\}[^.]*in order to/,
  sabotages: /Sabotage/,
  resupplies: /Resupply|Resupplies/,
  draws: /\bdraws?\b/i,
  'each-player': /Each player/i,
  cooldown: /Cooldown\./,
  // An ability of its own stands first in the text, or first in that of a version.
  'fleeting-spell': /(?:^|: )Fleeting\./,
  gigantic: /(?:^|[:.] )Gigantic\./,
  defender: /(?:^|[:.] )Defender\./,
  eternal: /(?:^|[:.] )Eternal\./,
  seasoned: /(?:^|[:.] )Seasoned\./,
  scout: /Scout \{/,
  tough: /(?:^|[:.] )Tough \d/,
  'creates-character-token': /[Cc]reates? (?!an? (?:Manaseed|Aerolith))[^.]* tokens?/,
  sacrifices: /\b[Ss]acrifice (?!me\b)/,
  'sacrifices-permanent': /\b[Ss]acrifice (?:a|another|any number of) Permanents?/,
  'discards-target': /\b[Dd]iscard (?:up to \w+ )?target/,
  rushes: /\bRush\b/,
  'next-this-turn': /This turn, the next/,
  'next-this-afternoon': /This Afternoon, the next/,
  cheaper: /costs? \{\d\} less|for \{\d\} less/,
  'readies-orbs': /[Rr]ead(?:y|ies)[^.]*Mana Orb/,
  'top-to-mana': /(?:in|into|to) (?:your|my|their|its owner’s|my owner’s) Mana/,
  'spends-counter': /[Ss]pend \d/,
  defects: /\bdefects?\b/,
  switches: /switch(?:es)? Expeditions/,
  'to-reserve': /[Ss]end to Reserve|sends? (?:it|them) to Reserve/,
  'to-hand': /to its owner’s hand/,
  'to-deck': /of its owner’s deck/,
  'boosts-in-reserve': /Character in (?:a|your) Reserve gains? \d+ boosts?/,
  'raises-reserve-limit': /Reserve limit is/,
  'exhausts-in-reserve': /exhaust [^.]*(?:card|it)\b[^.]*Reserve|, then exhaust it/,
  'puts-to-sleep': /(?:gains?|[Gg]ive[^.]*) Asleep/,
  anchors: /gains?[^.]* Anchored/,
} as const satisfies Readonly<Record<string, RegExp>>;

type TypeKind = (typeof TYPES)[keyof typeof TYPES];
type ShownKind = keyof typeof SIGNS;
export type CardKind = TypeKind | ShownKind;

const SHOWN = Object.keys(SIGNS) as ShownKind[];

export const CARD_KINDS: readonly CardKind[] = [...new Set(Object.values(TYPES)), ...SHOWN];

/**
 * Returns the kinds of the cards of a name.
 *
 * @param text the English texts of all versions together
 */
export function cardKindsOf(card: { readonly type: string }, text: string): readonly CardKind[] {
  const type = Object.hasOwn(TYPES, card.type) ? TYPES[card.type as keyof typeof TYPES] : null;
  const shown = SHOWN.filter((kind) => {
    return SIGNS[kind].test(text) && (kind !== 'fleeting-spell' || type === 'spell');
  });
  return type === null ? shown : [type, ...shown];
}
