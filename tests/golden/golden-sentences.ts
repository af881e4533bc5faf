/**
 * Tells the events, decisions, options and refusals of `events.jsonl` in words. They are fixed, so that
 * their sentences change with the words of a language and with nothing else.
 */

import { readFileSync } from 'node:fs';
import type { Decision, Option } from '../../src/engine/state/decision.ts';
import type { Spot, TraceEntry } from '../../src/engine/state/trace.ts';
import type { Unoffered } from '../../src/engine/unoffered.ts';
import type { UnofferedPlace } from '../../src/engine/unoffered-places.ts';
import { VERBS } from '../../src/languages/en/say/step-verb.ts';
import type { PlayWords, Teller, TraceReader } from '../../src/languages/say/teller.ts';
import { textOfSpans } from '../../src/languages/say/text.ts';

/** One thing to tell, and to whom: a seat, or null for a spectator. */
export type GoldenEvent = { readonly viewer: number | null } & (
  | {
      readonly say: 'entry';
      readonly value: TraceEntry;
      /** Entries before it: the step that it belongs to, the Emblem that it names. */
      readonly near?: readonly TraceEntry[];
    }
  | { readonly say: 'decision'; readonly value: Pick<Decision, 'player' | 'kind'> }
  | {
      readonly say: 'option';
      readonly value: Option;
      readonly places?: Readonly<Record<number, Spot>>;
    }
  | {
      readonly say: 'orb';
      readonly value: { readonly number: number; readonly exhausted: boolean };
    }
  | { readonly say: 'unoffered'; readonly value: Unoffered }
  | { readonly say: 'unofferedPlace'; readonly value: UnofferedPlace }
);

/** Creates a teller; that of the project, or one whose words a test has changed. */
type CreateTeller = (words: PlayWords, reader: TraceReader) => Teller;

const readText = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const names: Readonly<Record<string, Partial<Record<PlayWords['code'], string>>>> = JSON.parse(
  readText('card-names.json'),
);

/** Every step: done by a player, by the reader and several times, by nobody; and as what is replaced. */
const STEPS: readonly GoldenEvent[] = Object.keys(VERBS).flatMap((verb): GoldenEvent[] => {
  const source = null;
  const entry = { id: 2, parent: null, cites: [] };
  const step = (viewer: number | null, player: number | null, actions: number): GoldenEvent => ({
    say: 'entry',
    viewer,
    value: { ...entry, kind: 'step', verb, player, source, actions },
  });
  return [
    step(null, 0, 1),
    step(0, 0, 2),
    step(null, null, 1),
    {
      say: 'entry',
      viewer: null,
      value: {
        ...entry,
        kind: 'modifier',
        source,
        modifies: 'step',
        how: 'also',
        verb,
        applied: true,
      },
    },
  ];
});

/** All events: those of the file, and every step. */
export const GOLDEN_EVENTS: readonly GoldenEvent[] = [
  ...readText('events.jsonl')
    .trimEnd()
    .split('\n')
    .map((line): GoldenEvent => JSON.parse(line)),
  ...STEPS,
];

/** Returns the sentence about an event in a language. */
export function sentenceOf(event: GoldenEvent, words: PlayWords, create: CreateTeller): string {
  const near = event.say === 'entry' ? (event.near ?? []) : [];
  const teller = create(words, {
    viewer: event.viewer,
    players: ['Alma', 'Bo'],
    card: (id) => names[id],
    entry: (id) => near.find((entry) => entry.id === id),
  });
  switch (event.say) {
    case 'entry':
      return textOfSpans(teller.entry(event.value));
    case 'decision':
      return textOfSpans(teller.decision(event.value));
    case 'option':
      return textOfSpans(optionSentence(event, teller));
    case 'orb':
      return textOfSpans(teller.orb(event.value.number, event.value.exhausted));
    case 'unoffered':
      return textOfSpans(teller.unoffered(event.value));
    case 'unofferedPlace':
      return textOfSpans(teller.unofferedPlace(event.value));
    default:
      return event satisfies never;
  }
}

/** Returns an option in words; with its place, as beside another of that name elsewhere. */
function optionSentence(
  { value, places }: Extract<GoldenEvent, { say: 'option' }>,
  teller: ReturnType<CreateTeller>,
) {
  if (!places) return teller.options([value])[0]!;
  const elsewhere = { ...value, id: 'elsewhere', what: { ...value.what, object: -1 } as never };
  const locate = (object: number) => places[object] ?? null;
  return teller.options([value, elsewhere], { locate })[0]!;
}
