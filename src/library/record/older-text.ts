/** What a card said before an erratum, and after it, with the words marked that changed. */

import type { Card } from '../../engine/cards/card.ts';
import { parseCards } from '../../engine/cards/schema.ts';
import { WORDINGS } from '../../languages/all-languages.ts';
import { cardText } from '../../languages/say/card.ts';
import type { Language } from '../../rulebook/language.ts';
import { type MarkedAbilityText, markedText } from '../card-differences.ts';
import { cardNamed, type PrintedCard, printedCard } from '../cards.ts';
import { errata } from './record.ts';
import type { Erratum } from './schema.ts';

/** The text of versions before and after an erratum, each with the words marked that the other lacks. */
export interface ChangedText {
  /** Ids of the versions that share both texts. */
  readonly cards: readonly string[];
  readonly before: readonly MarkedAbilityText[];
  readonly after: readonly MarkedAbilityText[];
}

type Version = Pick<PrintedCard, 'card' | 'line' | 'text'>;

/** The texts that an erratum changed; none where it is about a few words or a number. */
export function changedTexts(erratum: Erratum, lang: Language): readonly ChangedText[] {
  if (!('texts' in erratum.before)) return [];
  const all = Object.keys(erratum.before.texts).map((id) => {
    const before = olderVersion(erratum, id, lang);
    const after = versionAfter(erratum, id, lang);
    return { id, before: markedText(before, [after]), after: markedText(after, [before]) };
  });
  const said = Map.groupBy(all, ({ before, after }) => JSON.stringify([before, after]));
  return [...said.values()].map((same) => ({
    cards: same.map(({ id }) => id),
    before: same[0]!.before,
    after: same[0]!.after,
  }));
}

/** A card as it was before an erratum. Refuses abilities that no card can have. */
export function olderCard(erratum: Erratum, id: string): Card {
  const abilities = 'texts' in erratum.before ? erratum.before.texts[id] : undefined;
  if (!abilities) throw new Error(`The erratum ${erratum.id} has no older text of "${id}".`);
  return parseCards([{ ...cardNamed(id), abilities }], erratum.id)[0]!;
}

function olderVersion(erratum: Erratum, id: string, lang: Language): Version {
  const card = olderCard(erratum, id);
  const { line } = printedCard(id, lang);
  return { card, line, text: cardText(card, WORDINGS[lang], cardNamed) };
}

/** The version that an erratum made: the one before the next erratum of its text, or today's. */
function versionAfter(erratum: Erratum, id: string, lang: Language): Version {
  const [next] = errata
    .filter(
      ({ before, dates }) =>
        'texts' in before && id in before.texts && dates[0]! > erratum.dates[0]!,
    )
    .sort((a, b) => (a.dates[0]! < b.dates[0]! ? -1 : 1));
  return next ? olderVersion(next, id, lang) : printedCard(id, lang);
}
