import { codeToHtml } from 'shiki';
import { embedSnippet, escapeAttribute } from './snippet.ts';

const ADDRESS = '/address/';
const TITLE = 'title of the example';

/** The snippet of no example, coloured once for all pages. */
const pattern = codeToHtml(embedSnippet(ADDRESS, TITLE), {
  lang: 'html',
  themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  defaultColor: 'light-dark()',
  // Or a busy machine would colour less of it.
  tokenizeTimeLimit: 0,
});

/** HTML of the coloured source text that shows an example elsewhere. */
export async function highlightSnippet(address: string, title: string): Promise<string> {
  const html = await pattern;
  return html
    .replace(ADDRESS, () => escapeText(address))
    .replace(TITLE, () => escapeText(escapeAttribute(title)));
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
}
