import type { Status } from '../../engine/cards/ability.ts';
import type { FreeWords } from '../../texts/free-play.ts';
import type { Words } from '../../texts/sandbox.ts';
import { capital } from '../../wording/text.ts';
import type { CardSpot, Change } from '../session/setup.ts';
import type { CardFace } from '../view/board.ts';
import { Button } from './controls.tsx';

interface Props {
  face: CardFace;
  at: CardSpot;
  words: Words;
  freeWords: FreeWords;
  change: (change: Change) => void;
}

/** Statuses that can be given by hand; the others follow from something else. */
const GIVEN: readonly Status[] = ['anchored', 'asleep', 'exhausted', 'fleeting'];

/** Changes one card of the position: its statuses, its counters, whether it is there. */
export function CardEditor({ face, at, words, freeWords, change }: Props) {
  const counters = new Map([['boost', 0], ...face.counters]);
  return (
    <section class="card-editor">
      <fieldset>
        <legend>{freeWords.statuses}</legend>
        {GIVEN.map((status) => {
          const on = face.statuses.includes(status);
          return (
            <button
              type="button"
              class="option-name"
              aria-pressed={on}
              onClick={() => change({ set: 'status', at, status, on: !on })}
            >
              {capital(words.statuses[status])}
            </button>
          );
        })}
      </fieldset>
      {[...counters].map(([name, count]) => (
        <fieldset key={name}>
          <legend>{name === 'boost' ? freeWords.boosts : (words.counters[name] ?? name)}</legend>
          <Button
            sign="fewer"
            label={freeWords.fewer}
            off={count === 0}
            press={() => change({ set: 'counters', at, name, count: count - 1 })}
          />
          <output class="count">{count}</output>
          <Button
            sign="boosted"
            label={freeWords.more}
            press={() => change({ set: 'counters', at, name, count: count + 1 })}
          />
        </fieldset>
      ))}
      <button
        type="button"
        class="option-name"
        onClick={({ currentTarget }) => {
          currentTarget.closest('dialog')?.close();
          change({ set: 'no-card', at });
        }}
      >
        {freeWords.remove}
      </button>
    </section>
  );
}
