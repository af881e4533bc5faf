/** The facts of a trace without the numbers of objects, so that two traces can be compared. */

import type { Thing, TraceEntry } from '../../engine/state/trace.ts';

/** A fact that an entry of a trace states. */
export interface EntryFact {
  readonly entry: TraceEntry;
  /** A key that is the same for the same fact in another play. */
  readonly key: string;
  /** Ids of the cards that it is about. */
  readonly cards: readonly string[];
  /** Of a passive ability: the card that has it, and that to which it applies. */
  readonly applies?: { readonly by: string; readonly to: string };
  /** Of a passive ability: whether it applies to a region after a Terrain Marker there. */
  readonly isOverMarker?: boolean;
  /** Whether it only contains other facts, or asks a question. */
  readonly isFrame: boolean;
}

/** Kinds of entries that only contain others, or ask: they are told with their results. */
const FRAMES: readonly TraceEntry['kind'][] = [
  'game-began',
  'day-began',
  'phase-began',
  'daily-effect',
  'turn-began',
  'turn-ended',
  'turn-effect',
  'decision',
  'answer',
  'reactions-checked',
  'distances',
  'effect',
  'step',
  'reaction-played',
  'tiebreakers',
];

/** Fields that differ from play to play without meaning. */
const PASSING = new Set([
  'id',
  'parent',
  'cites',
  'irreversible',
  'object',
  'emblem',
  'became',
  'decision',
  'position',
  'now',
  'name',
  'comparisons',
  'statistics',
  'waiting',
]);

/** The facts of a trace in their order. */
export function factsOf(trace: readonly TraceEntry[]): readonly EntryFact[] {
  const entries = new Map(trace.map((entry) => [entry.id, entry]));
  const makers = makersIn(trace);
  return trace.flatMap((entry) => {
    if (entry.kind === 'passives') return passiveFacts(entry);
    const source = sourceOf(entry, entries);
    const key = `${JSON.stringify(entry, dropPassing)} ${source ?? ''}`;
    const maker = entry.kind === 'why-not' && entry.by ? makers.get(entry.by.object) : undefined;
    const cards = [...new Set([...cardsIn(entry), ...[source, maker].flatMap((id) => id ?? [])])];
    return [{ entry, key, cards, isFrame: FRAMES.includes(entry.kind) && !isPaidChoice(entry) }];
  });
}

/** Returns the card whose text created each Emblem, by the Emblem's number. */
function makersIn(trace: readonly TraceEntry[]): ReadonlyMap<number, string> {
  return new Map(
    trace.flatMap((entry) =>
      entry.kind === 'action' && entry.action === 'emblem' && entry.source?.card
        ? [[entry.object.object, entry.source.card] as const]
        : [],
    ),
  );
}

/** Whether a player chooses what costs more to choose (7.4.7.f). */
function isPaidChoice(entry: TraceEntry): boolean {
  return entry.kind === 'answer' && entry.chosen.some(({ pays = 0 }) => pays > 0);
}

/** A passive ability and each object that it applies to. */
function passiveFacts(entry: Extract<TraceEntry, { kind: 'passives' }>): readonly EntryFact[] {
  const applications = entry.applied.flatMap(({ by, rule, objects }) =>
    objects.map((object) => ({
      entry,
      key: `passive ${keyOf(by)} ${rule} ${keyOf(object)}`,
      cards: [by.card, object.card].flatMap((id) => id ?? []),
      isFrame: false,
      ...(by.card && object.card ? { applies: { by: by.card, to: object.card } } : {}),
    })),
  );
  return [...applications, ...markersUnder(entry)];
}

/** Each passive ability that applies to a region with a Terrain Marker, which comes first (3.2.1.e). */
function markersUnder({
  applied,
  markers,
  ...entry
}: Extract<TraceEntry, { kind: 'passives' }>): readonly EntryFact[] {
  return applied.flatMap(({ by, regions }) =>
    markers
      .filter(({ region }) => regions?.includes(region))
      .map(({ terrain }) => ({
        entry: { ...entry, cites: markersFirst(entry.cites), applied, markers },
        key: `marker ${terrain} ${keyOf(by)}`,
        cards: by.card ? [by.card] : [],
        isFrame: false,
        isOverMarker: true,
      })),
  );
}

/** The rules of a passive ability with those on Terrain Markers before the others. */
function markersFirst(cites: TraceEntry['cites']): TraceEntry['cites'] {
  return cites.toSorted(
    (a, b) => Number(b.startsWith('3.2.1.')) - Number(a.startsWith('3.2.1.')) || b.localeCompare(a),
  );
}

function keyOf({ card, controller, ability }: Thing): string {
  return `${card}:${controller}:${ability ?? ''}`;
}

/** The card whose text leads to an entry: that of the step or effect that it is part of. */
function sourceOf({ parent }: TraceEntry, entries: ReadonlyMap<number, TraceEntry>): string | null {
  const above = parent === null ? undefined : entries.get(parent);
  if (!above) return null;
  const source = 'source' in above ? above.source : null;
  return source?.card ?? sourceOf(above, entries);
}

/** A JSON replacer that drops fields that vary by play; of objects, card and controller remain. */
function dropPassing(this: unknown, field: string, value: unknown): unknown {
  if (!PASSING.has(field)) return value;
  return isThing(value) ? { card: value.card, controller: value.controller } : undefined;
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && 'card' in value && 'controller' in value;
}

/** Returns the ids of the cards that a value names, at any depth. */
function cardsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('card' in value && typeof value.card === 'string') return [value.card];
  return Object.values(value).flatMap(cardsIn);
}

/** Returns the facts that occur more often in a trace than in all the others together. */
export function newFacts(
  facts: readonly EntryFact[],
  others: readonly (readonly EntryFact[])[],
): readonly EntryFact[] {
  const known = new Map<string, number>();
  for (const other of others) {
    for (const [key, count] of countKeys(other)) known.set(key, (known.get(key) ?? 0) + count);
  }
  return facts.filter(({ key, entry }) => {
    const left = known.get(key) ?? 0;
    // A passive ability is listed anew after each event.
    if (entry.kind !== 'passives') known.set(key, left - 1);
    return left <= 0;
  });
}

function countKeys(facts: readonly EntryFact[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of facts) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Returns a key of a fact that is the same in whichever Expedition it happens. */
export function deedOf({ entry, cards }: EntryFact): string {
  const word = (name: string) => (name in entry ? String(entry[name as keyof TraceEntry]) : '');
  const object = 'object' in entry && entry.object ? entry.object : null;
  return ['kind', 'action', 'why', 'verb', 'how', 'status', 'counter']
    .map(word)
    .concat(cards, object ? [object.zone, String(object.controller)] : [])
    .join(' ');
}
