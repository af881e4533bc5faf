import type { ComponentChildren } from 'preact';
import { PHASES, SIDES, TERRAINS } from '../../engine/cards/ability.ts';
import type { PlayerPosition, Position, TumultPosition } from '../../engine/setup/position.ts';
import type { FreeWords } from '../../texts/free-play.ts';
import type { Words } from '../../texts/sandbox.ts';
import { type Change, describedExpedition, withTumult } from '../session/setup.ts';
import type { Library } from '../view/printed.ts';
import { CardPicker } from './card-picker.tsx';

interface Props {
  position: Position;
  library: Library;
  words: Words;
  freeWords: FreeWords;
  change: (change: Change) => void;
  /** Why the last change was not made. */
  refused: ComponentChildren;
}

/** Everything of a position that is no card on the board, and where cards come from. */
export function SetupPanel(props: Props) {
  const { position, library, freeWords, change } = props;
  const seats = position.players.map(({ name }, seat) => name ?? String(seat + 1));
  return (
    <div class="setup-panel">
      <p class="hint">{freeWords.hint}</p>
      <CardPicker
        library={library}
        seats={seats}
        words={freeWords}
        add={(at, card) => change({ set: 'card', at, card })}
      />
      <TableFields {...props} seats={seats} />
      {position.players.map((seat, player) => (
        <SeatFields {...props} seat={seat} player={player} name={seats[player]!} />
      ))}
      <div class="notice">{props.refused}</div>
    </div>
  );
}

function TableFields({ position, words, freeWords, change, seats }: Props & { seats: string[] }) {
  const { day = 1, phase = 'afternoon', firstPlayer = 0, turn = 0, adventure } = position;
  const tumult = adventure?.tumult ?? [];
  const turnTumult = (index: number, with_: Partial<TumultPosition>) =>
    change({ set: 'tumult', tumult: withTumult(tumult, index, with_) });
  return (
    <details class="fields">
      <summary>{freeWords.table}</summary>
      <NumberField
        label={freeWords.day}
        value={day}
        least={1}
        set={(value) => change({ set: 'day', day: value })}
      />
      <Choice
        label={freeWords.phase}
        value={phase}
        options={PHASES.map((each) => [each, words.phases[each]])}
        set={(value) => {
          const found = PHASES.find((each) => each === value);
          if (found) change({ set: 'phase', phase: found });
        }}
      />
      <Choice
        label={freeWords.firstPlayer}
        value={String(firstPlayer)}
        options={seats.map((name, seat) => [String(seat), name])}
        set={(value) => change({ set: 'first-player', player: Number(value) })}
      />
      <Choice
        label={freeWords.turn}
        value={String(turn)}
        options={seats.map((name, seat) => [String(seat), name])}
        set={(value) => change({ set: 'turn', player: Number(value) })}
      />
      <Check
        label={freeWords.arena}
        on={adventure?.arena ?? false}
        set={(arena) => change({ set: 'arena', arena })}
      />
      {tumult.map((card, index) => (
        <fieldset class="tumult-card">
          <legend>{freeWords.tumult(index + 1)}</legend>
          <Choice
            label={freeWords.single}
            value={card.single}
            options={TERRAINS.map((terrain) => [terrain, words.terrains[terrain]])}
            set={(value) => {
              const single = TERRAINS.find((each) => each === value);
              if (single) turnTumult(index, { single });
            }}
          />
          <Check
            label={freeWords.turned}
            on={card.turned ?? false}
            set={(turned) => turnTumult(index, { turned })}
          />
          <Check
            label={freeWords.faceUp}
            on={card.faceUp ?? false}
            set={(faceUp) => turnTumult(index, { faceUp })}
          />
        </fieldset>
      ))}
    </details>
  );
}

type SeatProps = Props & { seat: PlayerPosition; player: number; name: string };

function SeatFields({ seat, player, name, words, freeWords, change }: SeatProps) {
  const { ready = 0, exhausted = 0 } = seat.mana ?? {};
  return (
    <details class={`fields seat-${player}`}>
      <summary>{name}</summary>
      <label>
        {freeWords.name}{' '}
        <input
          value={name}
          maxLength={40}
          onChange={({ currentTarget: { value } }) =>
            value.trim() !== '' && change({ set: 'name', player, name: value.trim() })
          }
        />
      </label>
      <NumberField
        label={freeWords.ready}
        value={ready}
        set={(value) => change({ set: 'mana', player, ready: value, exhausted })}
      />
      <NumberField
        label={freeWords.exhausted}
        value={exhausted}
        set={(value) => change({ set: 'mana', player, ready, exhausted: value })}
      />
      <Check
        label={freeWords.passed}
        on={seat.passed ?? false}
        set={(passed) => change({ set: 'passed', player, passed })}
      />
      {SIDES.map((side) => {
        const { distance = 0, ascended = false } = describedExpedition(seat.expeditions?.[side]);
        return (
          <>
            <NumberField
              label={freeWords.distance(words.sides[side])}
              value={distance}
              most={7}
              set={(value) => change({ set: 'distance', player, side, distance: value })}
            />
            <Check
              label={freeWords.ascended(words.sides[side])}
              on={ascended}
              set={(on) => change({ set: 'ascended', player, side, ascended: on })}
            />
          </>
        );
      })}
    </details>
  );
}

interface NumberProps {
  label: string;
  value: number;
  least?: number;
  most?: number;
  set: (value: number) => void;
}

function NumberField({ label, value, least = 0, most = 99, set }: NumberProps) {
  return (
    <label>
      {label}{' '}
      <input
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          Number.isInteger(valueAsNumber) && set(Math.min(most, Math.max(least, valueAsNumber)))
        }
      />
    </label>
  );
}

interface CheckProps {
  label: string;
  on: boolean;
  set: (on: boolean) => void;
}

function Check({ label, on, set }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />{' '}
      {label}
    </label>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, shown: string])[];
  set: (value: string) => void;
}

export function Choice({ label, value, options, set }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
        {options.map(([each, shown]) => (
          <option value={each}>{shown}</option>
        ))}
      </select>
    </label>
  );
}
