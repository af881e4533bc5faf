import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Editing } from '../board/editing.ts';
import { placeOf } from '../board-view/place-name.ts';
import { Button } from '../elements/button.tsx';
import { asDescribed, type BoardSpot, cardsAt, ORB } from '../model/placed-cards.ts';
import type { PrintedCards } from '../model/printed.ts';
import { Sheet } from './sheet.tsx';

interface Props {
  spot: BoardSpot;
  editing: Editing;
  library: PrintedCards;
  words: Words;
  freeWords: FreeWords;
  close: () => void;
}

/** The cards of a pile while it is set up, in their order: the top of a Deck first. */
export function ZoneSheet({ spot, editing, library, words, freeWords, close }: Props) {
  const { position, change } = editing;
  const { edit } = freeWords;
  const cards = cardsAt(position, spot).map(asDescribed);
  const title = placeOf(spot, position, words, freeWords);
  const nameOf = (card: string) =>
    card === ORB ? words.zones.mana : (library[card]?.name ?? card);
  return (
    <Sheet title={title} words={words} close={close}>
      <h2>
        {title} <Button sign="boosted" label={edit.addTo(title)} press={() => editing.aim(spot)} />
      </h2>
      <div class="notice" role="status">
        {editing.refused}
      </div>
      {cards.length === 0 && <p class="hint">{edit.nothingHere}</p>}
      <ol class="zone-list">
        {cards.map(({ card, statuses }, index) => {
          const at = { ...spot, index };
          return (
            <li>
              <span>
                {nameOf(card)}{' '}
                <small>
                  {spot.place === 'deck' && index === 0 && edit.top}
                  {statuses?.map((status) => words.statuses[status]).join(', ')}
                </small>
              </span>
              {spot.place === 'mana' && (
                <Button
                  sign="exhausted"
                  label={edit.orb(!statuses?.includes('exhausted'))}
                  press={() =>
                    change({
                      set: 'status',
                      at,
                      status: 'exhausted',
                      on: !statuses?.includes('exhausted'),
                    })
                  }
                />
              )}
              <Button
                sign="up"
                label={edit.earlier}
                off={index === 0}
                press={() => change({ set: 'move', at, to: spot, before: index - 1 })}
              />
              <Button
                sign="down"
                label={edit.later}
                off={index === cards.length - 1}
                press={() => change({ set: 'move', at, to: spot, before: index + 2 })}
              />
              <Button
                sign="close"
                label={words.board.holds(freeWords.remove, nameOf(card))}
                press={() => change({ set: 'no-card', at })}
              />
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
