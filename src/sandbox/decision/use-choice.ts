import { useState } from 'preact/hooks';
import type { ShownDecision, ShownOption } from '../board-view/show.ts';
import {
  atOnce,
  type Choice,
  canBeNone,
  chooseOption,
  chosenPlaces,
  isEnough,
  NOTHING_CHOSEN,
  openOptions,
  openPlaces,
  pressPlace,
} from '../model/choice.ts';

const NOWHERE: ReadonlySet<string> = new Set();

/** Choosing at the decision of a stop, on the board or in the list. */
export interface Choosing {
  readonly choice: Choice;
  /** Places that can be pressed, and those of what is chosen. */
  readonly options: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  /** Presses a place; false where it means no option. */
  readonly press: (place: string) => boolean;
  readonly choose: (option: string) => void;
  /** Chooses an option by its place in the list, after which nothing stands where it is an answer. */
  readonly chooseNth: (index: number) => void;
  /** Answers with nothing. */
  readonly none: () => void;
  readonly confirm: () => void;
  /** Offers all options again; false where the presses so far leave none out. */
  readonly widen: () => boolean;
  /** Returns the options that concern a card whose press would be a whole answer: it is read first. */
  readonly optionsAt: (place: string) => readonly ShownOption[];
}

/** @param answer called with the ids of the options, as soon as they are the whole answer */
export function useChoice(
  decision: ShownDecision | null,
  answer: (options: readonly string[]) => void,
): Choosing {
  const [touched, setTouched] = useState<{ decision: ShownDecision | null; choice: Choice } | null>(
    null,
  );
  const choice =
    touched?.decision === decision
      ? touched.choice
      : { ...NOTHING_CHOSEN, chosen: decision?.given ?? [] };
  const settle = (next: Choice) => {
    const chose = next.chosen !== choice.chosen && next.chosen.length > 0;
    if (decision && atOnce(decision) && chose) answer(next.chosen);
    else setTouched({ decision, choice: next });
  };
  return {
    choice,
    options: decision ? openPlaces(decision, choice) : NOWHERE,
    chosen: decision ? chosenPlaces(decision, choice) : NOWHERE,
    press: (place) => {
      const next = decision && pressPlace(decision, choice, place);
      if (next) settle(next);
      return next !== null;
    },
    chooseNth: (index) => {
      if (!decision) return;
      const listed = openOptions(decision, choice);
      const option = listed[index];
      if (option) settle(chooseOption(decision, choice, option.id));
      else if (index === listed.length && canBeNone(decision)) answer([]);
    },
    choose: (option) => decision && settle(chooseOption(decision, choice, option)),
    none: () => answer([]),
    widen: () => {
      if (choice.narrowed.length > 0) setTouched({ decision, choice: { ...choice, narrowed: [] } });
      return choice.narrowed.length > 0;
    },
    optionsAt: (place) =>
      decision && atOnce(decision)
        ? openOptions(decision, choice).filter(({ places }) => places.includes(place))
        : [],
    confirm: () => {
      if (decision && isEnough(decision, choice)) answer(choice.chosen);
    },
  };
}
