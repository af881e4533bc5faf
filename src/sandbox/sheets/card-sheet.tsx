import type { ComponentChildren } from 'preact';
import { TERRAINS } from '../../engine/cards/vocabulary.ts';
import { withCapital } from '../../languages/say/text.ts';
import type { Words } from '../../languages/texts/sandbox.ts';
import { Art } from '../board/art.tsx';
import type { CardFace } from '../board-view/board.ts';
import type { Refusal, Said } from '../board-view/show.ts';
import { Refusals } from '../decision/decision-panel.tsx';
import { Icon } from '../elements/icon.tsx';
import { Sentence } from '../elements/sentence.tsx';
import type { Printed } from '../model/printed.ts';
import { Sheet } from './sheet.tsx';

interface Props {
  face: CardFace;
  printed: Printed;
  /** Why it is what it is. */
  reasons: readonly Said[];
  /** Why it cannot be chosen now. */
  refusals: readonly Refusal[];
  /** Finds out why it cannot be chosen, where that is not known yet. */
  askWhy?: (() => void) | undefined;
  words: Words;
  rules: (cites: readonly string[]) => ComponentChildren;
  close: () => void;
  /** An editor of the card, drawn before the reasons for its present state. */
  children?: ComponentChildren;
}

/** Draws a card large: everything printed on it, its present state, and the reasons. */
export function CardSheet({
  face,
  printed,
  reasons,
  refusals,
  askWhy,
  words,
  rules,
  close,
  children,
}: Props) {
  return (
    <Sheet title={printed.name} words={words} close={close}>
      <article class={`sheet-card card ${printed.faction ?? ''}`}>
        <header>
          {printed.hand !== undefined && (
            <span class="costs">
              <b class="hand-cost">{printed.hand}</b>
              <b class="reserve-cost">{printed.reserve}</b>
            </span>
          )}
          <h2>{printed.name}</h2>
          {printed.faction && <Icon name={printed.faction} label={withCapital(printed.faction)} />}
        </header>
        <Art printed={printed} of={`sheet-${face.key}`} />
        <p class="type-line">{printed.line}</p>
        {printed.text.map((paragraph) => (
          <p
            class={`card-text${paragraph.support ? ' support' : ''}${paragraph.bullet ? ' mode' : ''}`}
          >
            <Sentence spans={paragraph.spans} linked />
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
      {printed.page && (
        <p class="card-page">
          <a href={printed.page}>{words.card.page}</a>
        </p>
      )}
      {face.owner && <p class="present">{words.board.holds(words.board.owner, face.owner)}</p>}
      <Present face={face} words={words} />
      {children}
      <Reasons {...{ face, printed, reasons, words, rules }} />
      <Refusals refusals={refusals} words={words} rules={rules} unfolded />
      {askWhy && (
        <button type="button" class="option-name" onClick={askWhy}>
          {words.decision.askWhy}
        </button>
      )}
    </Sheet>
  );
}

type ReasonsProps = Pick<Props, 'face' | 'printed' | 'reasons' | 'words' | 'rules'>;

/** Why it is what it is: what is printed, each passive ability in the order applied, then boosts. */
function Reasons({ face, printed, reasons, words, rules }: ReasonsProps) {
  const boosts = face.counters.find(([name]) => name === 'boost')?.[1] ?? 0;
  const { statistics } = printed;
  if (reasons.length === 0 && (boosts === 0 || !statistics)) return null;
  return (
    <details class="reasons">
      <summary>{words.card.why}</summary>
      <ol>
        {statistics && (
          <li>
            {words.card.printed} <Three statistics={statistics} words={words} />
          </li>
        )}
        {reasons.map(({ said, cites }) => (
          <li>
            <Sentence spans={said} linked /> {rules(cites)}
          </li>
        ))}
        {boosts > 0 && statistics && (
          <li>
            {words.board.boosts(boosts)} (+{boosts}/+{boosts}/+{boosts})
          </li>
        )}
      </ol>
    </details>
  );
}

function Three({
  statistics,
  words,
}: {
  statistics: NonNullable<Printed['statistics']>;
  words: Words;
}) {
  return (
    <>
      {TERRAINS.map((terrain) => (
        <span class="statistic">
          <Icon name={terrain} label={words.terrains[terrain]} />
          {statistics[terrain]}{' '}
        </span>
      ))}
    </>
  );
}

/** Draws the present values of a card that differ from the printed ones. */
function Present({ face, words }: Pick<Props, 'face' | 'words'>) {
  const { statistics, statuses, counters, progress, gained } = face;
  const changed = statistics
    ? TERRAINS.filter((terrain) => statistics[terrain].now !== statistics[terrain].printed)
    : [];
  const parts = [
    ...changed.map((terrain) => `${words.terrains[terrain]} ${statistics![terrain].now}`),
    ...statuses.map((status) => words.statuses[status]),
    ...counters.map(([name, count]) =>
      name === 'boost' ? words.board.boosts(count) : words.board.counters(count, name),
    ),
    ...(progress ? [words.board.featProgress(progress.reached, progress.needed)] : []),
    ...gained.map((keyword) => words.keywords[keyword]),
  ];
  if (parts.length === 0) return null;
  return (
    <p class="present">
      <b>{words.card.now}</b> {parts.join(' · ')}
    </p>
  );
}
