import type { APIRoute } from 'astro';
import { oembedData } from '../../../../api/oembed.ts';
import { examples } from '../../../../library/collection.ts';
import type { Example } from '../../../../library/examples/example.ts';
import { IMAGE_SIZE } from '../../../../pictures/text-picture.ts';

export function getStaticPaths() {
  return [...examples.values()].map((example) => ({
    params: { id: example.id },
    props: { example },
  }));
}

/** How another site shows an example. */
export const GET: APIRoute<{ example: Example }> = ({ props }) =>
  Response.json(oembedData(props.example, IMAGE_SIZE));
