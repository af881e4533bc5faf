import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { TERRAINS } from '../engine/ability.ts';
import type { CardFace } from './board.ts';
import { pattern } from './card.tsx';
import { Refusals } from './decision-panel.tsx';
import { Icon } from './icon.tsx';
import type { Printed } from './printed.ts';
import { Sentence } from './sentence.tsx';
import type { Refusal } from './show.ts';
import type { Words } from './words.ts';

interface Props {
  face: CardFace;
  printed: Printed;
  /** Why it cannot be chosen now. */
  refusals: readonly Refusal[];
  words: Words;
  rules: (cites: readonly string[]) => ComponentChildren;
  close: () => void;
}

/** A card shown large: all that is printed on it, what it is now, and why. */
export function CardSheet({ face, printed, refusals, words, rules, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="card-sheet" ref={dialog} onClose={close} aria-label={printed.name}>
      <article class={`sheet-card card ${printed.faction ?? ''}`} style={pattern(face.card!)}>
        <header>
          {printed.hand !== undefined && (
            <span class="costs">
              <b class="hand-cost">{printed.hand}</b>
              <b class="reserve-cost">{printed.reserve}</b>
            </span>
          )}
          <h3>{printed.name}</h3>
          {printed.faction && <Icon name={printed.faction} label={printed.faction} />}
        </header>
        <span class="art" />
        <p class="type-line">{printed.line}</p>
        {printed.text.map((paragraph) => (
          <p
            class={`card-text${paragraph.support ? ' support' : ''}${paragraph.bullet ? ' mode' : ''}`}
          >
            <Sentence spans={paragraph.spans} />
          </p>
        ))}
        {printed.statistics && (
          <p class="statistics">
            {TERRAINS.map((terrain) => (
              <span class="statistic">
                <Icon name={terrain} label={words.terrains[terrain]} />
                {printed.statistics![terrain]}
              </span>
            ))}
          </p>
        )}
      </article>
      <Present face={face} words={words} />
      <Refusals refusals={refusals} words={words} rules={rules} />
      <form method="dialog">
        <button type="submit" class="close">
          {words.controls.close}
        </button>
      </form>
    </dialog>
  );
}

/** What it is now, where that is not what is printed. */
function Present({ face, words }: { face: CardFace; words: Words }) {
  const { statistics, statuses, counters, gained } = face;
  const changed = statistics
    ? TERRAINS.filter((terrain) => statistics[terrain].now !== statistics[terrain].printed)
    : [];
  const parts = [
    ...changed.map((terrain) => `${words.terrains[terrain]} ${statistics![terrain].now}`),
    ...statuses.map((status) => words.statuses[status]),
    ...counters.map(([name, count]) =>
      name === 'boost' ? words.board.boosts(count) : words.board.counters(count, name),
    ),
    ...gained,
  ];
  if (parts.length === 0) return null;
  return (
    <p class="present">
      <b>{words.card.now}</b> {parts.join(' · ')}
    </p>
  );
}
