/** Writes the results of a search as a text. */

import type { Language } from '../../rulebook/language.ts';
import type { TextPiece } from '../../search/box/excerpt.ts';
import type { SearchResult } from '../../search/result.ts';
import { searchWords } from '../../search/word-search.ts';
import { SEARCH } from './sources.ts';
import { Unanswerable } from './tool.ts';

/** The first results for some words, the best first. */
export async function tellFound(text: string, most: number, language: Language): Promise<string> {
  const { results, isUnanswered, near } = await searchWords({ text, language }, SEARCH);
  if (results.length === 0) {
    const hint = near.length > 0 ? ` Terms that look like it: ${near.join(', ')}.` : '';
    throw new Unanswerable(`Nothing has these words.${hint}`);
  }
  return [
    ...(isUnanswered ? ['No rule answers this; these are only near.'] : []),
    ...results.slice(0, most).map(tellResult),
    ...(results.length > most
      ? [`${results.length - most} more results; ask with a higher “most”, or with other words.`]
      : []),
  ].join('\n');
}

function tellResult(result: SearchResult): string {
  const { kind, title, section, question, excerpt, beside, older, decides = '' } = result;
  const others = beside.map((one) => `${one.title} ${textOf(one.text)}`.trim());
  const said = [section, decides, textOf(question), textOf(excerpt), ...others]
    .filter((part) => part !== '')
    .join(' · ');
  const edition = older === '' ? '' : ` of edition ${older}`;
  return `${kind} ${textOf(title)}${edition}${said === '' ? '' : `: ${said}`}`;
}

function textOf(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}
