import { useState } from 'preact/hooks';
import type { Words } from '../../languages/texts/sandbox.ts';

type Outcome = keyof Words['outcome'];

/** Milliseconds for which the outcome of a press is shown. */
const LASTING = 2500;

/** Shows the outcome of a press for a moment, or that something it needs could not be loaded. */
export function useTelling(words: Words): {
  readonly said: string;
  readonly tell: (doing: Promise<string>) => void;
} {
  const [said, setSaid] = useState('');
  const tell = (doing: Promise<string>) => {
    setSaid('');
    doing.then(
      (done) => {
        setSaid(done);
        setTimeout(setSaid, LASTING, '');
      },
      () => setSaid(words.controls.notLoaded),
    );
  };
  return { said, tell };
}

/** Returns the words for `done` if the action resolves to true, else those for `not`. */
export async function outcomeText(
  words: Words,
  doing: Promise<boolean>,
  done: Outcome,
  not: Outcome,
) {
  return words.outcome[(await doing) ? done : not];
}
