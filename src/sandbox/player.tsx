import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import type { Language } from '../rulebook/language.ts';
import type { Viewer } from './board.ts';
import { faceOf, touchedSince, usedIn } from './board-changes.ts';
import { CardSheet } from './card-sheet.tsx';
import type { Cast } from './cast.ts';
import {
  answerOf,
  atOnce,
  type Choice,
  choose,
  lit,
  NOTHING_CHOSEN,
  pressPlace,
  taken,
} from './choice.ts';
import { Changes, Controls } from './controls.tsx';
import { DecisionPanel, type Refusal } from './decision-panel.tsx';
import { keyEvent } from './keys.ts';
import { NoticeBox } from './notice.tsx';
import type { Library } from './printed.ts';
import { Rules } from './rules.tsx';
import { traceOf } from './run.ts';
import { Sentence } from './sentence.tsx';
import { answerHere, type Event, reduce, type Session } from './session.ts';
import { Stage } from './stage.tsx';
import { TableContext } from './table-context.ts';
import { lineAt, timelineOf } from './timeline.ts';
import { TimelineList } from './timeline-list.tsx';
import { plain } from './told.ts';
import type { Words } from './words.ts';

export interface PlayerProps {
  cast: Cast;
  library: Library;
  words: Words;
  lang: Language;
  /** Editions that have pages here. */
  editions: readonly string[];
  /** The rule that the reader comes from. */
  rule: string | null;
  /** Where it begins. */
  session: Session;
  live: boolean;
  /** Told of every change, so that a page can keep the place. */
  changed?: (session: Session) => void;
}

/** A board that plays: the table, what happens, and what can be done about it. */
export function Player(props: PlayerProps) {
  const { cast, library, words, lang, editions, rule, live, changed } = props;
  const [session, act] = useReducer(
    (now: Session, event: Event) => reduce(cast.engine, now, event),
    props.session,
  );
  const [viewer, setViewer] = useState<Viewer>('all');
  const [choice, setChoice] = useState<Choice>(NOTHING_CHOSEN);
  const [inspected, setInspected] = useState<number | null>(null);
  const { run, stops, at } = session;
  const stop = stops[at]!;
  const { decision } = stop;

  const boards = useMemo(() => stops.map(({ game }) => cast.see(game, viewer)), [stops, viewer]);
  const used = useMemo(() => usedIn(boards), [boards]);
  const lines = useMemo(() => timelineOf(traceOf(run), stops, rule), [run, stops, rule]);
  const board = boards[at]!;
  const teller = useMemo(() => cast.teller(stop.game), [stop]);
  const current = lineAt(lines, stop);

  useEffect(() => setChoice(NOTHING_CHOSEN), [stop]);
  useEffect(() => changed?.(session), [session]);
  usePlayback(session, act);

  const given = answerHere(session)?.options ?? null;
  const refusals = useMemo(() => refusalsAt(run, stop.entry), [run, stop]);
  const marks = {
    options: live && decision ? lit(decision, choice) : new Set<string>(),
    chosen: decision
      ? taken(decision, choice.chosen.length > 0 || !given ? choice : { ...choice, chosen: given })
      : new Set<string>(),
    touched: touchedSince(boards[at - 1] ?? null, board),
  };
  const settle = (next: Choice) => {
    if (!decision) return;
    const answer = answerOf(decision, next);
    if (atOnce(decision) && answer) act({ do: 'answer', answer });
    else setChoice(next);
  };
  const press = (pressed: string) => {
    const next = decision && pressPlace(decision, choice, pressed);
    if (next) settle(next);
    else if (pressed.startsWith('object:')) setInspected(Number(pressed.slice('object:'.length)));
  };
  const rules = (cites: readonly string[]) => (
    <Rules
      cites={cites}
      lang={lang}
      edition={run.beginning.edition}
      editions={editions}
      here={rule}
    />
  );
  const face = inspected === null ? null : faceOf(board, inspected);
  const printed = face?.card ? library[face.card] : undefined;
  const said = current ? teller.entry(current.entry) : [{ text: words.timeline.position }];

  return (
    <TableContext.Provider value={{ words, library, marks, live, press }}>
      <section
        class="play"
        aria-label={words.board.label}
        onKeyDown={(event) => {
          const done = keyEvent(event, session);
          if (done) act(done);
        }}
      >
        <div class="play-side">
          <Stage board={board} used={used} live={live} speed={session.speed} />
          <div class="desk">
            <p class="caption">
              <Sentence spans={said} />{' '}
              <span class="rules">{current && rules(current.entry.cites)}</span>
            </p>
            <Controls session={session} words={words} act={act} />
          </div>
          <div class="controls scripted">
            <Changes session={session} words={words} act={act} />
          </div>
          {decision && (
            <DecisionPanel
              decision={decision}
              given={given}
              choice={choice}
              refusals={refusals}
              teller={teller}
              words={words}
              live={live}
              rules={rules}
              choose={(option) => settle(choose(decision, choice, option))}
              confirm={() => {
                const answer = answerOf(decision, choice);
                if (answer) act({ do: 'answer', answer });
              }}
            />
          )}
          <NoticeBox notice={session.notice} words={words} rules={rules} act={act} />
        </div>
        <section class="timeline" aria-label={words.timeline.label}>
          <TimelineList
            lines={lines}
            at={at}
            current={current?.entry.id ?? null}
            live={live}
            words={words}
            tell={(line) => teller.entry(line.entry)}
            rules={rules}
            go={(to) => act({ do: 'go', to })}
          />
        </section>
        {live && (
          <p class="said-aloud" aria-live="polite">
            {plain(said)}
          </p>
        )}
        {face && printed && (
          <CardSheet
            face={face}
            printed={printed}
            reasons={cast.explain(stop.game, face)}
            words={words}
            rules={rules}
            close={() => setInspected(null)}
          />
        )}
      </section>
    </TableContext.Provider>
  );
}

/** Milliseconds that a stop is shown at speed 1. */
const PACE = 1600;

/** Goes on by itself while the session plays. */
function usePlayback({ playing, speed, at }: Session, act: (event: Event) => void): void {
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => act({ do: 'tick' }), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, at]);
}

/** Why some things cannot be chosen at a decision: the entries written while its options were found. */
function refusalsAt(run: Session['run'], entry: number | null): readonly Refusal[] {
  if (entry === null) return [];
  return traceOf(run).filter(
    (each): each is Refusal => each.kind === 'why-not' && each.parent === entry,
  );
}
