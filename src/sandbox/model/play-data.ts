import { address } from '../../addresses/address.ts';
import type { Card } from '../../engine/cards/card.ts';
import type { EditionId } from '../../engine/rules/edition.ts';
import type { Position } from '../../engine/setup/position.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Show } from '../board-view/show.ts';
import { streamOf } from './link.ts';
import type { PrintedCards } from './printed.ts';

/** A way in which an example is played: a variant of its story, in an edition. */
export interface PlayName {
  /** `EXAMPLE`, or `EXAMPLE/VARIANT`. */
  readonly id: string;
  readonly title: string;
  readonly edition: EditionId;
}

/** The data that makes a play interactive, in one language. */
export interface PlayData {
  readonly id: string;
  readonly edition: EditionId;
  /** The story of the play, shown above the board. */
  readonly story: string;
  /** A hash of the example, its cards and its trace; a link with another hash is stale. */
  readonly fingerprint: string;
  /** A mark for the state after the start and after each answer (`outcome.ts`): a link compares them. */
  readonly outcomes: string;
  /** All plays of the same example, this one too. */
  readonly plays: readonly PlayName[];
  /** Whether its events or its end differ in another edition. */
  readonly differs: boolean;
  readonly show: Show;
  /** For rules that are at work at several stops, the one at which the play shows them. */
  readonly decisive: Readonly<Record<string, number>>;
  readonly printed: PrintedCards;
  /** Drawings of icons in its cards' texts, and of what its boards are seen to have; see `showing.ts`. */
  readonly icons: Readonly<Record<string, string>>;
  /** The random seed for the engine, when the reader leaves the script. */
  readonly seed: number;
  readonly position: Position;
  /** The script: ids of the options of each answer. */
  readonly answers: readonly (readonly string[])[];
  /** The cards that it needs, and no others. */
  readonly cards: readonly Card[];
}

/** The fields that all plays of an example have in common. */
type Common = Pick<PlayData, 'plays' | 'printed' | 'icons' | 'cards'>;

/** A play, whose show the engine has to make where the page carries none. */
export type UnshownPlay = Omit<PlayData, 'show'> & { readonly show: Show | null };

type SentPlay = Omit<UnshownPlay, keyof Common>;

/** The plays of an example on their way to the page, in one language: what they have in common once. */
export interface SentPlays extends Common {
  readonly sent: readonly SentPlay[];
}

/** Plays of one example as a page carries them. */
export function sendPlays(all: readonly [UnshownPlay, ...UnshownPlay[]]): SentPlays {
  const cards = new Map(all.flatMap((data) => data.cards).map((card) => [card.id, card]));
  return {
    plays: all[0].plays,
    printed: Object.assign({}, ...all.map(({ printed }) => printed)) as PrintedCards,
    icons: Object.assign({}, ...all.map(({ icons }) => icons)) as PlayData['icons'],
    cards: [...cards.values()],
    sent: all.map(withoutCommon),
  };
}

function withoutCommon(data: UnshownPlay): SentPlay {
  const { plays: _plays, printed: _printed, icons: _icons, cards: _cards, ...own } = data;
  return own;
}

/** All plays that `sendPlays` made. */
export function receiveAll({ sent, ...common }: SentPlays): readonly UnshownPlay[] {
  return sent.map((play) => ({ ...common, ...play }));
}

/**
 * The play of a name and edition from what `sendPlays` made.
 *
 * @throws {Error} where it is not among them
 */
export function receivePlay(sent: SentPlays, id: string, edition: string): UnshownPlay {
  const play = receiveAll(sent).find((one) => one.id === id && one.edition === edition);
  if (!play) throw new Error(`There is no play ${id} in ${edition}.`);
  return play;
}

/**
 * The page that carries a play: an embedded example has its story in every edition, the example's own
 * page has its variants.
 */
export function pageOf(lang: Language, id: string): string {
  const [example = '', variant] = id.split('/');
  return variant === undefined ? address.embed(lang, example) : address.example(lang, example);
}

/**
 * The plays that a page carries.
 *
 * @throws {Error} where it carries none
 */
export async function playsIn(page: string): Promise<SentPlays> {
  const [, packed] = /<script type="text\/plain" id="plays">([^<]*)<\/script>/.exec(page) ?? [];
  if (packed === undefined) throw new Error('The page carries no plays.');
  return unpackPlays(packed);
}

/** Unpacks plays from base64 of deflated JSON, as `packPlays` writes them into a page. */
export async function unpackPlays(packed: string): Promise<SentPlays> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const json = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw'));
  return (await new Response(json).json()) as SentPlays;
}
