import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { citeAll, type EditionId } from '../../engine/rules/edition.ts';
import { rulesAgainst } from '../../engine/setup/placement.ts';
import type { Position } from '../../engine/setup/position.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import { AddHere } from '../board/add-here.tsx';
import type { Editing, EditingParts } from '../board/editing.ts';
import type { CardReader } from '../board-view/card-reader.ts';
import { placeOf, seatName } from '../board-view/place-name.ts';
import { everyZone } from '../board-view/spot.ts';
import { Refused } from '../elements/session-notice.tsx';
import { useSteady } from '../elements/use-same.ts';
import type { ListedCard } from '../model/card-list.ts';
import { type BoardSpot, engineZone } from '../model/placed-cards.ts';
import type { PrintedCards } from '../model/printed.ts';
import type { Notice } from '../model/session.ts';
import { cardIdsIn, type PositionChange } from '../model/setup.ts';
import { EditedDay } from './edited-day.tsx';
import { EditedSeat } from './edited-seat.tsx';
import { type SetUpActions, SetUpBar } from './set-up-bar.tsx';
import type { CardLoader } from './use-cards.ts';
import { type SetUpPart, useOutcome } from './use-outcome.tsx';

interface Props extends CardLoader {
  position: Position;
  edition: EditionId;
  cards: readonly ListedCard[];
  lang: Language;
  library: PrintedCards;
  words: Words;
  freeWords: FreeWords;
  /** Makes a change, and returns the refusal if there is one. */
  change: (change: PositionChange) => Notice | null;
  rules: (cites: readonly string[]) => ComponentChildren;
  loadReader: () => Promise<CardReader>;
  /** Adds a card that someone wrote; its id among those that are played with. */
  addOwn: (text: string, at: BoardSpot) => Notice | null;
}

export interface SetUp {
  readonly editing: Editing;
  /** The bar for adding cards, which also shows the outcome of changes. */
  readonly bar: ComponentChildren;
  /** Why the last change was not made. */
  readonly refused: ComponentChildren;
  /** Clears the outcome of the last change, when the reader looks at something else. */
  readonly forget: () => void;
}

const PARTS: EditingParts = { Day: EditedDay, Seat: EditedSeat, Add: AddHere, everyZone };

/**
 * Returns the state of set-up: the zone of the next card, and the outcome of the last change.
 *
 * @param isOpen whether the board is being set up: the field takes the focus then
 */
export function useSetUp(props: Props, isOpen: boolean): SetUp {
  const { position, freeWords } = props;
  const [aimed, setAimed] = useState<BoardSpot>({ player: 0, place: 'hero-expedition' });
  const target = position.players[aimed.player] ? aimed : { ...aimed, player: 0 };
  const field = useRef<HTMLInputElement>(null);
  // Before the next input event: text typed after the press that opens it goes into the field.
  useLayoutEffect(() => {
    if (isOpen) field.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const aim = useSteady((spot: BoardSpot) => {
    setAimed(spot);
    field.current?.closest('dialog')?.close();
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    field.current?.focus();
    // Text in the field was meant for another zone: selected, it is replaced by the next typing.
    field.current?.select();
  });
  const { outcome, actions, change } = useChanges(props, target);
  const { refusal } = outcome;
  const editing = useMemo(
    () => ({
      parts: PARTS,
      position,
      words: freeWords,
      target,
      aim,
      change,
      refused: refusal,
    }),
    [position, freeWords, target.player, target.place, refusal],
  );
  return {
    editing,
    refused: refusal,
    forget: outcome.forget,
    bar: <SetUpBar {...props} {...{ outcome, actions, target, aim, field }} />,
  };
}

/** Returns functions that change the position and report the outcome. New cards go to `target`. */
function useChanges(props: Props, target: BoardSpot) {
  const { position, edition, library, words, freeWords, rules, withCards } = props;
  const outcome = useOutcome();
  // The newest: cards may come after other changes were made.
  const make = useSteady(props.change);

  /** Returns whether a change asked for in a part was made, and reports a refusal. */
  function makeChange(
    part: SetUpPart,
    notice: Notice | null,
    at = position,
    written?: (where: string) => string | null,
  ): boolean {
    if (notice?.kind !== 'refused') {
      outcome.forget();
      return true;
    }
    const seats = at.players.map((_, seat) => seatName(at, seat));
    const item = written?.(notice.where) ?? null;
    outcome.refuse(part, <Refused {...{ notice, seats, words, rules }} written={item} />);
    return false;
  }

  const here = () => placeOf(target, position, words, freeWords);
  const actions: SetUpActions = {
    add(part, id, copies) {
      const { type, name, besides } = library[id]!;
      const against = rulesAgainst(type, engineZone(target.place), besides);
      if (against) {
        outcome.refuse(
          part,
          <span class="refused">
            {freeWords.edit.cannotBe(type, target.place)} {rules(citeAll(against, edition))}
          </span>,
        );
        return false;
      }
      const where = here();
      outcome.forget();
      return withCards([id], () => {
        if (!makeChange(part, make({ set: 'card', at: target, card: id, copies }))) return false;
        outcome.tell(part, freeWords.added(freeWords.edit.copies(copies, name), where));
        return true;
      });
    },
    addOwn(text) {
      if (!makeChange('paste', props.addOwn(text, target))) return false;
      const [name = ''] = text.trim().split('\n');
      outcome.tell('paste', freeWords.added(name.trim(), here()));
      return true;
    },
    fillDeck: (player, { deck, hero }) =>
      withCards(hero === null ? deck : [hero, ...deck], () => {
        if (!makeChange('paste', make({ set: 'deck', player, deck, hero }))) return false;
        outcome.tell('paste', freeWords.paste.filled(seatName(position, player), deck.length));
        return true;
      }),
    replace: (all, done, written) =>
      withCards(cardIdsIn(all), () => {
        if (!makeChange('text', make({ set: 'all', position: all }), all, written)) return false;
        done();
        return true;
      }),
  };
  const change = useSteady((each: PositionChange) => makeChange('cards', make(each)));
  return { outcome, actions, change };
}
