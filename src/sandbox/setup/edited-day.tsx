import { DAILY_EFFECTS, PHASES } from '../../engine/cards/vocabulary.ts';
import { EDITIONS } from '../../engine/rules/edition.ts';
import { momentsOf } from '../../engine/setup/moment.ts';
import type { Moment } from '../../engine/setup/position.ts';
import type { Editing } from '../board/editing.ts';
import { seatName } from '../board-view/place-name.ts';
import { Check, Choice, NumberField } from '../elements/fields.tsx';
import { useTable } from '../elements/table-context.ts';

interface Props {
  editing: Editing;
  /** The edition, which has daily effects of its own. */
  edition: string;
}

/** The day, its phase and whose turn it is, each changed where it stands. */
export function EditedDay({ editing, edition }: Props) {
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
      <MomentChoice editing={editing} edition={edition} />
      <Check
        label={free.arena}
        on={position.adventure?.arena ?? false}
        set={(arena) => change({ set: 'arena', arena })}
      />
    </div>
  );
}

/** How far the phase or the turn has come. */
function MomentChoice({ editing, edition }: Props) {
  const { words } = useTable();
  const { position, words: free, change } = editing;
  const played = EDITIONS.find((each) => each === edition) ?? EDITIONS[0];
  const moments = momentsOf(position.phase ?? 'afternoon', played);
  const nameOf = (moment: Moment) => {
    const daily = DAILY_EFFECTS.find((each) => each === moment);
    if (daily) return free.edit.before(words.daily[daily]);
    return free.edit.moments[moment as 'end' | 'goes-on' | 'ends'];
  };
  return (
    <Choice
      label={free.edit.moment}
      bare
      value={position.moment ?? ''}
      options={[
        ['', free.edit.moments.begin],
        ...moments.map((moment) => [moment, nameOf(moment)] as const),
      ]}
      set={(value) =>
        change({ set: 'moment', moment: moments.find((each) => each === value) ?? null })
      }
    />
  );
}
