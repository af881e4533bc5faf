import { useMemo, useState } from 'preact/hooks';
import { cardAddress } from '../../addresses/card-address.ts';
import { FACTION_NAMES } from '../../languages/lexicon.ts';
import type { BetweenTexts } from '../../languages/texts/between.ts';
import type { FreeWords } from '../../languages/texts/free-play.ts';
import type { Language } from '../../rulebook/language.ts';
import type { ListedCard } from '../../sandbox/model/card-list.ts';
import { findCards } from '../../sandbox/model/card-search.ts';
import type { Printed, PrintedCards } from '../../sandbox/model/printed.ts';
import { FoundOption } from '../../sandbox/setup/found-option.tsx';

interface Props {
  /** Tells the two choosers apart. */
  id: 'a' | 'b';
  label: string;
  library: PrintedCards;
  texts: BetweenTexts;
  freeWords: FreeWords;
  lang: Language;
  chosen: ListedCard | null;
  choose: (card: string) => void;
}

/** So many results are listed; typing more narrows them down. */
const MOST = 8;

/** Chooses a card by a part of its name; its versions are told apart by what is printed on them. */
export function CardChooser(props: Props) {
  const { id, label, library, texts, freeWords, chosen } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const found = useMemo(
    () =>
      findCards(library, typed ?? '', { place: 'reserve', known: new Set(), factions: [] }).slice(
        0,
        MOST,
      ),
    [library, typed],
  );
  const printed = chosen ? library[chosen.id] : undefined;
  const isOpen = found.length > 0;
  const choose = (card: string) => {
    setTyped(null);
    props.choose(card);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && isOpen) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Enter' && found[active]) choose(found[active].id);
    else if (event.key === 'Escape' && typed !== null) setTyped(null);
    else return;
    event.preventDefault();
  };
  return (
    <div class="card-chooser">
      <label for={`card-${id}`}>{label}</label>
      <div class="finding">
        <input
          id={`card-${id}`}
          class="field"
          type="text"
          role="combobox"
          autoComplete="off"
          spellcheck={false}
          placeholder={texts.typeName}
          aria-expanded={isOpen}
          aria-controls={`found-${id}`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `found-${id}-${active}` : undefined}
          aria-describedby={`chosen-${id}`}
          value={typed ?? printed?.name ?? ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={() => setTyped(null)}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
        <div
          id={`found-${id}`}
          role="listbox"
          aria-label={label}
          hidden={!isOpen}
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((one, index) => (
            <FoundOption
              key={one.id}
              id={`found-${id}-${index}`}
              found={{ ...one, fits: true }}
              active={index === active}
              words={freeWords}
              press={() => choose(one.id)}
            />
          ))}
        </div>
      </div>
      <p class="chosen-card" id={`chosen-${id}`}>
        {typed === null && chosen && printed && (
          <ChosenCard {...props} chosen={chosen} printed={printed} />
        )}
      </p>
      <p class="unseen" role="status">
        {typed !== null && typed.trim() !== '' && isOpen && texts.found(found.length)}
      </p>
      {typed !== null && typed.trim() !== '' && !isOpen && (
        <p role="status">{texts.nothingFound}</p>
      )}
    </div>
  );
}

/** Draws the facts that tell the chosen version from others, as a link to its page. */
function ChosenCard({
  chosen,
  printed,
  freeWords,
  lang,
}: Pick<Props, 'freeWords' | 'lang'> & { chosen: ListedCard; printed: Printed }) {
  const { faction, rarity, line, hand, reserve } = printed;
  const costs = hand === undefined ? null : `${hand}/${reserve}`;
  const said = [
    faction && FACTION_NAMES[faction],
    rarity && freeWords.rarities[rarity],
    costs,
    line,
  ];
  return <a href={cardAddress(lang, chosen)}>{said.filter(Boolean).join(' · ')}</a>;
}
