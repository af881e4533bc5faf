/** Tells by a card's type and its printed English texts what it has that rules speak of. */
import type { Card } from '../../engine/cards/card.ts';
import { CARD_KINDS, type CardKind } from '../../rulebook/card-kinds.ts';

/** Types of cards as their data name them, and the kind that each is. */
const TYPES: Readonly<Record<string, CardKind>> = {
  character: 'character',
  spell: 'spell',
  'landmark-permanent': 'landmark',
  'landmark-token': 'landmark',
  'expedition-permanent': 'gear',
  hero: 'hero',
  token: 'token',
};

/** Printed words that tell a kind. Icons are words in brackets. */
const SIGNS: Readonly<Partial<Record<CardKind, RegExp>>> = {
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
  'after-you': /After You/,
  modal: /Choose (?:one|two|a)\b|•/,
  passes: /You may pass\b/,
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
  optional: /\bmay\b/,
  'up-to': /up to (?:one|two|three|four|five|six|eight|\d)/i,
  'pays-for-effect': /pay \{\d\}[^.]*in order to/,
  sabotages: /Sabotage/,
  resupplies: /Resupply|Resupplies/,
  draws: /\bdraws?\b/i,
  'each-player': /Each player/i,
  cooldown: /Cooldown\./,
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
};

/** How a Spell prints Fleeting as an ability of its own: first in its text, or first in that of a version. */
const FLEETING_SPELL = /(?:^|: )Fleeting\./;

/** Returns what the cards of a name have, all versions together. */
export function cardKindsOf(card: Card, text: string): readonly CardKind[] {
  const type = TYPES[card.type];
  return CARD_KINDS.filter((kind) => {
    if (kind === type) return true;
    if (kind === 'fleeting-spell') return type === 'spell' && FLEETING_SPELL.test(text);
    return SIGNS[kind]?.test(text) ?? false;
  });
}
