/** The options of a decision in words, so that no two with different outcomes read alike (6.3.i). */

import type { ExpeditionName, Option, OptionWhat } from '../../engine/state/decision.ts';
import type { Spot } from '../../engine/state/trace.ts';
import { type Span, spansOf } from './text.ts';

/** How much is said of an option: its name alone, also what it is about, also where it is. */
export type Detail = 'name' | 'about' | 'place';

/** What the one who tells options knows besides their names. */
export interface OptionKnowledge {
  /** Finds the place of an object at the moment of the decision. */
  readonly locate?: (object: number) => Spot | null;
  /** The beginning of an option's ability, where it is to be said. */
  readonly texts?: readonly (readonly Span[])[];
  /** Words for options that are not named by the engine's words, such as modes of a card. */
  readonly named?: readonly (readonly Span[] | undefined)[];
}

interface OptionWords {
  readonly say: (option: Option, detail: Detail) => readonly Span[];
  /** "1 of 2". */
  readonly oneOf: (place: number, many: number) => string;
}

type Ability = Extract<OptionWhat, { readonly is: 'ability' }>;

/** Names what a waiting Reaction is about, where that is to be said (6.3.i). */
export function boundTo(
  { about = [], expeditions = [] }: Ability,
  detail: Detail,
  name: {
    readonly object: (one: NonNullable<Ability['about']>[number]) => string;
    readonly expedition: (one: ExpeditionName) => string;
  },
): string[] {
  if (detail === 'name') return [];
  return [...about.map(name.object), ...(about.length > 0 ? [] : expeditions.map(name.expedition))];
}

const DASH: Span = { text: ' – ' };

/** Says each option with as little as tells it from the others, and numbers those still alike. */
export function optionsToldApart(
  options: readonly Option[],
  { say, oneOf }: OptionWords,
  { locate, texts, named }: OptionKnowledge = {},
): readonly (readonly Span[])[] {
  const sayAt = (index: number, detail: Detail): readonly Span[] => {
    const text = texts?.[index] ?? [];
    const words = named?.[index] ?? say(options[index]!, detail);
    return text.length > 0 ? [...words, DASH, ...text] : words;
  };
  const kinds = options.map((option) => kindOf(option.what, locate) ?? option.id);
  let said = options.map((_, index) => sayAt(index, 'name'));
  for (const detail of ['about', 'place'] as const) {
    const alike = kindsBySaying(said, kinds);
    said = said.map((words, index) =>
      alike.get(keyOf(words))!.length > 1 ? sayAt(index, detail) : words,
    );
  }
  const alike = kindsBySaying(said, kinds);
  return said.map((words, index) => {
    const same = alike.get(keyOf(words))!;
    if (same.length === 1) return words;
    return [...words, ...spansOf(` (${oneOf(same.indexOf(kinds[index]!) + 1, same.length)})`)];
  });
}

/** Returns the distinct kinds of the options that read alike, by what they read. */
function kindsBySaying(
  said: readonly (readonly Span[])[],
  kinds: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const alike = new Map<string, string[]>();
  for (const [index, words] of said.entries()) {
    const same = alike.get(keyOf(words)) ?? [];
    if (!same.includes(kinds[index]!)) same.push(kinds[index]!);
    alike.set(keyOf(words), same);
  }
  return alike;
}

const keyOf = (words: readonly Span[]) => JSON.stringify(words);

/** Zones in which copies of a card do not differ: nothing there has statuses or counters (2.4.1.b). */
const UNMARKED: readonly string[] = ['hand', 'deck', 'discard'];

/** Returns one name for copies of a card whose choice comes to the same; null for any other option. */
function kindOf(what: OptionWhat, locate: OptionKnowledge['locate']): string | null {
  if (what.is === 'play') return UNMARKED.includes(what.from) ? `play:${what.card}` : null;
  if (what.is !== 'object' || what.card === null) return null;
  const spot = locate?.(what.object);
  return spot && UNMARKED.includes(spot.zone)
    ? `object:${spot.zone}:${spot.player}:${what.card}`
    : null;
}
