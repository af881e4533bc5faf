import type { Words } from '../../languages/texts/sandbox.ts';
import type { Compared } from '../board-view/show.ts';
import { Icon } from '../elements/icon.tsx';

interface Props {
  progress: readonly Compared[];
  /** Names of the players, by seat. */
  seats: readonly string[];
  words: Words;
}

/** Progress as a chart: each Expedition against the one that it faces, terrain by terrain. */
export function ProgressChart({ progress, seats, words }: Props) {
  const values = progress.flatMap(({ comparisons }) =>
    comparisons.flatMap(({ mine, theirs }) => [mine, theirs]),
  );
  const most = Math.max(1, ...values);
  return (
    <table class="progress">
      <caption>{words.daily.progress}</caption>
      <tbody>
        {progress.map(({ expedition: { player, side }, comparisons, moves }) => (
          <tr class={`seat-${player}`}>
            <th scope="row">
              <Icon name={side} label={words.sides[side]} /> {seats[player]}
            </th>
            {comparisons.map(({ terrain, mine, theirs, counts, wins }) => (
              <td class={counts ? (wins ? 'wins' : '') : 'idle'}>
                <Icon name={terrain} label={words.terrains[terrain]} />
                <span class="bars" aria-hidden="true">
                  <i style={`width:${shareOf(mine, most)}%`} />
                  <i style={`width:${shareOf(theirs, most)}%`} />
                </span>
                {mine}–{theirs}
                {wins && <Icon name="check" label={words.board.more} />}
              </td>
            ))}
            <td class="outcome">
              {moves ? <Icon name="forward" label={words.board.moves} /> : words.board.stays}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shareOf(value: number, most: number): number {
  return Math.round((Math.max(0, value) / most) * 100);
}
