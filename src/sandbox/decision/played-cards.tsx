import type { ComponentChildren } from 'preact';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { PlayedOption, ShownDecision, ShownOption } from '../board-view/show.ts';
import { Icon } from '../elements/icon.tsx';
import { Sentence, wordsOf } from '../elements/sentence.tsx';
import { useTable } from '../elements/table-context.ts';

/** Options in their order, those that play the same card together. */
export function byCard(options: readonly ShownOption[]): readonly (readonly ShownOption[])[] {
  const groups = Map.groupBy(options, ({ id, plays, places }) => (plays ? places[0]! : id));
  return [...groups.values()];
}

interface Props {
  /** The options of one card. */
  ways: readonly ShownOption[];
  seats: readonly string[];
  words: Words;
  button: (option: ShownOption, shown: ComponentChildren, label: string) => ComponentChildren;
}

/** A card with a button for each way in which it can be played: where to, for how much. */
export function Ways({ ways, seats, words, button }: Props) {
  const { card, from, how } = ways[0]!.plays!;
  const { library } = useTable();
  const { name, page } = library[card] ?? {};
  const place = how === 'quick' ? words.decision.quickAction : from && words.zones[from];
  return (
    <li class="played-card">
      <span class="card-name">
        {page ? (
          <a class="card-link" href={page}>
            {name}
          </a>
        ) : (
          name
        )}
        {from !== 'hand' && <small>{place}</small>}
      </span>
      <ul class="ways">
        {ways.map((option) => (
          <li key={option.id}>
            {button(
              option,
              <Way played={option.plays!} ways={ways} seats={seats} words={words} />,
              wordsOf(option.said, words),
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

interface CardChoicesProps extends Pick<Props, 'seats' | 'words'> {
  /** What is asked. */
  said: ShownDecision['said'];
  options: readonly ShownOption[];
  choose: (option: string) => void;
}

/** What a decision offers of a card that is shown large, as buttons. */
export function CardChoices({ said, options, seats, words, choose }: CardChoicesProps) {
  return (
    <section class="card-choices">
      <p class="hint">
        <Sentence spans={said} />
      </p>
      <ul class="ways">
        {options.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              class="option-name"
              aria-label={wordsOf(option.said, words)}
              onClick={() => choose(option.id)}
            >
              {option.plays ? (
                <Way played={option.plays} ways={options} seats={seats} words={words} />
              ) : (
                <Sentence spans={option.said} />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WayProps extends Pick<Props, 'ways' | 'seats' | 'words'> {
  played: PlayedOption;
}

/** Where a card is played to and for how much; whose Expedition, where that is not clear. */
function Way({ played, ways, seats, words }: WayProps) {
  const { into, cost, how, text } = played;
  const where = into ? words.sides[into.side] : words.decision.play;
  const owners = new Set(ways.flatMap(({ plays }) => (plays?.into ? [plays.into.player] : [])));
  const isClear = owners.size <= 1;
  return (
    <>
      {text && <Sentence spans={text} />}
      {!text && into && isClear && <Icon name={into.side} />}
      {!text && (
        <span class={into && isClear ? 'where' : undefined}>
          {into && !isClear ? words.board.holds(seats[into.player]!, where) : where}
        </span>
      )}
      {(how === 'scout' || how === 'temple') && ` · ${words.decision[how]}`}
      {cost !== 0 || how !== 'quick' ? <Price cost={cost} words={words} /> : null}
    </>
  );
}

function Price({ cost, words }: { cost: number | null; words: Words }) {
  return cost === null ? <> · {words.decision.free}</> : <span class="price">{cost}</span>;
}
