import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** A part of set-up where changes are made, and which shows their outcome. */
export type SetUpPart = 'cards' | 'paste' | 'text';

/** The outcome of the last change to a position that is set up. */
export interface SetUpOutcome {
  /** Returns the message for a part; empty where the change was made in another part. */
  readonly at: (part: SetUpPart) => ComponentChildren;
  /** Why the change was refused; empty where it was made. */
  readonly refusal: ComponentChildren;
  readonly tell: (part: SetUpPart, done: string) => void;
  readonly refuse: (part: SetUpPart, why: ComponentChildren) => void;
  /** Clears the message, when the reader looks at something else. */
  readonly forget: () => void;
}

interface Said {
  readonly part: SetUpPart;
  readonly done: string;
  readonly refusal: ComponentChildren;
}

const NOTHING: Said = { part: 'cards', done: '', refusal: null };

export function useOutcome(): SetUpOutcome {
  const [said, setSaid] = useState(NOTHING);
  return {
    at: (part) => (part === said.part ? (said.refusal ?? said.done) : ''),
    refusal: said.refusal,
    tell: (part, done) => setSaid({ part, done, refusal: null }),
    refuse: (part, why) => setSaid({ part, done: '', refusal: why }),
    forget: () => setSaid(NOTHING),
  };
}
