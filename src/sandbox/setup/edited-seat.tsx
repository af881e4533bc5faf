import { AddHere } from '../board/add-here.tsx';
import type { Editing } from '../board/editing.ts';
import type { SeatFace } from '../board-view/board.ts';
import { place } from '../board-view/place.ts';
import { zoneAt } from '../board-view/spot.ts';
import { NumberField, Toggle, useTyped } from '../elements/fields.tsx';
import { Icon } from '../elements/icon.tsx';
import { useTable } from '../elements/table-context.ts';
import { ORB } from '../model/placed-cards.ts';

interface Props {
  seat: SeatFace;
  first: boolean;
  editing: Editing;
}

/** A player while the position is set up: name, first player, passed, Mana, each changed where it stands. */
export function EditedSeat({ seat, first, editing }: Props) {
  const { words, press } = useTable();
  const { player, name, passed } = seat;
  const { words: free, change, position } = editing;
  const { out = false } = position.players[player] ?? {};
  const naming = useTyped(name, ({ value }) => {
    if (value.trim() !== '') change({ set: 'name', player, name: value.trim() });
  });
  return (
    <div class="edited-seat">
      <input
        class="player-name"
        aria-label={words.board.holds(free.name, name)}
        maxLength={40}
        {...naming}
      />
      <Toggle
        on={first}
        label={free.edit.makeFirst(name)}
        press={() => change({ set: 'first-player', player })}
      >
        <Icon name="first" />
      </Toggle>
      <Toggle on={passed} press={() => change({ set: 'passed', player, passed: !passed })}>
        {words.board.passed}
      </Toggle>
      {position.mode === 'free-for-all' && position.adventure?.arena && (
        <Toggle on={out} press={() => change({ set: 'out', player, out: !out })}>
          {free.edit.out}
        </Toggle>
      )}
      {position.phase === 'afternoon' && (
        <button
          type="button"
          class="option-name"
          onClick={() => press(place.pile('played', player))}
        >
          {words.board.holds(
            free.edit.played,
            String(position.players[player]?.played?.length ?? 0),
          )}
        </button>
      )}
      <EditedMana seat={seat} editing={editing} />
      <span class="row-end" />
      <AddHere editing={editing} at={{ player, place: 'hero' }} />
    </div>
  );
}

/** Mana Orbs: each is pressed to be exhausted or readied; how many there are is typed. */
function EditedMana({ seat, editing }: Omit<Props, 'first'>) {
  const { words } = useTable();
  const { player, name } = seat;
  const { words: free, position, change } = editing;
  const { ready = 0, exhausted = 0 } = position.players[player]?.mana ?? {};
  const all = ready + exhausted;
  const set = (nowReady: number, nowAll: number) =>
    change({ set: 'mana', player, ready: nowReady, exhausted: Math.max(0, nowAll - nowReady) });
  return (
    <fieldset
      class="edited-mana"
      aria-label={words.zones.mana}
      data-zone={zoneAt({ player, place: 'mana' })}
    >
      <span class="orbs">
        {all === 0 && <span class="orb spent" />}
        {Array.from({ length: all }, (_, index) => (
          <button
            type="button"
            class={index < ready ? 'orb' : 'orb spent'}
            aria-label={free.edit.orb(index < ready)}
            title={free.edit.orb(index < ready)}
            onClick={() => set(index < ready ? ready - 1 : ready + 1, all)}
          />
        ))}
        <button
          type="button"
          class="add-here"
          aria-label={free.edit.addOrb}
          title={free.edit.addOrb}
          onClick={() => change({ set: 'card', at: { player, place: 'mana' }, card: ORB })}
        >
          <Icon name="boosted" />
        </button>
      </span>
      <span class="mana-numbers">
        <NumberField
          label={free.edit.readyMana(name)}
          bare
          value={ready}
          set={(value) => set(value, Math.max(value, all))}
        />
        /
        <NumberField
          label={free.edit.allMana(name)}
          bare
          value={all}
          set={(value) => set(Math.min(ready, value), value)}
        />
      </span>
    </fieldset>
  );
}
