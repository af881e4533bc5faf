import { TERRAINS, type Terrain } from '../../engine/cards/vocabulary.ts';
import { rowOf } from '../../languages/say/region-row.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import { type Board, type ExpeditionFace, isUpper, type RegionFace } from '../board-view/board.ts';
import { type Marks, marksOn, pressAt } from '../board-view/marks.ts';
import { place } from '../board-view/place.ts';
import { Icon } from '../elements/icon.tsx';
import { memoComponent } from '../elements/memo.ts';
import { useTable } from '../elements/table-context.ts';
import { useSame } from '../elements/use-same.ts';
import { Pressable } from './pressable.tsx';

/** The Adventure: regions in a row, with the counters of everybody's Expeditions. */
export function Adventure({ board, marks }: { board: Board; marks: Marks }) {
  const { fronts, rows, seats } = board;
  const counters = fronts.flatMap(({ upper, lower }) =>
    [upper, lower].map(({ player, side, region, ascended }) => {
      return { player, side, region, ascended, owner: seats[player]!.name };
    }),
  );
  const places = rows.flat().map((_, number) => place.region(number));
  return <Regions rows={rows} counters={useSame(counters)} marks={marksOn(marks, [], ...places)} />;
}

/** Where the counter of an Expedition stands, and what it looks like. */
interface CounterFace extends Pick<ExpeditionFace, 'player' | 'side' | 'region' | 'ascended'> {
  /** The name of its player. */
  readonly owner: string;
}

interface RegionsProps {
  rows: Board['rows'];
  counters: readonly CounterFace[];
  marks: Marks;
}

const Regions = memoComponent(({ rows, counters, marks }: RegionsProps) => {
  const { words } = useTable();
  let first = 0;
  return (
    <div class="adventure">
      {rows.map((row) => {
        const start = first;
        first += row.length;
        const asked = row.some((_, index) => marks.options.has(place.region(start + index)));
        return (
          <ol class={asked ? 'regions asked' : 'regions'} aria-label={words.zones.adventure}>
            {row.map((region, index) => (
              <Region
                region={region}
                number={start + index}
                here={counters.filter(({ region: at }) => at === start + index)}
                marks={marks}
              />
            ))}
          </ol>
        );
      })}
    </div>
  );
});

interface RegionProps {
  region: RegionFace;
  number: number;
  here: readonly CounterFace[];
  marks: Marks;
}

function Region({ region, number, here, marks }: RegionProps) {
  const { words } = useTable();
  const label = [
    regionName(region, number, words),
    ...region.terrains.map((terrain) => words.terrains[terrain]),
    ...here.map(({ side, owner }) => words.board.expedition(words.sides[side], owner)),
  ].join(', ');
  return (
    <li class={`region ${region.kind}`}>
      <Pressable
        {...pressAt(marks, place.region(number))}
        idle={true}
        class={region.faceUp ? 'land' : 'face-down'}
        label={label}
        style={region.faceUp ? landColours(region.terrains) : undefined}
      >
        <span class="terrains">
          {region.faceUp
            ? TERRAINS.filter((terrain) => region.terrains.includes(terrain)).map((terrain) => (
                <Icon name={terrain} label={words.terrains[terrain]} />
              ))
            : '?'}
        </span>
        {region.markers.length > 0 && (
          <span class="markers">
            {region.markers.map((terrain) => (
              <Icon name={terrain} label={words.terrains[terrain]} />
            ))}
          </span>
        )}
      </Pressable>
      <Counters here={here.filter(isUpper)} half="upper" />
      <Counters here={here.filter((counter) => !isUpper(counter))} half="lower" />
    </li>
  );
}

/** The colours of a region's terrains, side by side. */
function landColours(terrains: readonly Terrain[]): string {
  const colours = TERRAINS.filter((terrain) => terrains.includes(terrain)).map(
    (terrain) => `var(--${terrain})`,
  );
  return colours.length > 0
    ? `--land:${(colours.length === 1 ? [...colours, ...colours] : colours).join()}`
    : '';
}

/** The counters at one edge of a region. */
function Counters({ here, half }: { here: readonly CounterFace[]; half: 'upper' | 'lower' }) {
  if (here.length === 0) return null;
  return (
    <span class={`expedition-counters ${half}`}>
      {here.map((counter) => (
        <Counter counter={counter} />
      ))}
    </span>
  );
}

/** The counter of an Expedition: its player's colour and place, its side's sign. */
function Counter({ counter }: { counter: CounterFace }) {
  const { words } = useTable();
  const { player, side, ascended, owner } = counter;
  return (
    <span
      class={`expedition-counter seat-${player}${ascended ? ' ascended' : ''}`}
      data-key={`counter:${player}:${side}`}
      title={words.board.expedition(words.sides[side], owner)}
    >
      <Icon name={side} />
    </span>
  );
}

function regionName(region: RegionFace, number: number, words: Words): string {
  switch (region.kind) {
    case 'hero':
      return words.regions.hero;
    case 'companion':
      return words.regions.companion;
    case 'arena':
      return words.regions.arena;
    case 'tumult': {
      const name = words.regions.nth(rowOf(number).place);
      return region.faceUp ? name : `${name}, ${words.regions.faceDown}`;
    }
  }
}
