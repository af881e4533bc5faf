import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { citeAll, type EditionId } from '../../engine/rules/edition.ts';
import { rulesAgainst } from '../../engine/setup/placement.ts';
import type { Position } from '../../engine/setup/position.ts';
import type { Language } from '../../rulebook/language.ts';
import type { FreeWords } from '../../texts/free-play.ts';
import type { Words } from '../../texts/sandbox.ts';
import type { CardReader } from '../pasting/card-reader.ts';
import type { ListedCard } from '../session/card-list.ts';
import { engineZone, type Spot } from '../session/placed-cards.ts';
import type { Notice } from '../session/session.ts';
import { type Change, cardIdsIn } from '../session/setup.ts';
import type { CardLoader } from '../session/use-cards.ts';
import type { Editing, EditingParts } from '../view/editing.ts';
import type { Library } from '../view/printed.ts';
import { AddHere } from './add-here.tsx';
import { EditedDay } from './edited-day.tsx';
import { EditedSeat } from './edited-seat.tsx';
import { LoadingNote } from './loading-note.tsx';
import { Refused } from './notice.tsx';
import { PastePanel } from './paste-panel.tsx';
import { placeOf, seatName } from './place-name.ts';
import { QuickAdd } from './quick-add.tsx';
import { TextPanel } from './text-panel.tsx';
import { useSteady } from './use-steady.ts';

interface Props extends CardLoader {
  position: Position;
  edition: EditionId;
  cards: readonly ListedCard[];
  lang: Language;
  library: Library;
  words: Words;
  freeWords: FreeWords;
  /** Makes a change; what it was refused for, if it was. */
  change: (change: Change) => Notice | null;
  rules: (cites: readonly string[]) => ComponentChildren;
  loadReader: () => Promise<CardReader>;
  /** Adds a card that someone wrote; its id among those that are played with. */
  addOwn: (text: string, at: Spot) => Notice | null;
}

export interface SetUp {
  readonly editing: Editing;
  /** Where cards come from, and where it is said what came of a change. */
  readonly bar: ComponentChildren;
  /** Why the last change was not made. */
  readonly refused: ComponentChildren;
  /** Forgets what came of the last change: something else is looked at. */
  readonly forget: () => void;
}

const PARTS: EditingParts = { Day: EditedDay, Seat: EditedSeat, Add: AddHere };

/**
 * Setting up: where the next card goes, and what came of the last change.
 *
 * @param isOpen whether the board is being set up: the field takes the focus then
 */
export function useSetUp(props: Props, isOpen: boolean): SetUp {
  const { position, library, words, freeWords, rules, loading, withCards } = props;
  const [aimed, setAimed] = useState<Spot>({ player: 0, place: 'hero-expedition' });
  const target = position.players[aimed.player] ? aimed : { ...aimed, player: 0 };
  const [done, setDone] = useState('');
  const [refused, setRefused] = useState<ComponentChildren>(null);
  const field = useRef<HTMLInputElement>(null);
  // At once: what is typed after the press that opens it goes into the field.
  useLayoutEffect(() => {
    if (isOpen) field.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const say = (text: string, refusal: ComponentChildren = null) => {
    setDone(text);
    setRefused(refusal);
  };
  const change = useSteady((each: Change) => made(props.change(each)));
  const made = (
    notice: Notice | null,
    at = position,
    written?: (where: string) => string | null,
  ): boolean => {
    const seats = at.players.map((_, seat) => seatName(at, seat));
    if (notice?.kind !== 'refused') {
      say('');
      return true;
    }
    const item = written?.(notice.where) ?? null;
    say('', <Refused notice={notice} written={item} seats={seats} words={words} rules={rules} />);
    return false;
  };
  const addOwn = (text: string) => {
    if (!made(props.addOwn(text, target))) return false;
    const [name = ''] = text.trim().split('\n');
    say(freeWords.added(name.trim(), placeOf(target, position, words, freeWords)));
    return true;
  };
  const aim = useSteady((spot: Spot) => {
    setAimed(spot);
    field.current?.closest('dialog')?.close();
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    field.current?.focus();
  });
  const add = (id: string, copies: number) => {
    const { type, name } = library[id]!;
    const against = rulesAgainst(type, engineZone(target.place));
    if (against) {
      const said = freeWords.edit.cannotBe(type, target.place);
      say(
        '',
        <span class="refused">
          {said} {rules(citeAll(against, props.edition))}
        </span>,
      );
      return false;
    }
    const where = placeOf(target, position, words, freeWords);
    say('');
    return withCards([id], () => {
      if (!change({ set: 'card', at: target, card: id, copies })) return false;
      say(freeWords.added(freeWords.edit.copies(copies, name), where));
      return true;
    });
  };
  const tryAgain = loading?.again;
  const again = tryAgain
    ? () => {
        field.current?.focus();
        tryAgain();
      }
    : null;
  const editing = useMemo(
    () => ({ parts: PARTS, position, words: freeWords, target, aim, change, refused }),
    [position, freeWords, target.player, target.place, refused],
  );
  return {
    editing,
    refused,
    forget: () => say(''),
    bar: (
      <>
        <QuickAdd
          position={position}
          library={library}
          words={words}
          freeWords={freeWords}
          target={target}
          aim={aim}
          add={add}
          field={field}
          message={
            loading ? (
              <div class="notice">
                <LoadingNote loading={{ ...loading, again }} words={words} />
              </div>
            ) : (
              (refused ?? done)
            )
          }
        />
        <PastePanel
          loadReader={props.loadReader}
          cards={props.cards}
          library={library}
          position={position}
          words={words}
          freeWords={freeWords}
          where={placeOf(target, position, words, freeWords)}
          addKnown={(card) => add(card, 1)}
          addOwn={addOwn}
          fillDeck={(player, { deck, hero }) =>
            withCards(hero === null ? deck : [hero, ...deck], () => {
              if (!change({ set: 'deck', player, deck, hero })) return false;
              say(freeWords.paste.filled(seatName(position, player), deck.length));
              return true;
            })
          }
        />
        <TextPanel
          position={position}
          cards={props.cards}
          lang={props.lang}
          words={words}
          freeWords={freeWords}
          set={(all, done, written) =>
            withCards(cardIdsIn(all), () => {
              const notice = props.change({ set: 'all', position: all });
              if (!made(notice, all, written)) return false;
              done();
              return true;
            })
          }
          say={(text, isRefusal) =>
            isRefusal ? say('', <span class="refused">{text}</span>) : say(text)
          }
        />
      </>
    ),
  };
}
