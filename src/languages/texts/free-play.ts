import type { CardType, Faction, Rarity } from '../../engine/cards/card.ts';
import type { Mode } from '../../engine/state/mode.ts';
import type { Language } from '../../rulebook/language.ts';
import type { LinkFailure } from '../../sandbox/model/open-link.ts';
import type { PlaceName } from '../../sandbox/model/placed-cards.ts';
import type { TextFault } from '../../sandbox/notation/fault.ts';
import type { Role } from '../read/role.ts';

/** Texts that only free play has. */
export interface FreeWords {
  readonly start: string;
  /** The placeholder of the field in which the start is chosen. */
  readonly startExample: string;
  readonly empty: string;
  readonly random: string;
  /** A button that opens the list of examples. */
  readonly anExample: string;
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
  /** A deck as the place where a card is added, which is below the others. */
  readonly atBottom: (deck: string) => string;
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
  readonly paste: PasteWords;
  readonly failures: Readonly<Record<LinkFailure | 'crowded' | 'example', string>>;
  readonly loading: string;
  readonly failed: string;
}

/** Texts of setting up on the board itself. */
export interface EditWords {
  /** A "+" in a zone: "Add a card: Alma’s Reserve". */
  readonly addTo: (where: string) => string;
  readonly keys: string;
  /** The number of copies of a card that were added. */
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
  readonly used: (ability: string) => string;
  /** The card has gained the ability that an ability of its own gives. */
  readonly gained: (ability: string) => string;
  /** A Reaction of the card waits in Limbo so often. */
  readonly waiting: (ability: string) => string;
  /** An effect of the card lasts so often. */
  readonly lasting: (ability: string) => string;
  /** Labels for the meanings of "it", "they" and the Expedition in the text of the card's Emblems. */
  readonly about: Readonly<Record<'card' | 'player' | 'expedition', string>>;
  readonly nothing: string;
  readonly playedFrom: string;
  readonly playedIn: string;
  /** The label for the place of a Terrain Marker with which a Hero began the game. */
  readonly heroMarker: (terrain: string) => string;
  readonly onHero: string;
  /** Before the number of cards played this Afternoon. */
  readonly played: string;
  readonly out: string;
  /** A moment inside the phase or turn. */
  readonly moment: string;
  readonly moments: Readonly<Record<'begin' | 'end' | 'goes-on' | 'ends', string>>;
  readonly before: (daily: string) => string;
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
  /** Messages for a line of text that cannot be read, with the part at fault. */
  readonly textErrors: Readonly<Record<TextFault, (found: string) => string>>;
}

/** Texts of pasting a card or a deck list. */
export interface PasteWords {
  readonly title: string;
  readonly hint: string;
  /** A card as it can be written. */
  readonly example: string;
  readonly facts: Readonly<Record<'name' | 'type' | 'faction' | 'costs' | 'statistics', string>>;
  readonly faction: (faction: Faction) => string;
  readonly readIn: (language: Language) => string;
  /** The role of a part of the text. */
  readonly roles: Readonly<Record<Role, string>>;
  readonly whole: string;
  /** The word at which reading stopped, and the words possible there; either may be empty. */
  readonly stopped: (word: string, expected: readonly string[]) => string;
  /** The text is longer, or takes more work to read, than that of any card, or the name is longer. */
  readonly tooLong: {
    readonly text: string;
    readonly name: (letters: number) => string;
  };
  /** The card has no name, or nothing but a name. */
  readonly missing: Readonly<Record<'name' | 'rest', string>>;
  /** The heading of the text as the site prints it from the abilities that it read. */
  readonly generated: string;
  readonly add: (where: string) => string;
  readonly known: (card: string) => string;
  readonly deck: (cards: number, hero: string | null) => string;
  readonly unknown: (card: string) => string;
  readonly fill: (player: string) => string;
  readonly filled: (player: string, cards: number) => string;
}

/** The texts of one language, loaded alone. */
export async function loadFreeWords(lang: Language): Promise<FreeWords> {
  const loaded: { freeWords: FreeWords } = await import(`../${lang}/texts/free-play.ts`);
  return loaded.freeWords;
}
