import { KEYWORDS, TERRAINS } from '../../engine/cards/vocabulary.ts';
import { withCapital } from '../../languages/say/text.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { CardFace, StatisticFace } from '../board-view/board.ts';
import { type Marks, pressAt } from '../board-view/marks.ts';
import { place } from '../board-view/place.ts';
import { zoneName } from '../board-view/place-name.ts';
import { Icon } from '../elements/icon.tsx';
import { memoComponent } from '../elements/memo.ts';
import { useTable } from '../elements/table-context.ts';
import type { Printed } from '../model/printed.ts';
import { Art } from './art.tsx';
import { useEditing } from './editing.ts';
import { Pressable } from './pressable.tsx';

/** How much of a card is drawn: upright with its statistics, or a slip with its name and costs. */
export type Shape = 'upright' | 'slip';

interface Props {
  face: CardFace;
  shape: Shape;
  marks: Marks;
}

/** A card on the board. */
export function Card({ face, shape, marks }: Props) {
  const { key, object } = face;
  return (
    <DrawnCard
      {...pressAt(marks, place.object(object))}
      face={face}
      shape={shape}
      from={marks.from.get(key)}
      touched={marks.touched.has(key)}
      differs={marks.differs.has(key)}
    />
  );
}

interface DrawnProps extends Omit<Props, 'marks'>, ReturnType<typeof pressAt> {
  /** The zone that it came from. */
  from: string | undefined;
  touched: boolean;
  differs: boolean;
}

const DrawnCard = memoComponent(({ face, shape, from, touched, differs, ...press }: DrawnProps) => {
  const { words, library } = useTable();
  const editing = useEditing();
  const printed = face.card === null ? null : (library[face.card] ?? null);
  const state = [
    `card ${shape}`,
    printed?.faction,
    touched && 'touched',
    differs && 'differs',
    face.statuses.includes('exhausted') && 'exhausted',
  ].filter(Boolean);
  return (
    <li class={state.join(' ')} data-key={face.key} draggable={editing !== null || undefined}>
      <Face face={face} printed={printed} shape={shape} {...press} />
      {from !== undefined && (
        <span class="from" aria-hidden="true">
          <Icon name="from" /> {zoneName(from, words)}
        </span>
      )}
    </li>
  );
});

interface FaceProps extends Omit<Props, 'marks'>, ReturnType<typeof pressAt> {
  printed: Printed | null;
}

const Face = memoComponent(({ face, printed, shape, ...press }: FaceProps) => {
  const { words } = useTable();
  return (
    <Pressable
      {...press}
      class="face"
      label={describeCard(face, printed, words)}
      style={printed ? letterCounts(printed.name, badgesOf(face)) : undefined}
    >
      {printed ? <Front face={face} printed={printed} shape={shape} /> : <Back />}
    </Pressable>
  );
});

function Front({ face, printed, shape }: { face: CardFace; printed: Printed; shape: Shape }) {
  const keywords = keywordsOn(printed);
  const statistics = face.statistics && (
    <span class="statistics">
      {TERRAINS.map((terrain) => (
        <Statistic name={terrain} face={face.statistics![terrain]} />
      ))}
    </span>
  );
  return (
    <>
      <span class="lines">
        <span class="title">{printed.name}</span>
      </span>
      <Art printed={printed} of={face.key} />
      {shape === 'upright' && keywords !== '' && <span class="keywords">{keywords}</span>}
      <span class="facts">
        <Costs printed={printed} />
        {statistics}
        <Badges face={face} />
      </span>
    </>
  );
}

/** Terms that are keywords: abilities, statuses, and actions with a name of their own. */
const KEYWORD_TERMS: ReadonlySet<string> = new Set([
  ...KEYWORDS,
  'anchored',
  'asleep',
  'boosted',
  'after-you',
  'exchange',
  'rush',
  'resupply',
  'sabotage',
]);

/** The most keywords that one line of a face has room for. */
const FEW_KEYWORDS = 3;

/** Returns the keywords in a card's text, each once, as they are written there. */
export function keywordsOn({ text }: Printed): string {
  const named = text.flatMap(({ spans }) =>
    spans.flatMap((span) =>
      'term' in span && KEYWORD_TERMS.has(span.term ?? '') ? [withCapital(span.text)] : [],
    ),
  );
  return [...new Set(named)].slice(0, FEW_KEYWORDS).join(' · ');
}

function Back() {
  return <span class="back" />;
}

function Costs({ printed }: { printed: Printed }) {
  if (printed.hand === undefined) return null;
  return (
    <span class="costs">
      <b class="hand-cost">{printed.hand}</b>
      <b class="reserve-cost">{printed.reserve}</b>
    </span>
  );
}

/** Draws a statistic, with an arrow where it differs from the printed one. */
function Statistic({ name, face }: { name: string; face: StatisticFace }) {
  const change = face.now > face.printed ? ' raised' : face.now < face.printed ? ' lowered' : '';
  return (
    <span class={`statistic${change}`}>
      <Icon name={name} />
      {face.now}
    </span>
  );
}

/** Draws statuses and counters, each with a sign and its name for screen readers. */
function Badges({ face }: { face: CardFace }) {
  const { words } = useTable();
  if (badgesOf(face) === 0) return null;
  const statuses = face.statuses.filter((status) => status !== 'boosted');
  return (
    <span class="badges">
      {face.counters.map(([name, count]) => (
        <span class="badge" title={counterLabel(name, count, words)}>
          <Icon name={name === 'boost' ? 'boosted' : 'counter'} />
          {count}
        </span>
      ))}
      {face.progress && (
        <span class="badge" title={progressLabel(face.progress, words)}>
          <Icon name="progress" />
          {face.progress.reached}/{face.progress.needed}
        </span>
      )}
      {statuses.map((status) => (
        <span class="badge" title={words.statuses[status]}>
          <Icon name={status} />
        </span>
      ))}
    </span>
  );
}

function badgesOf({ statuses, counters, progress }: CardFace): number {
  const shown = statuses.filter((status) => status !== 'boosted').length;
  return shown + counters.length + (progress ? 1 : 0);
}

function progressLabel({ reached, needed }: NonNullable<CardFace['progress']>, words: Words) {
  return words.board.featProgress(reached, needed);
}

function counterLabel(name: string, count: number, words: Words): string {
  return name === 'boost' ? words.board.boosts(count) : words.board.counters(count, name);
}

/** Returns everything that a card shows, as one text. */
export function describeCard(face: CardFace, printed: Printed | null, words: Words): string {
  if (!printed) return words.board.unknown;
  const parts = [printed.name, printed.line];
  if (printed.hand !== undefined) {
    parts.push(words.board.handCost(printed.hand), words.board.reserveCost(printed.reserve ?? 0));
  }
  if (face.statistics) {
    for (const terrain of TERRAINS) {
      const { now, printed: base } = face.statistics[terrain];
      parts.push(`${words.terrains[terrain]} ${now === base ? now : words.board.now(now, base)}`);
    }
  }
  for (const status of face.statuses) if (status !== 'boosted') parts.push(words.statuses[status]);
  for (const [name, count] of face.counters) parts.push(counterLabel(name, count, words));
  if (face.progress) parts.push(progressLabel(face.progress, words));
  if (face.owner) parts.push(words.board.holds(words.board.owner, face.owner));
  return parts.join(', ');
}

/** Returns CSS variables with the lengths of a name and its longest word, which set the title's size. */
function letterCounts(name: string, badges: number): string {
  const longest = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  return `--word:${longest};--letters:${name.length};--badges:${badges}`;
}
