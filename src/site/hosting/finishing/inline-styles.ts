import { STYLE_SOURCES } from '../../layout/policy.ts';
import { policySource } from '../policy-source.ts';

const SKIPPED = /<!--[\s\S]*?-->|<(script|textarea|title)\b[\s\S]*?<\/\1\s*>/.source;
const TAG = /<[a-z][^\s/>]*(?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*\s*\/?>/
  .source;
const MARKUP = new RegExp(`${SKIPPED}|${TAG}`, 'gi');
const STYLE_ATTRIBUTE = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** A style element of Astro's, or the one with the values of a page; others may have a medium. */
const OWN_STYLE = /<style(?: data-values)?>([\s\S]*?)<\/style>\s*/g;
const STYLE_LINK = /(<link\b[^>]*\brel="?stylesheet\b[^>]*>)/;
const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/**
 * Makes a page fit for a content policy that allows no style but those it names: each value of a style
 * attribute becomes a rule of one style element, and the policy names all style elements by their
 * hashes. A script may still set styles of elements one by one.
 */
export function withHashedStyles(html: string): string {
  const values = new Map<string, number>();
  const markStyle = (tag: string) => {
    if (/^<(?:!|script|textarea|title)/i.test(tag)) return tag;
    return tag.replace(STYLE_ATTRIBUTE, (_, double?: string, single?: string) => {
      const value = unescapeStyle(double ?? single ?? '')
        .trim()
        .replace(/;$/, '');
      if (value === '') return '';
      if (!values.has(value)) values.set(value, values.size);
      return ` data-s="${values.get(value)}"`;
    });
  };
  // Most pages have no style attribute, and looking at each tag takes long.
  const marked = STYLE_ATTRIBUTE.test(html) ? html.replace(MARKUP, markStyle) : html;
  // A rule that weighs as much as one with an id: an attribute would outweigh the stylesheets too.
  const rules = [...values].map(([value, key]) => `:is(#_,[data-s="${key}"]){${value}}`);
  const styled =
    rules.length > 0
      ? marked.replace('</head>', `<style data-values>${rules.join('')}</style></head>`)
      : marked;
  const joined = joinStyles(styled);
  const hashes = [...joined.matchAll(STYLE_ELEMENT)].map(([, css]) => policySource(css!));
  return joined.replace(STYLE_SOURCES, [STYLE_SOURCES, ...new Set(hashes)].join(' '));
}

/**
 * Joins the style elements of a head, since each is a hash in the policy. None is moved past a link to a
 * style file: which of the two is later would change.
 */
function joinStyles(html: string): string {
  const end = html.indexOf('</head>');
  const parts = html.slice(0, end).split(STYLE_LINK);
  return parts.map(joinStylesIn).join('') + html.slice(end);
}

/** Joins the style elements in a part of a head at the place of the last. */
function joinStylesIn(part: string): string {
  const styles = [...part.matchAll(OWN_STYLE)];
  const last = styles.at(-1);
  if (!last || styles.length < 2) return part;
  const css = styles.map(([, one]) => one).join('');
  const before = part.slice(0, last.index).replace(OWN_STYLE, '');
  return `${before}<style>${css}</style>${part.slice(last.index + last[0].length)}`;
}

/** Unescapes a style attribute for a stylesheet. Throws if it could end the rule or the element. */
function unescapeStyle(value: string): string {
  const signs: Record<string, string> = { quot: '"', '#34': '"', '#39': "'", amp: '&', '#38': '&' };
  const css = value.replace(/&(quot|#34|#39|amp|#38);/g, (_, name) => signs[name]!);
  if (/[{}<]/.test(css)) throw new Error(`A style attribute cannot become a rule: ${css}`);
  return css;
}
