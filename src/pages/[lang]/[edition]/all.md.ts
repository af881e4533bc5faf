import type { APIRoute } from 'astro';
import { absoluteUrl, address } from '../../../addresses/address.ts';
import { interfaceTexts } from '../../../languages/texts/interface.ts';
import { allVolumes } from '../../../library/paths.ts';
import type { Volume } from '../../../library/volume.ts';
import { wholeMarkdown } from '../../../library/whole-markdown.ts';

export async function getStaticPaths() {
  return (await allVolumes()).map((book) => ({
    params: { lang: book.lang, edition: book.edition },
    props: { book },
  }));
}

/** The whole edition as one Markdown file. */
export const GET: APIRoute<{ book: Volume }> = ({ props: { book } }) => {
  const { rule, site } = interfaceTexts(book.lang);
  const markdown = wholeMarkdown(book, {
    source: absoluteUrl(address.edition(book.lang, book.edition)),
    unofficial: site.unofficial,
    notes: { remark: rule.remark, example: rule.example },
    unofficialNote: rule.unofficial.example,
  });
  return new Response(markdown, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
};
