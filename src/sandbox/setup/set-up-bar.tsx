import type { RefObject } from 'preact';
import type { Position } from '../../engine/setup/position.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Language } from '../../rulebook/language.ts';
import type { CardReader } from '../board-view/card-reader.ts';
import { placeOf } from '../board-view/place-name.ts';
import { LoadingNote } from '../elements/loading-note.tsx';
import type { Loading } from '../elements/use-loading.ts';
import type { ListedCard } from '../model/card-list.ts';
import type { ReadDeck } from '../model/deck-list.ts';
import type { BoardSpot } from '../model/placed-cards.ts';
import type { PrintedCards } from '../model/printed.ts';
import { PastePanel } from './paste-panel.tsx';
import { QuickAdd } from './quick-add.tsx';
import { TextPanel } from './text-panel.tsx';
import type { SetUpOutcome, SetUpPart } from './use-outcome.tsx';

/** The changes that the bar makes to the position; they return false when refused. */
export interface SetUpActions {
  /** Puts copies of a card where the next cards go. */
  readonly add: (part: SetUpPart, card: string, copies: number) => boolean;
  /** Adds a card that someone wrote, and puts it there. */
  readonly addOwn: (text: string) => boolean;
  readonly fillDeck: (player: number, deck: ReadDeck) => boolean;
  /** Sets up another position, see `TextPanel`. */
  readonly replace: (
    position: Position,
    done: () => void,
    written: (where: string) => string | null,
  ) => boolean;
}

interface Props {
  position: Position;
  cards: readonly ListedCard[];
  library: PrintedCards;
  lang: Language;
  words: Words;
  freeWords: FreeWords;
  loadReader: () => Promise<CardReader>;
  loading: Loading | null;
  outcome: SetUpOutcome;
  actions: SetUpActions;
  /** Where the next card is put. */
  target: BoardSpot;
  aim: (spot: BoardSpot) => void;
  /** The field in which cards are looked for. */
  field: RefObject<HTMLInputElement | null>;
}

/** Where cards come from while a position is set up: by name, pasted, or all of them as text. */
export function SetUpBar(props: Props) {
  const { position, cards, library, words, freeWords } = props;
  const { loading, outcome, actions, target, aim, field } = props;
  const tryAgain = loading?.again;
  const again = tryAgain
    ? () => {
        field.current?.focus();
        tryAgain();
      }
    : null;
  return (
    <>
      <QuickAdd
        position={position}
        library={library}
        words={words}
        freeWords={freeWords}
        target={target}
        aim={aim}
        add={(card, copies) => actions.add('cards', card, copies)}
        field={field}
        message={
          loading ? (
            <div class="notice">
              <LoadingNote loading={{ ...loading, again }} words={words} />
            </div>
          ) : (
            outcome.at('cards')
          )
        }
      />
      <PastePanel
        loadReader={props.loadReader}
        cards={cards}
        library={library}
        position={position}
        words={words}
        freeWords={freeWords}
        where={placeOf(target, position, words, freeWords)}
        addKnown={(card) => actions.add('paste', card, 1)}
        addOwn={actions.addOwn}
        fillDeck={actions.fillDeck}
        message={outcome.at('paste')}
      />
      <TextPanel
        position={position}
        cards={cards}
        lang={props.lang}
        words={words}
        freeWords={freeWords}
        set={actions.replace}
        tell={(done) => outcome.tell('text', done)}
        refuse={(why) => outcome.refuse('text', <span class="refused">{why}</span>)}
        message={outcome.at('text')}
      />
    </>
  );
}
