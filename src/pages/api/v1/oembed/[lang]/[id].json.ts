import type { APIRoute } from 'astro';
import { oembedData } from '../../../../../api/oembed.ts';
import { examplePaths } from '../../../../../book/collection.ts';
import type { Example } from '../../../../../examples/example.ts';
import type { Language } from '../../../../../rulebook/language.ts';

export const getStaticPaths = examplePaths;

/** How another site shows an example. */
export const GET: APIRoute<{ lang: Language; example: Example }> = ({ props }) =>
  Response.json(oembedData(props.example, props.lang));
