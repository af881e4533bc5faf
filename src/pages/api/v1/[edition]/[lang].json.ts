import type { APIRoute } from 'astro';
import { editionData } from '../../../../api/rule.ts';
import { allVolumes } from '../../../../library/paths.ts';
import type { Volume } from '../../../../library/volume.ts';

export async function getStaticPaths() {
  return (await allVolumes()).map((book) => ({
    params: { edition: book.edition, lang: book.lang },
    props: { book },
  }));
}

/** A whole edition in one language. */
export const GET: APIRoute<{ book: Volume }> = async ({ props }) =>
  Response.json(await editionData(props.book));
