import type { Words } from '../../languages/texts/sandbox.ts';
import { changesSince } from '../board-view/board-changes.ts';
import { flattenLines, type Show } from '../board-view/show.ts';
import { tellStop } from '../board-view/told.ts';
import { wordsOf } from '../elements/sentence.tsx';
import type { PrintedCards } from '../model/printed.ts';
import type { ClippedMoment } from '../picture/clip.ts';
import { sentenceWords } from '../timeline/told-sentences.tsx';

/** Returns the moments of a show as a clip has them, each with what happens there in words. */
export function clippedMoments(
  { stops, lines }: Show,
  library: PrintedCards,
  words: Words,
  rule: string | null,
): readonly ClippedMoment[] {
  const all = flattenLines(lines);
  const begins = `${words.timeline.position}.`;
  return stops.map((stop, at) => {
    const told = tellStop(all, stop, at, rule);
    const asked = stop.decision ? wordsOf(stop.decision.said, words) : begins;
    const said = told ? told.said.map((sentence) => sentenceWords(sentence, words)) : [asked];
    return {
      board: stop.board,
      library,
      touched: changesSince(stops[at - 1]?.board ?? null, stop.board).touched,
      rules: told?.cites ?? [],
      // A number stays with its sign where the words are set in lines.
      said: said.join(' ').replaceAll(' ×', '\u00a0×'),
    };
  });
}
