import type { FreeWords } from '../../languages/texts/free-play.ts';

interface Props {
  words: FreeWords;
  startRandom: () => void;
  setUp: () => void;
}

/** Says on an empty board what to do: a random game, an example, or setting up. */
export function EmptyBoard({ words, startRandom, setUp }: Props) {
  return (
    <div class="empty-board">
      <button type="button" class="option-name" onClick={startRandom}>
        {words.random}
      </button>
      <button type="button" class="option-name" onClick={chooseExample}>
        {words.anExample}
      </button>
      <button type="button" class="option-name set-up" onClick={setUp}>
        {words.setUp}
      </button>
    </div>
  );
}

/** Opens the list of what to start from, which has the examples. */
function chooseExample(): void {
  const field = document.querySelector<HTMLInputElement>('.start-search input');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
