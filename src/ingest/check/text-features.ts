import { CHECKS } from '../../languages/all-languages.ts';
import type { Language } from '../../rulebook/language.ts';
import { type Block, itemNumbers, mapPhrasing, plainText } from '../../rulebook/tree.ts';

/** Features of a text that are the same in every language, as lists that can be compared. */
export interface Features {
  readonly 'rule numbers': readonly string[];
  readonly figures: readonly string[];
  readonly icons: readonly string[];
  readonly terms: readonly string[];
  readonly 'list items': readonly string[];
  /** One entry if the text negates anything. */
  readonly negations: readonly string[];
}

/** Returns the features of a text for comparison with other languages. */
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

/** Returns a text without its marks, with the words of its terms. */
export function wordsOf(blocks: readonly Block[]): string {
  return plainText(blocks, (mark) => {
    if (mark.type === 'term' || mark.type === 'article')
      return mark.shown ?? mark.id.replaceAll('-', ' ');
    return '';
  });
}

/** Returns a text without its terms, whose words contain a negation in some languages only. */
function withoutTerms(blocks: readonly Block[]): string {
  return plainText(blocks, () => '');
}

/** Removes a negation that other languages lack: Italian says “non” after “a meno che”. */
function withoutEmptyNegation(text: string, language: Language): string {
  const { emptyNegation } = CHECKS[language];
  return emptyNegation ? text.replace(emptyNegation, '$1') : text;
}

/** Returns the sentences of a text, those of each list item separately. */
export function sentencesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap(sentencesOf);
    return wordsOf([block]).split(/(?<=[.!?…](?:\s?["»”’)])?)\s+(?=[\p{Lu}«“"])/u);
  });
}
