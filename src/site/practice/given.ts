import type { Phase } from '../../engine/cards/ability.ts';
import { iconWord, withIconWords } from '../../languages/icon-word.ts';
import type { Span } from '../../languages/say/text.ts';
import { asSentence } from '../../languages/sentence.ts';
import { practiceTexts } from '../../languages/texts/interface.ts';
import type { Language } from '../../rulebook/language.ts';
import type { Show, ShownDecision } from '../../sandbox/board-view/show.ts';

/** The beginning of a phase. */
export interface PhaseMoment {
  readonly day: number;
  readonly phase: Phase;
}

export interface Giving {
  readonly until: PhaseMoment | null;
  /** Names of the players. */
  readonly seats: readonly string[];
  /** Whether the price that is paid would give the answer away. */
  readonly hidesPrice: boolean;
}

/** Returns the players' choices up to a moment, each with the player's name. */
export function givenIn({ stops }: Show, giving: Giving, lang: Language): readonly string[] {
  const { until } = giving;
  const end = until
    ? stops.findIndex(({ board: { day, phase } }) => day === until.day && phase === until.phase)
    : -1;
  const said = stops
    .slice(0, end < 0 ? undefined : end)
    .flatMap(({ decision }) => (decision ? sayChoice(decision, giving, lang) : []));
  return withCounts(said, lang);
}

/** Tells the same answer to a repeated question once, and how often it was given. */
function withCounts(said: readonly string[], lang: Language): readonly string[] {
  const runs: { readonly words: string; count: number }[] = [];
  for (const words of said) {
    const last = runs.at(-1);
    if (last?.words === words) last.count += 1;
    else runs.push({ words, count: 1 });
  }
  const { times } = practiceTexts(lang);
  return runs.map(({ words, count }) => (count > 1 ? `${words} ${times(count)}` : words));
}

/** Returns a choice in words, with the question where the choice alone is not clear. */
function sayChoice(
  { given, options, player, said: asks }: ShownDecision,
  { seats, hidesPrice }: Giving,
  lang: Language,
): readonly string[] {
  const chosen = options.filter(({ id }) => given?.includes(id));
  const texts = practiceTexts(lang);
  const said = chosen.map((one) => (hidesPrice ? withoutPrice(one.said) : one.said));
  const words = said.map((one) => sentenceOf(withoutCutText(one), lang)).join(', ');
  if (words === '') return [];
  if (chosen.every(({ plays, last }) => plays || last)) return [texts.does(seats[player]!, words)];
  // The question names the player.
  const question = sentenceOf(withoutCutText(asks), lang);
  const isWord = chosen.every(({ id }) => id === 'yes' || id === 'no');
  if (isWord) return [`${question} ${words}`];
  // In French and Italian an Expedition is named with its article.
  const named = words.replace(/^L(?=’Exp|a sped)/, 'l');
  return [texts.does(question.replace(/\.$/, ''), named)];
}

/** Leaves a card's name where the text of its ability behind it is cut: half a sentence tells nothing. */
function withoutCutText(said: readonly Span[]): readonly Span[] {
  const last = said.at(-1);
  const isCut = last && 'text' in last && last.text.endsWith('…');
  const dash = said.findIndex((piece) => 'text' in piece && piece.text.trim() === '–');
  return isCut && dash > 0 ? [...said.slice(0, dash), { text: '.' }] : said;
}

/** Removes the amount of mana from a text, and the word or the bracket before it. */
function withoutPrice(said: readonly Span[]): readonly Span[] {
  const at = said.findIndex((piece) => 'icon' in piece && piece.icon.startsWith('mana'));
  const [before, after] = [said[at - 1], said[at + 1]];
  if (!before || !('text' in before)) return said;
  const cut = before.text.replace(/ \S+ ?$/, '');
  const rest = after && 'text' in after ? after.text.replace(/^\)/, '') : '';
  return [...said.slice(0, at - 1), { text: cut }, { text: rest }, ...said.slice(at + 2)];
}

function sentenceOf(said: readonly Span[], lang: Language): string {
  const parted = said.map((piece, at): Span => {
    const next = said[at + 1];
    // Where an icon begins an ability, its word is a heading.
    const heads = 'icon' in piece && next && 'text' in next && /^ \p{Lu}/u.test(next.text);
    return heads ? { text: practiceTexts(lang).heading(iconWord(piece.icon, lang)) } : piece;
  });
  return asSentence(withIconWords(parted, lang), lang);
}
