import type { CardType, Rarity } from '../engine/cards/card.ts';
import type { Mode } from '../engine/state/mode.ts';
import type { Language } from '../rulebook/language.ts';
import type { LinkFailure } from '../sandbox/link/link.ts';
import type { TextFault } from '../sandbox/notation/fault.ts';
import type { PlaceName } from '../sandbox/session/placed-cards.ts';

/** Texts that only free play has. */
export interface FreeWords {
  readonly start: string;
  /** What stands in the field of what to start from. */
  readonly startExample: string;
  readonly empty: string;
  readonly random: string;
  readonly setUp: string;
  readonly done: string;
  readonly edition: string;
  readonly mode: string;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly table: string;
  readonly day: string;
  readonly phase: string;
  readonly firstPlayer: string;
  readonly turn: string;
  readonly arena: string;
  readonly tumult: (number: number) => string;
  readonly single: string;
  readonly turned: string;
  readonly faceUp: string;
  readonly name: string;
  readonly ready: string;
  readonly exhausted: string;
  readonly passed: string;
  readonly distance: (side: string) => string;
  readonly ascended: (side: string) => string;
  readonly add: string;
  readonly whose: string;
  readonly where: string;
  readonly search: string;
  readonly places: Readonly<Record<PlaceName, string>>;
  readonly found: (cards: number) => string;
  readonly added: (card: string, place: string) => string;
  readonly rarities: Readonly<Record<Rarity, string>>;
  readonly remove: string;
  readonly statuses: string;
  readonly boosts: string;
  readonly fewer: string;
  readonly more: string;
  readonly hint: string;
  readonly edit: EditWords;
  readonly failures: Readonly<Record<LinkFailure | 'example', string>>;
  readonly loading: string;
  readonly failed: string;
}

/** Texts of setting up on the board itself. */
export interface EditWords {
  /** A "+" in a zone: "Add a card: Alma’s Reserve". */
  readonly addTo: (where: string) => string;
  readonly keys: string;
  /** So many copies of a card were put somewhere. */
  readonly copies: (count: number, card: string) => string;
  readonly nothingFound: string;
  /** "A Spell cannot be in an Expedition." */
  readonly cannotBe: (type: CardType, place: PlaceName) => string;
  readonly makeFirst: (player: string) => string;
  readonly addOrb: string;
  readonly fewerOrbs: string;
  readonly orb: (ready: boolean) => string;
  readonly readyMana: (player: string) => string;
  readonly allMana: (player: string) => string;
  readonly moveTo: string;
  readonly duplicate: string;
  readonly earlier: string;
  readonly later: string;
  readonly owner: string;
  readonly used: (ability: string) => string;
  readonly top: string;
  readonly nothingHere: string;
  readonly movedToday: string;
  readonly counterAt: string;
  readonly regionsOn: (count: number) => string;
  readonly marker: (terrain: string) => string;
  readonly asText: string;
  readonly textHint: string;
  readonly readText: string;
  readonly copyText: string;
  readonly textCopied: string;
  readonly textRead: string;
  /** What a line of text says that is not understood, and where. */
  readonly textErrors: Readonly<Record<TextFault, (found: string) => string>>;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ freeWords: FreeWords }>>> = {
  fr: () => import('./fr/free-play.ts'),
  en: () => import('./en/free-play.ts'),
  it: () => import('./it/free-play.ts'),
};

/** The texts of one language, loaded alone. */
export async function loadFreeWords(lang: Language): Promise<FreeWords> {
  return (await LOADERS[lang]()).freeWords;
}
