import type { ComponentChildren } from 'preact';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Told } from '../board-view/told.ts';
import { Sentence, wordsOf } from '../elements/sentence.tsx';
import { foldRules } from './rules.tsx';

/** The sentences that tell a stop: reasons, how many actions are one step, then those. */
export function ToldSentences({ told, words }: { told: Told; words: Words }) {
  const { said, more, together } = told;
  const actions = together && <span class="tag">{words.timeline.actions(together)}</span>;
  const sentences = said.map(
    ({ spans, times }): ComponentChildren => (
      <>
        {times > 1 && `${times} × `}
        <Sentence spans={spans} linked />
      </>
    ),
  );
  const parts = sentences.toSpliced(firstAction(told), 0, actions);
  return (
    <>
      {parts.filter(Boolean).map((part, index) => (
        <>
          {index > 0 && ' '}
          {part}
        </>
      ))}
      {more > 0 && ` ${words.timeline.more(more)}`}
    </>
  );
}

/** The same to be spoken, with the first rules behind it. */
export function spokenWords(told: Told, here: string | null, words: Words): string {
  const { said, more, together, cites } = told;
  const { timeline } = words;
  const { few } = foldRules(cites, here);
  const sentences = said.map((sentence) => sentenceWords(sentence, words));
  const actions = together ? [`${timeline.actions(together)}.`] : [];
  return [
    ...sentences.toSpliced(firstAction(told), 0, ...actions),
    ...(more > 0 ? [timeline.more(more)] : []),
    ...(few.length > 0 ? [timeline.rules(few.map((rule) => rule.replace(':', ' ')))] : []),
  ].join(' ');
}

/** A sentence as plain words, with how often what it says happens. */
export function sentenceWords({ spans, times }: Told['said'][number], words: Words): string {
  return `${times > 1 ? `${times} × ` : ''}${wordsOf(spans, words)}`;
}

/** Where the actions of the step begin among the sentences: after the reasons before them. */
function firstAction({ said }: Told): number {
  const first = said.findIndex(({ isReason }) => !isReason);
  return first < 0 ? said.length : first;
}
