import type { Card } from '../../engine/cards/card.ts';
import { SUBTYPES } from '../../languages/subtypes.ts';
import { LONGEST_ID, slug } from '../../rulebook/checked-text.ts';
import { nearestIds } from '../../rulebook/nearest.ts';
import { slugOf } from '../../rulebook/slug.ts';
import type { Problems } from '../problem.ts';
import type { Kept } from '../read/collection.ts';
import type { LoadedLibrary } from '../read/loaded.ts';

/** Checks the cards against each other, and that the sub-types and tokens that they name exist. */
export function checkCards(
  cards: readonly Kept<Card>[],
  library: LoadedLibrary,
  problems: Problems,
): void {
  const { places } = library;
  const files = new Map<string, string>();
  for (const { file, value: card } of cards) {
    const first = files.get(card.id);
    files.set(card.id, first ?? file);
    if (first === undefined) continue;
    problems.error(
      'duplicate',
      places.of(card, file),
      `card ${card.id} is written twice; the first is in ${first}`,
      'Keep one of the two, or give the other its own id.',
    );
  }
  checkAddresses(cards, library, problems);
  checkAbilities(cards, library, problems);
  const subtypes = new Set(cards.flatMap(({ value }) => value.subtypes ?? []).filter(hasWord));
  for (const { file, value: card } of cards) {
    const report = (kind: 'sub-type' | 'token', name: string, near: readonly string[]) =>
      problems.error(
        kind === 'token' ? 'unknown-card' : 'unknown-subtype',
        places.of(card, file),
        `card ${card.id}: ${JSON.stringify(name)} is no ${kind}${kind === 'token' ? ' of the collection' : ' that has a word'}`,
        near.length > 0 ? `Did you mean ${near.join(', ')}?` : MEND[kind],
      );
    for (const name of namesIn(card, SUBTYPE_FIELDS)) {
      if (!hasWord(name)) report('sub-type', name, nearestIds(name, [...subtypes]));
    }
    for (const name of namesIn(card, TOKEN_FIELDS)) {
      if (name !== ANY_SIGNATURE && !files.has(name))
        report('token', name, nearestIds(name, [...files.keys()]));
    }
  }
}

/** Only Characters and tokens are printed without a text; any other card would do nothing. */
function checkAbilities(
  cards: readonly Kept<Card>[],
  { places }: LoadedLibrary,
  problems: Problems,
): void {
  for (const { file, value: card } of cards) {
    if (card.abilities.length > 0 || card.type === 'character' || card.type === 'token') continue;
    problems.error(
      'schema',
      places.of(card, file),
      `card ${card.id}: a ${card.type} without abilities does nothing`,
      'Write what its text says.',
    );
  }
}

/** The English name makes the address of the page that the versions of a card share. */
function checkAddresses(
  cards: readonly Kept<Card>[],
  { places }: LoadedLibrary,
  problems: Problems,
): void {
  const names = new Map<string, string>();
  for (const { file, value: card } of cards) {
    const { en } = card.name;
    const address = slugOf(en);
    const first = names.get(address);
    names.set(address, first ?? en);
    if (!slug.safeParse(address).success) {
      problems.error(
        'schema',
        places.of(card, file),
        `card ${card.id}: no address can be made of the name ${JSON.stringify(en)}`,
        `Give it an English name of the letters a to z and digits, at most ${LONGEST_ID}.`,
      );
    } else if (first !== undefined && first !== en) {
      problems.error(
        'duplicate',
        places.of(card, file),
        `card ${card.id}: the names ${JSON.stringify(first)} and ${JSON.stringify(en)} have the same address, ${address}`,
        'Write both alike if it is one name; else change one.',
      );
    }
  }
}

const MEND = {
  token: 'Correct its id, or add it to data/cards/tokens.json.',
  'sub-type':
    'Correct it, or add it to src/languages/subtypes.ts and its words to each src/languages/LANG/lexicon/cards.ts.',
};

const SUBTYPE_FIELDS: readonly string[] = ['subtype', 'subtypes'];
const TOKEN_FIELDS: readonly string[] = ['token', 'signature'];

/** Stands for the Signature token of whatever Hero a player has. */
const ANY_SIGNATURE = 'signature';

/** Whether a sub-type has a word in every language; otherwise its id would be shown. */
function hasWord(id: string): boolean {
  return (SUBTYPES as readonly string[]).includes(id);
}

/** Returns the texts in given fields anywhere in a card's tree, without duplicates. */
function namesIn(part: unknown, fields: readonly string[], found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [field, value] of Object.entries(part)) {
    const names = fields.includes(field) ? [value].flat() : [];
    for (const name of names) if (typeof name === 'string') found.add(name);
    namesIn(value, fields, found);
  }
  return found;
}
