import type { StepVerb } from './teller.ts';

/**
 * What is said of whoever does a step: the verb said to the reader and of somebody else, then what it is
 * done to, where that is said: one, and several ("create|creates|a token|tokens").
 */
export type StepForms = Readonly<Record<StepVerb, string>>;

/**
 * The two forms of a step's verb with what it is done to ("create tokens|creates tokens"), null for a step
 * without words of its own.
 *
 * @param actions how many atomic actions the step has
 */
export function predicateOfStep(forms: StepForms, verb: string, actions: number): string | null {
  const said: string | undefined = forms[verb as StepVerb];
  if (said === undefined) return null;
  const [you, other, one, many] = said.split('|');
  const what = one && ` ${actions > 1 ? (many ?? one) : one}`;
  return `${you}${what ?? ''}|${other}${what ?? ''}`;
}
