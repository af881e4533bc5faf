import { TERRAINS, type Terrain } from '../engine/ability.ts';
import { rowOf } from '../wording/teller.ts';
import type { Board, ExpeditionFace, RegionFace } from './board.ts';
import { Icon } from './icon.tsx';
import { place } from './place.ts';
import { Pressable } from './pressable.tsx';
import { useTable } from './table-context.ts';
import type { Words } from './words.ts';

/** The Adventure: regions in a row, with the counters of everybody's Expeditions. */
export function Adventure({ board }: { board: Board }) {
  const { words } = useTable();
  const expeditions = board.fronts.flatMap(({ upper, lower }) => [upper, lower]);
  let first = 0;
  return (
    <div class="adventure">
      {board.rows.map((row) => {
        const start = first;
        first += row.length;
        return (
          <ol class="regions" aria-label={words.zones.adventure}>
            {row.map((region, index) => (
              <Region
                region={region}
                number={start + index}
                seats={board.seats.map(({ name }) => name)}
                here={expeditions.filter(({ region: at }) => at === start + index)}
              />
            ))}
          </ol>
        );
      })}
    </div>
  );
}

interface RegionProps {
  region: RegionFace;
  number: number;
  seats: readonly string[];
  here: readonly ExpeditionFace[];
}

function Region({ region, number, seats, here }: RegionProps) {
  const { words } = useTable();
  const label = [
    regionName(region, number, words),
    ...region.terrains.map((terrain) => words.terrains[terrain]),
    ...here.map(({ side, player }) => words.board.expedition(words.sides[side], seats[player]!)),
  ].join(', ');
  return (
    <li class={`region ${region.kind}`}>
      <Pressable
        at={place.region(number)}
        class={region.faceUp ? 'land' : 'face-down'}
        label={label}
        style={region.faceUp ? land(region.terrains) : undefined}
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
      {here.map((expedition) => (
        <Counter expedition={expedition} name={seats[expedition.player]!} />
      ))}
    </li>
  );
}

/** The colours of a region's terrains, side by side. */
function land(terrains: readonly Terrain[]): string {
  const colours = TERRAINS.filter((terrain) => terrains.includes(terrain)).map(
    (terrain) => `var(--${terrain})`,
  );
  return colours.length > 0
    ? `--land:${(colours.length === 1 ? [...colours, ...colours] : colours).join()}`
    : '';
}

/** The counter of an Expedition: its player's colour and place, its side's sign. */
function Counter({ expedition, name }: { expedition: ExpeditionFace; name: string }) {
  const { words } = useTable();
  const { player, side, ascended } = expedition;
  return (
    <span
      class={`expedition-counter seat-${player}${ascended ? ' ascended' : ''}`}
      data-key={`counter:${player}:${side}`}
      title={words.board.expedition(words.sides[side], name)}
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
