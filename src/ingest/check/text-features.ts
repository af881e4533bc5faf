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

const NEGATION: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:not|no|cannot|never|none|neither|nor|without|nothing|nobody|unable)\b|n’t\b/iu,
  fr: /(?<!\p{L})(?:ne|ni|sans|aucune?|jamais|rien|non(?! officielle))(?!\p{L})|(?<!\p{L})n’/iu,
  it: /(?<!\p{L})(?:non(?! ufficiale)|o no|né|nemmeno|senza|nessun[oa]?|mai|nulla|niente)(?!\p{L})|(?<!\p{L})nessun’/iu,
};

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
    negations: NEGATION[language].test(withoutEmptyNegation(withoutTerms(blocks), language))
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

/** Italian says “non” after “a meno che” and “finché”, where no other language negates. */
function withoutEmptyNegation(text: string, language: Language): string {
  if (language !== 'it') return text;
  return text.replace(/(?<!\p{L})(?:a meno che|finché)([^.;:]*?)(?<!\p{L})non(?!\p{L})/giu, '$1');
}

/** The sentences of a text, each item of a list apart. */
export function sentencesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap(sentencesOf);
    return wordsOf([block]).split(/(?<=[.!?…](?:\s?["»”’)])?)\s+(?=[\p{Lu}«“"])/u);
  });
}
