import type { EditionId } from '../../engine/rules/edition.ts';
import type { BetweenTexts } from '../../languages/texts/between.ts';
import { loadFreeWords } from '../../languages/texts/free-play.ts';
import { loadWords } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { addDrawings } from '../../sandbox/board/page-sprite.ts';
import { loadPlayWords } from '../../sandbox/board-view/play-words.ts';
import { SIGNS } from '../../sandbox/board-view/signs.ts';
import { drawIn } from '../../sandbox/elements/root.tsx';
import type { FreePlayData } from '../../sandbox/entry/free-play-page.tsx';
import { readCardList } from '../../sandbox/model/card-list.ts';
import { type CardPart, openCardStore } from '../../sandbox/model/card-store.ts';
import findingStyles from '../../sandbox/styles/finding.css?inline';
import liveStyles from '../../sandbox/styles/live.css?inline';
import sheetStyles from '../../sandbox/styles/sheet.css?inline';
import { addStyles } from '../../styles/add-styles.ts';
import { BetweenPage } from './between-page.tsx';
import type { IndexedRuling } from './rulings-index.ts';

/** Loads the list of cards, and draws the page. Abilities are loaded when two cards are chosen. */
export async function drawBetween(place: HTMLElement): Promise<void> {
  const lang = document.documentElement.lang as Language;
  const { list, parts } = place.dataset;
  const [collection, rulings, texts, words, freeWords, playWords] = await Promise.all([
    fetchJson<FreePlayData>(list!),
    fetchJson<readonly IndexedRuling[]>(place.dataset.rulings!),
    loadBetween(lang),
    loadWords(lang),
    loadFreeWords(lang),
    loadPlayWords(lang),
  ]);
  for (const styles of [liveStyles, sheetStyles, findingStyles]) addStyles(styles);
  addDrawings({ ...collection.icons, ...SIGNS });
  const listed = readCardList(collection.list, lang);
  const store = openCardStore(listed.cards, listed.library, (part) =>
    fetchJson<CardPart>(`${parts}${part}.json`),
  );
  store.add(collection.tokens);
  place.replaceChildren();
  drawIn(place, () => (
    <BetweenPage
      store={store}
      texts={texts}
      words={words}
      freeWords={freeWords}
      playWords={playWords}
      lang={lang}
      edition={place.dataset.edition as EditionId}
      editions={(place.dataset.editions ?? '').split(' ')}
      rulings={rulings}
    />
  ));
  place.dataset.state = 'live';
}

async function fetchJson<T>(source: string): Promise<T> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  return (await response.json()) as T;
}

/** The texts of the page in one language, loaded alone. */
async function loadBetween(lang: Language): Promise<BetweenTexts> {
  const loaded: { between: BetweenTexts } = await import(
    `../../languages/${lang}/texts/between.ts`
  );
  return loaded.between;
}
