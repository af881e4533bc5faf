/** Writing the trace. Callers check `draft.entries` first, so that an untraced game pays nothing. */

import { type Citation, citeAll } from '../rules/edition.ts';
import { itemAt } from '../rules/require.ts';
import type { RuleNumber } from '../rules/rule-number.ts';
import type { OptionWhat } from '../state/decision.ts';
import { expeditionName } from '../state/expedition-name.ts';
import { type Draft, playerCount } from '../state/game.ts';
import { compiledOf } from '../state/lookup.ts';
import type { GameObject } from '../state/object.ts';
import type {
  Irreversible,
  ManaLacking,
  Spot,
  Thing,
  TraceData,
  TraceEntry,
  WhyNot,
} from '../state/trace.ts';
import { expeditionsOf } from './expedition.ts';

/** Writes an entry under the present parent; its id, or null when the trace is off. */
export function writeEntry(
  draft: Draft,
  cites: readonly RuleNumber[],
  data: TraceData,
  irreversible?: Irreversible,
): number | null {
  return draft.entries
    ? writeCited(draft, citeAll(cites, draft.edition), data, irreversible)
    : null;
}

/** Writes an entry whose citations are in the edition's numbers already. */
export function writeCited(
  draft: Draft,
  cites: readonly Citation[],
  data: TraceData,
  irreversible?: Irreversible,
): number | null {
  if (!draft.entries) return null;
  draft.written += 1;
  const entry: TraceEntry = {
    id: draft.written,
    parent: draft.parent,
    cites,
    ...(irreversible ? { irreversible } : {}),
    ...data,
  };
  draft.entries.push(entry);
  return draft.written;
}

/** Writes an entry that later ones are written under, until the parent is set again. */
export function openEntry(
  draft: Draft,
  cites: readonly RuleNumber[],
  data: TraceData,
): number | null {
  if (draft.entries) draft.parent = writeEntry(draft, cites, data);
  return draft.parent;
}

/** Writes why something is not offered or does not happen, with the rule that says so. */
export function whyNot(
  draft: Draft,
  cites: readonly RuleNumber[],
  why: WhyNot,
  detail: {
    what?: OptionWhat;
    object?: GameObject | null;
    by?: Thing | null;
    word?: string;
    mana?: ManaLacking;
  },
): void {
  if (!draft.entries) return;
  writeEntry(draft, cites, {
    kind: 'why-not',
    why,
    what: detail.what ?? null,
    object: detail.object ? describeThing(draft, detail.object) : null,
    by: detail.by ?? null,
    ...(detail.word === undefined ? {} : { word: detail.word }),
    ...(detail.mana === undefined ? {} : { mana: detail.mana }),
  });
}

/** Describes an object or card as it is now. */
export function describeThing(draft: Draft, object: GameObject, ability?: string): Thing {
  const card = object.card >= 0 ? compiledOf(draft, object).card : null;
  return {
    object: object.id,
    card: card?.id ?? null,
    name: card?.name.en ?? null,
    owner: object.owner,
    controller: object.player,
    zone: object.zone,
    ...(ability === undefined ? {} : { ability }),
  };
}

/** Describes the object with an id, as it is or last was; null for 0 and for unknown ids. */
export function thingOf(draft: Draft, id: number, ability?: string): Thing | null {
  const object = draft.objects[id];
  return object ? describeThing(draft, object, ability) : null;
}

/** Returns the place of an object. */
export function spotOf(draft: Draft, object: GameObject): Spot {
  const personal = object.zone !== 'expedition' && object.zone !== 'limbo';
  return {
    zone: object.zone,
    player: personal || object.expedition >= 0 ? object.player : null,
    ...(object.expedition >= 0
      ? { expeditions: expeditionsOf(draft, object).map(expeditionName) }
      : {}),
  };
}

/** Returns the id of the card that an object is, as options name it. */
export function cardId(draft: Draft, object: GameObject): string {
  return object.card < 0 ? '' : compiledOf(draft, object).card.id;
}

/** Returns the seats of all players. */
export function everyPlayer(draft: Draft): readonly number[] {
  return itemAt(SEATS, playerCount(draft), 'seats');
}

/** By the number of players, every one of them. */
const SEATS: readonly (readonly number[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];
