import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { citeAll, type EditionId } from '../../engine/rules/edition.ts';
import type { PlayWords } from '../../languages/say/teller.ts';
import { spansOf } from '../../languages/say/text.ts';
import { type BetweenTexts, sayObstacle } from '../../languages/texts/between.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { slugOf } from '../../rulebook/slug.ts';
import type { Meeting } from '../../sandbox/between/meeting.ts';
import { obstaclesOf, reasonsForNone } from '../../sandbox/between/obstacle.ts';
import { Sentence } from '../../sandbox/elements/sentence.tsx';
import { TableContext } from '../../sandbox/elements/table-context.ts';
import type { CardStore } from '../../sandbox/model/card-store.ts';
import { useRules } from '../../sandbox/timeline/rules.tsx';
import { CardChooser } from './card-chooser.tsx';
import { MeetingItem } from './meeting-item.tsx';
import { readPair, writePair } from './pair-address.ts';
import { rulingsAboutEither } from './rulings-about.ts';
import type { IndexedRuling } from './rulings-index.ts';
import { type Search, useMeetings } from './use-meetings.ts';

interface Props {
  store: CardStore;
  texts: BetweenTexts;
  words: Words;
  freeWords: FreeWords;
  playWords: PlayWords;
  lang: Language;
  edition: EditionId;
  /** Editions that have pages here. */
  editions: readonly string[];
  rulings: readonly IndexedRuling[];
}

/** The cards chosen, by their ids. */
interface Chosen {
  readonly a: string | null;
  readonly b: string | null;
  /** The address names a card that there is not. */
  readonly isUnknown: boolean;
}

/** The id of each card, by itself and, for the first version of a name, by the id of the name. */
function cardsByName({ listed }: CardStore): ReadonlyMap<string, string> {
  const names = listed.map(({ id, name }) => [slugOf(name.en), id] as const).toReversed();
  return new Map([...names, ...listed.map(({ id }) => [id, id] as const)]);
}

/** Keeps the chosen cards in the address of the page, so that going back brings the pair before. */
function useChosen(store: CardStore) {
  const ids = useMemo(() => cardsByName(store), [store]);
  const read = (): Chosen => {
    const { a, b } = readPair(location.search, (id) => ids.get(id) ?? null);
    return {
      a: a.is === 'card' ? a.id : null,
      b: b.is === 'card' ? b.id : null,
      isUnknown: a.is === 'unknown' || b.is === 'unknown',
    };
  };
  const [chosen, setChosen] = useState(read);
  useEffect(() => {
    const readAgain = () => setChosen(read());
    window.addEventListener('popstate', readAgain);
    return () => window.removeEventListener('popstate', readAgain);
  }, []);
  const choose = (a: string | null, b: string | null) => {
    const here = new URL(location.href);
    here.search = writePair(a, b);
    here.hash = '';
    history.pushState(null, '', here.href);
    setChosen({ a, b, isUnknown: false });
  };
  return { ...chosen, choose };
}

/** The page: two choosers, rulings about the two cards, and the situations in which they meet. */
export function BetweenPage(props: Props) {
  const { store, texts, words, lang, edition } = props;
  const { a, b, isUnknown, choose } = useChosen(store);
  const { search, stop, again } = useMeetings(store, edition, a, b);
  const { library } = store;
  const table = useMemo(
    () => ({ words, library, used: NOTHING_USED, live: true, press: () => {} }),
    [words, library],
  );
  useEffect(() => {
    const names = [a, b].flatMap((id) => (id === null ? [] : (library[id]?.name ?? [])));
    document.title = [names.join(', '), texts.title].filter(Boolean).join(' · ');
  }, [a, b]);
  // The rulings wait until the search is over: each new situation would push them down.
  const isOver = search?.is === 'done' || search?.is === 'failed';
  const listed = (id: string | null) => store.listed.find((card) => card.id === id) ?? null;
  const choosers = { library, texts, freeWords: props.freeWords, lang };
  const [isChoosing, setChoosing] = useState(false);
  const line = useRef<HTMLButtonElement>(null);
  const isFolded = a !== null && b !== null && !isChoosing;
  const chooseAndFold: typeof choose = (...pair) => {
    choose(...pair);
    setChoosing(false);
    // On a phone the field that had the focus is folded away.
    requestAnimationFrame(() => line.current?.focus({ preventScroll: true }));
  };
  return (
    <TableContext.Provider value={table}>
      {a !== null && b !== null && (
        <button
          ref={line}
          type="button"
          class="pair-line"
          aria-expanded={!isFolded}
          aria-controls="pair"
          onClick={() => setChoosing(isFolded)}
        >
          <b>{[a, b].map((id) => library[id]?.name ?? id).join(' · ')}</b>
          <span>{texts.change}</span>
        </button>
      )}
      <search id="pair" class={isFolded ? 'pair folded' : 'pair'} aria-label={texts.title}>
        <CardChooser
          {...choosers}
          id="a"
          label={texts.cards[0]}
          chosen={listed(a)}
          choose={(card) => chooseAndFold(card, b)}
        />
        <button
          type="button"
          class="pill swap-cards"
          disabled={a === null && b === null}
          onClick={() => choose(b, a)}
        >
          {texts.swap}
        </button>
        <CardChooser
          {...choosers}
          id="b"
          label={texts.cards[1]}
          chosen={listed(b)}
          choose={(card) => chooseAndFold(a, card)}
        />
      </search>
      {isUnknown && (
        <p class="said-box" role="alert">
          {texts.unknown}
        </p>
      )}
      {(a === null || b === null) && !isUnknown && <p class="empty-state">{texts.empty}</p>}
      {search && <Situations {...props} search={search} stop={stop} again={again} />}
      {search?.pair && <Obstacles {...props} search={search} />}
      {a !== null && b !== null && isOver && <Rulings {...props} pair={[a, b]} />}
    </TableContext.Provider>
  );
}

const NOTHING_USED = new Map<never, never>();

/** Rulings about one of the two cards, those about both first. */
function Rulings({ store, texts, rulings, pair }: Props & { pair: readonly [string, string] }) {
  const names = new Map(store.listed.map(({ id, name }) => [id, slugOf(name.en)]));
  const found = rulingsAboutEither(rulings, pair, (card) => names.get(card) ?? card);
  return (
    <section class="pair-rulings">
      <h2>{texts.rulings}</h2>
      {found.length === 0 && <p>{texts.noRulings}</p>}
      <ul>
        {found.map(({ page, question, standing }) => (
          <li>
            <a href={page}>{question}</a>
            {standing !== null && <small> · {standing}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Searched extends Props {
  search: Search;
}

/**
 * The situations found so far, and how far the search has come. Those that are the same with any card in
 * the place of one of the two are folded. They are drawn only when the search is over, because each new
 * situation above would push them down.
 */
function Situations(props: Searched & { stop: () => void; again: () => void }) {
  const { texts, search, stop, again } = props;
  const { is, meetings, share, positions } = search;
  const rules = useRules({ ...props, here: null });
  const nameOf = markedName(props);
  const { own = [], general = [] } = Object.groupBy(meetings, ({ isGeneral }) =>
    isGeneral ? 'general' : 'own',
  );
  const meetingItems = (some: readonly Meeting[]) =>
    some.map((meeting) => (
      <MeetingItem
        key={JSON.stringify([meeting.scene, meeting.played.answers])}
        {...props}
        meeting={meeting}
        rules={rules}
        nameOf={nameOf}
      />
    ));
  return (
    <section class="situations" aria-busy={is === 'loading' || is === 'playing'}>
      <h2>{texts.situations}</h2>
      <div class="search-state">
        <div role="status">
          {is === 'loading' && <p>{texts.loading}</p>}
          {is === 'done' && (
            <p>
              {meetings.length > 0
                ? texts.outcome(meetings.length, positions)
                : texts.none(positions)}
            </p>
          )}
          {is === 'failed' && <p>{texts.failed}</p>}
        </div>
        {is === 'failed' && (
          <button type="button" class="pill" onClick={again}>
            {texts.again}
          </button>
        )}
        {is === 'playing' && (
          <>
            <label>
              {texts.playing(Math.round(share * 100))} <progress max={1} value={share} />
            </label>
            <button type="button" class="pill" onClick={stop}>
              {texts.stop}
            </button>
          </>
        )}
      </div>
      <ol class="meetings">{meetingItems(own)}</ol>
      {is === 'done' && general.length > 0 && (
        <details class="general" open={own.length === 0}>
          <summary>
            <h2>{texts.general}</h2> <span class="count">{general.length}</span>
          </summary>
          <ol class="meetings">{meetingItems(general)}</ol>
        </details>
      )}
    </section>
  );
}

/** Where the two cards do not meet, each reason with its rules. */
function Obstacles(props: Searched) {
  const { texts, search, edition } = props;
  const rules = useRules({ ...props, here: null });
  const nameOf = markedName(props);
  const hasMeeting = search.meetings.length > 0;
  const obstacles = useMemo(() => {
    if (!search.pair) return [];
    return [...(hasMeeting ? [] : reasonsForNone(search.pair)), ...obstaclesOf(search.pair)];
  }, [search.pair, hasMeeting]);
  if (obstacles.length === 0 || search.is !== 'done') return null;
  return (
    <section class="obstacles">
      <h2>{hasMeeting ? texts.notMeeting : texts.noInfluence}</h2>
      <ul>
        {obstacles.map((obstacle) => (
          <li>
            <Sentence spans={spansOf(sayObstacle(texts, obstacle, nameOf))} />
            {rules(citeAll(obstacle.rules, edition))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of each card of the pair, marked as a card's. */
function markedName({ search, store }: Searched) {
  return (which: 'a' | 'b'): string => {
    const id = search.pair?.[which].id ?? '';
    return `[[@${id}|${store.library[id]?.name ?? id}]]`;
  };
}
