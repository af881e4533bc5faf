import { sayViolation } from '../../languages/texts/deck-check.ts';
import { type DeckNaming, nameOf } from './deck-name.ts';
import type { FormatViolation } from './format-check.ts';

/** What a deck must not be, by the book or by a format, as a sentence. */
export function violationSentence(violation: FormatViolation, naming: DeckNaming): string {
  const { words, table, lang } = naming;
  const names = violation.cards.map((id) => nameOf(id, naming)).join(', ');
  switch (violation.kind) {
    case 'too-many-of-version':
      return words.tooManyOfVersion(names, violation.found, violation.most);
    case 'same-unique':
      return words.sameUnique(violation.reference, violation.found);
    case 'too-many-of-name':
      return sayViolation(violation, table.byId.get(violation.cards[0]!)!.name[lang], words);
    default:
      return sayViolation(violation, names, words);
  }
}
