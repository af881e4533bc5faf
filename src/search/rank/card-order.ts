/** Moves the pages of the cards that a query names, and the rulings on them, up among the results. */
import type { ResultKind, SearchRecord } from '../index/record.ts';
import { RANKING } from './constants.ts';
import type { Hit } from './hit.ts';
import { type Lexicon, termsOfCards } from './lexicon.ts';
import { cardsNamedBy } from './named.ts';
import type { WordGroup } from './word-groups.ts';

/** The pages of cards that a query names are among so many first results. */
const CARD_PLACE = 3;
/** If a query names more cards than this, none of their pages is lifted. */
const MOST_LIFTED = 2;

/** Records that say how the game works. */
export const ANSWERS: ReadonlySet<ResultKind> = new Set(['rule', 'ruling', 'term']);

/** Whether a record is a card, or a ruling about one. */
export function isOn(
  cards: ReadonlySet<string>,
  { kind, id, cards: about }: SearchRecord,
): boolean {
  return (kind === 'card' && cards.has(id)) || about.some((card) => cards.has(card));
}

/** Puts the cards that a query may name first, the likeliest before the others. */
export function cardsFirst(hits: readonly Hit[], spoken: ReadonlyMap<string, number>): Hit[] {
  const likely = ({ record: { kind, id } }: Hit) => (kind === 'card' && spoken.get(id)) || 0;
  return hits.toSorted((a, b) => likely(b) - likely(a));
}

/**
 * Lifts the pages of the cards that a query names to the last places of the first results. If no rule
 * fits the other words well, a result on a card stands first.
 */
export function withCardsAmongFirst(
  hits: readonly Hit[],
  groups: readonly WordGroup[],
  lexicon: Lexicon,
): Hit[] {
  const cards = cardsNamedBy(groups);
  if (cards.size === 0 || cards.size > MOST_LIFTED) return [...hits];
  const isCard = ({ record: { kind, id } }: Hit) => kind === 'card' && cards.has(id);
  const late = hits.slice(CARD_PLACE).filter(isCard);
  const others = hits.filter((hit) => !late.includes(hit));
  const first = CARD_PLACE - late.length;
  const lifted = [...others.slice(0, first), ...late, ...others.slice(first)];
  const asked = groups.reduce(
    (sum, { cards, weight }) => (cards.length > 0 ? sum : sum + weight),
    0,
  );
  const isWeak = lifted.length > 0 && lifted[0]!.score < RANKING.strong * asked;
  const lead = isWeak ? leadOnCard(lifted, groups, lexicon) : undefined;
  return lead ? [lead, ...lifted.filter(({ record }) => record !== lead.record)] : lifted;
}

/**
 * Returns the result that leads if no rule fits well: of what belongs to the cards that are certainly
 * meant, the best ruling or rule if it is the first result, else the card's page. The page then shows
 * that ruling or rule too, or the best other answer if that ruling or rule fits badly.
 */
function leadOnCard(
  hits: readonly Hit[],
  groups: readonly WordGroup[],
  lexicon: Lexicon,
): Hit | undefined {
  const cards = new Set(groups.flatMap(({ isCertain, cards }) => (isCertain ? cards : [])));
  const isPage = ({ kind, id }: SearchRecord) => kind === 'card' && cards.has(id);
  const terms = termsOfCards([...cards], lexicon);
  const rules = lexicon.content.concepts
    .filter(({ id }) => terms.includes(id))
    .flatMap((concept) => concept.rules);
  const isOfText = ({ kind, title }: SearchRecord) =>
    kind === 'rule' && rules.some((rule) => title === rule || title.startsWith(`${rule}.`));
  const own = hits.find(
    ({ record }) => !isPage(record) && (isOn(cards, record) || isOfText(record)),
  );
  if (own === hits[0]) return own;
  const page = hits.find(({ record }) => isPage(record));
  const fitting =
    own && own.score >= RANKING.fits * hits[0]!.score
      ? own
      : hits.find(({ record }) => ANSWERS.has(record.kind));
  return page && fitting ? { ...page, fitting: [fitting.record] } : page;
}
