import { TERRAINS } from '../engine/ability.ts';
import type { Board, ExpeditionFace, Front, RegionFace } from './board.ts';
import type { Used } from './board-changes.ts';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import { place } from './place.ts';
import { Pressable } from './pressable.tsx';
import { useTable } from './table-context.ts';

/** Expeditions that face each other, one pair beside the other. */
export function Fronts({ board, used }: { board: Board; used: Used }) {
  const regions = board.rows.flat();
  return (
    <div class={`fronts of-${board.fronts.length}`}>
      {board.fronts.map((front) => (
        <section class="front">
          <Expedition board={board} expedition={front.upper} half="upper" used={used} />
          <Comparison front={front} regions={regions} />
          <Expedition board={board} expedition={front.lower} half="lower" used={used} />
        </section>
      ))}
    </div>
  );
}

interface ExpeditionProps {
  board: Board;
  expedition: ExpeditionFace;
  half: 'upper' | 'lower';
  /** Places that something is in at some moment of what is shown. */
  used: Used;
}

function Expedition({ board, expedition, half, used }: ExpeditionProps) {
  const { words } = useTable();
  const { player, side, ascended, cards } = expedition;
  const name = words.board.expedition(words.sides[side], board.seats[player]!.name);
  const at = place.expedition(expedition);
  const bare = used.has(at) || cards.length > 0 ? '' : ' bare';
  return (
    <div class={`expedition ${half} seat-${player}${bare}`} data-zone={at}>
      <Pressable
        at={at}
        class="expedition-name"
        label={`${name}, ${words.board.cards(cards.length)}`}
      >
        <Icon name={side} />
        <span>{board.fronts.length > 2 ? name : words.sides[side]}</span>
        {ascended && <Icon name="ascended" label={words.statuses.ascended} />}
      </Pressable>
      <ul class="cards" aria-label={name}>
        {cards.map((face) => (
          <Card face={face} shape="upright" key={face.key} />
        ))}
      </ul>
    </div>
  );
}

/** The statistics of both sides, terrain by terrain; those that the regions ask for stand out. */
function Comparison({ front, regions }: { front: Front; regions: readonly RegionFace[] }) {
  const { words } = useTable();
  const { upper, lower } = front;
  return (
    <table class="comparison">
      <tbody>
        <Sums expedition={upper} other={lower} region={regions[upper.region]!} />
        <tr>
          {TERRAINS.map((terrain) => (
            <th scope="col">
              <Icon name={terrain} label={words.terrains[terrain]} />
            </th>
          ))}
        </tr>
        <Sums expedition={lower} other={upper} region={regions[lower.region]!} />
      </tbody>
    </table>
  );
}

interface SumsProps {
  expedition: ExpeditionFace;
  other: ExpeditionFace;
  region: RegionFace;
}

function Sums({ expedition, other, region }: SumsProps) {
  return (
    <tr>
      {TERRAINS.map((terrain) => {
        const mine = expedition.sums[terrain];
        const counts = region.terrains.includes(terrain) ? 'counts' : '';
        const more = mine > other.sums[terrain] ? ' more' : '';
        return <td class={`${counts}${more}`}>{mine}</td>;
      })}
    </tr>
  );
}
