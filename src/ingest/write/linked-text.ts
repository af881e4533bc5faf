import { parseOnce } from '../../library/parsed.ts';
import type { Language } from '../../rulebook/language.ts';
import { type NameCutter, type NamedPiece, namesWithinNames } from '../../rulebook/named-cards.ts';
import { compareNumbers, ruleOf } from '../../rulebook/number.ts';
import { slugOf } from '../../rulebook/slug.ts';
import type { Finding, TextKind } from '../../rulebook/text.ts';
import { type Block, mapPhrasing, type Phrasing } from '../../rulebook/tree.ts';

/** The names that a text can link, in one language of one edition. */
export interface LinkableNames {
  readonly language: Language;
  /** Numbers that have a page in this language. */
  readonly numbers: ReadonlySet<string>;
  /** Whether a rule has an item of this number. */
  readonly hasItem: (number: string) => boolean;
  /** Singular of each term by id. */
  readonly terms: ReadonlyMap<string, string>;
  /** All forms of each term by id, in lower case. */
  readonly forms: ReadonlyMap<string, ReadonlySet<string>>;
  /** Title of each article by id. */
  readonly articles: ReadonlyMap<string, string>;
  /** Cuts words at the names of cards. */
  readonly cutAtCards: NameCutter;
}

/**
 * A name in a text that leads nowhere and becomes plain text; or a form that its term does not have,
 * which is linked to the term nevertheless.
 */
export interface Miss {
  readonly kind: 'rule' | 'term' | 'article' | 'form';
  readonly name: string;
  /** The id of the term that has the written word as a form. */
  readonly meant?: string;
}

/** A text whose marks all lead somewhere. */
export interface LinkedText {
  readonly blocks: readonly Block[];
  /** Numbers that it names, in book order. */
  readonly cites: readonly string[];
  /** Ids of the terms that it names. */
  readonly terms: readonly string[];
  readonly findings: readonly Finding[];
  readonly misses: readonly Miss[];
}

/** Parses a text and resolves its marks. Never throws; a mark that leads nowhere becomes text. */
export function linkText(text: string, kind: TextKind, names: LinkableNames): LinkedText {
  const { blocks, findings } = parseOnce(text, kind);
  const cites = new Set<string>();
  const terms = new Set<string>();
  const misses: Miss[] = [];
  const miss = (kind: Miss['kind'], name: string, value: string): Phrasing[] => {
    misses.push({ kind, name });
    return [{ type: 'text', value }];
  };
  const parts = namesWithinNames(cardsIn(text, names).map((piece) => piece.text));
  const follow = (node: Phrasing): Phrasing[] => {
    switch (node.type) {
      case 'text':
        return names.cutAtCards(node.value).map(({ text: shown, card }) => {
          const isCard = card !== null && !parts.has(shown);
          return isCard ? { type: 'card', id: card, shown } : { type: 'text', value: shown };
        });
      case 'link':
        return [{ ...node, children: withoutCards(node.children) }];
      case 'number': {
        const { number, certain } = node;
        const rule = ruleOf(number);
        if (!names.numbers.has(rule) || (rule !== number && !names.hasItem(number))) {
          return certain ? miss('rule', number, number) : [{ type: 'text', value: number }];
        }
        cites.add(rule);
        return [node];
      }
      case 'term': {
        const singular = names.terms.get(node.id);
        if (singular === undefined) {
          const meant = termOfForm(node.id, names.forms);
          misses.push({ kind: 'term', name: node.id, ...(meant ? { meant } : {}) });
          return [{ type: 'text', value: node.shown ?? node.id }];
        }
        terms.add(node.id);
        if (node.shown !== null && !isForm(node.shown, names.forms.get(node.id) ?? new Set())) {
          misses.push({ kind: 'form', name: `${node.id}|${node.shown}` });
        }
        return [{ ...node, shown: node.shown ?? singular }];
      }
      case 'article': {
        const title = names.articles.get(node.id);
        if (title === undefined) return miss('article', node.id, node.shown ?? node.id);
        return [{ ...node, shown: node.shown ?? title }];
      }
      default:
        return [node];
    }
  };
  const linked = mapPhrasing(blocks, follow);
  return {
    blocks: linked,
    cites: [...cites].sort(compareNumbers),
    terms: [...terms],
    findings,
    misses,
  };
}

/** The names of cards in a text. */
function cardsIn(text: string, { cutAtCards }: LinkableNames): NamedPiece[] {
  return cutAtCards(text).filter(({ card }) => card !== null);
}

/** Returns the words of a link without links to cards, because links cannot be nested. */
function withoutCards(nodes: readonly Phrasing[]): Phrasing[] {
  return nodes.map((node) => {
    if (node.type === 'card') return { type: 'text', value: node.shown };
    return 'children' in node ? { ...node, children: withoutCards(node.children) } : node;
  });
}

/** Returns the id of the term that has a form, also if it was written without its accents. */
function termOfForm(written: string, forms: LinkableNames['forms']): string | null {
  const wanted = slugOf(written);
  const found = [...forms].find(([, all]) => [...all].some((form) => slugOf(form) === wanted));
  return found?.[0] ?? null;
}

/** Whether words are a form of a term, or the part of a form that the sentence needs. */
function isForm(shown: string, forms: ReadonlySet<string>): boolean {
  const words = shown.toLowerCase().replace(/’s$/u, '');
  if (forms.has(words)) return true;
  return [...forms].some((form) => form.split(/[\s-]+/u).includes(words));
}
