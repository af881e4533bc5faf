import type { ComponentChildren } from 'preact';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Refusal } from '../board-view/show.ts';
import { Refusals } from '../decision/decision-panel.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  title: string;
  /** Why it cannot be chosen now. */
  refusals: readonly Refusal[];
  /** Finds out why, where that is not known yet. */
  askWhy: (() => void) | undefined;
  words: Words;
  rules: (cites: readonly string[]) => ComponentChildren;
  close: () => void;
}

/** An Expedition or a Landmark zone: why it cannot be chosen. */
export function PlaceSheet(props: Props) {
  const { title, refusals, askWhy, words, rules, close } = props;
  const { nothingHere, askWhyHere } = props.words.decision;
  return (
    <Sheet title={title} words={words} close={close}>
      <h2>{title}</h2>
      <Refusals refusals={refusals} words={words} rules={rules} unfolded />
      {refusals.length === 0 && !askWhy && <p class="hint">{nothingHere}</p>}
      {askWhy && (
        <button type="button" class="option-name" onClick={askWhy}>
          {askWhyHere}
        </button>
      )}
    </Sheet>
  );
}
