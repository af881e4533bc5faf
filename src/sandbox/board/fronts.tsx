import { TERRAINS } from '../../engine/cards/vocabulary.ts';
import type { Board, ExpeditionFace, RegionFace } from '../board-view/board.ts';
import type { UsedRoom } from '../board-view/board-changes.ts';
import { type Marks, marksOn, pressAt } from '../board-view/marks.ts';
import { place } from '../board-view/place.ts';
import { Icon } from '../elements/icon.tsx';
import { memoComponent } from '../elements/memo.ts';
import { useTable } from '../elements/table-context.ts';
import { AddSlot } from './add-slot.tsx';
import { Card } from './card.tsx';
import { Pressable } from './pressable.tsx';

/** Expeditions that face each other, one pair beside the other. */
export function Fronts({ board, marks }: { board: Board; marks: Marks }) {
  const { words, used } = useTable();
  const nameOf = ({ side, player }: ExpeditionFace) =>
    words.board.expedition(words.sides[side], board.seats[player]!.name);
  const regions = board.rows.flat();
  const several = board.fronts.length > 2;
  const drawn = (expedition: ExpeditionFace, half: ExpeditionProps['half']) => (
    <Expedition
      expedition={expedition}
      half={half}
      owner={board.seats[expedition.player]!.name}
      several={several}
      marks={marksOn(marks, expedition.cards, place.expedition(expedition))}
    />
  );
  const most = (half: ExpeditionProps['half']) =>
    Math.max(...board.fronts.map((front) => mostIn(front[half], used)));
  return (
    <div
      class={`fronts of-${board.fronts.length}`}
      style={`--upper:${most('upper')};--lower:${most('lower')}`}
    >
      {board.fronts.map(({ upper, lower }) => (
        <section class="front">
          {drawn(upper, 'upper')}
          <Comparison
            upperName={nameOf(upper)}
            lowerName={nameOf(lower)}
            upper={upper.sums}
            lower={lower.sums}
            upperRegion={regions[upper.region]!}
            lowerRegion={regions[lower.region]!}
          />
          {drawn(lower, 'lower')}
        </section>
      ))}
    </div>
  );
}

interface ExpeditionProps {
  expedition: ExpeditionFace;
  half: 'upper' | 'lower';
  /** The name of its player. */
  owner: string;
  /** Whether players have more than one pair, so that the side does not say whose it is. */
  several: boolean;
  marks: Marks;
}

/** The most cards that an Expedition ever holds. */
function mostIn(expedition: ExpeditionFace, used: UsedRoom): number {
  return Math.max(used.get(place.expedition(expedition)) ?? 0, expedition.cards.length);
}

const Expedition = memoComponent(({ expedition, half, owner, several, marks }: ExpeditionProps) => {
  const { words, used } = useTable();
  const { player, side, ascended, cards } = expedition;
  const name = words.board.expedition(words.sides[side], owner);
  const at = place.expedition(expedition);
  const most = mostIn(expedition, used);
  return (
    <div class={`expedition ${half} seat-${player}`} style={`--most:${most}`} data-zone={at}>
      <div class="expedition-room">
        <Pressable
          {...pressAt(marks, at)}
          class="expedition-name"
          label={`${name}, ${words.board.cards(cards.length)}`}
        >
          <Icon name={side} />
          <span>{several ? owner : words.sides[side]}</span>
          {ascended && <Icon name="ascended" label={words.statuses.ascended} />}
        </Pressable>
        <ul class="cards" aria-label={name}>
          {cards.map((face) => (
            <Card face={face} shape="upright" marks={marks} key={face.key} />
          ))}
        </ul>
      </div>
      <AddSlot player={player} place={`${side}-expedition`} />
    </div>
  );
});

type Statistics = ExpeditionFace['sums'];

interface ComparisonProps {
  /** The Expeditions with their players, for those who cannot see where they lie. */
  upperName: string;
  lowerName: string;
  upper: Statistics;
  lower: Statistics;
  upperRegion: RegionFace;
  lowerRegion: RegionFace;
}

/** The statistics of both sides as land along a road; terrains that the regions ask for stand out. */
const Comparison = memoComponent((props: ComparisonProps) => {
  const { upperName, lowerName, upper, lower, upperRegion, lowerRegion } = props;
  const { words } = useTable();
  return (
    <div class="facing">
      <table class="comparison">
        <caption class="unseen">
          {upperName} – {lowerName}
        </caption>
        <colgroup>
          <col class="named" />
        </colgroup>
        <tbody>
          <Sums from="upper" name={upperName} mine={upper} other={lower} region={upperRegion} />
          <tr class="road">
            <td />
            {TERRAINS.map((terrain) => (
              <th scope="col">
                <Icon name={terrain} label={words.terrains[terrain]} />
              </th>
            ))}
          </tr>
          <Sums from="lower" name={lowerName} mine={lower} other={upper} region={lowerRegion} />
        </tbody>
      </table>
    </div>
  );
});

interface SumsProps {
  from: ExpeditionProps['half'];
  name: string;
  mine: Statistics;
  other: Statistics;
  region: RegionFace;
}

/** The strength from which land grows no higher. */
const HIGHEST = 10;

function Sums({ from, name, mine, other, region }: SumsProps) {
  return (
    <tr class={`sums from-${from}`}>
      <th scope="row">
        <span class="unseen">{name}</span>
      </th>
      {TERRAINS.map((terrain) => {
        const counts = region.terrains.includes(terrain) ? ' counts' : '';
        return (
          <td
            class={`land-of-${terrain} ${standingOf(mine[terrain], other[terrain])}${counts}`}
            style={`--strength:${Math.max(0, Math.min(mine[terrain], HIGHEST))}`}
          >
            <span>{mine[terrain]}</span>
          </td>
        );
      })}
    </tr>
  );
}

/** Returns the class of a statistic beside the facing one. */
function standingOf(mine: number, other: number): string {
  if (mine === other) return 'even';
  return mine > other ? 'more' : 'less';
}
