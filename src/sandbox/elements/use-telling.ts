import { useState } from 'preact/hooks';
import type { Words } from '../../languages/texts/sandbox.ts';

type Outcome = keyof Words['outcome'];

/** Milliseconds that it is said what came of a press. */
const LASTING = 2500;

/** Says for a moment what came of a press, or that something it needs was not loaded. */
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

/** What came of taking a moment elsewhere, in words. */
export async function outcomeText(
  words: Words,
  doing: Promise<boolean>,
  done: Outcome,
  not: Outcome,
) {
  return words.outcome[(await doing) ? done : not];
}
