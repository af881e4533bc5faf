/** Cards and rulings as texts. */

import type { Card } from '../../engine/index.ts';
import { WORDINGS } from '../../languages/all-languages.ts';
import { plainWords } from '../../languages/plain-words.ts';
import { cardText, plainText } from '../../languages/say/card.ts';
import { errataAfter } from '../../library/record/errata-after.ts';
import type { Language } from '../../rulebook/language.ts';
import { nearestIds } from '../../rulebook/nearest.ts';
import { plainLetters } from '../../rulebook/plain-letters.ts';
import { answerUnder, type Ruling, type Standing, standingOf } from '../../rulebook/ruling.ts';
import { CARDS, RECORD, RULINGS } from './sources.ts';
import { Unanswerable } from './tool.ts';

const byId = new Map(CARDS.map((card) => [card.id, card]));

/** Cards by their names in every language, without case and accents. */
const byName = new Map<string, Card[]>();
for (const card of CARDS) {
  for (const key of new Set(Object.values(card.name).map(foldName))) {
    byName.set(key, [...(byName.get(key) ?? []), card]);
  }
}

function foldName(name: string): string {
  return plainLetters(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** With more names than these, a part of a name is asked for again. */
const MOST_NAMES = 3;

/** The versions of a card by its name or a part of it; by an id, that version alone. */
export function cardsCalled(asked: string): readonly Card[] {
  const one = byId.get(asked);
  if (one) return [one];
  const found = byName.get(foldName(asked));
  if (found) return found;
  const parts = cardsWithWords(foldName(asked).split(' '));
  const names = [...new Set(parts.map(({ name }) => name.en))];
  if (names.length > MOST_NAMES) {
    const shown = names.slice(0, MOST_SHOWN).join('; ');
    const more = names.length > MOST_SHOWN ? `; and ${names.length - MOST_SHOWN} more` : '';
    throw new Unanswerable(`${names.length} cards have “${asked}” in their name: ${shown}${more}.`);
  }
  if (parts.length > 0) return parts;
  const near = nearestIds(foldName(asked), [...byName.keys()], 5);
  throw new Unanswerable(
    `No card is called “${asked}”.${near.length > 0 ? ` Did you mean: ${near.join('; ')}?` : ''}`,
  );
}

const MOST_SHOWN = 20;

/** The cards with a name, in any language, of which each word asked begins a word. */
function cardsWithWords(words: readonly string[]): readonly Card[] {
  const named = [...byName].filter(([key]) => {
    const own = key.split(' ');
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
  return [...new Set(named.flatMap(([, cards]) => cards))];
}

/** Returns every version of a card with its facts, its text, and the rulings about it. */
export function tellCard(asked: string, language: Language): string {
  const cards = cardsCalled(asked);
  const ids = new Set(cards.map(({ id }) => id));
  const rulings = RULINGS.filter((ruling) => ruling.cards.some((id) => ids.has(id)));
  return [
    ...cards.map((card) => tellVersion(card, language)),
    ...(rulings.length > 0 ? [`Rulings: ${rulings.map(idWithStanding).join(', ')}`] : []),
  ].join('\n\n');
}

function tellVersion(card: Card, language: Language): string {
  const { id, name, type, subtypes = [], faction, rarity, handCost, reserveCost } = card;
  const kinds = [type, ...subtypes, faction, rarity].filter((one) => one !== undefined);
  const { statistics } = card;
  return [
    `${name[language] ?? name.en} (${id})`,
    kinds.join(', '),
    ...(handCost === undefined ? [] : [`Costs ${handCost} from hand, ${reserveCost} from Reserve`]),
    ...(statistics
      ? [`Forest ${statistics.forest}, Mountain ${statistics.mountain}, Water ${statistics.water}`]
      : []),
    plainText(cardText(card, WORDINGS[language], (token) => byId.get(token)!)),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** A ruling by its id; of cards, by a name or a part of one, all rulings about them. */
export function tellRulings(asked: string, edition: string, language: Language): string {
  const one = RULINGS.find(({ id }) => id === asked);
  if (one) return tellRuling(one, edition, language);
  const ids = new Set(cardsCalled(asked).map(({ id }) => id));
  const about = RULINGS.filter((ruling) => ruling.cards.some((id) => ids.has(id)));
  if (about.length === 0) throw new Unanswerable(`There is no ruling about “${asked}”.`);
  return about.map((ruling) => tellRuling(ruling, edition, language)).join('\n\n');
}

/** Who gave the answer of a ruling. */
const STANDINGS = {
  official: 'official',
  unofficial: 'unofficial',
  proposed: 'proposed by a reader and not sealed',
} as const satisfies Record<Standing, string>;

function idWithStanding(ruling: Ruling): string {
  return `${ruling.id} (${STANDINGS[standingOf(ruling)]})`;
}

function tellRuling(ruling: Ruling, edition: string, language: Language): string {
  const { id, dates, cards, question, answer, notes = [], rules } = ruling;
  const later = answerUnder(ruling, edition);
  const decided = rules[edition] ?? [];
  return [
    `${id} (${STANDINGS[standingOf(ruling)]}, ${dates.join(', ')}), about ${cards.join(', ')}`,
    `Q: ${plainWords(question[language], language)}`,
    `A: ${plainWords(answer[language], language)}`,
    ...(later === 'stands' ? [`This answer holds in edition ${edition}.`] : []),
    ...(later !== null && later !== 'stands'
      ? [
          `By edition ${edition} (${later.by.join(', ')}): ${plainWords(later.answer[language], language)}`,
        ]
      : []),
    ...notes
      .filter((note) => note.edition === undefined || note.edition === edition)
      .map((note) => `Note: ${plainWords(note.text[language], language)}`),
    ...errataAfter(RECORD.errata, ruling).map(
      (erratum) =>
        `The text of ${erratum.cards.join(', ')} has changed since this answer (${erratum.dates.join(', ')}): tool “record”.`,
    ),
    ...(decided.length > 0 ? [`Rules of edition ${edition}: ${decided.join(', ')}`] : []),
    ...(ruling.kind === 'play' && ruling.example ? [`Played out: example ${ruling.example}`] : []),
  ].join('\n');
}
