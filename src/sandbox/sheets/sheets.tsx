/** The sheets that open over the board: loaded when the pointer or focus comes near it. */

import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Board, CardFace } from '../board-view/board.ts';
import { faceOf } from '../board-view/board-changes.ts';
import type { Marks } from '../board-view/marks.ts';
import { place } from '../board-view/place.ts';
import { zoneName } from '../board-view/place-name.ts';
import type { ShownStop } from '../board-view/show.ts';
import { CardChoices } from '../decision/played-cards.tsx';
import type { Choosing } from '../decision/use-choice.ts';
import { whyNotAt } from '../decision/why-not.ts';
import type { CardSpot, Spots } from '../model/placed-cards.ts';
import type { PrintedCards } from '../model/printed.ts';
import type { Event } from '../model/session.ts';
import { CardSheet } from './card-sheet.tsx';
import { LegendSheet } from './legend.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import type { Opened } from './use-opened.ts';

// The icons that cards show.
export { DRAWINGS } from '../../rulebook/icon-drawings.ts';

export interface SheetsProps {
  stop: ShownStop;
  opened: Opened;
  /** Where the position that is set up has each object. */
  spots: Spots | undefined;
  /** Whether cards are played: Expeditions and Landmark zones are explained then. */
  plays: boolean;
  /** Things and places to choose from; null where nothing can be chosen or the engine is loaded. */
  options: ReadonlySet<string> | null;
  /** The choice at the decision of the stop; null where nothing can be chosen. */
  choosing: Choosing | null;
  library: PrintedCards;
  marks: Marks;
  seats: readonly string[];
  words: Words;
  rules: ComponentProps<typeof CardSheet>['rules'];
  act: (event: Event) => void;
  /** Draws more content under the card. */
  underCard: ((face: CardFace) => ComponentChildren) | undefined;
}

/** Draws the open sheets: a pile, a place, a card. The sheet of a card that leaves the board closes. */
export function OpenedSheets(props: SheetsProps) {
  const { stop, opened, marks, seats, words, rules } = props;
  const { inspect, pressed, closePressed } = opened;
  const object = objectOf(opened, props.spots);
  const face = object === null ? null : faceOf(stop.board, object);
  const printed = face?.card ? props.library[face.card] : undefined;
  const isPlace = props.plays && /^(?:expedition|landmark):/.test(pressed ?? '');
  const pile = pressed && !isPlace ? pileAt(stop.board, pressed) : [];
  const isExplained = /^(?:mana|hand|deck|discard|player):/.test(pressed ?? '');
  const whyNot = whyNotAt(stop, props.options, props.act);
  const choices = face ? (props.choosing?.optionsAt(place.object(face.object)) ?? []) : [];
  useEffect(() => {
    if (opened.inspected && !face) inspect(null);
    if (pressed && !isPlace && !isExplained && pile.length === 0) closePressed();
  });
  return (
    <>
      {pressed && pile.length > 0 && (
        <PileSheet zone={pressed} cards={pile} marks={marks} seats={seats} close={closePressed} />
      )}
      {pressed && isExplained && pile.length === 0 && (
        <LegendSheet title={seatTitle(pressed, seats, words)} close={closePressed} />
      )}
      {pressed && isPlace && (
        <PlaceSheet
          title={placeTitle(pressed, seats, words)}
          refusals={whyNot.refusalsOf(pressed)}
          askWhy={whyNot.ask(pressed)}
          words={words}
          rules={rules}
          close={closePressed}
        />
      )}
      {face && printed && (
        <CardSheet
          face={face}
          printed={printed}
          reasons={stop.reasons?.[face.object] ?? []}
          refusals={whyNot.refusalsOf(place.object(face.object))}
          askWhy={whyNot.ask(place.object(face.object))}
          words={words}
          rules={rules}
          close={() => inspect(null)}
        >
          {choices.length > 0 && (
            <CardChoices
              said={stop.decision!.said}
              options={choices}
              seats={seats}
              words={words}
              choose={(option) => {
                inspect(null);
                closePressed();
                props.choosing!.choose(option);
              }}
            />
          )}
          {props.underCard?.(face)}
        </CardSheet>
      )}
    </>
  );
}

/**
 * The object that is shown large. A change of a position that is set up gives all objects new numbers:
 * the object is found again by its spot.
 */
function objectOf({ inspected }: Opened, spots: Spots | undefined): number | null {
  if (!inspected) return null;
  return spots && inspected.spot ? objectIn(spots, inspected.spot) : inspected.object;
}

function objectIn(spots: Spots, { player, place: name, index }: CardSpot): number | null {
  for (const [object, at] of spots) {
    if (at.player === player && at.place === name && at.index === index) return object;
  }
  return null;
}

/** A player, or a pile of theirs. */
function seatTitle(pressed: string, seats: readonly string[], words: Words): string {
  const [what, player = ''] = pressed.split(':');
  const name = seats[Number(player)] ?? '';
  return what === 'player' ? name : words.board.zoneOf(zoneName(pressed, words), name);
}

function placeTitle(pressed: string, seats: readonly string[], words: Words): string {
  const [what, player = '', side] = pressed.split(':');
  const name = seats[Number(player)] ?? '';
  if (what === 'landmark') return words.board.zoneOf(words.zones.landmarks, name);
  return words.board.expedition(words.sides[side === 'hero' ? 'hero' : 'companion'], name);
}

/** The cards of a pile that can be looked through; none for any other place. */
function pileAt({ seats }: Board, zone: string): readonly CardFace[] {
  const found = seats.map(({ player, discard, mana, hand }) => {
    if (zone === place.pile('discard', player)) return discard;
    if (zone === place.pile('hand', player)) return hand;
    return zone === place.pile('mana', player) ? mana : [];
  });
  return found.flat();
}
