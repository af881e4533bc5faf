import type { Language } from '../rulebook/language.ts';
import type { Ruling } from '../rulebook/ruling.ts';
import { mapPhrasing } from '../rulebook/tree.ts';
import { cardNamed, nameOf } from './cards.ts';
import { collected } from './collection.ts';
import { parsedBlocks } from './parsed.ts';

/** All rulings. */
export const rulings: readonly Ruling[] = collected.rulings;

/** The rulings about a card, those that name it earliest first. */
export function rulingsAbout(card: string): readonly Ruling[] {
  const place = (ruling: Ruling) => ruling.cards.indexOf(card);
  return rulings.filter((ruling) => place(ruling) >= 0).sort((a, b) => place(a) - place(b));
}

const byRule = Map.groupBy(
  rulings.flatMap((ruling) =>
    Object.entries(ruling.rules).flatMap(([edition, numbers]) =>
      numbers.map((number) => ({ key: `${edition} ${number}`, ruling })),
    ),
  ),
  ({ key }) => key,
);

/** The rulings that a rule of an edition decides, those about play first. */
export function rulingsDecidedBy(number: string, edition: string): readonly Ruling[] {
  const found = byRule.get(`${edition} ${number}`)?.map(({ ruling }) => ruling) ?? [];
  return playFirst(found);
}

const terms = new Map(rulings.map((ruling) => [ruling.id, termsIn(ruling)]));

/** Ids of the terms that a ruling's answer and notes name, in their order. */
export function termsOf(ruling: Ruling): readonly string[] {
  return terms.get(ruling.id) ?? [];
}

/** The rulings that name a term, those about play first. */
export function rulingsNaming(term: string): readonly Ruling[] {
  return playFirst(rulings.filter((ruling) => termsOf(ruling).includes(term)));
}

/** The worked example of a ruling, and its variant; null where there is none. */
export function exampleOf(ruling: Ruling): { id: string; variant: string | null } | null {
  if (ruling.kind !== 'play' || ruling.example === undefined) return null;
  const [id, variant] = ruling.example.split('/') as [string, string?];
  return { id, variant: variant ?? null };
}

/** Rulings in the order of a list: those about play first, by the name of their first card. */
export function rulingsInOrder(lang: Language): readonly Ruling[] {
  const name = ({ cards }: Ruling) => nameOf(cardNamed(cards[0]!), lang);
  const inOrder = [...rulings].sort(
    (a, b) =>
      name(a).localeCompare(name(b), lang) ||
      a.question[lang].localeCompare(b.question[lang], lang),
  );
  return playFirst(inOrder);
}

function playFirst(list: readonly Ruling[]): readonly Ruling[] {
  return [...list].sort((a, b) => Number(a.kind === 'not-play') - Number(b.kind === 'not-play'));
}

function termsIn({ answer, notes = [] }: Ruling): readonly string[] {
  const found = new Set<string>();
  for (const text of [answer.en, ...notes.map((note) => note.text.en)]) {
    mapPhrasing(parsedBlocks(text), (node) => {
      if (node.type === 'term') found.add(node.id);
      return [node];
    });
  }
  return [...found];
}
