import { evaluate } from 'satteri';

/** The visible text of an MDX page, and its elements, links and exports. */
export interface Rendered {
  readonly text: string;
  /** Names of all elements; those of the site's components begin with a capital. */
  readonly elements: ReadonlySet<string>;
  /** All links. */
  readonly links: readonly string[];
  readonly exports: readonly string[];
}

type Props = { readonly children?: unknown; readonly [name: string]: unknown };

const COMPONENTS = ['Rule', 'Note', 'Term', 'Ref', 'Entry', 'Icon', 'Item', 'Card'] as const;
const BLOCKS: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th', 'h3', 'tr']);

/**
 * Compiles and runs the body of a page as the site does, with components that show their children;
 * an icon shows its name in braces.
 */
export async function renderMdx(mdx: string): Promise<Rendered> {
  const elements = new Set<string>();
  const links: string[] = [];
  const show = (node: unknown): string => {
    if (node === null || node === undefined || typeof node === 'boolean') return '';
    return Array.isArray(node) ? node.map(show).join('') : String(node);
  };
  const component = (name: string) => (props: Props) => {
    elements.add(name);
    return name === 'Icon' ? `{${props.name}}` : show(props.children);
  };
  const Fragment = (props: Props) => show(props.children);
  const jsx = (type: unknown, props: Props) => {
    if (typeof type === 'function') return type(props);
    const name = String(type);
    elements.add(name);
    if (name === 'a') links.push(String(props.href));
    return show(props.children) + (BLOCKS.has(name) ? '\n' : '');
  };
  const runtime = { Fragment, jsx, jsxs: jsx } as unknown as Parameters<typeof evaluate>[1];
  const page = await evaluate(mdx, runtime);
  const components = Object.fromEntries(COMPONENTS.map((name) => [name, component(name)]));
  const text = show((page.default as (props: Props) => unknown)({ components }));
  return { text, elements, links, exports: Object.keys(page) };
}
