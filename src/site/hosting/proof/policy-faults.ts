/** Whether the content policy of a page allows the scripts and styles that stand in the page. */
import { policySource } from '../policy-source.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]+)"/;
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** The same, where what looks like an element in a comment, a value or a text element is none. It takes longer. */
const SURELY_INLINE =
  /<!--[\s\S]*?-->|<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>|<(textarea|title)\b[\s\S]*?<\/\4\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** The hash of a text by the text: thousands of pages have the same few scripts and styles. */
const known = new Map<string, string>();

/** Returns the inline scripts and styles of a page that its own policy refuses, each by its beginning. */
export function refusedByPolicy(html: string): readonly string[] {
  const policy = POLICY.exec(html)?.[1]?.replaceAll('&#39;', "'");
  if (policy === undefined) return [];
  return refusedIn(html, INLINE, policy).length > 0 ? refusedIn(html, SURELY_INLINE, policy) : [];
}

function refusedIn(html: string, inline: RegExp, policy: string): readonly string[] {
  return Array.from(html.matchAll(inline)).flatMap(([, element, attributes = '', code = '']) => {
    const isLoaded = /\ssrc=/.test(attributes);
    const isData =
      element === 'script' &&
      /\stype="?(?:application\/(?!javascript)|text\/plain)/.test(attributes);
    if (isLoaded || isData || code === '' || policy.includes(sourceOf(code))) return [];
    return [`<${element}> ${code.slice(0, 60)}`];
  });
}

function sourceOf(code: string): string {
  const source = known.get(code) ?? policySource(code);
  known.set(code, source);
  return source;
}
