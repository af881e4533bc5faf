import type { Words } from '../../languages/texts/sandbox.ts';
import { Icon } from '../elements/icon.tsx';

/** Says of a sentence beside it that the rule of the page is at work in it. */
export function RuleHere({ words }: { words: Words }) {
  return (
    <span class="tag rule-here">
      <Icon name="flag" />
      <span class="words">{words.timeline.lit}</span>
    </span>
  );
}
