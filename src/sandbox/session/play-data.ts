import type { Card } from '../../engine/cards/card.ts';
import type { EditionId } from '../../engine/rules/edition.ts';
import type { Position } from '../../engine/setup/position.ts';
import type { Library } from '../view/printed.ts';
import type { Show } from '../view/show.ts';
import { type PackedShow, pack, unpack } from './packing.ts';

/** A way in which an example is played: a variant of its story, in an edition. */
export interface PlayName {
  /** `EXAMPLE`, or `EXAMPLE/VARIANT`. */
  readonly id: string;
  readonly title: string;
  readonly edition: EditionId;
}

/** A play on its way to the page. */
export type SentPlay = Omit<PlayData, 'show'> & { readonly show: PackedShow };

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

/** A play as a page carries it, its boards packed. */
export function send(data: PlayData): SentPlay {
  return { ...data, show: pack(data.show) };
}

/** A play as `send` made it, unpacked. */
export function receive(sent: SentPlay): PlayData {
  return { ...sent, show: unpack(sent.show) };
}
