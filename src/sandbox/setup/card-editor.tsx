import type { Card } from '../../engine/cards/card.ts';
import { givenAbilities } from '../../engine/cards/gained-ability.ts';
import { SIDES } from '../../engine/cards/vocabulary.ts';
import { isAtWork } from '../../engine/state/object.ts';
import { rowOf } from '../../languages/say/region-row.ts';
import { withCapital } from '../../languages/say/text.ts';
import { placeOf, seatName } from '../board-view/place-name.ts';
import { shortened } from '../board-view/shortened.ts';
import { spotOf, zoneAt } from '../board-view/spot.ts';
import { Check, Choice, Counter, Toggle } from '../elements/fields.tsx';
import { wordsOf } from '../elements/sentence.tsx';
import { offeredCounters, offeredPlaces, offeredStatuses } from '../model/offered.ts';
import { asDescribed, type CardSpot, cardsAt, engineZone } from '../model/placed-cards.ts';
import { type PositionChange, visibleRegions } from '../model/setup.ts';
import { type CardEditorProps, Emblems } from './emblem-editor.tsx';

/** Changes one card of the position: what it has, where it is, whose it is, whether it is there. */
export function CardEditor(props: CardEditorProps) {
  const { face, at, card, words, freeWords, change } = props;
  const statuses = new Set([...offeredStatuses(card.type, at.place), ...face.statuses]);
  statuses.delete('boosted');
  const counters = new Map([
    ...offeredCounters(card, at.place).map((name) => [name, 0] as const),
    ...face.counters,
  ]);
  return (
    <section class="card-editor">
      <Moves {...props} />
      {statuses.size > 0 && !isBare(at) && (
        <fieldset>
          <legend>{freeWords.statuses}</legend>
          {[...statuses].map((status) => {
            const on = face.statuses.includes(status);
            return (
              <Toggle on={on} press={() => change({ set: 'status', at, status, on: !on })}>
                {withCapital(words.statuses[status])}
              </Toggle>
            );
          })}
        </fieldset>
      )}
      {[...counters].map(([name, count]) => (
        <Counter
          key={name}
          label={name === 'boost' ? freeWords.boosts : (words.counters[name] ?? name)}
          count={count}
          fewer={freeWords.fewer}
          more={freeWords.more}
          set={(next) => change({ set: 'counters', at, name, count: next })}
        />
      ))}
      <Uses {...props} />
      <GainedAbilities {...props} />
      <Emblems {...props} />
      {at.place === 'limbo' && <Played {...props} />}
      {at.place === 'hero' && <HeroMarkers {...props} />}
      {canBeAnothers(card, at) && (
        <Choice
          label={words.board.owner}
          value={String(ownerOf(props))}
          options={props.position.players.map((_, seat) => [
            String(seat),
            seatName(props.position, seat),
          ])}
          set={(value) => change({ set: 'owner', at, owner: Number(value) })}
        />
      )}
    </section>
  );
}

/** Moves, copies or removes the card; the sheet closes, because its card is then another object. */
function Moves({ at, position, card, words, freeWords, change }: CardEditorProps) {
  const { edit } = freeWords;
  const count = cardsAt(position, at).length;
  const places = position.players.flatMap((_, player) =>
    offeredPlaces(card).map((place) => ({ player, place })),
  );
  const press = (asked: PositionChange) => (event: Event) => {
    (event.currentTarget as HTMLElement).closest('dialog')?.close();
    change(asked);
  };
  const moveTo = (before: number): PositionChange => ({ set: 'move', at, to: at, before });
  return (
    <div class="moves">
      <select
        aria-label={edit.moveTo}
        value=""
        onChange={(event) => {
          const to = spotOf(event.currentTarget.value);
          if (to) press({ set: 'move', at, to })(event);
        }}
      >
        <option value="">{edit.moveTo}</option>
        {places
          .filter((spot) => zoneAt(spot) !== zoneAt(at))
          .map((spot) => (
            <option value={zoneAt(spot)}>{placeOf(spot, position, words, freeWords)}</option>
          ))}
      </select>
      {at.place !== 'hero' && (
        <button type="button" class="option-name" onClick={press({ set: 'copy', at })}>
          {edit.duplicate}
        </button>
      )}
      {at.index > 0 && (
        <button type="button" class="option-name" onClick={press(moveTo(at.index - 1))}>
          ← {edit.earlier}
        </button>
      )}
      {at.index < count - 1 && (
        <button type="button" class="option-name" onClick={press(moveTo(at.index + 2))}>
          {edit.later} →
        </button>
      )}
      <button type="button" class="option-name" onClick={press({ set: 'no-card', at })}>
        {freeWords.remove}
      </button>
    </div>
  );
}

/** How often each of its abilities that can be counted was used this day (1.4.6). */
function Uses({ at, position, card, printed, words, freeWords, change }: CardEditorProps) {
  if (isBare(at)) return null;
  const used = asDescribed(cardsAt(position, at)[at.index] ?? card.id).used ?? {};
  return (
    <>
      {card.abilities.flatMap((ability, index) => {
        if (ability.kind !== 'quick-action' && ability.kind !== 'reaction') return [];
        const times = used[index] ?? 0;
        const said = printed.text.find((paragraph) => paragraph.ability === index)?.spans ?? [];
        return [
          <Counter
            key={`used ${index}`}
            label={freeWords.edit.used(shortened(wordsOf(said, words)))}
            count={times}
            fewer={freeWords.fewer}
            more={freeWords.more}
            set={(next) => change({ set: 'used', at, ability: String(index), times: next })}
          />,
        ];
      })}
    </>
  );
}

/** Which of the abilities that its own effects give it has gained for good (S.7.b). */
function GainedAbilities(props: CardEditorProps) {
  const { at, position, card, printed, words, freeWords, change } = props;
  if (!isAtWork(engineZone(at.place))) return null;
  const { gained = [] } = asDescribed(cardsAt(position, at)[at.index] ?? card.id);
  return (
    <>
      {givenAbilities(card).map(({ place: ability }, place) => {
        const said = printed.text.find((paragraph) => paragraph.ability === ability)?.spans ?? [];
        return (
          <Check
            key={`gained ${place}`}
            label={freeWords.edit.gained(shortened(wordsOf(said, words)))}
            on={gained.includes(place)}
            set={(on) => change({ set: 'gained', at, place, on })}
          />
        );
      })}
    </>
  );
}

/** From where a card in Limbo is being played, and in which Expedition. */
function Played({ at, position, card, words, freeWords, change }: CardEditorProps) {
  const { edit, places } = freeWords;
  const { from = 'hand', into = 'hero' } = asDescribed(cardsAt(position, at)[at.index] ?? card.id);
  return (
    <fieldset>
      <Choice
        label={edit.playedFrom}
        value={from}
        options={PLAYED_FROM.map((each) => [each, places[each]])}
        set={(value) => {
          const found = PLAYED_FROM.find((each) => each === value);
          if (found) change({ set: 'from', at, from: found });
        }}
      />
      {(card.type === 'character' || card.type === 'expedition-permanent') && (
        <Choice
          label={edit.playedIn}
          value={into}
          options={SIDES.map((side) => [
            side,
            words.board.expedition(words.sides[side], seatName(position, at.player)),
          ])}
          set={(value) => {
            const side = SIDES.find((each) => each === value);
            if (side) change({ set: 'into', at, into: side });
          }}
        />
      )}
    </fieldset>
  );
}

const PLAYED_FROM = ['hand', 'reserve', 'deck', 'discard'] as const;

/** The Terrain Markers that a Hero began the game with (2.5.e): still on it, or in a visible region. */
function HeroMarkers({ at, position, card, words, freeWords, change }: CardEditorProps) {
  const { edit } = freeWords;
  const markers = position.adventure?.markers ?? [];
  const own = card.abilities.flatMap((ability) =>
    ability.kind === 'begin' ? (ability.markers ?? []) : [],
  );
  const placed = markers.filter(({ hero }) => hero === at.player);
  const others = markers.filter(({ hero }) => hero !== at.player);
  const regions = visibleRegions(position);
  return (
    <>
      {[...new Set(own)].map((terrain) => (
        <Choice
          key={terrain}
          label={edit.heroMarker(words.terrains[terrain])}
          value={String(placed.find((marker) => marker.terrain === terrain)?.region ?? '')}
          options={[
            ['', edit.onHero],
            ...regions.map(
              (region) => [String(region), words.regions.nth(rowOf(region).place)] as const,
            ),
          ]}
          set={(value) => {
            const rest = [...others, ...placed.filter((marker) => marker.terrain !== terrain)];
            const moved = value === '' ? [] : [{ terrain, region: Number(value), hero: at.player }];
            change({ set: 'markers', markers: [...rest, ...moved] });
          }}
        />
      ))}
    </>
  );
}

/** Whether nothing there can have anything (2.4.1.c, 2.5.b). */
function isBare({ place }: CardSpot): boolean {
  return place === 'hand' || place === 'deck' || place === 'discard' || place === 'limbo';
}

/** Whether another player can own what this one controls there (3.1.2.c). */
function canBeAnothers({ type }: Card, { place }: CardSpot): boolean {
  return place.endsWith('-expedition') || (place === 'landmark' && type === 'landmark-token');
}

function ownerOf({ position, at }: CardEditorProps): number {
  const card = cardsAt(position, at)[at.index];
  return (card === undefined ? undefined : asDescribed(card).owner) ?? at.player;
}
