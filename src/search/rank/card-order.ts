/** Moves the pages of the cards that a query names, and the rulings on them, up among the results. */
import type { SearchRecord } from '../index/record.ts';
import { type Lexicon, termsOfCards } from './lexicon.ts';
import type { WordGroup } from './query.ts';
import type { Hit } from './rank.ts';

/** The pages of cards that a query names are among so many first results. */
const CARD_PLACE = 3;
/** If a query names more cards than this, none of their pages is lifted. */
const MOST_LIFTED = 2;

/** A rule with a lower share of the best score possible is too weak to stand before a card. */
const STRONG = 0.7;
/**
 * A ruling on the card, or a rule of its text, stands first if it has at least this share of the first
 * result's score.
 */
const AS_NEAR = 0.8;
/** The share from which the card's page, if it stands first, shows that ruling or rule. */
const FITS = 0.6;

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
 *
 * @param asked the weight of the query
 */
export function withCardsAmongFirst(
  hits: readonly Hit[],
  groups: readonly WordGroup[],
  asked: number,
  lexicon: Lexicon,
): Hit[] {
  const cards = new Set(groups.flatMap((group) => group.cards));
  if (cards.size === 0 || cards.size > MOST_LIFTED) return [...hits];
  const isCard = ({ record: { kind, id } }: Hit) => kind === 'card' && cards.has(id);
  const late = hits.slice(CARD_PLACE).filter(isCard);
  const others = hits.filter((hit) => !late.includes(hit));
  const first = CARD_PLACE - late.length;
  const lifted = [...others.slice(0, first), ...late, ...others.slice(first)];
  const isWeak = lifted.length > 0 && lifted[0]!.score < STRONG * asked;
  const lead = isWeak ? leadOnCard(lifted, groups, lexicon) : undefined;
  return lead ? [lead, ...lifted.filter(({ record }) => record !== lead.record)] : lifted;
}

/**
 * Returns the result that leads if no rule fits well: of what belongs to the cards that are certainly
 * meant, the best ruling or rule if it fits about as well as the first result, else the card's page,
 * which then shows it.
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
  if (own && own.score >= AS_NEAR * hits[0]!.score) return own;
  const page = hits.find(({ record }) => isPage(record));
  const isFitting = own && own.score >= FITS * hits[0]!.score;
  return page && isFitting ? { ...page, fitting: own.record } : page;
}
