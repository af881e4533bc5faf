import type { APIRoute } from 'astro';
import { allPictures, drawPicture } from '../site/picture/all-pictures.ts';
import type { PagePicture } from '../site/picture/page-picture.ts';

export async function getStaticPaths() {
  return [...(await allPictures())].map(([path, picture]) => ({
    params: { picture: path },
    props: { picture },
  }));
}

/** The preview picture of a page, shown where other sites link to it. */
export const GET: APIRoute<{ picture: PagePicture }> = async ({ props }) =>
  new Response(new Uint8Array(await drawPicture(props.picture)), {
    headers: { 'content-type': 'image/png' },
  });
