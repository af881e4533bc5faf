import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Words } from '../../languages/texts/sandbox.ts';
import type { Refusal, Said, ShownDecision, ShownOption } from '../board-view/show.ts';
import type { Told } from '../board-view/told.ts';
import { group } from '../elements/group.ts';
import { Icon } from '../elements/icon.tsx';
import { Sentence } from '../elements/sentence.tsx';
import { useCloseRequest } from '../elements/use-close-request.ts';
import { usePullDown } from '../elements/use-pull-down.ts';
import { atOnce, canBeNone, isEnough, openOptions } from '../model/choice.ts';
import { RuleHere, type ShowRules } from '../timeline/rules.tsx';
import { ToldSentences } from '../timeline/told-sentences.tsx';
import { byCard, Ways } from './played-cards.tsx';
import type { Choosing } from './use-choice.ts';

interface Props {
  decision: ShownDecision;
  /** Whether the player who is asked sits at the upper edge of the board. */
  isUpper: boolean;
  /** The text about the effect of the page's rule at this stop. */
  before: Told | null;
  /** Whether the rule of the page is at work in what is said. */
  isLit: (said: Said) => boolean;
  choosing: Choosing;
  words: Words;
  live: boolean;
  rules: ShowRules;
  /** Names of the players, by seat. */
  seats: readonly string[];
  /** Takes over the view of the player who is asked. */
  lookAs: () => void;
}

/** Kinds of lines that the panel shows itself: the question, its answer, and refused options. */
const SAID_BELOW: ReadonlySet<string> = new Set(['decision', 'answer', 'why-not']);

/**
 * Draws a question with its options as a list, the same options that can be pressed on the board. On a
 * narrow screen the list is a sheet over the half of the board that is not the asked player's.
 */
export function DecisionPanel(props: Props) {
  const { decision, isUpper, before, isLit, choosing, seats, words, live, rules, lookAs } = props;
  const { player, said, cites, given, refusals, secret = false } = decision;
  const { choice, choose, confirm, none, widen } = choosing;
  const [folded, setFolded] = useState(false);
  const pull = usePullDown(() => setFolded(true));
  const answers = useRef<HTMLDivElement>(null);
  useCloseRequest(answers, live && !folded, () => setFolded(true));
  const options = openOptions(decision, choice);
  const button = (option: ShownOption, children: ComponentChildren, label?: string) => (
    <OptionButton
      live={live}
      chosen={choice.chosen.includes(option.id)}
      label={label}
      press={() => choose(option.id)}
    >
      {children}
    </OptionButton>
  );
  const whole = (option: ShownOption) => (
    <li key={option.id}>{button(option, <Sentence spans={option.said} />)}</li>
  );
  return (
    <section
      class={`question seat-${player}${folded ? ' folded' : ''}${isUpper ? '' : ' of-lower'}`}
      {...group(words.decision.label)}
    >
      <div class="asked">
        <div class="asked-words">
          <Sentence spans={said} linked /> {rules(cites, live)}{' '}
          {isLit(decision) && <RuleHere words={words} />}
        </div>
        {live && (
          <button
            type="button"
            class="unfold"
            aria-expanded={!folded}
            aria-label={words.decision.options(options.length)}
            onClick={() => setFolded(!folded)}
          >
            <Icon name={folded ? 'raise' : 'lower'} />
          </button>
        )}
      </div>
      <div class="answers" ref={answers}>
        {live && <div class="grip" {...pull} />}
        <p class="asked-whole" aria-hidden="true">
          <Sentence spans={said} />
        </p>
        {before && !SAID_BELOW.has(before.kind) && (
          <p class="hint">
            <ToldSentences told={before} words={words} /> {rules(before.cites)}{' '}
            <RuleHere words={words} />
          </p>
        )}
        <ol class="options">
          {byCard(options.filter(({ last }) => !last)).map((ways) =>
            ways[0]!.plays ? (
              <Ways key={ways[0]!.id} ways={ways} seats={seats} words={words} button={button} />
            ) : (
              ways.map(whole)
            ),
          )}
          {secret && (
            <li>
              <OptionButton live={live} chosen={false} press={lookAs}>
                {words.decision.lookAs(seats[player] ?? '')}
              </OptionButton>
            </li>
          )}
        </ol>
        <Last
          options={decision.options.filter(({ last }) => last)}
          draw={whole}
          none={
            canBeNone(decision) && (
              <li>
                <OptionButton live={live} chosen={given?.length === 0} press={none}>
                  {words.decision.confirm(0, 0)}
                </OptionButton>
              </li>
            )
          }
        >
          {choice.narrowed.length > 0 && (
            <button type="button" class="option-name" onClick={widen}>
              {words.decision.all}
            </button>
          )}
          {live && !atOnce(decision) && !secret && (
            <button
              type="button"
              class="confirm"
              aria-disabled={!isEnough(decision, choice)}
              onClick={confirm}
            >
              {words.decision.confirm(choice.chosen.length, decision.min)}
            </button>
          )}
        </Last>
        {secret && <p class="hint">{words.decision.secret}</p>}
        {given && <p class="hint">{words.decision.otherwise}</p>}
        <Refusals
          refusals={refusals.filter(({ quiet }) => !quiet)}
          isLit={isLit}
          words={words}
          rules={rules}
          passing={live}
        />
      </div>
    </section>
  );
}

interface LastProps {
  options: readonly ShownOption[];
  draw: (option: ShownOption) => ComponentChildren;
  none: ComponentChildren;
  children: ComponentChildren;
}

/** The buttons that end a choice, always in sight: pass, choose nothing, confirm. */
function Last({ options, draw, none, children }: LastProps) {
  if (options.length === 0 && !none && !children) return null;
  return (
    <div class="last">
      {(options.length > 0 || none) && (
        <ol>
          {options.map(draw)}
          {none}
        </ol>
      )}
      {children}
    </div>
  );
}

interface OptionProps {
  live: boolean;
  chosen: boolean;
  press: () => void;
  /** The option in words, where what is shown is only a part of them. */
  label?: string | undefined;
  children: ComponentChildren;
}

function OptionButton({ live, chosen, press, label, children }: OptionProps) {
  const name = chosen ? 'option-name chosen' : 'option-name';
  if (!live) return <span class={name}>{children}</span>;
  return (
    <button type="button" class={name} aria-pressed={chosen} aria-label={label} onClick={press}>
      {chosen && <Icon name="check" />}
      <span>{children}</span>
    </button>
  );
}

interface RefusalsProps {
  unfolded?: boolean;
  /** It changes with each step: what is folded away is drawn when it is unfolded. */
  passing?: boolean;
  refusals: readonly Refusal[];
  /** True for refusals by the page's rule: they are unfolded and marked. */
  isLit?: (said: Said) => boolean;
  words: Words;
  rules: (cites: readonly string[]) => ComponentChildren;
}

/** Draws "Why can't I?": the options that are not offered, each with the rule that forbids it. */
export function Refusals(props: RefusalsProps) {
  const { refusals, words, rules, isLit = () => false, passing = false } = props;
  const unfolded = props.unfolded || refusals.some(isLit);
  const [open, setOpen] = useState(unfolded);
  if (refusals.length === 0) return null;
  return (
    <details
      class="refusals"
      open={unfolded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {words.decision.whyNot} ({refusals.length})
      </summary>
      {(open || !passing) && (
        <ul>
          {refusals.map((refusal) => (
            <li>
              <Icon name="forbidden" /> <Sentence spans={refusal.said} linked />{' '}
              {rules(refusal.cites)} {isLit(refusal) && <RuleHere words={words} />}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
