import type { Card } from '../../engine/cards/card.ts';
import type { EditionId } from '../../engine/rules/edition.ts';
import type { Position } from '../../engine/setup/position.ts';
import type { Library } from '../view/printed.ts';
import type { Show } from '../view/show.ts';
import { changed, type Delta, deltaOf, type Json } from './delta.ts';
import { type PackedShow, pack, unpack } from './packing.ts';

/** A way in which an example is played: a variant of its story, in an edition. */
export interface PlayName {
  /** `EXAMPLE`, or `EXAMPLE/VARIANT`. */
  readonly id: string;
  readonly title: string;
  readonly edition: EditionId;
}

/** What a page loads to bring a play to life, in one language. */
export interface PlayData {
  readonly id: string;
  readonly edition: EditionId;
  /** Another one where the example, its cards, or what the engine makes of it are others. */
  readonly fingerprint: string;
  /** All plays of the same example, this one too. */
  readonly plays: readonly PlayName[];
  /** Whether another edition ends otherwise. */
  readonly differs: boolean;
  readonly show: Show;
  readonly printed: Library;
  /** Drawings of the book's icons that its cards show. */
  readonly icons: Readonly<Record<string, string>>;
  /** What the engine begins with, when the reader leaves the script. */
  readonly seed: number;
  readonly position: Position;
  /** The script: ids of the options of each answer. */
  readonly answers: readonly (readonly string[])[];
  /** The cards that it needs, and no others. */
  readonly cards: readonly Card[];
}

/** What all plays of an example have in common. */
type Common = Pick<PlayData, 'plays' | 'printed' | 'icons' | 'cards'>;

type SentPlay = Omit<PlayData, keyof Common | 'show'> & { readonly show: PackedShow };

/** The plays of an example on their way to the page, in one language. */
export interface SentPlays extends Common {
  readonly first: SentPlay;
  /** How each other differs from it. */
  readonly others: readonly Delta[];
}

/** Plays of one example as a page carries them: what they share once, their boards packed. */
export function send(plays: readonly [PlayData, ...PlayData[]]): SentPlays {
  const [{ plays: names, printed, icons, cards }] = plays;
  const [first, ...others] = plays.map((data): SentPlay => {
    const { id, edition, fingerprint, differs, show, seed, position, answers } = data;
    const sent = { id, edition, fingerprint, differs, show: pack(show), seed, position, answers };
    return asJson(sent);
  }) as [SentPlay, ...SentPlay[]];
  const differing = others.map((other) =>
    deltaOf(first as unknown as Json, other as unknown as Json),
  );
  return { plays: names, printed, icons, cards, first, others: differing };
}

/** A value as it comes back from a file: without what is undefined. */
function asJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** All plays that `send` made, unpacked. */
export function receiveAll({ first, others, ...common }: SentPlays): readonly PlayData[] {
  const each = [0 as const, ...others].map(
    (delta) => changed(first as unknown as Json, delta) as unknown as SentPlay,
  );
  return each.map((play) => ({ ...common, ...play, show: unpack(play.show) }));
}

/**
 * The play of a name and edition from what `send` made.
 *
 * @throws {Error} where it is not among them
 */
export function receive(sent: SentPlays, id: string, edition: string): PlayData {
  const play = receiveAll(sent).find((one) => one.id === id && one.edition === edition);
  if (!play) throw new Error(`There is no play ${id} in ${edition}.`);
  return play;
}

/** The plays that the page of an embedded example carries. */
export function playsIn(page: string): SentPlays {
  const [, json] =
    /<script type="application\/json" id="plays">([\s\S]*?)<\/script>/.exec(page) ?? [];
  if (json === undefined) throw new Error('The page carries no plays.');
  return JSON.parse(json) as SentPlays;
}
