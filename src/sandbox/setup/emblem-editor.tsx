import type { Card } from '../../engine/cards/card.ts';
import { SIDES } from '../../engine/cards/vocabulary.ts';
import type { Position } from '../../engine/setup/position.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { CardFace } from '../board-view/board.ts';
import { placeOf, seatName } from '../board-view/place-name.ts';
import { shortened } from '../board-view/shortened.ts';
import { Choice, Counter } from '../elements/fields.tsx';
import { wordsOf } from '../elements/sentence.tsx';
import { offeredEffects, offeredReactions } from '../model/offered.ts';
import { asDescribed, type CardSpot, cardsAt, type PlaceName } from '../model/placed-cards.ts';
import type { Printed } from '../model/printed.ts';
import type { PositionChange } from '../model/setup.ts';

export interface CardEditorProps {
  face: CardFace;
  at: CardSpot;
  position: Position;
  card: Card;
  printed: Printed;
  /** The name of a card. */
  nameOf: (card: string) => string;
  words: Words;
  freeWords: FreeWords;
  change: (change: PositionChange) => void;
}

/** Emblems of its Reactions and of its effects that last, and what they speak of. */
export function Emblems(props: CardEditorProps) {
  const { at, position, card, printed, words, freeWords, change } = props;
  if (at.place === 'mana' || at.place === 'hand' || at.place === 'deck') return null;
  const { edit, fewer, more } = freeWords;
  const { waiting = {}, lasting = {} } = asDescribed(cardsAt(position, at)[at.index] ?? card.id);
  const textOf = (ability: number) => {
    const said = printed.text.find((paragraph) => paragraph.ability === ability)?.spans ?? [];
    return shortened(wordsOf(said, words));
  };
  const inLimbo = [
    ...offeredReactions(card, at.place).map((place) => ({
      set: 'waiting' as const,
      place,
      label: edit.waiting(textOf(place)),
    })),
    ...offeredEffects(card, position.phase ?? 'afternoon').map(({ effect, ability }) => ({
      set: 'lasting' as const,
      place: effect,
      label: edit.lasting(textOf(ability)),
    })),
  ];
  const isAny = Object.keys(waiting).length + Object.keys(lasting).length > 0;
  return (
    <>
      {inLimbo.map(({ set, place, label }) => (
        <Counter
          key={`${set} ${place}`}
          label={label}
          count={(set === 'waiting' ? waiting : lasting)[place] ?? 0}
          fewer={fewer}
          more={more}
          set={(times) => change({ set, at, place, times })}
        />
      ))}
      {isAny && <AboutChoices {...props} />}
    </>
  );
}

/** Draws choices for what "it", "they" and "the Expedition" mean in the text of a card's Emblems. */
function AboutChoices({ at, position, card, nameOf, words, freeWords, change }: CardEditorProps) {
  const { edit } = freeWords;
  const { about } = asDescribed(cardsAt(position, at)[at.index] ?? card.id);
  const cards = position.players.flatMap((_, player) =>
    SPOKEN_OF.flatMap((place) =>
      cardsAt(position, { player, place }).map((each, index) => ({
        spot: { player, place, index },
        card: asDescribed(each),
      })),
    ),
  );
  const expeditions = position.players.flatMap((_, player) =>
    SIDES.map((side) => ({ player, side })),
  );
  const chosen = cards.findIndex(({ card: { as } }) => as !== undefined && as === about?.card);
  const chosenExpedition = expeditions.findIndex(
    ({ player, side }) => about?.expedition?.player === player && about.expedition.side === side,
  );
  const numbered = (label: string, index: number) => [String(index), label] as const;
  return (
    <fieldset>
      <Choice
        label={edit.about.card}
        value={String(chosen)}
        options={[
          ['-1', edit.nothing],
          ...cards.map(({ spot, card: each }, index) =>
            numbered(`${nameOf(each.card)} · ${placeOf(spot, position, words, freeWords)}`, index),
          ),
        ]}
        set={(value) => {
          const spot = cards[Number(value)]?.spot;
          change({ set: 'about', at, about: spot ? { card: spot } : null });
        }}
      />
      <Choice
        label={edit.about.player}
        value={String(about?.player ?? at.player)}
        options={position.players.map((_, seat) => numbered(seatName(position, seat), seat))}
        set={(value) => change({ set: 'about', at, about: { player: Number(value) } })}
      />
      <Choice
        label={edit.about.expedition}
        value={String(chosenExpedition)}
        options={[
          ['-1', edit.nothing],
          ...expeditions.map(({ player, side }, index) =>
            numbered(words.board.expedition(words.sides[side], seatName(position, player)), index),
          ),
        ]}
        set={(value) => {
          const expedition = expeditions[Number(value)];
          change({ set: 'about', at, about: expedition ? { expedition } : null });
        }}
      />
    </fieldset>
  );
}

/** Where cards are that an Emblem can speak of. */
const SPOKEN_OF: readonly PlaceName[] = [
  'hero',
  'hero-expedition',
  'companion-expedition',
  'reserve',
  'landmark',
  'limbo',
  'discard',
];
