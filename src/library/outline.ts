import type { Outline } from '../rulebook/content.ts';
import type { Language } from '../rulebook/language.ts';
import { compareNumbers } from '../rulebook/number.ts';

type NodeKind = 'chapter' | 'group' | 'section';

/** A node of the book's outline in one language, with its children. */
export interface OutlineNode {
  readonly kind: NodeKind;
  readonly number: string;
  readonly title: string;
  /** The number above, null for a chapter. */
  readonly parent: string | null;
  readonly children: readonly OutlineNode[];
}

/** A node while the tree is being built. */
type Growing = Omit<OutlineNode, 'children'> & { children: Growing[] };

/**
 * The outline of an edition as a tree of chapters, groups and sections, in book order.
 * Leaves out nodes without a title in the language, and chapters and groups that stay empty.
 */
export function outlineTree(outline: Outline, lang: Language): readonly OutlineNode[] {
  const nodes = new Map<string, Growing>();
  const grow = (kind: NodeKind, number: string, parent: string | null, title?: string) => {
    if (title === undefined) return;
    nodes.set(number, { kind, number, parent, title, children: [] });
  };
  for (const { number, title } of outline.chapters) grow('chapter', number, null, title[lang]);
  for (const { number, chapter, title } of outline.groups) {
    grow('group', number, chapter, title[lang]);
  }
  for (const { number, group, title } of outline.sections) {
    grow('section', number, group, title[lang]);
  }
  const chapters: Growing[] = [];
  for (const node of nodes.values()) {
    const siblings = node.parent === null ? chapters : nodes.get(node.parent)?.children;
    siblings?.push(node);
  }
  return chapters.map(inBookOrder).filter(hasSections);
}

function inBookOrder(node: Growing): OutlineNode {
  const children = node.children
    .map(inBookOrder)
    .filter(hasSections)
    .sort((a, b) => compareNumbers(a.number, b.number));
  return { ...node, children };
}

function hasSections(node: OutlineNode): boolean {
  return node.kind === 'section' || node.children.length > 0;
}

/** All nodes of a tree, each before its children. */
export function flattenOutline(nodes: readonly OutlineNode[]): OutlineNode[] {
  return nodes.flatMap((node) => [node, ...flattenOutline(node.children)]);
}
