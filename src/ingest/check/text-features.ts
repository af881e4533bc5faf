import { CHECKS } from '../../languages/all-languages.ts';
import type { Language } from '../../rulebook/language.ts';
import { type Block, itemNumbers, mapPhrasing, plainText } from '../../rulebook/tree.ts';

/** What a text says alike in every language, each as a list that can be compared. */
export interface Features {
  readonly 'rule numbers': readonly string[];
  readonly figures: readonly string[];
  readonly icons: readonly string[];
  readonly terms: readonly string[];
  readonly 'list items': readonly string[];
  /** One entry if the text negates anything. */
  readonly negations: readonly string[];
}

/** What can be compared of a text. */
export function featuresOf(blocks: readonly Block[], language: Language): Features {
  const numbers: string[] = [];
  const icons: string[] = [];
  const terms = new Set<string>();
  mapPhrasing(blocks, (node) => {
    if (node.type === 'number') numbers.push(node.number);
    else if (node.type === 'icon') icons.push(node.name);
    else if (node.type === 'term') terms.add(node.id);
    return [node];
  });
  const words = wordsOf(blocks);
  return {
    'rule numbers': numbers.sort(),
    figures: (words.match(/(?<![\p{L}\d.])\d+/gu) ?? []).sort(),
    icons: icons.sort(),
    terms: [...terms].sort(),
    'list items': [...itemNumbers(blocks).values()],
    negations: CHECKS[language].negation.test(withoutEmptyNegation(withoutTerms(blocks), language))
      ? ['a negation']
      : [],
  };
}

/** A text without its marks, terms shown as they stand. */
export function wordsOf(blocks: readonly Block[]): string {
  return plainText(blocks, (mark) => {
    if (mark.type === 'term' || mark.type === 'article')
      return mark.shown ?? mark.id.replaceAll('-', ' ');
    return '';
  });
}

/** What a text says between its terms: a term's own words negate in one language and not in another. */
function withoutTerms(blocks: readonly Block[]): string {
  return plainText(blocks, () => '');
}

/** Leaves out a negation that no other language has: Italian says “non” after “a meno che”. */
function withoutEmptyNegation(text: string, language: Language): string {
  const { emptyNegation } = CHECKS[language];
  return emptyNegation ? text.replace(emptyNegation, '$1') : text;
}

/** The sentences of a text, each item of a list apart. */
export function sentencesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap(sentencesOf);
    return wordsOf([block]).split(/(?<=[.!?…](?:\s?["»”’)])?)\s+(?=[\p{Lu}«“"])/u);
  });
}
