/** Checks of the cards of a position: which may be in which zone, and with what. */

import type { Card } from '../cards/card.ts';
import { isTemple } from '../cards/temple.ts';
import { SIDES, STATUSES, type Status } from '../cards/vocabulary.ts';
import { EngineError, textOfValue } from '../rules/error.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { PlayedFrom } from '../state/object.ts';
import type { PlacedZone } from './blank-state.ts';
import type { DescribedCard } from './position.ts';
import { requireList } from './setup.ts';

/** A card of a position, and where it is put. */
export interface Placement {
  readonly card: DescribedCard;
  readonly zone: PlacedZone;
  readonly player: number;
  readonly expedition: number;
  readonly where: string;
}

type Refuse = (message: string, rules?: readonly RuleNumber[]) => void;

/**
 * Refuses a card where the rules do not allow it.
 *
 * @param players how many the game has
 * @throws EngineError `setup`, mostly with the rules that forbid it
 */
export function checkPlacement(card: Card, placement: Placement, players: number): void {
  const { card: described, zone, where } = placement;
  const refuse: Refuse = (message, rules) => {
    throw new EngineError('setup', where, message, rules);
  };
  const misfit = rulesAgainst(card.type, zone, zonesBesidesType(card));
  if (misfit) refuse(`a ${card.type} cannot be in the ${zone} zone`, misfit);
  checkKinds(described, refuse);
  const hasNoMarks = zone === 'discard' || zone === 'hand' || zone === 'deck';
  if (hasNoMarks && (described.statuses?.length ?? 0) > 0) {
    refuse('nothing there can have a status', ['2.4.1.c']);
  }
  if (hasNoMarks && described.counters && Object.keys(described.counters).length > 0) {
    refuse('nothing there can have counters', ['2.5.b']);
  }
  const statuses = requireList(described.statuses ?? [], `${where}.statuses`);
  for (const status of statuses) checkStatus(status, card, refuse);
  if (new Set(statuses).size < statuses.length) refuse('nothing has a status twice', ['2.4.1.f']);
  for (const [name, count] of countsOf(described)) {
    if (!Number.isInteger(count) || count < 1)
      refuse(`expected 1 or more of ${name}, found ${textOfValue(count)}`);
  }
  checkOwner(placement, players, refuse);
}

/** Whether a token is one that can be played: the Reserve Cost of others is 0 (2.2.8.c, S.3.c). */
function isSignatureToken({ type, reserveCost = 0 }: Card): boolean {
  return type === 'token' && reserveCost > 0;
}

/**
 * Zones where a card can be though others of its type cannot: a Signature token where it waits to be
 * played and is being played (S.3.b, S.3.c), a card with Temple among the Landmarks (S.2.a).
 */
export function zonesBesidesType(card: Card): readonly PlacedZone[] {
  if (isSignatureToken(card)) return ['reserve', 'limbo'];
  return card.abilities.some(isTemple) ? ['landmark'] : [];
}

/**
 * Returns the rules that keep cards of a type out of a zone; null where such a card can be there.
 *
 * @param besides zones where the card can be though others of its type cannot
 */
export function rulesAgainst(
  type: Card['type'],
  zone: PlacedZone,
  besides: readonly PlacedZone[] = [],
): readonly RuleNumber[] | null {
  if (besides.includes(zone)) return null;
  const fits = FITTING[zone];
  if (fits) return fits.types.includes(type) ? null : fits.rules;
  return type === 'hero' || type === 'token' || type === 'landmark-token'
    ? ['2.1.e', '3.2.6.b']
    : null;
}

/**
 * Returns the rules that keep a status from a card in a zone, by hand; null where it can have it
 * there.
 */
export function rulesAgainstStatus(
  type: Card['type'],
  zone: PlacedZone,
  status: Status,
): readonly RuleNumber[] | null {
  if (zone === 'discard' || zone === 'hand' || zone === 'deck') return ['2.4.1.c'];
  if (status === 'boosted') return ['2.4.5.b'];
  if (status === 'ascended') return ['2.4.3'];
  return status === 'fleeting' && type.startsWith('landmark') ? ['2.4.7.b'] : null;
}

/** Refuses a name that is no text, and counts that are none. */
function checkKinds(card: DescribedCard, refuse: Refuse): void {
  const { as, about, from, into } = card;
  if (as !== undefined && typeof as !== 'string') refuse('expected a text as its name');
  for (const counts of countsIn(card)) {
    if (typeof counts !== 'object')
      refuse(`expected numbers by name, found ${textOfValue(counts)}`);
  }
  if (about !== undefined && (typeof about !== 'object' || about === null)) {
    refuse(`expected what it is about, found ${textOfValue(about)}`);
  }
  if (from !== undefined && !PLAYED_FROM.includes(from)) {
    refuse(`“${textOfValue(from)}” is not where a card is played from`);
  }
  if (into !== undefined && !SIDES.includes(into)) refuse(`“${textOfValue(into)}” is not a side`);
}

const PLAYED_FROM: readonly PlayedFrom[] = ['hand', 'reserve', 'deck', 'discard'];

/** Returns every record of numbers in the description of a card. */
function countsIn({ counters, used, waiting, lasting }: DescribedCard) {
  return [counters ?? {}, used ?? {}, waiting ?? {}, lasting ?? {}];
}

function countsOf(card: DescribedCard): readonly (readonly [string, number])[] {
  return countsIn(card).flatMap((counts) => Object.entries(counts));
}

const FITTING: Readonly<
  Partial<Record<PlacedZone, { types: readonly Card['type'][]; rules: readonly RuleNumber[] }>>
> = {
  expedition: {
    types: ['character', 'token', 'expedition-permanent'],
    rules: ['5.1.2.j', '2.2.3.d'],
  },
  landmark: { types: ['landmark-permanent', 'landmark-token'], rules: ['5.2.3.a', '2.2.3.e'] },
  hero: { types: ['hero'], rules: ['3.2.6.b'] },
  limbo: {
    types: ['character', 'expedition-permanent', 'landmark-permanent', 'spell'],
    rules: ['5.1.2.h', '2.1.e'],
  },
};

function checkStatus(status: Status, card: Card, refuse: Refuse): void {
  if (!STATUSES.includes(status)) refuse(`“${textOfValue(status)}” is not a status`);
  if (status === 'boosted') refuse('Boosted follows from boost counters', ['2.4.5.b']);
  if (status === 'ascended') refuse('only Expeditions are Ascended', ['2.4.3']);
  if (status === 'completed' && !card.subtypes?.includes('feat')) {
    refuse('only a Feat can be completed');
  }
  if (status === 'fleeting' && card.type.startsWith('landmark')) {
    refuse('a Landmark cannot be Fleeting', ['2.4.7.b']);
  }
}

/**
 * Refuses an owner other than the player, except for objects in an Expedition, a Landmark zone or
 * Limbo: there they are with whoever played or created them (3.1.2.c, 5.2.3.a).
 */
function checkOwner(
  { card: { owner }, zone, player }: Placement,
  players: number,
  refuse: Refuse,
): void {
  if (owner === undefined || owner === player) return;
  if (!Number.isInteger(owner) || owner < 0 || owner >= players) {
    refuse(`expected an owner from 0 to ${players - 1}, found ${textOfValue(owner)}`);
  }
  if (zone !== 'expedition' && zone !== 'landmark' && zone !== 'limbo') {
    refuse(`the ${zone} zone is its owner’s`, ['3.1.2.c']);
  }
}
