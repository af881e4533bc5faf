import type { Side } from '../../engine/cards/ability.ts';
import { FARTHEST } from '../../engine/state/mode.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Editing } from '../board/editing.ts';
import { seatName } from '../board-view/place-name.ts';
import { Check, NumberField } from '../elements/fields.tsx';
import { describedExpedition } from '../model/placed-cards.ts';
import { Sheet } from './sheet.tsx';

interface Props {
  player: number;
  side: Side;
  editing: Editing;
  words: Words;
  freeWords: FreeWords;
  close: () => void;
}

/** An Expedition: how far it is, whether it is Ascended, whether it has moved. */
export function ExpeditionSheet({ player, side, editing, words, freeWords, close }: Props) {
  const { position, change } = editing;
  const expedition = describedExpedition(position.players[player]?.expeditions?.[side]);
  const { distance = 0, ascended = false, moved = false } = expedition;
  const title = words.board.expedition(words.sides[side], seatName(position, player));
  const sideName = words.sides[side];
  return (
    <Sheet title={title} words={words} close={close}>
      <h2>{title}</h2>
      <div class="notice" role="status">
        {editing.refused}
      </div>
      <section class="card-editor">
        <NumberField
          label={freeWords.distance(sideName)}
          value={distance}
          most={FARTHEST}
          set={(value) => change({ set: 'distance', player, side, distance: value })}
        />
        <Check
          label={freeWords.ascended(sideName)}
          on={ascended}
          set={(on) => change({ set: 'ascended', player, side, ascended: on })}
        />
        <Check
          label={freeWords.edit.movedToday}
          on={moved}
          set={(on) => change({ set: 'moved', player, side, moved: on })}
        />
      </section>
    </Sheet>
  );
}
