import { interfaceTexts } from '../../languages/texts/interface.ts';
import { loadWords } from '../../languages/texts/sandbox.ts';
import type { Play } from '../../library/examples/play.ts';
import { memo } from '../../library/memo.ts';
import { editionShown, exampleNamed, playNamed } from '../../library/plays.ts';
import { playsShowing } from '../../library/rule-examples.ts';
import { exampleOf } from '../../library/rulings.ts';
import { isCurrentEdition, type Volume, volumesOf } from '../../library/volume.ts';
import { fontMeasure, unpackFonts } from '../../pictures/fonts.ts';
import { textPicture } from '../../pictures/text-picture.ts';
import { excerpt } from '../../rulebook/excerpt.ts';
import { LANGUAGES, type Language } from '../../rulebook/language.ts';
import type { Ruling } from '../../rulebook/ruling.ts';
import { changesSince } from '../../sandbox/board-view/board-changes.ts';
import { boardPicture } from '../../sandbox/picture/board-picture.ts';
import { decisiveStop } from '../../sandbox/picture/decisive.ts';
import { playData } from '../example/showing.ts';
import { dayQuestions, practice, sentQuestions } from '../practice/question-data.ts';
import { rulesPicturedAlone, rulesSharing } from './pictured-rules.ts';

/** The preview picture that links to a page show. */
export interface PagePicture {
  /** Below the site's folder, without its ending. */
  readonly path: string;
  /** The text alternative of the picture. */
  readonly alt: string;
  readonly svg: () => Promise<string>;
}

const measured = memo(async () => fontMeasure(await unpackFonts()));

interface WordsShown {
  readonly title: string;
  readonly label: string;
  readonly text: string;
}

/** A description in an unfurl is cut after so many characters. */
const ALT_LENGTH = 200;

function ofWords(path: string, shown: WordsShown): PagePicture {
  return {
    path,
    alt: altOf(shown.title, shown.text),
    svg: async () => textPicture(shown, await measured()),
  };
}

/** The title as a sentence of its own, as a question is one already, and the text. */
function altOf(title: string, text: string): string {
  const end = /[.!?…]$/.test(title) ? '' : '.';
  return excerpt(`${title}${end} ${text}`, ALT_LENGTH);
}

/**
 * The picture of a number: the board of the example that shows the rule, with its number, else the one
 * of its edition. The words of the rule stand beside it in a link.
 */
export async function numberPicture(book: Volume, number: string): Promise<PagePicture> {
  const { lang, edition, rules } = book;
  const [play] = playsShowing(edition, number, rules.get(number)?.examples ?? []);
  if (!play) return editionPicture(book);
  const alone = (await isCurrentEdition(edition)) ? await rulesPicturedAlone(edition) : [];
  if (alone.some(([rule]) => rule === number)) {
    return rulePicture(number, play.example, edition, lang);
  }
  const shared = await playPicture(play, lang);
  return { ...shared, alt: boardAlt(play.example, [number], lang) };
}

/** The board of an example at the moment at which a rule is at work, with the number of the rule. */
export function rulePicture(
  rule: string,
  example: string,
  edition: string,
  lang: Language,
): PagePicture {
  const { illustrates, shows } = playNamed(example, edition);
  return {
    path: `og/${lang}/${edition}/${rule}`,
    alt: boardAlt(example, [rule], lang),
    svg: () =>
      pictureOfPlay(
        { id: example, edition, lang },
        { named: [rule], decisive: [rule, ...illustrates, ...shows] },
      ),
  };
}

/** The picture of a term: the board of the play that shows it at work, else the one of all terms. */
export async function termPicture(play: Play | undefined, lang: Language): Promise<PagePicture> {
  return play ? playPicture(play, lang) : kindPicture('terms', lang);
}

async function playPicture({ example }: Play, lang: Language): Promise<PagePicture> {
  const books = (await volumesOf(lang)).map(({ edition }) => edition);
  return examplePicture(example, editionShown(example, books), lang);
}

/** The picture that an edition and its numbers without an example share. */
export function editionPicture({ lang, edition, outline }: Volume): PagePicture {
  return ofWords(`og/${lang}/${edition}`, {
    title: outline.title[lang],
    label: interfaceTexts(lang).pictures.ruleOf(edition),
    text: interfaceTexts(lang).site.description,
  });
}

/** The picture of a ruling: the board of the example that plays it out, else the one of all rulings. */
export function rulingPicture(
  ruling: Ruling,
  lang: Language,
  books: readonly string[],
): PagePicture {
  const example = exampleOf(ruling);
  if (!example) return kindPicture('rulings', lang);
  return examplePicture(example.id, editionShown(example.id, books), lang);
}

/**
 * The board of an example at the moment that shows what it is there for, with the rules whose pages
 * share the picture, else those that are at work.
 */
export function examplePicture(id: string, edition: string, lang: Language): PagePicture {
  const play = playNamed(id, edition);
  const rules = [...new Set([...play.illustrates, ...play.shows])];
  const atWork = rules.slice(0, MOST_AT_WORK);
  return {
    path: `og/${lang}/examples/${id}`,
    alt: boardAlt(id, atWork, lang),
    svg: async () => {
      const sharing = await rulesSharing(id, edition);
      const named = sharing.length > 0 ? sharing : atWork;
      return pictureOfPlay({ id, edition, lang }, { named, decisive: rules });
    },
  };
}

/** Rules at work that are named where no page of a rule shares the picture. */
const MOST_AT_WORK = 3;

function boardAlt(example: string, rules: readonly string[], lang: Language): string {
  return interfaceTexts(lang).pictures.boardAlt(
    exampleNamed(example).title[lang],
    rules.join(', '),
  );
}

/**
 * @param rules those that are named, and those by which the moment is chosen, the most important first
 */
async function pictureOfPlay(
  { id, edition, lang }: { id: string; edition: string; lang: Language },
  { named, decisive }: { named: readonly string[]; decisive: readonly string[] },
): Promise<string> {
  const { show, printed } = await playData(id, edition, lang);
  const stop = decisiveStop(show, decisive);
  const { board } = show.stops[stop]!;
  const before = show.stops[stop - 1]?.board ?? null;
  const shown = {
    title: exampleNamed(id).title[lang],
    rules: named,
    board,
    library: printed,
    touched: changesSince(before, board).touched,
    words: await loadWords(lang),
  };
  return boardPicture(shown, await measured());
}

/** The position that the question of a day begins from, without its answer; the same in all languages. */
export async function dayPicture(date: string): Promise<PagePicture> {
  const asked = (await dayQuestions()).get(date);
  const questions = await sentQuestions('en');
  const question = questions.find(({ id }) => id === asked);
  if (!question) throw new Error(`There is no question for ${date}.`);
  return {
    path: `og/day/${date}`,
    alt: altOf(question.asks, question.given.join(' ')),
    svg: async () => {
      const { show, printed } = await playData(question.play, practice.edition, 'en');
      const [{ board }] = show.stops as readonly [(typeof show.stops)[number]];
      const shown = { title: `${date} · ?`, rules: [], board, library: printed, words: null };
      return boardPicture({ ...shown, touched: new Set() }, await measured());
    },
  };
}

/** Kinds of page that share one picture in each language. */
export type SharedKind = 'home' | 'terms' | 'rulings' | 'cards' | 'articles' | 'sandbox';

const SHARED_KINDS: readonly SharedKind[] = [
  'home',
  'terms',
  'rulings',
  'cards',
  'articles',
  'sandbox',
];

/** The picture of all pages of a kind. */
export function kindPicture(kind: SharedKind, lang: Language): PagePicture {
  const { site, nav, terms, rulings, cards, articles } = interfaceTexts(lang);
  const said = {
    home: { title: 'Altered Codex', text: site.description },
    terms: { title: terms.title, text: terms.lead },
    rulings: { title: rulings.title, text: rulings.lead },
    cards: { title: cards.title, text: cards.lead },
    articles: { title: articles.title, text: articles.lead },
    sandbox: { title: nav.freePlay, text: site.tagline },
  }[kind];
  return ofWords(`og/${lang}/${kind}`, { label: site.tagline, ...said });
}

/** The picture of an address that belongs to no language. */
export function neutralPicture(): PagePicture {
  const text = LANGUAGES.map((lang) => interfaceTexts(lang).site.tagline).join(' · ');
  const words = { title: 'Altered Codex', label: 'FR · EN · IT', text };
  return ofWords('og/altered-codex', words);
}

/** The pictures that all pages of a kind share, in every language. */
export function sharedPictures(): readonly PagePicture[] {
  const kinds = LANGUAGES.flatMap((lang) => SHARED_KINDS.map((kind) => kindPicture(kind, lang)));
  return [neutralPicture(), ...kinds];
}
