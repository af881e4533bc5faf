import type { EntryOf, StepVerb, Voice } from './teller.ts';

/**
 * The forms of each step of a player: the verb in the second and the third person, then, where it has
 * one, its object in the singular and the plural ("create|creates|a token|tokens").
 */
export type StepForms = Readonly<Record<StepVerb, string>>;

/** The words of a language for the steps of a play. */
interface StepWords {
  readonly forms: StepForms;
  /** Sentences about steps that no player does. */
  readonly happens: Partial<Readonly<Record<StepVerb, string>>>;
  /** A step that no player does and that has no words of its own, by its verb. */
  readonly otherHappens: (verb: string) => string;
  /** A step that a player does and that has no words of its own, in both forms. */
  readonly otherForms: (verb: string) => string;
  /** Paying a cost, in both forms. */
  readonly payCost: string;
  /** Says that a player does something, by the two forms of its verb. */
  readonly does: (player: number, forms: string, voice: Voice) => string;
}

/** Says steps in sentences: who does what, or what happens where nobody does it. */
export function createStepSentence(words: StepWords) {
  return ({ verb, player, actions, cost }: EntryOf<'step'>, voice: Voice): string => {
    if (player === null) return words.happens[verb as StepVerb] ?? words.otherHappens(verb);
    if (cost) return words.does(player, words.payCost, voice);
    const forms = formsOfStep(words.forms, verb, actions) ?? words.otherForms(verb);
    return words.does(player, forms, voice);
  };
}

/**
 * Returns the two forms of a step's verb with its object ("create tokens|creates tokens"); null for a
 * step without words of its own.
 *
 * @param actions how many atomic actions the step has
 */
function formsOfStep(forms: StepForms, verb: string, actions: number): string | null {
  const said: string | undefined = forms[verb as StepVerb];
  if (said === undefined) return null;
  const [you, other, one, many] = said.split('|');
  const what = one && ` ${actions > 1 ? (many ?? one) : one}`;
  return `${you}${what ?? ''}|${other}${what ?? ''}`;
}
