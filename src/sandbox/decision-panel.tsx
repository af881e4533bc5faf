import type { ComponentChildren } from 'preact';
import type { Decision } from '../engine/decision.ts';
import type { TraceEntry } from '../engine/trace.ts';
import { answerOf, atOnce, type Choice, open } from './choice.ts';
import { Icon } from './icon.tsx';
import { Sentence } from './sentence.tsx';
import type { Teller } from './told.ts';
import type { Words } from './words.ts';

/** Something that cannot be chosen, with the entry that says why. */
export type Refusal = Extract<TraceEntry, { kind: 'why-not' }>;

interface Props {
  decision: Decision;
  /** Ids of the options that were chosen before; null while it waits. */
  given: readonly string[] | null;
  choice: Choice;
  refusals: readonly Refusal[];
  teller: Teller;
  words: Words;
  live: boolean;
  rules: (cites: readonly string[]) => ComponentChildren;
  choose: (option: string) => void;
  confirm: () => void;
}

/** What is asked, as a list: the same options that can be pressed on the board. */
export function DecisionPanel(props: Props) {
  const { decision, given, choice, refusals, teller, words, live, rules, choose, confirm } = props;
  const chosen = choice.chosen.length > 0 ? choice.chosen : (given ?? []);
  const answer = answerOf(decision, choice);
  const changed = given === null || choice.chosen.length > 0;
  return (
    <section class={`question seat-${decision.player}`} aria-label={words.decision.label}>
      <p class="asked">
        <Sentence spans={teller.decision(decision)} />{' '}
        <span class="rules">{rules(decision.cites)}</span>
      </p>
      {given && <p class="hint">{words.decision.otherwise}</p>}
      <ol class="options">
        {open(decision, choice).map((option) => (
          <li>
            <OptionButton
              live={live}
              chosen={chosen.includes(option.id)}
              press={() => choose(option.id)}
            >
              <Sentence spans={teller.option(option)} />
            </OptionButton>
          </li>
        ))}
      </ol>
      {live && !atOnce(decision) && changed && (
        <button type="button" class="confirm" aria-disabled={answer === null} onClick={confirm}>
          {words.decision.confirm(choice.chosen.length)}
        </button>
      )}
      {refusals.length > 0 && (
        <details class="refusals">
          <summary>{words.decision.whyNot}</summary>
          <ul>
            {refusals.map((refusal) => (
              <li>
                <Icon name="forbidden" /> <Sentence spans={teller.entry(refusal)} />{' '}
                <span class="rules">{rules(refusal.cites)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
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
      {children}
    </button>
  );
}
