/** Resolves "they" and "that player" where a text has named a player only through an object. */

import type { Ability, PlayerReference } from '../../../engine/cards/ability.ts';

/** Triggers that name no other player, so that the effect has to name one. */
const OF_NOBODY: readonly string[] = ['join', 'hand', 'reserve', 'at', 'after'];

/** Steps after which "it" is no longer the object named before. */
const MAKES_IT: readonly unknown[] = ['create', 'draw', 'resupply', 'reveal'];

interface Spoken {
  /** The player named by an object; null while none is, or while the engine's "they" is right. */
  meant: PlayerReference | null;
}

/**
 * "Return target Character controlled by another player. Then … in that player's Landmarks": no player
 * did anything before, so "that player" is found through the object. The paragraphs of a Spell share
 * the player meant.
 */
export function withPlayersMeant(abilities: readonly Ability[]): readonly Ability[] {
  const spell: Spoken = { meant: null };
  return abilities.map((ability) => {
    if (ability.kind === 'effect') return withPlayerMeant(ability, spell) as Ability;
    const isOpen = ability.kind === 'reaction' && OF_NOBODY.includes(ability.trigger.on);
    return isOpen ? (withPlayerMeant(ability, { meant: null }) as Ability) : ability;
  });
}

function withPlayerMeant(node: unknown, spoken: Spoken): unknown {
  if (node === 'they') return spoken.meant ?? node;
  if (Array.isArray(node)) return node.map((one) => withPlayerMeant(one, spoken));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => {
    const inner = withPlayerMeant(value, spoken);
    if (key === 'who' && value !== 'you' && value !== 'they') spoken.meant = null;
    if (key === 'target') spoken.meant = namedBy(value);
    return [key, inner] as const;
  });
  if ('do' in node && MAKES_IT.includes(node.do)) spoken.meant = null;
  return Object.fromEntries(entries);
}

/** The player that a target names: an opponent who controls it, or whoever's Reserve it is in. */
function namedBy(target: unknown): PlayerReference | null {
  if (typeof target !== 'object' || target === null) return null;
  const { of, in: place } = target as { readonly of?: unknown; readonly in?: unknown };
  if ((of === 'opponents' || of === 'others') && place === undefined) return { controllerOf: 'it' };
  if (of === undefined && place === 'reserve') return { ownerOf: 'it' };
  return null;
}
