import type { Language } from '../../rulebook/language.ts';

/** Texts of a whole game against a simple opponent. */
export interface GameWords {
  readonly title: string;
  readonly lead: string;
  readonly begin: string;
  /** Goes on with the game that was left. */
  readonly goOn: (seed: number) => string;
  /** Another game, with other cards. */
  readonly another: string;
  /** The same cards again, from the start. */
  readonly again: string;
  /** Shown while the reader watches the events. */
  readonly watch: string;
  readonly skip: string;
  readonly choose: string;
  readonly won: (day: number) => string;
  readonly lost: (opponent: string, day: number) => string;
  readonly nobody: (day: number) => string;
  /** The number that the cards are dealt by. */
  readonly number: (seed: number) => string;
  readonly numberHint: string;
  readonly afterwards: string;
}

/** The texts of one language, loaded alone. */
export async function loadGameWords(lang: Language): Promise<GameWords> {
  const loaded: { gameWords: GameWords } = await import(`../${lang}/texts/game.ts`);
  return loaded.gameWords;
}
