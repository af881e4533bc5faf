import { PHASES } from '../../engine/cards/ability.ts';
import type { Editing } from '../view/editing.ts';
import { useTable } from '../view/table-context.ts';
import { Check, Choice, NumberField } from './fields.tsx';
import { seatName } from './place-name.ts';

/** The day, its phase and whose turn it is, each changed where it stands. */
export function EditedDay({ editing }: { editing: Editing }) {
  const { words } = useTable();
  const { position, words: free, change } = editing;
  const { day = 1, phase = 'afternoon', firstPlayer = 0, turn = firstPlayer } = position;
  return (
    <div class="day-bar edited">
      <NumberField
        label={free.day}
        value={day}
        least={1}
        set={(value) => change({ set: 'day', day: value })}
      />
      <Choice
        label={free.phase}
        bare
        value={phase}
        options={PHASES.map((each) => [each, words.phases[each]])}
        set={(value) => {
          const found = PHASES.find((each) => each === value);
          if (found) change({ set: 'phase', phase: found });
        }}
      />
      {phase === 'afternoon' && (
        <Choice
          label={free.turn}
          bare
          value={String(turn)}
          options={position.players.map((_, seat) => [
            String(seat),
            words.board.turnOf(seatName(position, seat)),
          ])}
          set={(value) => change({ set: 'turn', player: Number(value) })}
        />
      )}
      <Check
        label={free.arena}
        on={position.adventure?.arena ?? false}
        set={(arena) => change({ set: 'arena', arena })}
      />
    </div>
  );
}
