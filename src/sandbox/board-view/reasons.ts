/** Explains the state of objects: printed values, then each passive ability in the order applied. */

import type { Thing, TraceEntry } from '../../engine/state/trace.ts';
import type { Span } from '../../languages/say/text.ts';
import type { PrintedCards } from '../model/printed.ts';
import type { Said } from './show.ts';

type Passives = Extract<TraceEntry, { kind: 'passives' }>;

/** Returns the reasons by object that hold after an entry of the trace. */
export function reasonsAt(
  trace: readonly TraceEntry[],
  entry: number,
  library: PrintedCards,
): Readonly<Record<number, readonly Said[]>> {
  const last = trace.findLast(
    (each): each is Passives => each.kind === 'passives' && each.id <= entry,
  );
  const found: Record<number, Said[]> = {};
  for (const { by, objects } of last?.applied ?? []) {
    const reason = { said: abilityOf(by, library), cites: last!.cites };
    for (const { object } of objects) found[object] = [...(found[object] ?? []), reason];
  }
  return found;
}

/** The name of a card and the text of one of its abilities. */
function abilityOf({ card, name, ability }: Thing, library: PrintedCards): readonly Span[] {
  const printed = card === null ? undefined : library[card];
  const text = printed?.text.filter((paragraph) => String(paragraph.ability) === ability) ?? [];
  const shown = { text: printed?.name ?? name ?? '', term: `@${card}` };
  return text.length === 0
    ? [shown]
    : [shown, { text: ' – ' }, ...text.flatMap(({ spans }) => spans)];
}
