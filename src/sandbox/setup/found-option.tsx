import { TERRAINS } from '../../engine/cards/vocabulary.ts';
import { FACTION_NAMES } from '../../languages/lexicon.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import { Icon } from '../elements/icon.tsx';
import type { FoundCard } from '../model/card-search.ts';
import type { Printed } from '../model/printed.ts';

interface Props {
  /** By which the field names it as the active one. */
  id: string;
  found: FoundCard;
  active: boolean;
  words: FreeWords;
  press: () => void;
}

/** A card that was found, with what tells it from other versions of its name. */
export function FoundOption({ id, found: { card, fits }, active, words, press }: Props) {
  const faction = card.faction && FACTION_NAMES[card.faction];
  const rarity = card.rarity && words.rarities[card.rarity];
  const more = [faction, rarity, card.line].filter(Boolean).join(', ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={active}
      class={`card ${card.faction ?? ''}${fits ? '' : ' unfit'}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {card.faction && <Icon name={card.faction} />}
      <span>
        {card.name} <small>{more}</small>
      </span>
      <Facts card={card} />
      {!fits && <Icon name="forbidden" />}
    </div>
  );
}

/** Costs and statistics, which tell versions of a card apart. */
function Facts({ card: { hand, reserve, statistics } }: { card: Printed }) {
  return (
    <span class="found-facts">
      {hand !== undefined && (
        <span class="costs">
          <b class="hand-cost">{hand}</b> <b class="reserve-cost">{reserve}</b>
        </span>
      )}{' '}
      {statistics && TERRAINS.map((terrain) => statistics[terrain]).join('/')}
    </span>
  );
}
