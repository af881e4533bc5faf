/** Building a step: its decisions so far, the meaning of its words, and options as players see them. */

import { amount } from '../board/amount.ts';
import type { Obstacle } from '../board/possible.ts';
import { cardId, whyNot } from '../board/tracing.ts';
import type { Amount } from '../cards/ability.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { Bindings, Context } from '../state/bindings.ts';
import type { Option, OptionWhat } from '../state/decision.ts';
import type { Draft } from '../state/game.ts';
import type { GameObject } from '../state/object.ts';
import { type Chooser, isNew } from './ask.ts';

/** Whether an object may be picked, for picks that must be possible. */
export type Suits = (object: GameObject) => boolean;
/**
 * Finds the obstacle to an option (6.1.g) by the number of its object or Expedition; null if there is
 * none.
 */
export type Forbids = (id: number) => Obstacle | null;
/** A step being built: its decisions, and the meaning of its words so far. */
export interface Build extends Chooser {
  readonly controller: number;
  bindings: Bindings;
  /** Mana that Tough asks for the targets chosen so far (7.4.7.c). */
  tough: number;
  toughFor: readonly number[];
  readonly toughPaid: readonly number[];
  /** Objects chosen as targets in this step: each only once (6.5.b). */
  targets: readonly number[];
  /** Whether an object was found where this effect or its trigger moved it (2.1.f). */
  followed: 'nowhere' | 'moved' | 'scouted';
  /** Whether there were fewer things to pick than the text asks for (6.5.h). */
  lacking: boolean;
  /** Played for free where Tough only raises a cost: it asks for nothing then. */
  readonly free: boolean;
  /** At a declaration of edition 2024-09: the rule that has this target chosen now. */
  declaring: RuleNumber | null;
  /** Mana that is spoken for already when targets with Tough are chosen. */
  reserved: number;
  /**
   * Whether several verbs make the step: what is impossible for one may be possible for another (6.1.c,
   * 6.5.h).
   */
  together: boolean;
  /** Whether several players do the step, deciding in initiative order (6.1.h). */
  several: boolean;
  /** While a part of a cost is picked: the check for objects that can pay for it (6.4.c). */
  suits: Suits | null;
}
export const NOTHING: readonly number[] = Object.freeze([]);
/** Returns the beginning of a build, with nothing chosen. */
export function startBuild(
  { draft, asking, at, known, source }: Chooser,
  controller: number,
  bindings: Bindings,
  toughPaid: readonly number[] = NOTHING,
): Build {
  return {
    draft,
    asking,
    at,
    known,
    source,
    controller,
    bindings,
    tough: 0,
    toughFor: NOTHING,
    toughPaid,
    targets: NOTHING,
    followed: 'nowhere',
    together: false,
    several: false,
    lacking: false,
    free: false,
    declaring: null,
    reserved: 0,
    suits: null,
  };
}
/** References to choices declared before, which replace targets in edition 2024-09. */
export interface Declared {
  readonly declared: readonly number[];
  readonly as?: string;
}
export function contextOfBuild(build: Build): Context {
  return { me: build.source, controller: build.controller, bindings: build.bindings };
}
/** Whether a reference stands for a choice made at the declaration. */
export function isDeclared(reference: unknown): reference is Declared {
  return typeof reference === 'object' && reference !== null && 'declared' in reference;
}
/** How one pick is made. */
export interface Picking {
  /** Who does the step, and chooses when the text names nobody else. */
  readonly doer: number;
  /** Leaves out unsuitable objects, such as those that cannot pay. */
  readonly suits?: Suits;
  /** Leaves out impossible ones, and writes why. */
  readonly forbids?: Forbids;
}
/** Returns a context in which "they" is the player who does the step. */
export function forDoer(build: Build, doer: number): Context {
  const context = contextOfBuild(build);
  return doer === build.controller && build.bindings.they.length > 0
    ? context
    : { ...context, bindings: { ...build.bindings, they: [doer] } };
}
/** Makes picked objects "it" from now on, also under the name that the pick gives; returns them. */
export function bindPicked(
  build: Build,
  ids: readonly number[],
  name: string | undefined,
): readonly number[] {
  const { bindings } = build;
  build.bindings = {
    ...bindings,
    it: ids,
    picked: bindings.revealed.length > 0 ? [...bindings.picked, ...ids] : bindings.picked,
    named: name === undefined ? bindings.named : { ...bindings.named, [name]: ids },
  };
  return ids;
}
/** Returns the objects that can be chosen, and why others cannot (6.1.g). */
export function possibleAmong(
  build: Build,
  found: readonly GameObject[],
  forbids: Forbids | undefined,
): GameObject[] {
  return found.filter((object) => {
    const obstacle = build.together ? null : forbids?.(object.id);
    if (obstacle && isNew(build)) {
      const { what } = objectOption(build.draft, object, 'not');
      leftOut(build, obstacle, { what, object: object.id });
    }
    return !obstacle;
  });
}

/** Writes why an option is not offered: it is impossible (6.1.g). */
export function leftOut(
  { draft }: Build,
  { why, cites, by, ...about }: Obstacle,
  option: { readonly what: OptionWhat; readonly object?: number; readonly word?: string },
): void {
  if (!draft.entries) return;
  const { what, object = about.object, word = about.word } = option;
  whyNot(draft, ['6.1.g', ...cites], why, {
    what,
    object: object === undefined ? null : (draft.objects[object] ?? null),
    by: by ?? null,
    ...(word === undefined ? {} : { word }),
  });
}

/** Returns an object as an option for a player, who sees no face among the Mana Orbs of others. */
export function objectOption(
  draft: Draft,
  object: GameObject,
  prefix: string,
  player = object.player,
): Option {
  const isHidden = object.zone === 'mana' && object.player !== player;
  return {
    id: `${prefix}:object-${object.id}`,
    what: { is: 'object', object: object.id, card: isHidden ? null : cardId(draft, object) },
  };
}
/** Returns the objects of the chosen options, in that order. */
export function chosenObjects(options: readonly Option[]): number[] {
  const objects: number[] = [];
  for (const { what } of options) if (what.is === 'object') objects.push(what.object);
  return objects;
}
/** Returns the least and the most objects to pick. */
export function pickBounds(
  build: Build,
  pick: { readonly count?: Amount | 'any'; readonly upTo?: true },
  available: number,
): { least: number; most: number } {
  if (pick.count === 'any') return { least: 0, most: available };
  const most = Math.max(0, amount(build.draft, pick.count ?? 1, contextOfBuild(build)));
  return { least: pick.upTo ? 0 : most, most };
}
