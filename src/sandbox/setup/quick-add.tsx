import type { ComponentChildren, RefObject } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Faction } from '../../engine/cards/vocabulary.ts';
import type { Position } from '../../engine/setup/position.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import { placeOf, placeUnder, seatName } from '../board-view/place-name.ts';
import { spotOf, zoneAt } from '../board-view/spot.ts';
import { findCards, typedIn } from '../model/card-search.ts';
import { asDescribed, type BoardSpot, cardsAt, PLACE_NAMES } from '../model/placed-cards.ts';
import type { PrintedCards } from '../model/printed.ts';
import { FoundOption } from './found-option.tsx';
import { SetUpMessage } from './set-up-message.tsx';

interface Props {
  position: Position;
  library: PrintedCards;
  words: Words;
  freeWords: FreeWords;
  /** Where the next card is put. */
  target: BoardSpot;
  aim: (spot: BoardSpot) => void;
  /** Puts copies of a card there; false where that is refused. */
  add: (card: string, copies: number) => boolean;
  field: RefObject<HTMLInputElement | null>;
  /** The outcome of the last card added, or of the last change on the board. */
  message: ComponentChildren;
}

/** The most results to list; typing more narrows them down. */
const MOST = 8;

/** Adds any card to any zone: choose a zone, type a few letters, press Enter; shows the outcome. */
export function QuickAdd(props: Props) {
  const { position, library, words, freeWords, target, field } = props;
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [last, setLast] = useState<string | null>(null);
  const { copies, name } = typedIn(typed);
  const liked = useMemo(() => likedBy(position, target.player, library), [position, target.player]);
  const found = useMemo(
    () => findCards(library, name, { place: target.place, ...liked }).slice(0, MOST),
    [library, name, target, liked],
  );
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const add = (card: string, count: number) => {
    if (!props.add(card, count)) return;
    setLast(card);
    type('');
  };
  const places = position.players.flatMap((_, player) =>
    PLACE_NAMES.map((place): BoardSpot => ({ player, place })),
  );
  const aimNext = (by: number) => {
    const at = places.findIndex((spot) => zoneAt(spot) === zoneAt(target));
    props.aim(places[(at + by + places.length) % places.length]!);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && typed === '') aimNext(step);
    else if (step) setActive((now) => (now + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter' && found[active]) add(found[active].id, copies);
    else if (event.key === 'Enter' && typed === '' && last) add(last, 1);
    else if (event.key === 'Escape' && typed !== '') type('');
    else return;
    event.preventDefault();
  };
  const isOpen = found.length > 0;
  return (
    <search class={`quick-add seat-${target.player}`}>
      <TargetField {...props} />
      <div class="finding">
        <input
          ref={field}
          type="text"
          role="combobox"
          autoComplete="off"
          placeholder={freeWords.search}
          aria-label={freeWords.search}
          aria-describedby="quick-add-keys"
          aria-expanded={isOpen}
          aria-controls="quick-add-found"
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `quick-add-${active}` : undefined}
          value={typed}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={press}
        />
        <div id="quick-add-found" role="listbox" aria-label={freeWords.search} hidden={!isOpen}>
          {found.map((one, index) => (
            <FoundOption
              id={`quick-add-${index}`}
              found={one}
              active={index === active}
              words={freeWords}
              press={() => {
                add(one.id, copies);
                field.current?.focus();
              }}
            />
          ))}
        </div>
      </div>
      <SetUpMessage>
        {typed !== '' && !isOpen ? freeWords.edit.nothingFound : props.message}
      </SetUpMessage>
      <p class="hint" id="quick-add-keys">
        {freeWords.edit.keys}
      </p>
      <span class="unseen" aria-live="polite">
        {typed === ''
          ? placeOf(target, position, words, freeWords)
          : found.length > 0 && freeWords.found(found.length)}
      </span>
    </search>
  );
}

/** Where the next card is put: a zone of a player. */
function TargetField({
  position,
  words,
  freeWords,
  target,
  aim,
}: Pick<Props, 'position' | 'words' | 'freeWords' | 'target' | 'aim'>) {
  return (
    <select
      aria-label={freeWords.where}
      value={zoneAt(target)}
      onChange={({ currentTarget }) => aim(spotOf(currentTarget.value) ?? target)}
    >
      {position.players.map((_, player) => (
        <optgroup label={seatName(position, player)}>
          {PLACE_NAMES.map((place) => (
            <option value={zoneAt({ player, place })}>
              {words.board.holds(seatName(position, player), placeUnder(place, freeWords))}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

/** The cards of the table, and the factions of a player's, which the next card is likely to be of. */
function likedBy(position: Position, player: number, library: PrintedCards) {
  const cardsOf = (seat: number) =>
    PLACE_NAMES.flatMap((place) => cardsAt(position, { player: seat, place })).map(
      (card) => asDescribed(card).card,
    );
  const own = cardsOf(player);
  return {
    known: new Set(position.players.flatMap((_, seat) => cardsOf(seat))),
    factions: [...new Set(own.flatMap((id): Faction[] => [library[id]?.faction ?? []].flat()))],
  };
}
