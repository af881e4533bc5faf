import type { ComponentChildren } from 'preact';
import type { Words } from '../../texts/sandbox.ts';
import { atOnce, canBeNone, isEnough, open } from '../session/choice.ts';
import type { Choosing } from '../session/use-choice.ts';
import type { Refusal, ShownDecision } from '../view/show.ts';
import { group } from './group.ts';
import { Icon } from './icon.tsx';
import { Sentence } from './sentence.tsx';

interface Props {
  decision: ShownDecision;
  choosing: Choosing;
  words: Words;
  live: boolean;
  rules: (cites: readonly string[]) => ComponentChildren;
  /** The name of the player who is asked. */
  name: string;
  /** Takes over the view of the player who is asked. */
  lookAs: () => void;
}

/** What is asked, as a list: the same options that can be pressed on the board. */
export function DecisionPanel({ decision, choosing, words, live, rules, name, lookAs }: Props) {
  const { player, said, cites, given, refusals, secret = false } = decision;
  const { choice, choose, confirm, none } = choosing;
  return (
    <section class={`question seat-${player}`} {...group(words.decision.label)}>
      <div class="asked">
        <Sentence spans={said} /> {rules(cites)}
      </div>
      <ol class="options">
        {open(decision, choice).map((option) => (
          <li>
            <OptionButton
              live={live}
              chosen={choice.chosen.includes(option.id)}
              press={() => choose(option.id)}
            >
              <Sentence spans={option.said} />
            </OptionButton>
          </li>
        ))}
        {secret && (
          <li>
            <OptionButton live={live} chosen={false} press={lookAs}>
              {words.decision.lookAs(name)}
            </OptionButton>
          </li>
        )}
        {canBeNone(decision) && (
          <li>
            <OptionButton live={live} chosen={given?.length === 0} press={none}>
              {words.decision.confirm(0, 0)}
            </OptionButton>
          </li>
        )}
      </ol>
      {secret && <p class="hint">{words.decision.secret}</p>}
      {live && !atOnce(decision) && !secret && (
        <p class="confirming">
          <button
            type="button"
            class="confirm"
            aria-disabled={!isEnough(decision, choice)}
            onClick={confirm}
          >
            {words.decision.confirm(choice.chosen.length, decision.min)}
          </button>
        </p>
      )}
      {given && <p class="hint">{words.decision.otherwise}</p>}
      <Refusals refusals={refusals} words={words} rules={rules} />
    </section>
  );
}

interface OptionProps {
  live: boolean;
  chosen: boolean;
  press: () => void;
  children: ComponentChildren;
}

function OptionButton({ live, chosen, press, children }: OptionProps) {
  const name = chosen ? 'option-name chosen' : 'option-name';
  if (!live) return <span class={name}>{children}</span>;
  return (
    <button type="button" class={name} aria-pressed={chosen} onClick={press}>
      {chosen && <Icon name="check" />}
      <span>{children}</span>
    </button>
  );
}

interface RefusalsProps {
  unfolded?: boolean;
  refusals: readonly Refusal[];
  words: Words;
  rules: (cites: readonly string[]) => ComponentChildren;
}

/** "Why can't I?": what is not offered, each with the rule that forbids it. */
export function Refusals({ refusals, words, rules, unfolded = false }: RefusalsProps) {
  if (refusals.length === 0) return null;
  return (
    <details class="refusals" open={unfolded}>
      <summary>
        {words.decision.whyNot} ({refusals.length})
      </summary>
      <ul>
        {refusals.map(({ said, cites }) => (
          <li>
            <Icon name="forbidden" /> <Sentence spans={said} /> {rules(cites)}
          </li>
        ))}
      </ul>
    </details>
  );
}
