import type { ComponentChildren } from 'preact';
import type { EditionId } from '../../engine/rules/edition.ts';
import type { Position } from '../../engine/setup/position.ts';
import { type FreeWords, loadFreeWords } from '../../languages/texts/free-play.ts';
import { loadWords, type Words } from '../../languages/texts/sandbox.ts';
import { withNames } from '../../library/examples/play.ts';
import type { Language } from '../../rulebook/language.ts';
import { addStyles } from '../../styles/add-styles.ts';
import { addDrawings } from '../board/page-sprite.ts';
import { type Boxes, openBoxes } from '../board-view/own-cards.ts';
import { sessionAt } from '../board-view/placed-session.ts';
import { loadPlayWords } from '../board-view/play-words.ts';
import { SIGNS } from '../board-view/signs.ts';
import { showOptions } from '../elements/bring-into-view.ts';
import { drawIn } from '../elements/root.tsx';
import { SLOW } from '../elements/use-loading.ts';
import { followAddress } from '../model/address-sync.ts';
import { type CardList, readCardList } from '../model/card-list.ts';
import { type CardPart, type CardStore, openCardStore } from '../model/card-store.ts';
import { linkOf, triedIn } from '../model/fragment.ts';
import { putMomentInAddress } from '../model/lasting-moment.ts';
import { type Shared, toFragment } from '../model/link.ts';
import { fromLink } from '../model/open-link.ts';
import { firstDifference } from '../model/outcome.ts';
import {
  type PlayData,
  pageOf,
  playsIn,
  receiveAll,
  receivePlay,
  type UnshownPlay,
} from '../model/play-data.ts';
import { noticeOfError, type Session } from '../model/session.ts';
import { cardIdsIn, emptyPosition } from '../model/setup.ts';
import { runInSlices, type SliceOptions } from '../model/slices.ts';
import { FreePlay } from '../setup/free-play.tsx';
import { tableFor } from '../setup/trial-table.ts';
import { loadClip } from '../sheets/load-clip.ts';
import findingStyles from '../styles/finding.css?inline';
import freeStyles from '../styles/free.css?inline';
import liveStyles from '../styles/live.css?inline';
import sheetStyles from '../styles/sheet.css?inline';

/** The data that the free-play page loads besides its scripts; card abilities are loaded in parts. */
export interface FreePlayData {
  readonly list: CardList;
  readonly tokens: CardPart;
  readonly icons: Readonly<Record<string, string>>;
  /** Titles of the examples, by id. */
  readonly examples: Readonly<Record<string, string>>;
}

/** Loads free play and draws its table. */
export async function layTable(place: HTMLElement): Promise<void> {
  const lang = document.documentElement.lang as Language;
  const editions = (place.dataset.editions ?? '').split(' ');
  const edition = place.dataset.edition as EditionId;
  const { source, parts } = place.dataset;
  const [collection, linked, words, freeWords, playWords] = await Promise.all([
    fetchJson<FreePlayData>(source!),
    openLink(lang),
    loadWords(lang),
    loadFreeWords(lang),
    loadPlayWords(lang),
  ]);
  for (const styles of [liveStyles, sheetStyles, findingStyles, freeStyles]) addStyles(styles);
  addDrawings({ ...collection.icons, ...SIGNS });
  const listed = readCardList(collection.list, lang);
  const store = openCardStore(listed.cards, listed.library, (part) =>
    fetchJson<CardPart>(`${parts}${part}.json`),
  );
  store.add(collection.tokens);
  const tried = triedIn(location.hash);
  const opened = tried === null ? linked : await layTrial(store, tried, edition);
  if (opened.play) store.add(opened.play);
  if (opened.shared?.position) await store.load(cardIdsIn(opened.shared.position));
  const boxes = openBoxes(store, playWords, async () => {
    const { openCardReader } = await import('../board-view/card-reader.ts');
    return openCardReader(store.cards, lang);
  });
  const { session, failure } = await beginSession(boxes, opened, edition, watchIn(place, words));
  const outcomes = opened.shared?.outcomes;
  const difference =
    failure || outcomes === undefined ? null : firstDifference(session.run, outcomes);
  const show = (begun: Session, message: ComponentChildren) => {
    place.replaceChildren();
    drawIn(place, () => (
      <FreePlay
        store={store}
        boxes={boxes}
        words={words}
        freeWords={freeWords}
        lang={lang}
        editions={editions}
        examples={collection.examples}
        session={begun}
        message={message}
        startFrom={(example) => void goTo(exampleMoment(example, edition))}
        kept={putMomentInAddress}
        share={copyLink}
        clip={async (shared) => loadClip(lang, await addressOf(shared))}
        report={async (shared, cites) => {
          const { reportedMoment } = await import('./report-moment.ts');
          return reportedMoment(shared, null, cites, lang);
        }}
      />
    ));
  };
  show(
    session,
    difference !== null
      ? words.link.changedAt(difference)
      : failure && (
          <>
            {freeWords.failures[failure]}{' '}
            {failure === 'example' && (
              <button type="button" class="option-name" onClick={() => location.reload()}>
                {words.loading.again}
              </button>
            )}
          </>
        ),
  );
  if (!failure) {
    place.querySelector('.play')?.scrollIntoView({ block: 'start' });
    showOptions(place);
  }
  place.dataset.state = 'live';
  followAddress(true);
}

/** Says in the place of the table how far a long game is played, with a button that stops it there. */
function watchIn(place: HTMLElement, { loading }: Words): SliceOptions {
  const stopping = new AbortController();
  const status = document.createElement('p');
  status.role = 'status';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'option-name';
  button.textContent = loading.stop;
  button.addEventListener('click', () => stopping.abort());
  const begun = performance.now();
  const onProgress = (share: number) => {
    status.textContent = loading.played(Math.floor(share * 100));
    if (!status.isConnected && performance.now() - begun > SLOW) {
      place.replaceChildren(status, button);
    }
  };
  return { signal: stopping.signal, onProgress };
}

/** Why what the page's address asks for is not there. */
type Failure = keyof FreeWords['failures'];

/** The moment that the page's address asks for, or the reason why it cannot be opened. */
interface Opened {
  readonly shared: Shared | null;
  readonly play: UnshownPlay | null;
  readonly failure: Failure | null;
}

const NOTHING: Opened = { shared: null, play: null, failure: null };

/** The table on which a card can be tried out. */
async function layTrial(store: CardStore, id: string, edition: EditionId): Promise<Opened> {
  await store.load([id]);
  const card = store.cards.find((one) => one.id === id);
  if (!card) return { ...NOTHING, failure: 'content' };
  return {
    ...NOTHING,
    shared: { ...beginningAt(tableFor(card), edition), answers: null, stop: 0 },
  };
}

async function openLink(lang: Language): Promise<Opened> {
  const link = linkOf(location.hash);
  if (link === null) return NOTHING;
  const opened = await fromLink(link);
  if (!opened.ok) return { ...NOTHING, failure: opened.why };
  const shared = withSeatNames(opened.shared);
  if (shared.example === null) return { ...NOTHING, shared };
  try {
    const sent = await playsIn(await (await fetchFile(pageOf(lang, shared.example))).text());
    const [first] = receiveAll(sent);
    const played = { ...shared, edition: editionOf(shared, first!) };
    const play = receivePlay(sent, shared.example, played.edition);
    return { shared: played, play, failure: null };
  } catch {
    return { ...NOTHING, failure: 'example' };
  }
}

/** A moment in whose position every player has a name: that of their seat where the link gives none. */
export function withSeatNames(shared: Shared): Shared {
  return shared.position ? { ...shared, position: withNames(shared.position) } : shared;
}

/** The edition asked for; from the start of a play that only another has, that one. */
export function editionOf(
  { example, edition, answers }: Shared,
  { plays }: Pick<PlayData, 'plays'>,
): EditionId {
  const all = plays.filter(({ id }) => id === example);
  const [first] = all;
  if (answers !== null || !first || all.some((one) => one.edition === edition)) return edition;
  return first.edition;
}

async function fetchJson<T>(source: string): Promise<T> {
  return (await (await fetchFile(source)).json()) as T;
}

async function fetchFile(source: string): Promise<Response> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  return response;
}

/**
 * The session that a link asks for; an empty table where it holds nothing that can be played.
 *
 * @param edition what an empty table is played in
 */
async function beginSession(
  boxes: Boxes,
  { shared, play, failure }: Opened,
  edition: EditionId,
  watch: SliceOptions,
): Promise<{ session: Session; failure: Failure | null }> {
  try {
    if (shared?.cards) await (await boxes.reader()).readAhead(shared.cards, watch);
    if (shared) {
      const { engineSession } = boxes.of(shared.cards);
      const session = await runInSlices(sessionAt(engineSession, play, shared), watch);
      await runInSlices(engineSession.drawInSteps(session), watch);
      return { session, failure };
    }
  } catch (error) {
    const notice = noticeOfError(error, shared?.edition ?? edition);
    const { session } = await beginSession(boxes, NOTHING, edition, watch);
    if (notice.kind === 'crowded') return { session, failure: 'crowded' };
    return { session: { ...session, notice }, failure: 'content' };
  }
  const beginning = beginningAt(emptyPosition(), edition);
  return { session: boxes.of([]).engineSession.begin(beginning, []), failure };
}

function beginningAt(position: Position, edition: EditionId) {
  return { edition, seed: 1, position, example: null } as const;
}

function exampleMoment(example: string, edition: EditionId): Shared {
  return { example, edition, seed: 1, position: null, answers: null, stop: 0 };
}

/** Opens another moment on this page; that of the address as it was when it was left, too. */
async function goTo(shared: Shared): Promise<void> {
  const fragment = `#${await toFragment(shared)}`;
  if (location.hash === fragment) location.reload();
  else location.hash = fragment;
}

async function addressOf(shared: Shared): Promise<string> {
  return new URL(`#${await toFragment(shared)}`, location.href).href;
}

async function copyLink(shared: Shared): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await addressOf(shared));
    return true;
  } catch {
    return false;
  }
}
