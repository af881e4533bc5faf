import { useMemo, useState } from 'preact/hooks';
import type { FreeWords } from '../../texts/free-play.ts';
import { capital } from '../../wording/text.ts';
import { PLACES, type PlaceName, type Spot } from '../session/setup.ts';
import type { Library, Printed } from '../view/printed.ts';
import { Icon } from './icon.tsx';

interface Props {
  library: Library;
  /** Names of the players, by seat. */
  seats: readonly string[];
  words: FreeWords;
  add: (at: Spot, card: string) => void;
}

/** So many results are listed; typing more narrows them down. */
const MOST = 12;

/** Puts any card anywhere: whose place, which place, which card. */
export function CardPicker({ library, seats, words, add }: Props) {
  const [player, setPlayer] = useState(0);
  const [place, setPlace] = useState<PlaceName>('hand');
  const [wanted, setWanted] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const found = useMemo(() => cardsLike(library, wanted), [library, wanted]);
  const put = ([id, { name }]: readonly [string, Printed]) => {
    add({ player, place }, id);
    setAdded(words.added(name, words.places[place]));
  };
  return (
    <fieldset class="card-picker">
      <legend>{words.add}</legend>
      <label>
        {words.whose}{' '}
        <select
          value={player}
          onChange={({ currentTarget }) => setPlayer(Number(currentTarget.value))}
        >
          {seats.map((name, seat) => (
            <option value={seat}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        {words.where}{' '}
        <select
          value={place}
          onChange={({ currentTarget: { value } }) =>
            setPlace(PLACES.find((each) => each === value) ?? 'hand')
          }
        >
          {PLACES.map((each) => (
            <option value={each}>{words.places[each]}</option>
          ))}
        </select>
      </label>
      <input
        type="search"
        placeholder={words.search}
        aria-label={words.search}
        value={wanted}
        onInput={({ currentTarget }) => {
          setWanted(currentTarget.value);
          setAdded(null);
        }}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || !first) return;
          event.preventDefault();
          put(first);
        }}
      />
      {wanted !== '' && (
        <p class="found" role="status">
          {added ?? words.found(found.length)}
        </p>
      )}
      <ul class="options">
        {found.slice(0, MOST).map(([id, card]) => (
          <li key={id}>
            <button type="button" class="option-name" onClick={() => put([id, card])}>
              {card.faction && <Icon name={card.faction} label={capital(card.faction)} />}
              <span>
                {card.name}{' '}
                <small>
                  {[card.line, card.rarity && words.rarities[card.rarity]]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Cards whose name has every word typed, whatever the accents; nothing typed finds nothing. */
function cardsLike(library: Library, wanted: string): readonly (readonly [string, Printed])[] {
  const words = plainLetters(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return Object.entries(library).filter(([id, { name }]) => {
    const searched = `${plainLetters(name)} ${id.replaceAll('-', ' ')}`;
    return words.every((word) => searched.includes(word));
  });
}

function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLocaleLowerCase();
}
