import type { EditionId } from '../../engine/rules/edition.ts';
import { cardNamed } from '../../library/cards.ts';
import type { Language } from '../../rulebook/language.ts';
import { openEngineSession } from '../../sandbox/board-view/placed-session.ts';
import { loadPlayWords } from '../../sandbox/board-view/play-words.ts';
import { printedCards } from '../example/printed-card.ts';
import { cardsNamedIn, iconsOf, sentCard } from '../example/showing.ts';
import type { GameData } from './game-data.ts';
import { starterGame } from './starter-decks.ts';

/**
 * Returns the data for the page of a whole game in a language: the cards of both decks, and the table
 * before the game.
 *
 * @param phases the definition of each phase
 */
export async function gameData(
  edition: EditionId,
  lang: Language,
  phases: GameData['phases'],
): Promise<GameData> {
  const position = starterGame(null);
  const cards = cardsNamedIn([position]);
  const printed = printedCards(cards, lang, cardNamed);
  const engineSession = openEngineSession(cards, printed, await loadPlayWords(lang));
  const session = engineSession.begin({ edition, seed: 1, position, example: null }, []);
  const [first] = engineSession.show({ ...session, viewer: 0 }).stops;
  return {
    edition,
    printed,
    icons: iconsOf(printed),
    cards: cards.map((card) => sentCard(card, lang)),
    show: { stops: [first!], lines: [] },
    phases,
  };
}
