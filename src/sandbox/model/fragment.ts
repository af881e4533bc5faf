/** The name of the part of an address's fragment that holds a moment of a session. */
export const FRAGMENT_KEY = 'play';

/** The text of a link in a fragment, or null when the fragment is about something else. */
export function linkOf(fragment: string): string | null {
  const text = fragment.replace(/^#/, '');
  return text.startsWith(`${FRAGMENT_KEY}=`) ? text.slice(FRAGMENT_KEY.length + 1) : null;
}

/** The name of the part of the fragment of free play that holds the id of a card to try out. */
export const CARD_KEY = 'card';

/** The id of the card that a fragment asks to try out, or null when it is about something else. */
export function triedIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get(CARD_KEY);
}

/** A step of an example that is played as it is told. */
export interface StepAsked {
  readonly step: number;
  /** The edition that it is played in; null where that is the page's own. */
  readonly edition: string | null;
  /** The variant of its story; null for the story itself. */
  readonly variant: string | null;
  /** The marks (`outcome.ts`) up to the step when the link was made; null where it has none. */
  readonly outcomes: string | null;
}

/** A step as a fragment that a reader can read, without the `#`: `step=4&edition=5.0`. */
export function stepFragment({ step, edition, variant, outcomes }: StepAsked): string {
  return new URLSearchParams({
    step: String(step),
    ...(edition === null ? {} : { edition }),
    ...(variant === null ? {} : { variant }),
    ...(outcomes === null ? {} : { outcomes }),
  }).toString();
}

/** The step that a fragment asks for, or null when the fragment is about something else. */
export function stepIn(fragment: string): StepAsked | null {
  const asked = new URLSearchParams(fragment.replace(/^#/, ''));
  const step = asked.get('step');
  if (step === null || !/^\d{1,4}$/.test(step)) return null;
  return {
    step: Number(step),
    edition: asked.get('edition'),
    variant: asked.get('variant'),
    outcomes: asked.get('outcomes'),
  };
}

/** Whether a fragment asks for a moment of an example. */
export function asksMoment(fragment: string): boolean {
  return linkOf(fragment) !== null || stepIn(fragment) !== null;
}
