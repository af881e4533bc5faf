/** Playing on from an example's position at a terminal. */

import { createInterface } from 'node:readline/promises';
import { type Answer, type Card, type Decision, type Game, query } from '../../src/engine/index.ts';
import { TEXTS, WORDINGS } from '../../src/languages/all-languages.ts';
import type { Play } from '../../src/library/examples/play.ts';
import { playOn } from '../../src/library/examples/run.ts';
import type { Language } from '../../src/rulebook/language.ts';
import { abilityTexts } from '../../src/sandbox/board-view/asking.ts';
import { printedCard } from '../../src/sandbox/model/print-card.ts';
import type { PrintedCards } from '../../src/sandbox/model/printed.ts';
import type { Streams } from './command.ts';
import { describeProblem } from './problem-text.ts';
import { createTelling, type Telling } from './telling.ts';

/**
 * Asks for each decision, by the numbers of a list; `q` or the end of the input stops.
 *
 * @returns 0, or 1 when the position is refused
 */
export async function playInteractively(
  play: Play,
  cards: readonly Card[],
  language: Language,
  { input, out, err }: Streams,
): Promise<number> {
  const telling = createTelling(play, cards, language, out.isTTY);
  const terminal = createInterface({ input });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (decision: Decision, game: Game): Promise<Answer | null> => {
    out.write(questionText(decision, game, telling, language));
    for (;;) {
      const { value, done } = await lines.next();
      if (done || value.trim() === 'q') return null;
      const options = chosenOptions(value, decision);
      if (options) return { decision: decision.id, options };
      out.write(`${rangeText(decision, language)} > `);
    }
  };
  out.write(telling.heading());
  const run = await playOn(play, cards, ask, (entries) => out.write(telling.entries(entries)));
  terminal.close();
  for (const problem of run.problems) err.write(`${describeProblem(problem, play, cards)}\n`);
  return run.ok ? 0 : 1;
}

function questionText(
  decision: Decision,
  game: Game,
  { teller, say }: Telling,
  language: Language,
): string {
  const told = teller.options(decision.options, {
    locate: query(game).spot,
    texts: abilityTexts(decision.options, game, printedIn(decision, game, language)),
  });
  const options = told.map((said, index) => `  ${index + 1}  ${say(said)}\n`);
  return `\n${say(teller.decision(decision))}\n${options.join('')}${rangeText(decision, language)} > `;
}

/** Prints the cards whose abilities are options. */
function printedIn({ options }: Decision, game: Game, lang: Language): PrintedCards {
  const find = (id: string) => game.library.find((card) => card.id === id)!;
  const ids = options.flatMap(({ what }) =>
    what.is === 'ability' || what.is === 'quick-action' ? [what.card] : [],
  );
  const press = { lang, grammar: WORDINGS[lang], token: find };
  return Object.fromEntries(
    [...new Set(ids)].filter(find).map((id) => [id, printedCard(find(id), press)]),
  );
}

/** How many numbers are wanted. */
function rangeText({ min, max, options }: Decision, language: Language): string {
  const most = Math.min(max, options.length);
  if (min === most) return `[${min}]`;
  return min === 0
    ? `[0–${most}, ${TEXTS[language].commands.terminal.enterForNothing}]`
    : `[${min}–${most}]`;
}

/** Ids of the options whose numbers were typed, or null when that is no answer. */
function chosenOptions(line: string, decision: Decision): string[] | null {
  const words = line.split(/[\s,]+/u).filter((word) => word !== '');
  const chosen = words.map((word) => decision.options[Number(word) - 1]?.id);
  const ids = chosen.filter((id) => id !== undefined);
  const isDistinct = decision.again === true || new Set(ids).size === ids.length;
  const isEnough = ids.length >= decision.min && ids.length <= decision.max;
  return ids.length === words.length && isDistinct && isEnough ? ids : null;
}
