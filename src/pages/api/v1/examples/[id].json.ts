import type { APIRoute } from 'astro';
import { exampleData } from '../../../../api/example.ts';
import { examples } from '../../../../library/collection.ts';
import type { Example } from '../../../../library/examples/example.ts';

export function getStaticPaths() {
  return [...examples].map(([id, example]) => ({ params: { id }, props: { example } }));
}

/** A worked example as it is written, and the rules that each of its plays cites. */
export const GET: APIRoute<{ example: Example }> = ({ props }) =>
  Response.json(exampleData(props.example));
