/**
 * Whether two trees say the same: printed texts of different languages, or a text and the tree
 * that it was printed from, may choose different words for one thing.
 */

/** Fields that only change the wording (7.3.17, 7.3.18). */
const WORDING = new Set(['give', 'have']);
/** "Put", "return" and "send" are one action (7.3.27.b). */
const MOVES = new Set(['put', 'return', 'send']);

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** A tree in the one form of all that say the same. */
export function canonicalTree(tree: unknown): unknown {
  if (Array.isArray(tree)) {
    const all = tree.map(canonicalTree);
    return all.length === 1 && typeof all[0] === 'string' ? all[0] : all;
  }
  if (!isNode(tree)) return tree;
  const node = Object.fromEntries(
    Object.entries(tree)
      .filter(([key, value]) => value !== undefined && !WORDING.has(key))
      .map(([key, value]) => [key, canonicalTree(value)]),
  );
  if (typeof node.do === 'string' && MOVES.has(node.do)) node.do = 'put';
  if (Array.isArray(node.cost)) node.cost = sortCosts(node.cost);
  // Everything is a card, so that a filter for cards says nothing (2.2.1.a).
  if (node.type === 'card') delete node.type;
  if ('exists' in node && node.atLeast === 1 && node.atMost === undefined) delete node.atLeast;
  return negationOf(node) ?? node;
}

/** All parts of a cost are paid at once, so that their order says nothing (6.4.a). */
function sortCosts(cost: readonly unknown[]): unknown[] {
  return [...cost].sort((one, other) =>
    JSON.stringify(one).localeCompare(JSON.stringify(other), 'en'),
  );
}

/** "Not at least three" is "at most two", "not Fleeting" is without it. */
function negationOf(node: Node): Node | undefined {
  const { not } = node;
  if (!isNode(not)) return undefined;
  const { atLeast, ...rest } = not;
  if (typeof atLeast === 'number' && ('exists' in not || 'amount' in not)) {
    return { ...rest, atMost: atLeast - 1 };
  }
  if ('is' in not && isNode(not.filter)) {
    const { status, ...others } = not.filter;
    if (typeof status === 'string' && Object.keys(others).length === 0) {
      return { ...not, filter: { without: status } };
    }
  }
  return undefined;
}

/** Whether two trees say the same. */
export function sameTree(one: unknown, other: unknown): boolean {
  return (
    JSON.stringify(orderParts(canonicalTree(one))) ===
    JSON.stringify(orderParts(canonicalTree(other)))
  );
}

function orderParts(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(orderParts);
  if (!isNode(tree)) return tree;
  return Object.fromEntries(
    Object.keys(tree)
      .sort()
      .map((key) => [key, orderParts(tree[key])]),
  );
}
